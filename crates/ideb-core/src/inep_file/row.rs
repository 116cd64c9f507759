//! One line of a table: its key, its figures, or what is wrong with them.

use std::str::FromStr;

use kernel::table::{Bounds, Line, Problem};
use kernel::{InepCode, MunicipalityCode, PlaceError, Stage, Uf};

use crate::measure::{
    ApprovalRate, Edition, MeasureError, PerformanceIndicator, Proficiency, PublishedIdeb, StandardizedScore,
};
use crate::reference::{Area, AreaResult, Figures, Network, ReferenceRow, ReferenceSchool, SchoolResult};

use super::header::Figure;
use super::not_inep::NotInep;
use super::numbers::figure;
use super::reading::{Reading, UnkeyedRow};
use super::table::{Key, Plan, ResultTable, SchoolColumns, Source};
use super::words;

impl ResultTable<'_> {
    /// Reads the lines below the header; those that cannot be read are counted as left out and, the first of them,
    /// described.
    pub(super) fn read_into(&self, reading: &mut Reading, bounds: &Bounds) -> Result<(), NotInep> {
        for line in self.table.lines.iter().filter(|line| !self.is_note(line)) {
            if let Err(problem) = self.read_line(line, reading) {
                reading.left_out.add(bounds, || self.table.finding(line, problem));
            }
            if reading.results > bounds.records {
                return Err(NotInep::TooManyResults { limit: bounds.records });
            }
        }
        Ok(())
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

    fn read_line(&self, line: &Line, reading: &mut Reading) -> Result<(), Problem> {
        let row = match self.key {
            Key::School(columns) => {
                let school = self.school(line, columns)?;
                let results = self.results(line)?.into_iter();
                let results = results.map(|(stage, edition, figures)| SchoolResult {
                    code: school.code.clone(),
                    stage,
                    edition,
                    figures,
                });
                let results = results.collect();
                ReferenceRow::School(school, results)
            }
            Key::Named { name } => {
                let results = self.results(line)?;
                if !results.is_empty() {
                    reading.results += results.len();
                    let name = line.cell(name).to_owned();
                    reading.unkeyed.push(UnkeyedRow { line: line.number, name, results });
                }
                return Ok(());
            }
            Key::Municipality { code } => {
                let municipality: MunicipalityCode = code_in(line, code)?;
                self.check_state(line, municipality.uf())?;
                self.area_row(line, Area::Municipality(municipality))?
            }
            Key::Area { column } => {
                let area = words::area(line.cell(column)).ok_or_else(|| {
                    Problem::at(
                        column,
                        "Estado ou região desconhecido.",
                        "Use o nome ou a sigla, como Goiás ou GO.",
                    )
                })?;
                self.area_row(line, area)?
            }
            Key::Country => self.area_row(line, Area::Country)?,
        };
        let is_school = matches!(row, ReferenceRow::School(..));
        let results = match &row {
            ReferenceRow::School(_, results) => results.len(),
            ReferenceRow::Area(results) => results.len(),
        };
        reading.results += results;
        if is_school || results > 0 {
            reading.rows.push((line.number, row));
        }
        Ok(())
    }

    fn school(&self, line: &Line, columns: SchoolColumns) -> Result<ReferenceSchool, Problem> {
        let SchoolColumns { code, name, municipality_code, municipality } = columns;
        let school: InepCode = code_in(line, code)?;
        self.check_state(line, school.uf())?;
        if line.cell(name).is_empty() {
            return Err(Problem::at(
                name,
                "Falta o nome da escola.",
                "Preencha o nome como o INEP o publica.",
            ));
        }
        Ok(ReferenceSchool {
            code: school,
            name: line.cell(name).to_owned(),
            municipality_code: municipality_code
                .filter(|column| !line.cell(*column).is_empty())
                .map(|column| code_in(line, column))
                .transpose()?,
            municipality: municipality.map_or("", |column| line.cell(column)).to_owned(),
            network: self.network_of(line)?,
        })
    }

    fn area_row(&self, line: &Line, area: Area) -> Result<ReferenceRow, Problem> {
        let network = self.network_of(line)?.ok_or_else(|| Problem {
            column: self.network,
            what: "Falta a rede.".to_owned(),
            hint: NETWORKS,
        })?;
        let results = self.results(line)?.into_iter();
        let results = results.map(|(stage, edition, figures)| AreaResult {
            area: area.clone(),
            network,
            stage,
            edition,
            figures,
        });
        Ok(ReferenceRow::Area(results.collect()))
    }

    fn network_of(&self, line: &Line) -> Result<Option<Network>, Problem> {
        let Some(column) = self.network.filter(|column| !line.cell(*column).is_empty()) else {
            return Ok(None);
        };
        words::network(line.cell(column))
            .map(Some)
            .ok_or_else(|| Problem::at(column, "Rede desconhecida.", NETWORKS))
    }

    /// A code of another state than the line's own means that columns were shifted.
    fn check_state(&self, line: &Line, of_code: Uf) -> Result<(), Problem> {
        let Some(column) = self.uf else {
            return Ok(());
        };
        match line.cell(column).parse::<Uf>() {
            Ok(uf) if uf != of_code => Err(Problem::at(
                column,
                format!("O código da linha é de um lugar em {of_code}, não em {uf}."),
                "Confira se as colunas não foram trocadas.",
            )),
            _ => Ok(()),
        }
    }

    /// The results of a line, one per edition with at least one figure.
    fn results(&self, line: &Line) -> Result<Vec<(Stage, Edition, Figures)>, Problem> {
        let stage = self.stage_of(line)?;
        let mut results = Vec::with_capacity(self.plans.len());
        for plan in &self.plans {
            let figures = figures(plan, stage, line)?;
            if figures != Figures::default() {
                results.push((stage, self.edition_of(plan, line)?, figures));
            }
        }
        Ok(results)
    }

    fn stage_of(&self, line: &Line) -> Result<Stage, Problem> {
        let columns = match &self.stage {
            Source::Whole(stage) => return Ok(*stage),
            Source::Columns(columns) => columns,
        };
        let texts: Vec<&str> = columns.iter().map(|column| line.cell(*column)).collect();
        words::short_stage(&texts.join(" ")).ok_or_else(|| {
            Problem::at(columns[0], "Etapa desconhecida.", "Use anos iniciais, anos finais ou ensino médio.")
        })
    }

    fn edition_of(&self, plan: &Plan, line: &Line) -> Result<Edition, Problem> {
        let column = match (plan.edition, &self.edition) {
            (Some(edition), _) => return Ok(edition),
            (None, Some(Source::Whole(edition))) => return Ok(*edition),
            (None, Some(Source::Columns(columns))) => columns[0],
            (None, None) => 0,
        };
        words::year(line.cell(column)).and_then(|year| Edition::new(year).ok()).ok_or_else(|| {
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
            "Confira o código na página do INEP; guarde-o como texto, com todos os algarismos."
        };
        Problem::at(column, error.to_string(), hint)
    })
}

