//! `ideb backup`

use std::io::{self, BufWriter, Write};
use std::path::Path;

use store_postgres::operator::backup::{Sequence, Snapshot};

use crate::backup::lines::{FORMAT, LineWriter, Mark, RowSum};
use crate::backup::seal::Sealing;
use crate::config::{Config, DatabaseChoice};
use crate::database::{Embedded, Opened, Sharing};
use crate::failure::Failure;
use crate::output::whole_file;
use crate::output::{complain, say};
use crate::secret::InstallationSecret;

/// Reads every row and changes none.
const BACKUP_ROLE: &str = "ideb_backup";

/// Under the file's name stands a whole backup or nothing.
pub fn save(config: &Config, file: &Path) -> Result<(), Failure> {
    let taken = || format!("{} já existe: escolha outro nome", file.display());
    if file.exists() {
        return Err(taken().into());
    }
    // As the database is, also under a newer program: a backup comes before the update.
    let (opened, url) = match &config.database {
        DatabaseChoice::Embedded(data) => {
            embedded_postgres::cluster_major(data)?;
            let embedded = Embedded::reach(data, Sharing::Allowed, config.testing)?;
            let url = embedded.url(BACKUP_ROLE);
            (Opened::from(embedded), url)
        }
        DatabaseChoice::External { server, gate, admin } => {
            let opened = Opened::external(server, gate.as_ref(), admin.as_ref());
            (opened, admin.as_ref().unwrap_or(server).0.clone())
        }
    };
    let secret = InstallationSecret::of(config)?;
    let written = whole_file::put(file, |out| {
        let out = BufWriter::with_capacity(1 << 16, out);
        let written = rows(&mut Snapshot::begin(&url)?, Sealing::new(out))?.finish(&secret)?;
        Ok(written.into_inner().map_err(io::IntoInnerError::into_error)?)
    })?;
    opened.close()?;
    if !written {
        return Err(taken().into());
    }
    say!("Cópia de segurança em {}", file.display());
    if let (None, DatabaseChoice::Embedded(data)) = (&config.secret, &config.database) {
        say!(
            "Para restaurá-la será preciso o segredo que a assina, guardado em outro lugar que ela: {}",
            InstallationSecret::path(data).display()
        );
    }
    Ok(())
}

fn rows<W: Write>(snapshot: &mut Snapshot, out: W) -> Result<W, Failure> {
    let mut lines = LineWriter::new(out);
    let migrations = snapshot.migrations().to_vec();
    let program = env!("CARGO_PKG_VERSION").to_owned();
    lines.mark(&Mark::Backup { format: FORMAT, program, migrations })?;
    for table in snapshot.tables() {
        lines.mark(&Mark::Table { name: table.name.clone(), columns: table.columns.clone() })?;
        let mut sum = RowSum::default();
        snapshot.rows(&table, |row| -> Result<(), Failure> {
            sum.add(row);
            lines.line(row)
        })?;
        lines.mark(&sum.mark())?;
    }
    let (sequences, behind) = snapshot.sequences()?;
    for table in behind {
        complain!(
            "Aviso: a numeração de {table} está atrás das suas linhas, e a próxima pode não ser gravada. A cópia a leva \
             adiante; o banco, só quem o administra (setval)."
        );
    }
    for Sequence { name, last_value, is_called } in sequences {
        lines.mark(&Mark::Sequence { name, last_value, is_called })?;
    }
    lines.mark(&Mark::End)?;
    lines.finish()
}
