//! Lesson plans by a service of AI that speaks as OpenAI's does, far away or on the next table. What it says is not
//! trusted: it is bounded while it is read, it fits a shape or is refused, and it is text to the end.

mod answer;
mod prompt;
mod settings;
mod upstream;
mod writer;

pub use settings::{InvalidSettings, Limits, Settings};
pub use writer::ChatWriter;
