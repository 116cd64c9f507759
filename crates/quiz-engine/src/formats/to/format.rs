use kernel::words;

use crate::question::{QuestionData, Status};

words! {
    /// A format to write.
    pub enum ExportFormat {
        Txt = "txt",
        Csv = "csv",
        Gift = "gift",
        Moodle = "moodle",
    }
    /// A text that names no such format.
    pub struct UnknownExportFormat = "Escolha o formato: txt, csv, gift ou moodle.";
}

/// A question to write, whether it is asked, and whether it has a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exported<'a> {
    pub data: &'a QuestionData,
    pub status: Status,
    pub has_image: bool,
}
