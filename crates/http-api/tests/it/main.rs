//! The HTTP face of the product, on a real server and a real PostgreSQL.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![allow(clippy::disallowed_methods, reason = "tests prepare their databases by batches")]

mod actions;
mod cards;
mod class_lists;
mod class_simulations;
mod classes;
mod client;
mod edge;
mod gate;
mod harness;
mod index;
mod learning;
mod lessons;
mod mastery;
mod notices;
mod people;
mod pupils;
mod questions;
mod quiz;
mod reference;
mod server;
mod spreadsheets;
mod table;
