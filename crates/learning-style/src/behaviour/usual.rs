use super::counts::{Counts, Often};

/// How often the class does what it could do, per thousand. A pupil is measured by it: images are opened more often than sounds, by
/// everyone, and that is nobody's preference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Usual {
    explanation: u64,
    read_aloud: u64,
    image: u64,
    review: u64,
}

impl Usual {
    /// Until a class has behaviours enough to tell.
    pub const ASSUMED: Self = Self { explanation: 100, read_aloud: 50, image: 300, review: 400 };
    /// The assumed rates weigh as much as so many chances of the class.
    const WEIGHT: u64 = 100;
    /// Below and above a rate tells pupils apart by too little, or by one deed.
    const LEAST: u64 = 10;
    pub(crate) const MOST: u64 = 900;

    /// By the counts of all pupils of the class, added.
    pub fn of(class: &Counts) -> Self {
        let rate = |often: Often, assumed: u64| {
            let done = often.within() * 1000 + assumed * Self::WEIGHT;
            (done / (often.chances + Self::WEIGHT)).clamp(Self::LEAST, Self::MOST)
        };
        let assumed = Self::ASSUMED;
        Self {
            explanation: rate(class.explanations, assumed.explanation),
            read_aloud: rate(class.read_aloud, assumed.read_aloud),
            image: rate(class.images, assumed.image),
            review: rate(class.reviews, assumed.review),
        }
    }

    /// How often, in thousandths, the deeds of explanation, reading aloud, image and review were to be expected.
    pub(crate) const fn explanations(self, counts: &Counts) -> u64 {
        counts.explanations.chances * self.explanation
    }

    pub(crate) const fn read_aloud(self, counts: &Counts) -> u64 {
        counts.read_aloud.chances * self.read_aloud
    }

    pub(crate) const fn images(self, counts: &Counts) -> u64 {
        counts.images.chances * self.image
    }

    pub(crate) const fn reviews(self, counts: &Counts) -> u64 {
        counts.reviews.chances * self.review
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_tells_what_is_usual_once_it_has_done_enough() {
        assert_eq!(Usual::of(&Counts::default()), Usual::ASSUMED);
        let images = |done, chances| Counts { images: Often { done, chances }, ..Counts::default() };
        for (done, chances, rate) in [
            (100, 100, 650),
            (0, 100, 150),
            (900, 900, Usual::MOST),
            (0, 1_000_000, Usual::LEAST),
            (5, 0, 300),
            (500_000, 1_000_000, 499),
        ] {
            let usual = Usual::of(&images(done, chances));
            assert_eq!(usual, Usual { image: rate, ..Usual::ASSUMED }, "{done} of {chances}");
        }
    }
}
