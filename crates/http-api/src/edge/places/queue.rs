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
    waiting: usize,
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
    /// In the order in which they came, as those beside.
    for_place: VecDeque<Waiter<M, T>>,
    beside: VecDeque<Waiter<M, T>>,
}

#[derive(Debug)]
struct Waiter<M, T> {
    member: M,
    number: u64,
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
        Self {
            held: 0,
            had_turn: false,
            had_turns: HashSet::new(),
            for_place: VecDeque::new(),
            beside: VecDeque::new(),
        }
    }
}

impl<M: Copy + Eq + Hash, T> Group<M, T> {
    fn waiting(&self) -> usize {
        self.for_place.len() + self.beside.len()
    }

    fn everyone(&self) -> impl Iterator<Item = &Waiter<M, T>> {
        self.for_place.iter().chain(&self.beside)
    }

    /// Whether nothing is known of it that matters.
    fn is_quiet(&self) -> bool {
        self.held == 0 && self.waiting() == 0 && !self.had_turn
    }

    /// Of those who wait for a place, the first whose member had no turn yet, or the first.
    fn pop(&mut self) -> Option<Waiter<M, T>> {
        let waiting = self.for_place.iter().enumerate();
        let next = waiting.min_by_key(|(_, waiter)| (self.had_turns.contains(&waiter.member), waiter.number));
        let next = next.map(|(index, _)| index)?;
        self.for_place.remove(next)
    }

    /// Whether there was one of this number.
    fn forget(&mut self, number: u64) -> bool {
        [&mut self.for_place, &mut self.beside].into_iter().any(|waiting| {
            let found = waiting.binary_search_by_key(&number, |waiter| waiter.number);
            found.is_ok_and(|index| waiting.remove(index).is_some())
        })
    }

    fn has_turn(&mut self, member: M) {
        self.held += 1;
        self.had_turn = true;
        if self.had_turns.len() >= MANY_MEMBERS || !self.had_turns.insert(member) {
            self.had_turns.clear();
            self.had_turns.insert(member);
        }
    }

    /// Of the member that has most waiting, how many, and the number of the newest.
    fn crowd(&self) -> Option<(usize, u64)> {
        let mut members = HashMap::<M, (usize, u64)>::new();
        for waiter in self.everyone() {
            let (many, newest) = members.entry(waiter.member).or_default();
            (*many, *newest) = (*many + 1, waiter.number.max(*newest));
        }
        members.into_values().max()
    }
}

impl<G: Copy + Eq + Hash, M: Copy + Eq + Hash, T> Queue<G, M, T> {
    pub fn new(size: Size) -> Self {
        Self { size, taken: 0, groups: HashMap::new(), waiting: 0, number: 0, closed: false }
    }

    /// Takes a place that is free, unless others of the group wait for one. `false` when there is none.
    pub fn take(&mut self, group: G, member: M) -> Result<bool, Full> {
        if self.closed {
            return Err(Full);
        }
        let others_wait = self.groups.get(&group).is_some_and(|group| !group.for_place.is_empty());
        if others_wait || !self.may_enter(self.groups.get(&group)) {
            return Ok(false);
        }
        self.has_turn(group, member);
        Ok(true)
    }

    /// Begins to wait. When too many do, the newest gives way of the member that has most waiting, in the group that has.
    pub fn wait(
        &mut self,
        group: G,
        member: M,
        waits_for: WaitsFor,
    ) -> Result<(u64, oneshot::Receiver<T>), Full> {
        if self.closed {
            return Err(Full);
        }
        if self.waiting >= self.size.waiting {
            self.make_room(group, member)?;
        }
        let (place, granted) = oneshot::channel();
        self.number += 1;
        self.waiting += 1;
        let waiter = Waiter { member, number: self.number, place };
        let group = self.groups.entry(group).or_default();
        match waits_for {
            WaitsFor::Place => group.for_place.push_back(waiter),
            WaitsFor::SomethingElse => group.beside.push_back(waiter),
        }
        Ok((self.number, granted))
    }

    /// Who waited under this number does not any more.
    pub fn forget(&mut self, group: G, number: u64) {
        let Some(known) = self.groups.get_mut(&group) else { return };
        if known.forget(number) {
            self.waiting -= 1;
        }
        if known.is_quiet() {
            self.groups.remove(&group);
        }
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
        let eligible = self.groups.iter().filter(|(_, group)| self.may_enter(Some(group)));
        let waiting = eligible.filter_map(|(key, group)| {
            group.for_place.front().map(|first| (*key, (group.had_turn, first.number)))
        });
        let (group, _) = waiting.min_by_key(|(_, order)| *order)?;
        let waiter = self.groups.get_mut(&group)?.pop()?;
        self.waiting -= 1;
        self.has_turn(group, waiter.member);
        Some(Turn { group, place: waiter.place })
    }

    /// Nobody waits any more, and nobody enters.
    pub fn close(&mut self) {
        self.closed = true;
        self.waiting = 0;
        for group in self.groups.values_mut() {
            group.for_place.clear();
            group.beside.clear();
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
            !group.is_quiet()
        });
    }

    /// Refuses one of a crowd that is larger than the newcomer's own.
    fn make_room(&mut self, group: G, member: M) -> Result<(), Full> {
        let crowds = self.groups.iter().map(|(key, group)| (*key, group.waiting()));
        let (crowded, many) = crowds.max_by_key(|(_, many)| *many).ok_or(Full)?;
        let own = self.groups.get(&group);
        let crowded = if own.map_or(0, Group::waiting) + 1 >= many { group } else { crowded };
        let (many, newest) = self.groups.get(&crowded).and_then(Group::crowd).ok_or(Full)?;
        let own = own.map_or(0, |own| own.everyone().filter(|waiter| waiter.member == member).count());
        if crowded == group && own + 1 >= many {
            return Err(Full);
        }
        self.forget(crowded, newest);
        Ok(())
    }
}
