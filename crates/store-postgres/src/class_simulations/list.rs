//! Simulations as screens show them.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, Text, Timestamptz};
use kernel::{ClassId, ClassSimulationId, FileId, PersonId, SkillId, StoreError, SubjectId};
use quiz_engine::class_simulation::store::KnownClassSimulations;
use quiz_engine::class_simulation::view::{
    AskedText, ClassSimulationFilter, ClassSimulationPage, ClassSimulationsFound, ClassSimulationsView,
    OfSubject, SheetOfPupil,
};
use quiz_engine::class_simulation::{
    About, ClassSimulation, ClassSimulationSeen, Kind, Level, Marks, Observations, State, Tally,
    skill_in_full,
};
use quiz_engine::question::view::COUNTED;
use quiz_engine::question::{
    AltText, BaseText, BaseWords, Difficulty, Explanation, Image, Letter, OptionText, Options, QuestionText,
    SkillSource, Source, Statement,
};

use super::known;
use super::skill;
use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;

row! {
    SeenRow {
        id: i64 => BigInt,
        class_id: i64 => BigInt,
        class_name: String => Text,
        teacher_id: Option<i64> => Nullable<BigInt>,
        subject_id: Option<i64> => Nullable<BigInt>,
        subject_name: Option<String> => Nullable<Text>,
        kind: Word<Kind> => Text,
        level: Word<Level> => Text,
        skill_id: Option<i64> => Nullable<BigInt>,
        skill_source: Option<Word<SkillSource>> => Nullable<Text>,
        skill_code: Option<String> => Nullable<Text>,
        skill_name: Option<String> => Nullable<Text>,
        skill_said: Option<String> => Nullable<Text>,
        state: Word<State> => Text,
        questions: Count => BigInt,
        pupils: Count => BigInt,
        done: Count => BigInt,
        hits: Option<i32> => Nullable<Integer>,
        answers: Option<i32> => Nullable<Integer>,
        started_by: i64 => BigInt,
        started_by_name: String => Text,
        started_at: DateTime<Utc> => Timestamptz,
        ended_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
    }
}

statement! {
    SeenThose(ids: Vec<i64> => Array<BigInt>) -> SeenRow =
        "SELECT s.id, s.class_id, c.name AS class_name, c.teacher_id, s.subject_id, j.name AS subject_name, s.kind,
            s.level, s.skill_id, k.source AS skill_source, k.code AS skill_code, k.name AS skill_name, r.description AS skill_said, s.state,
            asked.questions, coalesce(typed.pupils, 0) AS pupils,
            CASE s.kind WHEN 'projetada' THEN asked.done ELSE coalesce(typed.done, 0) END AS done, s.hits, s.answers,
            s.started_by, u.first_name || ' ' || u.last_name AS started_by_name, s.started_at, s.ended_at
        FROM class_simulations s
        JOIN classes c ON c.school_id = s.school_id AND c.id = s.class_id
        JOIN users u ON u.school_id = s.school_id AND u.id = s.started_by
        LEFT JOIN subjects j ON j.school_id = s.school_id AND j.id = s.subject_id
        LEFT JOIN skills k ON k.school_id = s.school_id AND k.id = s.skill_id
        LEFT JOIN reference_saeb_descriptors r ON k.source = 'saeb' AND r.descriptor = k.code
        CROSS JOIN LATERAL (
            SELECT count(*) AS questions, count(a.answered_at) AS done FROM class_simulation_questions a
            WHERE a.school_id = s.school_id AND a.simulation_id = s.id
        ) asked
        LEFT JOIN LATERAL (
            SELECT count(*) AS pupils, count(*) FILTER (WHERE strpos(h.marks, '.') = 0) AS done
            FROM class_simulation_sheets h
            WHERE h.school_id = s.school_id AND h.simulation_id = s.id AND NOT h.absent
        ) typed ON s.kind = 'impressa'
        WHERE s.id = ANY ($1::bigint[]) ORDER BY s.id DESC"
}

row! {
    FoundRow { id: i64 => BigInt }
}

