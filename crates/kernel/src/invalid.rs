use std::collections::BTreeMap;

use thiserror::Error;

/// The fields of a request that break a rule, each with its sentence in Portuguese.
#[derive(Debug, Clone, PartialEq, Eq, Default, Error)]
#[error("{}", self.summary())]
pub struct Invalid {
    fields: BTreeMap<&'static str, String>,
}

impl Invalid {
    /// One failing field.
    pub fn field(name: &'static str, sentence: impl Into<String>) -> Self {
        let mut invalid = Self::default();
        invalid.add(name, sentence);
        invalid
    }

    /// Keeps the first sentence of a field: it names the nearest cause.
    pub fn add(&mut self, name: &'static str, sentence: impl Into<String>) {
        self.fields.entry(name).or_insert_with(|| sentence.into());
    }

    /// Takes the value, or notes the failure and goes on, so that all failing fields are gathered.
    pub fn gather<T, E: Into<String>>(&mut self, name: &'static str, outcome: Result<T, E>) -> Option<T> {
        outcome.map_err(|sentence| self.add(name, sentence)).ok()
    }

    pub fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    pub fn fields(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.fields.iter().map(|(name, sentence)| (*name, sentence.as_str()))
    }

    fn summary(&self) -> String {
        match self.fields.len() {
            0 | 1 => self.fields.values().next().cloned().unwrap_or_default(),
            _ => "Há campos a corrigir.".to_owned(),
        }
    }
}
