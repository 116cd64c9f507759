//! Who waits for a place, and whose turn it is.
//!
//! In each round every group has one turn, and within a group every member: a school and its people, a network and its
//! addresses. Who had a turn had it, also if they left at once.

use std::collections::{HashMap, HashSet, VecDeque};
use std::hash::Hash;

use thiserror::Error;
use tokio::sync::oneshot;

/// Groups remembered to have had their turn, and members of each, before they are forgotten, which costs the others a turn.
const MANY_GROUPS: usize = 4_096;
const MANY_MEMBERS: usize = 256;

/// Too many wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("too many wait")]
pub struct Full;

/// How many there are, how many of them are for groups that have none, and how many may wait.
#[derive(Debug, Clone, Copy)]
pub(super) struct Size {
    pub places: usize,
    pub reserve: usize,
    pub waiting: usize,
}

#[derive(Debug)]
pub(super) struct Queue<G, M, T> {
    size: Size,
    taken: usize,
    groups: HashMap<G, Group<M, T>>,
    /// Of those who ever waited; tells who came first.
    number: u64,
    closed: bool,
}

#[derive(Debug)]
struct Group<M, T> {
    held: usize,
    /// In this round.
    had_turn: bool,
    /// Those who had a turn in the group's own round.
    had_turns: HashSet<M>,
    waiting: VecDeque<Waiter<M, T>>,
}

#[derive(Debug)]
struct Waiter<M, T> {
    member: M,
    number: u64,
    waits_for: WaitsFor,
    place: oneshot::Sender<T>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WaitsFor {
    Place,
    /// Counted among those who wait, and gives way as they do.
    SomethingElse,
}

/// A turn that has come.
#[derive(Debug)]
pub(super) struct Turn<G, T> {
    pub group: G,
    pub place: oneshot::Sender<T>,
}

impl<M, T> Default for Group<M, T> {
    fn default() -> Self {
        Self { held: 0, had_turn: false, had_turns: HashSet::new(), waiting: VecDeque::new() }
    }
}

impl<M: Copy + Eq + Hash, T> Group<M, T> {
    fn is_idle(&self) -> bool {
        self.held == 0 && self.waiting.is_empty()
    }

    /// When the first of those came who wait for a place.
    fn first(&self) -> Option<u64> {
        let for_place = |waiter: &&Waiter<M, T>| waiter.waits_for == WaitsFor::Place;
        self.waiting.iter().find(for_place).map(|waiter| waiter.number)
    }

    /// Of those who wait for a place, the first whose member had no turn yet, or the first.
    fn pop(&mut self) -> Option<Waiter<M, T>> {
        let for_place =
            self.waiting.iter().enumerate().filter(|(_, waiter)| waiter.waits_for == WaitsFor::Place);
        let next =
            for_place.min_by_key(|(_, waiter)| (self.had_turns.contains(&waiter.member), waiter.number));
        let next = next.map(|(index, _)| index)?;
        self.waiting.remove(next)
    }

    fn has_turn(&mut self, member: M) {
        self.held += 1;
        self.had_turn = true;
        if self.had_turns.len() >= MANY_MEMBERS || !self.had_turns.insert(member) {
            self.had_turns.clear();
            self.had_turns.insert(member);
        }
    }

    /// The member that has most waiting, with how many.
    fn crowd(&self) -> Option<(M, usize)> {
        let mut many = HashMap::<M, usize>::new();
        for waiter in &self.waiting {
            *many.entry(waiter.member).or_default() += 1;
        }
        many.into_iter().max_by_key(|(_, many)| *many)
    }

    fn refuse_newest_of(&mut self, member: M) {
        if let Some(newest) = self.waiting.iter().rposition(|waiter| waiter.member == member) {
            self.waiting.remove(newest);
        }
    }
}

impl<G: Copy + Eq + Hash, M: Copy + Eq + Hash, T> Queue<G, M, T> {
    pub fn new(size: Size) -> Self {
        Self { size, taken: 0, groups: HashMap::new(), number: 0, closed: false }
    }

