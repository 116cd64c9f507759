//! What a file says, by the rules for questions: a question, or everything that is wrong with it.

mod difficulty;
mod key;
mod skills;
mod status;

use kernel::{BnccCode, Invalid};

use super::fault::{Fault, Part};
use super::said::{MOST_OPTIONS, Said, SaidKey};
use crate::question::{
    DescriptorForm, Difficulty, Letter, QuestionData, QuestionForm, QuestionText, Status, SubjectContext,
};

pub use difficulty::DifficultySaid;
use difficulty::Levels;
pub(in crate::formats) use difficulty::is_difficulty;
use key::Counting;
pub(in crate::formats) use key::Named;
use skills::SkillTexts;
pub(in crate::formats) use skills::descriptor;

/// What the questions of a file say together, by which each is read.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Judge {
    levels: Levels,
    counting: Counting,
}

/// What a file says, and what it is.
#[derive(Debug)]
pub(super) struct Judged {
    pub said: Said,
    pub outcome: Result<QuestionData, Vec<Fault>>,
    /// As the file says it.
    pub status: Option<Status>,
}

impl Judged {
    /// Of a question that is well.
    pub fn text(&self) -> Option<&QuestionText> {
        self.outcome.as_ref().ok().map(|data| &data.text)
    }

    /// Of a question that is well and has one.
    pub fn code(&self) -> Option<&BnccCode> {
        self.outcome.as_ref().ok()?.skills.bncc.as_ref()
    }
}

/// A question without a difficulty of its own has this one.
const UNTOLD: Difficulty = Difficulty::Medio;

impl Judge {
    pub fn of(all: &[Said]) -> Self {
        let mut judge = Self::default();
        for said in all {
            judge.levels.sees(&said.difficulty);
            judge.counting.sees(&said.key, &said.options);
        }
        judge
    }

    pub const fn has_five_levels(self) -> bool {
        self.levels.are_five()
    }

    pub fn judged(self, mut said: Said, of: SubjectContext) -> Judged {
        said.not_carried.skills = SkillTexts::of(&said.skills, of).has_more;
        let outcome = self.question(&said, of);
        let status = status::status(&said.status).ok().flatten();
        Judged { said, outcome, status }
    }

    /// The same in words that do not depend on the file: a level's difficulty, and no number that may mean two options. A line
    /// whose parts may stand at other places stays as it is.
    pub fn by_itself(self, said: Said) -> Said {
        if has_no_order(&said) {
            return said;
        }
        let difficulty = difficulty::difficulty(&said.difficulty, self.levels).ok().flatten();
        let difficulty = difficulty.map(|difficulty| difficulty.slug().to_owned());
        let key = if self.counting.fault(&said.key).is_some() { SaidKey::default() } else { said.key };
        Said { difficulty: difficulty.unwrap_or(said.difficulty), key, ..said }
    }

    fn question(self, said: &Said, of: SubjectContext) -> Result<QuestionData, Vec<Fault>> {
        let refused = |fault: Fault| {
            let of_key = if has_no_order(said) { None } else { self.counting.fault(&said.key) };
            std::iter::once(fault).chain(of_key).collect::<Vec<_>>()
        };
        if let Some(fault) = &said.fault {
            return Err(refused(fault.clone()));
        }
        let options = four(&said.options).map_err(refused)?;
        let mut faults = Vec::new();
        let mut gather = |fault: Fault| faults.push(fault);
        let key = key::key(&said.key, &options, self.counting).map_err(&mut gather).ok();
        let difficulty = difficulty::difficulty(&said.difficulty, self.levels).map_err(&mut gather);
        status::status(&said.status).map_err(&mut gather).ok();
        let skills = SkillTexts::of(&said.skills, of);
        let form = QuestionForm {
            question: &said.statement,
            options,
            // What is wrong with it is told already.
            correct_answer: key.unwrap_or(Letter::A).slug(),
            difficulty: difficulty.ok().flatten().unwrap_or(UNTOLD).slug(),
            skill: skills.own,
            descriptor: skills.descriptor.map(|(grade, code)| DescriptorForm { grade, code }),
            bncc: skills.bncc,
            explanation: &said.explanation,
            base_text: &said.base_text,
            base_text_source: &said.base_text_source,
        };
        match form.parse(of) {
            Ok(question) if faults.is_empty() => Ok(question),
            Ok(_) => Err(faults),
            Err(invalid) => Err(faults.into_iter().chain(told(&invalid)).collect()),
        }
    }
}

