//! What the operator decides.

use std::time::Duration;

use crate::edge::files::places::FileLimits;
use crate::edge::places::fair::Turns;
use crate::edge::session::share::{Most, MostUntaken};

/// What the operator decides.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Shortest password accepted; the specification asks for 6.
    pub shortest_password: usize,
    /// Where the source of this very program can be had, http or https: the AGPL's section 13 asks to offer it.
    pub source_url: Option<String>,
    /// The server is reached over https: cookies are `Secure` with the `__Host-` prefix, and HSTS is sent.
    pub secure: bool,
    /// The origins a browser may send writes from, beside the server's own.
    pub allowed_origins: Vec<String>,
    /// Take the caller's address from `X-Forwarded-For`: only behind a proxy that sets it.
    pub behind_proxy: bool,
    /// Of the requests of people who are signed in, so many are worked on at a time, and the others wait: twice as many as
    /// there are connections for them, so that none is idle, and more would only wait for one.
    pub at_work: usize,
    /// Of these, so many answers are made at a time that may be large.
    pub large: usize,
    /// Of the writes that need no session (sign-in, registration), so many are worked on at a time, and the others wait:
    /// more would only wait for a thread that hashes passwords.
    pub strangers: usize,
    /// Of the reads that need no session and wait for the database, so many are worked on at a time.
    pub readers: usize,
    /// Sessions looked up at a time that this process has never found: anyone may invent one.
    pub look_ups: usize,
    /// Work at the gate at once, as many as there are connections for it: what strangers ask of the database.
    pub at_gate: usize,
    /// Those who wait for one of these kinds of places hold so many bytes at most: their bodies, and what their connections take.
    pub waiting: usize,
    /// Bodies on their way at a time, of people and of strangers each; of files, there are places.
    pub bodies: usize,
    /// Whose turn it is among those who wait.
    pub turns: Turns,
    /// What one person may have of these, and how often they may write.
    pub person: Most,
    /// Bytes of all people's answers that are not taken yet, and a school's part of them.
    pub untaken: MostUntaken,
    /// How many files that people send are held at a time.
    pub files: FileLimits,
    /// How long a request may take, from its headers to its answer.
    pub slowest: Duration,
    /// How long the body of a write that needs no session may take.
    pub slowest_body: Duration,
    /// How long such a write may take from its body to its answer, most of which it waits: less than a browser waits.
    pub slowest_public: Duration,
    /// How long strangers may still wait when the server is asked to stop: less than its grace, so that there is time to tell
    /// them to come back.
    pub slowest_at_stop: Duration,
    /// For so long `/readyz` says that the server stops before it lets nobody in any more, also when nobody is connected: who
    /// sends it requests is to look at least this often.
    pub shortest_notice: Duration,
    /// How long a handler waits for its work in the database: longer than a connection and a statement may take, so
    /// that only a database that answers nothing is waited for so long.
    pub slowest_work: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            shortest_password: 6,
            source_url: None,
            secure: false,
            allowed_origins: Vec::new(),
            behind_proxy: false,
            at_work: 24,
            large: 4,
            strangers: 16,
            readers: 16,
            look_ups: 4,
            at_gate: 4,
            waiting: 16 << 20,
            bodies: 512,
            turns: Turns::Fair,
            person: Most::STANDARD,
            untaken: MostUntaken(64 << 20),
            files: FileLimits::STANDARD,
            slowest: Duration::from_secs(15),
            slowest_body: Duration::from_secs(5),
            slowest_public: Duration::from_secs(25),
            slowest_at_stop: Duration::from_secs(7),
            shortest_notice: Duration::from_secs(1),
            slowest_work: Duration::from_secs(8),
        }
    }
}
