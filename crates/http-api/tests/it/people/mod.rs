mod inep_code;
mod valid;

pub use valid::AREA;
