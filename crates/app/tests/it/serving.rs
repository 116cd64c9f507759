//! The program while it serves: ready, through the death of its database, to its own stop.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::{Installation, ideb};

const DEADLINE: Duration = Duration::from_mins(1);
/// Between two looks at a condition.
const POLL: Duration = Duration::from_millis(20);

struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn begin(installation: &Installation) -> Self {
        let mut child = ideb()
            .env("IDEB_DATA", installation.data.path())
            // Durable: what a test's database confirms a moment before it is killed would be lost.
            .env_remove("IDEB_TESTING")
            .env("IDEB_PORT", "0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first = lines.next().unwrap().unwrap();
        let address = first.rsplit_once("http://").unwrap().1.to_owned();
        // Read on, so that the program never waits for us.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, address }
    }

    fn status(&self, path: &str) -> Option<u16> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        answer.split_whitespace().nth(1)?.parse().ok()
    }

    /// Asks again until the answer comes.
    fn answers(&self, path: &str, status: u16) {
        let since = Instant::now();
        while self.status(path) != Some(status) {
            assert!(since.elapsed() < DEADLINE, "{path} never answered {status}");
            std::thread::sleep(POLL);
        }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn signal(name: &str, pid: &str) {
    assert!(Command::new("kill").args([name, pid]).status().unwrap().success());
}

#[test]
fn the_program_outlives_its_database() {
    let installation = Installation::new();
    let serving = Serving::begin(&installation);
    serving.answers("/readyz", 200);
    let pid_file = installation.data.path().join("cluster/postmaster.pid");
    let before = fs::read_to_string(&pid_file).unwrap().lines().next().unwrap().to_owned();
    signal("-KILL", &before);
    let since = Instant::now();
    let replaced = || fs::read_to_string(&pid_file).is_ok_and(|text| text.lines().next() != Some(&before));
    while !replaced() {
        assert!(since.elapsed() < DEADLINE, "the database was not started again");
        std::thread::sleep(POLL);
    }
    serving.answers("/readyz", 200);
}

#[test]
fn asked_to_stop_the_program_stops_its_database_last() {
    let installation = Installation::new();
    let mut serving = Serving::begin(&installation);
    serving.answers("/healthz", 200);
    signal("-TERM", &serving.child.id().to_string());
    assert!(serving.child.wait().unwrap().success());
    assert!(!installation.data.path().join("cluster/postmaster.pid").exists());
}

#[test]
fn a_command_shares_the_database_of_a_program_that_serves() {
    let installation = Installation::new();
    let serving = Serving::begin(&installation);
    serving.answers("/readyz", 200);
    assert!(installation.succeeds(&["demo"]).contains("carregada."));
    serving.answers("/readyz", 200);
}
