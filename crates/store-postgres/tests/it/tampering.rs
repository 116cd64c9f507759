//! What somebody changes in the catalogue by hand, or a migration by mistake, is seen, and what is an operator's own is not.

use application::tx::database::Database;
use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use store_postgres::catalogue::{self, Differences};
use store_postgres::{Postgres, Requirements, Unsafe};

use crate::world::{World, texts};

fn differences(connection: &mut PgConnection) -> Option<Differences> {
    let applied = texts(connection, "SELECT version AS text FROM __diesel_schema_migrations");
    catalogue::differences(connection, &applied).unwrap()
}

#[test]
fn the_database_is_as_it_is_written_down() {
    let world = World::new();
    for connection in [&mut world.admin(), &mut world.server()] {
        connection.batch_execute("SET ROLE ideb_tenant").unwrap();
        assert_eq!(differences(connection), None);
    }
}

/// What somebody might do by hand, or a migration by mistake, and the line that tells it.
#[test]
fn any_other_catalogue_would_be_seen() {
    let world = World::new();
    for (mutation, told) in [
        ("CREATE POLICY wide ON simulations USING (true)", "simulations: policy wide permissive to public"),
        (
            "CREATE POLICY wide ON ideb_data TO ideb_tenant USING (true) WITH CHECK (true)",
            "ideb_data: policy wide permissive to ideb_tenant",
        ),
        (
            "CREATE POLICY narrow ON users AS RESTRICTIVE TO ideb_tenant USING (role = 'gestor')",
            "users: policy narrow restrictive",
        ),
        ("ALTER POLICY own_school ON people USING (true)", "people: policy own_school permissive"),
        ("ALTER POLICY own_school ON ideb_goals WITH CHECK (true)", "ideb_goals: policy own_school"),
        ("ALTER POLICY gate ON audit_events TO PUBLIC", "audit_events: policy gate permissive to public"),
        ("DROP POLICY own_school ON students", "students: policy own_school"),
        ("ALTER TABLE simulations DISABLE ROW LEVEL SECURITY", "simulations: row security off"),
        ("ALTER TABLE sessions NO FORCE ROW LEVEL SECURITY", "sessions: row security not forced"),
        ("CREATE TABLE later (school_id bigint)", "later: row security off"),
        ("GRANT SELECT ON simulations TO PUBLIC", "simulations: PUBLIC may SELECT"),
        (
            "GRANT SELECT (sess) ON sessions TO ideb_tenant",
            "sessions: ideb_tenant may DELETE, SELECT (browser created_at expire id person_id school_id seen_at sess",
        ),
        ("GRANT UPDATE ON quotas TO ideb_gate", "quotas: ideb_gate may SELECT, UPDATE"),
        ("GRANT SELECT ON simulations TO ideb_server", "simulations: ideb_server may SELECT"),
        (
            "CREATE VIEW everyones AS SELECT * FROM simulations; GRANT SELECT ON everyones TO ideb_tenant",
            "everyones: ideb_tenant may SELECT",
        ),
        (
            "CREATE SCHEMA aside; GRANT USAGE ON SCHEMA aside TO ideb_tenant",
            "schema aside: ideb_tenant may USAGE",
        ),
        ("ALTER TABLE simulations OWNER TO ideb_gate", "simulations: belongs to ideb_gate"),
        (
            "CREATE FUNCTION everyones() RETURNS SETOF simulations LANGUAGE sql SECURITY DEFINER
                AS 'SELECT * FROM simulations'",
            "function everyones(): as postgres, for nobody",
        ),
        ("GRANT EXECUTE ON PROCEDURE set_quota TO ideb_tenant", "function set_quota(regclass, bigint, text): for ideb_tenant"),
        ("GRANT EXECUTE ON FUNCTION quota_use TO PUBLIC", "function quota_use(): for PUBLIC, ideb_tenant"),
        ("ALTER FUNCTION find_session OWNER TO postgres", "function find_session(text): as postgres"),
        (
            "CREATE FUNCTION find_session(bigint) RETURNS SETOF sessions LANGUAGE sql SECURITY DEFINER
                SET search_path = pg_catalog, pg_temp AS 'SELECT * FROM public.sessions';
             REVOKE EXECUTE ON FUNCTION find_session(bigint) FROM PUBLIC;
             GRANT EXECUTE ON FUNCTION find_session(bigint) TO ideb_tenant, ideb_gate;
             GRANT CREATE ON SCHEMA public TO ideb_sessions;
             ALTER FUNCTION find_session(bigint) OWNER TO ideb_sessions",
            "function find_session(bigint): as ideb_sessions, for ideb_gate, ideb_tenant",
        ),
        (
            "ALTER FUNCTION find_session(text) RESET search_path",
            "function find_session(text): as ideb_sessions, for ideb_gate, ideb_tenant, body ",
        ),
        (
            "ALTER FUNCTION touch_session SET search_path = public",
            "ideb_gate, ideb_tenant, with search_path=public, body ",
        ),
        (
            "CREATE OR REPLACE FUNCTION touch_session(until timestamptz, seen timestamptz, key text) RETURNS void
                LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS
                'BEGIN UPDATE public.sessions SET expire = until; END'",
            "function touch_session(timestamp with time zone, timestamp with time zone, text): as ideb_sessions",
        ),
        ("ALTER ROLE ideb_tenant BYPASSRLS", "role ideb_tenant: bypasses row security"),
        ("ALTER ROLE ideb_sessions LOGIN", "role ideb_sessions: signs in"),
        ("ALTER ROLE ideb_gate SUPERUSER", "role ideb_gate: superuser"),
        ("GRANT postgres TO ideb_tenant", "role ideb_tenant: may become postgres"),
        ("GRANT ideb_sessions TO ideb_server", "role ideb_server: may become ideb_sessions"),
        (
            "GRANT ideb_tenant TO ideb_server WITH ADMIN OPTION",
            "role ideb_server: may become ideb_tenant and let others",
        ),
        (
            "GRANT ideb_gate TO ideb_server WITH ADMIN OPTION",
            "role ideb_server: may become ideb_gate and let others",
        ),
        ("ALTER ROLE ideb_tenant REPLICATION", "role ideb_tenant: replicates"),
        ("ALTER ROLE ideb_server CREATEDB", "role ideb_server: makes databases"),
        (
            "GRANT SELECT ON ideb_goals TO ideb_tenant WITH GRANT OPTION",
            "ideb_goals: ideb_tenant may DELETE, INSERT, SELECT and give"
        ),
    ] {
        would_be_seen(&world, mutation, told);
    }
}

