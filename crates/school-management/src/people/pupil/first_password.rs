use kernel::{Grade, Stage};

/// Places of the grades that keep the password they were given: the first three.
const YOUNG: u8 = 3;

/// Whether a pupil of this grade chooses a password when they come in with one that others know: from the 4th grade on, and
/// who is in no class. Younger ones keep the one on their card.
pub fn chooses_password(grade: Option<Grade>) -> bool {
    !grade.is_some_and(|grade| grade.stage == Stage::AnosIniciais && grade.place < YOUNG)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn from_the_fourth_grade_on_pupils_choose() {
        let young =
            Stage::ALL.into_iter().flat_map(Stage::grades).filter(|grade| !chooses_password(Some(*grade)));
        assert_eq!(young.map(Grade::label).collect::<Vec<_>>(), ["1º ano", "2º ano", "3º ano"]);
        assert!(chooses_password(None));
    }
}
