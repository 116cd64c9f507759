use std::collections::HashSet;

use sha2::{Digest, Sha256};

use super::options::Letter;
use super::wording::QuestionText;

/// By what a question is known again: what a pupil reads of it, whatever its spaces and capitals, the order of its options
/// and the key. Capitals count among options that they alone tell apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fingerprint(pub [u8; 32]);

impl Fingerprint {
    pub fn of(text: &QuestionText) -> Self {
        let mut options = options(text);
        options.sort_unstable();
        let base = text.base.as_ref().map_or_else(String::new, |base| said(base.words.as_str()));
        let mut digest = Sha256::new();
        for part in [base, said(text.statement.as_str())].iter().chain(&options) {
            digest.update(part.as_bytes());
            // No text holds it: none runs into the next.
            digest.update([0]);
        }
        Self(digest.finalize().into())
    }
}

impl QuestionText {
    /// Whether two texts of one fingerprint have the same right answer, whatever the order of their options.
    pub fn has_the_key_of(&self, other: &Self) -> bool {
        let right = |text: &Self| options(text).swap_remove(text.key.place());
        right(self) == right(other)
    }
}

/// From A to D, each as it is compared.
fn options(text: &QuestionText) -> Vec<String> {
    let each = |told: fn(&str) -> String| {
        Letter::ALL.into_iter().map(move |letter| told(text.options.of(letter).as_str()))
    };
    let (exact, folded): (Vec<_>, Vec<_>) = (each(kernel::one_line).collect(), each(said).collect());
    let distinct: HashSet<&String> = folded.iter().collect();
    if distinct.len() == folded.len() { folded } else { exact }
}

fn said(text: &str) -> String {
    kernel::one_line(text).to_lowercase()
}

#[cfg(test)]
mod tests {
    use kernel::Stage;

    use super::*;
    use crate::question::{QuestionForm, SubjectContext};

    fn text(question: &str, options: [&str; 4], correct_answer: &str, base_text: &str) -> QuestionText {
        let form = QuestionForm {
            question,
            options,
            correct_answer,
            base_text,
            difficulty: "medio",
            ..QuestionForm::default()
        };
        form.parse(SubjectContext::of("Arte", Stage::AnosFinais)).unwrap().text
    }

    fn print(question: &str, options: [&str; 4], correct_answer: &str, base_text: &str) -> Fingerprint {
        Fingerprint::of(&text(question, options, correct_answer, base_text))
    }

    #[test]
    fn capitals_count_where_they_tell_options_apart() {
        let spelt = ["Brasil", "brasil", "Brazil", "brazil"];
        let known = text("Como se escreve?", spelt, "A", "");
        for (options, key, is_known, has_the_key) in [
            (spelt, "A", true, true),
            (spelt, "B", true, false),
            (["brazil", "Brasil", "brasil", "Brazil"], "B", true, true),
            (["brazil", "Brasil", "brasil", "Brazil"], "C", true, false),
            (["BRASIL", "brasil", "Brazil", "brazil"], "A", false, false),
        ] {
            let again = text("COMO se escreve?", options, key, "");
            assert_eq!(Fingerprint::of(&again) == Fingerprint::of(&known), is_known, "{options:?}");
            assert_eq!(again.has_the_key_of(&known), has_the_key, "{options:?} {key}");
        }
        let distinct = |options, key| text("Que cor?", options, key, "");
        let (one, other) = (["Azul", "Verde", "Roxo", "Rosa"], ["ROSA", "azul", "verde", "roxo"]);
        assert_eq!(Fingerprint::of(&distinct(one, "A")), Fingerprint::of(&distinct(other, "B")));
        assert!(distinct(one, "A").has_the_key_of(&distinct(other, "B")));
        assert!(!distinct(one, "A").has_the_key_of(&distinct(other, "A")));
    }

    #[test]
    fn a_question_is_known_again() {
        let known = print("Quanto é 2 + 2?", ["um", "dois", "três", "quatro"], "D", "");
        for (same, question, options, key, base) in [
            (true, "QUANTO  é\\n2 + 2?", ["um", "dois", "três", "quatro"], "D", ""),
            (true, "Quanto é 2 + 2?", ["Quatro", "Três", "Dois", "Um"], "A", ""),
            (true, "Quanto é 2 + 2?", ["um", "dois", "três", "quatro"], "C", ""),
            (false, "Quanto é 2 - 2?", ["um", "dois", "três", "quatro"], "D", ""),
            (false, "Quanto é 2 + 2?", ["um", "dois", "tres", "quatro"], "D", ""),
            (false, "Quanto é 2 + 2?", ["um", "dois", "três", "quatro"], "D", "Ana tem dois lápis."),
        ] {
            assert_eq!(
                print(&question.replace("\\n", "\n"), options, key, base) == known,
                same,
                "{question}"
            );
        }
    }
}
