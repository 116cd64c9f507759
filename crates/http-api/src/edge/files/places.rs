//! Who may have a file read, and whose turn it is.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use actix_web::http::StatusCode;
use kernel::SchoolId;
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

use crate::edge::files::threads::Threads;
use crate::edge::problem::Problem;

/// Files read at the same time.
const AT_ONCE: usize = 2;

/// How many files are received, wait and are read: each is held in memory as it was sent.
#[derive(Debug, Clone, Copy)]
pub struct Places {
    pub in_all: usize,
    pub of_a_school: usize,
}

impl Places {
    pub const STANDARD: Self = Self { in_all: 8, of_a_school: 2 };
}

/// The places, and who has them.
#[derive(Debug)]
pub struct Files {
    most: Places,
    schools: Mutex<HashMap<SchoolId, School>>,
    /// As many turns as there are threads.
    turns: Arc<Semaphore>,
    pub(super) threads: Threads,
}

#[derive(Debug)]
struct School {
    places: usize,
    /// One of its files at a time.
    turn: Arc<Semaphore>,
}

/// A place for one file, until it is dropped.
#[derive(Debug)]
pub struct Place {
    files: Arc<Files>,
    school: SchoolId,
    turn: Arc<Semaphore>,
}

/// A thread for one file, until it is dropped.
#[derive(Debug)]
pub struct Turn {
    _of_school: OwnedSemaphorePermit,
    _thread: OwnedSemaphorePermit,
}

/// Too many files are there already.
pub fn full() -> Problem {
    let sentence = "Outros arquivos estão sendo lidos agora. Aguarde 5 segundos e tente de novo.";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, sentence).retry(5)
}

impl Files {
    pub fn new(most: Places) -> Arc<Self> {
        Arc::new(Self {
            most,
            schools: Mutex::default(),
            turns: Arc::new(Semaphore::new(AT_ONCE)),
            threads: Threads::start(AT_ONCE),
        })
    }

    fn schools(&self) -> MutexGuard<'_, HashMap<SchoolId, School>> {
        self.schools.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a file of this school, if there is one.
    pub fn enter(self: &Arc<Self>, school: SchoolId) -> Result<Place, Problem> {
        let mut schools = self.schools();
        let in_all: usize = schools.values().map(|school| school.places).sum();
        let of_school = schools.get(&school).map_or(0, |school| school.places);
        if in_all >= self.most.in_all || of_school >= self.most.of_a_school {
            return Err(full());
        }
        let entry =
            schools.entry(school).or_insert_with(|| School { places: 0, turn: Arc::new(Semaphore::new(1)) });
        entry.places += 1;
        Ok(Place { files: Arc::clone(self), school, turn: Arc::clone(&entry.turn) })
    }
}

impl Place {
    pub(super) fn files(&self) -> &Arc<Files> {
        &self.files
    }

    /// Waits until no other file of the school is read, and then for a thread: the first to come is the first served.
    pub async fn turn(&self) -> Result<Turn, AcquireError> {
        let of_school = Arc::clone(&self.turn).acquire_owned().await?;
        let thread = Arc::clone(&self.files.turns).acquire_owned().await?;
        Ok(Turn { _of_school: of_school, _thread: thread })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut schools = self.files.schools();
        if let Some(school) = schools.get_mut(&self.school) {
            school.places -= 1;
            if school.places == 0 {
                schools.remove(&self.school);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn files() -> Arc<Files> {
        Files::new(Places::STANDARD)
    }

    #[test]
    fn a_school_has_two_places_and_all_have_eight() {
        let files = files();
        let enter = |school| files.enter(SchoolId(school));
        let first = (enter(1).unwrap(), enter(1).unwrap());
        assert!(enter(1).is_err());
        let others: Vec<_> = [2, 2, 3, 3, 4, 4].map(|school| enter(school).unwrap()).into();
        assert!(enter(5).is_err());
        drop(first.0);
        let fifth = enter(5).unwrap();
        assert!(enter(1).is_err());
        drop((first.1, others, fifth));
        assert!(files.schools().is_empty());
    }

    #[test]
    fn one_file_of_a_school_is_read_at_a_time_and_two_in_all() {
        let files = files();
        let enter = |school| files.enter(SchoolId(school)).unwrap();
        let (one, same, other, third) = (enter(1), enter(1), enter(2), enter(3));
        let turn = |place: &Place| place.turn().now_or_never().map(Result::unwrap);
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
