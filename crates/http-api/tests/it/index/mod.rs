mod figures;
mod import;
mod outlook;
mod simulations;
mod valid;

pub use valid::AREA;