/// What works beside the rights on tables: triggers, rules, rights on the database and the system, settings.
#[test]
fn what_would_undo_the_catalogue_from_outside_it_would_be_seen() {
    let world = World::new();
    let database = world.database.name();
    for (mutation, told) in [
        (
            "ALTER TABLE simulations DISABLE TRIGGER within_quota",
            "EXECUTE FUNCTION within_quota(), disabled, body ",
        ),
        ("ALTER TABLE users ENABLE REPLICA TRIGGER within_quota", "within_quota(), on replicas, body "),
        ("DROP TRIGGER within_quota ON people", "falta \"people: TRIGGER within_quota"),
        (
            "ALTER TABLE simulations DISABLE TRIGGER ALL",
            "simulations: constraint simulations_user_fkey is not checked",
        ),
        (
            "CREATE OR REPLACE FUNCTION within_quota() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
            "há a mais \"simulations: TRIGGER within_quota",
        ),
        ("ALTER FUNCTION within_quota SECURITY DEFINER", "within_quota(), as postgres, body "),
        (
            "ALTER FUNCTION within_quota SET search_path = nowhere",
            "within_quota(), with search_path=nowhere, body ",
        ),
        (
            "CREATE FUNCTION copies() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
             CREATE TRIGGER copies AFTER INSERT ON signin_attempts FOR EACH ROW EXECUTE FUNCTION copies()",
            "há a mais \"signin_attempts: TRIGGER copies AFTER INSERT ON public.signin_attempts",
        ),
        ("CREATE RULE loses AS ON INSERT TO simulations DO INSTEAD NOTHING", "simulations: rule loses"),
        ("GRANT CREATE ON SCHEMA public TO ideb_tenant", "schema public: ideb_tenant may CREATE"),
        ("GRANT CREATE ON DATABASE {database} TO PUBLIC", "database: PUBLIC may CREATE"),
        ("GRANT TEMPORARY ON DATABASE {database} TO ideb_gate", "database: ideb_gate may TEMPORARY"),
        ("ALTER DATABASE {database} OWNER TO ideb_server", "database: belongs to ideb_server"),
        ("ALTER SCHEMA demonstration OWNER TO ideb_tenant", "schema demonstration: belongs to ideb_tenant"),
        (
            "GRANT EXECUTE ON FUNCTION set_config TO ideb_tenant",
            "system function set_config(text, text, boolean): ideb_tenant may EXECUTE",
        ),
        ("GRANT UPDATE ON pg_settings TO ideb_gate", "system pg_settings: ideb_gate may UPDATE"),
        (
            "GRANT EXECUTE ON FUNCTION pg_read_file(text) TO ideb_server",
            "system function pg_read_file(text): ideb_server may EXECUTE",
        ),
        (
            "ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO ideb_tenant",
            "later tables of postgres: ideb_tenant may SELECT",
        ),
        (
            "ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON TABLES TO PUBLIC",
            "later tables of postgres: PUBLIC may DELETE",
        ),
        (
            "ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT EXECUTE ON FUNCTIONS TO ideb_gate",
            "later functions of postgres: ideb_gate may EXECUTE",
        ),
        (
            "GRANT SET ON PARAMETER session_replication_role TO ideb_server",
            "parameter session_replication_role: ideb_server may SET",
        ),
        ("GRANT ALTER SYSTEM ON PARAMETER work_mem TO PUBLIC", "parameter work_mem: PUBLIC may ALTER SYSTEM"),
        (
            "ALTER ROLE ideb_server SET session_replication_role = replica",
            "role ideb_server: begins with session_replication_role=replica",
        ),
        (
            "ALTER ROLE ideb_gate IN DATABASE {database} SET row_security = off",
            "role ideb_gate: begins with row_security=off",
        ),
        ("ALTER ROLE ideb_server SET search_path = aside", "role ideb_server: begins with search_path=aside"),
        (
            "ALTER DATABASE {database} SET app.school_id = '1'",
            "role of everyone: begins with app.school_id=1",
        ),
        ("ALTER ROLE ideb_server SET role = ideb_gate", "role ideb_server: begins with role=ideb_gate"),
        (
            "ALTER ROLE ideb_server SET session_authorization = ideb_gate",
            "role ideb_server: begins with session_authorization=ideb_gate",
        ),
        (
            "ALTER DATABASE {database} SET standard_conforming_strings = off",
            "role of everyone: begins with standard_conforming_strings=off",
        ),
        (
            "ALTER ROLE ideb_gate SET transform_null_equals = on",
            "role ideb_gate: begins with transform_null_equals=on",
        ),
        (
            "ALTER ROLE ideb_server SET local_preload_libraries = 'auto_explain'",
            "role ideb_server: begins with local_preload_libraries=auto_explain",
        ),
        ("SET LOCAL session_replication_role = replica", "setting session_replication_role: replica"),
        ("SET LOCAL row_security = off", "setting row_security: off"),
        ("SET LOCAL standard_conforming_strings = off", "setting standard_conforming_strings: off"),
    ] {
        would_be_seen(&world, &mutation.replace("{database}", database), told);
    }
}

