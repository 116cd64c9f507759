//! Places among strangers: so many of their requests are worked on at a time, shared out by network.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::future::pending;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use application::gate::keys::Subnet;
use tokio::sync::{oneshot, watch};
use tokio::time::sleep;

use crate::edge::problem::Problem;

/// Requests that wait for a place, all together. Each holds its body, of some kilobytes.
const WAITING: usize = 1_024;

/// The places. The last quarter of them is for networks that have none.
#[derive(Debug)]
pub struct Places {
    reserve: usize,
    room: Mutex<Room>,
    closing: watch::Sender<bool>,
}

#[derive(Debug, Default)]
struct Room {
    free: usize,
    held: HashMap<Subnet, usize>,
    waiting: HashMap<Subnet, VecDeque<Waiter>>,
    /// The round of the newest who waited and entered.
    round: u64,
    /// Of those who ever waited; tells who came first.
    number: u64,
}

#[derive(Debug)]
struct Waiter {
    /// In each round a network has one: fair queueing by start times.
    round: u64,
    number: u64,
    place: oneshot::Sender<Place>,
}

/// A place, until it is dropped.
pub struct Place {
    subnet: Subnet,
    /// Absent once it is no place any more.
    of: Option<Arc<Places>>,
}

impl Places {
    pub fn new(most: usize) -> Arc<Self> {
        let room = Mutex::new(Room { free: most.max(1), ..Room::default() });
        Arc::new(Self { reserve: most / 4, room, closing: watch::Sender::new(false) })
    }

    fn room(&self) -> MutexGuard<'_, Room> {
        self.room.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place, at once or after a wait. Refused when too many wait: of those, the newest of the network that has most.
    pub async fn enter(self: &Arc<Self>, subnet: Subnet) -> Result<Place, Problem> {
        let granted = {
            let mut room = self.room();
            if *self.closing.borrow() {
                return Err(Problem::busy());
            }
            if !room.waiting.contains_key(&subnet) && room.may_enter(subnet, self.reserve) {
                return Ok(self.taken(&mut room, subnet));
            }
            room.wait(subnet)?
        };
        granted.await.map_err(|_refused| Problem::busy())
    }

    /// After a while nobody waits any more, and nobody enters. Does not return.
    pub async fn close_after(&self, wait: Duration) {
        sleep(wait).await;
        self.close();
        pending::<()>().await;
    }

    pub fn close(&self) {
        let mut room = self.room();
        self.closing.send_replace(true);
        room.waiting.clear();
    }

    /// Comes when they are closed.
    pub async fn closed(&self) {
        // The sender is ours: it lives.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    fn taken(self: &Arc<Self>, room: &mut Room, subnet: Subnet) -> Place {
        room.free -= 1;
        *room.held.entry(subnet).or_default() += 1;
        Place { subnet, of: Some(Arc::clone(self)) }
    }

    fn leave(self: &Arc<Self>, subnet: Subnet) {
        let mut room = self.room();
        room.give_back(subnet);
        while let Some((next, waiter)) = room.next(self.reserve) {
            let place = self.taken(&mut room, next);
            // Whoever went away does not take it, and this is no place any more.
            if let Err(mut refused) = waiter.place.send(place) {
                refused.of = None;
                room.give_back(next);
            }
        }
    }
}

impl Room {
    fn may_enter(&self, subnet: Subnet, reserve: usize) -> bool {
        self.free > reserve || (self.free > 0 && !self.held.contains_key(&subnet))
    }

    fn give_back(&mut self, subnet: Subnet) {
        self.free += 1;
        if let Some(held) = self.held.get_mut(&subnet) {
            *held -= 1;
            if *held == 0 {
                self.held.remove(&subnet);
            }
        }
    }

    /// The first, by round and then by arrival, of the networks that may enter.
    fn next(&mut self, reserve: usize) -> Option<(Subnet, Waiter)> {
        let (_, subnet) = self
            .waiting
            .iter()
            .filter(|(subnet, _)| self.may_enter(**subnet, reserve))
            .filter_map(|(subnet, waiters)| {
                waiters.front().map(|first| ((first.round, first.number), *subnet))
            })
            .min_by_key(|(place, _)| *place)?;
        let waiters = self.waiting.get_mut(&subnet)?;
        let waiter = waiters.pop_front()?;
        if waiters.is_empty() {
            self.waiting.remove(&subnet);
        }
        self.round = self.round.max(waiter.round);
        Some((subnet, waiter))
    }

