//! Places among schools.

use crate::measure::PublishedIdeb;

/// The place of each value among all of them, in the order given: 1 is the highest, equal values share a place and the
/// next one counts all before it (1, 2, 2, 4).
pub fn places(values: &[PublishedIdeb]) -> Vec<i32> {
    let mut highest_first = values.to_vec();
    highest_first.sort_by(|left, right| right.cmp(left));
    let place = |value: &PublishedIdeb| {
        let above = highest_first.partition_point(|other| other > value);
        i32::try_from(above + 1).unwrap_or(i32::MAX)
    };
    values.iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_share_a_place() {
        for (values, expected) in [
            (&["5.0", "6.1", "5.0", "4.9"][..], &[2, 1, 2, 4][..]),
            (&["5.0"], &[1]),
            (&["5.0", "5.0"], &[1, 1]),
            (&[], &[]),
        ] {
            let values: Vec<_> = values.iter().map(|value| PublishedIdeb::parse(value).unwrap()).collect();
            assert_eq!(places(&values), expected);
        }
    }
}
