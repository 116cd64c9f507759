use kernel::Decimal;

use crate::mastery::{Grasp, Known, Parameters};

/// A pupil of the class, and what they know of a descriptor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Learner {
    pub known: Known,
    pub by: Parameters,
}

/// How far a class's index would rise if those who have a descriptor to strengthen learnt it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gain {
    pub to_strengthen: u32,
    /// Who answered a question of it.
    pub answered: u32,
    /// Points of the index, rounded to the nearest.
    pub points: Decimal<2>,
}

/// Of one of so many descriptors in a class of so many pupils.
///
/// Each whose chance of a right answer is that of somebody who may know the descriptor gets that of who knows it for sure, which is
/// all but a slip. The index counts every descriptor and every pupil the same, so this is what it would move by if its own estimate
/// moved as knowledge tracing says. It moves this index, not the SAEB: neither is it said that the pupils will learn it, nor that a
/// question of INEP's is answered as one of the bank is.
pub fn gain(learners: &[Learner], pupils: u32, descriptors: u32) -> Gain {
    const ONE: i128 = 1_000_000;
    let mut gain = Gain { to_strengthen: 0, answered: 0, points: Decimal::from_units(0) };
    // Millionths of millionths.
    let mut rises: i128 = 0;
    for Learner { known, by } in learners {
        match known.grasp() {
            Grasp::Unknown => continue,
            Grasp::Training => {
                let unknown = ONE - i128::from(known.mastery.decimal().units());
                let rise = ONE - i128::from(by.slip) - i128::from(by.guess);
                rises += unknown * rise.max(0);
                gain.to_strengthen += 1;
            }
            Grasp::Almost | Grasp::Mastered => {}
        }
        gain.answered += 1;
    }
    let parts = i128::from(pupils.max(1)) * i128::from(descriptors.max(1)) * ONE * ONE;
    // Ten points, in hundredths.
    let hundredths = (2_000 * rises + parts) / (2 * parts);
    gain.points = Decimal::from_units(i64::try_from(hundredths).unwrap_or_default());
    gain
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mastery::Mastery;
    use crate::tally::Tally;

    fn learner(mastery: &str, answers: u32) -> Learner {
        let mastery = Mastery::of(mastery.parse().unwrap()).unwrap();
        let known = Known { mastery, tally: Tally { hits: 0, answers }, mastered_once: false };
        Learner { known, by: Parameters::ASSUMED }
    }

    #[test]
    fn who_is_below_60_gets_the_chance_of_who_knows() {
        // Each who knows nothing rises from 0.25 to 0.90.
        for (learners, pupils, descriptors, gain) in [
            (vec![], 20, 37, (0, 0, "0.00")),
            (vec![learner("0", 1); 20], 20, 10, (20, 20, "0.65")),
            (vec![learner("0", 1); 10], 20, 10, (10, 10, "0.33")),
            (vec![learner("0.5", 1); 20], 20, 10, (20, 20, "0.33")),
            (vec![learner("0.2", 2), learner("0.6", 2), learner("0.99", 9)], 4, 37, (1, 3, "0.04")),
            (vec![learner("0.3", 0)], 4, 37, (0, 0, "0.00")),
        ] {
            let found = super::gain(&learners, pupils, descriptors);
            let told = (found.to_strengthen, found.answered, found.points.to_string());
            assert_eq!(told, (gain.0, gain.1, gain.2.to_owned()), "{learners:?}");
        }
    }

    #[test]
    fn it_grows_evenly_with_the_pupils() {
        let of = |count| gain(&vec![learner("0.1", 1); count], 40, 21).points.units();
        for count in [4_usize, 10, 20, 40] {
            let whole = of(40) * i64::try_from(count).unwrap();
            assert!((of(count) * 40 - whole).abs() <= 40, "{count}");
        }
    }
}
