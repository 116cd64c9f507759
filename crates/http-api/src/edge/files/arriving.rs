//! Files that are on their way: each keeps its place while nobody else waits for one, and gives way when it comes slowly.

use std::future::{Future, pending};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kernel::{PersonId, SchoolId};
use tokio::sync::{Notify, oneshot};
use tokio::time::{Instant, sleep};

use crate::edge::places::fair::FairPlace;

pub type HeldPlace = FairPlace<SchoolId, PersonId>;

/// A file that came too slowly, while others waited for its place, or the server ends.
#[derive(Debug, PartialEq, Eq)]
pub struct GaveWay;

/// Those on their way, the first to begin first.
#[derive(Debug)]
pub struct Arriving {
    /// For so long a file gives way to nobody; to nobody ever where it is absent.
    undisturbed: Option<Duration>,
    /// Absent once nobody waits for a body any more.
    files: Mutex<Option<Vec<File>>>,
    begun: Notify,
    numbers: AtomicU64,
}

#[derive(Debug)]
struct File {
    number: u64,
    school: SchoolId,
    since: Instant,
    place: HeldPlace,
    /// Dropped when the file gives way.
    _stays: oneshot::Sender<()>,
}

impl Arriving {
    pub fn new(undisturbed: Option<Duration>) -> Self {
        let files = Mutex::new(Some(Vec::new()));
        Self { undisturbed, files, begun: Notify::new(), numbers: AtomicU64::new(0) }
    }

    fn files(&self) -> MutexGuard<'_, Option<Vec<File>>> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All give way, also those that come later: nobody waits for a body any more.
    pub fn close(&self) {
        *self.files() = None;
    }

    /// Waits for a body that keeps this place; gives both, unless it gave way.
    pub async fn receive<T>(
        &self,
        school: SchoolId,
        place: HeldPlace,
        body: impl Future<Output = T>,
    ) -> Result<(T, HeldPlace), GaveWay> {
        let (stays, mut gives_way) = oneshot::channel();
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let file = File { number, school, since: Instant::now(), place, _stays: stays };
        self.files().as_mut().ok_or(GaveWay)?.push(file);
        self.begun.notify_waiters();
        let arrives = Arrives { arriving: self, number };
        tokio::select! {
            body = body => arrives.place().map(|place| (body, place)).ok_or(GaveWay),
            _ = &mut gives_way => Err(GaveWay),
        }
    }

    /// Waits until the file of another school that is on its way for longest has been so for too long, and takes its place
    /// from it, if the school is left out by then: it has no place, and there is none.
    pub async fn one_gives_way(&self, to: SchoolId, is_left_out: impl Fn() -> bool) {
        let Some(undisturbed) = self.undisturbed else { return pending().await };
        loop {
            let begun = self.begun.notified();
            match self.take_slowest(to, undisturbed, &is_left_out) {
                Slowest::GaveWay => return,
                Slowest::StaysFor(rest) => sleep(rest).await,
                Slowest::Nobody => begun.await,
            }
        }
    }

    /// One at a time: of two files of a school, the second sees that the first has its place.
    fn take_slowest(&self, to: SchoolId, undisturbed: Duration, is_left_out: &impl Fn() -> bool) -> Slowest {
        let mut files = self.files();
        let Some(files) = files.as_mut() else { return Slowest::Nobody };
        let Some(place) = files.iter().position(|file| file.school != to) else { return Slowest::Nobody };
        match undisturbed.saturating_sub(files[place].since.elapsed()) {
            Duration::ZERO if !is_left_out() => Slowest::Nobody,
            Duration::ZERO => {
                // Its place goes to whoever's turn it is.
                drop(files.remove(place));
                Slowest::GaveWay
            }
            rest => Slowest::StaysFor(rest),
        }
    }
}

/// Of the files of other schools, the one that is on its way for longest.
enum Slowest {
    GaveWay,
    StaysFor(Duration),
    /// There is none, or it need not.
    Nobody,
}

/// A file that is no more on its way when this is dropped.
struct Arrives<'a> {
    arriving: &'a Arriving,
    number: u64,
}

