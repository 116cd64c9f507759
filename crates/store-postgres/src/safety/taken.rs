//! What PostgreSQL gives everyone and migrations take: with it a statement could say anew which school its transaction is for,
//! or do what outlasts the transaction.

use std::collections::{BTreeMap, BTreeSet};

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;

/// Of a statement by which a superuser closes what is open; those that give come before those that take.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, QueryableByName)]
pub(crate) struct Closing {
    #[diesel(sql_type = Text)]
    what: String,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    whom: String,
}

/// What is open to everyone; nothing where the migrations were a superuser's, who closed it all.
pub(super) fn open(connection: &mut PgConnection) -> QueryResult<BTreeSet<Closing>> {
    let rows: Vec<Closing> = diesel::sql_query(include_str!("taken.sql")).load(connection)?;
    Ok(rows.into_iter().collect())
}

/// As few statements as do it.
pub(super) fn statements(closing: &BTreeSet<Closing>) -> String {
    let mut names: BTreeMap<_, Vec<&str>> = BTreeMap::new();
    for Closing { what, name, whom } in closing {
        names.entry((what, whom)).or_default().push(name);
    }
    let statements =
        names.into_iter().map(|((what, whom), names)| format!("{what} {} {whom}", names.join(", ")));
    statements.collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "an operator's statements")]
mod tests {
    use diesel::connection::SimpleConnection;
    use test_database::{TestDatabase, ThrowAwayCluster};

    use super::*;
    use crate::migrate;

    #[test]
    fn what_is_open_is_told_with_the_statements_that_close_it() {
        let database = TestDatabase::bare();
        migrate::run(&database.admin_url()).unwrap();
        let mut admin = PgConnection::establish(&database.admin_url()).unwrap();
        assert_eq!(statements(&open(&mut admin).unwrap()), "");
        let name = database.name();
        for (opened, closing) in [
            (
                "EXECUTE ON FUNCTION pg_catalog.set_config(text, text, boolean)",
                "REVOKE EXECUTE ON FUNCTION pg_catalog.set_config(text, text, boolean) FROM PUBLIC",
            ),
            (
                "EXECUTE ON FUNCTION lo_put, pg_notify, pg_terminate_backend",
                "REVOKE EXECUTE ON FUNCTION pg_catalog.lo_put(oid, bigint, bytea), pg_catalog.pg_notify(text, text), \
                 pg_catalog.pg_terminate_backend(integer, bigint) FROM PUBLIC",
            ),
            (
                "EXECUTE ON FUNCTION pg_advisory_lock(bigint), pg_advisory_xact_lock(int, int)",
                "REVOKE EXECUTE ON FUNCTION pg_catalog.pg_advisory_lock(bigint), \
                 pg_catalog.pg_advisory_xact_lock(integer, integer) FROM PUBLIC",
            ),
            ("UPDATE ON pg_settings", "REVOKE UPDATE ON pg_catalog.pg_settings FROM PUBLIC"),
            ("CREATE ON SCHEMA public", "REVOKE CREATE ON SCHEMA public FROM PUBLIC"),
            (
                &format!("TEMPORARY ON DATABASE {name}"),
                &format!("REVOKE TEMPORARY ON DATABASE {name} FROM PUBLIC"),
            ),
        ] {
            admin.batch_execute(&format!("GRANT {opened} TO PUBLIC")).unwrap();
            let told = statements(&open(&mut admin).unwrap());
            assert_eq!(told, closing);
            admin.batch_execute(&told).unwrap();
            assert_eq!(statements(&open(&mut admin).unwrap()), "", "{opened}");
        }
    }

    /// The functions stand in both directions of a migration, and where it is looked whether they are open.
    #[test]
    fn what_is_taken_is_given_back_and_looked_at() {
        let listed = |sql: &str| -> BTreeSet<String> {
            let (_, list) = sql.split_once("proname ~ '^(").unwrap();
            let (list, _) = list.split_once(")$'").unwrap();
            list.replace("'\n        '", "").split('|').map(ToOwned::to_owned).collect()
        };
        let taken = listed(include_str!("../../../../migrations/0016_no_lasting_trace/up.sql"));
        let given_back = listed(include_str!("../../../../migrations/0016_no_lasting_trace/down.sql"));
        assert_eq!(taken, given_back);
        let before = ["set_config", "lo_.*", "loread", "lowrite"].map(ToOwned::to_owned);
        let looked_at = listed(include_str!("taken.sql"));
        assert_eq!(looked_at, taken.into_iter().chain(before).collect());
    }

    /// What a superuser's migrations close is what they are told to close after another's.
    #[test]
    fn after_the_migrations_of_another_a_superuser_closes_as_much() {
        let cluster = ThrowAwayCluster::start().unwrap();
        let mut admin = PgConnection::establish(&cluster.url()).unwrap();
        admin.batch_execute("CREATE ROLE dono LOGIN CREATEROLE BYPASSRLS").unwrap();
        let names = ["closed", "told"];
        for name in names {
            admin.batch_execute(&format!("CREATE DATABASE {name} OWNER dono")).unwrap();
        }
        let [closed, told] = names.map(|name| format!("{}&dbname={name}", cluster.url()));
        migrate::run(&closed).unwrap();
        let owner = format!("{told}&user=dono");
        migrate::run(&owner).unwrap();
        let [mut closed, mut told] = [closed, told].map(|url| PgConnection::establish(&url).unwrap());
        let statements = statements(&open(&mut told).unwrap());
        assert!(statements.starts_with("GRANT EXECUTE ON FUNCTION"), "{statements}");
        told.batch_execute(&statements).unwrap();
        let rights = "SELECT '' AS what, '' AS whom, string_agg(oid::regprocedure || ' ' || proacl::text, ' ' ORDER BY oid) AS name
            FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace";
        let mut rights = [&mut closed, &mut told]
            .map(|connection| diesel::sql_query(rights).get_result::<Closing>(connection).unwrap().name);
        // Who owns the tables takes turns with others who migrate; a superuser needs no right for it.
        rights[1] = rights[1].replace(",dono=X/postgres", "");
        assert_eq!(rights[0], rights[1]);
        assert!(migrate::is_current(&owner).unwrap());
        assert_eq!(migrate::run(&owner).unwrap(), 0);
        drop((closed, told, admin));
        cluster.stop().unwrap();
    }
}
