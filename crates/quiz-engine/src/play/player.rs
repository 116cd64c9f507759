use super::words::Pace;

/// How a pupil plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player {
    /// The staff set it; quizzes that begin from then on have it.
    pub pace: Pace,
    /// Whether they stand in the ranking of the class: pupils decide it themselves.
    pub in_ranking: bool,
}

impl Default for Player {
    fn default() -> Self {
        Self { pace: Pace::Normal, in_ranking: true }
    }
}
