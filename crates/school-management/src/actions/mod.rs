//! Strategic actions: what a school does to move its index, by when, and who answers for it.

pub mod action;
pub mod drafts;
pub mod export;
pub mod form;
pub mod indicator;
pub mod late;
pub mod milestone;
pub mod money;
pub mod progress;
pub mod resource;
pub mod seen;
pub mod status;
pub mod store;
pub mod timeline;
pub mod view;
