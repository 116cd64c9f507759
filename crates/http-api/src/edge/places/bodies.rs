//! Bodies on their way: whoever sends one holds no place, and an honest one comes within milliseconds.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::future::Future;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::edge::places::fair::Turns;
use crate::edge::places::queue::Full;

/// So many at most: of the school or the network that has most of them, the one that is on its way for longest gives way to
/// who comes.
#[derive(Debug)]
pub struct Bodies<G> {
    most: usize,
    turns: Turns,
    /// In one line all are of one group.
    coming: Mutex<Coming<Option<G>>>,
}

#[derive(Debug)]
struct Coming<G> {
    closed: bool,
    /// Of those that ever came; tells who came first.
    number: u64,
    all: usize,
    groups: HashMap<G, Group>,
}

/// Those of a school or a network; each sender is dropped when its body gives way.
type Group = BTreeMap<u64, oneshot::Sender<()>>;

/// A body that is no more on its way when this is dropped.
struct Comes<'a, G: Copy + Eq + Hash> {
    bodies: &'a Bodies<G>,
    group: Option<G>,
    number: u64,
}

impl<G: Copy + Eq + Hash> Drop for Comes<'_, G> {
    fn drop(&mut self) {
        self.bodies.coming().remove(self.group, self.number);
    }
}

impl<G: Copy + Eq + Hash> Coming<G> {
    fn remove(&mut self, group: G, number: u64) {
        let Some(bodies) = self.groups.get_mut(&group) else { return };
        if bodies.remove(&number).is_some() {
            self.all -= 1;
        }
        if bodies.is_empty() {
            self.groups.remove(&group);
        }
    }

    fn one_gives_way(&mut self) {
        let firsts = self.groups.iter().filter_map(|(group, bodies)| {
            bodies.keys().next().map(|first| (bodies.len(), Reverse(*first), *group))
        });
        if let Some((_, Reverse(first), group)) = firsts.max_by_key(|(many, first, _)| (*many, *first)) {
            self.remove(group, first);
        }
    }
}

impl<G: Copy + Eq + Hash> Bodies<G> {
    pub fn new(most: usize, turns: Turns) -> Self {
        let coming = Coming { closed: false, number: 0, all: 0, groups: HashMap::new() };
        Self { most, turns, coming: Mutex::new(coming) }
    }

    fn coming(&self) -> MutexGuard<'_, Coming<Option<G>>> {
        self.coming.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a body, unless it gives way.
    pub async fn receive<T>(&self, group: G, body: impl Future<Output = T>) -> Result<T, Full> {
        let (comes, gives_way) = self.begin(group)?;
        let received = tokio::select! {
            biased;
            body = body => Ok(body),
            _ = gives_way => Err(Full),
        };
        drop(comes);
        received
    }

    fn begin(&self, group: G) -> Result<(Comes<'_, G>, oneshot::Receiver<()>), Full> {
        let group = (self.turns == Turns::Fair).then_some(group);
        let mut coming = self.coming();
        if coming.closed {
            return Err(Full);
        }
        if coming.all >= self.most {
            coming.one_gives_way();
        }
        let (stays, gives_way) = oneshot::channel();
        coming.number += 1;
        let number = coming.number;
        coming.all += 1;
        coming.groups.entry(group).or_default().insert(number, stays);
        Ok((Comes { bodies: self, group, number }, gives_way))
    }

    /// Nobody waits for a body any more.
    pub fn close(&self) {
        let mut coming = self.coming();
        coming.closed = true;
        coming.all = 0;
        coming.groups.clear();
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use futures_util::FutureExt;

    use super::*;

    fn stall(bodies: &Bodies<u8>, group: u8) -> impl Future<Output = Result<(), Full>> + Unpin {
        let mut stalled = Box::pin(bodies.receive(group, pending()));
        assert!((&mut stalled).now_or_never().is_none());
        stalled
    }

    #[test]
    fn the_body_that_is_longest_on_its_way_gives_way_to_who_comes() {
        let bodies = Bodies::new(2, Turns::Fair);
        let (mut first, mut second) = (stall(&bodies, 1), stall(&bodies, 2));
        assert_eq!(bodies.receive(3, ready(7)).now_or_never(), Some(Ok(7)));
        assert_eq!((&mut first).now_or_never(), Some(Err(Full)));
        assert!((&mut second).now_or_never().is_none());
        // Who has come, left or given way makes room.
        let third = stall(&bodies, 3);
        drop(third);
        let _fourth = stall(&bodies, 4);
        assert!((&mut second).now_or_never().is_none());
    }

    #[test]
    fn who_sends_many_gives_way_to_themselves() {
        let bodies = Bodies::new(3, Turns::Fair);
        let mut honest = stall(&bodies, 1);
        let mut crowd: Vec<_> = (0..9).map(|_| stall(&bodies, 2)).collect();
        assert!((&mut honest).now_or_never().is_none());
        assert_eq!(crowd.iter_mut().filter_map(FutureExt::now_or_never).count(), 7);
        drop(crowd);
        drop(honest);
        assert!(bodies.coming().groups.is_empty() && bodies.coming().all == 0);
    }

    #[test]
    fn when_the_server_ends_nobody_waits_for_a_body() {
        let bodies = Bodies::new(2, Turns::Fair);
        let waits = stall(&bodies, 1);
        bodies.close();
        assert_eq!(waits.now_or_never(), Some(Err(Full)));
        assert_eq!(bodies.receive(1, ready(())).now_or_never(), Some(Err(Full)));
        assert!(bodies.coming().groups.is_empty());
    }
}
