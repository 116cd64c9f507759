//! What an import did, or in a rehearsal would do, as JSON.

use application::questions::import::Report;
use kernel::shortened;
use quiz_engine::formats::Fault;
use quiz_engine::import::{Outcome, ToldLine};
use serde::Serialize;
use utoipa::ToSchema;

use super::question::{DifficultyText, LetterText};
use crate::edge::openapi::schema::{texts, words};

texts! {
    VerdictText "QuestionImportVerdict" words(["nova", "repetida", "no_banco", "errada"]);
}

/// Characters of a statement, and of an option, that are told.
const TOLD: usize = 100;

/// A file of questions, one by one.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionImportReport)]
#[serde(rename_all = "camelCase")]
pub struct ReportJson {
    /// Of an import: what it did.
    message: Option<String>,
    /// A name to show: "Moodle XML".
    format: &'static str,
    /// Of a text file.
    encoding: Option<&'static str>,
    delimiter: Option<String>,
    counts: CountsJson,
    /// Of a rehearsal; none once it is imported.
    lines: Vec<LineJson>,
    /// In all questions, also those of which only the first is told.
    problem_count: usize,
    /// Of a rehearsal.
    notices: Vec<NoticeJson>,
    /// Why an import would do nothing.
    refusal: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionImportCounts)]
pub struct CountsJson {
    new: usize,
    repeated: usize,
    known: usize,
    wrong: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionImportLine)]
#[serde(rename_all = "camelCase")]
pub struct LineJson {
    /// Of a workbook.
    sheet: Option<String>,
    line: u32,
    /// The statement's first 100 characters, as the file has them.
    question: String,
    /// The first 100 characters of each, from A to D; none of a wrong question.
    options: Vec<String>,
    #[schema(value_type = Option<LetterText>)]
    correct_answer: Option<&'static str>,
    #[schema(value_type = Option<DifficultyText>)]
    difficulty: Option<&'static str>,
    #[schema(value_type = VerdictText)]
    verdict: &'static str,
    observation: String,
    problems: Vec<LineProblemJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionImportProblem)]
pub struct LineProblemJson {
    /// A part of the question: "Resposta".
    column: Option<&'static str>,
    value: Option<String>,
    problem: String,
    hint: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionImportNotice)]
pub struct NoticeJson {
    what: String,
    hint: &'static str,
}

impl ReportJson {
    pub fn of_rehearsal(report: &Report) -> Self {
        let notices = report.plan.notices.iter().map(|it| NoticeJson { what: it.what(), hint: it.hint() });
        Self {
            message: None,
            lines: report.plan.told().map(Into::into).collect(),
            problem_count: report.plan.fault_count(),
            notices: notices.collect(),
            ..Self::of_import(report)
        }
    }

    pub fn of_import(report: &Report) -> Self {
        let counts = report.plan.counts();
        Self {
            message: Some(report.message()),
            format: report.format.label(),
            encoding: report.encoding,
            delimiter: report.delimiter.map(String::from),
            counts: CountsJson {
                new: counts.new,
                repeated: counts.repeated,
                known: counts.known,
                wrong: counts.wrong,
            },
            lines: Vec::new(),
            problem_count: 0,
            notices: Vec::new(),
            refusal: report.refusal.as_ref().map(ToString::to_string),
        }
    }
}

impl From<ToldLine<'_>> for LineJson {
    fn from(ToldLine { line, observation, faults }: ToldLine<'_>) -> Self {
        let verdict = match line.outcome {
            Outcome::New(_) => "nova",
            Outcome::Repeated(_) => "repetida",
            Outcome::Known(_) => "no_banco",
            Outcome::Wrong(_) => "errada",
        };
        let shown = line.shown.as_ref();
        let options = shown.map(|it| it.options.each().map(|(_, text)| shortened(text.as_str(), TOLD)));
        Self {
            sheet: line.place.sheet.clone(),
            line: line.place.line,
            question: shortened(&line.statement, TOLD),
            options: options.into_iter().flatten().collect(),
            correct_answer: shown.map(|it| it.key.slug()),
            difficulty: shown.map(|it| it.difficulty.slug()),
            verdict,
            observation,
            problems: faults.iter().map(Into::into).collect(),
        }
    }
}

impl From<&Fault> for LineProblemJson {
    fn from(fault: &Fault) -> Self {
        Self {
            column: fault.part.label(),
            value: fault.value.clone(),
            problem: fault.what.clone(),
            hint: fault.remedy,
        }
    }
}
