//! For the operator's probes: is the process alive, can it serve.

use std::sync::atomic::Ordering;

use actix_web::{HttpResponse, web};

use crate::problem::Problem;
use crate::run::blocking;
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
    let ready = {
        let state = state.clone();
        blocking(move || Ok(state.database.is_ready()?)).await?
    };
    if ready {
        Ok(HttpResponse::Ok().json(serde_json::json!({ "status": "ok" })))
    } else {
        Err(Problem::busy())
    }
}
