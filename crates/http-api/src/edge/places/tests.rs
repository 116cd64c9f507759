mod figures;

use std::collections::VecDeque;
use std::future::{Future, pending, ready};
use std::pin::Pin;
use std::sync::Arc;

use futures_util::FutureExt;

use super::fair::{FairPlace, FairPlaces, Turns};
use super::queue::{CONNECTION, Full};

type Entering = Pin<Box<dyn Future<Output = Result<FairPlace<u32, u32>, Full>>>>;

const WAITING: usize = 1_024;

fn places(many: usize) -> Arc<FairPlaces<u32, u32>> {
    FairPlaces::new(many, WAITING * CONNECTION, Turns::Fair)
}

/// Begins to wait, and is at once asked whether there is a place.
fn enter_as(places: &Arc<FairPlaces<u32, u32>>, network: u32, address: u32) -> Entering {
    enter_with(places, network, address, 0)
}

fn enter_with(places: &Arc<FairPlaces<u32, u32>>, network: u32, address: u32, body: usize) -> Entering {
    let places = Arc::clone(places);
    let mut entering: Entering = Box::pin(async move { places.enter(network, address, body).await });
    if let Some(place) = (&mut entering).now_or_never() {
        entering = Box::pin(ready(place));
    }
    entering
}

fn enter(places: &Arc<FairPlaces<u32, u32>>, network: u32) -> Entering {
    enter_as(places, network, 0)
}

fn entered(entering: &mut Entering) -> Option<FairPlace<u32, u32>> {
    entering.now_or_never().map(Result::unwrap)
}

/// The order in which those enter who wait, each of whom leaves at the next one's turn.
fn order(mut held: VecDeque<FairPlace<u32, u32>>, mut waiting: Vec<Entering>) -> Vec<usize> {
    let mut order = Vec::new();
    while let Some(place) = held.pop_front() {
        drop(place);
        for (index, entering) in waiting.iter_mut().enumerate() {
            if !order.contains(&index)
                && let Some(place) = entered(entering)
            {
                order.push(index);
                held.push_back(place);
            }
        }
    }
    order
}

#[test]
fn a_network_alone_leaves_a_quarter_to_those_that_were_quiet() {
    let places = places(16);
    let mut held: Vec<_> = (0..12).map(|_| entered(&mut enter(&places, 1)).unwrap()).collect();
    let mut next = enter(&places, 1);
    assert!(entered(&mut next).is_none());
    for quiet in 2..6 {
        held.push(entered(&mut enter(&places, quiet)).unwrap());
    }
    assert!(entered(&mut enter(&places, 6)).is_none(), "all places are taken");
    held.clear();
    assert!(entered(&mut next).is_some());
}

#[test]
fn networks_take_turns_and_those_that_have_none_come_first() {
    let places = places(4);
    let mut held: VecDeque<_> = (0..3).map(|_| entered(&mut enter(&places, 1)).unwrap()).collect();
    held.push_back(entered(&mut enter(&places, 2)).unwrap());
    let waiting = [1, 1, 2, 3, 4, 3].map(|network| enter(&places, network)).into();
    assert_eq!(order(held, waiting), [3, 4, 0, 2, 5, 1]);
}

#[test]
fn within_a_network_addresses_take_turns() {
    let places = places(1);
    let held = entered(&mut enter_as(&places, 1, 1)).unwrap();
    let waiting = [1, 1, 1, 2, 2, 3].map(|address| enter_as(&places, 1, address)).into();
    assert_eq!(order([held].into(), waiting), [3, 5, 0, 4, 1, 2]);
}

#[test]
fn in_one_line_they_come_as_they_came_and_nothing_is_kept_for_anyone() {
    let places = FairPlaces::new(4, WAITING * CONNECTION, Turns::OneLine);
    let held: VecDeque<_> = (0..4).map(|_| entered(&mut enter(&places, 1)).unwrap()).collect();
    let waiting = [1, 1, 2, 1].map(|network| enter(&places, network)).into();
    assert_eq!(order(held, waiting), [0, 1, 2, 3]);
}

