//! The server: routes, limits, headers, and a graceful stop.

use std::future::ready;
use std::io;
use std::net::TcpListener;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use actix_http::HttpService;
use actix_http::error::DispatchError;
use actix_service::{IntoServiceFactory, ServiceFactoryExt, map_config};
use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{AppConfig, Server, ServiceRequest, ServiceResponse, fn_service};
use actix_web::guard::{Any, Get, Head};
use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::http::{ConnectionType, Method};
use actix_web::middleware::{DefaultHeaders, Next, from_fn};
use actix_web::rt::net::TcpStream;
use actix_web::{App, Error, HttpMessage, HttpRequest, HttpResponse, Resource, ResponseError, web};
use socket2::SockRef;
use tokio::sync::OnceCell;
use tracing::Span;
use tracing_actix_web::{RequestId, TracingLogger};

use crate::edge::assets::forms::Forms;
use crate::edge::assets::serving::{self, CHECKED};
use crate::edge::compress::compress;
use crate::edge::connection::requests::one_at_a_time;
use crate::edge::connection::sending::send;
use crate::edge::connection::stream::{Connection, Patience};
use crate::edge::endpoint::Endpoint;
use crate::edge::guard::{NO_PATH, guarded};
use crate::edge::places::fair::Turns;
use crate::edge::problem::Problem;
use crate::edge::telemetry::RequestSpan;
use crate::edge::{health, json};
use crate::endpoints;
use crate::metrics;
use crate::state::State;
use crate::stop::Stop;

/// How many threads serve, and how many connections there are for people who are signed in.
#[derive(Debug, Clone, Copy)]
pub struct Size {
    pub workers: usize,
    pub connections: usize,
}

const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; \
                      base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

const METHODS: [Method; 7] =
    [Method::GET, Method::HEAD, Method::POST, Method::PUT, Method::PATCH, Method::DELETE, Method::OPTIONS];

/// Requests in flight have this long after a stop is asked for.
const GRACE_SECONDS: u64 = 10;

/// Bytes of an answer that the system may take ahead of its reader, twice as many on Linux, which would take megabytes of each:
/// what the system holds is counted as nobody's.
const SENT_AHEAD: usize = 256 << 10;

/// Where a server listens.
#[derive(Debug)]
pub struct Listeners {
    pub pages: TcpListener,
    /// For Prometheus alone.
    pub metrics: Option<TcpListener>,
}

/// The running server, and the way to end it.
pub fn start(listeners: Listeners, state: web::Data<State>, size: Size) -> io::Result<(Server, Stop)> {
    let counter = metrics::counter()?;
    if let Some(listener) = listeners.metrics {
        actix_web::rt::spawn(metrics::serve(listener, counter.clone())?);
    }
    // Each connection has it from the listener.
    SockRef::from(&listeners.pages).set_send_buffer_size(SENT_AHEAD)?;
    let door = listeners.pages.try_clone()?;
    let connections = Arc::new(());
    let connected = Arc::clone(&connections);
    let hsts = state.settings.secure;
    // More blocking threads than connections would only wait for one. Those of the gate come on top: all its work may meet
    // at one worker, and holds none of the others' threads.
    let threads = (size.connections / size.workers).max(1) + state.settings.at_gate;
    let table = web::Data::new(endpoints::TABLE);
    let shared = state.clone();
    let by_turns = state.settings.turns == Turns::Fair;
    let app = move || {
        App::new()
            .app_data(shared.clone())
            .app_data(table.clone())
            .app_data(json::paths())
            .app_data(json::queries())
            .wrap(counter.clone())
            .wrap(from_fn(sieve))
            .wrap(from_fn(mark))
            .wrap(from_fn(compress))
            .wrap(from_fn(send))
            .wrap(headers(hsts))
            .wrap(TracingLogger::<RequestSpan>::new())
            .wrap(from_fn(one_at_a_time))
            .configure(routes)
    };
    let builder = Server::build();
    let stops = builder.graceful_shutdown_signal();
    let server = builder
        .workers(size.workers)
        .worker_max_blocking_threads(threads)
        .shutdown_timeout(GRACE_SECONDS)
        .disable_signals()
        .listen("pages", listeners.pages, move || {
            let (stops, connected) = (stops.clone(), Arc::clone(&connected));
            let app = app().into_factory().map_err(|error: Error| error.error_response());
            let http = HttpService::build()
                .client_request_timeout(Duration::from_secs(10))
                .client_disconnect_timeout(Duration::from_secs(1))
                .keep_alive(Duration::from_secs(30))
                // Whoever hangs up waits for nothing: their request ends, and the work for it.
                .h1_allow_half_closed(false)
                .graceful_shutdown_signal(move || {
                    let stops = stops.clone();
                    async move { stops.notified().await }
                })
                .on_connect_ext(move |connection: &Connection, data| {
                    data.insert(Arc::clone(&connected));
                    if let Some(reading) = connection.reading() {
                        data.insert(Rc::clone(reading));
                    }
                })
                .h1(map_config(app, |()| AppConfig::default()));
            let accept = move |stream: TcpStream| {
                let connection = Connection::new(stream, by_turns, Patience::STANDARD);
                let peer = connection.peer();
                ready(Ok::<_, DispatchError>((connection, peer)))
            };
            fn_service(accept).and_then(http)
        })?
        .run();
    let stop = Stop { handle: server.handle(), door, connections, state };
    Ok((server, stop))
}

