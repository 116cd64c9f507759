//! Simulations as decisions write them.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, SmallInt, Text, Timestamptz};
use kernel::{ClassSimulationId, PersonId, QuestionId, SkillId, StoreError};
use quiz_engine::class_simulation::store::ClassSimulations;
use quiz_engine::class_simulation::{
    Candidate, ClassAnswer, ClassSimulation, Fitting, Marks, NewClassSimulation, Observations, Ordinal,
    Results, Sheet, State,
};
use quiz_engine::question::store::Entered;
use quiz_engine::question::{Difficulty, Letter, VersionAnswers};

use super::results::small;
use super::{asked, known, results};
use crate::column::statement::{row, statement};
use crate::connect::transaction::Transaction;

row! {
    CandidateRow { id: i64 => BigInt, answers: i64 => BigInt }
}

statement! {
    /// The list is looked up first: PostgreSQL would plan anew for each length of it.
    Candidates(
        subjects: Vec<i64> => Array<BigInt>,
        difficulty: Option<&'static str> => Nullable<Text>,
        skill: Option<i64> => Nullable<BigInt>,
    ) -> CandidateRow =
        "SELECT q.id, q.answers FROM questions q
        WHERE q.status = 'ativa' AND q.subject_id = ANY ((SELECT $1::bigint[])::bigint[])
            AND coalesce($2::text, q.difficulty) = q.difficulty
            AND coalesce($3::bigint, q.skill_id) IS NOT DISTINCT FROM q.skill_id"
}

row! {
    IdRow { id: i64 => BigInt }
}

statement! {
    /// Read in the index `questions_list` alone, which has all that is asked for: how often a question was answered changes with each
    /// answer, and so stands in none. `= ANY` would have the rows of the subject read.
    Unanswered(
        subjects: Vec<i64> => Array<BigInt>,
        difficulty: Option<&'static str> => Nullable<Text>,
        skill: Option<i64> => Nullable<BigInt>,
    ) -> IdRow =
        "SELECT q.id FROM questions q
        WHERE q.status = 'ativa' AND NOT q.used AND array_position($1::bigint[], q.subject_id) IS NOT NULL
            AND coalesce($2::text, q.difficulty) = q.difficulty
            AND coalesce($3::bigint, q.skill_id) IS NOT DISTINCT FROM q.skill_id"
}

row! {
    KnownRow { known: bool => Bool }
}

statement! {
    KnowsSkill(id: i64 => BigInt) -> KnownRow = "SELECT EXISTS (SELECT FROM skills k WHERE k.id = $1::bigint) AS known"
}

statement! {
    AddSimulation(
        class: i64 => BigInt,
        subject: Option<i64> => Nullable<BigInt>,
        kind: &'static str => Text,
        level: &'static str => Text,
        skill: Option<i64> => Nullable<BigInt>,
        by: i64 => BigInt,
        at: DateTime<Utc> => Timestamptz,
    ) -> IdRow =
        "WITH added AS (
            INSERT INTO class_simulations (class_id, subject_id, kind, level, skill_id, started_by, started_at)
            VALUES ($1::bigint, $2::bigint, $3::text, $4::text, $5::bigint, $6::bigint, $7::timestamptz) RETURNING id
        )
        SELECT id FROM added"
}

statement! {
    /// Those that there are. Nobody writes them anew from here on without knowing that they are asked.
    HoldQuestions(ids: Vec<i64> => Array<BigInt>) -> IdRow =
        "SELECT q.id FROM questions q WHERE q.id = ANY ($1::bigint[]) ORDER BY q.id FOR SHARE"
}

statement! {
    /// One that is gone meanwhile breaks the key.
    AddAsked(simulation: i64 => BigInt, ids: Vec<i64> => Array<BigInt>) -> () =
        "INSERT INTO class_simulation_questions (simulation_id, ordinal, question_id, version)
        SELECT n.id, g.ordinal, g.question_id, coalesce(q.version, 1)
        FROM (SELECT $1::bigint AS id) n, unnest($2::bigint[]) WITH ORDINALITY AS g (question_id, ordinal)
        LEFT JOIN questions q ON q.id = g.question_id"
}