    /// Takes a place that is free, unless others of the group wait for one. `false` when there is none.
    pub fn take(&mut self, group: G, member: M) -> Result<bool, Full> {
        if self.closed {
            return Err(Full);
        }
        let others_wait = self.groups.get(&group).is_some_and(|group| group.first().is_some());
        if others_wait || !self.may_enter(self.groups.get(&group)) {
            return Ok(false);
        }
        self.has_turn(group, member);
        Ok(true)
    }

    /// Begins to wait. When too many do, the newest gives way of the member that has most waiting, in the group that has.
    pub fn wait(&mut self, group: G, member: M, waits_for: WaitsFor) -> Result<oneshot::Receiver<T>, Full> {
        if self.closed {
            return Err(Full);
        }
        if self.waiting() >= self.size.waiting {
            self.make_room(group, member)?;
        }
        let (place, granted) = oneshot::channel();
        self.number += 1;
        let waiter = Waiter { member, number: self.number, waits_for, place };
        self.groups.entry(group).or_default().waiting.push_back(waiter);
        Ok(granted)
    }

    /// Gives a place back.
    pub fn leave(&mut self, group: G) {
        self.taken -= 1;
        if let Some(group) = self.groups.get_mut(&group) {
            group.held -= 1;
        }
    }

    /// Whose turn it is, who then has a place: the first of the groups that may enter, those before that had no turn yet.
    pub fn next(&mut self) -> Option<Turn<G, T>> {
        loop {
            let eligible = self.groups.iter().filter(|(_, group)| self.may_enter(Some(group)));
            let waiting = eligible
                .filter_map(|(key, group)| group.first().map(|first| (*key, (group.had_turn, first))));
            let (group, _) = waiting.min_by_key(|(_, order)| *order)?;
            let waiter = self.groups.get_mut(&group)?.pop()?;
            // Who went away is passed over, and it cost their group nothing.
            if !waiter.place.is_closed() {
                self.has_turn(group, waiter.member);
                return Some(Turn { group, place: waiter.place });
            }
        }
    }

    /// Nobody waits any more, and nobody enters.
    pub fn close(&mut self) {
        self.closed = true;
        for group in self.groups.values_mut() {
            group.waiting.clear();
        }
    }

    fn may_enter(&self, group: Option<&Group<M, T>>) -> bool {
        let free = self.size.places.saturating_sub(self.taken);
        free > self.size.reserve || (free > 0 && group.is_none_or(|group| group.held == 0))
    }

    fn has_turn(&mut self, group: G, member: M) {
        self.taken += 1;
        if self.groups.get(&group).is_some_and(|group| group.had_turn) || self.groups.len() >= MANY_GROUPS {
            self.begin_round();
        }
        self.groups.entry(group).or_default().has_turn(member);
    }

    fn begin_round(&mut self) {
        self.groups.retain(|_, group| {
            group.had_turn = false;
            !group.is_idle()
        });
    }

    fn waiting(&self) -> usize {
        self.groups.values().map(|group| group.waiting.len()).sum()
    }

    /// Forgets who went away; if there is nobody, refuses one of a crowd that is larger than the newcomer's own.
    fn make_room(&mut self, group: G, member: M) -> Result<(), Full> {
        let before = self.waiting();
        self.groups.retain(|_, group| {
            group.waiting.retain(|waiter| !waiter.place.is_closed());
            group.had_turn || !group.is_idle()
        });
        if self.waiting() < before {
            return Ok(());
        }
        let (crowded, many) = self
            .groups
            .iter()
            .map(|(key, group)| (*key, group.waiting.len()))
            .max_by_key(|(_, many)| *many)
            .ok_or(Full)?;
        let own = self.groups.get(&group).map_or(0, |group| group.waiting.len());
        let crowded = if own + 1 >= many { group } else { crowded };
        let crowd = self.groups.get_mut(&crowded).ok_or(Full)?;
        let (crowding, many) = crowd.crowd().ok_or(Full)?;
        if crowded == group {
            let own = crowd.waiting.iter().filter(|waiter| waiter.member == member).count();
            if own + 1 >= many {
                return Err(Full);
            }
        }
        crowd.refuse_newest_of(crowding);
        Ok(())
    }
}
