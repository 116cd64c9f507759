//! The real server on a free port, in a thread that ends with it.

use std::net::TcpListener;
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;

use actix_web::dev::ServerHandle;
use actix_web::web;
use application::files::FileTools;
use application::spreadsheet::{SpreadsheetReader, Spreadsheets};
use application::tx::database::Database;
use application::tx::views::Views;
use http_api::passwords::{Cost, Passwords};
use http_api::server::{self, Listeners, Size};
use http_api::stop::Stop;
use http_api::{Asset, Assets, Settings, State};
use lesson_planning::writer::LessonPlanWriter;
use office_files::{Uploads, tools};
use school_management::people::issued_password::{CardPasswords, IssuedPassword};
use store_postgres::Postgres;

use crate::client::Caller;

/// A frontend of one page and one script.
fn frontend(path: &str) -> Option<Asset> {
    let (text, mime) = match path {
        "index.html" => ("<!doctype html><title>Sistema IDEB</title>", "text/html; charset=utf-8"),
        "login/index.html" => ("<!doctype html><title>Entrar</title>", "text/html; charset=utf-8"),
        "assets/index-0a1b2c3d.js" => ("export {}", "text/javascript"),
        "assets/index-0a1b2c3d.js.br" => ("as brotli", ""),
        "assets/index-0a1b2c3d.js.gz" => ("as gzip", ""),
        _ => return None,
    };
    Some(Asset { bytes: text.as_bytes().into(), sha256: [7; 32], mime: mime.into() })
}

/// What a server is made of beside its database.
pub struct Parts {
    pub settings: Settings,
    pub spreadsheets: Arc<dyn SpreadsheetReader>,
    pub assets: Assets,
    pub size: Size,
    pub plan_writer: Option<Arc<dyn LessonPlanWriter>>,
}

impl Default for Parts {
    fn default() -> Self {
        Self {
            settings: Settings::default(),
            spreadsheets: Arc::new(Uploads),
            assets: frontend,
            size: Size { workers: 2, connections: 16 },
            plan_writer: None,
        }
    }
}

/// A running server; stops when dropped.
pub struct Server {
    pub base: String,
    metrics: String,
    handle: ServerHandle,
    /// The way the program ends it.
    pub stop: Option<Stop>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    pub fn start(postgres: Arc<Postgres>, parts: Parts) -> Self {
        Self::start_on(postgres.clone(), postgres, parts)
    }

    /// On a database that decides and one that shows.
    pub fn start_on(database: Arc<dyn Database>, views: Arc<dyn Views>, parts: Parts) -> Self {
        let [pages, metrics] = ["127.0.0.1:0"; 2].map(|address| TcpListener::bind(address).unwrap());
        let [base, metrics_base] =
            [&pages, &metrics].map(|listener| format!("http://{}", listener.local_addr().unwrap()));
        let listeners = Listeners { pages, metrics: Some(metrics) };
        let passwords = Passwords::start(Cost::CHEAP).unwrap();
        // Whoever knows the nonce knows the card: only the program has a secret.
        let cards: Arc<CardPasswords> = Arc::new(|school, pupil, nonce| {
            let told = u128::from_be_bytes(nonce.0)
                ^ u128::from(school.0.unsigned_abs() << 32 ^ pupil.0.unsigned_abs());
            IssuedPassword::from_hash(told.to_be_bytes())
        });
        let Parts { spreadsheets: reader, assets, settings, plan_writer, size } = parts;
        let tools = tools();
        let files = FileTools { spreadsheets: Spreadsheets { reader, ..tools.spreadsheets }, ..tools };
        let state =
            State::new(database, views, files, passwords, cards, assets, settings).writing_by(plan_writer);
        let (started, running) = mpsc::channel();
        let thread = std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let (server, stop) = server::start(listeners, web::Data::new(state), size).unwrap();
                started.send((server.handle(), stop)).unwrap();
                server.await.unwrap();
            });
        });
        let (handle, stop) = running.recv().unwrap();
        Self { base, metrics: metrics_base, handle, stop: Some(stop), thread: Some(thread) }
    }

    pub fn anonymous(&self) -> Caller {
        Caller::anonymous(&self.base)
    }

    /// Who asks where the metrics are.
    pub fn prometheus(&self) -> Caller {
        Caller::anonymous(&self.metrics)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The order is given at once; what it returns only waits.
        drop(self.handle.stop(false));
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