statement! {
    AddSheets(simulation: i64 => BigInt, marks: String => Text, students: Vec<i64> => Array<BigInt>) -> () =
        "INSERT INTO class_simulation_sheets (simulation_id, place, student_id, marks)
        SELECT n.id, g.place, g.student_id, n.marks
        FROM (SELECT $1::bigint AS id, $2::text AS marks) n,
            unnest($3::bigint[]) WITH ORDINALITY AS g (student_id, place)"
}

statement! {
    /// In the order in which who changes several questions holds them.
    HoldAsked(simulation: i64 => BigInt) -> IdRow =
        "SELECT q.id FROM questions q WHERE q.id IN (
            SELECT c.question_id FROM class_simulation_questions c WHERE c.simulation_id = $1::bigint
        ) ORDER BY q.id FOR NO KEY UPDATE"
}

statement! {
    PutAnswer(
        simulation: i64 => BigInt,
        ordinal: i16 => SmallInt,
        letter: Option<&'static str> => Nullable<Text>,
        seconds: i32 => Integer,
        at: DateTime<Utc> => Timestamptz,
    ) -> () =
        "UPDATE class_simulation_questions c SET letter = g.letter, seconds = g.seconds, answered_at = g.at
        FROM (SELECT $1::bigint AS simulation_id, $2::smallint AS ordinal, $3::text AS letter, $4::integer AS seconds,
            $5::timestamptz AS at) g
        WHERE c.simulation_id = g.simulation_id AND c.ordinal = g.ordinal"
}

row! {
    RevisionRow { revision: i32 => Integer }
}

statement! {
    PutSheets(
        simulation: i64 => BigInt,
        students: Vec<i64> => Array<BigInt>,
        absent: Vec<bool> => Array<Bool>,
        marks: Vec<String> => Array<Text>,
    ) -> RevisionRow =
        "WITH given AS (
            SELECT n.id, g.student_id, g.absent, g.marks FROM (SELECT $1::bigint AS id) n,
                unnest($2::bigint[], $3::boolean[], $4::text[]) AS g (student_id, absent, marks)
        ), sheet AS (
            UPDATE class_simulation_sheets h SET absent = g.absent, marks = g.marks FROM given g
            WHERE h.simulation_id = g.id AND h.student_id = g.student_id
        ), counted AS (
            UPDATE class_simulations s SET revision = s.revision + 1
            FROM (SELECT DISTINCT id FROM given) g WHERE s.id = g.id RETURNING s.revision
        )
        SELECT revision FROM counted"
}

statement! {
    PutObservations(
        simulation: i64 => BigInt,
        student: i64 => BigInt,
        observations: Option<String> => Nullable<Text>,
    ) -> () =
        "UPDATE class_simulation_sheets h SET observations = g.observations
        FROM (SELECT $1::bigint AS simulation_id, $2::bigint AS student_id, $3::text AS observations) g
        WHERE h.simulation_id = g.simulation_id AND h.student_id = g.student_id"
}

statement! {
    /// Its questions are held.
    CountAnswers(questions: Vec<i64> => Array<BigInt>, times: Vec<i64> => Array<BigInt>) -> () =
        "UPDATE questions q SET answers = q.answers + g.times
        FROM unnest($1::bigint[], $2::bigint[]) AS g (id, times) WHERE q.id = g.id"
}

statement! {
    PutState(
        simulation: i64 => BigInt,
        state: &'static str => Text,
        ended_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        hits: Option<i32> => Nullable<Integer>,
        answers: Option<i32> => Nullable<Integer>,
    ) -> () =
        "UPDATE class_simulations s SET state = g.state, ended_at = g.ended_at, hits = g.hits, answers = g.answers
        FROM (SELECT $1::bigint AS id, $2::text AS state, $3::timestamptz AS ended_at, $4::integer AS hits,
            $5::integer AS answers) g
        WHERE s.id = g.id"
}

