use super::achievement::Achievement;

/// What a pupil's levels go by: the points of all finished quizzes and of all achievements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Experience(pub u32);

/// A level, and how far it goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stretch {
    /// From 1.
    pub level: u32,
    /// The experience with which it begins.
    pub from: u64,
    /// That with which the next one does.
    pub next: u64,
}

impl Experience {
    pub fn of<'a>(points: u32, held: impl IntoIterator<Item = &'a Achievement>) -> Self {
        let of_achievements: u32 = held.into_iter().map(|it| it.points()).sum();
        Self(points.saturating_add(of_achievements))
    }

    /// With how much the level begins: 50 (level - 1) (level + 2), that is 0, 200, 500, 900, 1400... Each level takes 100 more than
    /// the one before.
    pub const fn at_level(level: u32) -> u64 {
        let level = if level == 0 { 1 } else { level as u64 };
        50 * (level - 1) * (level + 2)
    }

    /// From 1: the last one that has begun.
    pub fn level(self) -> u32 {
        // The positive solution of level² + level - 2 = experience / 50.
        let level = ((9 + 4 * u64::from(self.0 / 50)).isqrt() - 1) / 2;
        u32::try_from(level).unwrap_or(u32::MAX)
    }

    pub fn stretch(self) -> Stretch {
        let level = self.level();
        Stretch { level, from: Self::at_level(level), next: Self::at_level(level + 1) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn levels_begin_where_the_curve_says() {
        for (experience, level) in [
            (0, 1),
            (199, 1),
            (200, 2),
            (499, 2),
            (500, 3),
            (899, 3),
            (900, 4),
            (1240, 4),
            (1399, 4),
            (1400, 5),
            (5_399, 9),
            (5_400, 10),
            (u32::MAX, 9267),
        ] {
            assert_eq!(Experience(experience).level(), level, "{experience}");
        }
        assert_eq!(Experience(1240).stretch(), Stretch { level: 4, from: 900, next: 1400 });
        assert_eq!(Experience::at_level(0), 0);
    }

    #[test]
    fn achievements_count_with_the_points_of_quizzes() {
        let held = [Achievement::FirstQuiz, Achievement::ThreeSubjects];
        assert_eq!(Experience::of(1_180, &held), Experience(1_200));
        assert_eq!(Experience::of(u32::MAX, &held), Experience(u32::MAX));
    }

    proptest! {
        #[test]
        fn a_level_holds_its_experience_and_more_is_never_less(experience: u32, more: u32) {
            let stretch = Experience(experience).stretch();
            prop_assert!((stretch.from..stretch.next).contains(&u64::from(experience)), "{stretch:?}");
            prop_assert!(Experience(experience.saturating_add(more)).level() >= stretch.level);
            prop_assert_eq!(stretch.next - stretch.from, 100 * (u64::from(stretch.level) + 1));
        }
    }
}
