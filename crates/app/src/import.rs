//! `ideb import ideb`: INEP's spreadsheets into the reference tables, one transaction a file.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use ideb_core::inep_file::{self, Reading};
use ideb_core::reference::{AreaResult, ReferenceRow, ReferenceSchool, SchoolResult};
use ideb_core::store::{Loaded, ReferenceLoader};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::StoreError;
use kernel::table::{Bounds, Finding};
use office_files::Limits;
use sha2::{Digest, Sha256};
use store_postgres::operator::Operator;

use crate::clock::now;
use crate::config::Config;
use crate::database;
use crate::failure::Failure;

/// Rows written between two steps of the progress bar.
const CHUNK: usize = 2_000;

/// Loads each file; goes on after one that cannot be read, and says so at the end.
pub fn run(config: &Config, files: &[PathBuf]) -> Result<ExitCode, Failure> {
    let opened = database::open(config)?;
    let mut operator = opened.operator()?;
    let mut failed = 0;
    for file in files {
        println!("{}", file.display());
        if let Err(failure) = load(&mut operator, file) {
            println!("  não carregado: {failure}");
            failed += 1;
        }
    }
    drop(operator);
    opened.close()?;
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A file's bytes and what they say.
pub fn read(file: &Path) -> Result<(Vec<u8>, Reading), Failure> {
    let bytes = std::fs::read(file).map_err(|error| format!("não foi possível abrir: {error}"))?;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let document = office_files::read(&name, &bytes, &Limits::OPERATOR)?;
    let reading = inep_file::read(&document.sheets, &document.name, &Bounds::OPERATOR)?;
    Ok((bytes, reading))
}

fn load(operator: &mut Operator, file: &Path) -> Result<(), Failure> {
    let since = Instant::now();
    let (bytes, reading) = read(file)?;
    let rows = reading.rows.len();
    let sha256 = kernel::hex(&Sha256::digest(&bytes));
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let (schools, school_results, area_results) = sorted(reading.rows.into_iter().map(|(_, row)| row));
    let bar = progress(school_results.len() + area_results.len());
    let loaded = operator.load::<_, StoreError>(|loader| {
        let loaded = write(loader, &schools, &school_results, &area_results, &bar)?;
        loader.note_file(&name, &sha256, now())?;
        Ok(loaded)
    })?;
    bar.finish_and_clear();
    println!("  {}: {rows} linhas em {:.1} s", reading.layout, since.elapsed().as_secs_f64());
    println!(
        "  resultados novos {}, atualizados {}, iguais {}",
        loaded.created, loaded.updated, loaded.unchanged
    );
    if reading.left_out.count > 0 {
        println!("  linhas puladas: {}", reading.left_out.count);
        tell_skipped(&reading.left_out.described);
    }
    if !reading.unkeyed.is_empty() {
        println!(
            "  {} linhas sem código INEP não foram carregadas (servem a `ideb verify`)",
            reading.unkeyed.len()
        );
    }
    Ok(())
}

fn write(
    loader: &mut dyn ReferenceLoader,
    schools: &[ReferenceSchool],
    school_results: &[SchoolResult],
    area_results: &[AreaResult],
    bar: &ProgressBar,
) -> Result<Loaded, StoreError> {
    let mut loaded = Loaded::default();
    for chunk in schools.chunks(CHUNK) {
        loader.load_schools(chunk)?;
    }
    for chunk in school_results.chunks(CHUNK) {
        loaded += loader.load_school_results(chunk)?;
        bar.inc(chunk.len() as u64);
    }
    for chunk in area_results.chunks(CHUNK) {
        loaded += loader.load_area_results(chunk)?;
        bar.inc(chunk.len() as u64);
    }
    bar.set_message("calculando as classificações");
    let ranked: BTreeSet<_> = school_results.iter().map(|result| (result.stage, result.edition)).collect();
    loader.rank(&ranked.into_iter().collect::<Vec<_>>())?;
    Ok(loaded)
}

fn sorted(
    rows: impl Iterator<Item = ReferenceRow>,
) -> (Vec<ReferenceSchool>, Vec<SchoolResult>, Vec<AreaResult>) {
    let (mut schools, mut school_results, mut area_results) = (Vec::new(), Vec::new(), Vec::new());
    for row in rows {
        match row {
            ReferenceRow::School(school, results) => {
                schools.push(school);
                school_results.extend(results);
            }
            ReferenceRow::Area(results) => area_results.extend(results),
        }
    }
    (schools, school_results, area_results)
}

fn progress(total: usize) -> ProgressBar {
    let bar = ProgressBar::new(total as u64);
    if let Ok(style) = ProgressStyle::with_template("  {bar:40} {pos}/{len} {msg}") {
        bar.set_style(style);
    }
    bar
}

/// Each skipped line with its place, what is wrong and how to mend it.
fn tell_skipped(skipped: &[Finding]) {
    for line in skipped {
        let column = line.column.as_deref().map(|column| format!(", coluna {column}")).unwrap_or_default();
        let value = line.value.as_deref().map(|value| format!(" ({value:?})")).unwrap_or_default();
        println!("  {}, linha {}{column}{value}: {} {}", line.sheet, line.line, line.problem, line.hint);
    }
}