statement! {
    RemoveSimulation(id: i64 => BigInt) -> () = "DELETE FROM class_simulations WHERE id = $1::bigint"
}

fn numbers(ids: &[QuestionId]) -> Vec<i64> {
    ids.iter().map(|id| id.0).collect()
}

fn count(connection: &mut PgConnection, answers: &[(QuestionId, u32)], sign: i64) -> QueryResult<()> {
    let (questions, times) = answers.iter().map(|(id, times)| (id.0, sign * i64::from(*times))).unzip();
    CountAnswers { questions, times }.execute(connection).map(drop)
}

fn put_state(
    connection: &mut PgConnection,
    id: ClassSimulationId,
    (state, ended_at): (State, Option<DateTime<Utc>>),
    results: Option<&Results>,
) -> QueryResult<()> {
    let tally = results.map(|results| results.tally);
    let put = PutState {
        simulation: id.0,
        state: state.slug(),
        ended_at,
        hits: tally.map(|tally| small(tally.hits)),
        answers: tally.map(|tally| small(tally.answers)),
    };
    put.execute(connection).map(drop)
}

impl ClassSimulations for Transaction {
    fn candidates(&mut self, fitting: &Fitting) -> Result<Vec<Candidate>, StoreError> {
        let candidates = Candidates {
            subjects: fitting.subjects.iter().map(|it| it.0).collect(),
            difficulty: fitting.level.difficulty().map(Difficulty::slug),
            skill: fitting.skill.map(|it| it.0),
        };
        let rows: Vec<CandidateRow> = self.run("candidates", |connection| candidates.load(connection))?;
        let candidate = |row: CandidateRow| Candidate { question: QuestionId(row.id), answers: row.answers };
        Ok(rows.into_iter().map(candidate).collect())
    }

    fn unanswered(&mut self, fitting: &Fitting) -> Result<Vec<Candidate>, StoreError> {
        let unanswered = Unanswered {
            subjects: fitting.subjects.iter().map(|it| it.0).collect(),
            difficulty: fitting.level.difficulty().map(Difficulty::slug),
            skill: fitting.skill.map(|it| it.0),
        };
        let rows: Vec<IdRow> = self.run("unanswered", |connection| unanswered.load(connection))?;
        Ok(rows.into_iter().map(|row| Candidate { question: QuestionId(row.id), answers: 0 }).collect())
    }

    fn knows_skill(&mut self, id: SkillId) -> Result<bool, StoreError> {
        let row: KnownRow =
            self.run("knows_skill", |connection| KnowsSkill { id: id.0 }.get_result(connection))?;
        Ok(row.known)
    }

    fn add_class_simulation(
        &mut self,
        new: &NewClassSimulation,
        entered: Entered,
    ) -> Result<ClassSimulationId, StoreError> {
        let add = AddSimulation {
            class: new.about.class.0,
            subject: new.about.subject.map(|it| it.0),
            kind: new.about.kind.slug(),
            level: new.about.level.slug(),
            skill: new.about.skill.map(|it| it.0),
            by: entered.by.0,
            at: entered.at,
        };
        let ids = numbers(&new.questions);
        let students: Vec<_> = new.pupils.iter().map(|pupil| pupil.0).collect();
        let marks = Marks::untyped(ids.len()).to_string();
        self.run("add_class_simulation", |connection| {
            let _held: Vec<IdRow> = HoldQuestions { ids: ids.clone() }.load(connection)?;
            let added: IdRow = add.get_result(connection)?;
            AddAsked { simulation: added.id, ids }.execute(connection)?;
            if !students.is_empty() {
                AddSheets { simulation: added.id, marks, students }.execute(connection)?;
            }
            Ok(ClassSimulationId(added.id))
        })
    }

