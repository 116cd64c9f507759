//! Classes, subjects and the school year.

pub mod class;
pub mod school_year;
pub mod seen;
pub mod subject;
