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