/// In the schemas of PostgreSQL's own, which everyone looks into.
#[test]
fn what_is_put_into_the_systems_own_schemas_or_taken_from_it_would_be_seen() {
    let world = World::new();
    for (mutation, told) in [
        (
            "CREATE VIEW information_schema.everyones AS SELECT * FROM simulations;
             GRANT SELECT ON information_schema.everyones TO ideb_tenant",
            "information_schema.everyones: ideb_tenant may SELECT",
        ),
        (
            "CREATE VIEW pg_catalog.everyones AS SELECT * FROM simulations; GRANT SELECT ON pg_catalog.everyones TO PUBLIC",
            "pg_catalog.everyones: PUBLIC may SELECT",
        ),
        (
            "CREATE FUNCTION information_schema.everyones() RETURNS bigint LANGUAGE sql SECURITY DEFINER
                AS 'SELECT count(*) FROM public.simulations'",
            "function information_schema.everyones(): as postgres, ",
        ),
        (
            "CREATE FUNCTION pg_catalog.everyones() RETURNS integer LANGUAGE sql AS 'SELECT 1';
             GRANT EXECUTE ON FUNCTION pg_catalog.everyones TO PUBLIC",
            "function pg_catalog.everyones(): for PUBLIC",
        ),
        (
            "CREATE OR REPLACE FUNCTION pg_catalog.pg_sleep(double precision) RETURNS void LANGUAGE sql SECURITY DEFINER
                AS 'DELETE FROM public.simulations'",
            "system function pg_sleep(double precision): replaced",
        ),
        (
            "CREATE OR REPLACE FUNCTION pg_catalog.pg_sleep(double precision) RETURNS void LANGUAGE plpgsql AS 'BEGIN END'",
            "system function pg_sleep(double precision): replaced",
        ),
        (
            "CREATE OR REPLACE FUNCTION pg_catalog.current_setting(text, boolean) RETURNS text LANGUAGE sql AS $$ SELECT '2' $$",
            "system function current_setting(text, boolean): replaced",
        ),
        ("ALTER FUNCTION lpad(text, integer) OWNER TO ideb_gate", "system function lpad(text, integer): replaced"),
        ("ALTER FUNCTION lpad(text, integer) SET role = ideb_gate", "system function lpad(text, integer): replaced"),
        (
            "CREATE OR REPLACE FUNCTION pg_catalog.lpad(text, integer) RETURNS text LANGUAGE sql IMMUTABLE STRICT
                RETURN (SELECT name FROM public.schools LIMIT 1)",
            "system function lpad(text,integer): reads table schools",
        ),
        (
            "CREATE OR REPLACE VIEW pg_catalog.pg_timezone_abbrevs AS SELECT name AS abbrev, NULL::interval AS utc_offset,
                false AS is_dst FROM public.schools",
            "reads table schools",
        ),
        ("GRANT USAGE ON SCHEMA pg_toast TO ideb_tenant", "schema pg_toast: ideb_tenant may USAGE"),
        ("GRANT CREATE ON SCHEMA pg_catalog TO PUBLIC", "schema pg_catalog: PUBLIC may CREATE"),
        ("GRANT SELECT ON pg_authid TO PUBLIC", "system pg_authid: PUBLIC may SELECT"),
        ("GRANT SELECT (rolpassword) ON pg_authid TO PUBLIC", "system pg_authid: PUBLIC may SELECT (rolpassword)"),
        ("GRANT SELECT (rolname) ON pg_authid TO ideb_gate", "system pg_authid: ideb_gate may SELECT (rolname)"),
        ("GRANT UPDATE ON pg_class TO PUBLIC", "system pg_class: PUBLIC may UPDATE"),
        ("GRANT INSERT ON information_schema.sql_features TO PUBLIC", "information_schema.sql_features: PUBLIC may INSERT"),
        (
            "GRANT EXECUTE ON FUNCTION pg_read_file(text), pg_ls_dir(text) TO PUBLIC",
            "system function pg_read_file(text): PUBLIC may EXECUTE",
        ),
        ("GRANT EXECUTE ON FUNCTION pg_reload_conf() TO PUBLIC", "pg_reload_conf(): PUBLIC may EXECUTE"),
        ("ALTER FUNCTION int4in(cstring) LEAKPROOF", "function int4in(cstring): leakproof"),
        ("ALTER FUNCTION int4out(integer) LEAKPROOF", "function int4out(integer): leakproof"),
        ("ALTER FUNCTION to_date(text, text) LEAKPROOF", "function to_date(text, text): leakproof"),
        ("ALTER FUNCTION count_pupils() LEAKPROOF", "function count_pupils(): leakproof"),
        (
            "CREATE OR REPLACE FUNCTION pg_catalog.int8eq(bigint, bigint) RETURNS boolean
             LANGUAGE sql IMMUTABLE STRICT LEAKPROOF AS 'SELECT $1 / 0 = $2'",
            "function int8eq(bigint, bigint): leakproof",
        ),
    ] {
        would_be_seen(&world, &format!("SET LOCAL allow_system_table_mods = on; {mutation}"), told);
    }
}

