pub mod action;
mod effect;
mod milestone;
mod resource;
mod valid;

pub use valid::AREA;
