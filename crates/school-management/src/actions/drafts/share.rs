//! What is asked of a measure, beside what actions under way already cover of it.

use kernel::Decimal;

use crate::actions::indicator::Measured;

/// A rise that is asked for, in points or percentage points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    pub measured: Measured,
    /// Above 0.
    pub asked: Decimal<2>,
    /// What actions under way are to raise; no more than is asked.
    pub covered: Decimal<2>,
}

impl Share {
    /// What is left for a new action; 0 where nothing is.
    pub fn rest(&self) -> Decimal<2> {
        self.asked - self.covered
    }
}

/// Each rise beside what those under way raise of the same. One grade rises with all of them; all of them do not with one.
pub fn shares(asked: &[(Measured, Decimal<2>)], under_way: &[(Measured, Decimal<2>)]) -> Vec<Share> {
    let covers = |measured: Measured, by: Measured| match (measured, by) {
        (Measured::Grade(_), Measured::Approval) => true,
        _ => measured == by,
    };
    let share = |(measured, asked): &(Measured, Decimal<2>)| {
        let of_it = under_way.iter().filter(|(by, _)| covers(*measured, *by)).map(|(_, rise)| *rise);
        let covered = of_it.fold(Decimal::default(), |sum, rise| sum + rise);
        Share { measured: *measured, asked: *asked, covered: covered.min(*asked) }
    };
    asked.iter().filter(|(_, asked)| asked.units() > 0).map(share).collect()
}

#[cfg(test)]
mod tests {
    use kernel::Stage;

    use super::*;

    #[test]
    fn what_is_under_way_covers_what_it_raises() {
        let grade = |place: usize| Measured::Grade(Stage::AnosFinais.grades().nth(place).unwrap());
        let of = |hundredths| Decimal::from_units(hundredths);
        let under_way = [
            (Measured::Mt, of(158)),
            (Measured::Mt, of(100)),
            (Measured::Approval, of(50)),
            (grade(0), of(310)),
            (Measured::Index, of(10)),
        ];
        for (measured, asked, covered) in [
            (Measured::Mt, 656, 258),
            (Measured::Mt, 200, 200),
            (Measured::Lp, 616, 0),
            (grade(0), 500, 360),
            (grade(1), 500, 50),
            (Measured::Approval, 100, 50),
        ] {
            let found = shares(&[(measured, of(asked))], &under_way);
            let expected = Share { measured, asked: of(asked), covered: of(covered) };
            assert_eq!(found, [expected], "{measured:?}");
            assert_eq!(expected.rest(), of(asked - covered));
        }
        assert_eq!(shares(&[(Measured::Mt, of(0)), (Measured::Lp, of(-5))], &[]), []);
    }
}
