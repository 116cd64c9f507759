mod figures;
mod import;
mod simulations;
mod valid;

pub use valid::AREA;
