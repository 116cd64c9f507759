//! A table found in a sheet, and how its lines are read.

use std::collections::BTreeMap;

use kernel::Stage;
use kernel::table::{Header, Line, Sheet, Table, folded};

use crate::measure::Edition;

use super::bare::{self, Scores};
use super::header::{self, Figure, Role};
use super::not_inep::NotInep;
use super::words;

/// Whom the lines of a table speak of, with the columns that say so.
#[derive(Debug, Clone, Copy)]
pub(super) enum Key {
    School(SchoolColumns),
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

/// What a table with school codes says of a school.
#[derive(Debug, Clone, Copy)]
pub(super) struct SchoolColumns {
    pub(super) code: usize,
    pub(super) name: usize,
    pub(super) municipality_code: Option<usize>,
    pub(super) municipality: Option<usize>,
}

/// Where a value stands that may be the same for the whole table.
#[derive(Debug)]
pub(super) enum Source<T> {
    Whole(T),
    Columns(Vec<usize>),
}

/// The figures of one edition; of the line's edition when it is `None`.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) edition: Option<Edition>,
    pub(super) columns: Vec<(usize, Figure)>,
}

/// A table of results.
#[derive(Debug)]
pub(super) struct ResultTable<'a> {
    pub(super) table: Table<'a, Role>,
    pub(super) key: Key,
    pub(super) uf: Option<usize>,
    pub(super) network: Option<usize>,
    /// `None` where the figures of each line tell.
    pub(super) stage: Option<Source<Stage>>,
    /// The edition of the figures whose columns name none.
    pub(super) edition: Option<Source<Edition>>,
    pub(super) plans: Vec<Plan>,
}

impl<'a> ResultTable<'a> {
    /// The table of a sheet; `None` when it has none, an error when it has one that lacks something.
    pub(super) fn find(sheet: &'a Sheet, file_name: &str) -> Result<Option<Self>, NotInep> {
        let Some(mut table) = headed(sheet) else {
            return unusable(sheet).map_or(Ok(None), Err);
        };
        header::name_the_area(&mut table.header);
        let Table { titles, header, lines, .. } = &table;
        let missing =
            |column| NotInep::MissingColumn { column, sheet: sheet.name.clone(), line: header.line.number };
        let of_schools = titles.iter().flat_map(|line| line.cells.iter()).chain([file_name]).any(|text| {
            let text = folded(text);
            text.contains("por_escola") || text.contains("_escolas_")
        });
        let of_brazil = [file_name, &sheet.name].iter().any(|name| folded(name).contains("brasil"));
        let key = key(header, of_schools, of_brazil).map_err(missing)?;
        let figures = header::figures(header);
        if !figures.iter().any(|(_, figure, _)| *figure == Figure::Ideb) {
            return Err(missing("VL_OBSERVADO_<ano>"));
        }
        let network = header.column(Role::Network);
        if network.is_none() && !matches!(key, Key::School(_) | Key::Named { .. })
            || network.is_none() && header::is_official(header)
        {
            return Err(missing("REDE"));
        }
        let plans = plans(&figures);
        let stage = stage_source(header, titles, &sheet.name, file_name);
        Ok(Some(Self {
            key,
            uf: header.column(Role::Uf),
            network,
            stage: stage.map_or_else(|| told_stage(key, &plans, lines), |stage| Ok(Some(stage)))?,
            edition: edition_source(header, &figures, file_name)?,
            plans,
            table,
        }))
    }

    /// Whether a line at the sheet's top names the columns of a table.
    pub(super) fn has_header(sheet: &Sheet) -> bool {
        headed(sheet).is_some()
    }

    /// The stage that the figures of a line tell.
    pub(super) fn told_by(&self, line: &Line) -> Option<Stage> {
        bare::stage_of(scores(&self.plans, line))
    }

    /// The names of the columns that are not read: those without a meaning to the import, and a figure's name once more.
    pub(super) fn unknown_columns(&self) -> impl Iterator<Item = &str> {
        let header = &self.table.header;
        let is_read = |place: usize| match header.columns[place].role {
            None => false,
            Some(Role::Figure(..)) => {
                self.plans.iter().any(|plan| plan.columns.iter().any(|(column, _)| *column == place))
            }
            Some(_) => true,
        };
        let names = header.line.cells.iter().enumerate();
        names.filter(move |(place, name)| !name.is_empty() && !is_read(*place)).map(|(_, name)| name)
    }

    /// The kind of table, named for people.
    pub(super) fn layout(&self) -> &'static str {
        let header = &self.table.header;
        match (self.key, header::is_official(header)) {
            (Key::School(_), true) => "Planilha do INEP por escola",
            (Key::Municipality { .. }, true) => "Planilha do INEP por município",
            (Key::Area { column }, true) if header.columns[column].folded == "brasil" => {
                "Planilha do INEP do Brasil"
            }
            (Key::Area { .. }, true) => "Planilha do INEP de estados e regiões",
            (Key::School(_), false) if self.edition.is_none() => "Tabela por escola, um ano por coluna",
            (Key::School(_), false) => "Tabela por escola, de um ano",
            (Key::Municipality { .. }, false) => "Tabela por município",
            (Key::Area { .. }, false) => "Tabela por estado",
            (Key::Country, _) => "Tabela do Brasil",
            (Key::Named { .. }, _) => "Tabela por escola, sem código INEP",
        }
    }
}

