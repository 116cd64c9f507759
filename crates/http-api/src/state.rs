//! What handlers share.

use std::sync::Arc;
use std::time::Instant;

use application::files::{Documents, FileTools, Pictures};
use application::gate::keys::{Address, SessionKey, Subnet};
use application::gate::look_ups::{CODES, SEARCHES};
use application::gate::throttle::FailingAccounts;
use application::lessons::paper::PlanPapers;
use application::spreadsheet::Spreadsheets;
use application::tx::database::Database;
use application::tx::views::Views;
use chrono::TimeDelta;
use kernel::SchoolId;
use lesson_planning::writer::LessonPlanWriter;
use school_management::people::issued_password::CardPasswords;
use tokio::sync::{Mutex, Semaphore};

use crate::edge::assets::asset::Assets;
use crate::edge::files::places::Files;
use crate::edge::lately::Lately;
use crate::edge::places::bodies::Bodies;
use crate::edge::places::whose::{NetworkPlaces, SchoolPlaces};
use crate::edge::session::cache::SessionCache;
use crate::edge::session::share::Shares;
use crate::edge::strangers::lines::Lines;
use crate::gate::look_ups::{LookUps, Rations};
use crate::gate::passwords::Passwords;
use crate::index::summary::Summary;
use crate::lessons::rations::WriterRations;
use crate::settings::Settings;

/// How long the accounts that failed at an address slow it down.
const FAILURES_KEPT: TimeDelta = TimeDelta::minutes(15);

/// Everything a handler reaches.
pub struct State {
    pub database: Arc<dyn Database>,
    pub views: Arc<dyn Views>,
    pub spreadsheets: Spreadsheets,
    pub pictures: Arc<dyn Pictures>,
    pub documents: Arc<dyn Documents>,
    pub papers: Arc<dyn PlanPapers>,
    pub passwords: Passwords,
    /// What stands on pupils' cards.
    pub card_passwords: Arc<CardPasswords>,
    pub assets: Assets,
    /// A service that writes lesson plans, where the operator has one.
    pub(crate) plan_writer: Option<Arc<dyn LessonPlanWriter>>,
    pub settings: Settings,
    pub(crate) writer_rations: WriterRations,
    pub(crate) sessions: SessionCache,
    pub(crate) shares: Arc<Shares>,
    pub(crate) files: Arc<Files>,
    pub(crate) failing: Lately<Address, FailingAccounts>,
    pub(crate) codes: LookUps,
    /// In a minute, and in an hour.
    pub(crate) searches: Rations<2>,
    pub(crate) summary: Summary,
    /// Of people who are signed in.
    pub(crate) at_work: Arc<SchoolPlaces>,
    pub(crate) large: Arc<SchoolPlaces>,
    /// On their way, of people who are signed in.
    pub(crate) bodies: Bodies<SchoolId>,
    pub(crate) strangers: Arc<NetworkPlaces>,
    pub(crate) strangers_bodies: Bodies<Subnet>,
    pub(crate) readers: Arc<NetworkPlaces>,
    /// Of sessions.
    pub(crate) look_ups: Arc<NetworkPlaces>,
    pub(crate) same_session: Arc<Lines<SessionKey>>,
    /// When the last look ended whether the server is ready, and what it saw. Held while somebody looks.
    pub(crate) readiness: Arc<Mutex<Option<(Instant, bool)>>>,
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
        tools: FileTools,
        passwords: Passwords,
        card_passwords: Arc<CardPasswords>,
        assets: Assets,
        settings: Settings,
    ) -> Self {
        let shares = Shares::new(settings.person, settings.untaken);
        let files = Files::new(settings.files, settings.turns);
        let [at_work, large] = [settings.at_work, settings.large]
            .map(|many| SchoolPlaces::new(many, settings.waiting, settings.turns));
        let [strangers, readers, look_ups] = [settings.strangers, settings.readers, settings.look_ups]
            .map(|many| NetworkPlaces::new(many, settings.waiting, settings.turns));
        let (bodies, strangers_bodies) =
            (Bodies::new(settings.bodies, settings.turns), Bodies::new(settings.bodies, settings.turns));
        let writer_rations = WriterRations::new(settings.turns);
        let at_gate = Arc::new(Semaphore::new(settings.at_gate));
        Self {
            database,
            views,
            spreadsheets: tools.spreadsheets,
            pictures: tools.pictures,
            documents: tools.documents,
            papers: tools.papers,
            passwords,
            card_passwords,
            assets,
            plan_writer: None,
            settings,
            writer_rations,
            sessions: SessionCache::default(),
            shares,
            files,
            failing: Lately::new(FAILURES_KEPT),
            codes: LookUps::new(CODES),
            searches: Rations::new(SEARCHES),
            summary: Summary::default(),
            at_work,
            large,
            bodies,
            strangers,
            strangers_bodies,
            readers,
            look_ups,
            same_session: Lines::new(),
            readiness: Arc::default(),
            lines: Lines::new(),
            at_gate,
            draining: std::sync::atomic::AtomicBool::new(false),
        }
    }

    /// With a service that writes lesson plans, where there is one.
    #[must_use]
    pub fn writing_by(self, plan_writer: Option<Arc<dyn LessonPlanWriter>>) -> Self {
        Self { plan_writer, ..self }
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("State").field("settings", &self.settings).finish_non_exhaustive()
    }
}

#[cfg(test)]
pub mod testing {
    use actix_web::web;
    use application::gate::session::SchoolScope;
    use application::tx::views::{PublicView, SchoolView};
    use kernel::StoreError;
    use office_files::tools;
    use school_management::people::issued_password::IssuedPassword;

    use super::*;
    use crate::gate::passwords::Cost;

    struct NoViews;

    impl Views for NoViews {
        fn view(&self, _: SchoolScope) -> Result<Box<dyn SchoolView>, StoreError> {
            Err(StoreError::Down("no views".into()))
        }

        fn view_public(&self) -> Result<Box<dyn PublicView>, StoreError> {
            Err(StoreError::Down("no views".into()))
        }
    }

    /// Of a server that shows nothing.
    pub fn on(database: Arc<dyn Database>) -> web::Data<State> {
        let passwords = Passwords::start(Cost::CHEAP).unwrap();
        let (views, files) = (Arc::new(NoViews), tools());
        let cards: Arc<CardPasswords> = Arc::new(|_, _, nonce| IssuedPassword::from_hash(nonce.0));
        web::Data::new(State::new(database, views, files, passwords, cards, |_| None, Settings::default()))
    }
}
