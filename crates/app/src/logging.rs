//! Logs: lines for people, or JSON for machines.

use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;

use crate::cli::LogFormat;

/// What actix calls an error of a connection is a stranger's request that is none, or a connection that broke.
const FILTER: &str = "warn,http_api=info,actix_http::h1=off";

/// Starts the log on standard error; `RUST_LOG` filters it.
pub fn start(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(FILTER));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => builder.with_target(false).with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => builder.json().flatten_event(true).init(),
    }
}
