//! Who waits for a place, and whose turn it is.
//!
//! In each round every group has one turn, and within a group every member: a school and its people, a network and its
//! addresses. Who had a turn had it, also if they left at once. A round ends when every group that waits for a place had its
//! turn, also one that may not enter yet; until then those go first who had fewer.

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

/// What a request that waits holds of memory beside its body: the buffers of its connection, and what is known of it.
pub const CONNECTION: usize = 32 << 10;

/// How many there are, how many of them are for groups that have none, and how many bytes those may hold who wait.
#[derive(Debug, Clone, Copy)]
pub(super) struct QueueSize {
    pub places: usize,
    pub reserve: usize,
    pub waiting: usize,
}

#[derive(Debug)]
pub(super) struct Queue<G, M, T> {
    size: QueueSize,
    taken: usize,
    groups: HashMap<G, Group<M, T>>,
    /// Bytes that those hold who wait.
    waiting: usize,
    /// Of those who ever waited; tells who came first.
    number: u64,
    closed: bool,
}

#[derive(Debug)]
struct Group<M, T> {
    held: usize,
    /// Had in this round.
    turns: u32,
    /// Those who had a turn in the group's own round.
    had_turns: HashSet<M>,
    /// What each member has waiting, and all together.
    members: HashMap<M, Load>,
    load: Load,
    /// In the order in which they came, as those beside.
    for_place: VecDeque<Waiter<M, T>>,
    beside: VecDeque<Waiter<M, T>>,
}

#[derive(Debug)]
struct Waiter<M, T> {
    member: M,
    number: u64,
    bytes: usize,
    waits_for: WaitsFor,
    place: oneshot::Sender<T>,
}

/// Requests that wait, and what they hold.
#[derive(Debug, Clone, Copy, Default)]
struct Load {
    many: usize,
    bytes: usize,
}

/// Who has most gives way, in whole requests of the usual size. One request alone counts as nothing, whatever it holds: of those
/// that have no more, it is the group's sum that counts, and where that is the same, whether it had its turn in this round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Crowd {
    member: usize,
    group: usize,
    had_turn: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WaitsFor {
    Place,
    /// Counted among those who wait, and gives way as they do.
    SomethingElse,
}

/// A turn that has come.
#[derive(Debug)]
pub(super) struct NextTurn<G, T> {
    pub group: G,
    pub place: oneshot::Sender<T>,
}

impl<M, T> Default for Group<M, T> {
    fn default() -> Self {
        Self {
            held: 0,
            turns: 0,
            had_turns: HashSet::new(),
            members: HashMap::new(),
            load: Load::default(),
            for_place: VecDeque::new(),
            beside: VecDeque::new(),
        }
    }
}

impl Load {
    fn with(self, bytes: usize) -> Self {
        Self { many: self.many + 1, bytes: self.bytes + bytes }
    }

    fn without(self, bytes: usize) -> Self {
        Self { many: self.many - 1, bytes: self.bytes - bytes }
    }

    fn requests(self) -> usize {
        self.bytes / CONNECTION
    }

    fn crowd(self, group: Self, had_turn: bool) -> Crowd {
        Crowd { member: if self.many > 1 { self.requests() } else { 0 }, group: group.requests(), had_turn }
    }
}

impl<M: Copy + Eq + Hash, T> Group<M, T> {
    /// Whether nothing is known of it that matters.
    fn is_quiet(&self) -> bool {
        self.held == 0 && self.load.many == 0 && self.turns == 0
    }

    /// Of those who wait for a place, the first whose member had no turn yet, or the first.
    fn pop(&mut self) -> Option<Waiter<M, T>> {
        let waiting = self.for_place.iter().enumerate();
        let next = waiting.min_by_key(|(_, waiter)| (self.had_turns.contains(&waiter.member), waiter.number));
        let next = next.map(|(index, _)| index)?;
        let waiter = self.for_place.remove(next)?;
        self.waits_no_more(&waiter);
        Some(waiter)
    }

    fn crowd_of(&self, load: Load) -> Crowd {
        load.crowd(self.load, self.turns > 0)
    }

