//! Who may have a file read, and whose turn it is.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use actix_web::http::StatusCode;
use kernel::{PersonId, SchoolId};
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::edge::files::arriving::{Arriving, HeldPlace};
use crate::edge::files::threads::Threads;
use crate::edge::places::fair::{FairPlaces, Turns};
use crate::edge::problem::Problem;

/// Files read at the same time.
const AT_ONCE: usize = 2;

/// How many files are received, wait for their turn and are read: each is held in memory as it was sent.
#[derive(Debug, Clone, Copy)]
pub struct FileLimits {
    pub in_all: usize,
    /// Bytes of memory for those that wait for a place: of each, what its connection takes.
    pub waiting: usize,
    /// With those that wait for a place, of which nothing is held.
    pub of_a_school: usize,
    /// How long a file may be on its way while other schools wait for its place.
    pub undisturbed: Duration,
    /// And while nobody does.
    pub longest_way: Duration,
    /// Whoever waits longer for a place is told to come back, and so is who waits longer for a turn.
    pub longest_wait: Duration,
}

impl FileLimits {
    pub const STANDARD: Self = Self {
        in_all: 8,
        waiting: 4 << 20,
        of_a_school: 2,
        undisturbed: Duration::from_secs(10),
        longest_way: Duration::from_secs(30),
        longest_wait: Duration::from_secs(20),
    };
}

/// The places, and who has them.
#[derive(Debug)]
pub struct Files {
    pub(super) limits: FileLimits,
    schools: Mutex<HashMap<SchoolId, School>>,
    places: Arc<FairPlaces<SchoolId, PersonId>>,
    pub(super) arriving: Arriving,
    /// As many turns as there are threads.
    turns: Arc<Semaphore>,
    pub(super) threads: Threads,
}

#[derive(Debug)]
struct School {
    files: usize,
    /// One of its files at a time.
    turn: Arc<Semaphore>,
}

/// A file of a school, counted as one of its own until it is dropped.
#[derive(Debug)]
pub struct Counted {
    files: Arc<Files>,
    pub(super) school: SchoolId,
    turn: Arc<Semaphore>,
}

/// A place for one file that has come, until it is dropped.
#[derive(Debug)]
pub struct FilePlace {
    pub(super) counted: Counted,
    pub(super) _held: HeldPlace,
}

/// A thread for one file, until it is dropped.
#[derive(Debug)]
pub struct ThreadTurn {
    _of_school: OwnedSemaphorePermit,
    _thread: OwnedSemaphorePermit,
}

/// Too many files are there already.
pub fn full() -> Problem {
    let sentence = "Outros arquivos estão sendo lidos agora. Aguarde 5 segundos e tente de novo.";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, sentence).retry(5)
}

impl Files {
    pub fn new(most: FileLimits, turns: Turns) -> Arc<Self> {
        Arc::new(Self {
            limits: most,
            schools: Mutex::default(),
            places: FairPlaces::new(most.in_all, most.waiting, turns),
            arriving: Arriving::new((turns == Turns::Fair).then_some(most.undisturbed)),
            turns: Arc::new(Semaphore::new(AT_ONCE)),
            threads: Threads::start(AT_ONCE),
        })
    }

    fn schools(&self) -> MutexGuard<'_, HashMap<SchoolId, School>> {
        self.schools.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a file of this school, unless it has as many as it may.
    pub fn count(self: &Arc<Self>, school: SchoolId) -> Result<Counted, Problem> {
        let mut schools = self.schools();
        if schools.get(&school).map_or(0, |school| school.files) >= self.limits.of_a_school {
            return Err(full());
        }
        let entry =
            schools.entry(school).or_insert_with(|| School { files: 0, turn: Arc::new(Semaphore::new(1)) });
        entry.files += 1;
        Ok(Counted { files: Arc::clone(self), school, turn: Arc::clone(&entry.turn) })
    }

