use kernel::several_lines;

use super::limits::{self, fitting};

/// Options of a question that is answered by choosing.
pub const OPTIONS: usize = 4;

/// A question at a lesson's end: what its answers show decides what the next lesson begins with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExitQuestion {
    Choice {
        statement: String,
        options: [String; OPTIONS],
        /// The place of the right option, from 0.
        correct: usize,
        explanation: String,
    },
    Open {
        statement: String,
        /// By what a right answer is known.
        answer_shows: String,
    },
}

impl ExitQuestion {
    pub fn statement(&self) -> &str {
        match self {
            Self::Choice { statement, .. } | Self::Open { statement, .. } => statement,
        }
    }

    pub fn texts(&self) -> Vec<&str> {
        match self {
            Self::Choice { statement, options, explanation, .. } => {
                [statement, explanation].into_iter().chain(options).map(String::as_str).collect()
            }
            Self::Open { statement, answer_shows } => vec![statement, answer_shows],
        }
    }

    /// Without what nobody sees.
    #[must_use]
    pub fn cleaned(&self) -> Self {
        match self {
            Self::Choice { statement, options, correct, explanation } => Self::Choice {
                statement: several_lines(statement),
                options: options.each_ref().map(|option| several_lines(option)),
                correct: *correct,
                explanation: several_lines(explanation),
            },
            Self::Open { statement, answer_shows } => {
                Self::Open { statement: several_lines(statement), answer_shows: several_lines(answer_shows) }
            }
        }
    }

    /// Whether each part is there and within its limit.
    pub fn check(&self) -> Result<(), String> {
        fitting(self.statement(), limits::STATEMENT)?;
        match self {
            Self::Open { answer_shows, .. } => fitting(answer_shows, limits::EXPLANATION),
            Self::Choice { options, correct, explanation, .. } => {
                for (place, option) in options.iter().enumerate() {
                    fitting(option, limits::OPTION)?;
                    if options[..place].iter().any(|other| other.trim() == option.trim()) {
                        return Err("Há alternativas iguais.".to_owned());
                    }
                }
                if *correct >= OPTIONS {
                    return Err("Falta a alternativa certa.".to_owned());
                }
                fitting(explanation, limits::EXPLANATION)
            }
        }
    }
}
