//! Which lines of a file are about the school that sent it.

use std::collections::BTreeSet;

use ideb_core::inep_file::{self, Reading};
use ideb_core::measure::Edition;
use ideb_core::reference::{Figures, ReferenceRow, SchoolResult};
use kernel::Stage;
use school_management::people::school::School;
use thiserror::Error;

/// A result, of whichever school.
pub(super) type StageResult = (Stage, Edition, Figures);

/// Why a file is not taken for the school's own, as a sentence for who sent it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NotOwn {
    #[error(
        "A linha desta escola não traz nenhum número: preencha notas, aprovação ou IDEB e envie de novo."
    )]
    NoFigures,
    #[error(
        "A planilha tem mais de uma escola, e esta não informou o código INEP: deixe só as linhas dela, ou informe o \
         código nos dados da escola."
    )]
    ManySchools,
    #[error(
        "Nenhuma linha traz o código INEP desta escola. Confira se a planilha é da etapa certa e se o código da escola \
         está certo."
    )]
    OtherCodes,
    #[error("Ela traz cidades, estados ou o país, e nenhuma linha de escola. A que serve é a de escolas.")]
    NoSchools,
    #[error("Falta a coluna com o código INEP da escola: sem ela não dá para saber quais linhas são desta.")]
    NoCodes,
    #[error(
        "A planilha não traz códigos do INEP: deixe nela só as linhas com o nome desta escola, {school}."
    )]
    OtherNames { school: String },
}

impl NotOwn {
    /// The sentence's heading.
    pub fn title(&self) -> &'static str {
        match self {
            Self::NoFigures => "A planilha está sem resultados",
            Self::ManySchools => "A planilha tem várias escolas",
            Self::OtherCodes => "Esta escola não está na planilha",
            Self::NoSchools => "Esta planilha não é a de escolas",
            Self::NoCodes | Self::OtherNames { .. } => "Não dá para saber de que escola são as linhas",
        }
    }
}

/// What a file says of the school.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct OwnLines {
    /// At most one of each stage and edition.
    pub results: Vec<StageResult>,
    /// Lines that bring nothing: those of other schools, and those that say an edition again.
    pub passed_over: usize,
}

/// Gathers the results of the school from all of its lines.
pub(super) fn own_lines(reading: &Reading, school: &School) -> Result<OwnLines, NotOwn> {
    let mut own = OwnLines { results: Vec::new(), passed_over: 0 };
    let mut told = BTreeSet::new();
    for (is_own, results) in lines(reading, school)? {
        let (before, said) = (own.results.len(), !results.is_empty());
        if is_own {
            own.results
                .extend(results.into_iter().filter(|(stage, edition, _)| told.insert((*stage, *edition))));
        }
        if !is_own || said && own.results.len() == before {
            own.passed_over += 1;
        }
    }
    if own.results.is_empty() && not_read(reading) == 0 {
        return Err(NotOwn::NoFigures);
    }
    Ok(own)
}

/// Lines and cells that are told of instead of results.
fn not_read(reading: &Reading) -> usize {
    reading.left_out.count + reading.unreadable.count
}

/// The lines of a file, each with whether it is about the school. A school without an INEP code may only bring lines of
/// a single code, or lines without code under its own name.
fn lines(reading: &Reading, school: &School) -> Result<Vec<(bool, Vec<StageResult>)>, NotOwn> {
    let schools: Vec<_> = reading
        .rows
        .iter()
        .filter_map(|(_, row)| match row {
            ReferenceRow::School(school, results) => Some((&school.code, results)),
            ReferenceRow::Area(_) => None,
        })
        .collect();
    let Some((first, _)) = schools.first() else {
        return named_lines(reading, school);
    };
    let code = school.inep_code.as_ref();
    if code.is_none() && schools.iter().any(|(other, _)| other != first) {
        return Err(NotOwn::ManySchools);
    }
    let code = code.unwrap_or(first);
    if !schools.iter().any(|(other, _)| *other == code) {
        return Err(NotOwn::OtherCodes);
    }
    let results = |results: &[SchoolResult]| {
        results.iter().map(|it| (it.stage, it.edition, it.figures.clone())).collect::<Vec<_>>()
    };
    Ok(schools
        .into_iter()
        .map(|(other, it)| if other == code { (true, results(it)) } else { (false, Vec::new()) })
        .collect())
}

/// The lines of a file without codes.
fn named_lines(reading: &Reading, school: &School) -> Result<Vec<(bool, Vec<StageResult>)>, NotOwn> {
    let lines = &reading.unkeyed;
    if lines.is_empty() && not_read(reading) == 0 {
        return Err(NotOwn::NoSchools);
    }
    if school.inep_code.is_some() && !lines.is_empty() {
        return Err(NotOwn::NoCodes);
    }
    if lines.iter().any(|line| !inep_file::is_named(&line.name, &school.name)) {
        return Err(NotOwn::OtherNames { school: school.name.clone() });
    }
    Ok(lines.iter().map(|line| (true, line.results.clone())).collect())
}

#[cfg(test)]
mod tests {
    use ideb_core::inep_file::UnkeyedRow;
    use ideb_core::reference::{Area, AreaResult, Network, ReferenceSchool};
    use kernel::SchoolId;
    use kernel::table::LeftOut;
    use school_management::people::school::NewSchool;
    use school_management::testing::school_code;

    use super::*;
    use crate::testing::{at, registration};

