//! What refers to a pupil: what it says of them, and what is left of it once they are gone.

use std::collections::BTreeSet;

use application::gate::session::LiveSession;
use application::pupils::erasure::{Erased, TABLES};
use application::pupils::take_back::take_back;
use application::tx::database::in_school;
use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use kernel::{PersonId, StoreError};
use school_management::people::pupil::store::{Entered, NewPupilImport};

use crate::pupils::{add, add_class, entered, issued, pupil, typed};
use crate::world::{World, at, texts, user};

/// Tables that refer to pupils, or to people but for the staff's own.
const REFER: &str = "SELECT DISTINCT c.relname::text AS text FROM pg_constraint f
    JOIN pg_class c ON c.oid = f.conrelid JOIN pg_class p ON p.oid = f.confrelid
    WHERE f.contype = 'f' AND p.relname IN ('students', 'people') AND c.relname <> 'users'
    AND c.relnamespace = 'public'::regnamespace";

/// Writes a row about a pupil into one of the tables, where an import does not.
fn row_in(table: &str, of: &LiveSession, id: PersonId) -> String {
    let school = of.scope().school();
    match table {
        "students" | "class_moves" | "issued_passwords" | "logins" => "SELECT 1".to_owned(),
        "student_performance" => format!(
            "INSERT INTO subjects (school_id, name, stage) VALUES ({school}, 'Arte', 'anos_finais');
             INSERT INTO student_performance (school_id, student_id, subject_id, score, total_questions, correct_answers,
                completed_at) SELECT {school}, {id}, id, 60, 10, 6, now() FROM subjects"
        ),
        "class_simulation_sheets" => format!(
            "INSERT INTO class_simulations (school_id, class_id, kind, level, started_by, started_at)
             SELECT {school}, min(c.id), 'impressa', 'misto', {by}, now() FROM classes c;
             INSERT INTO class_simulation_sheets (school_id, simulation_id, place, student_id, marks, observations)
             SELECT {school}, max(id), 1, {id}, 'A', 'Faltou.' FROM class_simulations",
            by = user(of)
        ),
        "quizzes" => format!(
            "INSERT INTO quizzes (school_id, student_id, kind, level, pace, started_at, presented_at)
             VALUES ({school}, {id}, 'revisao', 'misto', 'normal', now(), now())"
        ),
        "student_skills" => format!(
            "INSERT INTO subjects (school_id, name, stage) VALUES ({school}, 'Dança', 'anos_finais');
             INSERT INTO skills (school_id, subject_id, source, code, name)
             SELECT {school}, id, 'own', 'girar', 'Girar' FROM subjects WHERE name = 'Dança';
             INSERT INTO student_skills (school_id, student_id, skill_id, mastery, hits, answers, mastered_once)
             SELECT {school}, {id}, id, 665730, 1, 1, false FROM skills"
        ),
        "student_misses" => format!(
            "INSERT INTO subjects (school_id, name, stage) VALUES ({school}, 'Teatro', 'anos_finais');
             INSERT INTO questions (school_id, subject_id, status, difficulty, statement, option_a, option_b, option_c,
                option_d, answer_key, fingerprint, created_by, created_at)
             SELECT {school}, id, 'ativa', 'facil', 'Quem?', '1', '2', '3', '4', 'A', sha256('x'), {by}, now()
             FROM subjects WHERE name = 'Teatro';
             INSERT INTO student_misses (school_id, student_id, question_id, since, step)
             SELECT {school}, {id}, id, now()::date, 0 FROM questions",
            by = user(of)
        ),
        "student_records" => format!(
            "INSERT INTO student_records VALUES ({school}, {id}, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0)"
        ),
        "student_standings" => format!(
            "INSERT INTO subjects (school_id, name, stage) VALUES ({school}, 'Música', 'anos_finais');
             INSERT INTO student_standings (school_id, student_id, subject_id, points, quizzes, hits, answers, best_streak)
             SELECT {school}, {id}, id, 15, 1, 1, 1, 1 FROM subjects WHERE name = 'Música'"
        ),
        "student_achievements" => format!(
            "INSERT INTO student_achievements (school_id, student_id, achievement, at)
             VALUES ({school}, {id}, 'primeiro_quiz', now())"
        ),
        "learning_behaviors" => format!(
            "INSERT INTO subjects (school_id, name, stage) VALUES ({school}, 'Circo', 'anos_finais');
             INSERT INTO questions (school_id, subject_id, status, difficulty, statement, option_a, option_b, option_c,
                option_d, answer_key, fingerprint, created_by, created_at)
             SELECT {school}, id, 'ativa', 'facil', 'Quanto?', '1', '2', '3', '4', 'A', sha256('y'), {by}, now()
             FROM subjects WHERE name = 'Circo';
             INSERT INTO quizzes (school_id, student_id, kind, level, pace, state, started_at, ended_at, presented_at)
             VALUES ({school}, {id}, 'revisao', 'misto', 'normal', 'abandonado', now(), now(), now());
             INSERT INTO quiz_questions (school_id, quiz_id, ordinal, question_id, version, difficulty, right_lately)
             SELECT {school}, max(z.id), 1, max(q.id), 1, 'facil', 0 FROM quizzes z CROSS JOIN questions q
             WHERE z.student_id = {id} AND q.statement = 'Quanto?';
             INSERT INTO learning_behaviors (school_id, student_id, quiz_id, question_id, kind, at)
             SELECT {school}, {id}, max(c.quiz_id), max(c.question_id), 'imagem_aberta', now() FROM quiz_questions c",
            by = user(of)
        ),
        "learning_replies" => format!(
            "INSERT INTO learning_replies (school_id, student_id, items, letters, at)
             VALUES ({school}, {id}, ARRAY['prova'], ARRAY['a'], now())"
        ),
        "learning_style_profiles" => format!(
            "INSERT INTO learning_style_profiles (school_id, student_id, vark, intelligences, confidence, interactions, analyzed_at)
             VALUES ({school}, {id}, array_fill(2500, ARRAY[12]), array_fill(5000, ARRAY[24]), 0, 0, now())"
        ),
        "learning_recommendations" => format!(
            "INSERT INTO learning_recommendations (school_id, student_id, sort, priority, title, description, reasoning, skills,
                questions, created_at, expires_at)
             VALUES ({school}, {id}, 'pratica_espacada', 'high', 't', 'd', 'r', '{{}}', '{{}}', now(), now())"
        ),
        "sessions" => format!(
            "INSERT INTO sessions (sid, school_id, person_id, created_at, seen_at, expire)
             VALUES (md5('x') || md5('x'), {school}, {id}, now(), now(), now())"
        ),
        "known_devices" => format!(
            "INSERT INTO known_devices (school_id, person_id, device, seen_at) VALUES ({school}, {id}, 'd', now())"
        ),
        "notification_reads" => format!(
            "INSERT INTO notification_reads (school_id, person_id, seen_at) VALUES ({school}, {id}, now())"
        ),
        "idempotency_keys" => format!(
            "INSERT INTO idempotency_keys (school_id, person_id, key, request, claimed_at)
             VALUES ({school}, {id}, 'k', 'r', now())"
        ),
        "audit_events" => format!(
            "INSERT INTO audit_events (school_id, at, about_id, kind, text) VALUES ({school}, now(), {id}, 'pupils', 'x')"
        ),
        other => panic!("say how a row of {other} is written about a pupil"),
    }
}

