use kernel::{Invalid, SubjectId, gather};

use crate::question::Level;

/// How many questions a quiz asks: 1 to 10.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Length(u8);

impl Length {
    pub const MOST: Self = Self(10);

    pub fn new(number: i64) -> Result<Self, &'static str> {
        let number = u8::try_from(number).ok().filter(|number| (1..=Self::MOST.0).contains(number));
        number.map(Self).ok_or("Escolha de 1 a 10 questões.")
    }

    pub const fn count(self) -> usize {
        self.0 as usize
    }
}

/// A quiz as it is asked for. Who asks for it is known from the session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StartForm<'a> {
    pub subject: Option<SubjectId>,
    /// A slug.
    pub difficulty: &'a str,
    pub questions: i64,
}

/// Which questions a quiz asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    pub subject: SubjectId,
    pub level: Level,
    /// Fewer where there are no more.
    pub length: Length,
}

impl StartForm<'_> {
    /// Refuses by the fields `subjectId`, `difficulty` and `totalQuestions`.
    pub fn parse(self) -> Result<Wanted, Invalid> {
        gather! {
            subject = "subjectId": self.subject.ok_or("Escolha a matéria.");
            level = "difficulty": self.difficulty.parse::<Level>().map_err(|error| error.to_string());
            length = "totalQuestions": Length::new(self.questions);
        }
        Ok(Wanted { subject, level, length })
    }
}

impl Wanted {
    /// Why there is nothing to ask, and what to do; `others` says whether the subject has questions of another level.
    pub fn nothing(&self, subject: &str, others: bool) -> String {
        match self.level.difficulty() {
            Some(level) if others => {
                let level = level.label().to_lowercase();
                format!("{subject} ainda não tem questões no nível {level}. Escolha misto.")
            }
            _ => format!("{subject} ainda não tem questões. Escolha outra matéria."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: StartForm<'_> = StartForm { subject: Some(SubjectId(1)), difficulty: "misto", questions: 10 };

    #[test]
    fn a_quiz_asks_1_to_10_questions_of_a_subject() {
        for number in [1, 10] {
            let wanted = StartForm { questions: number, ..FORM }.parse().unwrap();
            assert_eq!(i64::from(wanted.length.0), number);
        }
        let level = "Escolha a dificuldade: fácil, médio, difícil ou misto.";
        for (form, field, sentence) in [
            (StartForm { questions: 0, ..FORM }, "totalQuestions", "Escolha de 1 a 10 questões."),
            (StartForm { questions: 11, ..FORM }, "totalQuestions", "Escolha de 1 a 10 questões."),
            (StartForm { questions: i64::MIN, ..FORM }, "totalQuestions", "Escolha de 1 a 10 questões."),
            (StartForm { subject: None, ..FORM }, "subjectId", "Escolha a matéria."),
            (StartForm { difficulty: "Misto", ..FORM }, "difficulty", level),
        ] {
            let refused = form.parse().unwrap_err();
            assert_eq!(refused.fields().collect::<Vec<_>>(), [(field, sentence)], "{form:?}");
        }
    }

    #[test]
    fn whoever_finds_no_question_is_told_what_to_choose() {
        for (level, others, sentence) in [
            (Level::Dificil, true, "Ciências ainda não tem questões no nível difícil. Escolha misto."),
            (Level::Dificil, false, "Ciências ainda não tem questões. Escolha outra matéria."),
            (Level::Misto, true, "Ciências ainda não tem questões. Escolha outra matéria."),
        ] {
            let wanted = Wanted { level, ..FORM.parse().unwrap() };
            assert_eq!(wanted.nothing("Ciências", others), sentence);
        }
    }
}