statement! {
    Newest(
        class: Option<i64> => Nullable<BigInt>,
        subject: Option<i64> => Nullable<BigInt>,
        mixed: bool => Bool,
        kind: Option<&'static str> => Nullable<Text>,
        state: Option<&'static str> => Nullable<Text>,
        teacher: Option<i64> => Nullable<BigInt>,
        before: i64 => BigInt,
        limit: i64 => BigInt,
    ) -> FoundRow =
        "SELECT s.id FROM (SELECT $1::bigint AS class_id, $2::bigint AS subject_id, $3::boolean AS mixed, $4::text AS kind,
                    $5::text AS state, $6::bigint AS teacher_id) asked, class_simulations s
                WHERE (asked.class_id IS NULL OR s.class_id = asked.class_id)
                    AND (asked.subject_id IS NULL OR s.subject_id = asked.subject_id)
                    AND (NOT asked.mixed OR s.subject_id IS NULL)
                    AND (asked.kind IS NULL OR s.kind = asked.kind) AND (asked.state IS NULL OR s.state = asked.state)
                    AND (asked.teacher_id IS NULL OR s.class_id IN (
                        SELECT c.id FROM classes c WHERE c.teacher_id = asked.teacher_id))
                AND s.id < $7::bigint ORDER BY s.id DESC LIMIT $8::bigint"
}

row! {
    AskedTextRow {
        statement: Word<Statement> => Text,
        option_a: Word<OptionText> => Text,
        option_b: Word<OptionText> => Text,
        option_c: Word<OptionText> => Text,
        option_d: Word<OptionText> => Text,
        answer_key: Word<Letter> => Text,
        base_text: Option<Word<BaseWords>> => Nullable<Text>,
        base_source: Option<Word<Source>> => Nullable<Text>,
        image_id: Option<i64> => Nullable<BigInt>,
        image_alt: Option<Word<AltText>> => Nullable<Text>,
        difficulty: Word<Difficulty> => Text,
        explanation: Option<Word<Explanation>> => Nullable<Text>,
    }
}

statement! {
    /// Of the version that was asked: the question as it is, or what was kept when it was written anew.
    AskedTexts(simulation: i64 => BigInt) -> AskedTextRow =
        "SELECT t.statement, t.option_a, t.option_b, t.option_c, t.option_d, t.answer_key, t.base_text, t.base_source,
            t.image_id, t.image_alt, q.difficulty, t.explanation
        FROM class_simulation_questions c
        JOIN questions q ON q.school_id = c.school_id AND q.id = c.question_id
        CROSS JOIN LATERAL (
            SELECT q.statement, q.option_a, q.option_b, q.option_c, q.option_d, q.answer_key, q.base_text, q.base_source,
                q.image_id, q.image_alt, q.explanation WHERE q.version = c.version
            UNION ALL
            SELECT v.statement, v.option_a, v.option_b, v.option_c, v.option_d, v.answer_key, v.base_text, v.base_source,
                v.image_id, v.image_alt, NULL FROM question_versions v
            WHERE v.school_id = c.school_id AND v.question_id = c.question_id AND v.version = c.version
        ) t
        WHERE c.simulation_id = $1::bigint ORDER BY c.ordinal"
}

row! {
    PupilSheetRow {
        simulation_id: i64 => BigInt,
        started_at: DateTime<Utc> => Timestamptz,
        absent: bool => Bool,
        marks: Word<Marks> => Text,
        observations: Option<Word<Observations>> => Nullable<Text>,
    }
}

statement! {
    SheetsOfPupil(pupil: i64 => BigInt) -> PupilSheetRow =
        "SELECT h.simulation_id, s.started_at, h.absent, h.marks, h.observations
        FROM class_simulation_sheets h
        JOIN class_simulations s ON s.school_id = h.school_id AND s.id = h.simulation_id
        WHERE h.student_id = $1::bigint ORDER BY h.simulation_id DESC"
}

impl From<SeenRow> for ClassSimulationSeen {
    fn from(row: SeenRow) -> Self {
        let skill_name = row.skill_source.zip(row.skill_code.zip(row.skill_name));
        let skill_name = skill_name.map(|(source, (code, name))| {
            let asks = row.skill_said.as_deref().map(skill::asks);
            skill_in_full(&skill::name(source.0, &code, name), asks.as_deref())
        });
        let count = |number: i32| u32::try_from(number).unwrap_or_default();
        let tally = row.hits.zip(row.answers);
        Self {
            id: ClassSimulationId(row.id),
            about: About {
                class: ClassId(row.class_id),
                subject: row.subject_id.map(SubjectId),
                kind: row.kind.0,
                level: row.level.0,
                skill: row.skill_id.map(SkillId),
            },
            state: row.state.0,
            class_name: row.class_name,
            teacher: row.teacher_id.map(PersonId),
            subject_name: row.subject_name,
            skill_name,
            questions: row.questions.0,
            pupils: row.pupils.0,
            done: row.done.0,
            tally: tally.map(|(hits, answers)| Tally { hits: count(hits), answers: count(answers) }),
            started_by: PersonId(row.started_by),
            started_by_name: row.started_by_name,
            started_at: row.started_at,
            ended_at: row.ended_at,
        }
    }
}