/// What keeps rows together, and each with its school.
#[test]
fn a_constraint_or_a_column_that_is_otherwise_would_be_seen() {
    let world = World::new();
    for (mutation, told) in [
        (
            "ALTER TABLE simulations DROP CONSTRAINT simulations_user_fkey",
            "há a mais \"simulations: constraints approval_by_grade_range ",
        ),
        (
            "ALTER TABLE logins DROP CONSTRAINT logins_pkey",
            "há a mais \"logins: constraints person_fkey, with",
        ),
        (
            "ALTER TABLE signin_attempts DROP CONSTRAINT signin_attempts_pkey",
            "\"signin_attempts: constraints failures",
        ),
        ("ALTER TABLE users DROP CONSTRAINT users_role_known", "\"users: constraints email_length"),
        (
            "ALTER TABLE students DROP CONSTRAINT students_school_id_student_id_key",
            "há a mais \"students: constraints class_fkey email_length",
        ),
        (
            "ALTER TABLE simulations DROP CONSTRAINT simulations_user_fkey;
             ALTER TABLE simulations ADD CONSTRAINT simulations_user_fkey CHECK (true)",
            "\"simulations: constraints ",
        ),
        (
            "ALTER TABLE known_devices DROP CONSTRAINT known_devices_device_length;
             ALTER TABLE known_devices ADD CONSTRAINT known_devices_device_length
                CHECK (char_length(device) BETWEEN 1 AND 200) NOT VALID",
            "\"known_devices: constraints ",
        ),
        ("ALTER TABLE ideb_goals ALTER school_id SET DEFAULT 1", "\"ideb_goals: constraints "),
        ("ALTER TABLE ideb_goals ALTER school_id DROP DEFAULT", "\"ideb_goals: constraints "),
        ("ALTER TABLE ideb_goals ALTER goal DROP NOT NULL", "\"ideb_goals: constraints "),
        ("ALTER TABLE people ALTER active SET DEFAULT false", "\"people: constraints "),
        ("ALTER TABLE signin_attempts ADD again text", "\"signin_attempts: constraints "),
        (
            "CREATE COLLATION blind (provider = icu, locale = 'und', deterministic = false);
             ALTER TABLE signin_attempts ALTER key TYPE text COLLATE blind",
            "\"signin_attempts: constraints ",
        ),
        (
            "CREATE COLLATION public.\"default\" (provider = icu, locale = 'und', deterministic = false);
             ALTER TABLE signin_attempts ALTER key TYPE text COLLATE public.\"default\"",
            "\"signin_attempts: constraints ",
        ),
        (
            "CREATE UNIQUE INDEX one_a_day ON simulations (school_id)",
            "approval_rate_range calculated_ideb_range",
        ),
        ("CREATE TABLE child () INHERITS (simulations)", "child: row security off"),
    ] {
        would_be_seen(&world, mutation, told);
    }
}

