//! One line of a table: its key, its figures, or what is wrong with them.

use std::str::FromStr;

use kernel::table::{Bounds, Line, Problem};
use kernel::{InepCode, MunicipalityCode, PlaceError, Stage, Uf, shortened};

use crate::measure::Edition;
use crate::precision::Precision;
use crate::reference::{Area, AreaResult, Figures, Network, ReferenceRow, ReferenceSchool, SchoolResult};

use super::figures::{Cells, figures};
use super::not_inep::NotInep;
use super::reading::{Reading, UnkeyedRow, UnknownColumn};
use super::table::{Key, Plan, ResultTable, SchoolColumns, Source};
use super::words;

type StageResult = (Stage, Edition, Figures);

/// A line that was read.
enum Row {
    Keyed(ReferenceRow),
    Named { name: String, results: Vec<StageResult> },
}

impl ResultTable<'_> {
    /// Reads the lines below the header. Those without a key that can be read are left out; of the others, each cell
    /// that cannot be read. Both are counted and, the first of them, described.
    pub(super) fn read_into(&self, reading: &mut Reading, bounds: &Bounds) -> Result<(), NotInep> {
        self.note_unknown_columns(reading, bounds);
        for line in self.table.lines.iter().filter(|line| !self.is_note(line)) {
            let precision = &mut reading.precision;
            let mut reader = LineReader { table: self, line, precision, cells: Cells::default() };
            match reader.row() {
                Ok(row) => {
                    let Cells { unreadable, incomplete } = reader.cells;
                    keep(reading, line.number, row);
                    let incomplete = incomplete.into_iter();
                    reading
                        .incomplete
                        .extend(incomplete.map(|(stage, edition)| (line.number, stage, edition)));
                    for problem in unreadable {
                        reading.unreadable.add(bounds, || self.table.finding(line, problem));
                    }
                }
                Err(problem) => reading.left_out.add(bounds, || self.table.finding(line, problem)),
            }
            if reading.results > bounds.records {
                return Err(NotInep::TooManyResults { limit: bounds.records });
            }
        }
        Ok(())
    }

    fn note_unknown_columns(&self, reading: &mut Reading, bounds: &Bounds) {
        const NAME_CHARS: usize = 80;
        let sheet = shortened(&self.table.sheet.name, NAME_CHARS);
        let room = bounds.described.saturating_sub(reading.unknown_columns.len());
        let names = self.unknown_columns().take(room);
        reading.unknown_columns.extend(
            names.map(|name| UnknownColumn { sheet: sheet.clone(), name: shortened(name, NAME_CHARS) }),
        );
    }

    /// A note below the table, a blank line, or the header once more. A school with a code and no figure is a line.
    fn is_note(&self, line: &Line) -> bool {
        let mut figures = self.plans.iter().flat_map(|plan| &plan.columns);
        if figures.any(|(column, _)| !line.cell(*column).is_empty()) {
            return self.table.header.is_repeated_by(line);
        }
        match self.key {
            Key::School(SchoolColumns { code, .. }) => {
                !line.cell(code).bytes().any(|byte| byte.is_ascii_digit())
            }
            _ => true,
        }
    }
}

fn keep(reading: &mut Reading, line: u32, row: Row) {
    match row {
        Row::Keyed(row) => {
            let results = match &row {
                ReferenceRow::School(_, results) => results.len(),
                ReferenceRow::Area(results) => results.len(),
            };
            reading.results += results;
            if results > 0 || matches!(row, ReferenceRow::School(..)) {
                reading.rows.push((line, row));
            }
        }
        Row::Named { name, results } if !results.is_empty() => {
            reading.results += results.len();
            reading.unkeyed.push(UnkeyedRow { line, name, results });
        }
        Row::Named { .. } => {}
    }
}

/// A line while it is read, with the cells of it that cannot be.
struct LineReader<'a> {
    table: &'a ResultTable<'a>,
    line: &'a Line,
    precision: &'a mut Precision,
    cells: Cells,
}

