//! The server: routes, limits, headers, and a graceful stop.

use std::io;
use std::net::TcpListener;
use std::sync::atomic::Ordering;
use std::time::Duration;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServerHandle, ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::middleware::{DefaultHeaders, Next, from_fn};
use actix_web::{App, Error, HttpMessage, HttpResponse, HttpServer, Resource, ResponseError, web};
use actix_web_prom::{PrometheusMetrics, PrometheusMetricsBuilder};
use tracing::Span;
use tracing_actix_web::{RequestId, TracingLogger};
use utoipa::openapi::OpenApi;

use crate::edge::address::address;
use crate::edge::compress::compress;
use crate::edge::endpoint::Endpoint;
use crate::edge::guard::{HEALTH, NO_PATH, guarded};
use crate::edge::problem::Problem;
use crate::edge::telemetry::RequestSpan;
use crate::edge::{assets, health, json};
use crate::endpoints;
use crate::state::State;

/// How many threads serve, and how many connections the database pool holds for them.
#[derive(Debug, Clone, Copy)]
pub struct Size {
    pub workers: usize,
    pub connections: usize,
}

const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; \
                      frame-ancestors 'none'; form-action 'self'";

const METRICS: &str = "/metrics";

const METHODS: [Method; 7] =
    [Method::GET, Method::HEAD, Method::POST, Method::PUT, Method::PATCH, Method::DELETE, Method::OPTIONS];

/// Requests in flight have this long after a stop is asked for.
const GRACE_SECONDS: u64 = 10;

/// The running server, and its metrics.
pub fn start(
    listener: TcpListener,
    state: web::Data<State>,
    size: Size,
) -> io::Result<actix_web::dev::Server> {
    let metrics = metrics()?;
    let hsts = state.settings.secure;
    let table = web::Data::new(endpoints::TABLE);
    let server = HttpServer::new(move || {
        App::new()
            .app_data(state.clone())
            .app_data(table.clone())
            .app_data(json::paths())
            .app_data(json::queries())
            .wrap(metrics.clone())
            .wrap(from_fn(sieve))
            .wrap(from_fn(mark))
            .wrap(from_fn(compress))
            .wrap(headers(hsts))
            .wrap(TracingLogger::<RequestSpan>::new())
            .configure(routes)
    })
    .workers(size.workers)
    // More blocking threads than connections would only wait for one.
    .worker_max_blocking_threads((size.connections / size.workers).max(1))
    .client_request_timeout(Duration::from_secs(10))
    .keep_alive(Duration::from_secs(30))
    // Whoever hangs up waits for nothing: their request ends, and the work for it.
    .h1_allow_half_closed(false)
    .shutdown_timeout(GRACE_SECONDS)
    .disable_signals()
    .listen(listener)?
    .run();
    Ok(server)
}

/// Finishes what is in flight, up to 10 s; `/readyz` says no from now on.
pub async fn stop(handle: ServerHandle, state: &State) {
    state.draining.store(true, Ordering::Relaxed);
    handle.stop(true).await;
}

fn routes(config: &mut web::ServiceConfig) {
    // Sorted, a word comes before a parameter in its place, which would take the word for its value.
    let mut rows: Vec<_> = endpoints::TABLE.rows().collect();
    rows.sort_by_key(|row| row.path);
    for rows in rows.chunk_by(|one, other| one.path == other.path) {
        config.service(resource(rows));
    }
    for (path, route) in [
        ("/api/openapi.json", web::get().to(openapi)),
        (HEALTH, web::get().to(health::healthz)),
        ("/readyz", web::get().to(health::readyz)),
    ] {
        config.route(path, guarded(route, path, None));
    }
    config
        // The metrics' layer writes its body.
        .route(METRICS, guarded(web::get().to(HttpResponse::Ok), METRICS, None))
        .service(web::scope("/api").default_service(guarded(web::to(unknown), NO_PATH, None)))
        .default_service(guarded(web::to(assets::serving::serve), NO_PATH, None));
}

/// A path with its rows; to any other method it says which there are.
fn resource(rows: &[&'static Endpoint]) -> Resource {
    let methods = rows.iter().map(|row| row.method.as_str()).collect::<Vec<_>>().join(", ");
    let path = rows[0].path;
    let other_method = web::to(move || std::future::ready(wrong_method(&methods)));
    let resource = web::resource(path).default_service(guarded(other_method, path, None));
    rows.iter().fold(resource, |resource, row| {
        let route = (row.handler)().method(row.method.clone());
        resource.route(guarded(route, path, Some(row)))
    })
}

async fn openapi() -> web::Json<&'static OpenApi> {
    web::Json(endpoints::document())
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

/// Names the request as the log does; nothing of the API is kept by a browser or a proxy.
async fn mark<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let api = decoded_path(&request).starts_with("/api");
    let mut response = next.call(request).await?;
    let id = response.request().extensions().get::<RequestId>().map(ToString::to_string);
    if let Some(id) = id.and_then(|id| HeaderValue::from_str(&id).ok()) {
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), id);
    }
    if api {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    Ok(response)
}

/// Refuses what the metrics must not see: each method in use is a time series for ever, and anyone may invent one; and
/// those who may not see the metrics.
async fn sieve<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let problem = if !METHODS.contains(request.method()) {
        Problem::wrong_method()
    } else if decoded_path(&request) == METRICS && !is_from_here(&request) {
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

fn is_from_here(request: &ServiceRequest) -> bool {
    let state = request.app_data::<web::Data<State>>();
    state.is_some_and(|state| address(request.request(), &state.settings).is_loopback())
}

fn metrics() -> io::Result<PrometheusMetrics> {
    PrometheusMetricsBuilder::new("ideb")
        .endpoint(METRICS)
        .mask_unmatched_patterns("unmatched")
        .build()
        .map_err(|error| io::Error::other(error.to_string()))
}
