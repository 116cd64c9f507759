//! A skill is estimated: its answers are read while nobody answers, and what follows from them is written.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Nullable, Text, Timestamptz};
use kernel::{PersonId, SkillId, StoreError, Uf};
use quiz_engine::mastery::store::SkillEstimates;
use quiz_engine::mastery::{
    Estimated, LEAST_OF_EACH, LEAST_PUPILS, LONG, SkillAnswers, SkillParameters, Source,
};

use super::said;
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::quiz::rows::{broken, small};

row! {
    SkillIdRow { id: i64 => BigInt }
}

row! {
    StateRow { uf: Word<Uf> => Text }
}

statement! {
    /// Those that have numbers of the school's own too: pupils may be gone.
    SkillsToEstimate(long: i32 => Integer, pupils: i64 => BigInt, each: i64 => BigInt) -> SkillIdRow =
        "SELECT k.skill_id AS id FROM (SELECT $1::integer AS long, $2::bigint AS pupils, $3::bigint AS each) least
        JOIN student_skills k ON k.answers >= least.long
        GROUP BY k.skill_id, least.pupils, least.each
        HAVING count(*) >= least.pupils AND sum(k.hits) >= least.each AND sum(k.answers - k.hits) >= least.each
        UNION SELECT e.skill_id FROM skill_parameters e WHERE e.prior IS NOT NULL
        ORDER BY id"
}

statement! {
    /// No pupil of the school begins a quiz, in the order in which who changes several holds them.
    HoldPlayers() -> () =
        "SELECT count(*) FROM (SELECT FROM students p ORDER BY p.id FOR NO KEY UPDATE) held"
}

statement! {
    /// Nor is a question of the skill answered in a quiz on its way. Whoever waits for this one reads the quiz, and with it what is
    /// known, anew: its revision is another.
    HoldRunning(skill: i64 => BigInt) -> () =
        "UPDATE quizzes z SET revision = z.revision + 1
        WHERE z.state = 'em_andamento' AND EXISTS (
            SELECT FROM quiz_questions c
            WHERE c.school_id = z.school_id AND c.quiz_id = z.id AND c.skill_id = $1::bigint
        )"
}

statement! {
    StateOfSkill(skill: i64 => BigInt) -> StateRow =
        "SELECT o.state AS uf FROM skills s JOIN schools o ON o.id = s.school_id WHERE s.id = $1::bigint"
}

statement! {
    PutParameters(
        skill: i64 => BigInt,
        prior: Option<i32> => Nullable<Integer>,
        learn: Option<i32> => Nullable<Integer>,
        slip: Option<i32> => Nullable<Integer>,
        guess: Option<i32> => Nullable<Integer>,
        pupils: i32 => Integer,
        right: i32 => Integer,
        wrong: i32 => Integer,
        by: i64 => BigInt,
        at: DateTime<Utc> => Timestamptz,
    ) -> () =
        "INSERT INTO skill_parameters (skill_id, prior, learn, slip, guess, pupils, right_answers, wrong_answers, estimated_by,
            estimated_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
        ON CONFLICT (school_id, skill_id) DO UPDATE SET prior = excluded.prior, learn = excluded.learn, slip = excluded.slip,
            guess = excluded.guess, pupils = excluded.pupils, right_answers = excluded.right_answers,
            wrong_answers = excluded.wrong_answers, estimated_by = excluded.estimated_by, estimated_at = excluded.estimated_at"
}

statement! {
    PutMastery(skill: i64 => BigInt, students: Vec<i64> => Array<BigInt>, mastery: Vec<i32> => Array<Integer>) -> () =
        "UPDATE student_skills k SET mastery = g.mastery
        FROM (SELECT $1::bigint AS skill_id) n, unnest($2::bigint[], $3::integer[]) AS g (student_id, mastery)
        WHERE k.skill_id = n.skill_id AND k.student_id = g.student_id"
}

impl SkillEstimates for Transaction {
    fn skills_to_estimate(&mut self) -> Result<Vec<SkillId>, StoreError> {
        let sought = SkillsToEstimate {
            long: i32::try_from(LONG).unwrap_or(i32::MAX),
            pupils: LEAST_PUPILS.into(),
            each: LEAST_OF_EACH.into(),
        };
        let rows: Vec<SkillIdRow> = self.run("skills_to_estimate", |connection| sought.load(connection))?;
        Ok(rows.into_iter().map(|row| SkillId(row.id)).collect())
    }

    fn hold_skill(&mut self, skill: SkillId) -> Result<Option<SkillAnswers>, StoreError> {
        self.run("hold_skill", |connection| {
            let state: Option<StateRow> =
                StateOfSkill { skill: skill.0 }.get_result(connection).optional()?;
            let Some(StateRow { uf }) = state else { return Ok(None) };
            HoldPlayers {}.execute(connection)?;
            HoldRunning { skill: skill.0 }.execute(connection)?;
            let said = said::of_skill(connection, skill)?;
            Ok(Some(SkillAnswers { skill, said, state: uf.0 }))
        })
    }

    fn put_estimate(
        &mut self,
        skill: SkillId,
        estimated: &Estimated,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let SkillParameters { parameters, source } = estimated.parameters;
        let (own, sample) = match source {
            Source::Estimated(sample) => (Some(parameters), sample),
            Source::Assumed(sample) => (None, sample),
        };
        let put = PutParameters {
            skill: skill.0,
            prior: own.map(|it| small(it.prior)),
            learn: own.map(|it| small(it.learn)),
            slip: own.map(|it| small(it.slip)),
            guess: own.map(|it| small(it.guess)),
            pupils: small(sample.pupils),
            right: small(sample.right),
            wrong: small(sample.wrong),
            by: by.0,
            at,
        };
        self.run("put_estimate", |connection| {
            put.execute(connection)?;
            let mastery = estimated.mastery.iter();
            let mastery = mastery.map(|(_, it)| i32::try_from(it.decimal().units()));
            let mastery = mastery.collect::<Result<_, _>>().map_err(|_| broken("mastery beyond 1"))?;
            let students = estimated.mastery.iter().map(|(student, _)| student.0).collect();
            PutMastery { skill: skill.0, students, mastery }.execute(connection).map(drop)
        })
    }
}
