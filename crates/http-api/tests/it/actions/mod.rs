pub mod action;
mod drafts;
mod effect;
mod milestone;
mod resource;
mod valid;

pub use valid::AREA;
