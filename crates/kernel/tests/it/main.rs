//! What only the whole workspace can break. It stands here because `kernel` is below everything.
#![allow(clippy::unwrap_used)] // Clippy knows a test by its attribute, not what it calls.

mod architecture;
mod circles;
mod sentences;
mod source;
