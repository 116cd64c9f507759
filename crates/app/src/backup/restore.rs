//! `ideb restore`

use std::fs::File;
use std::io::Read;
use std::path::Path;

use store_postgres::operator::backup::{self, Restoration, RestoreError, Sequence};
use store_postgres::operator::create_database;

use crate::backup::lines::{FORMAT, Line, LineReader, Mark, RowSum, columns_of};
use crate::backup::old_dump;
use crate::backup::seal::{self, Seal};
use crate::config::{Config, DatabaseChoice};
use crate::database::{Embedded, OWNER, Opened, Sharing};
use crate::failure::{Failure, system_words, words};
use crate::output::say;
use crate::own_secret;
use crate::secret::InstallationSecret;

/// Rows go into the database in groups of about so many bytes.
const GROUP: usize = 1 << 16;

/// Into a data folder, or a database, without tables: the whole backup or nothing. `trust` is the operator's word for a file
/// that does not carry the signature, or is of the old format.
pub fn restore(config: &Config, file: &Path, secret: Option<&Path>, trust: bool) -> Result<(), Failure> {
    let mut source = File::open(file)
        .map_err(|error| format!("não foi possível abrir {}: {}", file.display(), system_words(&error)))?;
    let secret = match secret {
        Some(path) => Some(InstallationSecret::read(path)?),
        None => own_secret::known(config)?,
    };
    let mut look = || -> Result<_, Failure> {
        Ok((old_dump::is_one(&mut source)?, seal::check(&mut source, secret.as_ref())?))
    };
    let (old, seal) = look()
        .map_err(|failure| format!("não foi possível ler {}: {}", file.display(), words(failure.as_ref())))?;
    let refused = match seal {
        _ if old && trust => None,
        _ if old => Some(
            "está no formato antigo, que pode executar comandos neste computador. Se você sabe de onde ela veio, \
             aceite-a com --trust",
        ),
        Seal::Broken => {
            Some("não é uma cópia de segurança inteira: o arquivo foi alterado ou está incompleto")
        }
        Seal::Foreign if !trust => Some(
            "não traz a assinatura desta instalação: veio de outra, ou foi refeita por alguém. Informe com --secret o \
             arquivo `secret` da pasta de dados de onde ela veio, ou o conteúdo dele em IDEB_SECRET; se ele se perdeu e \
             você sabe de onde a cópia veio, aceite-a com --trust",
        ),
        Seal::Own | Seal::Foreign => None,
    };
    if let Some(reason) = refused {
        return Err(format!("{} {reason}", file.display()).into());
    }
    let (opened, place) = match &config.database {
        DatabaseChoice::Embedded(data) => {
            let database = Embedded::reach(data, Sharing::Refused, config.testing)?;
            let url = database.url(OWNER);
            if old {
                old_dump::restore(&url, data, file).map_err(|failure| in_folder(failure, data))?;
            } else {
                create_database(&url)?;
                rows(&url, source).map_err(|failure| in_folder(failure, data))?;
            }
            // Only the one that signed it: any other would sign what comes, in the place of the installation's own.
            if let Some(secret) = secret.filter(|_| seal == Seal::Own && config.secret.is_none()) {
                secret.keep(data)?;
            }
            (Opened::from(database), data.display().to_string())
        }
        DatabaseChoice::External { .. } if old => {
            return Err("com DATABASE_URL, uma cópia no formato antigo é restaurada com o pg_restore".into());
        }
        DatabaseChoice::External { server, gate, admin } => {
            let owner = admin.as_ref().ok_or(
                "restaurar precisa do usuário dono das tabelas: informe IDEB_ADMIN_URL ao lado de DATABASE_URL",
            )?;
            rows(&owner.0, source)?;
            (Opened::external(server, gate.as_ref(), admin.as_ref()), "DATABASE_URL".to_owned())
        }
    };
    opened.check(config)?;
    opened.close()?;
    say!(
        "Cópia restaurada em {place}. Ninguém está conectado: todos entram de novo, com a senha que tinham."
    );
    Ok(())
}

fn rows(url: &str, source: File) -> Result<(), Failure> {
    let mut lines = LineReader::new(seal::content(source)?);
    let Line::Mark(Mark::Backup { format, migrations, .. }) = lines.next()? else { return Err(unknown()) };
    if format != FORMAT {
        return Err(
            "a cópia está num formato que este programa não conhece: atualize o programa primeiro".into()
        );
    }
    backup::restore(url, &migrations, |restoration| -> Result<(), Failure> {
        loop {
            match lines.next()? {
                Line::Mark(Mark::Table { name, columns }) => table(&mut lines, restoration, &name, &columns)?,
                Line::Mark(Mark::Sequence { name, last_value, is_called }) => {
                    restoration.set_sequence(Sequence { name, last_value, is_called })?;
                }
                Line::Mark(Mark::End) => return lines.finish(),
                Line::Mark(_) | Line::Row(_) => return Err(unknown()),
            }
        }
    })
}

fn table<R: Read>(
    lines: &mut LineReader<R>,
    restoration: &mut Restoration<'_>,
    name: &str,
    columns: &[String],
) -> Result<(), Failure> {
    let insert = restoration.begin(name, columns)?;
    let mut sum = RowSum::default();
    let mut group = Vec::new();
    let mut bytes = 0;
    loop {
        let line = lines.next()?;
        let ends = matches!(line, Line::Mark(_));
        if ends || bytes > GROUP {
            let rows = format!("[{}]", group.join(","));
            if restoration.insert(&insert, &rows)? != group.len() {
                return Err(unknown());
            }
            group.clear();
            bytes = 0;
        }
        match line {
            Line::Row(row) if columns_of(&row) != Some(columns.len()) => {
                return Err(format!("uma linha de {name} não tem a forma das suas colunas").into());
            }
            Line::Row(row) => {
                sum.add(&row);
                bytes += row.len();
                group.push(row);
            }
            Line::Mark(mark) if mark == sum.mark() => return Ok(()),
            Line::Mark(_) => return Err(format!("as linhas de {name} não são as que foram gravadas").into()),
        }
    }
}

fn unknown() -> Failure {
    "a cópia não tem a forma que este programa conhece".into()
}

/// As the operator of a data folder knows it.
fn in_folder(failure: Failure, data: &Path) -> Failure {
    match failure.downcast_ref() {
        Some(RestoreError::NotEmpty) => format!(
            "a pasta {} já tem dados: restaure numa pasta nova, com --data (IDEB_DATA)",
            data.display()
        )
        .into(),
        _ => failure,
    }
}
