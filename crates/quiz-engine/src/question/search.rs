//! Questions that a person looks for by words.

use std::collections::BTreeSet;

use kernel::BnccCode;
use kernel::table::folded;

use super::bank::NewQuestion;
use super::skill::Descriptor;

/// What a search compares: every word of statement, options, skills and source once, each after a `_`, so that a word is
/// found by its beginning. The base text is not searched: one can hold as many words as fifty questions.
pub fn search_words(question: &NewQuestion) -> String {
    let (text, skills) = (&question.data.text, &question.data.skills);
    let source = text.base.as_ref().and_then(|base| base.source.as_ref());
    let codes = skills.descriptor.map(Descriptor::code).into_iter();
    let texts = [text.statement.as_str()].into_iter();
    let texts = texts
        .chain(text.options.each().map(|(_, option)| option.as_str()))
        .chain(skills.own.as_ref().map(super::text::OwnSkill::as_str))
        .chain(skills.bncc.as_ref().map(BnccCode::as_str))
        .chain(source.map(super::text::Source::as_str))
        .map(ToOwned::to_owned)
        .chain(codes);
    let words: BTreeSet<String> = texts.flat_map(|text| words(&text)).collect();
    words.into_iter().fold(String::new(), |all, word| all + "_" + &word)
}

/// What was typed to find questions: words that begin words of theirs, accents and capitals aside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sought(Vec<String>);

/// More words find nothing else, and cost.
const MOST_WORDS: usize = 8;

impl Sought {
    /// `None` where nothing was typed. Signs alone are a search, which finds nothing.
    pub fn of(typed: &str) -> Option<Self> {
        let words = words(typed).into_iter().take(MOST_WORDS).map(|word| format!("_{word}"));
        (!typed.trim().is_empty()).then(|| Self(words.collect()))
    }

    /// Each begins with a `_`, as in [`search_words`], and has letters and digits besides. Without any, no question is found.
    pub fn words(&self) -> &[String] {
        &self.0
    }

    pub fn finds(&self, search_words: &str) -> bool {
        !self.0.is_empty() && self.0.iter().all(|word| search_words.contains(word.as_str()))
    }
}

/// A text in another alphabet has no folded form, and is taken as it is.
fn words(text: &str) -> Vec<String> {
    let words = text.split_whitespace().flat_map(|word| match folded(word) {
        folded if folded.is_empty() => {
            let bare: String = word.chars().filter(|letter| letter.is_alphanumeric()).collect();
            vec![bare.to_lowercase()]
        }
        folded => folded.split('_').map(ToOwned::to_owned).collect(),
    });
    words.filter(|word| !word.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use kernel::{Stage, SubjectId};

    use super::*;
    use crate::question::{DescriptorForm, QuestionForm, Status, SubjectContext};

    fn searched() -> String {
        let form = QuestionForm {
            question: "Qual é a área do triângulo? (a área, em cm²)",
            options: ["12", "1,5", "√2 π", "数学"],
            correct_answer: "A",
            difficulty: "medio",
            skill: "Geometria",
            descriptor: Some(DescriptorForm { grade: None, code: "D12" }),
            bncc: "EF05MA19",
            base_text: "Era uma vez.",
            base_text_source: "Olimpíada",
            ..QuestionForm::default()
        };
        let data = form.parse(SubjectContext::of("Matemática", Stage::AnosIniciais)).unwrap();
        search_words(&NewQuestion { subject: SubjectId(1), data, image: None, status: Status::Ativa })
    }

    #[test]
    fn a_question_is_found_by_the_beginnings_of_its_words() {
        let searched = searched();
        for (typed, found) in [
            ("area", true),
            ("ÁREA tri", true),
            ("angulo", false),
            ("d12", true),
            ("ef05", true),
            ("geo olimp", true),
            ("vez", false),
            ("数", true),
            ("area circulo", false),
            ("area ?", true),
            ("??", false),
            ("%", false),
            ("_", false),
        ] {
            assert_eq!(Sought::of(typed).unwrap().finds(&searched), found, "{typed}");
        }
        assert_eq!(searched.matches("_area").count(), 1);
    }

    #[test]
    fn nothing_typed_is_no_search() {
        for typed in ["", "  "] {
            assert_eq!(Sought::of(typed), None, "{typed}");
        }
        assert_eq!(Sought::of("a%b c_d").unwrap().words(), ["_a", "_b", "_c", "_d"]);
    }
}
