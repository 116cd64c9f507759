use std::collections::BTreeSet;

use kernel::{ClassId, Invalid, QuestionId, SkillId, SubjectId, gather};

use super::words::Kind;
use crate::question::Level;

/// How many questions a simulation asks: 1 to 50.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number(u8);

impl Number {
    const SENTENCE: &'static str = "Escolha de 1 a 50 questões.";

    pub fn new(number: i64) -> Result<Self, &'static str> {
        let number = u8::try_from(number).ok().filter(|number| (1..=50).contains(number));
        number.map(Self).ok_or(Self::SENTENCE)
    }

    pub const fn count(self) -> usize {
        self.0 as usize
    }
}

/// A simulation as it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StartForm<'a> {
    pub class: Option<ClassId>,
    /// `None`: of every subject.
    pub subject: Option<SubjectId>,
    /// A slug.
    pub kind: &'a str,
    pub questions: i64,
    /// A slug.
    pub difficulty: &'a str,
    pub skill: Option<SkillId>,
    /// These, in this order, whatever the others say.
    pub these: Option<&'a [QuestionId]>,
}

/// Which questions a simulation asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asks {
    These(Vec<QuestionId>),
    /// So many of those that fit.
    Some(Number),
}

/// Which questions fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    pub subject: Option<SubjectId>,
    pub level: Level,
    pub skill: Option<SkillId>,
}

/// Which questions fit, of the subjects that a class may be asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fitting {
    pub subjects: Vec<SubjectId>,
    pub level: Level,
    pub skill: Option<SkillId>,
}

/// What is refused where the questions that somebody names are none to ask.
pub const THESE: &str = "Escolha de 1 a 50 questões ativas, cada uma uma vez.";

impl StartForm<'_> {
    /// Refuses by the fields `classId`, `kind`, `questions`, `difficulty` and `questionIds`.
    pub fn parse(self) -> Result<(ClassId, Kind, Wanted, Asks), Invalid> {
        gather! {
            class = "classId": self.class.ok_or("Escolha a turma.");
            kind = "kind": self.kind.parse::<Kind>().map_err(|error| error.to_string());
            level = "difficulty": self.difficulty.parse::<Level>().map_err(|error| error.to_string());
            number = "questions": self.number();
            these = "questionIds": self.chosen();
        }
        let asks = these.or(number).ok_or_else(|| Invalid::field("questions", Number::SENTENCE))?;
        Ok((class, kind, Wanted { subject: self.subject, level, skill: self.skill }, asks))
    }

    fn number(self) -> Result<Option<Asks>, &'static str> {
        let number = self.these.is_none().then(|| Number::new(self.questions));
        Ok(number.transpose()?.map(Asks::Some))
    }

    fn chosen(self) -> Result<Option<Asks>, &'static str> {
        let Some(these) = self.these else { return Ok(None) };
        let apart: BTreeSet<_> = these.iter().collect();
        let whole = (1..=50).contains(&these.len()) && apart.len() == these.len();
        if whole { Ok(Some(Asks::These(these.to_vec()))) } else { Err(THESE) }
    }
}

impl Fitting {
    /// Why there is nothing to ask, and what to do; `others` fit but for their level.
    pub fn nothing(&self, subject: Option<&str>, others: usize) -> String {
        let of = subject.map(|name| format!(" de {name}")).unwrap_or_default();
        let with = if self.skill.is_some() { " com esta habilidade" } else { "" };
        match (self.level.difficulty(), others) {
            (Some(level), 1..) => {
                let level = level.label().to_lowercase();
                let others = if others == 1 {
                    "Há uma de outro nível"
                } else {
                    &format!("Há {others} de outros níveis")
                };
                format!("Não há questões ativas{of}{with} no nível {level}. {others}: escolha misto.")
            }
            _ => format!("Não há questões ativas{of}{with}. Importe ou crie questões."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: StartForm<'_> = StartForm {
        class: Some(ClassId(1)),
        subject: Some(SubjectId(2)),
        kind: "projetada",
        questions: 10,
        difficulty: "misto",
        skill: None,
        these: None,
    };

    #[test]
    fn a_simulation_asks_1_to_50_questions() {
        for number in [1, 10, 50] {
            let (.., asks) = StartForm { questions: number, ..FORM }.parse().unwrap();
            assert!(matches!(asks, Asks::Some(Number(kept)) if i64::from(kept) == number));
        }
        let these = [QuestionId(3), QuestionId(1)];
        let (.., asks) = StartForm { questions: 0, these: Some(&these), ..FORM }.parse().unwrap();
        assert_eq!(asks, Asks::These(these.to_vec()), "in their order");
        let many: Vec<_> = (0..51).map(QuestionId).collect();
        for (form, field, sentence) in [
            (StartForm { questions: 0, ..FORM }, "questions", "Escolha de 1 a 50 questões."),
            (StartForm { questions: 51, ..FORM }, "questions", "Escolha de 1 a 50 questões."),
            (StartForm { questions: i64::MIN, ..FORM }, "questions", "Escolha de 1 a 50 questões."),
            (StartForm { these: Some(&[]), ..FORM }, "questionIds", THESE),
            (StartForm { these: Some(&many), ..FORM }, "questionIds", THESE),
            (StartForm { these: Some(&[QuestionId(1); 2]), ..FORM }, "questionIds", THESE),
            (StartForm { class: None, ..FORM }, "classId", "Escolha a turma."),
            (StartForm { kind: "oral", ..FORM }, "kind", "Escolha se a simulação é projetada ou impressa."),
            (
                StartForm { difficulty: "", ..FORM },
                "difficulty",
                "Escolha a dificuldade: fácil, médio, difícil ou misto.",
            ),
        ] {
            let refused = form.parse().unwrap_err();
            assert_eq!(refused.fields().collect::<Vec<_>>(), [(field, sentence)], "{form:?}");
        }
    }

    #[test]
    fn whoever_finds_no_question_is_told_what_to_do() {
        let wanted = |level, skill| Fitting { subjects: Vec::new(), level, skill };
        for (level, skill, subject, others, sentence) in [
            (
                Level::Dificil,
                None,
                Some("Ciências"),
                9,
                "Não há questões ativas de Ciências no nível difícil. Há 9 de outros níveis: escolha misto.",
            ),
            (
                Level::Facil,
                None,
                None,
                1,
                "Não há questões ativas no nível fácil. Há uma de outro nível: escolha misto.",
            ),
            (
                Level::Facil,
                None,
                Some("Arte"),
                0,
                "Não há questões ativas de Arte. Importe ou crie questões.",
            ),
            (
                Level::Misto,
                Some(SkillId(1)),
                Some("Arte"),
                0,
                "Não há questões ativas de Arte com esta habilidade. Importe ou crie questões.",
            ),
        ] {
            assert_eq!(wanted(level, skill).nothing(subject, others), sentence);
        }
    }
}
