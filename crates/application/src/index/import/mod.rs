//! A school imports its own results from a spreadsheet, which may be our template filled in: a rehearsal first, then
//! for good.

mod outcome;
mod own_lines;
mod read_as;

use chrono::{DateTime, Utc};
use ideb_core::inep_file::{self, NotInep, Reading, UnknownColumn};
use ideb_core::measure::Edition;
use ideb_core::store::KnownFigures;
use kernel::table::{LeftOut, Verdict};
use kernel::{PersonId, StoreError};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::school::School;
use thiserror::Error;

use crate::index::figures::{is_to_come, not_yet};
use crate::spreadsheet::{SpreadsheetReader, Unreadable};
use crate::tx::database::SchoolTx;

pub use outcome::{Judged, Outcome};
pub use own_lines::NotOwn;
pub use read_as::ReadAs;

/// Why a file is not imported; a table that was read and does not serve, with what is known of it.
#[derive(Debug, Error)]
pub enum ImportError {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error("{0}")]
    NotInep(NotInep, ReadAs),
    #[error("{0}")]
    NotOwn(NotOwn, ReadAs),
    #[error("{}", not_yet(*.0))]
    NotYet(Edition, ReadAs),
    #[error("a escola não existe mais")]
    Gone,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ImportError {
    /// The heading of the sentence, where the file itself is refused.
    pub fn title(&self) -> Option<&'static str> {
        match self {
            Self::Unreadable(_) => Some("Não consegui abrir o arquivo"),
            Self::NotInep(why, _) => Some(why.title()),
            Self::NotOwn(why, _) => Some(why.title()),
            Self::NotYet(..) => Some("A edição ainda não aconteceu"),
            Self::Gone | Self::Store(_) => None,
        }
    }

    /// What is known of the file, each with its name, for whoever helps: no word of it is the file's own.
    pub fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NotInep(why, read_as) => [why.facts(), read_as.facts()].concat(),
            Self::NotOwn(_, read_as) | Self::NotYet(_, read_as) => read_as.facts(),
            Self::Unreadable(_) | Self::Gone | Self::Store(_) => Vec::new(),
        }
    }
}

/// A file that was read, whoever its results are of.
#[derive(Debug, Clone)]
pub struct ImportFile {
    read_as: ReadAs,
    reading: Reading,
}

/// What an import did, or in a rehearsal would do.
#[derive(Debug, Clone)]
pub struct Report {
    pub read_as: ReadAs,
    pub created: usize,
    pub updated: usize,
    pub unchanged: usize,
    /// Editions that INEP published already, lines of other schools, and lines that say an edition again.
    pub ignored: usize,
    /// The school's own results, as the import leaves them.
    pub results: Vec<Judged>,
    /// Lines that cannot be read.
    pub left_out: LeftOut,
    /// Cells that cannot be read, of lines that count all the same.
    pub unreadable: LeftOut,
    /// Columns that say nothing to the import.
    pub unknown_columns: Vec<UnknownColumn>,
}

/// Reads an uploaded file as long as someone waits for it. Takes long: call it outside of any transaction.
pub fn read(
    reader: &dyn SpreadsheetReader,
    name: &str,
    bytes: &[u8],
    is_wanted: &dyn Fn() -> bool,
) -> Result<ImportFile, ImportError> {
    let sheet = reader.read(name, bytes, is_wanted)?;
    let read_as = ReadAs::of(&sheet);
    match inep_file::read(&sheet.sheets, &sheet.name, &inep_file::UPLOAD) {
        Ok(reading) => Ok(ImportFile { read_as, reading }),
        Err(why) => Err(ImportError::NotInep(why, read_as)),
    }
}

/// Judges the school's results in a file, and keeps nothing.
pub fn rehearse(
    school: Option<&School>,
    known: &mut dyn KnownFigures,
    file: ImportFile,
    now: DateTime<Utc>,
) -> Result<Report, ImportError> {
    let school = school.ok_or(ImportError::Gone)?;
    let own =
        own_lines::own_lines(&file.reading, school).map_err(|why| ImportError::NotOwn(why, file.read_as))?;
    let measured = own.results.iter().filter(|(_, _, figures)| figures.measured());
    if let Some(edition) = measured.map(|&(_, edition, _)| edition).find(|&it| is_to_come(it, now)) {
        return Err(ImportError::NotYet(edition, file.read_as));
    }
    let results = outcome::judge(school, known, own.results, &file.reading.precision)?;
    Ok(report(file, results, own.passed_over))
}

/// Judges the school's results in a file, and keeps the new and updated ones.
pub fn import(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    file: ImportFile,
    now: DateTime<Utc>,
) -> Result<Report, ImportError> {
    // What is merged with the file is read and replaced: another import must not come between.
    tx.ideb().lock_own_figures()?;
    let school = tx.school().school()?;
    let report = rehearse(school.as_ref(), tx.ideb(), file, now)?;
    let kept: Vec<_> = report.results.iter().filter(|judged| judged.writes()).collect();
    for Judged { stage, edition, figures, .. } in &kept {
        tx.ideb().put_own_figure(*stage, *edition, figures)?;
    }
    let text = match kept.len() {
        0 => return Ok(report),
        1 => "importou 1 resultado do IDEB".to_owned(),
        count => format!("importou {count} resultados do IDEB"),
    };
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Import, text), now)?;
    Ok(report)
}

