//! The domain's values in columns.

pub(crate) mod count;
pub(crate) mod decimal;
pub(crate) mod statement;
pub(crate) mod words;