fn would_be_seen(world: &World, mutation: &str, told: &str) {
    let mut admin = world.admin();
    admin.batch_execute(&format!("BEGIN; {mutation}")).unwrap_or_else(|error| panic!("{mutation}: {error}"));
    let seen = differences(&mut admin).unwrap_or_else(|| panic!("not seen: {mutation}")).to_string();
    assert!(seen.contains(told), "{mutation}: {seen}");
    admin.batch_execute("ROLLBACK").unwrap();
}

/// None need be installed to try what one brings.
const AN_EXTENSION: &str = "SET LOCAL allow_system_table_mods = on;
    INSERT INTO pg_extension VALUES (99999, 'monitoring', 10, 'public'::regnamespace, true, '1');";

/// Whoever may make things may say that an extension brought them.
#[test]
fn what_somebody_puts_into_an_extension_would_be_seen() {
    let world = World::new();
    for (mutation, told) in [
        (
            "CREATE VIEW leak AS SELECT * FROM students; ALTER EXTENSION monitoring ADD VIEW leak;
             GRANT SELECT ON leak TO PUBLIC",
            "leak: PUBLIC may SELECT",
        ),
        (
            "CREATE TABLE leak (id bigint); ALTER EXTENSION monitoring ADD TABLE leak; GRANT SELECT ON leak TO ideb_tenant",
            "leak: ideb_tenant may SELECT",
        ),
        (
            "CREATE FUNCTION leak() RETURNS integer LANGUAGE sql SECURITY DEFINER AS 'SELECT 1';
             ALTER EXTENSION monitoring ADD FUNCTION leak(); GRANT EXECUTE ON FUNCTION leak TO ideb_gate",
            "function leak(): as postgres, for ideb_gate",
        ),
        (
            "CREATE FUNCTION leak() RETURNS integer LANGUAGE sql SECURITY DEFINER AS 'SELECT 1';
             ALTER EXTENSION plpgsql ADD FUNCTION leak()",
            "function leak(): as postgres, for nobody",
        ),
    ] {
        would_be_seen(&world, &format!("{AN_EXTENSION} {mutation}"), told);
    }
}

