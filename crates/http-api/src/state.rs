//! What handlers share.

use std::sync::Arc;

use application::gate::registration::LOOK_UPS;
use application::gate::throttle::{Attempts, FailingAccounts};
use application::spreadsheet::SpreadsheetReader;
use application::tx::database::Database;
use application::tx::views::Views;
use chrono::TimeDelta;
use tokio::sync::Semaphore;

use crate::edge::assets::asset::Assets;
use crate::edge::by_network::ByNetwork;
use crate::edge::files::places::Files;
use crate::edge::session::cache::SessionCache;
use crate::edge::session::share::Shares;
use crate::edge::strangers::lines::Lines;
use crate::edge::strangers::places::Places;
use crate::gate::passwords::Passwords;
use crate::index::summary::Summary;
use crate::settings::Settings;

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
    pub(crate) shares: Arc<Shares>,
    pub(crate) files: Arc<Files>,
    pub(crate) failing: ByNetwork<FailingAccounts>,
    pub(crate) look_ups: ByNetwork<Option<Attempts>>,
    pub(crate) summary: Summary,
    pub(crate) in_flight: Semaphore,
    pub(crate) strangers: Arc<Places>,
    /// Sign-ins on one account from one device or network.
    pub(crate) lines: Arc<Lines<u64>>,
    /// Work at the gate.
    pub(crate) at_gate: Arc<Semaphore>,
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
        let shares = Shares::new(settings.person);
        let files = Files::new(settings.files);
        let in_flight = Semaphore::new(settings.in_flight);
        let strangers = Places::new(settings.strangers);
        let at_gate = Arc::new(Semaphore::new(settings.at_gate));
        Self {
            database,
            views,
            spreadsheets,
            passwords,
            assets,
            settings,
            sessions: SessionCache::default(),
            shares,
            files,
            failing: ByNetwork::new(FAILURES_KEPT),
            look_ups: ByNetwork::new(LOOK_UPS.window),
            summary: Summary::default(),
            in_flight,
            strangers,
            lines: Lines::new(),
            at_gate,
            draining: std::sync::atomic::AtomicBool::new(false),
        }
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("State").field("settings", &self.settings).finish_non_exhaustive()
    }
}
