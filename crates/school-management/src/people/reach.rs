//! Whose pupils within the school a person sees.

use kernel::PersonId;

/// The pupils that somebody may see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// All of the school.
    School,
    /// Those of the classes that this professor teaches.
    ClassesOf(PersonId),
    /// This pupil alone.
    Oneself(PersonId),
}

impl Reach {
    /// Whether it has a pupil whose class this person teaches.
    pub fn has(self, pupil: PersonId, teacher: Option<PersonId>) -> bool {
        match self {
            Self::School => true,
            Self::ClassesOf(professor) => teacher == Some(professor),
            Self::Oneself(own) => own == pupil,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_professor_reaches_their_classes_and_a_pupil_themself() {
        let [pupil, other, professor] = [1, 2, 3].map(PersonId);
        for (reach, of, teacher, has) in [
            (Reach::School, pupil, None, true),
            (Reach::ClassesOf(professor), pupil, Some(professor), true),
            (Reach::ClassesOf(professor), pupil, Some(other), false),
            (Reach::ClassesOf(professor), pupil, None, false),
            (Reach::Oneself(pupil), pupil, None, true),
            (Reach::Oneself(pupil), other, Some(professor), false),
        ] {
            assert_eq!(reach.has(of, teacher), has, "{reach:?} {of} {teacher:?}");
        }
    }
}
