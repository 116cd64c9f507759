//! Whoever was told to come back finds nothing saved, or was told that it may have been.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use application::files::Files;
use application::gate::session::SchoolScope;
use application::tx::database::{Database, GateTx, SchoolSessions, SchoolTx, SessionsTx};
use application::tx::once::OnceOnly;
use http_api::Settings;
use ideb_core::store::IdebStore;
use kernel::StoreError;
use learning_style::store::Learning;
use lesson_planning::bncc::view::KnownSkills;
use lesson_planning::plan::store::Plans;
use quiz_engine::class_simulation::store::ClassSimulations;
use quiz_engine::play::store::Quizzes;
use quiz_engine::question::store::Questions;
use school_management::store::SchoolStore;
use serde_json::json;

use crate::client::{Answer, Request};
use crate::harness::World;
use crate::server::{Parts, Server};

/// Where a transaction is held.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// At work, once it has written.
    Work,
    /// When its commit has begun.
    Commit,
}

/// A database whose writes on a school's data are held in one place until they are let go.
struct Held {
    inner: Arc<dyn Database>,
    place: Place,
    arrived: Sender<()>,
    go_on: Arc<Mutex<Receiver<()>>>,
    ended: Sender<()>,
}

/// Tells when it ends, after its transaction did.
struct HeldTx {
    inner: Option<Box<dyn SchoolTx>>,
    place: Place,
    arrived: Sender<()>,
    go_on: Arc<Mutex<Receiver<()>>>,
    ended: Sender<()>,
}

impl HeldTx {
    fn inner(&mut self) -> &mut dyn SchoolTx {
        self.inner.as_mut().unwrap().as_mut()
    }

    fn hold_at(&self, place: Place) {
        if self.place == place {
            self.arrived.send(()).unwrap();
            let _ = self.go_on.lock().unwrap().recv();
        }
    }
}

impl Database for Held {
    fn begin(&self, scope: SchoolScope) -> Result<Box<dyn SchoolTx>, StoreError> {
        let inner = self.inner.begin(scope)?;
        let (arrived, go_on, ended) = (self.arrived.clone(), self.go_on.clone(), self.ended.clone());
        Ok(Box::new(HeldTx { inner: Some(inner), place: self.place, arrived, go_on, ended }))
    }

    fn begin_gate(&self) -> Result<Box<dyn GateTx>, StoreError> {
        self.inner.begin_gate()
    }

    fn begin_sessions(&self) -> Result<Box<dyn SessionsTx>, StoreError> {
        self.inner.begin_sessions()
    }

    fn is_ready(&self) -> Result<bool, StoreError> {
        self.inner.is_ready()
    }
}

impl SchoolTx for HeldTx {
    fn ideb(&mut self) -> &mut dyn IdebStore {
        self.inner().ideb()
    }

    /// The trail is written last.
    fn school(&mut self) -> &mut dyn SchoolStore {
        self.hold_at(Place::Work);
        self.inner().school()
    }

    fn catalogue(&mut self) -> &mut dyn KnownSkills {
        self.inner().catalogue()
    }

    fn plans(&mut self) -> &mut dyn Plans {
        self.inner().plans()
    }

    fn questions(&mut self) -> &mut dyn Questions {
        self.inner().questions()
    }

    fn class_simulations(&mut self) -> &mut dyn ClassSimulations {
        self.inner().class_simulations()
    }

    fn quizzes(&mut self) -> &mut dyn Quizzes {
        self.inner().quizzes()
    }

    fn learning(&mut self) -> &mut dyn Learning {
        self.inner().learning()
    }

    fn files(&mut self) -> &mut dyn Files {
        self.inner().files()
    }

    fn once(&mut self) -> &mut dyn OnceOnly {
        self.inner().once()
    }

    fn sessions(&mut self) -> &mut dyn SchoolSessions {
        self.inner().sessions()
    }

    fn commit(mut self: Box<Self>) -> Result<(), StoreError> {
        self.hold_at(Place::Commit);
        self.inner.take().unwrap().commit()
    }
}

impl Drop for HeldTx {
    fn drop(&mut self) {
        drop(self.inner.take());
        let _ = self.ended.send(());
    }
}

/// Saves a simulation at a server that holds it in a place; lets it go when the answer came, and counts what was kept
/// when the transaction is over.
fn saved_late(place: Place, settings: Settings) -> (Answer, i64) {
    let world = World::new();
    let ((arrived, arrival), (go, go_on), (ended, end)) = (channel(), channel(), channel());
    let go_on = Arc::new(Mutex::new(go_on));
    let held = Held { inner: world.postgres.clone(), place, arrived, go_on, ended };
    let server =
        Server::start_on(Arc::new(held), world.postgres.clone(), Parts { settings, ..Parts::default() });
    let gestor = world.ours.gestor.caller.clone().at(&server.base);
    let save = Request::post(
        "/api/simulations",
        json!({ "name": "Tarde", "approvalRate": "94.5", "saebScore": "5.4" }),
    );
    let answer = thread::scope(|scope| {
        let asked = scope.spawn(|| gestor.send(save));
        arrival.recv().unwrap();
        asked.join().unwrap()
    });
    go.send(()).unwrap();
    end.recv().unwrap();
    (answer, world.count("simulations"))
}

const SOON: Duration = Duration::from_millis(100);

#[test]
fn what_was_answered_503_is_not_saved_later() {
    let (answer, kept) = saved_late(Place::Work, Settings { slowest_work: SOON, ..Settings::default() });
    let answer = answer.expect(503);
    assert!(answer.retry_after() >= 1);
    assert_eq!(answer.detail(), "O sistema está ocupado. Tente de novo em instantes.");
    assert_eq!(kept, 0);
}

#[test]
fn what_was_answered_408_is_not_saved_later() {
    let (answer, kept) = saved_late(Place::Work, Settings { slowest: SOON, ..Settings::default() });
    assert_eq!(answer.expect(408).detail(), "O envio demorou demais e nada foi salvo. Tente de novo.");
    assert_eq!(kept, 0);
}

#[test]
fn whoever_waits_for_a_commit_in_vain_is_told_that_it_may_have_been_saved() {
    for settings in [
        Settings { slowest_work: SOON, ..Settings::default() },
        Settings { slowest: SOON, ..Settings::default() },
    ] {
        let (answer, kept) = saved_late(Place::Commit, settings);
        assert_eq!(
            answer.expect(503).detail(),
            "O sistema demorou a confirmar, e o pedido pode ter sido salvo: confira antes de repetir."
        );
        assert_eq!(kept, 1);
    }
}