    fn hold_asked(&mut self, id: ClassSimulationId) -> Result<(), StoreError> {
        let _held: Vec<IdRow> =
            self.run("hold_asked", |connection| HoldAsked { simulation: id.0 }.load(connection))?;
        Ok(())
    }

    fn hold_class_simulation(
        &mut self,
        id: ClassSimulationId,
    ) -> Result<Option<ClassSimulation>, StoreError> {
        self.run("hold_class_simulation", |connection| known::hold(connection, id))
    }

    fn put_class_answer(
        &mut self,
        id: ClassSimulationId,
        ordinal: Ordinal,
        answer: &ClassAnswer,
    ) -> Result<(), StoreError> {
        let put = PutAnswer {
            simulation: id.0,
            ordinal: ordinal.number().into(),
            letter: answer.letter.map(Letter::slug),
            seconds: answer.seconds,
            at: answer.at,
        };
        self.run("put_class_answer", |connection| put.execute(connection)).map(drop)
    }

    fn put_sheets(&mut self, id: ClassSimulationId, sheets: &[Sheet]) -> Result<i32, StoreError> {
        let own = sheets.iter().filter_map(|sheet| Some((sheet.student?, sheet)));
        let own: Vec<_> = own.collect();
        let put = PutSheets {
            simulation: id.0,
            students: own.iter().map(|(student, _)| student.0).collect(),
            absent: own.iter().map(|(_, sheet)| sheet.absent).collect(),
            marks: own.iter().map(|(_, sheet)| sheet.marks.to_string()).collect(),
        };
        let row: RevisionRow = self.run("put_sheets", |connection| put.get_result(connection))?;
        Ok(row.revision)
    }

    fn put_observations(
        &mut self,
        id: ClassSimulationId,
        student: PersonId,
        observations: Option<&Observations>,
    ) -> Result<(), StoreError> {
        let observations = observations.map(|it| it.as_str().to_owned());
        let put = PutObservations { simulation: id.0, student: student.0, observations };
        self.run("put_observations", |connection| put.execute(connection)).map(drop)
    }

    fn conclude(
        &mut self,
        id: ClassSimulationId,
        results: &Results,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.run("conclude", |connection| {
            put_state(connection, id, (State::Concluida, Some(at)), Some(results))?;
            count(connection, &results.answers, 1)?;
            results::put_pupils(connection, id, results)
        })
    }

    fn put_results(&mut self, id: ClassSimulationId, results: &Results) -> Result<(), StoreError> {
        self.run("put_results", |connection| results::put(connection, id, results))
    }

    fn take_back(&mut self, id: ClassSimulationId, answers: &[(QuestionId, u32)]) -> Result<(), StoreError> {
        self.run("take_back", |connection| {
            count(connection, answers, -1)?;
            results::remove(connection, id)?;
            put_state(connection, id, (State::EmAndamento, None), None)
        })
    }

    fn put_state(
        &mut self,
        id: ClassSimulationId,
        state: State,
        ended_at: Option<DateTime<Utc>>,
    ) -> Result<(), StoreError> {
        self.run("put_state", |connection| put_state(connection, id, (state, ended_at), None))
    }

    fn remove_class_simulation(&mut self, id: ClassSimulationId) -> Result<(), StoreError> {
        let remove = RemoveSimulation { id: id.0 };
        self.run("remove_class_simulation", |connection| remove.execute(connection)).map(drop)
    }

    fn is_asked(&mut self, question: QuestionId) -> Result<bool, StoreError> {
        self.run("is_asked", |connection| asked::anywhere(connection, question))
    }

    fn answers_by_version(&mut self, question: QuestionId) -> Result<Vec<VersionAnswers>, StoreError> {
        self.run("answers_by_version", |connection| asked::answers(connection, question))
    }

    fn judged_by(
        &mut self,
        question: QuestionId,
        versions: &[i32],
    ) -> Result<Vec<ClassSimulationId>, StoreError> {
        self.run("judged_by", |connection| asked::judged(connection, question, versions))
    }
}
