use kernel::{BnccCode, Contents, words};

use super::contradictions;
use super::fault::{Fault, Part};
use super::from::{TextLayout, aiken, bars, gift, moodle, tables, text_layout};
use super::judge::{DifficultySaid, Judge, Judged};
use super::refusal::Refusal;
use super::said::{NotCarried, Place, Said};
use crate::question::{QuestionData, Status, SubjectContext};

/// Questions of one file.
pub const MOST_QUESTIONS: usize = 2000;

words! {
    /// How a file holds its questions.
    pub enum FileFormat {
        Workbook = "xlsx",
        Table = "csv",
        Bars = "txt",
        Gift = "gift",
        Aiken = "aiken",
        Moodle = "moodle",
    }
}

impl FileFormat {
    /// The name on screen.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Workbook => "Planilha",
            Self::Table => "CSV",
            Self::Bars => "TXT",
            Self::Gift => "GIFT",
            Self::Aiken => "Aiken",
            Self::Moodle => "Moodle XML",
        }
    }
}

/// A file's questions, in its order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    pub format: FileFormat,
    pub questions: Vec<ReadQuestion>,
    /// Whether levels of difficulty are those from 1 to 5, not from 1 to 3.
    pub has_five_levels: bool,
}

/// A question, or everything that is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadQuestion {
    pub place: Place,
    pub outcome: Result<QuestionData, Wrong>,
    pub difficulty: DifficultySaid,
    /// As the file says it.
    pub status: Option<Status>,
    pub not_carried: NotCarried,
}

/// A question that cannot be taken, with the words of the file, so that it may be mended. What is read by the file as a whole
/// is said so that it means the same in another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    pub faults: Vec<Fault>,
    pub(super) said: Box<Said>,
}

impl Wrong {
    fn of(faults: Vec<Fault>, said: Said, judge: Judge) -> Self {
        let told = faults.into_iter().map(|fault| Fault { value: said.value(fault.part), ..fault });
        Self { faults: told.collect(), said: Box::new(judge.by_itself(said)) }
    }

    /// The statement as the file has it, which may be empty.
    pub fn statement(&self) -> &str {
        &self.said.statement
    }
}

/// Whether a text is a table, whose cells somebody has to part before it is read.
pub fn is_table(text: &str) -> bool {
    text_layout(text) == TextLayout::Table
}

/// Reads a file's questions for a subject; two that are one question with two keys are both wrong. The format is told by the
/// content.
pub fn read(contents: &Contents, of: SubjectContext) -> Result<Reading, Refusal> {
    read_known(contents, of, |_| Ok(Vec::new()))
}

/// The same, and a question with a code of the BNCC that is `unknown` is wrong.
pub fn read_known<E: From<Refusal>>(
    contents: &Contents,
    of: SubjectContext,
    unknown: impl FnOnce(&[BnccCode]) -> Result<Vec<BnccCode>, E>,
) -> Result<Reading, E> {
    let (format, all) = said(contents)?;
    if all.is_empty() {
        return Err(Refusal::NoQuestions.into());
    }
    if all.len() > MOST_QUESTIONS {
        return Err(Refusal::TooManyQuestions { limit: MOST_QUESTIONS }.into());
    }
    let judge = Judge::of(&all);
    let mut judged: Vec<Judged> = all.into_iter().map(|said| judge.judged(said, of)).collect();
    contradictions::refuse(&mut judged);
    refuse_unknown(&mut judged, unknown)?;
    let questions = judged.into_iter().map(|judged| of_file(judged, judge)).collect();
    Ok(Reading { format, questions, has_five_levels: judge.has_five_levels() })
}

fn said(contents: &Contents) -> Result<(FileFormat, Vec<Said>), Refusal> {
    Ok(match contents {
        Contents::Workbook(sheets) => (FileFormat::Workbook, tables(sheets, true, MOST_QUESTIONS)?),
        Contents::Table(sheets) => (FileFormat::Table, tables(sheets, false, MOST_QUESTIONS)?),
        Contents::Elements(root) => (FileFormat::Moodle, moodle(root, MOST_QUESTIONS)?),
        Contents::Text(text) => match text_layout(text) {
            TextLayout::Bars => (FileFormat::Bars, bars(text, MOST_QUESTIONS)?),
            TextLayout::Gift => (FileFormat::Gift, gift(text, MOST_QUESTIONS)),
            TextLayout::Aiken => (FileFormat::Aiken, aiken(text, MOST_QUESTIONS)),
            TextLayout::Table => {
                let first_line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
                return Err(Refusal::NoHeader { first_line: first_line.to_owned() });
            }
        },
    })
}

/// What is said of a code of the right form that the catalogue does not have.
pub const UNKNOWN_CODE: &str = "Este código não está no catálogo da BNCC.";

fn refuse_unknown<E>(
    judged: &mut [Judged],
    unknown: impl FnOnce(&[BnccCode]) -> Result<Vec<BnccCode>, E>,
) -> Result<(), E> {
    let mut codes: Vec<_> = judged.iter().filter_map(|it| it.code().cloned()).collect();
    codes.sort();
    codes.dedup();
    let unknown = unknown(&codes)?;
    for question in judged {
        if question.code().is_some_and(|code| unknown.contains(code)) {
            question.outcome = Err(vec![Fault::new(Part::Bncc, UNKNOWN_CODE, Part::Bncc.remedy())]);
        }
    }
    Ok(())
}

fn of_file(Judged { said, outcome, status }: Judged, judge: Judge) -> ReadQuestion {
    let (place, not_carried) = (said.place.clone(), said.not_carried);
    let difficulty = DifficultySaid::of(&said.difficulty);
    let outcome = outcome.map_err(|faults| Wrong::of(faults, said, judge));
    ReadQuestion { place, outcome, difficulty, status, not_carried }
}