#[test]
fn who_comes_to_a_crowd_of_networks_waits_for_one_of_each() {
    let places = places(1);
    let held = entered(&mut enter(&places, 0)).unwrap();
    let mut crowd: Vec<_> = (0..90).map(|number| enter(&places, number % 3)).collect();
    let mut quiet = enter(&places, 9);
    drop(held);
    let mut before = 0;
    while (&mut quiet).now_or_never().is_none() {
        let next = crowd.iter_mut().position(|entering| entered(entering).is_some());
        drop(crowd.remove(next.unwrap()));
        before += 1;
    }
    assert_eq!(before, 2, "of the two that held nothing either, one each");
}

#[test]
fn who_leaves_at_once_had_their_turn() {
    let places = places(1);
    let mut held = entered(&mut enter(&places, 1)).unwrap();
    for _ in 0..3 {
        let mut quiet = enter(&places, 2);
        let mut again = enter(&places, 1);
        // Let in, and gone.
        drop(held);
        let place = entered(&mut quiet).unwrap();
        drop(enter(&places, 2));
        let mut back = enter(&places, 2);
        drop(place);
        held = entered(&mut again).unwrap();
        assert!(entered(&mut back).is_none(), "it was there before, and had its turn");
        drop(back);
    }
}

#[test]
fn who_went_away_is_passed_over_and_a_place_that_nobody_took_is_free() {
    let places = places(1);
    let held = entered(&mut enter(&places, 1)).unwrap();
    let (left, mut stays, granted) = (enter(&places, 2), enter(&places, 3), enter(&places, 4));
    drop(left);
    drop(held);
    let place = entered(&mut stays).unwrap();
    drop(place);
    // Given, and dropped unseen.
    drop(granted);
    assert!(entered(&mut enter(&places, 5)).is_some());
}

#[test]
fn when_too_many_wait_the_network_that_has_most_is_refused() {
    let places = places(1);
    let held = entered(&mut enter(&places, 1)).unwrap();
    let mut crowd: Vec<_> = (0..WAITING).map(|_| enter(&places, 1)).collect();
    assert!(enter(&places, 1).now_or_never().unwrap().is_err());
    let mut quiet = enter(&places, 2);
    assert!(crowd.pop().unwrap().now_or_never().unwrap().is_err(), "the newest gave way");
    assert!(crowd.pop().unwrap().now_or_never().is_none());
    drop(held);
    assert!(entered(&mut quiet).is_some());
}

#[test]
fn within_the_network_that_has_most_the_address_that_has_most_gives_way() {
    let places = places(1);
    let _held = entered(&mut enter(&places, 1)).unwrap();
    let mut crowd: Vec<_> = (0..WAITING - 1).map(|_| enter_as(&places, 1, 1)).collect();
    let mut quiet = enter_as(&places, 1, 2);
    let mut third = enter_as(&places, 1, 3);
    assert!((&mut quiet).now_or_never().is_none() && (&mut third).now_or_never().is_none(), "they wait");
    assert!(crowd.pop().unwrap().now_or_never().unwrap().is_err());
}

fn refused(waiting: Vec<Entering>) -> usize {
    waiting.into_iter().filter_map(FutureExt::now_or_never).filter(Result::is_err).count()
}

/// A school of forty people beside sixty of one person each, who has as many requests as a person may.
#[test]
fn whoever_has_much_waiting_gives_way_to_a_large_group_of_whom_each_has_little() {
    let places = places(1);
    let _held = entered(&mut enter(&places, 0)).unwrap();
    let mut crowd: Vec<_> = (0..48 * 60).map(|number| enter(&places, 100 + number % 60)).collect();
    let honest: Vec<_> = (0..40).map(|person| enter_as(&places, 1, person)).collect();
    crowd.extend((0..60).map(|number| enter(&places, 100 + number)));
    assert_eq!(refused(honest), 0);
    assert_eq!(crowd.len() - refused(crowd), WAITING - 40);
}

