//! Pupils: whoever lists or opens them asks [`access::reach`](crate::access::reach) first.

pub mod bulk;
pub mod cards;
pub(crate) mod care;
pub mod erasure;
pub mod export;
pub mod import;
pub mod pupil;
pub mod seen;
pub mod take_back;
