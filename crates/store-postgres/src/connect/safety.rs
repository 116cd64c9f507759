//! What a server must not run on.

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Integer, Text};
use kernel::StoreError;
use thiserror::Error;

use crate::connect::address::{Address, AddressError};
use crate::connect::error::store_error;

/// What a server asks of its database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Requirements {
    /// What was acknowledged outlives a power cut.
    Durable,
    /// For tests, which may lose it.
    Testing,
}

/// Why a server refuses to start on a database: sentences for the operator.
#[derive(Debug, Error)]
pub enum Unsafe {
    #[error("{0}")]
    Address(String),
    #[error("O banco de dados não respondeu: {0}")]
    Away(#[from] ConnectionError),
    #[error(
        "O servidor não pode usar o papel {role}: ele ignora a separação entre escolas (superusuário, BYPASSRLS ou dono \
         das tabelas). Use ideb_server."
    )]
    Mighty { role: String },
    #[error(
        "O papel {role} não é membro de ideb_tenant e ideb_gate. Use ideb_server, depois de `ideb migrate`."
    )]
    Powerless { role: String },
    #[error("O banco de dados pode perder o que confirmou: {setting} está desligado.")]
    Forgetful { setting: String },
    #[error(
        "As mensagens do banco de dados não estão em inglês (lc_messages: \"{locale}\"), e o servidor as lê para distinguir \
         demora de defeito. Como superusuário: ALTER ROLE ideb_server SET lc_messages = 'C'."
    )]
    Foreign { locale: String },
    #[error(
        "Há um PgBouncer (ou semelhante) em modo de transação entre o servidor e o banco de dados. Conecte o servidor \
         diretamente, ou use o modo de sessão."
    )]
    Pooled,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<AddressError> for Unsafe {
    fn from(error: AddressError) -> Self {
        Self::Address(error.to_string())
    }
}

#[derive(QueryableByName)]
struct RoleRow {
    #[diesel(sql_type = Text)]
    role: String,
    #[diesel(sql_type = Bool)]
    mighty: bool,
    #[diesel(sql_type = Bool)]
    enters: bool,
}

#[derive(QueryableByName)]
struct SettingRow {
    #[diesel(sql_type = Text)]
    setting: String,
}

#[derive(QueryableByName)]
struct ProcessRow {
    #[diesel(sql_type = Integer)]
    pid: i32,
}

/// Checks the database a server is about to use, which must be migrated.
pub(crate) fn refuse_unsafe(address: &Address, requirements: Requirements) -> Result<(), Unsafe> {
    let mut connection = PgConnection::establish(&address.for_server())?;
    // Rights that the role could take by SET ROLE count as its own.
    let role: RoleRow = one(
        &mut connection,
        "SELECT session_user::text AS role,
            EXISTS (SELECT FROM pg_roles
                WHERE (rolsuper OR rolbypassrls) AND pg_has_role(session_user, oid, 'MEMBER'))
            OR EXISTS (SELECT FROM pg_class
                WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
                AND pg_has_role(session_user, relowner, 'MEMBER')) AS mighty,
            (SELECT count(*) = 2 FROM pg_roles
                WHERE rolname IN ('ideb_tenant', 'ideb_gate') AND pg_has_role(session_user, oid, 'MEMBER')) AS enters",
    )?;
    if role.mighty {
        return Err(Unsafe::Mighty { role: role.role });
    }
    if !role.enters {
        return Err(Unsafe::Powerless { role: role.role });
    }
    if requirements == Requirements::Durable {
        let off: Option<SettingRow> = diesel::sql_query(
            "SELECT name AS setting FROM unnest(ARRAY['fsync', 'full_page_writes', 'synchronous_commit']) AS name
             WHERE current_setting(name) = 'off'",
        )
        .get_result(&mut connection)
        .optional()
        .map_err(|error| store_error("refuse_unsafe", error))?;
        if let Some(SettingRow { setting }) = off {
            return Err(Unsafe::Forgetful { setting });
        }
    }
    let locale: SettingRow = one(&mut connection, "SELECT current_setting('lc_messages') AS setting")?;
    if !is_english(&locale.setting) {
        return Err(Unsafe::Foreign { locale: locale.setting });
    }
    // Two connections that one process serves in turn: prepared statements of one would be answered with those of
    // another.
    let pid = "SELECT pg_backend_pid() AS pid";
    let first: ProcessRow = one(&mut connection, pid)?;
    let second: ProcessRow = one(&mut PgConnection::establish(&address.for_server())?, pid)?;
    if first.pid == second.pid {
        return Err(Unsafe::Pooled);
    }
    Ok(())
}

/// Whether messages in this locale are those of PostgreSQL's source. Empty is the locale of the machine: unknown.
fn is_english(locale: &str) -> bool {
    let language = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
    ["C", "POSIX", "en", "English"].contains(&language)
}

fn one<T>(connection: &mut PgConnection, query: &str) -> Result<T, StoreError>
where
    T: diesel::deserialize::FromSqlRow<diesel::sql_types::Untyped, diesel::pg::Pg> + 'static,
{
    diesel::sql_query(query).get_result(connection).map_err(|error| store_error("refuse_unsafe", error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_in_english_alone() {
        for english in ["C", "POSIX", "C.UTF-8", "en_US.UTF-8", "en_GB", "English_United States.1252"] {
            assert!(is_english(english), "{english}");
        }
        for other in ["", "pt_BR.UTF-8", "de_DE@euro", "enm", "Portuguese_Brazil.1252"] {
            assert!(!is_english(other), "{other}");
        }
    }
}
