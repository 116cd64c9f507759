//! For the operator's probes: is the process alive, can it serve.

use std::sync::atomic::Ordering;
use std::time::Instant;

use actix_web::{HttpResponse, web};

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
/// connection of the schools'.
async fn look(state: &web::Data<State>) -> Result<bool, Problem> {
    let asked = Instant::now();
    let mut last = state.readiness.lock().await;
    if let Some((_, seen)) = last.filter(|(ended, _)| *ended >= asked) {
        return Ok(seen);
    }
    let looked = {
        let state = state.clone();
        blocking(move || Ok(state.database.is_ready()?)).await
    };
    *last = Some((Instant::now(), *looked.as_ref().unwrap_or(&false)));
    looked
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use actix_web::ResponseError;
    use actix_web::http::StatusCode;
    use application::testing::MemoryDatabase;

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
}
