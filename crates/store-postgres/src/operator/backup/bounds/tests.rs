//! Everything that is kept and read by rules: either a constraint says them, or a restore looks.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use application::files::MediaType;
use diesel::connection::SimpleConnection;
use diesel::sql_types::Nullable;
use ideb_core::measure::{
    ApprovalRate, Edition, PerformanceIndicator, Proficiency, PublishedIdeb, SaebNote, SimulatedIdeb,
    StandardizedScore, TargetIdeb,
};
use ideb_core::reference::Network;
use kernel::{Decimal, Grade, Stage};
use learning_style::behaviour::{self, Help};
use learning_style::recommendation::{self, Sort};
use learning_style::{Intelligence, Style, questionnaire};
use lesson_planning::Discipline;
use lesson_planning::draft::Minutes;
use lesson_planning::plan::{Origin, PlanStatus};
use quiz_engine::class_simulation::{Kind, Level, Marks, State};
use quiz_engine::play::{self, Arrival, Gains, Pace};
use quiz_engine::progress::Achievement;
use quiz_engine::question::{Difficulty, Letter, SkillSource, Status};
use school_management::actions::action::{ActionStatus, ActionType, Priority};
use school_management::actions::indicator::IndicatorKind;
use school_management::actions::money::Money;
use school_management::actions::progress::Percent;
use school_management::actions::resource::ResourceType;
use school_management::actions::timeline::update::UpdateType;
use school_management::classes::class::{CalendarYear, Shift};
use school_management::notices::activity::ActivityKind;
use school_management::people::school_code::SchoolCode;
use school_management::people::staff::StaffRole;
use test_database::TestDatabase;

use super::*;
use crate::classes::class::GradeText;
use crate::operator::backup::tables;

macro_rules! measured {
    ($measure:ident) => {
        |text| $measure::parse(text).is_ok()
    };
}

fn is_edition(text: &str) -> bool {
    text.parse().is_ok_and(|year| Edition::new(year).is_ok())
}

fn is_calendar_year(text: &str) -> bool {
    text.parse().is_ok_and(|year| CalendarYear::new(year).is_ok())
}

/// Bits that mean something.
fn is_gains(text: &str) -> bool {
    text.parse().is_ok_and(|bits| Gains::stored(bits).is_some())
}

fn is_percent(text: &str) -> bool {
    text.parse().is_ok_and(|percent| Percent::new(percent).is_ok())
}

fn is_minutes(text: &str) -> bool {
    text.parse::<i64>().is_ok_and(|minutes| Minutes::try_from(minutes).is_ok())
}

fn is_item(text: &str) -> bool {
    questionnaire::ITEMS.iter().any(|item| item.slug == text)
}

fn is_step(text: &str) -> bool {
    text.parse().is_ok_and(|step: i16| (0..4).contains(&step))
}

