//! The figures of docs/security.md that follow from who gives way.

use futures_util::FutureExt;

use super::{Entering, enter, enter_as, enter_with, entered};
use crate::edge::places::fair::{FairPlaces, Turns};

/// What those of a kind hold who wait, and what a large body does, in bytes.
const ALL: usize = 16 << 20;
const LARGE: usize = 60_000;

fn hear_503(waiting: &mut [Entering]) -> usize {
    waiting.iter_mut().filter_map(FutureExt::now_or_never).filter(Result::is_err).count()
}

/// Forty people of a school come at once with a read each, where so many schools of so many people have one request each waiting.
fn of_a_class_of_forty(schools: u32, people: u32, body: usize) -> usize {
    let places = FairPlaces::new(1, ALL, Turns::Fair);
    let _held = entered(&mut enter(&places, 0)).unwrap();
    let mut crowd = Vec::new();
    for person in 0..people {
        crowd.extend((0..schools).map(|school| enter_with(&places, 100 + school, person, body)));
    }
    let mut class: Vec<_> = (0..40).map(|person| enter_as(&places, 1, person)).collect();
    hear_503(&mut class)
}

#[test]
fn beside_as_many_accounts_as_fill_the_line_a_class_of_forty_is_a_crowd() {
    let schools_of_people =
        [(60, 1, LARGE), (60, 2, LARGE), (60, 5, LARGE), (60, 5, 0), (60, 10, 0), (12, 42, 0)];
    let refused = schools_of_people.map(|(schools, people, body)| of_a_class_of_forty(schools, people, body));
    assert_eq!(refused, [0, 0, 32, 0, 32, 1]);
}

/// A page that reads so many things at once, beside 199 schools of one person each that read four.
#[test]
fn a_page_beside_a_days_schools_is_told_to_come_back_for_some() {
    let places = FairPlaces::new(1, ALL, Turns::Fair);
    let _held = entered(&mut enter(&places, 0)).unwrap();
    let _crowd: Vec<_> = (0..4 * 199).map(|read| enter(&places, 100 + read % 199)).collect();
    let refused = [1, 2, 3, 4, 5, 6].map(|reads| {
        let mut page: Vec<_> = (0..reads).map(|_| enter(&places, 1)).collect();
        hear_503(&mut page)
    });
    assert_eq!(refused, [0, 0, 1, 2, 3, 4]);
}
