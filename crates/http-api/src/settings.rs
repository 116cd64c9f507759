//! What the operator decides.

use std::time::Duration;

use crate::edge::files::places::Places;
use crate::edge::session::share::Most;

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
    /// Requests in flight; more are told to come back. Writes that need no session (sign-in, registration) have a
    /// quarter as many places, which are their own: nobody without an account keeps the others out.
    pub in_flight: usize,
    /// What one person may have of these, and how often they may write.
    pub person: Most,
    /// How many files that people send are held at a time.
    pub files: Places,
    /// How long a request may take, from its headers to its answer.
    pub slowest: Duration,
    /// The same for writes that need no session.
    pub slowest_public: Duration,
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
            in_flight: 512,
            person: Most::STANDARD,
            files: Places::STANDARD,
            slowest: Duration::from_secs(15),
            slowest_public: Duration::from_secs(5),
            slowest_work: Duration::from_secs(8),
        }
    }
}
