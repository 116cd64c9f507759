//! `ideb import ideb`: INEP's spreadsheets into the reference tables, one transaction a file.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Instant;

use ideb_core::inep_file::{self, NotInep, Reading};
use ideb_core::reference::{AreaResult, ReferenceRow};
use ideb_core::store::{Loaded, ReferenceLoader, SchoolLine};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::StoreError;
use kernel::table::Bounds;
use school_management::people::school::is_of_demonstration;
use sha2::{Digest, Sha256};
use store_postgres::operator::Operator;

use crate::clock::now;
use crate::failure::Failure;
use crate::findings;
use crate::import::document::document;
use crate::output::say;

/// Rows written between two steps of the progress bar.
const CHUNK: usize = 2_000;

/// A file's bytes and what they say.
pub fn read(file: &Path) -> Result<(Vec<u8>, Reading), Failure> {
    let (bytes, document) = document(file)?;
    let reading =
        inep_file::read(&document.sheets, &document.name, &Bounds::OPERATOR).map_err(|why| told(&why))?;
    Ok((bytes, reading))
}

/// Why a file is not loaded, with the technical names that an operator looks for.
fn told(why: &NotInep) -> String {
    let facts: Vec<_> = why.facts().into_iter().map(|(name, value)| format!("{name}: {value}.")).collect();
    [format!("{}. {why}", why.title())].into_iter().chain(facts).collect::<Vec<_>>().join(" ")
}

pub fn load(operator: &mut Operator, file: &Path) -> Result<(), Failure> {
    let since = Instant::now();
    let (bytes, mut reading) = read(file)?;
    let rows = reading.rows.len();
    let sha256 = kernel::hex(&Sha256::digest(&bytes));
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let (invented, told): (Vec<_>, Vec<_>) =
        std::mem::take(&mut reading.rows).into_iter().partition(|(_, row)| is_invented(row));
    let (schools, area_results) = sorted(told.into_iter().map(|(_, row)| row));
    let measured = schools.iter().flat_map(|(_, results)| results).filter(|result| result.figures.measured());
    let newest = measured.map(|result| result.edition).max();
    let bar = progress(schools.len() + area_results.len());
    let precision = std::mem::take(&mut reading.precision);
    let loaded = operator.load::<_, StoreError>(|loader| {
        loader.print_with(precision);
        loader.read_from(newest);
        let loaded = write(loader, &schools, &area_results, &bar)?;
        loader.note_file(&name, &sha256, now())?;
        Ok(loaded)
    })?;
    bar.finish_and_clear();
    say!("  {}: {rows} linhas em {:.1} s", reading.layout, since.elapsed().as_secs_f64());
    say!(
        "  resultados novos {}, atualizados {}, iguais {}",
        loaded.created,
        loaded.updated,
        loaded.unchanged
    );
    if loaded.coarser > 0 {
        say!("  iguais, com menos casas (fica o número com mais casas): {}", loaded.coarser);
    }
    if loaded.overruled > 0 {
        say!("  com outro N ou P, de menos casas (fica o número com mais casas): {}", loaded.overruled);
    }
    findings::tell(&reading);
    for (line, _) in &invented {
        say!("  linha {line}: pulada, porque o código é inventado, da escola de demonstração");
    }
    if !reading.unkeyed.is_empty() {
        say!(
            "  {} linhas sem código INEP não foram carregadas (servem a `ideb verify`)",
            reading.unkeyed.len()
        );
    }
    Ok(())
}

/// What the demonstration invents never stands among real schools.
fn is_invented(row: &ReferenceRow) -> bool {
    matches!(row, ReferenceRow::School(school, _) if is_of_demonstration(&school.code))
}

fn write(
    loader: &mut dyn ReferenceLoader,
    schools: &[SchoolLine],
    area_results: &[AreaResult],
    bar: &ProgressBar,
) -> Result<Loaded, StoreError> {
    let mut loaded = Loaded::default();
    for chunk in schools.chunks(CHUNK) {
        loaded += loader.load_schools(chunk)?;
        bar.inc(chunk.len() as u64);
    }
    for chunk in area_results.chunks(CHUNK) {
        loaded += loader.load_area_results(chunk)?;
        bar.inc(chunk.len() as u64);
    }
    bar.set_message("calculando as classificações");
    let results = schools.iter().flat_map(|(_, results)| results);
    let ranked: BTreeSet<_> = results.map(|result| (result.stage, result.edition)).collect();
    loader.rank(&ranked.into_iter().collect::<Vec<_>>())?;
    Ok(loaded)
}

fn sorted(rows: impl Iterator<Item = ReferenceRow>) -> (Vec<SchoolLine>, Vec<AreaResult>) {
    let (mut schools, mut area_results) = (Vec::new(), Vec::new());
    for row in rows {
        match row {
            ReferenceRow::School(school, results) => schools.push((school, results)),
            ReferenceRow::Area(results) => area_results.extend(results),
        }
    }
    (schools, area_results)
}

fn progress(total: usize) -> ProgressBar {
    let bar = ProgressBar::new(total as u64);
    if let Ok(style) = ProgressStyle::with_template("  {bar:40} {pos}/{len} {msg}") {
        bar.set_style(style);
    }
    bar
}
