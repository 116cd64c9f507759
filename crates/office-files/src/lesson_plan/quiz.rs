//! The questions at a lesson's end, and on a page of their own what they are answered with.

use docx_rs::Paragraph;
use lesson_planning::draft::{ExitQuestion, OPTIONS, Section};
use lesson_planning::plan::PlanQuestion;

use super::body::Body;
use super::text::{Style, lines, run, strong};

const LETTERS: [&str; OPTIONS] = ["A", "B", "C", "D"];

/// Lines for an answer in words.
const WRITING_LINES: usize = 3;

impl Body {
    pub fn quiz(self, questions: &[PlanQuestion]) -> Self {
        if questions.is_empty() {
            return self;
        }
        let body = self.heading(Section::Quiz.label());
        (1..).zip(questions).fold(body, |body, (number, PlanQuestion { question, .. })| {
            let mut below: Vec<_> = match question {
                ExitQuestion::Choice { options, .. } => {
                    let options = LETTERS.into_iter().zip(options);
                    options.map(|(letter, option)| Style::Option.of(&told(letter, option))).collect()
                }
                ExitQuestion::Open { .. } => vec![Style::WritingLine.empty(); WRITING_LINES],
            };
            // A question stays on one page.
            let last = below.pop().into_iter();
            let below = below.into_iter().map(|paragraph| paragraph.keep_next(true)).chain(last);
            let body = body.paragraph(numbered(number).add_run(run(question.statement())));
            below.fold(body, Body::paragraph)
        })
    }

    pub fn answers(self, questions: &[PlanQuestion]) -> Self {
        if questions.is_empty() {
            return self;
        }
        let body = self.paragraph(Style::Heading1.of("Gabarito").page_break_before(true));
        (1..).zip(questions).fold(body, |body, (number, PlanQuestion { question, .. })| {
            let (answer, why) = match question {
                ExitQuestion::Choice { options, correct, explanation, .. } => {
                    let option = LETTERS.get(*correct).zip(options.get(*correct));
                    (option.map_or_else(String::new, |(letter, option)| told(letter, option)), explanation)
                }
                ExitQuestion::Open { answer_shows, .. } => {
                    ("O que uma resposta certa mostra:".to_owned(), answer_shows)
                }
            };
            let body = body.paragraph(numbered(number).add_run(strong(&answer)));
            lines(why).iter().fold(body, |body, line| body.paragraph(Style::Explanation.of(line)))
        })
    }
}

fn numbered(number: usize) -> Paragraph {
    Style::Question.empty().add_run(strong(&format!("{number}.")).add_tab())
}

fn told(letter: &str, option: &str) -> String {
    format!("{letter})\t{option}")
}