    const OURS: &str = "11005823";
    const OTHER: &str = "11005831";
    const NAME: &str = "Escola de ana";

    fn school(code: Option<&str>) -> School {
        let inep_code = code.map(|code| code.parse().unwrap());
        NewSchool { inep_code, ..registration("ana").school }.numbered(
            SchoolId(1),
            school_code(SchoolId(1)),
            at(0),
        )
    }

    fn edition(year: i16) -> Edition {
        Edition::new(year).unwrap()
    }

    fn with_code(code: &str, years: &[i16]) -> ReferenceRow {
        let school = ReferenceSchool {
            code: code.parse().unwrap(),
            name: NAME.to_owned(),
            municipality_code: None,
            municipality: "Costa Marques".to_owned(),
        };
        let result = |year| SchoolResult {
            code: school.code.clone(),
            stage: Stage::AnosFinais,
            edition: edition(year),
            network: None,
            figures: Figures::default(),
        };
        let results = years.iter().copied().map(result).collect();
        ReferenceRow::School(school, results)
    }

    fn with_name(name: &str, years: &[i16]) -> UnkeyedRow {
        let results =
            years.iter().map(|year| (Stage::AnosFinais, edition(*year), Figures::default())).collect();
        UnkeyedRow { line: 2, name: name.to_owned(), results }
    }

    fn file(rows: Vec<ReferenceRow>, unkeyed: Vec<UnkeyedRow>, left_out: usize) -> Reading {
        Reading {
            layout: "tabela",
            rows: (2..).zip(rows).collect(),
            unkeyed,
            left_out: LeftOut { count: left_out, described: Vec::new() },
            ..Reading::default()
        }
    }

    fn area() -> ReferenceRow {
        ReferenceRow::Area(vec![AreaResult {
            area: Area::Country,
            network: Network::Estadual,
            stage: Stage::AnosFinais,
            edition: edition(2023),
            figures: Figures::default(),
        }])
    }

    #[test]
    fn the_schools_own_lines_are_taken_and_the_others_counted() {
        let coded = |rows| file(rows, Vec::new(), 0);
        for (case, reading, code, years, passed_over) in [
            ("by its code", coded(vec![with_code(OURS, &[2021, 2023])]), Some(OURS), &[2021, 2023][..], 0),
            (
                "among other schools and areas",
                coded(vec![with_code(OTHER, &[2023]), area(), with_code(OURS, &[2023])]),
                Some(OURS),
                &[2023],
                1,
            ),
            (
                "an edition said again counts once, the first",
                coded(vec![
                    with_code(OURS, &[2021]),
                    with_code(OURS, &[2021]),
                    with_code(OURS, &[2021, 2023]),
                ]),
                Some(OURS),
                &[2021, 2023],
                1,
            ),
            (
                "a line without figures is no repetition",
                coded(vec![with_code(OURS, &[2021]), with_code(OURS, &[])]),
                Some(OURS),
                &[2021],
                0,
            ),
            (
                "without a code of its own, those of the only code",
                coded(vec![with_code(OTHER, &[2021]), with_code(OTHER, &[2023])]),
                None,
                &[2021, 2023],
                0,
            ),
            (
                "without any code, those under its name",
                file(Vec::new(), vec![with_name(" ESCOLA de Ana", &[2021]), with_name(NAME, &[2021])], 0),
                None,
                &[2021],
                1,
            ),
            ("nothing but lines that were left out", file(Vec::new(), Vec::new(), 3), Some(OURS), &[], 0),
            (
                "no figures, but lines that were left out",
                file(vec![with_code(OURS, &[])], Vec::new(), 1),
                Some(OURS),
                &[],
                0,
            ),
        ] {
            let found = own_lines(&reading, &school(code)).unwrap();
            let found_years: Vec<_> = found.results.iter().map(|(_, edition, _)| edition.year()).collect();
            assert_eq!((found_years.as_slice(), found.passed_over), (years, passed_over), "{case}");
        }
    }

    #[test]
    fn a_file_that_is_not_the_schools_own_is_refused_with_its_reason() {
        let named = |names: &[&str]| names.iter().map(|name| with_name(name, &[2023])).collect();
        for (reading, code, refusal) in [
            (file(vec![with_code(OURS, &[])], Vec::new(), 0), Some(OURS), NotOwn::NoFigures),
            (file(vec![with_code(OTHER, &[2023])], Vec::new(), 0), Some(OURS), NotOwn::OtherCodes),
            (
                file(vec![with_code(OURS, &[2023]), with_code(OTHER, &[2023])], Vec::new(), 0),
                None,
                NotOwn::ManySchools,
            ),
            (file(vec![area()], Vec::new(), 0), Some(OURS), NotOwn::NoSchools),
            (file(Vec::new(), named(&[NAME]), 0), Some(OURS), NotOwn::NoCodes),
            (
                file(Vec::new(), named(&[NAME, "Outra escola"]), 0),
                None,
                NotOwn::OtherNames { school: NAME.to_owned() },
            ),
        ] {
            assert_eq!(own_lines(&reading, &school(code)), Err(refusal));
        }
    }

    #[test]
    fn who_named_other_schools_is_told_the_name_to_keep() {
        assert_eq!(
            NotOwn::OtherNames { school: NAME.to_owned() }.to_string(),
            "A planilha não traz códigos do INEP: deixe nela só as linhas com o nome desta escola, Escola de ana."
        );
    }
}
