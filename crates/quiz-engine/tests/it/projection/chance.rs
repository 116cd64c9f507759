/// Numbers that look random and are the same every time (SplitMix64).
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// 0 to 1, without 1.
    pub fn part(&mut self) -> f64 {
        f64::from(u32::try_from(self.bits() >> 32).unwrap()) / (f64::from(u32::MAX) + 1.0)
    }

    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.part()
    }

    pub fn happens(&mut self, likely: f64) -> bool {
        self.part() < likely
    }

    /// Of the normal distribution with mean 0 and standard deviation 1 (Box and Muller).
    pub fn normal(&mut self) -> f64 {
        let far = (-2.0 * (1.0 - self.part()).ln()).sqrt();
        far * (std::f64::consts::TAU * self.part()).cos()
    }

    /// One of so many.
    pub fn one_of(&mut self, many: usize) -> usize {
        usize::try_from(self.bits() % many as u64).unwrap()
    }

    /// The place of one, each as likely as its weight.
    pub fn weighted(&mut self, weights: &[f64]) -> usize {
        let mut at = self.part() * weights.iter().sum::<f64>();
        weights
            .iter()
            .position(|weight| {
                at -= weight;
                at < 0.0
            })
            .unwrap_or(weights.len() - 1)
    }

    /// So many of the first numbers, in any order.
    pub fn some_of(&mut self, all: usize, many: usize) -> Vec<usize> {
        let mut numbers: Vec<_> = (0..all).collect();
        for place in 0..many {
            let other = place + self.one_of(all - place);
            numbers.swap(place, other);
        }
        numbers.truncate(many);
        numbers
    }
}