fn headed(sheet: &Sheet) -> Option<Table<'_, Role>> {
    let plain = || Table::find(sheet, header::role, header::is_plain_heading);
    Table::find(sheet, header::role, header::is_header).or_else(plain)
}

/// Why a sheet without a table that can be read is refused, where it has one that people may take for a table of INEP.
fn unusable(sheet: &Sheet) -> Option<NotInep> {
    let any = |is: fn(&Header<'_, Role>) -> bool| {
        sheet.top().iter().any(|line| is(&Header::of(line, header::role)))
    };
    if any(header::is_rounded_table) {
        return Some(NotInep::Rounded);
    }
    if any(header::is_printed_heading) {
        return Some(NotInep::MissingHeader);
    }
    bare::has_schools(sheet).then_some(NotInep::BareLines)
}

/// Whom the lines speak of; the name of the column that lacks where the header does not say.
fn key(header: &Header<'_, Role>, of_schools: bool, of_brazil: bool) -> Result<Key, &'static str> {
    let column = |role| header.column(role);
    let (code, name) = (column(Role::SchoolCode), column(Role::SchoolName));
    if let Some(code) = code {
        let municipality = column(Role::MunicipalityName);
        if header::is_official(header) && municipality.is_none() {
            return Err("NO_MUNICIPIO");
        }
        return Ok(Key::School(SchoolColumns {
            code,
            name: name.ok_or("NO_ESCOLA")?,
            municipality_code: column(Role::MunicipalityCode),
            municipality,
        }));
    }
    // Without this, a file by school that lost its columns would pass for one by municipality.
    if header::is_official(header) && (name.is_some() || of_schools) {
        return Err("ID_ESCOLA");
    }
    if let Some(name) = name {
        return Ok(Key::Named { name });
    }
    if let Some(code) = column(Role::MunicipalityCode) {
        return Ok(Key::Municipality { code });
    }
    if column(Role::MunicipalityName).is_some() {
        return Err("CO_MUNICIPIO");
    }
    match column(Role::AreaName).or_else(|| column(Role::Uf)) {
        Some(column) => Ok(Key::Area { column }),
        None if of_brazil => Ok(Key::Country),
        None => Err("SG_UF"),
    }
}

fn stage_source(
    header: &Header<'_, Role>,
    titles: &[Line],
    sheet: &str,
    file_name: &str,
) -> Option<Source<Stage>> {
    let columns = header.columns_with(Role::Stage);
    if !columns.is_empty() {
        return Some(Source::Columns(columns));
    }
    let mut titles = titles.iter().flat_map(|line| line.cells.iter());
    titles
        .find_map(words::stage)
        .or_else(|| words::short_stage(sheet))
        .or_else(|| words::short_stage(file_name))
        .map(Source::Whole)
}

/// The stage that the figures of schools tell, where nothing else does: that of all lines, or of each its own.
fn told_stage(key: Key, plans: &[Plan], lines: &[Line]) -> Result<Option<Source<Stage>>, NotInep> {
    let lines = if matches!(key, Key::School(_)) { lines } else { &[] };
    let mut told = lines.iter().filter_map(|line| bare::stage_of(scores(plans, line)));
    let first = told.next().ok_or(NotInep::NoStage)?;
    Ok(told.all(|other| other == first).then_some(Source::Whole(first)))
}

/// MT, LP and N of a line, by edition.
fn scores<'a>(plans: &'a [Plan], line: &'a Line) -> impl Iterator<Item = Scores<'a>> {
    plans.iter().filter_map(|plan| {
        let cell = |wanted| {
            let column = plan.columns.iter().find(|(_, figure)| *figure == wanted)?.0;
            Some(line.cell(column))
        };
        Some((plan.edition, [cell(Figure::Mt)?, cell(Figure::Lp)?, cell(Figure::Score)?]))
    })
}

/// `None` when every column of figures names its edition.
fn edition_source(
    header: &Header<'_, Role>,
    figures: &[(usize, Figure, Option<Edition>)],
    file_name: &str,
) -> Result<Option<Source<Edition>>, NotInep> {
    if figures.iter().all(|(_, _, edition)| edition.is_some()) {
        return Ok(None);
    }
    let columns = header.columns_with(Role::Year);
    if !columns.is_empty() {
        return Ok(Some(Source::Columns(columns)));
    }
    words::edition(file_name).map(|edition| Some(Source::Whole(edition))).ok_or(NotInep::NoEdition)
}

/// The columns by edition, oldest first.
fn plans(figures: &[(usize, Figure, Option<Edition>)]) -> Vec<Plan> {
    let mut by_edition: BTreeMap<Option<Edition>, Vec<(usize, Figure)>> = BTreeMap::new();
    for (column, figure, edition) in figures {
        by_edition.entry(*edition).or_default().push((*column, *figure));
    }
    by_edition.into_iter().map(|(edition, columns)| Plan { edition, columns }).collect()
}