impl Arrives<'_> {
    /// The place, if the file has not given way.
    fn place(&self) -> Option<HeldPlace> {
        let mut files = self.arriving.files();
        let files = files.as_mut()?;
        let own = files.iter().position(|file| file.number == self.number)?;
        Some(files.remove(own).place)
    }
}

impl Drop for Arrives<'_> {
    fn drop(&mut self) {
        drop(self.place());
    }
}

#[cfg(test)]
mod tests {
    use std::future::ready;
    use std::pin::pin;
    use std::sync::Arc;

    use futures_util::FutureExt;

    use super::*;
    use crate::edge::places::fair::{FairPlaces, Turns};

    const AT_ONCE: Option<Duration> = Some(Duration::ZERO);
    const LATER: Option<Duration> = Some(Duration::from_hours(1));

    fn places(most: usize) -> Arc<FairPlaces<SchoolId, PersonId>> {
        FairPlaces::new(most, 1 << 20, Turns::OneLine)
    }

    fn enter(places: &Arc<FairPlaces<SchoolId, PersonId>>, school: i64) -> HeldPlace {
        places.enter(SchoolId(school), PersonId(1), 0).now_or_never().unwrap().unwrap()
    }

    #[actix_web::test]
    async fn the_file_of_another_school_that_is_longest_on_its_way_gives_way() {
        let (places, arriving) = (places(3), Arriving::new(AT_ONCE));
        let receive =
            |school| Box::pin(arriving.receive(SchoolId(school), enter(&places, school), pending::<()>()));
        let (mut own, mut slowest, mut next) = (receive(1), receive(2), receive(3));
        for body in [&mut own, &mut slowest, &mut next] {
            assert!(body.now_or_never().is_none());
        }
        let mut comes = pin!(places.enter(SchoolId(1), PersonId(2), 0));
        assert!((&mut comes).now_or_never().is_none());
        arriving.one_gives_way(SchoolId(1), || true).now_or_never().unwrap();
        assert!(comes.now_or_never().unwrap().is_ok(), "the place is free at once");
        assert_eq!(slowest.now_or_never().unwrap().err(), Some(GaveWay));
        assert!((&mut own).now_or_never().is_none() && (&mut next).now_or_never().is_none());
        drop(next);
        assert!(
            arriving.one_gives_way(SchoolId(1), || true).now_or_never().is_none(),
            "its own school's does not"
        );
    }

    #[actix_web::test]
    async fn when_the_server_ends_a_file_that_has_its_place_gives_way_also_when_it_begins_later() {
        let (places, arriving) = (places(2), Arriving::new(LATER));
        let mut before = pin!(arriving.receive(SchoolId(1), enter(&places, 1), pending::<()>()));
        assert!((&mut before).now_or_never().is_none());
        let place = enter(&places, 2);
        arriving.close();
        assert_eq!(before.now_or_never().unwrap().err(), Some(GaveWay));
        let late = arriving.receive(SchoolId(2), place, pending::<()>());
        assert_eq!(late.now_or_never().unwrap().err(), Some(GaveWay));
    }

    #[actix_web::test]
    async fn a_file_that_has_come_or_has_its_time_gives_way_to_nobody() {
        for (undisturbed, gives_way) in [(AT_ONCE, true), (LATER, false), (None, false)] {
            let (places, arriving) = (places(2), Arriving::new(undisturbed));
            let come = arriving.receive(SchoolId(2), enter(&places, 2), ready(7)).now_or_never().unwrap();
            assert_eq!(come.as_ref().map(|(body, _)| *body), Ok(7));
            let mut waits = pin!(arriving.one_gives_way(SchoolId(1), || true));
            assert!((&mut waits).now_or_never().is_none(), "it has come");
            let mut slow = pin!(arriving.receive(SchoolId(3), enter(&places, 3), pending::<()>()));
            assert!((&mut slow).now_or_never().is_none());
            assert_eq!(waits.now_or_never().is_some(), gives_way, "{undisturbed:?}");
            assert_eq!(slow.now_or_never().is_some(), gives_way, "{undisturbed:?}");
        }
    }
}
