//! INEP's tables and copies of them, from bytes to results and back through the official formula.
#![allow(clippy::unwrap_used, reason = "a failing step fails the test")]

mod as_printed;
mod bytes;
mod hostile;
mod tables;
mod whole;
mod workbooks;
