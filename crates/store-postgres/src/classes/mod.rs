//! Classes, subjects and the school year.

pub(crate) mod class;
mod school_year;
mod subject;
mod view;
