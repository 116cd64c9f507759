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

/// A file on its way: whoever has many questions need not hold them all at once.
#[derive(Debug)]
pub struct Writing {
    format: ExportFormat,
    questions: usize,
    text: String,
    /// Of a table alone.
    lines: Vec<Vec<String>>,
}

impl Writing {
    pub fn begun(format: ExportFormat) -> Self {
        let (text, lines) = match format {
            ExportFormat::Txt | ExportFormat::Gift => (String::new(), Vec::new()),
            ExportFormat::Csv => (String::new(), vec![csv::header()]),
            ExportFormat::Moodle => (moodle::BEGIN.to_owned(), Vec::new()),
        };
        Self { format, questions: 0, text, lines }
    }

    /// The next question, in what the format can carry; [`losses`] tells what it cannot.
    pub fn add(&mut self, question: Exported<'_>) {
        self.questions += 1;
        match self.format {
            ExportFormat::Txt => self.text += &txt::line(question.data),
            ExportFormat::Csv => self.lines.push(csv::line(question)),
            ExportFormat::Gift => self.text += &gift::block(self.questions, question),
            ExportFormat::Moodle => self.text += &moodle::element(question),
        }
    }

    pub fn ended(mut self) -> Written {
        match self.format {
            ExportFormat::Csv => Written::Table(self.lines),
            ExportFormat::Txt | ExportFormat::Gift => Written::Text(self.text),
            ExportFormat::Moodle => {
                self.text += moodle::END;
                Written::Text(self.text)
            }
        }
    }
}

/// Writes the questions, all of them at once.
pub fn write(format: ExportFormat, questions: &[Exported<'_>]) -> Written {
    let mut writing = Writing::begun(format);
    for question in questions {
        writing.add(*question);
    }
    writing.ended()
}
