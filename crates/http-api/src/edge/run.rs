//! From async handlers to blocking use cases: one closure, one thread, one transaction.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::gate::ports::SessionsByKey;
use application::gate::session::LiveSession;
use application::tx::database::{GateTx, SchoolTx, in_school, through_gate, with_sessions};
use application::tx::once::Claim;
use application::tx::views::{PublicView, SchoolView, in_public_view, in_view};
use chrono::{DateTime, SubsecRound, Utc};
use kernel::{PersonId, StoreError};
use serde::Serialize;
use tokio::time::timeout;

use crate::edge::digest::sha256;
use crate::edge::problem::Problem;
use crate::edge::waiting::blocking;
use crate::state::State;

/// The wall clock, read once per request.
#[expect(clippy::disallowed_methods, reason = "the HTTP edge reads the clock and passes it on")]
pub fn now() -> DateTime<Utc> {
    // As fine as PostgreSQL keeps it: what is answered now is what is read later.
    Utc::now().trunc_subsecs(6)
}

/// What chance decides by.
#[expect(clippy::disallowed_methods, reason = "the HTTP edge draws what is random")]
pub fn seed() -> Result<u64, Problem> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| Problem::internal())?;
    Ok(u64::from_ne_bytes(bytes))
}

/// A use case that decides on the data of the caller's school.
pub async fn run<T: Send + 'static, E: From<StoreError> + Into<Problem> + 'static>(
    state: &web::Data<State>,
    session: &LiveSession,
    work: impl FnOnce(&mut dyn SchoolTx) -> Result<T, E> + Send + 'static,
) -> Result<T, Problem> {
    let (state, scope) = (state.clone(), session.scope());
    blocking(move || in_school(state.database.as_ref(), scope, work).map_err(Into::into)).await
}

/// What a screen reads of the caller's school.
pub async fn view<T: Send + 'static, E: From<StoreError> + Into<Problem> + 'static>(
    state: &web::Data<State>,
    session: &LiveSession,
    read: impl FnOnce(&mut dyn SchoolView) -> Result<T, E> + Send + 'static,
) -> Result<T, Problem> {
    let (state, scope) = (state.clone(), session.scope());
    blocking(move || in_view(state.views.as_ref(), scope, read).map_err(Into::into)).await
}

/// Sessions, for who knows their keys.
pub async fn run_sessions<T: Send + 'static>(
    state: &web::Data<State>,
    work: impl FnOnce(&mut dyn SessionsByKey) -> Result<T, StoreError> + Send + 'static,
) -> Result<T, Problem> {
    let state = state.clone();
    blocking(move || with_sessions(state.database.as_ref(), work).map_err(Into::into)).await
}

/// Work at the gate: no more at once than there are threads and connections for it, however many strangers wait. What waits
/// holds neither; the place is given back with the end of the work, also when nobody waits for it any more.
async fn blocking_at_gate<T: Send + 'static>(
    state: &web::Data<State>,
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let place = timeout(state.settings.slowest_work, state.at_gate.clone().acquire_owned()).await;
    let place = place.ok().and_then(Result::ok).ok_or_else(Problem::busy)?;
    blocking(move || {
        let _place = place;
        work()
    })
    .await
}

/// A use case that decides before a school is known.
pub async fn run_gate<T: Send + 'static, E: From<StoreError> + Into<Problem> + 'static>(
    state: &web::Data<State>,
    work: impl FnOnce(&mut dyn GateTx) -> Result<T, E> + Send + 'static,
) -> Result<T, Problem> {
    let database = state.clone();
    blocking_at_gate(state, move || through_gate(database.database.as_ref(), work).map_err(Into::into)).await
}

/// What anyone may see.
pub async fn view_public<T: Send + 'static, E: From<StoreError> + Into<Problem> + 'static>(
    state: &web::Data<State>,
    read: impl FnOnce(&mut dyn PublicView) -> Result<T, E> + Send + 'static,
) -> Result<T, Problem> {
    let views = state.clone();
    blocking_at_gate(state, move || in_public_view(views.views.as_ref(), read).map_err(Into::into)).await
}

/// A write that acts once for each `Idempotency-Key`: sent again with the same body, it answers what it answered.
pub async fn run_once<T: Serialize + Send + 'static, E: Into<Problem> + 'static>(
    request: &HttpRequest,
    state: &web::Data<State>,
    session: &LiveSession,
    body: &impl Serialize,
    status: StatusCode,
    work: impl FnOnce(&mut dyn SchoolTx) -> Result<T, E> + Send + 'static,
) -> Result<HttpResponse, Problem> {
    let work = move |tx: &mut dyn SchoolTx| to_json(&work(tx).map_err(Into::into)?);
    let body = once(request, state, session, body, work).await?;
    Ok(HttpResponse::build(status).content_type("application/json").body(body))
}

/// The same for a write by which somebody comes to be known. Their number is all that is kept of it: what there is of them is read
/// for each answer, and once they are gone nothing is told again.
pub async fn enter_once<E: Into<Problem> + 'static>(
    request: &HttpRequest,
    state: &web::Data<State>,
    session: &LiveSession,
    body: &impl Serialize,
    work: impl FnOnce(&mut dyn SchoolTx) -> Result<PersonId, E> + Send + 'static,
) -> Result<PersonId, Problem> {
    let work = move |tx: &mut dyn SchoolTx| Ok(work(tx).map_err(Into::into)?.to_string());
    let number = once(request, state, session, body, work).await?;
    number.parse().map(PersonId).map_err(|_| Problem::internal())
}

/// Does the work, or answers what it answered to the same request before.
async fn once(
    request: &HttpRequest,
    state: &web::Data<State>,
    session: &LiveSession,
    body: &impl Serialize,
    work: impl FnOnce(&mut dyn SchoolTx) -> Result<String, Problem> + Send + 'static,
) -> Result<String, Problem> {
    let key = idempotency_key(request)?;
    // As the router reads it, whatever letters of it were encoded.
    let path = request.match_info().as_str();
    let name = format!("{} {} {}", request.method(), path, kernel::hex(&sha256(&to_json(body)?)));
    let user = session.actor().id();
    run(state, session, move |tx| {
        let Some(key) = key else { return work(tx) };
        match tx.once().claim(user, &key, &name, now())? {
            Claim::Fresh => {
                let answer = work(tx)?;
                tx.once().fulfil(user, &key, &answer)?;
                Ok(answer)
            }
            Claim::Done { answer } => Ok(answer),
            Claim::Misused => Err(Problem::new(
                StatusCode::CONFLICT,
                "Esta chave de repetição já foi usada em outro pedido. Recarregue a página e tente de novo.",
            )),
        }
    })
    .await
}

fn idempotency_key(request: &HttpRequest) -> Result<Option<String>, Problem> {
    let Some(value) = request.headers().get("Idempotency-Key") else { return Ok(None) };
    value
        .to_str()
        .ok()
        .filter(|key| (8..=64).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic()))
        .map(|key| Some(key.to_owned()))
        .ok_or_else(|| Problem::new(StatusCode::BAD_REQUEST, "O cabeçalho Idempotency-Key é inválido."))
}

fn to_json(value: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|_| Problem::internal())
}
