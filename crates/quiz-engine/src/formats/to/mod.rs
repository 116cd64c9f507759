//! Questions in the formats that others read.

mod csv;
mod format;
mod gift;
mod key;
mod losses;
mod moodle;
mod txt;

pub use format::{ExportFormat, Exported, UnknownExportFormat};
pub use losses::{Loss, losses};

/// A file's content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Written {
    Text(String),
    /// Whoever writes the file neutralises the cells ([`kernel::table::neutralised`]).
    Table(Vec<Vec<String>>),
}

/// Writes the questions, each in what the format can carry; [`losses`] tells what it cannot.
pub fn write(format: ExportFormat, questions: &[Exported<'_>]) -> Written {
    match format {
        ExportFormat::Txt => Written::Text(txt::write(questions)),
        ExportFormat::Csv => Written::Table(csv::write(questions)),
        ExportFormat::Gift => Written::Text(gift::write(questions)),
        ExportFormat::Moodle => Written::Text(moodle::write(questions)),
    }
}