fn figures(plan: &Plan, stage: Stage, line: &Line) -> Result<Figures, Problem> {
    let mut figures = Figures::default();
    let mut grades = [None; 5];
    for (column, kind) in &plan.columns {
        let text = line.cell(*column);
        let place = grade_place(*kind, stage);
        let outcome = match kind {
            Figure::Approval => {
                figure(text, ApprovalRate::new).map(|rate| figures.approval = rate.or(figures.approval))
            }
            _ if place.is_some_and(|place| place < stage.grades().len()) => {
                figure(text, ApprovalRate::new).map(|rate| grades[place.unwrap_or_default()] = rate)
            }
            Figure::ApprovalSi => {
                figure(text, ApprovalRate::new).map(|rate| figures.approval = figures.approval.or(rate))
            }
            // A column of another stage's grade.
            Figure::ApprovalPlace(_) | Figure::ApprovalGrade(_) | Figure::ApprovalSeries(_) => Ok(()),
            Figure::Indicator => figure(text, PerformanceIndicator::new).map(|p| figures.indicator = p),
            Figure::Lp => figure(text, Proficiency::new).map(|lp| figures.proficiency_lp = lp),
            Figure::Mt => figure(text, Proficiency::new).map(|mt| figures.proficiency_mt = mt),
            Figure::Score => figure(text, StandardizedScore::new).map(|n| figures.score = n),
            Figure::Ideb => figure(text, PublishedIdeb::new).map(|ideb| figures.ideb = ideb),
            Figure::Target => figure(text, PublishedIdeb::new).map(|target| figures.target = target),
        };
        outcome.map_err(|error| malformed(*column, &error))?;
    }
    if grades.iter().any(Option::is_some) {
        figures.approval_by_grade = grades[..stage.grades().len()].to_vec();
    }
    Ok(figures)
}

/// The place of a grade's column in the stage, from 0. In anos iniciais INEP's SI is the first grade and 1 the second.
fn grade_place(figure: Figure, stage: Stage) -> Option<usize> {
    match (figure, stage) {
        (Figure::ApprovalSi, Stage::AnosIniciais) => Some(0),
        (Figure::ApprovalPlace(place), Stage::AnosIniciais) => Some(place.into()),
        (Figure::ApprovalPlace(place), _) => Some(usize::from(place) - 1),
        (Figure::ApprovalGrade(grade), Stage::AnosIniciais) => Some(usize::from(grade) - 1),
        (Figure::ApprovalGrade(grade), Stage::AnosFinais) => usize::from(grade).checked_sub(6),
        (Figure::ApprovalSeries(series), Stage::EnsinoMedio) => usize::from(series).checked_sub(1),
        _ => None,
    }
}

fn malformed(column: usize, error: &MeasureError) -> Problem {
    match error {
        MeasureError::Decimal(_) => Problem::at(
            column,
            "O valor não é um número deste tipo de coluna.",
            "Use números como 94,5; deixe - onde nada foi publicado.",
        ),
        MeasureError::OutOfRange { least, most } => Problem::at(
            column,
            format!("O valor está fora da faixa de {least} a {most}."),
            "Confira se as colunas não foram trocadas ou se falta a vírgula.",
        ),
    }
}
