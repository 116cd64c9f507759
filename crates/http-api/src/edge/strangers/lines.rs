//! Lines: of the requests with the same key one is at work, and the others wait in the order in which they came.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Mutex as Line, OwnedMutexGuard};

/// All lines; those in which nobody stands are forgotten.
#[derive(Debug)]
pub struct Lines<K: Hash + Eq + Copy> {
    standing: Mutex<HashMap<K, Arc<Line<()>>>>,
}

/// Somebody in a line, who leaves it when dropped.
#[derive(Debug)]
struct Stand<K: Hash + Eq + Copy> {
    lines: Arc<Lines<K>>,
    key: K,
    line: Option<Arc<Line<()>>>,
}

/// The first of a line, until it is dropped.
#[derive(Debug)]
pub struct First<K: Hash + Eq + Copy> {
    // Before the stand, which looks whether others stand there.
    _turn: OwnedMutexGuard<()>,
    _stand: Stand<K>,
}

impl<K: Hash + Eq + Copy> Lines<K> {
    pub fn new() -> Arc<Self> {
        Arc::new(Self { standing: Mutex::default() })
    }

    fn standing(&self) -> MutexGuard<'_, HashMap<K, Arc<Line<()>>>> {
        self.standing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stand(self: &Arc<Self>, key: K) -> (Stand<K>, Arc<Line<()>>) {
        let line = Arc::clone(self.standing().entry(key).or_default());
        (Stand { lines: Arc::clone(self), key, line: Some(Arc::clone(&line)) }, line)
    }

    /// The first of the line, if nobody stands in it.
    pub fn try_enter(self: &Arc<Self>, key: K) -> Option<First<K>> {
        let (stand, line) = self.stand(key);
        Some(First { _turn: line.try_lock_owned().ok()?, _stand: stand })
    }

    /// The first of the line, once those before have left it.
    pub async fn enter(self: &Arc<Self>, key: K) -> First<K> {
        let (stand, line) = self.stand(key);
        First { _turn: line.lock_owned().await, _stand: stand }
    }
}

impl<K: Hash + Eq + Copy> Drop for Stand<K> {
    fn drop(&mut self) {
        let mut standing = self.lines.standing();
        drop(self.line.take());
        if standing.get(&self.key).is_some_and(|line| Arc::strong_count(line) == 1) {
            standing.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[actix_web::test]
    async fn one_of_a_key_is_at_work() {
        let lines = Lines::new();
        let first = lines.try_enter(1).unwrap();
        assert!(lines.try_enter(1).is_none());
        assert!(lines.try_enter(2).is_some());
        let (mut second, mut third) = (Box::pin(lines.enter(1)), Box::pin(lines.enter(1)));
        assert!((&mut second).now_or_never().is_none() && (&mut third).now_or_never().is_none());
        drop(first);
        assert!((&mut third).now_or_never().is_none(), "the second came before");
        let second = second.now_or_never().unwrap();
        assert!((&mut third).now_or_never().is_none());
        drop(second);
        assert!(third.now_or_never().is_some());
    }

    #[actix_web::test]
    async fn who_leaves_a_line_is_forgotten() {
        let lines = Lines::new();
        let first = lines.try_enter(1).unwrap();
        let mut second = Box::pin(lines.enter(1));
        assert!((&mut second).now_or_never().is_none());
        drop(first);
        drop(second);
        assert!(lines.try_enter(1).is_some(), "whoever left keeps nobody waiting");
        assert!(lines.standing().is_empty());
    }
}
