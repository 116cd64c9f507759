//! The reads that every page makes stay in their indexes, however much other schools have.

use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::Text;

use crate::world::World;

/// Two hundred schools with history beside one of our own.
fn crowd(world: &World) -> i64 {
    let ana = world.school("ana");
    let school = ana.scope().school().0;
    world
        .admin()
        .batch_execute(
            "INSERT INTO schools (name, municipality, state) SELECT 'Escola', 'Cidade', 'GO' FROM generate_series(1, 200);
             INSERT INTO people (school_id, kind, password_hash)
             SELECT s.id, 'staff', '$' FROM schools s, generate_series(0, 30) WHERE s.name = 'Escola';
             INSERT INTO users (school_id, id, username, role, first_name, last_name)
             SELECT school_id, id, 'user' || id,
                CASE id WHEN min(id) OVER (PARTITION BY school_id) THEN 'gestor' ELSE 'professor' END, 'Ana', 'Lima'
             FROM people WHERE password_hash = '$';
             INSERT INTO simulations (school_id, user_id, mode, approval_rate, saeb_score, calculated_ideb, created_at)
             SELECT school_id, id, 'rapida', 94, 5.4, 5.08, now() - n * interval '1 hour'
             FROM users, generate_series(1, 100) n WHERE role = 'gestor';
             INSERT INTO audit_events (school_id, at, actor_id, kind, text)
             SELECT school_id, now() - n * interval '1 hour', id,
                CASE WHEN n % 50 = 0 THEN 'goal' WHEN n % 10 = 5 THEN 'denied' ELSE 'sign_in' END, 'x'
             FROM users, generate_series(1, 200) n WHERE role = 'gestor';
             INSERT INTO strategic_actions (school_id, title, type, status, status_since, end_date, created_by, created_at)
             SELECT school_id, 'x', 'outro', CASE WHEN n % 3 = 0 THEN 'ativo' ELSE 'concluido' END, now(),
                 '2026-01-01'::date + n * 10, id, now()
             FROM users, generate_series(1, 60) n WHERE role = 'gestor';
             INSERT INTO action_milestones (school_id, action_id, title, due_date, place, completed_at, completed_by)
             SELECT school_id, id, 'x', end_date - n, n, CASE WHEN n > 1 THEN now() END, CASE WHEN n > 1 THEN created_by END
             FROM strategic_actions, generate_series(1, 20) n;
             ANALYZE",
        )
        .unwrap();
    school
}

#[test]
fn lists_of_a_school_are_read_from_its_indexes() {
    let world = World::new();
    let school = crowd(&world);
    let mut server = world.server();
    let page = "SELECT s.id FROM simulations s JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id
                WHERE NOT s.removed AND (s.stage IS NULL OR s.stage = coalesce(NULL, s.stage))";
    for (statement, index) in [
        (format!("{page} ORDER BY s.created_at DESC, s.id DESC LIMIT 4"), "simulations_newest"),
        (
            format!(
                "{page} AND (s.created_at, s.id) < (SELECT b.created_at, b.id FROM simulations b WHERE b.id >= 7
                    ORDER BY b.id LIMIT 1)
                 ORDER BY s.created_at DESC, s.id DESC LIMIT 4"
            ),
            "simulations_newest",
        ),
        (
            "SELECT date_trunc('month', (s.created_at AT TIME ZONE 'UTC') - make_interval(hours => 3))::date, count(*)
             FROM simulations s WHERE NOT s.removed AND (s.stage IS NULL OR s.stage = coalesce(NULL, s.stage))
             GROUP BY 1 ORDER BY 1"
                .to_owned(),
            "simulations_newest",
        ),
        (
            "SELECT s.calculated_ideb FROM simulations s
             WHERE NOT s.removed AND (s.stage IS NULL OR s.stage = coalesce(NULL, s.stage))
             ORDER BY s.calculated_ideb DESC, s.created_at DESC, s.id DESC LIMIT 1"
                .to_owned(),
            "simulations_newest",
        ),
        (
            "SELECT e.text FROM audit_events e WHERE e.kind IN ('registration', 'simulation', 'import', 'figures', 'goal')
             ORDER BY e.at DESC, e.id DESC LIMIT 10"
                .to_owned(),
            "audit_events_shown",
        ),
        (
            "SELECT count(*) FROM audit_events e WHERE e.kind IN ('import', 'figures', 'goal') AND e.at > now() - interval '1 day'"
                .to_owned(),
            "audit_events_notifying",
        ),
        (
            "SELECT count(*) FROM audit_events e WHERE e.kind IN ('denied', 'sign_in_failed') AND e.at >= now() - interval '30 days'"
                .to_owned(),
            "audit_events_refused",
        ),
        (
            "SELECT m.id FROM action_milestones m
             JOIN strategic_actions a ON a.school_id = m.school_id AND a.id = m.action_id
             WHERE m.completed_at IS NULL AND a.status = 'ativo' AND m.due_date <= now()::date + 7"
                .to_owned(),
            "action_milestones_open",
        ),
        (
            "SELECT a.id FROM strategic_actions a WHERE a.status = 'ativo' AND a.end_date < now()::date"
                .to_owned(),
            "strategic_actions_under_way",
        ),
    ] {
        server
            .batch_execute(&format!("BEGIN; SET LOCAL ROLE ideb_tenant; SET LOCAL app.school_id = '{school}'"))
            .unwrap();
        let plan = explain(&mut server, &statement);
        assert!(plan.contains(index), "{statement}\n{plan}");
        assert!(!plan.contains("Seq Scan"), "{statement}\n{plan}");
        server.batch_execute("ROLLBACK").unwrap();
    }
}

