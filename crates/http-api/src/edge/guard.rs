//! The guard before every endpoint: in-flight limit, cross-site requests, session, role, school, limits, panics.

use std::cell::Cell;
use std::panic::AssertUnwindSafe;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Instant;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{Extensions, ServiceRequest, ServiceResponse};
use actix_web::http::{StatusCode, header};
use actix_web::middleware::{Next, from_fn};
use actix_web::{Error, HttpMessage, ResponseError, Route, web};
use application::gate::keys::Subnet;
use application::gate::session::LiveSession;
use futures_util::FutureExt;
use school_management::notices::activity::{ActivityKind, NewActivity};
use tokio::time::timeout;
use tracing::Span;

use crate::edge::address::address;
use crate::edge::body;
use crate::edge::connection::{requests, sending};
use crate::edge::endpoint::deed::deed;
use crate::edge::endpoint::{Access, Endpoint, Gives, Ration, Sends};
use crate::edge::files::upload::{Fields, Largest};
use crate::edge::json;
use crate::edge::places::whose::NetworkPlace;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run};
use crate::edge::session::caller::Caller;
use crate::edge::session::live;
use crate::edge::session::place;
use crate::edge::session::share::InFlight;
use crate::edge::strangers::visit::{self, Visit};
use crate::edge::waiting::{Late, TimeLimits, Waiting, within};
use crate::settings::Settings;
use crate::state::State;

/// The log's word for what has no path of its own.
pub const NO_PATH: &str = "-";

/// The route behind the guard: one of a row of the table, or of a path beside it, by which the log names it.
///
/// Below the routing, which has found the row already; above it are the layers that add headers and count, which every
/// answer passes.
pub fn guarded(route: Route, path: &'static str, endpoint: Option<&'static Endpoint>) -> Route {
    let limits = endpoint.map(|endpoint| Rc::new(body_limits(endpoint)));
    route.wrap(from_fn(move |mut request: ServiceRequest, next| {
        if let Some(limits) = &limits {
            request.add_data_container(Rc::clone(limits));
        }
        guard(request, next, path, endpoint)
    }))
}

/// What the readers of bodies look up.
fn body_limits(endpoint: &Endpoint) -> Extensions {
    let mut limits = Extensions::new();
    limits.insert(json::bodies(endpoint.body));
    limits.insert(Largest(endpoint.body));
    limits.insert(Fields(endpoint.fields));
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
    let caller = match admit(&mut request, endpoint, &state).await {
        Ok(caller) => caller,
        Err(problem) => return Ok(refuse(request, &problem)),
    };
    let limits = limits(&request, endpoint, &state.settings);
    limit(request, next, limits, caller, &state).await
}

/// A body that anyone may make us wait for.
fn is_public_write(request: &ServiceRequest, endpoint: Option<&Endpoint>) -> bool {
    !request.method().is_safe() && endpoint.is_some_and(|endpoint| endpoint.access == Access::Public)
}

/// What became of a request that was not answered in time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// Its body came too slowly, or the work took too long.
    Arrives,
    /// It has sent everything, and waited for the others.
    Waits,
}

/// The handler's answer within its time, or one for a handler that panics.
async fn limit<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
    limits: TimeLimits,
    caller: Entrant,
    state: &web::Data<State>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let kept = request.request().clone();
    let write = !request.method().is_safe();
    let (visited, step) = (kept.clone(), Cell::new(Step::Arrives));
    let (stranger, at) = (matches!(caller, Entrant::Stranger(_)), &step);
    let answer = async move {
        let in_flight = caller.in_flight();
        begin(&mut request, caller, state, at).await?;
        let mut answered = AssertUnwindSafe(next.call(request)).catch_unwind().await;
        if let (Ok(Ok(answer)), Some(in_flight)) = (&mut answered, in_flight) {
            // Before its place is another's.
            in_flight.weighs(sending::bytes(answer.response().body()));
            answer.response_mut().extensions_mut().insert(in_flight);
        }
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
        Err(Late::Abandoned) if stranger || step.get() == Step::Waits => Problem::busy(),
        Err(Late::Abandoned) => Problem::too_slow(write),
        Err(Late::Unknown) => Problem::perhaps_saved(),
    };
    Ok(ServiceResponse::new(kept, problem.error_response()).map_into_right_body())
}

