//! Classes, subjects and the school year.

mod class;
mod school_year;
mod subject;
mod view;