fn report(file: ImportFile, results: Vec<Judged>, passed_over: usize) -> Report {
    let count = |outcome: Outcome| results.iter().filter(|it| it.outcome == outcome).count();
    Report {
        read_as: file.read_as,
        created: count(Outcome::Own(Verdict::New)),
        updated: count(Outcome::Own(Verdict::Updated)),
        unchanged: count(Outcome::Own(Verdict::Unchanged)) + count(Outcome::Coarser),
        ignored: count(Outcome::Published) + passed_over,
        results,
        left_out: file.reading.left_out,
        unreadable: file.reading.unreadable,
        unknown_columns: file.reading.unknown_columns,
    }
}

#[cfg(test)]
mod tests {
    use ideb_core::measure::{ApprovalRate, Proficiency, PublishedIdeb};
    use ideb_core::reference::Figures;
    use kernel::table::{Line, Sheet};

    use super::*;
    use crate::spreadsheet::Spreadsheet;
    use crate::testing::index::published_2019;
    use crate::testing::{at, within};

    /// Cells divided by `;`, as the only format there is.
    struct Lines;

    impl SpreadsheetReader for Lines {
        fn read(&self, name: &str, bytes: &[u8], _: &dyn Fn() -> bool) -> Result<Spreadsheet, Unreadable> {
            let text = std::str::from_utf8(bytes).map_err(|_| Unreadable("O arquivo não é texto.".into()))?;
            let cells = |line: &str| line.split(';').collect();
            let lines = (1..).zip(text.lines()).map(|(number, line)| Line { number, cells: cells(line) });
            let sheet = Sheet { name: "notas".to_owned(), lines: lines.collect() };
            let delimiter = Some(';');
            Ok(Spreadsheet {
                name: name.to_owned(),
                sheets: vec![sheet],
                format: "csv",
                encoding: Some("UTF-8"),
                delimiter,
            })
        }
    }

    const HEADER: &str =
        "Código INEP;Escola;Etapa;Ano;Língua Portuguesa;Matemática;IDEB;6º;7º;8º;9º;Observação\n";

    /// The lines are what follows the stage: year and figures.
    fn file(lines: &[&str]) -> ImportFile {
        let start = "11005823;Escola de ana;Anos Finais";
        let lines: Vec<_> = lines.iter().map(|line| format!("{start};{line}\n")).collect();
        read(&Lines, "notas.csv", format!("{HEADER}{}", lines.concat()).as_bytes(), &|| true).unwrap()
    }

    const THREE: [&str; 3] = ["2019;;;9,9;;;;", "2021;;;4,8;;;;", "2023;;;5,0;;;;"];

    #[test]
    fn each_result_of_a_file_has_its_outcome_and_is_counted() {
        let (database, ana) = published_2019();
        let user = ana.actor().id();
        let rehearsed = |lines: &[&str]| {
            within(&database, &ana, |tx| {
                let school = tx.school().school().unwrap();
                rehearse(school.as_ref(), tx.ideb(), file(lines), at(1)).unwrap()
            })
        };
        let imported =
            |lines: &[&str]| within(&database, &ana, |tx| import(tx, user, file(lines), at(1)).unwrap());
        let told = |report: Report| {
            let counts = [report.created, report.updated, report.unchanged, report.ignored];
            (report.results.iter().map(|it| it.outcome.slug()).collect::<Vec<_>>(), counts)
        };
        let first = (vec!["publicado", "novo", "novo"], [2, 0, 0, 1]);
        assert_eq!(told(rehearsed(&THREE)), first);
        assert!(within(&database, &ana, |tx| tx.ideb().own_figures()).unwrap().is_empty(), "a rehearsal");
        assert_eq!(told(imported(&THREE)), first);
        assert_eq!(told(imported(&THREE)), (vec!["publicado", "igual", "igual"], [0, 0, 2, 1]));
        let twice = ["2023;;;5,2;;;;", "2023;;;5,3;;;;"];
        assert_eq!(told(imported(&twice)), (vec!["atualizado"], [0, 1, 0, 1]));
        let texts: Vec<_> =
            database.trail(ana.scope().school()).into_iter().map(|entry| entry.text).collect();
        assert_eq!(
            texts,
            ["importou 2 resultados do IDEB", "importou 1 resultado do IDEB"],
            "what changed nothing is not told"
        );
    }

