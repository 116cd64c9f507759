//! For the operator's probes: is the process alive, can it serve.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use actix_web::{HttpResponse, web};
use tokio::time::timeout;

use crate::edge::problem::Problem;
use crate::edge::waiting::blocking;
use crate::state::State;

/// The process lives.
pub async fn healthz() -> HttpResponse {
    HttpResponse::Ok().json(serde_json::json!({ "status": "ok" }))
}

/// The database answers, its schema is the program's, and the program is not stopping.
pub async fn readyz(state: web::Data<State>) -> Result<HttpResponse, Problem> {
    if state.draining.load(Ordering::Relaxed) {
        return Err(Problem::busy());
    }
    let ready = look(&state).await?;
    if ready {
        Ok(HttpResponse::Ok().json(serde_json::json!({ "status": "ok" })))
    } else {
        Err(Problem::busy())
    }
}

/// One looks at a time, and all who asked before it has seen something hear what it saw: anyone may ask, and a look takes a
/// connection of the schools'. It lasts until its end, also when whoever began it has hung up.
async fn look(state: &web::Data<State>) -> Result<bool, Problem> {
    let asked = Instant::now();
    let last = timeout(state.settings.slowest_work, Arc::clone(&state.readiness).lock_owned()).await;
    let mut last = last.map_err(|_elapsed| Problem::busy())?;
    if let Some((_, seen)) = last.filter(|(ended, _)| *ended >= asked) {
        return Ok(seen);
    }
    let state = state.clone();
    blocking(move || {
        let looked = state.database.is_ready();
        *last = Some((Instant::now(), *looked.as_ref().unwrap_or(&false)));
        Ok(looked?)
    })
    .await
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::atomic::AtomicUsize;
    use std::sync::mpsc::{Receiver, Sender, channel};

    use actix_web::ResponseError;
    use actix_web::http::StatusCode;
    use application::gate::session::SchoolScope;
    use application::testing::MemoryDatabase;
    use application::tx::database::{Database, GateTx, SchoolTx, SessionsTx};
    use futures_util::FutureExt;
    use kernel::StoreError;

    use super::*;
    use crate::state::testing::on;

    #[actix_web::test]
    async fn a_server_that_stops_is_not_ready() {
        let state = on(Arc::new(MemoryDatabase::default()));
        assert_eq!(readyz(state.clone()).await.unwrap().status(), StatusCode::OK);
        state.draining.store(true, Ordering::Relaxed);
        let refused = readyz(state).await.unwrap_err();
        assert_eq!(refused.status_code(), StatusCode::SERVICE_UNAVAILABLE);
    }

    /// A database that is looked at until it is told to go on.
    struct Held {
        looks: AtomicUsize,
        began: Sender<()>,
        go_on: Mutex<Receiver<()>>,
    }

    impl Database for Held {
        fn begin(&self, _: SchoolScope) -> Result<Box<dyn SchoolTx>, StoreError> {
            Err(StoreError::Down("held".into()))
        }

        fn begin_gate(&self) -> Result<Box<dyn GateTx>, StoreError> {
            Err(StoreError::Down("held".into()))
        }

        fn begin_sessions(&self) -> Result<Box<dyn SessionsTx>, StoreError> {
            Err(StoreError::Down("held".into()))
        }

        fn is_ready(&self) -> Result<bool, StoreError> {
            self.looks.fetch_add(1, Ordering::Relaxed);
            let _ = self.began.send(());
            let _ = self.go_on.lock().unwrap().recv();
            Ok(true)
        }
    }

    #[actix_web::test]
    async fn a_look_goes_on_when_its_caller_hangs_up_and_is_the_only_one() {
        let ((began, begins), (go, go_on)) = (channel(), channel());
        let held = Arc::new(Held { looks: AtomicUsize::new(0), began, go_on: Mutex::new(go_on) });
        let state = on(held.clone());
        let mut first = Box::pin(look(&state));
        assert!((&mut first).now_or_never().is_none());
        begins.recv().unwrap();
        drop(first);
        let mut others: Vec<_> = (0..20).map(|_| Box::pin(look(&state))).collect();
        assert!(others.iter_mut().all(|other| other.now_or_never().is_none()));
        drop(go);
        for other in others {
            assert!(other.await.unwrap());
        }
        assert_eq!(held.looks.load(Ordering::Relaxed), 1);
    }
}