/// Read by rules that the column's constraint says as well. Of a table in both schemas, the one of what is real.
const CONSTRAINED: &[(&str, &str, IsOne)] = &[
    ("bncc_skills", "code", is::<BnccCode>),
    ("schools", "state", is::<Uf>),
    ("schools", "code", is::<SchoolCode>),
    ("users", "role", is::<StaffRole>),
    ("classes", "year", is::<GradeText>),
    ("classes", "stage", is::<Stage>),
    ("classes", "shift", is::<Shift>),
    ("classes", "school_year", is_calendar_year),
    ("school_years", "year", is_calendar_year),
    ("subjects", "stage", is::<Stage>),
    ("files", "media_type", is::<MediaType>),
    ("skills", "source", is::<SkillSource>),
    ("lesson_plans", "discipline", is::<Discipline>),
    ("lesson_plans", "grade", is::<Grade>),
    ("lesson_plans", "duration", is_minutes),
    ("lesson_plans", "origin", is::<Origin>),
    ("lesson_plans", "status", is::<PlanStatus>),
    ("questions", "status", is::<Status>),
    ("questions", "difficulty", is::<Difficulty>),
    ("questions", "answer_key", is::<Letter>),
    ("question_versions", "answer_key", is::<Letter>),
    ("class_simulations", "kind", is::<Kind>),
    ("class_simulations", "level", is::<Level>),
    ("class_simulations", "state", is::<State>),
    ("class_simulation_questions", "letter", is::<Letter>),
    ("class_simulation_sheets", "marks", is::<Marks>),
    ("students", "pace", is::<Pace>),
    ("quizzes", "kind", is::<play::Kind>),
    ("quizzes", "level", is::<Level>),
    ("quizzes", "pace", is::<Pace>),
    ("quizzes", "state", is::<play::State>),
    ("quiz_questions", "difficulty", is::<Difficulty>),
    ("quiz_answers", "said", is::<Letter>),
    ("quiz_answers", "arrival", is::<Arrival>),
    ("quiz_answers", "gains", is_gains),
    ("student_misses", "step", is_step),
    ("student_achievements", "achievement", is::<Achievement>),
    ("learning_behaviors", "kind", is::<behaviour::Kind>),
    ("learning_behaviors", "help", is::<Help>),
    ("learning_replies", "items", is_item),
    ("learning_replies", "letters", is::<questionnaire::Letter>),
    ("learning_style_profiles", "dominant_style", is::<Style>),
    ("learning_style_profiles", "secondary_style", is::<Style>),
    ("learning_style_profiles", "prominent_intelligence", is::<Intelligence>),
    ("learning_recommendations", "sort", is::<Sort>),
    ("learning_recommendations", "priority", is::<recommendation::Priority>),
    ("strategic_actions", "type", is::<ActionType>),
    ("strategic_actions", "status", is::<ActionStatus>),
    ("strategic_actions", "priority", is::<Priority>),
    ("strategic_actions", "progress", is_percent),
    ("strategic_actions", "expected_budget", is::<Money>),
    ("strategic_actions", "actual_budget", is::<Money>),
    ("strategic_actions", "indicator", is::<IndicatorKind>),
    ("strategic_actions", "indicator_stage", is::<Stage>),
    ("strategic_actions", "baseline", is::<Decimal<2>>),
    ("strategic_actions", "target", is::<Decimal<2>>),
    ("action_resources", "resource_type", is::<ResourceType>),
    ("action_updates", "update_type", is::<UpdateType>),
    ("action_updates", "progress_before", is_percent),
    ("action_updates", "progress_after", is_percent),
    ("audit_events", "kind", is::<ActivityKind>),
    ("ideb_data", "stage", is::<Stage>),
    ("ideb_data", "year", is_edition),
    ("ideb_data", "ideb_score", measured!(PublishedIdeb)),
    ("ideb_data", "approval_rate", measured!(ApprovalRate)),
    ("ideb_data", "approval_by_grade", measured!(ApprovalRate)),
    ("ideb_data", "proficiency_lp", measured!(Proficiency)),
    ("ideb_data", "proficiency_mt", measured!(Proficiency)),
    ("ideb_data", "standardized_score", measured!(StandardizedScore)),
    ("ideb_data", "performance_indicator", measured!(PerformanceIndicator)),
    ("ideb_data", "mec_goal", measured!(PublishedIdeb)),
    ("ideb_goals", "stage", is::<Stage>),
    ("ideb_goals", "year", is_edition),
    ("ideb_goals", "goal", measured!(PublishedIdeb)),
    ("enrolments", "stage", is::<Stage>),
    ("simulations", "stage", is::<Stage>),
    ("simulations", "approval_rate", measured!(ApprovalRate)),
    ("simulations", "saeb_score", measured!(SaebNote)),
    ("simulations", "calculated_ideb", measured!(SimulatedIdeb)),
    ("simulations", "target_ideb", measured!(TargetIdeb)),
    ("simulations", "edition", is_edition),
    ("simulations", "proficiency_lp", measured!(Proficiency)),
    ("simulations", "proficiency_mt", measured!(Proficiency)),
    ("simulations", "approval_by_grade", measured!(ApprovalRate)),
    ("simulations", "standardized_score", measured!(StandardizedScore)),
    ("simulations", "performance_indicator", measured!(PerformanceIndicator)),
    ("simulations", "published_ideb", measured!(PublishedIdeb)),
    ("student_performance", "score", is::<Decimal<2>>),
    ("student_performance", "grade", is::<Decimal<1>>),
    ("reference_school_results", "stage", is::<Stage>),
    ("reference_school_results", "year", is_edition),
    ("reference_school_results", "network", is::<Network>),
    ("reference_school_results", "approval", measured!(ApprovalRate)),
    ("reference_school_results", "approval_by_grade", measured!(ApprovalRate)),
    ("reference_school_results", "indicator", measured!(PerformanceIndicator)),
    ("reference_school_results", "proficiency_lp", measured!(Proficiency)),
    ("reference_school_results", "proficiency_mt", measured!(Proficiency)),
    ("reference_school_results", "score", measured!(StandardizedScore)),
    ("reference_school_results", "ideb", measured!(PublishedIdeb)),
    ("reference_school_results", "target", measured!(PublishedIdeb)),
    ("reference_area_results", "network", is::<Network>),
    ("reference_area_results", "stage", is::<Stage>),
    ("reference_area_results", "year", is_edition),
    ("reference_area_results", "approval", measured!(ApprovalRate)),
    ("reference_area_results", "approval_by_grade", measured!(ApprovalRate)),
    ("reference_area_results", "indicator", measured!(PerformanceIndicator)),
    ("reference_area_results", "proficiency_lp", measured!(Proficiency)),
    ("reference_area_results", "proficiency_mt", measured!(Proficiency)),
    ("reference_area_results", "score", measured!(StandardizedScore)),
    ("reference_area_results", "ideb", measured!(PublishedIdeb)),
    ("reference_area_results", "target", measured!(PublishedIdeb)),
    ("reference_coverage", "stage", is::<Stage>),
    ("reference_coverage", "year", is_edition),
    ("reference_advances", "stage", is::<Stage>),
    ("reference_advances", "network", is::<Network>),
    ("reference_advances", "median", is::<Decimal<2>>),
];

