//! Strategic actions: what a school does to move its index, by when, and who answers for it.

pub mod action;
pub mod changes;
pub mod draft;
pub mod export;
pub mod form;
pub mod indicator;
pub mod late;
pub mod milestone;
pub mod model;
pub mod money;
pub mod progress;
pub mod resource;
pub mod seen;
pub mod status;
pub mod store;
pub mod title;
pub mod update;
pub mod view;
