//! What was acknowledged is kept, and kept once, whether the program dies or its database.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, RwLock};
use std::{env, fs, thread};

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use serde_json::json;

use crate::program::{Caller, PASSWORD, Serving, signal, wait_until};
use crate::{Installation, ideb};

const WRITERS: usize = 3;

/// What a person may write in ten minutes is bounded, and many faults take longer than that.
const PEOPLE_OF_A_WRITER: usize = 8;

/// How often a fault happens: so many times, or that many times over as `IDEB_FAULTS` says (`scripts/prove`).
pub fn times(few: usize) -> usize {
    few * env::var("IDEB_FAULTS").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// Between two faults, so that each meets work under way.
const SAVED_BETWEEN: usize = 5;

#[derive(QueryableByName)]
struct IdRow {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// They save simulations, and send each again until it is acknowledged: each as several people by turns, of as many schools,
/// since what a school may keep is bounded too.
struct Writers {
    people: Vec<Caller>,
    address: RwLock<String>,
    stop: AtomicBool,
    saved: AtomicUsize,
    acknowledged: Mutex<Vec<i64>>,
}

impl Writers {
    fn at(serving: &Serving) -> Self {
        let registered = |writer| {
            let (anonymous, username) = (serving.anonymous(), format!("marina.{writer}"));
            anonymous.register(&username);
            anonymous.sign_in(&username, PASSWORD).unwrap()
        };
        Self {
            people: (0..WRITERS * PEOPLE_OF_A_WRITER).map(registered).collect(),
            address: RwLock::new(serving.address.clone()),
            stop: AtomicBool::new(false),
            saved: AtomicUsize::new(0),
            acknowledged: Mutex::default(),
        }
    }

    /// Writes while `faults` happen, and then says what was acknowledged.
    fn work(&self, faults: impl FnOnce()) -> Vec<i64> {
        thread::scope(|scope| {
            for people in self.people.chunks(PEOPLE_OF_A_WRITER) {
                scope.spawn(move || {
                    for (number, caller) in people.iter().cycle().enumerate() {
                        if self.stop.load(Ordering::Relaxed) {
                            return;
                        }
                        self.save(caller, &format!("simulacao-{number}"));
                    }
                });
            }
            let _stop = StopAtEnd(&self.stop);
            faults();
        });
        self.acknowledged.lock().unwrap().clone()
    }

    fn save(&self, caller: &Caller, key: &str) {
        let body = json!({ "approvalRate": "94.5", "saebScore": "5.4" });
        wait_until("the simulation is saved", || {
            let caller = caller.at(&self.address.read().unwrap());
            let Ok(answer) = caller.post_once("/api/simulations", key, &body) else { return false };
            assert!([201, 503].contains(&answer.status), "{} {}", answer.status, answer.body);
            let id = answer.body["id"].as_i64();
            self.acknowledged.lock().unwrap().extend(id);
            answer.status == 201
        });
        self.saved.fetch_add(1, Ordering::Relaxed);
    }

    fn wait_for_work(&self) {
        let before = self.saved.load(Ordering::Relaxed);
        wait_until("work goes on", || self.saved.load(Ordering::Relaxed) >= before + SAVED_BETWEEN);
    }
}

/// Also when a fault fails the test, which would wait for its writers otherwise.
pub struct StopAtEnd<'a>(pub &'a AtomicBool);

impl Drop for StopAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The simulations in the database.
fn kept(installation: &Installation) -> BTreeSet<i64> {
    let url = embedded_postgres::running(installation.path()).unwrap().url("postgres", "ideb");
    let mut connection = PgConnection::establish(&url).unwrap();
    let rows: Vec<IdRow> = diesel::sql_query("SELECT id FROM simulations").load(&mut connection).unwrap();
    rows.into_iter().map(|row| row.id).collect()
}

/// Each acknowledged simulation is there, and no other.
fn assert_kept_once(installation: &Installation, acknowledged: Vec<i64>) {
    let kept = kept(installation);
    assert_eq!(kept.len(), acknowledged.len(), "one row for each");
    let count = kept.len();
    assert_eq!(kept, acknowledged.into_iter().collect());
    println!("seen: {count} simulations acknowledged, {count} kept");
}

/// Some times, while the writers work.
fn kill_the_database(installation: &Installation, writers: &Writers) -> Vec<i64> {
    let pid_file = installation.path().join("cluster/postmaster.pid");
    let pid = || fs::read_to_string(&pid_file).ok()?.lines().next().map(ToOwned::to_owned);
    writers.work(|| {
        for _ in 0..times(5) {
            writers.wait_for_work();
            let killed = pid().unwrap();
            signal("-KILL", &killed);
            wait_until("the database is started again", || pid().is_some_and(|pid| pid != killed));
        }
        writers.wait_for_work();
    })
}

#[test]
fn a_program_killed_at_work_loses_and_doubles_nothing() {
    let installation = Installation::new();
    let mut serving = Serving::begin(&installation);
    let writers = Writers::at(&serving);
    let acknowledged = writers.work(|| {
        for _ in 0..times(20) {
            writers.wait_for_work();
            serving.kill();
            serving = Serving::begin(&installation);
            writers.address.write().unwrap().clone_from(&serving.address);
        }
    });
    assert_kept_once(&installation, acknowledged);
}

#[test]
fn a_database_killed_at_work_loses_and_doubles_nothing() {
    let installation = Installation::new();
    let serving = Serving::begin(&installation);
    let acknowledged = kill_the_database(&installation, &Writers::at(&serving));
    assert_kept_once(&installation, acknowledged);
    serving.answers("/readyz", 200);
}

/// The control: the test above would see a loss.
#[test]
fn a_database_that_confirms_too_early_loses_what_it_confirmed() {
    let installation = Installation::new();
    let mut serving = Serving::begin(&installation);
    let writers = Writers::at(&serving);
    serving.kill();
    let serving = Serving::spawn(ideb().env("IDEB_DATA", installation.path()).env("IDEB_TESTING", "true"));
    writers.address.write().unwrap().clone_from(&serving.address);
    let acknowledged = kill_the_database(&installation, &writers);
    let kept = kept(&installation).len();
    assert!(kept < acknowledged.len());
    println!("seen: {} simulations acknowledged, {kept} kept", acknowledged.len());
}
