//! What a server must not run on.

pub mod catalogue;
mod taken;
pub(crate) mod watch;

use std::collections::BTreeSet;

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Integer, Text};
use kernel::StoreError;
use thiserror::Error;

use crate::connect::address::AddressError;
use crate::connect::error::store_error;
use crate::connect::migrate;

use self::catalogue::Differences;
use self::taken::Closing;

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
         das tabelas). Use ideb_server e, na portaria, ideb_gate."
    )]
    Mighty { role: String },
    #[error("O papel {role} não é membro de ideb_tenant. Use ideb_server, depois de `ideb migrate`.")]
    Powerless { role: String },
    #[error("o banco está numa versão anterior à do programa: execute `ideb migrate`")]
    Outdated,
    #[error(
        "O servidor não entrou no banco como ideb_gate, que atende quem ainda não entrou: {0}. Dê a ele uma senha (ALTER \
         ROLE ideb_gate PASSWORD '...'), a mesma de ideb_server ou, com IDEB_GATE_URL, outra."
    )]
    Gate(#[source] ConnectionError),
    #[error(
        "O papel {role} não serve para IDEB_GATE_URL: use ideb_gate, ou um membro dele que não o seja de ideb_tenant."
    )]
    NoGate { role: String },
    #[error("O banco de dados pode perder o que confirmou. Está desligado: {settings}.")]
    Forgetful { settings: String },
    #[error(
        "As mensagens do banco de dados não estão em inglês (lc_messages: \"{locale}\"), e o servidor as lê para distinguir \
         demora de defeito. Como superusuário: ALTER ROLE {role} SET lc_messages = 'C'."
    )]
    Foreign { role: String, locale: String },
    #[error(
        "Há um PgBouncer (ou semelhante) em modo de transação entre o servidor e o banco de dados. Conecte o servidor \
         diretamente, ou use o modo de sessão."
    )]
    Pooled,
    #[error(
        "O que separa as escolas no banco de dados não é o que o programa escreveu, e ele não atende assim: {0}. Desfaça a \
         mudança, ou restaure uma cópia de segurança."
    )]
    Altered(Differences),
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
    enters_schools: bool,
    #[diesel(sql_type = Bool)]
    enters_gate: bool,
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

/// Checks the database a server is about to use, which must be migrated, by the addresses of its two roles. Gives what is open
/// in it to everyone, which a managed database may not let anyone close.
pub(crate) fn refuse_unsafe(
    url: &str,
    gate_url: &str,
    requirements: Requirements,
) -> Result<BTreeSet<Closing>, Unsafe> {
    let mut connection = PgConnection::establish(url)?;
    let server = role(&mut connection)?;
    if !server.enters_schools {
        return Err(Unsafe::Powerless { role: server.role });
    }
    refuse_pooled(&mut connection, url)?;
    refuse_foreign(&mut connection, server.role)?;
    // As in a transaction, wherever the database lets names be looked for; the catalogue tells them by it.
    diesel::sql_query("SET search_path = public, pg_temp").execute(&mut connection).map_err(failed)?;
    let applied = applied(&mut connection)?;
    if !migrate::are_current(&applied) {
        return Err(Unsafe::Outdated);
    }
    let mut at_gate = PgConnection::establish(gate_url).map_err(Unsafe::Gate)?;
    let gate = role(&mut at_gate)?;
    if !gate.enters_gate || gate.enters_schools {
        return Err(Unsafe::NoGate { role: gate.role });
    }
    if let Some(forgetful) = forgetful(&mut connection, requirements).map_err(failed)? {
        return Err(forgetful);
    }
    refuse_foreign(&mut at_gate, gate.role)?;
    let differences = catalogue::differences(&mut connection, &applied).map_err(failed)?;
    if let Some(differences) = differences {
        return Err(Unsafe::Altered(differences));
    }
    let open = taken::open(&mut connection).map_err(failed)?;
    if !open.is_empty() {
        tracing::warn!(
            "um comando injetado poderia trocar de escola no meio de uma transação, ou deixar rastro além dela; num PostgreSQL \
             seu, um superusuário fecha isso uma vez, no banco do sistema: {};",
            taken::statements(&open)
        );
    }
    Ok(open)
}