    /// Whether one of them waits for a place and none had a turn in this round.
    fn lacks_turn(&self) -> bool {
        self.turns == 0 && !self.for_place.is_empty()
    }

    fn push(&mut self, waiter: Waiter<M, T>) {
        let load = self.members.entry(waiter.member).or_default();
        *load = load.with(waiter.bytes);
        self.load = self.load.with(waiter.bytes);
        let waiting = match waiter.waits_for {
            WaitsFor::Place => &mut self.for_place,
            WaitsFor::SomethingElse => &mut self.beside,
        };
        let place = waiting.partition_point(|other| other.number < waiter.number);
        waiting.insert(place, waiter);
    }

    /// Who waited under this number, if somebody did.
    fn forget(&mut self, number: u64) -> Option<Waiter<M, T>> {
        let waiter = [&mut self.for_place, &mut self.beside].into_iter().find_map(|waiting| {
            let found = waiting.binary_search_by_key(&number, |waiter| waiter.number);
            found.ok().and_then(|index| waiting.remove(index))
        })?;
        self.waits_no_more(&waiter);
        Some(waiter)
    }

    fn waits_no_more(&mut self, waiter: &Waiter<M, T>) {
        self.load = self.load.without(waiter.bytes);
        if let Some(load) = self.members.get_mut(&waiter.member) {
            *load = load.without(waiter.bytes);
            if load.many == 0 {
                self.members.remove(&waiter.member);
            }
        }
    }

    fn has_turn(&mut self, member: M) {
        self.held += 1;
        self.turns = self.turns.saturating_add(1);
        if self.had_turns.len() >= MANY_MEMBERS || !self.had_turns.insert(member) {
            self.had_turns.clear();
            self.had_turns.insert(member);
        }
    }

    /// What the member would have with so many bytes more.
    fn crowd_with(&self, member: M, bytes: usize) -> Crowd {
        self.members
            .get(&member)
            .copied()
            .unwrap_or_default()
            .with(bytes)
            .crowd(self.load.with(bytes), self.turns > 0)
    }

    fn newest_of(&self, member: M) -> Option<u64> {
        let newest = |waiting: &VecDeque<Waiter<M, T>>| {
            waiting.iter().rev().find(|waiter| waiter.member == member).map(|waiter| waiter.number)
        };
        newest(&self.for_place).max(newest(&self.beside))
    }
}

