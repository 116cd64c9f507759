//! Who calls, by the session behind their cookie.

pub mod cache;
pub mod caller;
pub mod cookies;
pub mod live;
pub mod place;
pub mod share;
