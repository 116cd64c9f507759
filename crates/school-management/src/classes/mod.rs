//! What a school teaches, to whom, and when: classes, subjects, and the year with its bimesters.

pub mod class;
pub mod same_name;
pub mod school_year;
pub mod store;
pub mod subject;
pub mod view;
