//! `ideb import`: the operator's files into the reference tables, one transaction a file.

mod bncc;
mod document;
pub mod ideb;
mod saeb;

use std::path::Path;
use std::process::ExitCode;

use crate::cli::ImportKind;
use crate::config::Config;
use crate::database;
use crate::failure::Failure;
use crate::output::say;

/// Loads each file; goes on after one that cannot be read, and says so at the end.
pub fn run(config: &Config, kind: &ImportKind) -> Result<ExitCode, Failure> {
    let (files, load): (_, fn(&mut _, &Path) -> _) = match kind {
        ImportKind::Ideb { files } => (files, ideb::load),
        ImportKind::Saeb { files } => (files, saeb::load),
        ImportKind::Bncc { files } => (files, bncc::load),
    };
    let opened = database::open_or_make(config)?;
    let mut operator = opened.operator()?;
    let mut failed = 0;
    for file in files {
        say!("{}", file.display());
        if let Err(failure) = load(&mut operator, file) {
            say!("  não carregado: {failure}");
            failed += 1;
        }
    }
    drop(operator);
    opened.close()?;
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