/// Whether nobody knows which part stands where.
fn has_no_order(said: &Said) -> bool {
    said.fault.as_ref().is_some_and(|fault| fault.part == Part::Whole)
}

/// The four options; the empty cells behind them are none.
fn four(options: &[String]) -> Result<[&str; 4], Fault> {
    let filled = options.iter().rposition(|option| !option.trim().is_empty()).map_or(0, |last| last + 1);
    let refused = |what: String| {
        Err(Fault::new(Part::Options, what, "Deixe quatro alternativas, de A a D, e uma resposta certa."))
    };
    match &options[..filled] {
        [a, b, c, d] => Ok([a, b, c, d]),
        [] => refused("É uma questão aberta: não tem alternativas.".to_owned()),
        [_] => refused("A questão tem só uma alternativa.".to_owned()),
        many if many.len() > MOST_OPTIONS => refused(format!(
            "A questão tem mais de {MOST_OPTIONS} alternativas, e o banco guarda questões de quatro."
        )),
        more => refused(format!(
            "A questão tem {} alternativas, e o banco guarda questões de quatro.",
            more.len()
        )),
    }
}

fn told(invalid: &Invalid) -> impl Iterator<Item = Fault> {
    invalid.fields().map(|(field, sentence)| {
        let part = Part::ALL.into_iter().find(|part| part.slug() == field).unwrap_or(Part::Whole);
        Fault::new(part, sentence, part.remedy())
    })
}

#[cfg(test)]
mod tests {
    use kernel::Stage;

    use super::*;
    use crate::formats::said::{SaidKey, SaidSkills};

    fn said() -> Said {
        Said {
            statement: "Quanto é 2 + 2?".to_owned(),
            options: ["3", "5", "quatro", "22"].map(String::from).to_vec(),
            key: SaidKey::Words("c".to_owned()),
            ..Said::default()
        }
    }

    fn faults(said: &Said) -> Vec<(Part, String)> {
        let of = SubjectContext::of("Matemática", Stage::AnosIniciais);
        let judged = Judge::of(std::slice::from_ref(said)).question(said, of);
        judged.unwrap_err().into_iter().map(|fault| (fault.part, fault.what)).collect()
    }

    fn options(texts: &[&str]) -> Said {
        Said { options: texts.iter().map(ToString::to_string).collect(), ..said() }
    }

    #[test]
    fn a_question_that_says_enough_is_one() {
        let of = SubjectContext::of("Matemática", Stage::AnosIniciais);
        let question = Judge::default().question(&said(), of).unwrap();
        assert_eq!((question.text.key, question.difficulty), (Letter::C, Difficulty::Medio));
        let behind = options(&["3", "5", "quatro", "22", "", " "]);
        assert!(Judge::default().question(&behind, of).is_ok());
    }

    #[test]
    fn a_question_has_four_options() {
        for (said, what) in [
            (options(&["sim", "não"]), "A questão tem 2 alternativas, e o banco guarda questões de quatro."),
            (options(&["1", "2", "3"]), "A questão tem 3 alternativas, e o banco guarda questões de quatro."),
            (
                options(&["1", "2", "3", "4", "5"]),
                "A questão tem 5 alternativas, e o banco guarda questões de quatro.",
            ),
            (options(&["1"]), "A questão tem só uma alternativa."),
            (options(&["", "", "", ""]), "É uma questão aberta: não tem alternativas."),
            (options(&[]), "É uma questão aberta: não tem alternativas."),
        ] {
            assert_eq!(faults(&said), [(Part::Options, what.to_owned())], "{:?}", said.options);
        }
    }

    #[test]
    fn everything_that_is_wrong_is_told_at_once() {
        let wrong = Said {
            statement: " ".to_owned(),
            options: ["1", "", "3", "4"].map(String::from).to_vec(),
            key: SaidKey::Words("x".to_owned()),
            difficulty: "imensa".to_owned(),
            skills: SaidSkills::One("D99".to_owned()),
            ..Said::default()
        };
        let parts: Vec<Part> = faults(&wrong).into_iter().map(|(part, _)| part).collect();
        assert_eq!(parts, [Part::Key, Part::Difficulty, Part::Descriptor, Part::OptionB, Part::Statement]);
        let twice = Said { options: ["1", "4", "3", "4"].map(String::from).to_vec(), ..said() };
        assert_eq!(faults(&twice), [(Part::OptionD, "As alternativas B e D são iguais.".to_owned())]);
        let essay = Said { fault: Some(Fault::other_kind("dissertativa")), ..wrong };
        assert_eq!(faults(&essay).len(), 1);
    }
}
