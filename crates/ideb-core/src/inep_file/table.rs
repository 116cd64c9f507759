//! A table found in a sheet, and how its lines are read.

use std::str::FromStr;

use kernel::{InepCode, Line, MunicipalityCode, Sheet, Stage, Uf};

use crate::measure::{
    ApprovalRate, Edition, MeasureError, PerformanceIndicator, Proficiency, PublishedIdeb, StandardizedScore,
};
use crate::reference::{Area, AreaResult, Figures, Network, ReferenceRow, ReferenceSchool, SchoolResult};

use super::header::{Figure, Header, Role, is_printed_heading, is_rounded_table};
use super::numbers::figure;
use super::{NotInep, Reading, Skipped, UnkeyedRow, words};

/// How far down a header is looked for: INEP puts nine lines of titles above it.
const HEADER_WITHIN: usize = 60;

/// Whom the lines of a table speak of, with the columns that say so.
#[derive(Debug, Clone, Copy)]
enum Key {
    School {
        code: usize,
        name: usize,
        municipality_code: Option<usize>,
        municipality: Option<usize>,
    },
    Municipality {
        code: usize,
    },
    Area {
        column: usize,
    },
    Country,
    /// Schools by name alone.
    Named {
        name: usize,
    },
}

/// Where a value stands that may be the same for the whole table.
#[derive(Debug)]
enum Source<T> {
    Whole(T),
    Columns(Vec<usize>),
}

/// The figures of one edition; of the line's edition when it is `None`.
#[derive(Debug)]
struct Plan {
    edition: Option<Edition>,
    columns: Vec<(usize, Figure)>,
}

/// What is wrong with a cell.
struct Problem {
    column: Option<usize>,
    problem: String,
    hint: &'static str,
}

#[derive(Debug)]
pub(super) struct Table<'a> {
    sheet: &'a Sheet,
    header: Header,
    /// The lines below the header.
    lines: &'a [Line],
    key: Key,
    uf: Option<usize>,
    network: Option<usize>,
    stage: Source<Stage>,
    edition: Option<Source<Edition>>,
    plans: Vec<Plan>,
}

impl<'a> Table<'a> {
    /// The table of a sheet; `None` when it has none, an error when it has one that lacks something.
    pub(super) fn find(sheet: &'a Sheet, file_name: &str) -> Result<Option<Self>, NotInep> {
        let first = || sheet.lines.iter().take(HEADER_WITHIN);
        let Some((place, header)) = first()
            .enumerate()
            .find_map(|(place, line)| Some((place, Header::of(&line.cells)?)))
        else {
            if first().any(|line| is_rounded_table(&line.cells)) {
                return Err(NotInep::Rounded);
            }
            if first().any(|line| is_printed_heading(&line.cells)) {
                return Err(NotInep::MissingHeader);
            }
            return Ok(None);
        };
        let titles = &sheet.lines[..place];
        let missing = |column| NotInep::MissingColumn {
            column,
            sheet: sheet.name.clone(),
            line: sheet.lines[place].number,
        };
        let of_schools = titles
            .iter()
            .flat_map(|line| &line.cells)
            .map(String::as_str)
            .chain([file_name])
            .any(|text| {
                let text = words::plain(text);
                text.contains("por_escola") || text.contains("_escolas_")
            });
        let of_brazil = [file_name, &sheet.name]
            .iter()
            .any(|name| words::plain(name).contains("brasil"));
        let key = key(&header, of_schools, of_brazil).map_err(missing)?;
        let figures = header.figures();
        if !figures.iter().any(|(_, figure, _)| *figure == Figure::Ideb) {
            return Err(missing("VL_OBSERVADO_<ano>"));
        }
        let network = header.column(Role::Network);
        if network.is_none() && !matches!(key, Key::School { .. } | Key::Named { .. })
            || network.is_none() && header.official
        {
            return Err(missing("REDE"));
        }
        Ok(Some(Self {
            key,
            uf: header.column(Role::Uf),
            network,
            stage: stage_source(&header, titles, &sheet.name, file_name)?,
            edition: edition_source(&header, &figures, file_name)?,
            plans: plans(&figures),
            lines: &sheet.lines[place + 1..],
            header,
            sheet,
        }))
    }

    /// The kind of table, named for people.
    pub(super) fn layout(&self) -> &'static str {
        match (self.key, self.header.official) {
            (Key::School { .. }, true) => "Planilha do INEP por escola",
            (Key::Municipality { .. }, true) => "Planilha do INEP por município",
            (Key::Area { column }, true) if self.header.names[column].eq_ignore_ascii_case("brasil") => {
                "Planilha do INEP do Brasil"
            }
            (Key::Area { .. }, true) => "Planilha do INEP de estados e regiões",
            (Key::School { .. }, false) if self.edition.is_none() => "Tabela por escola, um ano por coluna",
            (Key::School { .. }, false) => "Tabela por escola, de um ano",
            (Key::Municipality { .. }, false) => "Tabela por município",
            (Key::Area { .. }, false) => "Tabela por estado",
            (Key::Country, _) => "Tabela do Brasil",
            (Key::Named { .. }, _) => "Tabela por escola, sem código INEP",
        }
    }

    pub(super) fn read_into(&self, reading: &mut Reading) {
        for line in self.lines {
            if self.is_note(line) {
                continue;
            }
            if let Err(problem) = self.read_line(line, reading) {
                reading.skipped.push(Skipped {
                    sheet: self.sheet.name.clone(),
                    line: line.number,
                    column: problem.column.map(|column| self.header.names[column].clone()),
                    value: problem
                        .column
                        .map(|column| line.cell(column).to_owned())
                        .filter(|value| !value.is_empty()),
                    problem: problem.problem,
                    hint: problem.hint.to_owned(),
                });
            }
        }
    }

    /// A note below the table, a blank line, or the header once more. A school without any figure is a line.
    fn is_note(&self, line: &Line) -> bool {
        let figures = || self.plans.iter().flat_map(|plan| &plan.columns);
        if figures().any(|(column, _)| !line.cell(*column).is_empty()) {
            return line.cells == self.header.names;
        }
        match self.key {
            Key::School { code, .. } => !line.cell(code).bytes().any(|byte| byte.is_ascii_digit()),
            _ => true,
        }
    }

    fn read_line(&self, line: &Line, reading: &mut Reading) -> Result<(), Problem> {
        let results = |reader: &dyn Fn(Stage, Edition, Figures)| -> Result<(), Problem> {
            let stage = self.stage_of(line)?;
            for plan in &self.plans {
                let figures = figures(&plan.columns, stage, line)?;
                if figures != Figures::default() {
                    reader(stage, self.edition_of(plan, line)?, figures);
                }
            }
            Ok(())
        };
        let network = self.network_of(line)?;
        match self.key {
            Key::School { code, .. } => {
                let code: InepCode = self.code(line, code)?;
                self.check_state(line, code.uf())?;
                let school = self.school(line, code.clone(), network)?;
                let found = std::cell::RefCell::new(Vec::new());
                results(&|stage, edition, figures| {
                    found.borrow_mut().push(SchoolResult {
                        code: code.clone(),
                        stage,
                        edition,
                        figures,
                    });
                })?;
                reading
                    .rows
                    .push((line.number, ReferenceRow::School(school, found.into_inner())));
            }
            _ => todo!(),
        }
        Ok(())
    }
}