    /// Nobody waits any more: for a place, a file on its way, or a turn.
    pub fn close(&self) {
        self.places.close();
        self.arriving.close();
        self.turns.close();
        for school in self.schools().values() {
            school.turn.close();
        }
    }
}

impl Counted {
    pub(super) fn files(&self) -> &Arc<Files> {
        &self.files
    }

    /// A place for it, at once or after a wait in which the files of other schools that come slowly give way.
    pub async fn enter(&self, person: PersonId) -> Result<HeldPlace, Problem> {
        let Files { limits, places, arriving, .. } = self.files.as_ref();
        let mut entered = pin!(places.enter(self.school, person, 0));
        let enters = async {
            loop {
                tokio::select! {
                    biased;
                    held = &mut entered => return held,
                    () = arriving.one_gives_way(self.school, || places.leaves_out(self.school)) => {}
                }
            }
        };
        timeout(limits.longest_wait, enters).await.map_err(|_elapsed| full())?.map_err(|_many_wait| full())
    }
}

impl FilePlace {
    /// Waits until no other file of the school is read, and then for a thread: the first to come is the first served.
    pub async fn turn(&self) -> Result<ThreadTurn, AcquireError> {
        let Counted { files, turn, .. } = &self.counted;
        let of_school = Arc::clone(turn).acquire_owned().await?;
        let thread = Arc::clone(&files.turns).acquire_owned().await?;
        Ok(ThreadTurn { _of_school: of_school, _thread: thread })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut schools = self.files.schools();
        if let Some(school) = schools.get_mut(&self.school) {
            school.files -= 1;
            if school.files == 0 {
                schools.remove(&self.school);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use futures_util::FutureExt;

    use super::*;

    fn files() -> Arc<Files> {
        Files::new(FileLimits::STANDARD, Turns::Fair)
    }

    fn enter(files: &Arc<Files>, school: i64) -> Option<FilePlace> {
        let counted = files.count(SchoolId(school)).unwrap();
        let held = counted.enter(PersonId(school)).now_or_never()?.unwrap();
        Some(FilePlace { counted, _held: held })
    }

    /// The last two are kept for schools that have none.
    #[actix_web::test]
    async fn a_school_has_two_files_and_all_have_eight_places() {
        let files = files();
        let first = [enter(&files, 1).unwrap(), enter(&files, 1).unwrap()];
        assert!(files.count(SchoolId(1)).is_err());
        let mut others: Vec<_> = [2, 2, 3, 3].map(|school| enter(&files, school).unwrap()).into();
        others.push(enter(&files, 4).unwrap());
        assert!(enter(&files, 4).is_none());
        others.push(enter(&files, 5).unwrap());
        assert!(enter(&files, 6).is_none());
        drop(first);
        others.push(enter(&files, 6).unwrap());
        drop(others);
        assert!(files.schools().is_empty());
    }

    #[actix_web::test]
    async fn whoever_waits_is_given_the_place_of_a_file_that_came_slowly() {
        let most = FileLimits { in_all: 1, undisturbed: Duration::ZERO, ..FileLimits::STANDARD };
        let files = Files::new(most, Turns::Fair);
        let [slow, other] = [1, 2].map(|school| files.count(SchoolId(school)).unwrap());
        let held = slow.enter(PersonId(1)).now_or_never().unwrap().unwrap();
        let mut comes = pin!(files.arriving.receive(slow.school, held, pending::<()>()));
        assert!((&mut comes).now_or_never().is_none());
        let same = files.count(SchoolId(1)).unwrap();
        assert!(same.enter(PersonId(1)).now_or_never().is_none());
        assert!(other.enter(PersonId(2)).now_or_never().unwrap().is_ok());
        assert!(comes.now_or_never().unwrap().is_err());
    }

    #[actix_web::test]
    async fn for_a_school_that_has_no_place_and_finds_none_one_file_gives_way() {
        let most = FileLimits { in_all: 4, undisturbed: Duration::ZERO, ..FileLimits::STANDARD };
        let files = Files::new(most, Turns::Fair);
        let mut slow = [1, 2, 3].map(|school| {
            let FilePlace { counted, _held: held } = enter(&files, school).unwrap();
            let files = Arc::clone(&files);
            Box::pin(async move { files.arriving.receive(counted.school, held, pending::<()>()).await })
        });
        let mut gave_way = || slow.iter_mut().filter_map(FutureExt::now_or_never).count();
        assert_eq!(gave_way(), 0);
        let second = files.count(SchoolId(2)).unwrap();
        let mut waits = Box::pin(second.enter(PersonId(2)));
        assert!((&mut waits).now_or_never().is_none(), "the last place is for schools that have none");
        let _last = enter(&files, 4).unwrap();
        assert!((&mut waits).now_or_never().is_none());
        assert_eq!(gave_way(), 0, "its school has a place");
        let comes = [5, 5].map(|school| files.count(SchoolId(school)).unwrap());
        let [first, other] = comes.each_ref().map(|counted| counted.enter(PersonId(5)).now_or_never());
        assert!(first.unwrap().is_ok() && other.is_none() && waits.now_or_never().is_none());
        assert_eq!(gave_way(), 1);
    }

    #[actix_web::test]
    async fn who_waits_too_long_for_a_place_is_told_to_come_back() {
        let most = FileLimits { in_all: 1, longest_wait: Duration::ZERO, ..FileLimits::STANDARD };
        let files = Files::new(most, Turns::Fair);
        let _held = enter(&files, 1).unwrap();
        assert!(files.count(SchoolId(2)).unwrap().enter(PersonId(2)).await.is_err());
    }

    #[actix_web::test]
    async fn when_the_server_ends_nobody_waits_for_a_place_a_body_or_a_turn() {
        let files = files();
        let mut held: Vec<_> =
            [1, 2, 3, 1, 4, 5, 6, 7].map(|school| enter(&files, school).unwrap()).into_iter().collect();
        let counted = files.count(SchoolId(9)).unwrap();
        let mut waits = pin!(counted.enter(PersonId(9)));
        let FilePlace { counted: coming, _held: place } = held.pop().unwrap();
        let mut comes = pin!(files.arriving.receive(coming.school, place, pending::<()>()));
        let read = [0, 1].map(|one: usize| held[one].turn().now_or_never().unwrap().unwrap());
        let mut has_come = pin!(held[2].turn());
        // Of a school whose other file is read: it waits for that one, not for a thread.
        let mut second = pin!(held[3].turn());
        assert!((&mut waits).now_or_never().is_none());
        assert!((&mut comes).now_or_never().is_none() && (&mut has_come).now_or_never().is_none());
        assert!((&mut second).now_or_never().is_none());
        files.close();
        assert!(waits.now_or_never().unwrap().is_err());
        assert!(comes.now_or_never().unwrap().is_err() && has_come.now_or_never().unwrap().is_err());
        assert!(second.now_or_never().unwrap().is_err());
        drop(read);
    }

    #[actix_web::test]
    async fn one_file_of_a_school_is_read_at_a_time_and_two_in_all() {
        let files = files();
        let enter = |school| enter(&files, school).unwrap();
        let (one, same, other, third) = (enter(1), enter(1), enter(2), enter(3));
        let turn = |place: &FilePlace| place.turn().now_or_never().map(Result::unwrap);
        let of_one = turn(&one).unwrap();
        assert!(turn(&same).is_none());
        let of_other = turn(&other).unwrap();
        assert!(turn(&third).is_none());
        drop(of_one);
        // Its school's turn has come, and a thread is free.
        let of_same = turn(&same).unwrap();
        assert!(turn(&third).is_none());
        drop((of_same, of_other));
        assert!(turn(&third).is_some());
    }
}