#[test]
fn among_those_who_have_one_each_the_largest_group_gives_way() {
    let places = places(1);
    let _held = entered(&mut enter(&places, 0)).unwrap();
    let mut crowd: Vec<_> = (0..10).map(|address| enter_as(&places, 1, address)).collect();
    let networks = (10..u32::try_from(WAITING).unwrap()).map(|network| enter(&places, network));
    let networks: Vec<_> = networks.collect();
    assert!(enter_as(&places, 1, 99).now_or_never().unwrap().is_err(), "its own is the largest");
    let mut large = enter_with(&places, 4_000, 0, CONNECTION);
    assert!((&mut large).now_or_never().is_none(), "what one request holds does not count");
    drop(large);
    let nine: Vec<_> = (2_000..2_009).map(|network| enter(&places, network)).collect();
    assert!(enter(&places, 3_000).now_or_never().unwrap().is_err(), "all are alike");
    let first = crowd.remove(0);
    assert_eq!(refused(crowd) + refused(vec![first]), 9);
    assert_eq!(refused(networks) + refused(nine), 0);
}

/// Otherwise some hundred networks that come again and again with one request each would keep everyone else out.
#[test]
fn among_equals_who_had_their_turn_in_this_round_gives_way() {
    let places = FairPlaces::new(1, WAITING * CONNECTION + 500, Turns::Fair);
    let held = entered(&mut enter(&places, 0)).unwrap();
    let networks = 1..=u32::try_from(WAITING).unwrap();
    let mut crowd: Vec<_> = networks.map(|network| enter(&places, network)).collect();
    assert!(enter(&places, 9_000).now_or_never().unwrap().is_err(), "none of those who wait had a turn");
    drop(held);
    let _held = entered(&mut crowd[0]).unwrap();
    let mut again = enter_with(&places, 1, 0, 100);
    assert!((&mut again).now_or_never().is_none());
    let mut honest = enter_with(&places, 9_000, 0, 200);
    assert!((&mut honest).now_or_never().is_none(), "some bytes more are no crowd");
    assert!(again.now_or_never().unwrap().is_err());
}

#[test]
fn who_waits_weighs_what_its_body_holds() {
    let places = FairPlaces::new(1, 4 * CONNECTION, Turns::Fair);
    let held = entered(&mut enter(&places, 0)).unwrap();
    let small: Vec<_> = (1..3).map(|network| enter(&places, network)).collect();
    assert!(enter_with(&places, 3, 0, CONNECTION + 1).now_or_never().unwrap().is_err(), "too large");
    let mut large = enter_with(&places, 3, 0, CONNECTION);
    assert!((&mut large).now_or_never().is_none());
    // Alone, neither gives way to the other, whatever it weighs: its group does.
    let mut comes = enter(&places, 4);
    assert!((&mut comes).now_or_never().is_none());
    assert!(large.now_or_never().unwrap().is_err());
    assert_eq!(refused(small), 0);
    drop((comes, held));
    assert!(entered(&mut enter_with(&places, 3, 0, 100 * CONNECTION)).is_some(), "it need not wait");
}

#[test]
fn who_waits_for_something_else_is_counted_and_gives_way() {
    let places = places(1);
    let beside = |network| {
        let places = Arc::clone(&places);
        let mut waits = Box::pin(async move { places.beside(network, 0, 0, pending::<()>()).await });
        assert!((&mut waits).now_or_never().is_none());
        waits
    };
    let mut crowd: Vec<_> = (0..WAITING).map(|_| beside(1)).collect();
    let held = entered(&mut enter(&places, 1)).unwrap();
    let mut quiet = enter(&places, 2);
    assert!(entered(&mut quiet).is_none());
    assert_eq!(crowd.pop().unwrap().now_or_never(), Some(Err(Full)));
    assert_eq!(places.beside(1, 0, 0, ready(())).now_or_never(), Some(Err(Full)));
    drop(held);
    assert!(entered(&mut quiet).is_some(), "nobody else waits for a place");
    crowd.truncate(WAITING / 2);
    assert_eq!(places.beside(1, 0, 0, ready(7)).now_or_never(), Some(Ok(7)));
    places.close();
    assert_eq!(crowd.pop().unwrap().now_or_never(), Some(Err(Full)));
}

