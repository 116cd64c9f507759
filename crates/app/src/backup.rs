//! `ideb backup` and `ideb restore`: the embedded database in one file.

use std::fs::{self, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use store_postgres::{migrate, operator};

use crate::config::{Config, DatabaseChoice};
use crate::database::{Embedded, OWNER, Opened, Sharing};
use crate::failure::{Failure, system_words};
use crate::output::say;

/// Reads every row and changes none.
const BACKUP_ROLE: &str = "ideb_backup";

/// `ideb backup`: under the file's name stands a whole backup or nothing.
pub fn write(config: &Config, file: &Path) -> Result<(), Failure> {
    let data = embedded(config)?;
    let mut pg_dump = embedded_postgres::client(data, "pg_dump")?;
    if file.exists() {
        return Err(format!("{} já existe: escolha outro nome", file.display()).into());
    }
    let unfinished = unfinished(file);
    let said = |error: io::Error| {
        format!("não foi possível escrever {}: {}", unfinished.display(), system_words(&error))
    };
    // The rows are about people: only for whoever made the backup.
    let output =
        OpenOptions::new().write(true).create_new(true).mode(0o600).open(&unfinished).map_err(said)?;
    let mut dump = || -> Result<(), Failure> {
        // As it is, also under a newer program: a backup comes before the update.
        let database = Embedded::reach(data, Sharing::Allowed, config.testing)?;
        pg_dump.args(["--format=custom", "--dbname"]).arg(database.url(BACKUP_ROLE));
        finish(pg_dump.stdout(output.try_clone()?), "pg_dump")?;
        Opened::from(database).close()?;
        output.sync_all()?;
        Ok(fs::rename(&unfinished, file)?)
    };
    dump().inspect_err(|_| drop(fs::remove_file(&unfinished)))?;
    say!("Cópia de segurança em {}", file.display());
    Ok(())
}

/// `ideb restore`: into a data folder without a database.
pub fn restore(config: &Config, file: &Path) -> Result<(), Failure> {
    let data = embedded(config)?;
    fs::File::open(file)
        .map_err(|error| format!("não foi possível abrir {}: {}", file.display(), system_words(&error)))?;
    let database = Embedded::reach(data, Sharing::Refused, config.testing)?;
    let url = database.url(OWNER);
    if !operator::empty_database(&url)? {
        return Err(format!(
            "a pasta {} já tem dados: restaure numa pasta nova, com --data (IDEB_DATA)",
            data.display()
        )
        .into());
    }
    let mut pg_restore = embedded_postgres::client(data, "pg_restore")?;
    // With their owners: two functions act as theirs.
    pg_restore.args(["--exit-on-error", "--single-transaction", "--dbname"]).arg(&url).arg(file);
    finish(&mut pg_restore, "pg_restore")?;
    migrate::run(&url)?;
    let opened = Opened::from(database);
    opened.postgres(config)?;
    opened.close()?;
    say!("Cópia restaurada em {}. Inicie o sistema com esta pasta.", data.display());
    Ok(())
}

fn embedded(config: &Config) -> Result<&Path, Failure> {
    match &config.database {
        DatabaseChoice::Embedded(data) => Ok(data),
        DatabaseChoice::External { .. } => {
            Err("com DATABASE_URL, use o pg_dump e o pg_restore do seu PostgreSQL, como diz o manual".into())
        }
    }
}

fn unfinished(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".incompleta");
    name.into()
}

fn finish(command: &mut Command, name: &str) -> Result<(), Failure> {
    let output = command.stderr(Stdio::piped()).spawn()?.wait_with_output()?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{name} não terminou ({}):\n{}", output.status, String::from_utf8_lossy(&output.stderr))
        .into())
}