impl<G: Copy + Eq + Hash, M: Copy + Eq + Hash, T> Queue<G, M, T> {
    pub fn new(size: QueueSize) -> Self {
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

    /// Begins to wait, with so many bytes. When it is too much, the newest gives way of the member that has most.
    pub fn wait(
        &mut self,
        group: G,
        member: M,
        bytes: usize,
        waits_for: WaitsFor,
    ) -> Result<(u64, oneshot::Receiver<T>), Full> {
        if self.closed {
            return Err(Full);
        }
        self.make_room(group, member, bytes)?;
        let (place, granted) = oneshot::channel();
        self.number += 1;
        self.waiting += bytes;
        let waiter = Waiter { member, number: self.number, bytes, waits_for, place };
        self.groups.entry(group).or_default().push(waiter);
        Ok((self.number, granted))
    }

    /// Who waited under this number does not any more.
    pub fn forget(&mut self, group: G, number: u64) {
        let Some(known) = self.groups.get_mut(&group) else { return };
        if let Some(waiter) = known.forget(number) {
            self.waiting -= waiter.bytes;
        }
        self.forget_if_quiet(group);
    }

    fn forget_if_quiet(&mut self, group: G) {
        if self.groups.get(&group).is_some_and(Group::is_quiet) {
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

    /// Whose turn it is, who then has a place: the first of the groups that may enter, those before that had fewer turns.
    pub fn next(&mut self) -> Option<NextTurn<G, T>> {
        let eligible = self.groups.iter().filter(|(_, group)| self.may_enter(Some(group)));
        let waiting = eligible.filter_map(|(key, group)| {
            group.for_place.front().map(|first| (*key, (group.turns, first.number)))
        });
        let (group, _) = waiting.min_by_key(|(_, order)| *order)?;
        let waiter = self.groups.get_mut(&group)?.pop()?;
        self.waiting -= waiter.bytes;
        self.has_turn(group, waiter.member);
        Some(NextTurn { group, place: waiter.place })
    }

    /// Nobody waits any more, and nobody enters.
    pub fn close(&mut self) {
        self.closed = true;
        self.waiting = 0;
        for group in self.groups.values_mut() {
            group.for_place.clear();
            group.beside.clear();
            group.members.clear();
            group.load = Load::default();
        }
    }

    /// Whether a group that has none finds none.
    pub fn leaves_out(&self, group: G) -> bool {
        self.taken >= self.size.places && self.groups.get(&group).is_none_or(|group| group.held == 0)
    }

    fn may_enter(&self, group: Option<&Group<M, T>>) -> bool {
        let free = self.size.places.saturating_sub(self.taken);
        free > self.size.reserve || (free > 0 && group.is_none_or(|group| group.held == 0))
    }

    fn has_turn(&mut self, group: G, member: M) {
        self.taken += 1;
        let again = self.groups.get(&group).is_some_and(|group| group.turns > 0);
        if (again && !self.groups.values().any(Group::lacks_turn)) || self.groups.len() >= MANY_GROUPS {
            self.begin_round();
        }
        self.groups.entry(group).or_default().has_turn(member);
    }

    fn begin_round(&mut self) {
        self.groups.retain(|_, group| {
            group.turns = 0;
            !group.is_quiet()
        });
    }

    /// Until there is room for the newcomer, one of the largest crowd gives way; or the newcomer where it would be of that, and
    /// then nobody else does.
    fn make_room(&mut self, group: G, member: M, bytes: usize) -> Result<(), Full> {
        let mut give_way = Vec::new();
        while self.waiting + bytes > self.size.waiting {
            let Some((crowded, waiter)) = self.take_out_of_larger_crowd(group, member, bytes) else {
                for (group, waiter) in give_way {
                    self.put_back(group, waiter);
                }
                return Err(Full);
            };
            give_way.push((crowded, waiter));
        }
        for (group, _) in &give_way {
            self.forget_if_quiet(*group);
        }
        Ok(())
    }

    /// The newest request of the member that has most, unless the newcomer would have as much.
    fn take_out_of_larger_crowd(&mut self, group: G, member: M, bytes: usize) -> Option<(G, Waiter<M, T>)> {
        let new = Group::default();
        let own = self.groups.get(&group).unwrap_or(&new).crowd_with(member, bytes);
        let members = self.groups.iter().flat_map(|(key, group)| {
            group.members.iter().map(|(member, load)| (group.crowd_of(*load), *key, *member))
        });
        let (most, crowded, member) = members.max_by_key(|(crowd, ..)| *crowd)?;
        if own >= most {
            return None;
        }
        let of_crowd = self.groups.get_mut(&crowded)?;
        let waiter = of_crowd.newest_of(member).and_then(|newest| of_crowd.forget(newest))?;
        self.waiting -= waiter.bytes;
        Some((crowded, waiter))
    }

    fn put_back(&mut self, group: G, waiter: Waiter<M, T>) {
        self.waiting += waiter.bytes;
        self.groups.entry(group).or_default().push(waiter);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_bounded() {
        let size = QueueSize { places: 2, reserve: 0, waiting: 0 };
        let mut queue = Queue::<usize, usize, ()>::new(size);
        for group in 0..3 * MANY_GROUPS {
            assert_eq!(queue.take(group, 0), Ok(true));
            queue.leave(group);
        }
        assert!(queue.groups.len() <= MANY_GROUPS + 1);
        assert_eq!(queue.take(0, 0), Ok(true));
        for member in 0..3 * MANY_MEMBERS {
            assert_eq!(queue.take(0, member), Ok(true));
            queue.leave(0);
        }
        assert!(queue.groups[&0].had_turns.len() <= MANY_MEMBERS);
        assert!(queue.groups[&0].members.is_empty());
    }
}
