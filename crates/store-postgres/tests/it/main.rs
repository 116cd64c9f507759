//! The adapter on a real PostgreSQL.
#![allow(clippy::unwrap_used, reason = "what a test stands on must be there")]
#![allow(clippy::disallowed_methods, reason = "tests prepare their databases by batches")]

mod accounts;
mod advances;
mod audit;
mod backup;
mod bncc;
mod catalogue;
mod class_turns;
mod classes;
mod contract;
mod dated;
mod demonstration;
mod enrolments;
mod escapes;
mod figures;
mod gate;
mod isolation;
mod learning;
mod loading;
mod matrices;
mod migrations;
mod notices;
mod once_only;
mod operator;
mod outages;
mod places;
mod plans;
mod pupil_import;
mod pupil_statements;
mod pupil_traces;
mod pupil_turns;
mod pupils;
mod question_turns;
mod quiz;
mod quotas;
mod reference;
mod school;
mod school_search;
mod sessions;
mod simulation_statements;
mod simulation_summary;
mod simulations;
mod tampering;
mod tenants;
mod world;
