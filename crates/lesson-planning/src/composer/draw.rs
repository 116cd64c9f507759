/// What a seed decides, one choice after the other: the same seed and name choose the same (SplitMix64).
#[derive(Debug, Clone)]
pub struct Draw {
    state: u64,
    /// The times table that all is about; `None` where it is about no one of them.
    table: Option<i64>,
}

const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Draw {
    /// `of` names what is chosen, so that one part's choices do not move another's.
    pub fn new(seed: u64, of: &str) -> Self {
        // FNV-1a.
        let named = of.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self { state: named ^ seed.wrapping_mul(STEP), table: None }
    }

    #[must_use]
    pub const fn about(self, table: Option<i64>) -> Self {
        Self { table, ..self }
    }

    pub const fn table(&self) -> Option<i64> {
        self.table
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STEP);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A place in something of this length; 0 of nothing.
    pub fn place(&mut self, length: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(length.max(1)).unwrap_or(1)).unwrap_or(0)
    }

    /// A number from one to another, both included.
    pub fn between(&mut self, from: i64, to: i64) -> i64 {
        let span = u64::try_from(to - from + 1).unwrap_or(1).max(1);
        from + i64::try_from(self.next() % span).unwrap_or(0)
    }

    /// One of a list that is not empty.
    pub fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.place(of.len())]
    }

    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for end in (1..all.len()).rev() {
            all.swap(end, self.place(end + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_and_a_name_choose_the_same_again() {
        let numbers = |seed, of| {
            let mut draw = Draw::new(seed, of);
            (0..20).map(|_| draw.between(-3, 3)).collect::<Vec<_>>()
        };
        assert_eq!(numbers(7, "a"), numbers(7, "a"));
        assert_ne!(numbers(7, "a"), numbers(8, "a"));
        assert_ne!(numbers(7, "a"), numbers(7, "b"));
        assert!(numbers(7, "a").iter().all(|number| (-3..=3).contains(number)));
    }

    #[test]
    fn shuffled_things_are_the_same_things() {
        let mut things: Vec<_> = (0..10).collect();
        Draw::new(1, "x").shuffle(&mut things);
        assert_ne!(things, (0..10).collect::<Vec<_>>());
        things.sort_unstable();
        assert_eq!(things, (0..10).collect::<Vec<_>>());
    }
}
