//! INEP's tables and copies of them, from bytes to results and back through the official formula; class lists; files of
//! questions.
#![allow(clippy::unwrap_used, reason = "a failing step fails the test")]

mod as_printed;
mod bytes;
mod class_lists;
mod hostile;
mod pictures;
mod question_files;
mod tables;
mod whole;
mod workbooks;