#[test]
fn what_no_server_reaches_is_its_operators_own() {
    let world = World::new();
    for own in [
        "CREATE TABLE notes (id bigint PRIMARY KEY, text text CHECK (text <> '')); CREATE FUNCTION helps() RETURNS integer LANGUAGE sql AS 'SELECT 1'",
        "CREATE SCHEMA aside; CREATE TABLE aside.simulations (school_id bigint); GRANT SELECT ON aside.simulations TO PUBLIC",
        // As an extension brings it.
        "{extension} CREATE FUNCTION brought() RETURNS integer LANGUAGE sql SECURITY DEFINER AS 'SELECT 1';
         GRANT EXECUTE ON FUNCTION brought TO PUBLIC; ALTER EXTENSION monitoring ADD FUNCTION brought()",
        "{extension} CREATE FUNCTION brought(text) RETURNS date LANGUAGE sql LEAKPROOF AS 'SELECT now()::date';
         ALTER EXTENSION monitoring ADD FUNCTION brought(text)",
        "{extension} CREATE TABLE brought (id bigint); ALTER EXTENSION monitoring ADD TABLE brought;
         CREATE VIEW also_brought AS SELECT * FROM brought; GRANT SELECT ON also_brought TO PUBLIC;
         ALTER EXTENSION monitoring ADD VIEW also_brought",
        // What was given and is taken back: the row is another, and says the same.
        "GRANT EXECUTE ON FUNCTION int8eq(bigint, bigint) TO ideb_backup;
         REVOKE EXECUTE ON FUNCTION int8eq(bigint, bigint) FROM ideb_backup;
         REVOKE EXECUTE ON FUNCTION texteq(text, text) FROM PUBLIC; GRANT EXECUTE ON FUNCTION texteq(text, text) TO PUBLIC",
        "CREATE SCHEMA aside; CREATE FUNCTION aside.reads(text) RETURNS date LANGUAGE sql LEAKPROOF AS 'SELECT now()::date'",
        "REVOKE ideb_gate FROM ideb_server",
        // Who looks after the database, and what they give themselves.
        "CREATE ROLE monitor LOGIN; GRANT pg_monitor, ideb_tenant TO monitor; GRANT CONNECT ON DATABASE {database} TO monitor;
         GRANT SELECT ON simulations TO monitor; GRANT EXECUTE ON FUNCTION set_config, pg_stat_reset() TO monitor;
         GRANT SET ON PARAMETER log_min_duration_statement TO monitor;
         ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO monitor;
         ALTER DEFAULT PRIVILEGES GRANT EXECUTE ON FUNCTIONS TO monitor;
         ALTER DEFAULT PRIVILEGES FOR ROLE monitor GRANT EXECUTE ON FUNCTIONS TO pg_monitor",
        // The same rights, said of the roles one by one.
        "REVOKE CONNECT ON DATABASE {database} FROM PUBLIC; GRANT CONNECT ON DATABASE {database} TO ideb_server, ideb_gate;
         REVOKE ALL ON SCHEMA public FROM PUBLIC; GRANT USAGE ON SCHEMA public TO ideb_tenant, ideb_gate, ideb_sessions",
        "CREATE ROLE owner; ALTER DATABASE {database} OWNER TO owner; GRANT ALL ON DATABASE {database} TO owner",
        "ALTER ROLE ideb_server SET work_mem = '8MB'; ALTER DATABASE {database} SET search_path = \"$user\", public;
         ALTER ROLE ideb_gate SET log_statement = 'all'; ALTER DATABASE {database} SET timezone = 'UTC';
         ALTER ROLE postgres IN DATABASE {database} SET row_security = off",
        "ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC",
        "CREATE SCHEMA aside; ALTER DEFAULT PRIVILEGES IN SCHEMA aside GRANT ALL ON TABLES TO PUBLIC;
         CREATE TABLE aside.kept (id int); CREATE RULE loses AS ON INSERT TO aside.kept DO INSTEAD NOTHING",
    ] {
        let own = own.replace("{database}", world.database.name()).replace("{extension}", AN_EXTENSION);
        let mut admin = world.admin();
        admin.batch_execute(&format!("BEGIN; {own}")).unwrap();
        assert_eq!(differences(&mut admin), None, "{own}");
        admin.batch_execute("ROLLBACK").unwrap();
    }
}

