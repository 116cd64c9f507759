//! Bodies on their way: whoever sends one holds no place, and an honest one comes within milliseconds.

use std::collections::BTreeMap;
use std::future::Future;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::edge::places::queue::Full;

/// So many at most: the one that is on its way for longest gives way to who comes.
#[derive(Debug)]
pub struct Bodies {
    most: usize,
    coming: Mutex<Coming>,
}

#[derive(Debug, Default)]
struct Coming {
    closed: bool,
    /// Of those that ever came; tells who came first.
    number: u64,
    /// Dropped when the body gives way.
    stay: BTreeMap<u64, oneshot::Sender<()>>,
}

/// A body that is no more on its way when this is dropped.
struct Comes<'a> {
    bodies: &'a Bodies,
    number: u64,
}

impl Drop for Comes<'_> {
    fn drop(&mut self) {
        self.bodies.coming().stay.remove(&self.number);
    }
}

impl Bodies {
    pub fn new(most: usize) -> Self {
        Self { most, coming: Mutex::default() }
    }

    fn coming(&self) -> MutexGuard<'_, Coming> {
        self.coming.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a body, unless it gives way.
    pub async fn receive<T>(&self, body: impl Future<Output = T>) -> Result<T, Full> {
        let (comes, gives_way) = self.begin()?;
        let received = tokio::select! {
            biased;
            body = body => Ok(body),
            _ = gives_way => Err(Full),
        };
        drop(comes);
        received
    }

    fn begin(&self) -> Result<(Comes<'_>, oneshot::Receiver<()>), Full> {
        let mut coming = self.coming();
        if coming.closed {
            return Err(Full);
        }
        if coming.stay.len() >= self.most {
            coming.stay.pop_first();
        }
        let (stays, gives_way) = oneshot::channel();
        coming.number += 1;
        let number = coming.number;
        coming.stay.insert(number, stays);
        Ok((Comes { bodies: self, number }, gives_way))
    }

    /// Nobody waits for a body any more.
    pub fn close(&self) {
        let mut coming = self.coming();
        coming.closed = true;
        coming.stay.clear();
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use futures_util::FutureExt;

    use super::*;

    fn stall(bodies: &Bodies) -> impl Future<Output = Result<(), Full>> + Unpin {
        let mut stalled = Box::pin(bodies.receive(pending()));
        assert!((&mut stalled).now_or_never().is_none());
        stalled
    }

    #[test]
    fn the_body_that_is_longest_on_its_way_gives_way_to_who_comes() {
        let bodies = Bodies::new(2);
        let (mut first, mut second) = (stall(&bodies), stall(&bodies));
        assert_eq!(bodies.receive(ready(7)).now_or_never(), Some(Ok(7)));
        assert_eq!((&mut first).now_or_never(), Some(Err(Full)));
        assert!((&mut second).now_or_never().is_none());
        // Who has come, left or given way makes room.
        let third = stall(&bodies);
        drop(third);
        let _fourth = stall(&bodies);
        assert!((&mut second).now_or_never().is_none());
    }

    #[test]
    fn when_the_server_ends_nobody_waits_for_a_body() {
        let bodies = Bodies::new(2);
        let waits = stall(&bodies);
        bodies.close();
        assert_eq!(waits.now_or_never(), Some(Err(Full)));
        assert_eq!(bodies.receive(ready(())).now_or_never(), Some(Err(Full)));
        assert!(bodies.coming().stay.is_empty());
    }
}
