//! The figures of docs/security.md that follow from who gives way.

use super::*;

/// Bytes of a large body.
const LARGE: usize = 60_000;

fn hear_503(waiting: &mut [Entering]) -> usize {
    waiting.iter_mut().filter_map(FutureExt::now_or_never).filter(Result::is_err).count()
}

/// Forty people of a school come at once with a read each, where so many schools of so many people have one request each waiting.
fn of_a_class_of_forty(schools: u32, people: u32, body: usize) -> usize {
    let places = places(1);
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
    for (schools, people, body, refused) in
        [(60, 1, LARGE, 0), (60, 2, LARGE, 0), (60, 5, LARGE, 99), (60, 5, 0, 0), (60, 10, 0, 99), (12, 42, 0, 99)]
    {
        assert_eq!(of_a_class_of_forty(schools, people, body), refused, "{schools} of {people}, {body}");
    }
}

/// A page that reads so many things at once, beside 199 schools of one person each that read four.
#[test]
fn a_page_beside_a_days_schools() {
    let places = places(1);
    let _held = entered(&mut enter(&places, 0)).unwrap();
    let _crowd: Vec<_> = (0..4 * 199).map(|read| enter(&places, 100 + read % 199)).collect();
    for (reads, refused) in [(1, 0), (2, 0), (5, 99)] {
        let mut page: Vec<_> = (0..reads).map(|_| enter(&places, 1)).collect();
        assert_eq!(hear_503(&mut page), refused, "{reads}");
    }
}
