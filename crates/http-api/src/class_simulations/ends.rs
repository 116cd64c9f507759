//! A simulation ends, is typed on, or goes.

use actix_web::{HttpResponse, web};
use application::class_simulations::{self, refusal::SimulationError};
use application::classes::class::By;
use application::tx::database::SchoolTx;
use kernel::ClassSimulationId;
use quiz_engine::class_simulation::ClassSimulationSeen;

use super::summary::SimulationJson;
use crate::classes::problem::not_theirs;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run};
use crate::edge::session::caller::Caller;
use crate::state::State;

/// What becomes of a simulation, and how it is then.
type Change =
    fn(&mut dyn SchoolTx, By<'_>, ClassSimulationId) -> Result<Option<ClassSimulationSeen>, SimulationError>;

async fn changed(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    change: Change,
) -> Result<web::Json<SimulationJson>, Problem> {
    let (actor, id) = (session.actor().clone(), ClassSimulationId(path.into_inner()));
    let seen = run(&state, &session, move |tx| change(tx, By { actor: &actor, now: now() }, id)).await?;
    Ok(web::Json(SimulationJson::new(seen.ok_or_else(not_theirs)?, session.actor())))
}

pub async fn finish(
    state: web::Data<State>,
    caller: Caller,
    path: web::Path<i64>,
) -> Result<web::Json<SimulationJson>, Problem> {
    changed(state, caller, path, class_simulations::finish).await
}

pub async fn abandon(
    state: web::Data<State>,
    caller: Caller,
    path: web::Path<i64>,
) -> Result<web::Json<SimulationJson>, Problem> {
    changed(state, caller, path, class_simulations::abandon).await
}

pub async fn reopen(
    state: web::Data<State>,
    caller: Caller,
    path: web::Path<i64>,
) -> Result<web::Json<SimulationJson>, Problem> {
    changed(state, caller, path, class_simulations::reopen).await
}

pub async fn remove(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (actor, id) = (session.actor().clone(), ClassSimulationId(path.into_inner()));
    let removed =
        run(&state, &session, move |tx| class_simulations::remove(tx, By { actor: &actor, now: now() }, id))
            .await?;
    removed.map(|()| HttpResponse::NoContent().finish()).ok_or_else(not_theirs)
}