impl LineReader<'_> {
    fn row(&mut self) -> Result<Row, Problem> {
        let row = match self.table.key {
            Key::School(columns) => {
                let school = self.school(columns)?;
                let network = self.network().unwrap_or_else(|problem| self.cells.unreadable(problem));
                let results = self.results()?.into_iter();
                let results = results.map(|(stage, edition, figures)| SchoolResult {
                    code: school.code.clone(),
                    stage,
                    edition,
                    network,
                    figures,
                });
                let results = results.collect();
                ReferenceRow::School(school, results)
            }
            Key::Named { name } => {
                return Ok(Row::Named { name: self.line.cell(name).to_owned(), results: self.results()? });
            }
            Key::Municipality { code } => {
                let municipality: MunicipalityCode = code_in(self.line, code)?;
                self.check_state(municipality.uf())?;
                self.area_row(Area::Municipality(municipality))?
            }
            Key::Area { column } => {
                let area = words::area(self.line.cell(column)).ok_or_else(|| {
                    Problem::at(
                        column,
                        "Estado ou região desconhecido.",
                        "Use o nome ou a sigla, como Goiás ou GO.",
                    )
                })?;
                self.area_row(area)?
            }
            Key::Country => self.area_row(Area::Country)?,
        };
        Ok(Row::Keyed(row))
    }

    fn school(&mut self, columns: SchoolColumns) -> Result<ReferenceSchool, Problem> {
        let SchoolColumns { code, name, municipality_code, municipality } = columns;
        let line = self.line;
        let school: InepCode = code_in(line, code)?;
        self.check_state(school.uf())?;
        if line.cell(name).is_empty() {
            return Err(Problem::at(
                name,
                "Falta o nome da escola.",
                "Preencha o nome como o INEP o publica.",
            ));
        }
        let municipality_code = municipality_code.filter(|column| !line.cell(*column).is_empty());
        let municipality_code = municipality_code.map(|column| code_in(line, column)).transpose();
        Ok(ReferenceSchool {
            code: school,
            name: line.cell(name).to_owned(),
            municipality_code: municipality_code.unwrap_or_else(|problem| self.cells.unreadable(problem)),
            municipality: municipality.map_or("", |column| line.cell(column)).to_owned(),
        })
    }

    fn area_row(&mut self, area: Area) -> Result<ReferenceRow, Problem> {
        let network = self.network()?.ok_or_else(|| Problem {
            column: self.table.network,
            what: "Falta a rede.".to_owned(),
            hint: NETWORKS,
        })?;
        let results = self.results()?.into_iter();
        let results = results.map(|(stage, edition, figures)| AreaResult {
            area: area.clone(),
            network,
            stage,
            edition,
            figures,
        });
        Ok(ReferenceRow::Area(results.collect()))
    }

    fn network(&self) -> Result<Option<Network>, Problem> {
        let Some(column) = self.table.network.filter(|column| !self.line.cell(*column).is_empty()) else {
            return Ok(None);
        };
        words::network(self.line.cell(column))
            .map(Some)
            .ok_or_else(|| Problem::at(column, "Rede desconhecida.", NETWORKS))
    }

    /// A code of another state than the line's own means that columns were shifted.
    fn check_state(&self, of_code: Uf) -> Result<(), Problem> {
        let Some(column) = self.table.uf else {
            return Ok(());
        };
        match self.line.cell(column).parse::<Uf>() {
            Ok(uf) if uf != of_code => Err(Problem::at(
                column,
                format!("O código da linha é de um lugar em {of_code}, não em {uf}."),
                "Confira se as colunas não foram trocadas.",
            )),
            _ => Ok(()),
        }
    }

    /// The results of a line, one per edition with at least one figure. An edition in two groups of columns is one
    /// result: what the first group lacks is taken from the second.
    fn results(&mut self) -> Result<Vec<StageResult>, Problem> {
        let stage = self.stage()?;
        let mut results: Vec<StageResult> = Vec::with_capacity(self.table.plans.len());
        for plan in &self.table.plans {
            let told = self.cells.count();
            let figures = figures(plan, stage, self.line, &mut self.cells);
            let unreadable = self.cells.count() > told;
            if figures == Figures::default() && !unreadable {
                continue;
            }
            let edition = self.edition(plan)?;
            if unreadable {
                self.cells.incomplete.push((stage, edition));
            }
            if figures == Figures::default() {
                continue;
            }
            let stage_of_table = match self.table.stage {
                Some(Source::Whole(stage)) => Some(stage),
                Some(Source::Columns(_)) | None => None,
            };
            self.precision.note(stage_of_table, plan.edition, &figures);
            match results.iter_mut().find(|(_, known, _)| *known == edition) {
                Some((_, _, known)) => *known = std::mem::take(known).or(figures),
                None => results.push((stage, edition, figures)),
            }
        }
        Ok(results)
    }

    fn stage(&self) -> Result<Stage, Problem> {
        let columns = match &self.table.stage {
            Some(Source::Whole(stage)) => return Ok(*stage),
            Some(Source::Columns(columns)) => columns,
            None => {
                return self.table.told_by(self.line).ok_or_else(|| Problem {
                    column: None,
                    what: "Os números da linha não dizem de que etapa são.".to_owned(),
                    hint: "Copie junto o título da planilha, que diz a etapa.",
                });
            }
        };
        let texts: Vec<&str> = columns.iter().map(|column| self.line.cell(*column)).collect();
        words::short_stage(&texts.join(" ")).ok_or_else(|| {
            Problem::at(columns[0], "Etapa desconhecida.", "Use anos iniciais, anos finais ou ensino médio.")
        })
    }

    fn edition(&self, plan: &Plan) -> Result<Edition, Problem> {
        let column = match (plan.edition, &self.table.edition) {
            (Some(edition), _) => return Ok(edition),
            (None, Some(Source::Whole(edition))) => return Ok(*edition),
            (None, Some(Source::Columns(columns))) => columns[0],
            (None, None) => 0,
        };
        words::year(self.line.cell(column)).and_then(|year| Edition::new(year).ok()).ok_or_else(|| {
            Problem::at(
                column,
                "O ano não é de uma edição do IDEB.",
                "O IDEB existe em anos ímpares, a partir de 2005.",
            )
        })
    }
}

const NETWORKS: &str = "Use federal, estadual, municipal, privada, pública ou total.";

fn code_in<T: FromStr<Err = PlaceError>>(line: &Line, column: usize) -> Result<T, Problem> {
    let text = line.cell(column);
    // Some programs save whole numbers with a decimal place.
    let digits = text.strip_suffix(".0").or_else(|| text.strip_suffix(",0")).unwrap_or(text);
    digits.parse().map_err(|error: PlaceError| {
        if text.is_empty() {
            return Problem::at(column, "Falta o código.", "Preencha o código ou apague a linha.");
        }
        let hint = if text.to_ascii_uppercase().contains("E+") {
            "O Excel abreviou o código: formate a coluna como texto e digite o código inteiro."
        } else {
            "Confira o código na página do INEP; guarde-o como texto, com todos os dígitos."
        };
        Problem::at(column, error.to_string(), hint)
    })
}
