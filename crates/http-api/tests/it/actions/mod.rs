mod action;
mod milestone;
mod valid;

pub use valid::AREA;
