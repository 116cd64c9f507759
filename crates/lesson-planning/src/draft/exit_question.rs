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
}
