//! The HTTP face of the product, on a real server and a real PostgreSQL.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod client;
mod edge;
mod gate;
mod harness;
mod index;
mod notices;
mod people;
mod reference;
mod server;
mod spreadsheets;
mod table;
