//! Places that groups share, and within a group its members.

use std::fmt;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::edge::places::queue::{CONNECTION, Full, Queue, QueueSize, WaitsFor};

/// Whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Turns {
    /// In each round every group has one, and the last quarter of the places is for groups that have none.
    #[default]
    Fair,
    /// Everyone's in one line: it serves to show why it is not so.
    OneLine,
}

/// Who waits; all are alike where turns are not shared out.
type Key<K> = Option<K>;
type KeyQueue<G, M> = Queue<Key<G>, Key<M>, FairPlace<G, M>>;

type Granted<G, M> = oneshot::Receiver<FairPlace<G, M>>;
type Waiting<G, M> = (u64, Granted<G, M>);

/// Somebody who waits, until it is dropped.
struct Waits<'a, G: Copy + Eq + Hash, M: Copy + Eq + Hash> {
    places: &'a FairPlaces<G, M>,
    group: Key<G>,
    number: u64,
}

impl<G: Copy + Eq + Hash, M: Copy + Eq + Hash> Drop for Waits<'_, G, M> {
    fn drop(&mut self) {
        self.places.queue().forget(self.group, self.number);
    }
}

/// The places.
pub struct FairPlaces<G: Copy + Eq + Hash, M: Copy + Eq + Hash> {
    turns: Turns,
    queue: Mutex<KeyQueue<G, M>>,
}

/// A place, until it is dropped.
pub struct FairPlace<G: Copy + Eq + Hash, M: Copy + Eq + Hash> {
    group: Key<G>,
    /// Absent once it is no place any more.
    of: Option<Arc<FairPlaces<G, M>>>,
}

impl<G: Copy + Eq + Hash, M: Copy + Eq + Hash> FairPlaces<G, M> {
    /// So many places, beside which those who wait may hold so many bytes.
    pub fn new(places: usize, waiting: usize, turns: Turns) -> Arc<Self> {
        let reserve = match turns {
            Turns::Fair => places / 4,
            Turns::OneLine => 0,
        };
        let size = QueueSize { places: places.max(1), reserve, waiting };
        Arc::new(Self { turns, queue: Mutex::new(Queue::new(size)) })
    }

    fn queue(&self) -> MutexGuard<'_, KeyQueue<G, M>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn keys(&self, group: G, member: M) -> (Key<G>, Key<M>) {
        match self.turns {
            Turns::Fair => (Some(group), Some(member)),
            Turns::OneLine => (None, None),
        }
    }

    /// A place, at once or after a wait, which a body of so many bytes waits for as well. Refused when those who wait hold
    /// too much: of those, the newest of whoever has most.
    pub async fn enter(self: &Arc<Self>, group: G, member: M, body: usize) -> Result<FairPlace<G, M>, Full> {
        let (group, member) = self.keys(group, member);
        let (_waits, granted) = {
            let mut queue = self.queue();
            if queue.take(group, member)? {
                return Ok(FairPlace { group, of: Some(Arc::clone(self)) });
            }
            self.waits(group, queue.wait(group, member, CONNECTION + body, WaitsFor::Place)?)
        };
        granted.await.map_err(|_refused| Full)
    }

    /// Waits for something else, counted among those who wait for a place: gives way as they do.
    pub async fn beside<T>(
        &self,
        group: G,
        member: M,
        body: usize,
        wait: impl Future<Output = T>,
    ) -> Result<T, Full> {
        let (group, member) = self.keys(group, member);
        let waits = self.queue().wait(group, member, CONNECTION + body, WaitsFor::SomethingElse)?;
        let (_waits, refused) = self.waits(group, waits);
        tokio::select! {
            waited = wait => Ok(waited),
            _ = refused => Err(Full),
        }
    }

    /// Whether a group that has none finds none.
    pub fn leaves_out(&self, group: G) -> bool {
        let group = (self.turns == Turns::Fair).then_some(group);
        self.queue().leaves_out(group)
    }

    fn waits(&self, group: Key<G>, (number, granted): Waiting<G, M>) -> (Waits<'_, G, M>, Granted<G, M>) {
        (Waits { places: self, group, number }, granted)
    }

    /// Nobody waits any more, and nobody enters.
    pub fn close(&self) {
        self.queue().close();
    }

    fn leave(self: &Arc<Self>, group: Key<G>) {
        let mut queue = self.queue();
        queue.leave(group);
        while let Some(turn) = queue.next() {
            let place = FairPlace { group: turn.group, of: Some(Arc::clone(self)) };
            // Who went away at this moment does not take it, and this is no place any more.
            if let Err(mut refused) = turn.place.send(place) {
                refused.of = None;
                queue.leave(turn.group);
            }
        }
    }
}

impl<G: Copy + Eq + Hash, M: Copy + Eq + Hash> Drop for FairPlace<G, M> {
    fn drop(&mut self) {
        if let Some(places) = self.of.take() {
            places.leave(self.group);
        }
    }
}

impl<G: Copy + Eq + Hash, M: Copy + Eq + Hash> fmt::Debug for FairPlaces<G, M> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("FairPlaces").field("turns", &self.turns).finish_non_exhaustive()
    }
}

impl<G: Copy + Eq + Hash, M: Copy + Eq + Hash> fmt::Debug for FairPlace<G, M> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("FairPlace")
    }
}
