//! Writes that need no session: nobody without an account keeps the others out.
//!
//! The body is read first, which takes nobody's place. Then a request waits for a place among those that are worked on,
//! network by network. Whoever has to wait for more gives the place up meanwhile.

pub mod lines;
pub mod visit;