#[test]
fn every_table_that_refers_to_pupils_is_known_to_export_and_erasure() {
    let world = World::new();
    let ana = world.school("ana");
    let known: BTreeSet<String> = TABLES.iter().map(|about| about.table.to_owned()).collect();
    let refer = |admin: &mut PgConnection| texts(admin, REFER).into_iter().collect::<BTreeSet<_>>();
    let mut admin = world.admin();
    assert_eq!(refer(&mut admin), known, "say in `application::pupils::erasure` what becomes of it");

    // A row of the pupil in each, found by whatever refers to them.
    let own = add_class(&world, &ana, "9º A", None);
    let id = add(&world, &ana, &[pupil("1", "Bia", Some(own), issued(at(100)))])[0];
    for about in TABLES {
        admin.batch_execute(&row_in(about.table, &ana, id)).unwrap();
    }
    let columns = "SELECT DISTINCT c.relname || ' ' || a.attname AS text FROM pg_constraint f
        JOIN pg_class c ON c.oid = f.conrelid JOIN pg_class p ON p.oid = f.confrelid
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = f.conkey[2]
        WHERE f.contype = 'f' AND p.relname IN ('students', 'people') AND c.relname <> 'users'
        AND c.relnamespace = 'public'::regnamespace";
    let columns = texts(&mut admin, columns);
    let mut held = || {
        let found = columns.iter().filter(|column| {
            let (table, column) = column.split_once(' ').unwrap();
            !texts(&mut admin, &format!("SELECT 'x' AS text FROM {table} WHERE {column} = {id}")).is_empty()
        });
        found.map(|column| column.split(' ').next().unwrap().to_owned()).collect::<BTreeSet<_>>()
    };
    assert_eq!(held(), known, "no table was left without a row");
    let traces = world.view(&ana).pupils().traces(id).unwrap();
    assert_eq!((traces.activities.len(), traces.sessions.len(), traces.devices.len()), (1, 1, 1));
    assert!(traces.bell_read_at.is_some());

    world.within(&ana, |tx| tx.school().erase_pupils(&[id])).unwrap();
    // The trail keeps the number, which names nobody.
    assert_eq!(held(), BTreeSet::from(["audit_events".to_owned()]));
    for about in TABLES {
        let rows = texts(&mut world.admin(), &format!("SELECT 'x' AS text FROM {} LIMIT 1", about.table));
        let may_stay = about.when_erased == Erased::Nobodys || ["sessions", "logins"].contains(&about.table);
        assert_eq!(!rows.is_empty(), may_stay, "{}", about.table);
    }
    let person =
        format!("SELECT active || ' ' || (password_hash IS NULL) AS text FROM people WHERE id = {id}");
    assert_eq!(texts(&mut world.admin(), &person), ["false true"]);

    // The comparison sees a table to come.
    let later = "CREATE TABLE quiz_later (school_id bigint, student_id bigint,
        FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id))";
    world.admin().batch_execute(later).unwrap();
    assert_ne!(refer(&mut world.admin()), known);
}