/// Waits for the body and for a place. Who is not allowed what they ask for is told then, and it is written down.
async fn begin(
    request: &mut ServiceRequest,
    caller: Entrant,
    state: &web::Data<State>,
    step: &Cell<Step>,
) -> Result<(), Problem> {
    let (session, endpoint, share) = match caller {
        Entrant::Anyone => return Ok(()),
        Entrant::Reader(place) => {
            Waiting::hold(place);
            return Ok(());
        }
        Entrant::Stranger(body) => {
            return Visit::begin(request.request(), state, body).await;
        }
        Entrant::Person(session, endpoint, share) => (session, endpoint, share),
    };
    Waiting::hold(share);
    if let Err(denied) = allow(request, endpoint, &session) {
        record(denied.tried, &session, state).await?;
        return Err(denied.problem);
    }
    let write = !request.method().is_safe();
    if write && endpoint.ration == Ration::OfWrites {
        state.shares.write(&session, now())?;
    }
    if endpoint.sends == Sends::Json {
        let mut body = 0;
        if write {
            body =
                state.bodies.receive(session.actor().school, body::receive(request, endpoint.body)).await??;
        }
        step.set(Step::Waits);
        if endpoint.gives == Gives::Megabytes {
            place::take_for_large(state, &session, body).await?;
        }
        place::take(state, &session, body).await?;
        step.set(Step::Arrives);
    }
    request.extensions_mut().insert(Caller(session));
    Ok(())
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

/// Who calls.
enum Entrant {
    /// Of a page or a probe: answered without waiting.
    Anyone,
    /// Reads what anyone may.
    Reader(NetworkPlace),
    /// Writes what anyone may, and has sent it: so many bytes.
    Stranger(usize),
    Person(LiveSession, &'static Endpoint, Arc<InFlight>),
}

impl Entrant {
    /// What goes with the answer until it is taken.
    fn in_flight(&self) -> Option<Arc<InFlight>> {
        match self {
            Self::Person(_, _, in_flight) => Some(Arc::clone(in_flight)),
            _ => None,
        }
    }
}

/// Looks who calls before it gives them anything, so that whoever is signed in waits for nobody who is not.
async fn admit(
    request: &mut ServiceRequest,
    endpoint: Option<&'static Endpoint>,
    state: &web::Data<State>,
) -> Result<Entrant, Problem> {
    requests::fits(request)?;
    let write = !request.method().is_safe();
    if write {
        same_site(request, state)?;
    }
    let Some(endpoint) = endpoint else { return Ok(Entrant::Anyone) };
    let session = match endpoint.access {
        Access::Roles(_) => Some(live::session(request.request(), state).await?),
        Access::Public if write => {
            let network = Subnet::of(address(request.request(), &state.settings));
            let received = timeout(state.settings.slowest_body, body::receive(request, endpoint.body));
            let received = state.strangers_bodies.receive(network, received).await?;
            let body = received.map_err(|_elapsed| Problem::too_slow(true))??;
            return Ok(Entrant::Stranger(body));
        }
        Access::Public => live::remembered(request.request(), state),
    };
    let Some(session) = session else {
        return Ok(Entrant::Reader(visit::place(&state.readers, request.request(), state).await?));
    };
    let (actor, span) = (session.actor(), Span::current());
    span.record("role", actor.role().slug());
    span.record("actor", actor.id().0);
    span.record("school", actor.school.0);
    let share = Arc::new(state.shares.enter(&session, now())?);
    Ok(Entrant::Person(session, endpoint, share))
}

/// What somebody may not do, and whether it is written down that they tried.
struct Denied {
    tried: Option<String>,
    problem: Problem,
}

/// Whether the person has chosen a password, whether the role may call this, and whether the school is the caller's own.
fn allow(request: &ServiceRequest, endpoint: &Endpoint, session: &LiveSession) -> Result<(), Denied> {
    let tried = |how: &str| {
        let deed = deed(endpoint).unwrap_or_else(|| endpoint.summary.to_owned());
        // As they sent it: what has this number is not looked up, and may be none of the school's.
        let number = request.match_info().get("id").and_then(|text| text.parse::<i64>().ok());
        let which = number.map(|number| format!(" (nº {number})")).unwrap_or_default();
        Some(format!("tentou {how}: {deed}{which}"))
    };
    // No try to tell of: the page asks before it knows.
    if endpoint.waits_for_choice(session) {
        return Err(Denied { tried: None, problem: Problem::must_choose() });
    }
    if let Access::Roles(roles) = endpoint.access
        && !roles.contains(&session.actor().role())
    {
        return Err(Denied { tried: tried("sem permissão"), problem: Problem::not_allowed() });
    }
    if endpoint.is_own_school() {
        let own = session.actor().school.0;
        let named = request.path().split('/').nth(3).and_then(|text| text.parse::<i64>().ok());
        if named != Some(own) {
            let tried = named.and_then(|_| tried("em outra escola"));
            return Err(Denied { tried, problem: Problem::not_found() });
        }
    }
    Ok(())
}

/// Leaves a trace at the caller's own school; where they left many lately, one when those beyond have doubled.
async fn record(
    tried: Option<String>,
    session: &LiveSession,
    state: &web::Data<State>,
) -> Result<(), Problem> {
    let Some(tried) = tried else { return Ok(()) };
    let text = match state.shares.deny(session, now()) {
        None => return Ok(()),
        Some(0) => tried,
        Some(beyond) => format!("{tried} ({beyond}ª recusa além das registradas uma a uma)"),
    };
    place::take(state, session, 0).await?;
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
