use std::cmp::Reverse;

use kernel::PersonId;

/// A pupil who stands in a ranking. Those who left it, and those who have finished no quiz, do not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Listed {
    pub student: PersonId,
    pub points: u32,
}

/// A pupil's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    /// From 1; equals share it.
    pub place: usize,
    pub student: PersonId,
    pub points: u32,
}

/// A ranking as a pupil sees it: themselves and whoever is next to them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Around {
    pub own: Placed,
    pub above: Option<Placed>,
    pub below: Option<Placed>,
    /// The last place of all, which nobody is told: not of themselves, nor of another. `None` where all share the first.
    pub last: Option<usize>,
    /// How many points are missing for the next place upwards, and which one it is.
    pub missing: Option<(u32, usize)>,
}

/// All places: first who has most points; equals share one, and the next is as far as if they did not. Among equals the order says
/// nothing: it is that in which they came to the school.
pub fn ranking(listed: &[Listed]) -> Vec<Placed> {
    let mut all = listed.to_vec();
    all.sort_by_key(|it| (Reverse(it.points), it.student));
    let mut placed: Vec<Placed> = Vec::with_capacity(all.len());
    for (before, Listed { student, points }) in all.into_iter().enumerate() {
        let shared = placed.last().filter(|last| last.points == points).map(|last| last.place);
        placed.push(Placed { place: shared.unwrap_or(before + 1), student, points });
    }
    placed
}

/// What a pupil sees of it; `None` for who does not stand in it.
pub fn around(listed: &[Listed], student: PersonId) -> Option<Around> {
    let placed = ranking(listed);
    let at = placed.iter().position(|it| it.student == student)?;
    let own = placed[at];
    let last = placed.last().map(|it| it.place).filter(|place| *place > 1);
    let better = placed[..at].iter().rev().find(|it| it.points > own.points);
    Some(Around {
        own,
        above: at.checked_sub(1).map(|above| placed[above]).filter(|above| Some(above.place) != last),
        below: placed.get(at + 1).copied().filter(|below| Some(below.place) != last),
        last,
        missing: better.map(|it| (it.points - own.points, it.place)),
    })
}

impl Around {
    /// The place of one of them, unless it is the last.
    pub fn told(&self, of: Placed) -> Option<usize> {
        Some(of.place).filter(|place| Some(*place) != self.last)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Pupils 1, 2, 3... with these points.
    fn listed(points: &[u32]) -> Vec<Listed> {
        let numbered = points.iter().zip(1..);
        numbered.map(|(points, id)| Listed { student: PersonId(id), points: *points }).collect()
    }

    #[test]
    fn equals_share_a_place() {
        for (points, places) in [
            (&[10, 30, 20][..], &[(1, 2), (2, 3), (3, 1)][..]),
            (&[20, 30, 20, 10], &[(1, 2), (2, 1), (2, 3), (4, 4)]),
            (&[5, 5], &[(1, 1), (1, 2)]),
            (&[0], &[(1, 1)]),
            (&[], &[]),
        ] {
            let told: Vec<_> = ranking(&listed(points)).iter().map(|it| (it.place, it.student.0)).collect();
            assert_eq!(told, places, "{points:?}");
        }
    }

    #[test]
    fn a_pupil_sees_who_is_next_and_never_the_last_place() {
        // Pupil, told place, above, below, missing.
        let class = listed(&[1215, 1180, 1164, 900, 900, 100]);
        for (student, place, above, below, missing) in [
            (1, Some(1), None, Some(2), None),
            (2, Some(2), Some(1), Some(3), Some((35, 1))),
            (3, Some(3), Some(2), Some(4), Some((16, 2))),
            (4, Some(4), Some(3), Some(5), Some((264, 3))),
            (5, Some(4), Some(4), None, Some((264, 3))),
            (6, None, Some(5), None, Some((800, 4))),
        ] {
            let seen = around(&class, PersonId(student)).unwrap();
            let next = |it: Option<Placed>| it.map(|it| it.student.0);
            let told = (seen.told(seen.own), next(seen.above), next(seen.below), seen.missing);
            assert_eq!(told, (place, above, below, missing), "{student}");
        }
        assert_eq!(around(&class, PersonId(7)), None, "who left it sees nobody");
        let all_first = around(&listed(&[5, 5]), PersonId(2)).unwrap();
        assert_eq!((all_first.told(all_first.own), all_first.missing), (Some(1), None));
    }

    proptest! {
        #[test]
        fn a_place_is_one_more_than_those_who_have_more(
            points in prop::collection::vec(0..40_u32, 1..45), pupil in 0..45_usize, turn: usize,
        ) {
            let class = listed(&points);
            for placed in ranking(&class) {
                let better = points.iter().filter(|other| **other > placed.points).count();
                prop_assert_eq!(placed.place, better + 1);
            }
            let mut turned = class.clone();
            turned.rotate_left(turn % class.len());
            prop_assert_eq!(ranking(&turned), ranking(&class));
            let student = class[pupil % class.len()].student;
            let seen = around(&class, student).unwrap();
            prop_assert_eq!(around(&turned, student), Some(seen));
            prop_assert!(seen.above.is_none_or(|above| above.points >= seen.own.points));
            for other in [seen.above, seen.below].into_iter().flatten() {
                prop_assert!(seen.told(other).is_some(), "nobody is shown as the last");
            }
        }
    }
}
