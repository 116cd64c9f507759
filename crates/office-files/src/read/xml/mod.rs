//! XML of strangers: event by event, or a document whole.

pub(crate) mod elements;
mod events;

pub(crate) use events::{Xml, attribute, push_text};
