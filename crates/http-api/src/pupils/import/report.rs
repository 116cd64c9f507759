//! What an import did, or in a rehearsal would do, as JSON.

use application::pupils::import::{Needs, NewClassFound, Report};
use kernel::Grade;
use kernel::table::Finding;
use school_management::classes::class::Shift;
use school_management::roster::classes::{ChosenClass, ClassFor, MissingClass, NumberedClass};
use school_management::roster::{Counts, Notice, Outcome, PlanLine, TableFound, ToldLine};
use serde::Serialize;
use utoipa::ToSchema;

use super::options::DateOrderText;
use crate::edge::openapi::schema::{ShiftText, StageText, texts, words};

texts! {
    LineVerdictText "PupilImportVerdict" words(["novo", "atualiza", "igual", "ignorada", "errada"]);
    NeedsText "PupilImportNeeds" words(["numbers", "class", "classes", "grades"]);
}

/// A class list, line by line.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilImportReport)]
#[serde(rename_all = "camelCase")]
pub struct ReportJson {
    format: &'static str,
    /// Of a text file.
    encoding: Option<&'static str>,
    delimiter: Option<String>,
    /// Whose list it is: "Lista da SED-SP".
    layout: &'static str,
    tables: Vec<TableJson>,
    /// The one whose classes pupils go to.
    school_year: i32,
    #[schema(value_type = DateOrderText)]
    date_order: &'static str,
    counts: CountsJson,
    /// Of a rehearsal; none once it is imported.
    lines: Vec<LineJson>,
    /// In all lines, also those of which only the first is told.
    problem_count: usize,
    /// What the file calls classes that are not there, up to 200 of them.
    missing_classes: Vec<ClassFoundJson>,
    /// How many there are of them.
    missing_class_count: usize,
    /// What means a class only by its number in the system, which `mapping` may say otherwise.
    numbered_classes: Vec<NumberedClassJson>,
    /// Of a rehearsal: what `mapping` says of this very file.
    chosen_classes: Vec<ChosenClassJson>,
    /// Classes that the import creates.
    new_classes: Vec<ClassFoundJson>,
    /// Of a rehearsal.
    notices: Vec<NoticeJson>,
    /// What has to be said before it can be imported.
    #[schema(value_type = Option<NeedsText>)]
    needs: Option<&'static str>,
    /// Why an import would do nothing.
    refusal: Option<String>,
    /// The import, once it wrote something.
    import_id: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilImportCounts)]
pub struct CountsJson {
    new: usize,
    updated: usize,
    same: usize,
    ignored: usize,
    wrong: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilImportTable)]
#[serde(rename_all = "camelCase")]
pub struct TableJson {
    sheet: String,
    header_line: u32,
    /// Columns that are not read.
    unread: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilImportLine)]
#[serde(rename_all = "camelCase")]
pub struct LineJson {
    /// Where the file has several.
    sheet: Option<String>,
    line: u32,
    #[schema(value_type = LineVerdictText)]
    verdict: &'static str,
    student_id: String,
    name: String,
    class_name: String,
    birth_date: String,
    observation: String,
    problems: Vec<LineProblemJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilImportProblem)]
pub struct LineProblemJson {
    column: Option<String>,
    value: Option<String>,
    problem: String,
    hint: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilImportClass)]
pub struct ClassFoundJson {
    /// By which `mapping` and `newClasses` name it.
    key: String,
    name: String,
    lines: usize,
    /// The grade, as far as the name tells it.
    year: Option<String>,
    #[schema(value_type = Option<StageText>)]
    stage: Option<&'static str>,
    #[schema(value_type = Option<ShiftText>)]
    shift: Option<&'static str>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilImportNumberedClass)]
#[serde(rename_all = "camelCase")]
pub struct NumberedClassJson {
    /// By which `mapping` names it.
    key: String,
    /// As the file has it.
    number: String,
    class_id: i64,
    class_name: String,
    lines: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilImportChosenClass)]
#[serde(rename_all = "camelCase")]
pub struct ChosenClassJson {
    /// By which `mapping` names it.
    key: String,
    /// As the file has it.
    name: String,
    /// None for one that is created.
    class_id: Option<i64>,
    class_name: Option<String>,
    lines: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilImportNotice)]
pub struct NoticeJson {
    what: String,
    hint: &'static str,
}

impl ReportJson {
    pub fn of_rehearsal(report: &Report) -> Self {
        // Only where there are several a sheet tells anything.
        let sheet = |line: &PlanLine| {
            let table = report.tables.get(line.table).filter(|_| report.tables.len() > 1);
            table.map(|table| table.sheet.clone())
        };
        let lines = report.plan.told().map(|told| LineJson::of(sheet(told.line), told)).collect();
        let problem_count = report.plan.findings().count();
        let notices = report.plan.notices.iter().map(Into::into).collect();
        let chosen_classes = report.plan.chosen.iter().map(Into::into).collect();
        Self { lines, problem_count, chosen_classes, notices, ..Self::of_import(report) }
    }

