mod class;
mod school_year;
mod subject;
mod valid;

pub use valid::AREA;
