//! How far an action is.

/// 0 to 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Percent(u8);

impl Percent {
    pub const ALL: Self = Self(100);

    pub fn new(percent: i64) -> Result<Self, &'static str> {
        let percent = u8::try_from(percent).ok().filter(|percent| *percent <= 100);
        percent.map(Self).ok_or("Informe de 0 a 100.")
    }

    pub const fn get(self) -> u8 {
        self.0
    }
}

/// As far as its milestones are, or as far as somebody says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Progress {
    pub by_hand: Option<Percent>,
    pub done: usize,
    pub milestones: usize,
}

impl Progress {
    pub fn percent(self) -> Percent {
        self.by_hand.unwrap_or_else(|| self.of_milestones())
    }

    /// Rounded half up; nothing where there are none. Only when all are done it is all, as there are at most 100.
    pub fn of_milestones(self) -> Percent {
        let percent =
            (self.done * 200 + self.milestones).checked_div(self.milestones * 2).unwrap_or_default();
        Percent(u8::try_from(percent.min(100)).unwrap_or_default())
    }

    pub fn open(self) -> usize {
        self.milestones.saturating_sub(self.done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn milestones_say_how_far_an_action_is_unless_somebody_does() {
        for (done, milestones, percent) in
            [(0, 0, 0), (0, 3, 0), (1, 3, 33), (2, 3, 67), (2, 5, 40), (1, 8, 13), (99, 100, 99), (3, 3, 100)]
        {
            let progress = Progress { by_hand: None, done, milestones };
            assert_eq!(progress.percent().get(), percent, "{done} of {milestones}");
            let by_hand = Progress { by_hand: Some(Percent(7)), ..progress };
            assert_eq!(by_hand.percent().get(), 7);
        }
        for percent in [-1, 101, i64::MAX] {
            assert_eq!(Percent::new(percent), Err("Informe de 0 a 100."));
        }
    }
}