    #[test]
    fn a_report_carries_the_file_the_lines_and_cells_left_out_and_the_columns_not_read() {
        let (database, ana) = published_2019();
        let report = within(&database, &ana, |tx| {
            let school = tx.school().school().unwrap();
            let lines = ["2022;;;4,8;;;;", "2023;;xx;5,0;;;;", "2021;yy;;;;;;"];
            rehearse(school.as_ref(), tx.ideb(), file(&lines), at(1)).unwrap()
        });
        let cells: Vec<_> =
            report.unreadable.described.iter().map(|it| (it.line, it.value.as_deref())).collect();
        assert_eq!((report.unreadable.count, cells), (2, vec![(3, Some("xx")), (4, Some("yy"))]));
        assert_eq!(report.results.iter().map(|it| it.edition.year()).collect::<Vec<_>>(), [2023]);
        let names: Vec<_> = report.unknown_columns.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["Observação"]);
        let read_as = report.read_as;
        assert_eq!((read_as.format, read_as.encoding, read_as.delimiter), ("csv", Some("UTF-8"), Some(';')));
        let lines: Vec<_> = report.left_out.described.iter().map(|finding| finding.line).collect();
        assert_eq!((report.left_out.count, lines), (1, vec![2]));
    }

    #[test]
    fn whatever_stops_an_import_is_told_as_a_sentence_and_keeps_nothing() {
        let refused = |bytes: &[u8]| read(&Lines, "notas.csv", bytes, &|| true).unwrap_err().to_string();
        assert_eq!(refused(b"\xff"), "O arquivo não é texto.");
        let pupils = read(&Lines, "notas.csv", b"Nome;Idade\nAna;12\n", &|| true).unwrap_err();
        assert_eq!(pupils.title(), Some("Esta planilha não é a do INEP"));
        let facts =
            [("Formato", "CSV"), ("Codificação", "UTF-8"), ("Separador", "ponto e vírgula"), ("Linhas", "2")];
        assert_eq!(pupils.facts(), facts.map(|(name, value)| (name, value.to_owned())));
        let (database, ana) = published_2019();
        let other = format!("{HEADER}11005831;Outra;Anos Finais;2023;;;5,0;;;;\n");
        let other = read(&Lines, "notas.csv", other.as_bytes(), &|| true).unwrap();
        let refused = within(&database, &ana, |tx| import(tx, ana.actor().id(), other, at(1)));
        assert_eq!(refused.unwrap_err().title(), Some("Esta escola não está na planilha"));
        assert!(database.trail(ana.scope().school()).is_empty());
        let to_come = ["2023;;;5,0;;;;", "2031;;;5,0;;;;"];
        let refused = within(&database, &ana, |tx| import(tx, ana.actor().id(), file(&to_come), at(1)));
        let sentence = "A edição 2031 ainda não aconteceu: até lá só a meta pode ser informada.";
        assert_eq!(refused.unwrap_err().to_string(), sentence);
        let gone = within(&database, &ana, |tx| rehearse(None, tx.ideb(), file(&THREE), at(1)));
        assert!(matches!(gone, Err(ImportError::Gone)), "{gone:?}");
    }

    #[test]
    fn a_file_with_fewer_places_changes_nothing_in_whatever_order() {
        let (fine, coarse) = ("2023;260,84;258,94;5,1;95,4;95,4;95,6;95,3", "2023;261;259;5,1;95;95;96;95");
        let (mut outcomes, mut kept) = (Vec::new(), Vec::new());
        for lines in [[fine, coarse], [coarse, fine]] {
            let (database, ana) = published_2019();
            let user = ana.actor().id();
            for line in lines {
                let report = within(&database, &ana, |tx| import(tx, user, file(&[line]), at(1)).unwrap());
                outcomes.push((report.results[0].outcome.slug(), report.unchanged));
            }
            kept.push(within(&database, &ana, |tx| tx.ideb().own_figures()).unwrap().pop().unwrap().figures);
        }
        assert_eq!(outcomes, [("novo", 0), ("igual_menos_casas", 1), ("novo", 0), ("atualizado", 0)]);
        assert_eq!(kept[0], kept[1]);
        assert_eq!(kept[0].proficiency_lp, Proficiency::parse("260.84").ok());
    }

    #[test]
    fn a_poorer_file_takes_nothing_away_and_an_index_that_follows_is_filled_in() {
        let (database, ana) = published_2019();
        let user = ana.actor().id();
        let mut kept = None;
        for line in ["2023;260,84;258,94;;;;;", "2023;;;;95;95;95;95"] {
            within(&database, &ana, |tx| import(tx, user, file(&[line]), at(1)).unwrap());
            kept = within(&database, &ana, |tx| tx.ideb().own_figures()).unwrap().pop();
        }
        let expected = Figures {
            proficiency_lp: Proficiency::parse("260.84").ok(),
            proficiency_mt: Proficiency::parse("258.94").ok(),
            approval_by_grade: vec![ApprovalRate::parse("95").ok(); 4],
            ideb: PublishedIdeb::parse("5.1").ok(),
            ..Figures::default()
        };
        assert_eq!(kept.unwrap().figures, expected);
    }
}
