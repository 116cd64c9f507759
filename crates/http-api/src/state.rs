use std::sync::Arc;

use application::database::Database;
use application::spreadsheet::SpreadsheetReader;

use crate::assets::Assets;
use crate::caller::SessionCache;
use crate::passwords::Passwords;

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
    /// Requests in flight; more are told to come back.
    pub in_flight: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            shortest_password: 6,
            secure: false,
            allowed_origins: Vec::new(),
            behind_proxy: false,
            in_flight: 512,
        }
    }
}

/// Everything a handler reaches.
pub struct State {
    pub database: Arc<dyn Database>,
    pub spreadsheets: Arc<dyn SpreadsheetReader>,
    pub passwords: Passwords,
    pub assets: Assets,
    pub settings: Settings,
    pub(crate) sessions: SessionCache,
    pub(crate) in_flight: tokio::sync::Semaphore,
    pub(crate) draining: std::sync::atomic::AtomicBool,
}

impl State {
    pub fn new(
        database: Arc<dyn Database>,
        spreadsheets: Arc<dyn SpreadsheetReader>,
        passwords: Passwords,
        assets: Assets,
        settings: Settings,
    ) -> Self {
        let in_flight = tokio::sync::Semaphore::new(settings.in_flight);
        Self {
            database,
            spreadsheets,
            passwords,
            assets,
            settings,
            sessions: SessionCache::default(),
            in_flight,
            draining: std::sync::atomic::AtomicBool::new(false),
        }
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("State").field("settings", &self.settings).finish_non_exhaustive()
    }
}
