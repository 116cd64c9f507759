//! Backups of the versions before: a dump of PostgreSQL's own, which runs whatever is written in it, with every right. They
//! are taken for one version yet, on the operator's word.

use std::fs::File;
use std::io::{Read, Seek};
use std::path::Path;
use std::process::{Command, Stdio};

use store_postgres::operator::backup::RestoreError;
use store_postgres::{migrate, operator};

use crate::failure::Failure;
use crate::output::say;

const BEGINNING: &[u8] = b"PGDMP";

pub fn is_one(file: &mut File) -> Result<bool, Failure> {
    let mut beginning = Vec::new();
    file.take(BEGINNING.len() as u64).read_to_end(&mut beginning)?;
    file.rewind()?;
    Ok(beginning == BEGINNING)
}

/// Into a data folder without a database; whoever was signed in is not any more.
pub fn restore(url: &str, data: &Path, file: &Path) -> Result<(), Failure> {
    say!(
        "Aviso: {} é uma cópia no formato antigo, que pode executar comandos. Faça logo uma nova, com `ideb backup`: a \
         próxima versão não lerá mais esta.",
        file.display()
    );
    if !operator::empty_database(url)? {
        return Err(RestoreError::NotEmpty.into());
    }
    let mut pg_restore = embedded_postgres::client(data, "pg_restore")?;
    // With their owners: two functions act as theirs.
    pg_restore.args(["--exit-on-error", "--single-transaction", "--dbname"]).arg(url).arg(file);
    finish(&mut pg_restore)?;
    migrate::run(url)?;
    Ok(operator::Operator::connect(url)?.leave_out()?)
}

fn finish(command: &mut Command) -> Result<(), Failure> {
    let output = command.stderr(Stdio::piped()).spawn()?.wait_with_output()?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(format!("pg_restore não terminou ({}):\n{said}", output.status).into())
}