/// From the newest on, and no further than a page.
#[test]
fn the_audit_of_a_school_that_has_much_is_read_in_the_order_of_its_index() {
    let world = World::new();
    let school = crowd(&world);
    let fill = format!(
        "INSERT INTO audit_events (school_id, at, kind, text)
         SELECT {school}, now() - n * interval '5 minutes', CASE WHEN n % 50 = 0 THEN 'goal' ELSE 'sign_in' END, 'x'
         FROM generate_series(1, 100000) n;
         ANALYZE audit_events"
    );
    world.admin().batch_execute(&fill).unwrap();
    let mut server = world.server();
    let words = "AND (e.text ~ ALL ('{x,y}'::text[]) OR e.actor_id IN (SELECT unnest('{1,2}'::bigint[])))";
    for words in ["", words] {
        let statement = format!(
            "SELECT e.* FROM audit_events e
             WHERE e.at >= '1970-01-01' AND (e.at, e.id) < (now(), 9223372036854775807)
                 AND e.kind = ANY (ARRAY['goal', 'sign_in', 'denied'])
                 AND coalesce(NULL, starts_with(e.text, 'exportou')) = starts_with(e.text, 'exportou')
                 AND (e.actor_id = NULL OR e.about_id = NULL OR true) {words}
             ORDER BY e.at DESC, e.id DESC LIMIT 51"
        );
        server
            .batch_execute(&format!(
                "BEGIN; SET LOCAL ROLE ideb_tenant; SET LOCAL app.school_id = '{school}'"
            ))
            .unwrap();
        let plan = explain(&mut server, &statement);
        assert!(plan.contains("Index Scan using audit_events_newest"), "{statement}\n{plan}");
        assert!(!plan.contains("Sort"), "{statement}\n{plan}");
        server.batch_execute("ROLLBACK").unwrap();
    }
}

/// Of one word in a thousand: anyone may search, before they sign in.
#[test]
fn schools_are_found_in_the_indexes_of_their_words() {
    let world = World::new();
    let mut admin = world.admin();
    admin
        .batch_execute(
            "INSERT INTO reference_schools (inep_code, name, municipality, state, name_words, words)
             SELECT (35000000 + n)::text, 'ESCOLA', 'OLINDA', 'SP', 'escola nome' || n % 1000,
                 'escola nome' || n % 1000 || ' olinda sp'
             FROM generate_series(1, 20000) n;
             ANALYZE reference_schools",
        )
        .unwrap();
    let mut server = world.server();
    server.batch_execute("BEGIN; SET LOCAL ROLE ideb_tenant").unwrap();
    for (words, index) in
        [("name_words", "reference_schools_by_name_words"), ("words", "reference_schools_by_words")]
    {
        let statement = format!(
            "SELECT s.inep_code FROM reference_schools s
             WHERE array_to_tsvector(string_to_array(s.{words}, ' ')) @@ $$'escola':* & 'nome77':*$$::tsquery"
        );
        let plan = explain(&mut server, &statement);
        assert!(plan.contains(index), "{statement}\n{plan}");
    }
}

fn explain(connection: &mut PgConnection, statement: &str) -> String {
    let lines: Vec<String> = sql::<Text>(&format!("EXPLAIN {statement}")).load(connection).unwrap();
    lines.join("\n")
}