#[test]
fn a_pupil_is_in_use_by_what_they_did_and_what_was_changed() {
    let world = World::new();
    let ana = world.school("ana");
    let own = add_class(&world, &ana, "9º A", None);
    let mut admin = world.admin();
    let mut number = 0;
    // Whether a pupil of a new import is in use, for whom this is written.
    let mut in_use = |write: &dyn Fn(PersonId) -> String| {
        number += 1;
        let new = [pupil(&number.to_string(), "Bia", Some(own), issued(at(100)))];
        let about = NewPupilImport { by: user(&ana), file_name: "a.csv".to_owned(), created: 1, updated: 0 };
        let (import, id) = world
            .within(&ana, |tx| {
                let import = tx.school().add_pupil_import(&about, at(number))?;
                let ids = tx.school().add_pupils(&new, Entered { import: Some(import), ..entered(&ana) })?;
                Ok((import, ids[0]))
            })
            .unwrap();
        admin.batch_execute(&write(id)).unwrap();
        let used = world.within(&ana, |tx| tx.school().pupils_in_use(import)).unwrap();
        let listed = world.view(&ana).pupils().pupil_imports(1).unwrap()[0].used;
        assert_eq!(listed, used.len(), "the list tells what the undo goes by");
        admin
            .batch_execute(
                "DELETE FROM quizzes; DELETE FROM student_performance; DELETE FROM class_simulations; DELETE FROM student_skills;
                DELETE FROM student_misses; DELETE FROM student_standings; DELETE FROM questions; DELETE FROM subjects;
                DELETE FROM sessions",
            )
            .unwrap();
        used == [id]
    };
    for about in TABLES {
        assert_eq!(in_use(&|id| row_in(about.table, &ana, id)), about.means_in_use, "{}", about.table);
    }
    for (write, expected) in [
        ("SELECT 1", false),
        ("UPDATE issued_passwords SET printed_at = now()", false),
        ("UPDATE students SET changed_at = now()", true),
        ("UPDATE people SET password_hash = '$' WHERE kind = 'pupil'", true),
    ] {
        assert_eq!(in_use(&|_| write.to_owned()), expected, "{write}");
    }
}

#[test]
fn who_goes_leaves_their_room_unless_the_trail_names_them() {
    let world = World::new();
    let ana = world.school("ana");
    let mut admin = world.admin();
    // The manager, and three besides.
    admin.batch_execute("UPDATE quotas SET most = 4 WHERE name = 'people'").unwrap();
    let import = || {
        world.within(&ana, |tx| {
            let about =
                NewPupilImport { by: user(&ana), file_name: "a.csv".to_owned(), created: 2, updated: 0 };
            let import = tx.school().add_pupil_import(&about, at(1))?;
            let new = ["1", "2"].map(|number| pupil(number, "Bia", None, issued(at(100))));
            tx.school().add_pupils(&new, Entered { import: Some(import), ..entered(&ana) })?;
            Ok(import)
        })
    };
    let undo = |id| in_school(&world.postgres, ana.scope(), |tx| take_back(tx, user(&ana), id, at(2)));
    for _ in 0..3 {
        assert_eq!(undo(import().unwrap()).unwrap(), 2);
    }
    assert_eq!(texts(&mut admin, "SELECT count(*)::text AS text FROM people"), ["1"]);
    // The trail names one of two: their number stays, and counts.
    let id = import().unwrap();
    let named = world.within(&ana, |tx| Ok(tx.school().pupils_of_import(id)?[0])).unwrap();
    admin.batch_execute(&row_in("audit_events", &ana, named)).unwrap();
    undo(id).unwrap();
    let left = "SELECT id || ' ' || active AS text FROM people WHERE kind = 'pupil'";
    assert_eq!(texts(&mut admin, left), [format!("{named} false")]);
    undo(import().unwrap()).unwrap();
    add(&world, &ana, &[pupil("3", "Caio", None, typed())]);
    let full = import();
    assert!(matches!(&full, Err(StoreError::Full { name, most: 4 }) if name == "people"), "{full:?}");
}

#[test]
fn the_server_removes_no_member_of_the_staff() {
    let world = World::new();
    let ana = world.school("ana");
    let school = ana.scope().school();
    let mut server = world.server();
    server
        .batch_execute(&format!(
            "BEGIN; SET LOCAL ROLE ideb_tenant; SET LOCAL app.school_id = '{school}'; DELETE FROM people; COMMIT"
        ))
        .unwrap();
    assert_eq!(texts(&mut world.admin(), "SELECT kind AS text FROM people"), ["staff"]);
}