fn routes(config: &mut web::ServiceConfig) {
    // Sorted, a word comes before a parameter in its place, which would take the word for its value.
    let mut rows: Vec<_> = endpoints::TABLE.rows().collect();
    rows.sort_by_key(|row| row.path);
    for rows in rows.chunk_by(|one, other| one.path == other.path) {
        config.service(resource(rows));
    }
    for (path, route) in [
        ("/api/openapi.json", web::to(openapi)),
        ("/healthz", web::to(health::healthz)),
        ("/readyz", web::to(health::readyz)),
    ] {
        let other_method = web::to(|| ready(wrong_method("GET, HEAD")));
        let resource = web::resource(path).default_service(guarded(other_method, path, None));
        config.service(resource.route(guarded(route.guard(Any(Get()).or(Head())), path, None)));
    }
    config
        .service(web::scope("/api").default_service(guarded(web::to(unknown), NO_PATH, None)))
        .default_service(guarded(web::to(serving::serve), NO_PATH, None));
}

/// A path with its rows; to any other method it says which there are.
fn resource(rows: &[&'static Endpoint]) -> Resource {
    let methods = rows.iter().map(|row| row.method.as_str()).collect::<Vec<_>>().join(", ");
    let path = rows[0].path;
    let other_method = web::to(move || ready(wrong_method(&methods)));
    let resource = web::resource(path).default_service(guarded(other_method, path, None));
    rows.iter().fold(resource, |resource, row| {
        let route = (row.handler)().method(row.method.clone());
        resource.route(guarded(route, path, Some(row)))
    })
}

/// The document, which is the same for everyone: made ready for whoever asks first.
async fn openapi(request: HttpRequest) -> Result<HttpResponse, Problem> {
    static FORMS: OnceCell<Forms> = OnceCell::const_new();
    let prepare =
        || async { Forms::prepare(serde_json::to_vec(endpoints::document())?, "application/json").await };
    let forms = FORMS.get_or_try_init(prepare).await.map_err(|_broken| Problem::internal())?;
    Ok(forms.clone().answer(&request, CHECKED))
}

/// Says which methods the path has.
fn wrong_method(methods: &str) -> HttpResponse {
    let mut response = Problem::wrong_method().error_response();
    if let Ok(methods) = HeaderValue::from_str(methods) {
        response.headers_mut().insert(header::ALLOW, methods);
    }
    response
}

/// Any other path under `/api`.
async fn unknown() -> Result<HttpResponse, Problem> {
    Err(Problem::not_found())
}

fn headers(hsts: bool) -> DefaultHeaders {
    let headers = DefaultHeaders::new()
        .add((header::CONTENT_SECURITY_POLICY, POLICY))
        .add((header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .add((header::REFERRER_POLICY, "no-referrer"))
        .add(("Permissions-Policy", "camera=(), microphone=(), geolocation=()"))
        .add(("Cross-Origin-Opener-Policy", "same-origin"));
    if hsts { headers.add((header::STRICT_TRANSPORT_SECURITY, "max-age=31536000")) } else { headers }
}

/// Names the request as the log does; of the API a browser or a proxy keeps nothing but the document; of a server that stops, each
/// answer is the last on its connection.
async fn mark<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let api = decoded_path(&request).starts_with("/api");
    let state = request.app_data::<web::Data<State>>().cloned();
    let mut response = next.call(request).await?;
    if state.is_some_and(|state| state.draining.load(Ordering::Relaxed)) {
        response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    }
    let id = response.request().extensions().get::<RequestId>().map(ToString::to_string);
    if let Some(id) = id.and_then(|id| HeaderValue::from_str(&id).ok()) {
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), id);
    }
    if api && !response.headers().contains_key(header::CACHE_CONTROL) {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    Ok(response)
}

/// Refuses what the metrics must not see: each method in use is a time series for ever, and anyone may invent one. Nor are
/// the metrics at home here: their layer would write them.
async fn sieve<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let problem = if !METHODS.contains(request.method()) {
        Problem::wrong_method()
    } else if metrics::is_path(decoded_path(&request)) {
        Problem::not_found()
    } else {
        return next.call(request).await.map(ServiceResponse::map_into_left_body);
    };
    Span::current().record("route", NO_PATH);
    Ok(request.into_response(problem.error_response()).map_into_right_body())
}

/// As the router reads it: `/%61pi` is `/api`.
fn decoded_path(request: &ServiceRequest) -> &str {
    request.match_info().as_str()
}