impl From<AskedTextRow> for AskedText {
    fn from(row: AskedTextRow) -> Self {
        let source = row.base_source.map(|source| source.0);
        let text = QuestionText {
            statement: row.statement.0,
            options: Options::stored([row.option_a.0, row.option_b.0, row.option_c.0, row.option_d.0]),
            key: row.answer_key.0,
            base: row.base_text.map(|words| BaseText { words: words.0, source }),
        };
        let image = row.image_id.zip(row.image_alt);
        Self {
            text,
            image: image.map(|(file, alt)| Image { file: FileId(file), alt: alt.0 }),
            difficulty: row.difficulty.0,
            explanation: row.explanation.map(|it| it.0),
        }
    }
}

/// Those that fit and are older than that, the newest first.
fn newest(
    connection: &mut PgConnection,
    filter: ClassSimulationFilter,
    before: i64,
    limit: usize,
) -> QueryResult<Vec<i64>> {
    let subject = match filter.subject {
        OfSubject::Any | OfSubject::Mixed => None,
        OfSubject::One(subject) => Some(subject.0),
    };
    let newest = Newest {
        class: filter.class.map(|it| it.0),
        subject,
        mixed: filter.subject == OfSubject::Mixed,
        kind: filter.kind.map(Kind::slug),
        state: filter.state.map(State::slug),
        teacher: filter.teacher.map(|it| it.0),
        before,
        limit: i64::try_from(limit).unwrap_or(i64::MAX),
    };
    let rows: Vec<FoundRow> = newest.load(connection)?;
    Ok(rows.into_iter().map(|row| row.id).collect())
}

/// One of them.
fn seen(connection: &mut PgConnection, id: ClassSimulationId) -> QueryResult<Option<ClassSimulationSeen>> {
    let row: Option<SeenRow> = SeenThose { ids: vec![id.0] }.get_result(connection).optional()?;
    Ok(row.map(Into::into))
}

impl KnownClassSimulations for Transaction {
    fn class_simulation(&mut self, id: ClassSimulationId) -> Result<Option<ClassSimulation>, StoreError> {
        self.run("class_simulation", |connection| known::one(connection, id))
    }

    fn class_simulation_seen(
        &mut self,
        id: ClassSimulationId,
    ) -> Result<Option<ClassSimulationSeen>, StoreError> {
        self.run("class_simulation_seen", |connection| seen(connection, id))
    }
}

impl ClassSimulationsView for Transaction {
    fn class_simulations(
        &mut self,
        filter: ClassSimulationFilter,
        page: ClassSimulationPage,
    ) -> Result<ClassSimulationsFound, StoreError> {
        let simulations = self.newest_class_simulations(filter, page)?;
        let total = self.run("class_simulations", |connection| {
            Ok(newest(connection, filter, i64::MAX, COUNTED + 1)?.len())
        })?;
        Ok(ClassSimulationsFound { simulations, total })
    }

    fn newest_class_simulations(
        &mut self,
        filter: ClassSimulationFilter,
        page: ClassSimulationPage,
    ) -> Result<Vec<ClassSimulationSeen>, StoreError> {
        self.run("newest_class_simulations", |connection| {
            let before = page.before.map_or(i64::MAX, |id| id.0);
            let ids = newest(connection, filter, before, page.limit)?;
            let rows: Vec<SeenRow> = SeenThose { ids }.load(connection)?;
            Ok(rows.into_iter().map(Into::into).collect())
        })
    }

    fn asked_texts(&mut self, id: ClassSimulationId) -> Result<Vec<AskedText>, StoreError> {
        let rows: Vec<AskedTextRow> =
            self.run("asked_texts", |connection| AskedTexts { simulation: id.0 }.load(connection))?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    fn latest_concluded(
        &mut self,
        class: ClassId,
        subject: Option<SubjectId>,
        limit: usize,
    ) -> Result<Vec<ClassSimulation>, StoreError> {
        self.run("latest_concluded", |connection| known::latest(connection, class, subject, limit))
    }

    fn sheets_of_pupil(&mut self, pupil: PersonId) -> Result<Vec<SheetOfPupil>, StoreError> {
        let rows: Vec<PupilSheetRow> =
            self.run("sheets_of_pupil", |connection| SheetsOfPupil { pupil: pupil.0 }.load(connection))?;
        let sheet = |row: PupilSheetRow| SheetOfPupil {
            simulation: ClassSimulationId(row.simulation_id),
            started_at: row.started_at,
            absent: row.absent,
            marks: row.marks.0.each().collect(),
            observations: row.observations.map(|it| it.0.as_str().to_owned()),
        };
        Ok(rows.into_iter().map(sheet).collect())
    }
}
