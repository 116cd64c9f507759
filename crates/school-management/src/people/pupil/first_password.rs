use chrono::TimeDelta;
use kernel::{Grade, Stage};

/// How long the password on a card waits for its pupil.
pub const CARD_LASTS: TimeDelta = TimeDelta::days(14);

/// Whether pupils of this grade choose a password of their own when they first come in, as those without a class do. Up to the
/// third grade they keep the one they were given: they could not write down another.
pub fn chooses_own_password(grade: Option<Grade>) -> bool {
    grade.is_none_or(|grade| grade.stage != Stage::AnosIniciais || grade.place >= 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn from_the_fourth_grade_on_pupils_choose() {
        let keeps: Vec<_> = Stage::ALL
            .into_iter()
            .flat_map(Stage::grades)
            .filter(|grade| !chooses_own_password(Some(*grade)))
            .map(Grade::label)
            .collect();
        assert_eq!(keeps, ["1º ano", "2º ano", "3º ano"]);
        assert!(chooses_own_password(None));
    }
}
