//! What Prometheus asks for, at an address of its own: who reaches the pages does not reach these figures, whatever a proxy
//! says of them.

use std::io;
use std::net::TcpListener;

use actix_web::dev::Server;
use actix_web::{App, HttpResponse, HttpServer, web};
use actix_web_prom::{PrometheusMetrics, PrometheusMetricsBuilder};

const PATH: &str = "/metrics";

/// Counts the requests that pass it, as a layer; as one of [`serve`] it writes the counts.
pub(crate) fn counter() -> io::Result<PrometheusMetrics> {
    PrometheusMetricsBuilder::new("ideb")
        .endpoint(PATH)
        .mask_unmatched_patterns("unmatched")
        .build()
        .map_err(|error| io::Error::other(error.to_string()))
}

/// Whether the counter would write its counts there.
pub(crate) fn is_path(decoded: &str) -> bool {
    decoded == PATH
}

/// Serves the counts, and nothing else, until the program ends.
pub(crate) fn serve(listener: TcpListener, counter: PrometheusMetrics) -> io::Result<Server> {
    let server = HttpServer::new(move || {
        App::new().wrap(counter.clone()).route(PATH, web::get().to(HttpResponse::Ok))
    });
    Ok(server.workers(1).disable_signals().listen(listener)?.run())
}
