//! The HTTP face of the product, on a real server and a real PostgreSQL.

mod access;
mod client;
mod cross_site;
mod figures;
mod harness;
mod import;
mod isolation;
mod limits;
mod openapi;
mod outage;
mod reference;
mod registration;
mod server;
mod sign_in;
mod simulations;
mod spreadsheets;
mod valid;
