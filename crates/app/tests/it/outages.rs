//! The way to the database is cut, or takes what is sent and answers nothing.

use std::io::{ErrorKind, Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::process::Command;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

use serde_json::json;
use tempfile::TempDir;
use test_database::TestDatabase;

use crate::program::{Caller, PASSWORD, Serving};
use crate::{SECRET, ideb};

const SOCKET: &str = ".s.PGSQL.5432";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Open,
    /// Connections are closed, also new ones.
    Cut,
    /// Nothing comes through, and nobody is told.
    Stalled,
}

#[derive(Default)]
struct Gate {
    way: Mutex<Option<Way>>,
    changed: Condvar,
}

impl Gate {
    fn set(&self, way: Way) {
        *self.way.lock().unwrap() = Some(way);
        self.changed.notify_all();
    }

    /// Waits while nothing may pass; whether it may now.
    fn opens(&self) -> bool {
        let way = self.way.lock().unwrap();
        let way = self.changed.wait_while(way, |way| *way == Some(Way::Stalled)).unwrap();
        *way != Some(Way::Cut)
    }
}

/// A socket in front of the database's.
struct Proxy {
    folder: TempDir,
    gate: Arc<Gate>,
    open: Arc<Mutex<Vec<UnixStream>>>,
}

impl Proxy {
    fn before(database: &TestDatabase) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let listener = UnixListener::bind(folder.path().join(SOCKET)).unwrap();
        let proxy = Self { folder, gate: Arc::default(), open: Arc::default() };
        let (behind, gate, open) = (socket(&database.server_url()), proxy.gate.clone(), proxy.open.clone());
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                if !gate.opens() {
                    continue;
                }
                let server = UnixStream::connect(&behind).unwrap();
                for (from, to) in [(&client, &server), (&server, &client)] {
                    let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    let gate = gate.clone();
                    thread::spawn(move || pass(from, to, &gate));
                }
                open.lock().unwrap().extend([client, server]);
            }
        });
        proxy
    }

    fn set(&self, way: Way) {
        self.gate.set(way);
        if way == Way::Cut {
            for stream in self.open.lock().unwrap().drain(..) {
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
    }
}

fn socket(url: &str) -> String {
    let host = url.split("host=").nth(1).unwrap().split('&').next().unwrap();
    format!("{}/{SOCKET}", host.replace("%2F", "/"))
}

fn pass(mut from: UnixStream, mut to: UnixStream, gate: &Gate) {
    let mut bytes = [0; 8192];
    loop {
        match from.read(&mut bytes) {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Ok(length) if length > 0 && gate.opens() => {
                if to.write_all(&bytes[..length]).is_err() {
                    return;
                }
            }
            _ => {
                let _ = to.shutdown(Shutdown::Both);
                return;
            }
        }
    }
}

/// What everyone hears while the way is closed.
#[track_caller]
fn told_to_come_back(caller: &Caller, school: &str) {
    let save = json!({ "approvalRate": "94.5", "saebScore": "5.4" });
    let answers = thread::scope(|scope| {
        [
            scope.spawn(|| caller.get(school)),
            scope.spawn(|| caller.post("/api/simulations", &save)),
            scope.spawn(|| caller.get("/readyz")),
        ]
        .map(|asked| asked.join().unwrap().unwrap())
    });
    for answer in answers {
        assert_eq!(answer.status, 503, "{}", answer.body);
        let seconds = answer.headers["retry-after"].to_str().unwrap();
        assert!(seconds.parse::<u64>().unwrap() >= 1, "{seconds}");
    }
    assert_eq!(caller.get("/healthz").unwrap().status, 200);
}

fn on_a_database_of_ones_own(url: &str) -> Command {
    let mut command = ideb();
    command.env("DATABASE_URL", url).env("IDEB_SECRET", SECRET).env("IDEB_TESTING", "true");
    command
}

/// The control: what is asked there is not what everyone hears anyway.
#[test]
#[should_panic = "left: 200"]
fn while_the_way_to_the_database_is_open_nobody_is_told_to_come_back() {
    let database = TestDatabase::new();
    let serving = Serving::spawn(&mut on_a_database_of_ones_own(&database.server_url()));
    serving.anonymous().register("marina.souza");
    let caller = serving.anonymous().sign_in("marina.souza", PASSWORD).unwrap();
    let school = caller.get("/api/auth/user").unwrap().body["schoolId"].to_string();
    told_to_come_back(&caller, &format!("/api/school/{school}"));
}

#[test]
fn while_the_way_to_the_database_is_closed_everyone_is_told_to_come_back() {
    let database = TestDatabase::new();
    let proxy = Proxy::before(&database);
    let url = format!("{}&host={}", database.server_url(), proxy.folder.path().display());
    let serving = Serving::spawn(&mut on_a_database_of_ones_own(&url));
    serving.anonymous().register("marina.souza");
    let caller = serving.anonymous().sign_in("marina.souza", PASSWORD).unwrap();
    let school = caller.get("/api/auth/user").unwrap().body["schoolId"].to_string();
    let school = format!("/api/school/{school}");
    assert_eq!(caller.get(&school).unwrap().status, 200);
    for way in [Way::Cut, Way::Stalled, Way::Cut] {
        proxy.set(way);
        told_to_come_back(&caller, &school);
        proxy.set(Way::Open);
        serving.answers("/readyz", 200);
        assert_eq!(caller.get(&school).unwrap().status, 200);
    }
}
