use kernel::{Decimal, QuestionId, SkillId};

/// How likely it is that a skill is known, 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Known(Decimal<6>);

/// What is known of a pupil and a skill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skill {
    pub id: SkillId,
    pub name: String,
    pub known: Known,
    pub answers: u32,
    pub hits: u32,
    /// Since the last answer; `None` where there is none.
    pub days: Option<u32>,
    /// Questions that ask for it, those worth asking first.
    pub questions: Vec<QuestionId>,
}

impl Known {
    /// `None` for what is not from 0 to 1.
    pub fn of(stored: Decimal<6>) -> Option<Self> {
        (0..=Decimal::<6>::ONE).contains(&stored.units()).then_some(Self(stored))
    }

    pub const fn decimal(self) -> Decimal<6> {
        self.0
    }

    /// Whole, rounded down.
    pub const fn percent(self) -> i64 {
        self.0.units() / (Decimal::<6>::ONE / 100)
    }
}
