mod valid;

pub use valid::AREA;
