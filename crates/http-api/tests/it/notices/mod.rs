mod audit;
mod bell;
mod valid;

pub use valid::AREA;
