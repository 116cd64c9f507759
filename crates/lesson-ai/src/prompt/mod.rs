//! What a service is asked.

mod asked;
mod body;
pub mod fields;
mod schema;
mod system;

pub use asked::{anew, whole};
pub use body::{Form, Question};
