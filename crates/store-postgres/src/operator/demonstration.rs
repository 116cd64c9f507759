//! The demonstration, which comes and goes without a trace in what is real.

use application::gate::model::World;
use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use ideb_core::store::ReferenceLoader;
use kernel::StoreError;
use school_management::people::staff::Username;

use crate::column::words::Word;
use crate::operator::{Operator, attempts};
use crate::schema::people::{schools, users};

/// Commands on the demonstration take turns, and whoever writes in its name waits, and then finds nobody.
const TURNS: &str = "SELECT pg_advisory_xact_lock(hashtext('demonstration'));
    SELECT FROM people WHERE school_id IN (SELECT id FROM schools WHERE demo) FOR UPDATE";

/// All that a school has, in an order in which nothing points to what is gone.
const TABLES: [&str; 50] = [
    "simulations",
    "enrolments",
    "ideb_goals",
    "ideb_data",
    "audit_events",
    "notification_reads",
    "notification_marks",
    "idempotency_keys",
    "sessions",
    "known_devices",
    "logins",
    "issued_passwords",
    "student_performance",
    "class_simulation_sheets",
    "class_simulation_questions",
    "class_simulations",
    "learning_recommendations",
    "learning_style_profiles",
    "learning_replies",
    "learning_behaviors",
    "learning_periods",
    "quiz_answers",
    "quiz_questions",
    "quizzes",
    "student_skills",
    "student_misses",
    "student_records",
    "student_standings",
    "student_achievements",
    "question_versions",
    "lesson_plan_questions",
    "lesson_plans",
    "question_words",
    "questions",
    "skill_parameters",
    "skills",
    "action_resources",
    "file_chunks",
    "files",
    "action_updates",
    "action_milestones",
    "strategic_actions",
    "class_moves",
    "students",
    "pupil_imports",
    "classes",
    "subjects",
    "school_years",
    "users",
    "people",
];

/// The SAEB's descriptors stay: they are of no school, and none of them is invented.
const FORGET: &str = "SET LOCAL ROLE ideb_loader; SET LOCAL search_path = demonstration;
    DELETE FROM reference_school_results; DELETE FROM reference_schools; DELETE FROM reference_area_results;
    DELETE FROM reference_coverage; DELETE FROM reference_advances; DELETE FROM reference_files; RESET ROLE";

impl Operator {
    /// Loads what is invented, where no real school looks.
    pub fn load_demonstration<T, E: From<StoreError>>(
        &mut self,
        work: impl FnOnce(&mut dyn ReferenceLoader) -> Result<T, E>,
    ) -> Result<T, E> {
        self.load_into(World::Demonstration, work)
    }

    /// The database's planner hears of what schools got at once, not only when it next looks by itself: until then it takes tables
    /// for empty, and a map takes ten times as long.
    pub fn tell_planner(&mut self) -> Result<(), StoreError> {
        let tables = TABLES.join(", ");
        self.run("tell_planner", |connection| connection.batch_execute(&format!("ANALYZE {tables}")))
    }

    /// Removes the demonstration's schools with all that is theirs, and what was invented around them. `false` when there
    /// was nothing.
    #[expect(clippy::disallowed_methods, reason = "an operator's command is its own transaction")]
    pub fn remove_demonstration(&mut self) -> Result<bool, StoreError> {
        self.run("remove_demonstration", |connection| {
            connection.transaction(|connection| {
                connection.batch_execute(TURNS)?;
                forget_attempts(connection)?;
                for table in TABLES {
                    let of_theirs = "school_id IN (SELECT id FROM schools WHERE demo)";
                    connection.batch_execute(&format!("DELETE FROM {table} WHERE {of_theirs}"))?;
                }
                let removed = diesel::delete(schools::table.filter(schools::demo)).execute(connection)?;
                connection.batch_execute(FORGET)?;
                Ok(removed > 0)
            })
        })
    }
}

/// Whoever signs in by one of these names later has failed at nothing.
fn forget_attempts(connection: &mut PgConnection) -> QueryResult<()> {
    let staff: Vec<(i64, Word<Username>)> = users::table
        .inner_join(schools::table.on(schools::id.eq(users::school_id)))
        .filter(schools::demo)
        .select((users::id, users::username))
        .load(connection)?;
    for (person, username) in staff {
        attempts::forget(connection, &username.0, person)?;
    }
    Ok(())
}
