//! The tables, as the migrations make them.

pub(crate) mod actions;
pub(crate) mod class_simulations;
pub(crate) mod classes;
pub(crate) mod gate;
pub(crate) mod index;
pub(crate) mod learning;
pub(crate) mod lessons;
pub(crate) mod mastery;
pub(crate) mod notices;
pub(crate) mod people;
pub(crate) mod questions;
pub(crate) mod quiz;

/// What is joined with what.
mod joins {
    use super::classes::classes;
    use super::index::{ideb_goals, reference_coverage, reference_school_results, simulations};
    use super::people::{people, schools, students, users};

    diesel::allow_tables_to_appear_in_same_query!(schools, people, users, ideb_goals, simulations, classes);
    diesel::allow_tables_to_appear_in_same_query!(students, people);
    diesel::allow_tables_to_appear_in_same_query!(reference_coverage, reference_school_results);
}
