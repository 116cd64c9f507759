//! For the operator's probes: is the process alive, can it serve.

use std::sync::atomic::Ordering;

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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use actix_web::ResponseError;
    use actix_web::http::StatusCode;
    use application::gate::session::SchoolScope;
    use application::testing::MemoryDatabase;
    use application::tx::views::{PublicView, SchoolView, Views};
    use kernel::StoreError;
    use office_files::Uploads;

    use super::*;
    use crate::gate::passwords::{Cost, Passwords};
    use crate::settings::Settings;

    struct NoViews;

    impl Views for NoViews {
        fn view(&self, _: SchoolScope) -> Result<Box<dyn SchoolView>, StoreError> {
            Err(StoreError::Down("no views".into()))
        }

        fn view_public(&self) -> Result<Box<dyn PublicView>, StoreError> {
            Err(StoreError::Down("no views".into()))
        }
    }

    #[actix_web::test]
    async fn a_server_that_stops_is_not_ready() {
        let passwords = Passwords::start(Cost::CHEAP).unwrap();
        let database = Arc::new(MemoryDatabase::default());
        let state = State::new(
            database,
            Arc::new(NoViews),
            Arc::new(Uploads),
            passwords,
            |_| None,
            Settings::default(),
        );
        let state = web::Data::new(state);
        assert_eq!(readyz(state.clone()).await.unwrap().status(), StatusCode::OK);
        state.draining.store(true, Ordering::Relaxed);
        let refused = readyz(state).await.unwrap_err();
        assert_eq!(refused.status_code(), StatusCode::SERVICE_UNAVAILABLE);
    }
}