/// What was changed in the database since a server started on it, in a sentence; of what is open to everyone, what was not then.
pub(crate) fn altered(
    connection: &mut PgConnection,
    applied: &[String],
    requirements: Requirements,
    open_at_start: &BTreeSet<Closing>,
) -> QueryResult<Option<String>> {
    let differences = catalogue::differences(connection, applied)?.map(|differences| differences.to_string());
    let mut opened = taken::open(connection)?;
    opened.retain(|closing| !open_at_start.contains(closing) && !migrate::are_newer(applied));
    let opened = (!opened.is_empty())
        .then(|| format!("foi aberto a todos o que isto fecha: {}", taken::statements(&opened)));
    let forgetful = forgetful(connection, requirements)?.map(|forgetful| forgetful.to_string());
    let told: Vec<_> = differences.into_iter().chain(opened).chain(forgetful).collect();
    Ok((!told.is_empty()).then(|| told.join("; ")))
}

/// Who signed in. Rights that the role could take by SET ROLE count as its own; a mighty one is refused.
fn role(connection: &mut PgConnection) -> Result<RoleRow, Unsafe> {
    let role: RoleRow = one(
        connection,
        "SELECT session_user::text AS role,
            EXISTS (SELECT FROM pg_roles
                WHERE (rolsuper OR rolbypassrls) AND pg_has_role(session_user, oid, 'MEMBER'))
            OR EXISTS (SELECT FROM pg_class
                WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
                AND pg_has_role(session_user, relowner, 'MEMBER')) AS mighty,
            EXISTS (SELECT FROM pg_roles
                WHERE rolname = 'ideb_tenant' AND pg_has_role(session_user, oid, 'MEMBER')) AS enters_schools,
            EXISTS (SELECT FROM pg_roles
                WHERE rolname = 'ideb_gate' AND pg_has_role(session_user, oid, 'MEMBER')) AS enters_gate",
    )?;
    if role.mighty { Err(Unsafe::Mighty { role: role.role }) } else { Ok(role) }
}

/// The migrations of the database; none where a server of this version may not even read them.
fn applied(connection: &mut PgConnection) -> Result<Vec<String>, Unsafe> {
    let may_read: SettingRow = one(
        connection,
        "SELECT coalesce(bool_or(has_table_privilege('ideb_tenant', oid, 'SELECT')), false)::text AS setting
        FROM pg_class WHERE oid = to_regclass('public.__diesel_schema_migrations')",
    )?;
    if may_read.setting != "true" {
        return Ok(Vec::new());
    }
    let entered = diesel::sql_query("SET ROLE ideb_tenant").execute(connection);
    let applied = entered.and_then(|_| migrate::applied(connection)).map_err(failed)?;
    diesel::sql_query("RESET ROLE").execute(connection).map_err(failed)?;
    Ok(applied)
}

/// What loses data that was acknowledged: a setting that is off, here or in connections to come.
fn forgetful(connection: &mut PgConnection, requirements: Requirements) -> QueryResult<Option<Unsafe>> {
    if requirements == Requirements::Testing {
        return Ok(None);
    }
    let off: Vec<SettingRow> = diesel::sql_query(
        "SELECT name AS setting FROM unnest(ARRAY['fsync', 'full_page_writes', 'synchronous_commit']) AS name
         WHERE current_setting(name) = 'off'
         UNION
         SELECT 'synchronous_commit' FROM pg_db_role_setting d, unnest(d.setconfig) AS said
         WHERE d.setrole IN (0, to_regrole('ideb_server'), to_regrole('ideb_gate'))
         AND d.setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
         AND said ~* '^synchronous_commit=(of|f|n|0)' ORDER BY 1",
    )
    .load(connection)?;
    let settings = off.into_iter().map(|row| row.setting).collect::<Vec<_>>().join(", ");
    Ok((!settings.is_empty()).then_some(Unsafe::Forgetful { settings }))
}

fn refuse_foreign(connection: &mut PgConnection, role: String) -> Result<(), Unsafe> {
    let locale: SettingRow = one(connection, "SELECT current_setting('lc_messages') AS setting")?;
    if is_english(&locale.setting) { Ok(()) } else { Err(Unsafe::Foreign { role, locale: locale.setting }) }
}

