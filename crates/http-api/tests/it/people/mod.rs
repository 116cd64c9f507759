mod school;
mod valid;

pub use valid::AREA;
