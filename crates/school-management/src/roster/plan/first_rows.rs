use std::collections::HashMap;
use std::hash::Hash;

use crate::roster::file::Row;

/// Which row was the first to say a thing that only one may say.
#[derive(Debug)]
pub(super) struct FirstRows<'a, Key>(HashMap<Key, &'a Row<'a>>);

impl<Key> Default for FirstRows<'_, Key> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<'a, Key: Hash + Eq> FirstRows<'a, Key> {
    /// The row that said it before this one.
    pub fn before(&mut self, key: Key, row: &'a Row<'a>) -> Option<&'a Row<'a>> {
        let first = *self.0.entry(key).or_insert(row);
        (!std::ptr::eq(first, row)).then_some(first)
    }
}
