//! The guard before every endpoint: in-flight limit, cross-site requests, session, role, school, limits, panics.

use std::panic::AssertUnwindSafe;
use std::rc::Rc;
use std::time::Instant;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{Extensions, ServiceRequest, ServiceResponse};
use actix_web::http::{StatusCode, header};
use actix_web::middleware::{Next, from_fn};
use actix_web::{Error, HttpMessage, ResponseError, Route, web};
use application::gate::session::LiveSession;
use futures_util::FutureExt;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::person::Role;
use tokio::sync::SemaphorePermit;
use tracing::Span;

use crate::edge::endpoint::{Access, Endpoint};
use crate::edge::files::upload::Largest;
use crate::edge::json;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run};
use crate::edge::session::caller::Caller;
use crate::edge::session::live;
use crate::edge::session::share::InFlight;
use crate::edge::strangers::body;
use crate::edge::strangers::visit::{NetworkPlace, Visit, place};
use crate::edge::waiting::{Late, TimeLimits, within};
use crate::settings::Settings;
use crate::state::State;

/// The log's word for what has no path of its own.
pub const NO_PATH: &str = "-";

/// The route behind the guard: one of a row of the table, or of a path beside it, by which the log names it.
///
/// Below the routing, which has found the row already; above it are the layers that add headers and count, which every
/// answer passes.
pub fn guarded(route: Route, path: &'static str, endpoint: Option<&'static Endpoint>) -> Route {
    let limits = endpoint.map(|endpoint| Rc::new(body_limits(endpoint.body)));
    route.wrap(from_fn(move |mut request: ServiceRequest, next| {
        if let Some(limits) = &limits {
            request.add_data_container(Rc::clone(limits));
        }
        guard(request, next, path, endpoint)
    }))
}

/// What the readers of bodies look up.
fn body_limits(body: usize) -> Extensions {
    let mut limits = Extensions::new();
    limits.insert(json::bodies(body));
    limits.insert(Largest(body));
    limits
}

/// Lets a request through or answers for it.
async fn guard<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
    path: &'static str,
    endpoint: Option<&'static Endpoint>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let since = monotonic();
    Span::current().record("route", path);
    let answer = pass(request, next, endpoint).await;
    let ms = u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX);
    Span::current().record("ms", ms);
    answer
}

async fn pass<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
    endpoint: Option<&'static Endpoint>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let state = request.app_data::<web::Data<State>>().cloned().ok_or_else(Problem::internal)?;
    let stranger = endpoint.filter(|_| is_public_write(&request, endpoint));
    let _held = match admit(&request, endpoint, &state).await {
        Ok(held) => held,
        Err(problem) => return Ok(refuse(request, &problem)),
    };
    if let Some(endpoint) = stranger {
        let received = body::receive(&mut request, endpoint.body, state.settings.slowest_body).await;
        if let Err(problem) = received {
            return Ok(refuse(request, &problem));
        }
    }
    let limits = limits(&request, endpoint, &state.settings);
    limit(request, next, limits, stranger.map(|_| state.as_ref())).await
}

/// Names the caller to the log and to the handler, and takes a place in their own share until the answer.
fn share(request: &ServiceRequest, caller: Caller, state: &State) -> Result<InFlight, Problem> {
    let Caller(session) = &caller;
    let (actor, span, at) = (session.actor(), Span::current(), now());
    span.record("role", actor.role().slug());
    span.record("actor", actor.id().0);
    span.record("school", actor.school.0);
    let share = state.shares.enter(session, at)?;
    if !request.method().is_safe() {
        state.shares.write(session, at)?;
    }
    request.extensions_mut().insert(caller);
    Ok(share)
}

/// A body that anyone may make us wait for.
fn is_public_write(request: &ServiceRequest, endpoint: Option<&Endpoint>) -> bool {
    !request.method().is_safe() && endpoint.is_some_and(|endpoint| endpoint.access == Access::Public)
}

/// The handler's answer within its time, or one for a handler that panics. A stranger's begins with a place among theirs.
async fn limit<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
    limits: TimeLimits,
    strangers: Option<&State>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let kept = request.request().clone();
    let write = !request.method().is_safe();
    let visited = kept.clone();
    let answer = async move {
        if let Some(state) = strangers {
            Visit::begin(&visited, state).await?;
        }
        let answered = AssertUnwindSafe(next.call(request)).catch_unwind().await;
        Visit::end(&visited);
        Ok(answered)
    };
    let problem = match within(limits, answer).await {
        Ok(Ok(Ok(answer))) => return answer.map(ServiceResponse::map_into_left_body),
        Ok(Ok(Err(_panic))) => {
            tracing::error!("a handler panicked");
            Problem::internal()
        }
        Ok(Err(problem)) => problem,
        // They have sent everything, and waited.
        Err(Late::Abandoned) if strangers.is_some() => Problem::busy(),
        Err(Late::Abandoned) => Problem::too_slow(write),
        Err(Late::Unknown) => Problem::perhaps_saved(),
    };
    Ok(ServiceResponse::new(kept, problem.error_response()).map_into_right_body())
}