#[test]
fn who_went_away_makes_room_for_who_comes() {
    let places = places(1);
    let _held = entered(&mut enter(&places, 1)).unwrap();
    let mut crowd: Vec<_> = (0..WAITING).map(|_| enter(&places, 1)).collect();
    crowd.truncate(WAITING - 2);
    for _ in 0..2 {
        let mut comes = enter(&places, 1);
        assert!((&mut comes).now_or_never().is_none(), "it waits in the place of one who left");
        crowd.push(comes);
    }
    assert!(enter(&places, 1).now_or_never().unwrap().is_err());
    assert!(crowd.iter_mut().all(|waits| waits.now_or_never().is_none()), "nobody gave way");
}

#[test]
fn a_newcomer_passes_nobody_whose_round_has_begun() {
    let places = places(1);
    let mut held = entered(&mut enter(&places, 0)).unwrap();
    let mut crowd: VecDeque<_> = [1, 2, 1, 2].map(|network| enter(&places, network)).into();
    for _ in 0..3 {
        drop(held);
        held = entered(&mut crowd.pop_front().unwrap()).unwrap();
    }
    let mut newcomer = enter(&places, 3);
    drop(held);
    let last = entered(&mut crowd.pop_front().unwrap()).unwrap();
    assert!(entered(&mut newcomer).is_none(), "it came in the second round");
    drop(last);
    assert!(entered(&mut newcomer).is_some());
}

/// G1 may not have the last two places, and neither may G2, which waits for its turn of the round.
#[test]
fn a_free_place_that_is_taken_again_and_again_ends_no_round() {
    let places = places(8);
    let mut first: Vec<_> = (0..6).map(|_| entered(&mut enter(&places, 1)).unwrap()).collect();
    let mut crowd: Vec<_> = (0..3).map(|_| enter(&places, 1)).collect();
    let _second = entered(&mut enter(&places, 2)).unwrap();
    let mut lacks_its_turn = enter(&places, 2);
    first.truncate(4);
    first.push(entered(&mut crowd.remove(0)).unwrap());
    for _ in 0..2 {
        drop(entered(&mut enter(&places, 3)).unwrap());
    }
    drop(first.pop());
    let _had_its_turn = entered(&mut lacks_its_turn).unwrap();
    assert!(entered(&mut crowd[0]).is_none());
}

/// A round that lasts, because a group waits that may not enter, makes no line of the others.
#[test]
fn until_a_round_ends_who_had_fewer_turns_goes_first() {
    let places = places(4);
    let _first: Vec<_> = (0..3).map(|_| entered(&mut enter(&places, 1)).unwrap()).collect();
    drop(entered(&mut enter(&places, 2)).unwrap());
    let held = entered(&mut enter(&places, 2)).unwrap();
    let mut lacks_its_turn = enter(&places, 1);
    let waiting = [2, 2, 3, 3].map(|network| enter(&places, network)).into();
    assert_eq!(order([held].into(), waiting), [2, 0, 3, 1]);
    assert!(entered(&mut lacks_its_turn).is_none());
}

#[test]
fn nobody_gives_way_for_a_newcomer_that_is_then_refused() {
    let places = FairPlaces::new(1, 4 * CONNECTION, Turns::Fair);
    let _held = entered(&mut enter(&places, 0)).unwrap();
    let mut waiting =
        [(1, 0), (1, 1), (1, 2), (2, 0)].map(|(network, address)| enter_as(&places, network, address));
    // Of three one gives way to a smaller one, of two none.
    assert!(enter_with(&places, 3, 0, CONNECTION).now_or_never().unwrap().is_err());
    assert!(waiting.iter_mut().all(|waits| waits.now_or_never().is_none()), "nobody gave way");
    let mut small = enter(&places, 3);
    assert!((&mut small).now_or_never().is_none());
    assert_eq!(refused(waiting.into()), 1, "one of the three");
}

#[test]
fn when_it_closes_nobody_waits_on() {
    let places = places(1);
    let _held = entered(&mut enter(&places, 1)).unwrap();
    let waits = enter(&places, 2);
    places.close();
    assert!(waits.now_or_never().unwrap().is_err());
    assert!(enter(&places, 3).now_or_never().unwrap().is_err());
}
