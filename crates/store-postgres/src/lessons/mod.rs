//! The BNCC's catalogue.

mod catalogue;
