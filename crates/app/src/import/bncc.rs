//! `ideb import bncc`: the skills of the BNCC, from the package that publishes them or from a table.

use std::fs;
use std::path::Path;

use kernel::table::Bounds;
use lesson_planning::bncc::{BnccSkill, table};
use office_files::{Limits, bncc};
use store_postgres::operator::Operator;

use crate::clock;
use crate::failure::Failure;
use crate::findings;
use crate::import::document::{bytes, cannot_open, document};
use crate::output::say;

pub fn load(operator: &mut Operator, path: &Path) -> Result<(), Failure> {
    let skills = skills(path)?;
    let loaded = operator.load_skills(&skills, clock::now())??;
    say!(
        "  habilidades novas {}, atualizadas {}, iguais {}, retiradas {}",
        loaded.created,
        loaded.updated,
        skills.len() - loaded.created - loaded.updated,
        loaded.withdrawn
    );
    Ok(())
}

/// Of a folder or a package all documents, of a folder without them all tables; else of the one file.
fn skills(path: &Path) -> Result<Vec<BnccSkill>, Failure> {
    if path.is_dir() {
        return of_folder(path);
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if bncc::is_document(&name) {
        return Ok(bncc::document(&name, &bytes(path)?)?);
    }
    if path.extension().is_some_and(|extension| extension == "whl") {
        return Ok(bncc::package(&bytes(path)?, &Limits::OPERATOR)?);
    }
    of_table(path)
}

fn of_table(path: &Path) -> Result<Vec<BnccSkill>, Failure> {
    let (_, document) = document(path)?;
    let reading = table::read(&document.sheets, &Bounds::OPERATOR)?;
    findings::lines_left_out(&reading.left_out);
    Ok(reading.skills)
}

fn of_folder(folder: &Path) -> Result<Vec<BnccSkill>, Failure> {
    let listed = fs::read_dir(folder).map_err(|error| cannot_open(&error))?;
    let mut names: Vec<_> = listed.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    names.sort();
    let mut skills = Vec::new();
    for name in names.iter().filter(|name| bncc::is_document(name)) {
        skills.extend(bncc::document(name, &bytes(&folder.join(name))?)?);
    }
    if skills.is_empty() {
        let paths = names.iter().map(|name| folder.join(name));
        for path in paths.filter(|path| path.extension().is_some_and(|it| it.eq_ignore_ascii_case("csv"))) {
            skills.extend(of_table(&path)?);
        }
    }
    if skills.is_empty() { Err(bncc::NoCatalogue::NoDocument.into()) } else { Ok(skills) }
}
