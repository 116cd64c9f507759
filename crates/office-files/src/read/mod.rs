//! Bytes of spreadsheets and text files to tables.

pub(crate) mod csv;
mod gather;
mod numbers;
mod ods;
#[cfg(test)]
mod tests;
pub(crate) mod unreadable;
mod xlsx;
mod xlsx_costs;
pub(crate) mod zip;