fn limits(request: &ServiceRequest, endpoint: Option<&Endpoint>, settings: &Settings) -> TimeLimits {
    if endpoint.is_some_and(|endpoint| endpoint.slow) {
        return TimeLimits::SLOW;
    }
    let anyones = is_public_write(request, endpoint);
    let answer = if anyones { settings.slowest_public } else { settings.slowest };
    TimeLimits { answer, work: settings.slowest_work, statement: None }
}

/// As a response rather than an error, which would pass by the layers that add headers.
fn refuse<B>(request: ServiceRequest, problem: &Problem) -> ServiceResponse<EitherBody<B>> {
    request.into_response(problem.error_response()).map_into_right_body()
}

/// What a request holds until its answer. Nothing, where it is answered without waiting: a page, a probe.
#[derive(Default)]
struct Held<'a> {
    /// Among people who are signed in, and in the caller's own share.
    _in_flight: Option<(SemaphorePermit<'a>, InFlight)>,
    /// Among those who are not, and read what anyone may.
    _reader: Option<NetworkPlace>,
}

/// Looks who calls before it gives them anything, so that whoever is signed in waits for nobody who is not.
async fn admit<'a>(
    request: &ServiceRequest,
    endpoint: Option<&'static Endpoint>,
    state: &'a web::Data<State>,
) -> Result<Held<'a>, Problem> {
    if !request.method().is_safe() {
        same_site(request, state)?;
    }
    let Some(endpoint) = endpoint else { return Ok(Held::default()) };
    let session = match endpoint.access {
        Access::Roles(_) => Some(live::session(request.request(), state).await?),
        // Strangers have places of their own.
        Access::Public if !request.method().is_safe() => return Ok(Held::default()),
        Access::Public => live::remembered(request.request(), state),
    };
    let Some(session) = session else {
        let reader = place(&state.readers, request.request(), state).await?;
        return Ok(Held { _reader: Some(reader), ..Held::default() });
    };
    let permit = state.in_flight.try_acquire().map_err(|_| Problem::busy())?;
    if let Access::Roles(roles) = endpoint.access {
        allow(request, endpoint, roles, &session, state).await?;
    }
    let share = share(request, Caller(session), state)?;
    Ok(Held { _in_flight: Some((permit, share)), ..Held::default() })
}

/// Whether the role may call this, and whether the school is the caller's own.
async fn allow(
    request: &ServiceRequest,
    endpoint: &Endpoint,
    roles: &[Role],
    session: &LiveSession,
    state: &web::Data<State>,
) -> Result<(), Problem> {
    if !roles.contains(&session.actor().role()) {
        let text = format!("tentou sem permissão: {}", endpoint.summary);
        record_denial(session, text, state).await?;
        return Err(Problem::not_allowed());
    }
    if endpoint.is_own_school() {
        let own = session.actor().school.0;
        let named = request.path().split('/').nth(3).and_then(|text| text.parse::<i64>().ok());
        if named != Some(own) {
            if named.is_some() {
                let text = format!("tentou em outra escola: {}", endpoint.summary);
                record_denial(session, text, state).await?;
            }
            return Err(Problem::not_found());
        }
    }
    Ok(())
}

/// Leaves a trace at the caller's own school, unless they left many lately.
async fn record_denial(session: &LiveSession, text: String, state: &web::Data<State>) -> Result<(), Problem> {
    if state.shares.write(session, now()).is_err() {
        return Ok(());
    }
    let user = session.actor().id();
    run(state, session, move |tx| {
        tx.school().record(Some(user), &NewActivity::new(ActivityKind::Denied, text), now())
    })
    .await
}

fn monotonic() -> Instant {
    Instant::now()
}

/// Unsafe methods carry our header, and come from our own pages.
fn same_site(request: &ServiceRequest, state: &State) -> Result<(), Problem> {
    let refused = || Problem::new(StatusCode::FORBIDDEN, "Pedido recusado: ele não veio desta aplicação.");
    let text = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
    if text("X-Requested-With") != Some("ideb") {
        return Err(refused());
    }
    let allowed = |origin: &str| state.settings.allowed_origins.iter().any(|allowed| allowed == origin);
    match (text("Sec-Fetch-Site"), text(header::ORIGIN.as_str())) {
        (Some("same-origin"), _) | (None, None) => Ok(()),
        (_, Some(origin)) if allowed(origin) => Ok(()),
        (None, Some(origin))
            if origin.split_once("://").is_some_and(|(_, host)| host == request.connection_info().host()) =>
        {
            Ok(())
        }
        _ => Err(refused()),
    }
}
