//! The HTTP face of the product, on a real server and a real PostgreSQL.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod abandoned;
mod access;
mod client;
mod compression;
mod cross_site;
mod figures;
mod harness;
mod import;
mod inep_code;
mod isolation;
mod limits;
mod log;
mod once_only;
mod openapi;
mod outage;
mod own_password;
mod reference;
mod registration;
mod server;
mod sign_in;
mod simulations;
mod spreadsheets;
mod stalled;
mod valid;
