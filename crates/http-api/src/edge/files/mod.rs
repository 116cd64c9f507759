//! Files that people send: received, and read on threads of their own, so that no file is felt by anyone else.

mod arriving;
pub mod places;
mod threads;
pub mod upload;
pub mod work;