/// Read as any text or number, or not at all.
const AS_THEY_ARE: &[(&str, &[&str])] = &[
    ("schools", &["name", "municipality"]),
    ("people", &["kind", "password_hash"]),
    ("users", &["kind", "first_name", "last_name"]),
    ("logins", &["kind", "name"]),
    ("students", &["kind"]),
    ("subjects", &["description"]),
    (
        "bncc_skills",
        &["area", "first_year", "last_year", "description", "unit", "practice", "objects", "words"],
    ),
    ("pupil_imports", &["file_name"]),
    ("class_moves", &["class_name"]),
    ("file_chunks", &["place"]),
    ("class_simulation_questions", &["ordinal"]),
    ("class_simulation_sheets", &["place"]),
    ("quiz_questions", &["ordinal", "right_lately"]),
    ("quiz_answers", &["points"]),
    // One that is no code of its source is left out of a list.
    ("skills", &["code"]),
    ("question_words", &["words"]),
    ("strategic_actions", &["description", "indicator_grade", "baseline_year", "target_students"]),
    ("action_milestones", &["description", "place"]),
    ("action_resources", &["description", "file_name"]),
    ("action_updates", &["title", "description"]),
    (
        "lesson_plans",
        &[
            "objectives",
            "content",
            "methodology",
            "resources",
            "evaluation",
            "audience",
            "considerations",
            "words",
            "note",
        ],
    ),
    // What is right is bounded together with the options.
    ("lesson_plan_questions", &["place", "statement", "options", "correct", "explanation"]),
    ("learning_recommendations", &["title", "description", "reasoning", "note"]),
    ("known_devices", &["device"]),
    ("audit_events", &["text"]),
    // One that is none marks nothing.
    ("notification_marks", &["key"]),
    ("simulations", &["mode"]),
    // A grade that is none is left out.
    ("enrolments", &["grade_place", "pupils"]),
    ("quotas", &["name", "bounded_by"]),
    ("reference_schools", &["name", "municipality", "named_in", "placed_in", "name_words", "words"]),
    // Of a school that is there.
    ("reference_school_results", &["inep_code", "told_in"]),
    ("reference_area_results", &["area", "place"]),
    ("reference_files", &["name", "sha256"]),
    // A lever that is none is left out.
    ("reference_advances", &["lever"]),
    ("reference_saeb_descriptors", &["topic", "description"]),
];

/// Texts and numbers of many kinds: where a constraint lets more by than its column's reader, one of them shows it.
fn tried() -> Vec<String> {
    let signs = (' '..='~').flat_map(|sign| [1, 3, 5].map(|times| sign.to_string().repeat(times)));
    let words = ["RO", "ro", "XX", "11005823", "99999999", "1100015", "9999999", "nada", "a b c!"];
    let codes = ["EF05MA07", "EF99MA07", "MT-5-D1", "MT-5-D99"];
    let long = [30, 60, 80, 200, 254].map(|length| "x".repeat(length));
    let numbers = ["-1", "-0.1", "0", "1", "1.1", "5.05", "10", "10.1", "11", "100.1", "101", "500.1", "501"];
    let years = ["1999", "2000", "2003", "2004", "2005", "2006", "2023", "2099", "2100", "2101"];
    let given = [
        &words[..],
        &codes,
        &numbers,
        &years,
        &["ana@escola.br", "https://exemplo.org/guia"],
        &MediaType::ALL.map(MediaType::slug),
    ]
    .concat();
    signs.chain(given.into_iter().map(str::to_owned)).chain(long).collect()
}

const CLASSES: &str = "public.classes";

#[derive(QueryableByName)]
struct Kept {
    #[diesel(sql_type = Nullable<Text>)]
    kept: Option<String>,
}

