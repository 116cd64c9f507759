//! The formats that are read, each to what it says of questions.

mod aiken;
mod bars;
mod gift;
mod layout;
mod moodle;
mod table;

pub(super) use aiken::aiken;
pub(super) use bars::bars;
pub(super) use gift::gift;
pub(super) use layout::{TextLayout, text_layout};
pub(super) use moodle::moodle;
pub(super) use table::{COLUMNS, Column, tables};