    /// It is kept to be told again, and so names no pupil.
    pub fn of_import(report: &Report) -> Self {
        Self {
            format: report.format,
            encoding: report.encoding,
            delimiter: report.delimiter.map(String::from),
            layout: report.layout.label(),
            tables: report.tables.iter().map(Into::into).collect(),
            school_year: report.school_year,
            date_order: report.date_order.slug(),
            counts: report.plan.counts().into(),
            lines: Vec::new(),
            problem_count: 0,
            missing_classes: report.plan.missing.iter().map(Into::into).collect(),
            missing_class_count: report.plan.missing_count,
            numbered_classes: report.plan.numbered.iter().map(Into::into).collect(),
            chosen_classes: Vec::new(),
            new_classes: report.new_classes.iter().map(Into::into).collect(),
            notices: Vec::new(),
            needs: report.needs().map(|needs| match needs {
                Needs::Numbers => "numbers",
                Needs::Class => "class",
                Needs::Classes => "classes",
                Needs::Grades => "grades",
            }),
            refusal: report.refusal.as_ref().map(ToString::to_string),
            import_id: report.import.map(|import| import.0),
        }
    }
}

impl LineJson {
    fn of(sheet: Option<String>, ToldLine { line, observation, findings }: ToldLine<'_>) -> Self {
        let verdict = match &line.outcome {
            Outcome::New { .. } => "novo",
            Outcome::Updated(_) => "atualiza",
            Outcome::Same(_) => "igual",
            Outcome::Ignored { .. } => "ignorada",
            Outcome::Wrong(_) => "errada",
        };
        Self {
            sheet,
            line: line.line,
            verdict,
            student_id: line.shown.enrolment.clone(),
            name: line.shown.name.clone(),
            class_name: line.shown.class.clone(),
            birth_date: line.shown.birth_date.clone(),
            observation,
            problems: findings.iter().map(Into::into).collect(),
        }
    }
}

impl From<&Finding> for LineProblemJson {
    fn from(finding: &Finding) -> Self {
        Self {
            column: finding.column.clone(),
            value: finding.value.clone(),
            problem: finding.problem.clone(),
            hint: finding.hint,
        }
    }
}

impl From<Counts> for CountsJson {
    fn from(Counts { new, updated, same, ignored, wrong, .. }: Counts) -> Self {
        Self { new, updated, same, ignored, wrong }
    }
}

impl From<&TableFound> for TableJson {
    fn from(found: &TableFound) -> Self {
        Self { sheet: found.sheet.clone(), header_line: found.header_line, unread: found.unread.clone() }
    }
}

impl From<&Notice> for NoticeJson {
    fn from(notice: &Notice) -> Self {
        Self { what: notice.what.clone(), hint: notice.hint }
    }
}

impl ClassFoundJson {
    fn of(key: &str, name: &str, lines: usize, grade: Option<Grade>, shift: Option<Shift>) -> Self {
        Self {
            key: key.to_owned(),
            name: name.to_owned(),
            lines,
            year: grade.map(Grade::label),
            stage: grade.map(|grade| grade.stage.slug()),
            shift: shift.map(Shift::slug),
        }
    }
}

impl From<&MissingClass> for ClassFoundJson {
    fn from(missing: &MissingClass) -> Self {
        let (grade, shift) =
            missing.guess.as_ref().map_or((None, None), |guess| (Some(guess.grade), guess.shift));
        Self::of(&missing.key, &missing.name, missing.lines, grade, shift)
    }
}

impl From<&NumberedClass> for NumberedClassJson {
    fn from(found: &NumberedClass) -> Self {
        let NumberedClass { key, number, class, class_name, lines } = found.clone();
        Self { key, number: kernel::shortened(&number, 80), class_id: class.0, class_name, lines }
    }
}

impl From<&ChosenClass> for ChosenClassJson {
    fn from(chosen: &ChosenClass) -> Self {
        let ChosenClass { key, text, class, class_name, lines } = chosen.clone();
        let class_id = match class {
            ClassFor::Known(id) => Some(id.0),
            ClassFor::New => None,
        };
        Self { key, name: kernel::shortened(&text, 80), class_id, class_name, lines }
    }
}

impl From<&NewClassFound> for ClassFoundJson {
    fn from(found: &NewClassFound) -> Self {
        Self::of(&found.key, &found.name, found.lines, found.grade, Some(found.shift))
    }
}
