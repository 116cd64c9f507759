//! What every endpoint has in common.

mod abandoned;
mod apart;
mod compression;
mod connections;
mod cross_site;
mod files;
mod isolation;
mod limits;
mod log;
mod once_only;
pub mod openapi;
mod outage;
mod shares;
mod stalled;
mod stopping;