/// A table of its own with the constraints of another, in which one column at a time is filled.
struct Bare<'a> {
    connection: PgConnection,
    table: &'a Table,
}

impl<'a> Bare<'a> {
    fn of(database: &TestDatabase, table: &'a Table) -> Self {
        let mut connection = PgConnection::establish(&database.admin_url()).unwrap();
        let nullable = table.columns.iter().map(|column| format!("ALTER {} DROP NOT NULL", quoted(column)));
        let nullable: Vec<_> = nullable.collect();
        connection
            .batch_execute(&format!(
                "CREATE TEMP TABLE bare (LIKE {} INCLUDING CONSTRAINTS);
                 ALTER TABLE bare {}; ALTER TABLE bare DROP CONSTRAINT IF EXISTS simulations_mode_whole,
                    DROP CONSTRAINT IF EXISTS questions_skill_whole, DROP CONSTRAINT IF EXISTS questions_image_told,
                    DROP CONSTRAINT IF EXISTS questions_source_of_base,
                    DROP CONSTRAINT IF EXISTS strategic_actions_indicator_whole,
                    DROP CONSTRAINT IF EXISTS action_updates_progress_whole,
                    DROP CONSTRAINT IF EXISTS action_resources_link_or_file,
                    DROP CONSTRAINT IF EXISTS class_simulations_ended, DROP CONSTRAINT IF EXISTS class_simulations_counted,
                    DROP CONSTRAINT IF EXISTS class_simulation_questions_answer_whole,
                    DROP CONSTRAINT IF EXISTS class_simulation_sheets_observations_of,
                    DROP CONSTRAINT IF EXISTS quizzes_subject_told, DROP CONSTRAINT IF EXISTS quizzes_ended,
                    DROP CONSTRAINT IF EXISTS quizzes_counted, DROP CONSTRAINT IF EXISTS quiz_questions_anew,
                    DROP CONSTRAINT IF EXISTS quiz_answers_right,
                    DROP CONSTRAINT IF EXISTS learning_behaviors_help_told,
                    DROP CONSTRAINT IF EXISTS learning_style_profiles_ranked,
                    DROP CONSTRAINT IF EXISTS learning_recommendations_implemented",
                table.quoted,
                nullable.join(", ")
            ))
            .unwrap();
        Self { connection, table }
    }

    fn kind(&self, column: &str) -> &str {
        let place = self.table.columns.iter().position(|known| known == column).unwrap();
        &self.table.types[place]
    }

    /// A row with one value, which is bound as a text.
    fn insert(&self, column: &str) -> String {
        let kind = self.kind(column);
        let value = if kind.ends_with("[]") { "ARRAY[$1]" } else { "$1" };
        format!("INSERT INTO bare ({}) VALUES ({value}::{kind})", quoted(column))
    }

