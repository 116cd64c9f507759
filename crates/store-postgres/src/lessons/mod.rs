//! The BNCC's catalogue, and lesson plans.

mod catalogue;
mod list;
mod plans;
mod touched;
mod write;
