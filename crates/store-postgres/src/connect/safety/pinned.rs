//! What would let a statement say anew which school its transaction is for.

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;

#[derive(QueryableByName)]
struct StatementRow {
    #[diesel(sql_type = Text)]
    statement: String,
}

/// The statements by which a superuser closes what is still open to a school's transaction; none where the migrations were a
/// superuser's, who closed it all.
pub(super) fn loose(connection: &mut PgConnection) -> QueryResult<Vec<String>> {
    let rows: Vec<StatementRow> = diesel::sql_query(
        "SELECT format('REVOKE EXECUTE ON FUNCTION pg_catalog.%s FROM PUBLIC', oid::regprocedure) AS statement
        FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace AND (proname = 'set_config'
            OR proname ~ '^(lo_|loread$|lowrite$)') AND has_function_privilege('ideb_tenant', oid, 'EXECUTE')
        UNION ALL
        SELECT 'GRANT EXECUTE ON FUNCTION pg_catalog.set_config(text, text, boolean) TO ideb_backup'
        WHERE has_function_privilege('ideb_tenant', 'pg_catalog.set_config(text, text, boolean)', 'EXECUTE')
        UNION ALL
        SELECT 'REVOKE UPDATE ON pg_catalog.pg_settings FROM PUBLIC'
        WHERE has_table_privilege('ideb_tenant', 'pg_catalog.pg_settings', 'UPDATE')
        UNION ALL
        SELECT format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database())
        WHERE has_database_privilege('ideb_tenant', current_database(), 'TEMPORARY')
        UNION ALL
        SELECT 'REVOKE CREATE ON SCHEMA public FROM PUBLIC'
        WHERE has_schema_privilege('ideb_tenant', 'public', 'CREATE')",
    )
    .load(connection)?;
    Ok(rows.into_iter().map(|row| row.statement).collect())
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "an operator's statements")]
mod tests {
    use diesel::connection::SimpleConnection;
    use test_database::TestDatabase;

    use super::*;
    use crate::migrate;

    #[test]
    fn what_is_open_is_told_with_the_statement_that_closes_it() {
        let database = TestDatabase::bare();
        migrate::run(&database.admin_url()).unwrap();
        let mut admin = PgConnection::establish(&database.admin_url()).unwrap();
        assert_eq!(loose(&mut admin).unwrap(), [""; 0]);
        for (opened, closing) in [
            ("GRANT EXECUTE ON FUNCTION set_config TO PUBLIC", 2),
            ("GRANT EXECUTE ON FUNCTION lo_create, lo_put TO PUBLIC", 2),
            ("GRANT UPDATE ON pg_settings TO PUBLIC", 1),
            ("GRANT CREATE ON SCHEMA public TO PUBLIC", 1),
        ] {
            admin.batch_execute(opened).unwrap();
            let told = loose(&mut admin).unwrap();
            assert_eq!(told.len(), closing, "{opened}: {told:?}");
            admin.batch_execute(&told.join("; ")).unwrap();
            assert_eq!(loose(&mut admin).unwrap(), [""; 0], "{opened}");
        }
        let name = database.name();
        admin.batch_execute(&format!("GRANT TEMPORARY ON DATABASE {name} TO PUBLIC")).unwrap();
        assert_eq!(loose(&mut admin).unwrap(), [format!("REVOKE TEMPORARY ON DATABASE {name} FROM PUBLIC")]);
    }
}