    /// Every word that a constraint of the table speaks of.
    fn said(&mut self) -> Vec<String> {
        let said: Vec<Named> = diesel::sql_query(
            "SELECT DISTINCT word[1] AS name FROM pg_constraint,
                regexp_matches(pg_get_constraintdef(oid), '''([^'']*)''::text', 'g') word
             WHERE conrelid = 'bare'::regclass",
        )
        .load(&mut self.connection)
        .unwrap();
        said.into_iter().map(|said| said.name).collect()
    }

    /// A class is of a stage, and its grade one of that.
    fn of_stage(&mut self, stage: &str) {
        if self.table.name == CLASSES {
            let default = format!("ALTER TABLE bare ALTER stage SET DEFAULT '{stage}'");
            self.connection.batch_execute(&default).unwrap();
        }
    }

    /// What was tried as the column keeps it, where its constraint lets it by.
    fn kept(&mut self, column: &str) -> Vec<String> {
        let (insert, name) = (self.insert(column), quoted(column));
        let one = if self.kind(column).ends_with("[]") { "[1]" } else { "" };
        let insert = format!("{insert} RETURNING {name}{one}::text AS kept");
        let all: Vec<_> = tried().into_iter().chain(self.said()).collect();
        let mut found = Vec::new();
        for stage in Stage::ALL.map(Stage::slug) {
            self.of_stage(stage);
            for text in &all {
                let row: QueryResult<Kept> =
                    diesel::sql_query(&insert).bind::<Text, _>(text).get_result(&mut self.connection);
                found.extend(row.ok().and_then(|row| row.kept));
            }
            if self.table.name != CLASSES {
                break;
            }
        }
        found
    }

    /// Whether a restore refuses a row with this text, and nothing but it.
    fn is_refused(&mut self, column: &str, text: &str) -> bool {
        self.connection.batch_execute("TRUNCATE bare").unwrap();
        let insert = diesel::sql_query(self.insert(column)).bind::<Text, _>(text);
        insert.execute(&mut self.connection).unwrap();
        let bare = Table { quoted: "bare".to_owned(), ..self.table.clone() };
        let looked = self.connection.transaction(|connection| texts(connection, &bare));
        match looked {
            Ok(()) => false,
            Err(RestoreError::Value { column: told, .. }) if told == column => true,
            Err(other) => panic!("{column}: {other}"),
        }
    }
}

fn kept_tables(database: &TestDatabase) -> Vec<Table> {
    let mut connection = PgConnection::establish(&database.admin_url()).unwrap();
    tables::tables(&mut connection).unwrap().into_iter().filter(|table| table.kept).collect()
}

fn bare_name(table: &Table) -> &str {
    table.name.split_once('.').unwrap().1
}

/// A column that comes is read as it is, bounded by its constraint, or looked at by a restore: it has its line somewhere.
#[test]
fn every_text_and_number_that_is_kept_is_known() {
    let database = TestDatabase::new();
    for table in kept_tables(&database) {
        for (column, kind) in table.columns.iter().zip(&table.types) {
            if !["text", "numeric", "smallint"].iter().any(|read| kind.starts_with(read)) {
                continue;
            }
            let name = bare_name(&table);
            let is_constrained = CONSTRAINED.iter().any(|(of, known, _)| (*of, *known) == (name, column));
            let is_any =
                AS_THEY_ARE.iter().any(|(of, known)| *of == name && known.contains(&column.as_str()));
            let is_looked_at = TEXTS.iter().any(|(of, known, _)| table.has(of, known) && known == column)
                || VALUES.iter().any(|(of, known, _)| table.has(of, known) && known == column);
            let ways = [is_constrained, is_any, is_looked_at].into_iter().filter(|way| *way).count();
            assert_eq!(ways, 1, "{}.{column} {kind}", table.name);
        }
    }
}

#[test]
fn what_a_constraint_bounds_is_read_whole() {
    let database = TestDatabase::new();
    for table in kept_tables(&database) {
        let mut bare = Bare::of(&database, &table);
        for (_, column, is_one) in CONSTRAINED.iter().filter(|(name, ..)| *name == bare_name(&table)) {
            let kept = bare.kept(column);
            assert!(!kept.is_empty(), "{}.{column} takes none of what was tried", table.name);
            let unread: Vec<_> = kept.iter().filter(|text| !is_one(text)).collect();
            assert!(unread.is_empty(), "{}.{column} also takes {unread:?}", table.name);
        }
    }
}

#[test]
fn what_a_constraint_lets_by_that_no_reader_takes_is_refused() {
    let database = TestDatabase::new();
    for table in kept_tables(&database) {
        let mut bare = Bare::of(&database, &table);
        for (_, column, is_one) in TEXTS.iter().filter(|(name, column, _)| table.has(name, column)) {
            let (read, unread): (Vec<_>, Vec<_>) =
                bare.kept(column).into_iter().partition(|text| is_one(text));
            let tried = unread.first().zip(read.first());
            let (unread, read) =
                tried.unwrap_or_else(|| panic!("{}.{column}: {unread:?}, {read:?}", table.name));
            assert!(bare.is_refused(column, unread), "{}.{column}: {unread}", table.name);
            assert!(!bare.is_refused(column, read), "{}.{column}: {read}", table.name);
        }
    }
}

/// The names within `Word<...>` and `Number<...>` of all sources.
fn read_as(wrapper: &str, folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_as(wrapper, &path, found);
            continue;
        }
        let source = fs::read_to_string(&path).unwrap_or_default();
        for rest in source.split(&format!("{wrapper}<")).skip(1) {
            let name: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
            if name.len() > 1 {
                found.insert(name);
            }
        }
    }
}

/// Sessions are in no backup, and neither are the browsers and systems of theirs.
#[test]
fn every_kind_that_is_read_from_a_column_is_known() {
    let (mut words, mut numbers) = (BTreeSet::new(), BTreeSet::new());
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    read_as("Word", &sources, &mut words);
    read_as("Number", &sources, &mut numbers);
    for left_out in ["Browser", "System"] {
        assert!(words.remove(left_out), "{left_out}");
    }
    let known = concat!(include_str!("../bounds.rs"), include_str!("tests.rs"));
    for word in words {
        assert!(known.contains(&format!("is::<{word}>),")), "{word}");
    }
    for number in numbers {
        let is_known =
            known.contains(&format!("measured!({number})")) || known.contains(&format!("is::<{number}<"));
        assert!(is_known, "{number}");
    }
}