/// Two connections that one process serves in turn: prepared statements of one would be answered with those of another.
fn refuse_pooled(connection: &mut PgConnection, url: &str) -> Result<(), Unsafe> {
    let pid = "SELECT pg_backend_pid() AS pid";
    let first: ProcessRow = one(connection, pid)?;
    let second: ProcessRow = one(&mut PgConnection::establish(url)?, pid)?;
    if first.pid == second.pid { Err(Unsafe::Pooled) } else { Ok(()) }
}

/// Whether messages in this locale are those of PostgreSQL's source. Empty is the locale of the machine: unknown.
fn is_english(locale: &str) -> bool {
    let language = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
    ["C", "POSIX", "en", "English"].contains(&language)
}

fn failed(error: diesel::result::Error) -> StoreError {
    store_error("refuse_unsafe", error)
}

fn one<T>(connection: &mut PgConnection, query: &str) -> Result<T, StoreError>
where
    T: diesel::deserialize::FromSqlRow<diesel::sql_types::Untyped, diesel::pg::Pg> + 'static,
{
    diesel::sql_query(query).get_result(connection).map_err(failed)
}

#[cfg(test)]
mod tests {
    use diesel::connection::SimpleConnection;
    use test_database::TestDatabase;

    use super::*;

    #[test]
    #[expect(clippy::disallowed_methods, reason = "an operator's statement")]
    fn what_is_open_since_the_start_is_told_with_whom_it_is_open_to() {
        let database = TestDatabase::new();
        let mut admin = PgConnection::establish(&database.admin_url()).unwrap();
        let applied = migrate::applied(&mut admin).unwrap();
        let at_start = taken::open(&mut admin).unwrap();
        admin.batch_execute("GRANT EXECUTE ON FUNCTION set_config TO PUBLIC").unwrap();
        let told = altered(&mut admin, &applied, Requirements::Testing, &at_start).unwrap();
        let closing = "REVOKE EXECUTE ON FUNCTION pg_catalog.set_config(text, text, boolean) FROM PUBLIC";
        assert_eq!(told, Some(format!("foi aberto a todos o que isto fecha: {closing}")));
        let open = taken::open(&mut admin).unwrap();
        assert_eq!(
            altered(&mut admin, &applied, Requirements::Testing, &open).unwrap(),
            None,
            "warned of at the start"
        );
        let newer = [applied, vec!["9999".to_owned()]].concat();
        assert_eq!(
            altered(&mut admin, &newer, Requirements::Testing, &at_start).unwrap(),
            None,
            "a newer program knows why"
        );
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "an operator's statements")]
    fn what_would_lose_what_was_confirmed_is_told_at_the_next_look() {
        let database = TestDatabase::new();
        let mut admin = PgConnection::establish(&database.admin_url()).unwrap();
        let applied = migrate::applied(&mut admin).unwrap();
        let open = taken::open(&mut admin).unwrap();
        let told = |connection: &mut PgConnection, requirements| {
            altered(connection, &applied, requirements, &open).unwrap()
        };
        // As tests begin a cluster, but for what a session can say itself.
        admin.batch_execute("SET synchronous_commit = on").unwrap();
        let begins = "O banco de dados pode perder o que confirmou. Está desligado: fsync, full_page_writes";
        assert_eq!(told(&mut admin, Requirements::Testing), None);
        assert_eq!(told(&mut admin, Requirements::Durable), Some(format!("{begins}.")));
        let alters = [
            "ROLE ideb_server SET synchronous_commit = off".to_owned(),
            "ROLE ideb_gate SET synchronous_commit = false".to_owned(),
            format!("DATABASE {} SET synchronous_commit = no", database.name()),
        ];
        for alter in alters {
            admin.batch_execute(&format!("BEGIN; ALTER {alter}")).unwrap();
            let told = told(&mut admin, Requirements::Durable);
            assert_eq!(told, Some(format!("{begins}, synchronous_commit.")), "{alter}");
            admin.batch_execute("ROLLBACK").unwrap();
        }
    }

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