/// While a newer program starts, which has migrated, servers of this version go on: but with row-level security.
#[test]
fn of_a_newer_schema_only_row_level_security_is_known() {
    let world = World::new();
    let mut admin = world.admin();
    admin
        .batch_execute(
            "INSERT INTO __diesel_schema_migrations VALUES ('9999');
             CREATE TABLE later (school_id bigint); CALL tenant_table('later', 10);
             GRANT SELECT ON later TO ideb_tenant; DROP POLICY gate ON students",
        )
        .unwrap();
    assert_eq!(differences(&mut admin), None);
    assert!(world.postgres.is_ready().unwrap());
    admin.batch_execute("ALTER TABLE later NO FORCE ROW LEVEL SECURITY").unwrap();
    let found = differences(&mut admin).unwrap();
    assert_eq!(found.added, ["later: row security not forced"]);
    assert!(!world.postgres.is_ready().unwrap());
}

#[test]
fn a_table_that_somebody_locks_takes_no_server_out() {
    let world = World::new();
    let mut admin = world.admin();
    admin.batch_execute("BEGIN; LOCK TABLE signin_attempts IN ACCESS EXCLUSIVE MODE").unwrap();
    assert!(world.postgres.is_ready().unwrap(), "what was seen before holds");
    admin.batch_execute("ROLLBACK; ALTER TABLE simulations NO FORCE ROW LEVEL SECURITY").unwrap();
    assert!(!world.postgres.is_ready().unwrap(), "it looks again");
}

#[test]
fn a_server_neither_starts_nor_is_ready_while_its_catalogue_differs() {
    let world = World::new();
    let mut admin = world.admin();
    let started = || Postgres::connect(&world.database.server_url(), 1, Requirements::Testing).map(drop);
    for (change, back, told) in [
        (
            "ALTER TABLE simulations DISABLE ROW LEVEL SECURITY",
            "ALTER TABLE simulations ENABLE ROW LEVEL SECURITY",
            "falta \"simulations: row security forced\", há a mais \"simulations: row security off\"",
        ),
        (
            "CREATE POLICY wide ON people TO ideb_tenant USING (true)",
            "DROP POLICY wide ON people",
            "há a mais \"people: policy wide permissive to ideb_tenant for all using true check -\"",
        ),
    ] {
        assert!(world.postgres.is_ready().unwrap());
        started().unwrap();
        admin.batch_execute(change).unwrap();
        assert!(!world.postgres.is_ready().unwrap(), "{change}");
        let refused = started().unwrap_err();
        assert!(matches!(&refused, Unsafe::Altered(_)), "{refused:?}");
        assert!(refused.to_string().contains(told), "{refused}");
        admin.batch_execute(back).unwrap();
    }
    assert!(world.postgres.is_ready().unwrap());
    // Names are told alike wherever the database lets them be looked for.
    let anywhere = format!("ALTER DATABASE {} SET search_path = nowhere", world.database.name());
    admin.batch_execute(&anywhere).unwrap();
    started().unwrap();
}

/// What a managed database leaves open is only warned of, and does not change while the server runs.
#[test]
fn a_right_that_everyone_gets_while_a_server_runs_takes_it_out() {
    let world = World::new();
    let mut admin = world.admin();
    for right in [
        "EXECUTE ON FUNCTION set_config",
        "EXECUTE ON FUNCTION pg_advisory_lock(bigint)",
        "UPDATE ON pg_settings",
        &format!("TEMPORARY ON DATABASE {}", world.database.name()),
        "CREATE ON SCHEMA public",
    ] {
        assert!(world.postgres.is_ready().unwrap(), "{right}");
        admin.batch_execute(&format!("GRANT {right} TO PUBLIC")).unwrap();
        assert!(!world.postgres.is_ready().unwrap(), "{right}");
        let begun_open = Postgres::connect(&world.database.server_url(), 1, Requirements::Testing).unwrap();
        assert!(begun_open.is_ready().unwrap(), "{right}");
        admin.batch_execute(&format!("REVOKE {right} FROM PUBLIC")).unwrap();
        assert!(begun_open.is_ready().unwrap(), "{right}");
    }
    assert!(world.postgres.is_ready().unwrap());
}
