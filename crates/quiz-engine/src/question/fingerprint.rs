use sha2::{Digest, Sha256};

use super::wording::QuestionText;

/// By what a question is known again: what a pupil reads of it, whatever its spaces and capitals, the order of its options
/// and the key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fingerprint(pub [u8; 32]);

impl Fingerprint {
    pub fn of(text: &QuestionText) -> Self {
        let mut options: Vec<String> = text.options.each().map(|(_, option)| said(option.as_str())).collect();
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

fn said(text: &str) -> String {
    kernel::one_line(text).to_lowercase()
}

#[cfg(test)]
mod tests {
    use kernel::Stage;

    use super::*;
    use crate::question::{QuestionForm, SubjectContext};

    fn print(question: &str, options: [&str; 4], correct_answer: &str, base_text: &str) -> Fingerprint {
        let form = QuestionForm {
            question,
            options,
            correct_answer,
            base_text,
            difficulty: "medio",
            ..QuestionForm::default()
        };
        let data = form.parse(SubjectContext::of("Arte", Stage::AnosFinais)).unwrap();
        Fingerprint::of(&data.text)
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