    fn wait(&mut self, subnet: Subnet) -> Result<oneshot::Receiver<Place>, Problem> {
        if self.waiting.values().map(VecDeque::len).sum::<usize>() >= WAITING {
            self.make_room(subnet)?;
        }
        let (place, granted) = oneshot::channel();
        self.number += 1;
        let held = self.held.get(&subnet).map_or(0, |held| u64::try_from(*held).unwrap_or(u64::MAX));
        let waiters = self.waiting.entry(subnet).or_default();
        let after_own = waiters.back().map_or(0, |last| last.round + 1);
        let round = after_own.max(self.round.saturating_add(held));
        waiters.push_back(Waiter { round, number: self.number, place });
        Ok(granted)
    }

    /// Forgets who went away; if there is nobody, refuses the newest of the network that has most waiting.
    fn make_room(&mut self, for_one_of: Subnet) -> Result<(), Problem> {
        let before: usize = self.waiting.values().map(VecDeque::len).sum();
        self.waiting.retain(|_, waiters| {
            waiters.retain(|waiter| !waiter.place.is_closed());
            !waiters.is_empty()
        });
        if self.waiting.values().map(VecDeque::len).sum::<usize>() < before {
            return Ok(());
        }
        let most = self.waiting.iter().max_by_key(|(_, waiters)| waiters.len());
        let (crowded, many) =
            most.map(|(subnet, waiters)| (*subnet, waiters.len())).ok_or_else(Problem::busy)?;
        if self.waiting.get(&for_one_of).map_or(0, VecDeque::len) >= many {
            return Err(Problem::busy());
        }
        self.waiting.get_mut(&crowded).and_then(VecDeque::pop_back);
        Ok(())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(places) = self.of.take() {
            places.leave(self.subnet);
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Place").field("subnet", &self.subnet).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::net::Ipv4Addr;
    use std::pin::Pin;

    use futures_util::FutureExt;

    use super::*;

    type Entering = Pin<Box<dyn Future<Output = Result<Place, Problem>>>>;

    fn subnet(number: u32) -> Subnet {
        Subnet::of(Ipv4Addr::from_bits(number << 8).into())
    }

    /// Begins to wait, and is at once asked whether there is a place.
    fn enter(places: &Arc<Places>, network: u32) -> Entering {
        let places = Arc::clone(places);
        let mut entering: Entering = Box::pin(async move { places.enter(subnet(network)).await });
        if let Some(place) = (&mut entering).now_or_never() {
            entering = Box::pin(std::future::ready(place));
        }
        entering
    }

    fn entered(entering: &mut Entering) -> Option<Place> {
        entering.now_or_never().map(Result::unwrap)
    }

    #[test]
    fn a_network_alone_leaves_a_quarter_to_those_that_were_quiet() {
        let places = Places::new(16);
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
        let places = Places::new(4);
        let mut held: VecDeque<_> = (0..3).map(|_| entered(&mut enter(&places, 1)).unwrap()).collect();
        held.push_back(entered(&mut enter(&places, 2)).unwrap());
        let mut waiting = [1, 1, 2, 3, 4, 3].map(|network| enter(&places, network));
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
        assert_eq!(order, [3, 4, 0, 2, 5, 1]);
    }

    #[test]
    fn who_comes_to_a_crowd_of_networks_waits_for_one_of_each() {
        let places = Places::new(1);
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
    fn who_went_away_is_passed_over_and_a_place_that_nobody_took_is_free() {
        let places = Places::new(1);
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
        let places = Places::new(1);
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
    fn who_went_away_makes_room_for_who_comes() {
        let places = Places::new(1);
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
        let places = Places::new(1);
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

    #[test]
    fn when_it_closes_nobody_waits_on() {
        let places = Places::new(1);
        let _held = entered(&mut enter(&places, 1)).unwrap();
        let waits = enter(&places, 2);
        places.close();
        assert!(waits.now_or_never().unwrap().is_err());
        assert!(enter(&places, 3).now_or_never().unwrap().is_err());
    }
}
