//! `ideb backup`

use std::io::{self, BufWriter, Write};
use std::path::Path;

use store_postgres::operator::backup::{Sequence, Snapshot};

use crate::backup::lines::{FORMAT, LineWriter, Mark, RowSum};
use crate::backup::seal::Sealing;
use crate::config::{Config, DatabaseChoice};
use crate::database::{Embedded, Opened};
use crate::failure::Failure;
use crate::output::{complain, say, whole_file};
use crate::own_secret;
use crate::secret::InstallationSecret;

/// Reads every row and changes none.
const BACKUP_ROLE: &str = "ideb_backup";
const SCHOOLS: &str = "public.schools";

/// Under the file's name stands a whole backup or nothing.
pub fn save(config: &Config, file: &Path) -> Result<(), Failure> {
    let taken = || format!("{} já existe: escolha outro nome", file.display());
    if file.exists() {
        return Err(taken().into());
    }
    // As the database is, also under a newer program: a backup comes before the update.
    let (opened, url) = match &config.database {
        DatabaseChoice::Embedded(data) => {
            let embedded = Embedded::find(data, config.testing)?;
            let url = embedded.url(BACKUP_ROLE);
            (Opened::from(embedded), url)
        }
        DatabaseChoice::External { server, gate, admin } => {
            let opened = Opened::external(server, gate.as_ref(), admin.as_ref());
            (opened, admin.as_ref().unwrap_or(server).0.clone())
        }
    };
    let secret = own_secret::of(config)?;
    let mut tally = Tally::default();
    let written = whole_file::put(file, |out| {
        let out = BufWriter::with_capacity(1 << 16, out);
        let out = rows(&mut Snapshot::begin(&url)?, Sealing::new(out), &mut tally)?;
        Ok(out.finish(&secret)?.into_inner().map_err(io::IntoInnerError::into_error)?)
    })?;
    opened.close()?;
    if !written {
        return Err(taken().into());
    }
    let Tally { schools, rows } = tally;
    say!("Cópia de segurança em {}: escolas {schools}, linhas {rows}", file.display());
    if schools == 0 {
        complain!(
            "Aviso: a cópia não tem nenhuma escola. Confira se o banco é o certo: --data (IDEB_DATA) ou DATABASE_URL."
        );
    }
    if let (None, DatabaseChoice::Embedded(data)) = (&config.secret, &config.database) {
        say!(
            "Para restaurá-la será preciso o segredo que a assina, guardado em outro lugar que ela: {}",
            InstallationSecret::path(data).display()
        );
    }
    Ok(())
}

/// What a backup holds, for the operator to compare with what should be there.
#[derive(Default)]
struct Tally {
    schools: u64,
    rows: u64,
}

fn rows<W: Write>(snapshot: &mut Snapshot, out: W, tally: &mut Tally) -> Result<W, Failure> {
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
        tally.rows += sum.count();
        if table.name == SCHOOLS {
            tally.schools = sum.count();
        }
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
