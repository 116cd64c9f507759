//! Files that people send, from bytes to tables of text cells, texts or elements, and to pictures; and files that they get.
//!
//! The bytes come from strangers, so every reader works cell by cell under [`Limits`]: nothing is inflated to memory
//! before it was counted, and no dense range is ever built.

use std::sync::Arc;

use application::files::FileTools;
use application::spreadsheet::Spreadsheets;

pub mod bncc;
mod documents;
mod lesson_plan;
mod pictures;
mod read;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod uploads;
mod write;

pub use documents::Looker;
pub use lesson_plan::PlanDocuments;
pub use pictures::Painter;
pub use read::bounds::Limits;
pub use read::contents::open;
pub use read::document::{Document, Format};
pub use read::read;
pub use read::unreadable::Unreadable;
pub use uploads::Uploads;
pub use write::Workbooks;

/// What the program reads and writes files with, draws pictures anew, looks at documents and writes plans with.
pub fn tools() -> FileTools {
    FileTools {
        spreadsheets: Spreadsheets {
            reader: Arc::new(Uploads),
            contents: Arc::new(Uploads),
            writer: Arc::new(Workbooks),
        },
        pictures: Arc::new(Painter::default()),
        documents: Arc::new(Looker),
        papers: Arc::new(PlanDocuments),
    }
}
