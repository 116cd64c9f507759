mod action;
mod milestone;
mod resource;
mod valid;

pub use valid::AREA;
