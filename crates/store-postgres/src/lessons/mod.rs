//! The BNCC's catalogue, and lesson plans.

mod catalogue;
mod list;
mod plans;
mod seen_by;
mod touched;
mod write;
