//! The HTTP face of the product, on a real server and a real PostgreSQL.

mod client;
mod harness;
mod reference;
mod server;
mod sign_in;
