use kernel::{BnccCode, Invalid};

use super::exit_question::ExitQuestion;
use super::limits::{self, fitting};

/// A plan as it was written for a request; nobody has kept it yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanDraft {
    pub title: String,
    /// A line each.
    pub objectives: String,
    pub content: String,
    /// Its lines are read by [`parts`](super::parts).
    pub methodology: String,
    pub resources: String,
    pub evaluation: String,
    pub quiz: Vec<ExitQuestion>,
    pub codes: Vec<BnccCode>,
}

/// Questions of an exit quiz.
pub const FEWEST_QUESTIONS: usize = 3;
pub const MOST_QUESTIONS: usize = 6;

impl PlanDraft {
    /// Everything that is said in it.
    pub fn texts(&self) -> Vec<&str> {
        let Self { title, objectives, content, methodology, resources, evaluation, quiz, codes: _ } = self;
        let sections = [title, objectives, content, methodology, resources, evaluation];
        let quiz = quiz.iter().flat_map(ExitQuestion::texts);
        sections.into_iter().map(String::as_str).chain(quiz).collect()
    }

    /// Whether each part is there and within its limit, as whoever writes drafts must leave them.
    pub fn check(&self) -> Result<(), Invalid> {
        let mut invalid = Invalid::default();
        for (name, text, longest) in [
            ("title", &self.title, limits::TITLE),
            ("objectives", &self.objectives, limits::TEXT),
            ("content", &self.content, limits::TEXT),
            ("methodology", &self.methodology, limits::METHODOLOGY),
            ("resources", &self.resources, limits::TEXT),
            ("evaluation", &self.evaluation, limits::TEXT),
        ] {
            invalid.gather(name, fitting(text, longest));
        }
        if !(FEWEST_QUESTIONS..=MOST_QUESTIONS).contains(&self.quiz.len()) {
            invalid.add("quiz", "O quiz de saída tem de 3 a 6 questões.");
        }
        for question in &self.quiz {
            invalid.gather("quiz", question.check());
        }
        if invalid.is_empty() { Ok(()) } else { Err(invalid) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::OPTIONS;

    fn draft() -> PlanDraft {
        let open = |number: u8| ExitQuestion::Open {
            statement: format!("Pergunta {number}?"),
            answer_shows: "Um exemplo.".to_owned(),
        };
        let text = || "Texto.".to_owned();
        PlanDraft {
            title: text(),
            objectives: text(),
            content: text(),
            methodology: text(),
            resources: text(),
            evaluation: text(),
            quiz: (1..=3).map(open).collect(),
            codes: Vec::new(),
        }
    }

    fn choice(options: [&str; OPTIONS], correct: usize) -> ExitQuestion {
        ExitQuestion::Choice {
            statement: "Quanto é 2 + 2?".to_owned(),
            options: options.map(str::to_owned),
            correct,
            explanation: "2 e 2 são 4.".to_owned(),
        }
    }

    #[test]
    fn a_whole_draft_passes() {
        let mut whole = draft();
        assert_eq!(whole.check(), Ok(()));
        whole.quiz[0] = choice(["1", "2", "3", "4"], 3);
        assert_eq!(whole.check(), Ok(()));
    }

    #[test]
    fn what_is_empty_too_long_or_without_a_key_is_told_by_its_field() {
        let told = |change: fn(&mut PlanDraft)| {
            let mut broken = draft();
            change(&mut broken);
            let invalid = broken.check().unwrap_err();
            invalid.fields().map(|(name, text)| format!("{name}: {text}")).collect::<Vec<_>>().join("; ")
        };
        for (change, expected) in [
            (
                (|it| it.content = "  ".to_owned()) as fn(&mut PlanDraft),
                "content: Esta parte do plano está vazia.",
            ),
            (|it| it.title = "x".repeat(201), "title: Use no máximo 200 caracteres"),
            (|it| it.methodology = "x".repeat(12_001), "methodology: Use no máximo 12000 caracteres"),
            (|it| it.quiz.truncate(2), "quiz: O quiz de saída tem de 3 a 6 questões."),
            (|it| it.quiz[1] = choice(["1", "2", "3", "3 "], 0), "quiz: Há alternativas iguais."),
            (|it| it.quiz[1] = choice(["1", "2", "3", "4"], 4), "quiz: Falta a alternativa certa."),
            (|it| it.quiz[1] = choice(["1", "2", "3", ""], 0), "quiz: Esta parte do plano está vazia."),
        ] {
            assert_eq!(told(change), expected);
        }
    }
}
