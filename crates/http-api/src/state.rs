use std::sync::Arc;
use std::time::Duration;

use application::gate::registration::LOOK_UPS;
use application::gate::throttle::{Attempts, FailingAccounts};
use application::spreadsheet::SpreadsheetReader;
use application::tx::database::Database;
use application::tx::views::Views;
use chrono::TimeDelta;
use tokio::sync::Semaphore;

use crate::edge::address::ByNetwork;
use crate::edge::assets::Assets;
use crate::edge::caller::SessionCache;
use crate::gate::passwords::Passwords;
use crate::index::about::Summary;

/// What the operator decides.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Shortest password accepted; the specification asks for 6.
    pub shortest_password: usize,
    /// The server is reached over https: cookies are `Secure` with the `__Host-` prefix, and HSTS is sent.
    pub secure: bool,
    /// The origins a browser may send writes from, beside the server's own.
    pub allowed_origins: Vec<String>,
    /// Take the caller's address from `X-Forwarded-For`: only behind a proxy that sets it.
    pub behind_proxy: bool,
    /// Requests in flight; more are told to come back. Writes that need no session (sign-in, registration) have a
    /// quarter as many places, which are their own: nobody without an account keeps the others out.
    pub in_flight: usize,
    /// How long a request may take, from its headers to its answer.
    pub slowest: Duration,
    /// The same for writes that need no session.
    pub slowest_public: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            shortest_password: 6,
            secure: false,
            allowed_origins: Vec::new(),
            behind_proxy: false,
            in_flight: 512,
            slowest: Duration::from_secs(15),
            slowest_public: Duration::from_secs(5),
        }
    }
}

/// How long the accounts that failed at an address slow it down.
const FAILURES_KEPT: TimeDelta = TimeDelta::minutes(15);

/// Everything a handler reaches.
pub struct State {
    pub database: Arc<dyn Database>,
    pub views: Arc<dyn Views>,
    pub spreadsheets: Arc<dyn SpreadsheetReader>,
    pub passwords: Passwords,
    pub assets: Assets,
    pub settings: Settings,
    pub(crate) sessions: SessionCache,
    pub(crate) failing: ByNetwork<FailingAccounts>,
    pub(crate) look_ups: ByNetwork<Option<Attempts>>,
    pub(crate) summary: Summary,
    pub(crate) in_flight: Semaphore,
    pub(crate) in_flight_public: Semaphore,
    pub(crate) draining: std::sync::atomic::AtomicBool,
}

impl State {
    pub fn new(
        database: Arc<dyn Database>,
        views: Arc<dyn Views>,
        spreadsheets: Arc<dyn SpreadsheetReader>,
        passwords: Passwords,
        assets: Assets,
        settings: Settings,
    ) -> Self {
        let in_flight = Semaphore::new(settings.in_flight);
        let in_flight_public = Semaphore::new((settings.in_flight / 4).max(1));
        Self {
            database,
            views,
            spreadsheets,
            passwords,
            assets,
            settings,
            sessions: SessionCache::default(),
            failing: ByNetwork::new(FAILURES_KEPT),
            look_ups: ByNetwork::new(LOOK_UPS.window),
            summary: Summary::default(),
            in_flight,
            in_flight_public,
            draining: std::sync::atomic::AtomicBool::new(false),
        }
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("State").field("settings", &self.settings).finish_non_exhaustive()
    }
}
