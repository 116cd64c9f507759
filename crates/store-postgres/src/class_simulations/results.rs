//! What a simulation leaves with the pupils.

use chrono::NaiveDate;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Date, Integer, Numeric};
use kernel::{ClassSimulationId, Decimal};
use quiz_engine::class_simulation::{PupilResult, Results};

use crate::column::decimal::Number;
use crate::column::statement::statement;

statement! {
    PutTally(simulation: i64 => BigInt, hits: i32 => Integer, answers: i32 => Integer) -> () =
        "UPDATE class_simulations s SET hits = g.hits, answers = g.answers
        FROM (SELECT $1::bigint AS id, $2::integer AS hits, $3::integer AS answers) g WHERE s.id = g.id"
}

statement! {
    RemoveResults(simulation: i64 => BigInt) -> () =
        "DELETE FROM student_performance WHERE simulation_id = $1::bigint"
}

statement! {
    AddResults(
        simulation: i64 => BigInt,
        day: NaiveDate => Date,
        students: Vec<i64> => Array<BigInt>,
        subjects: Vec<i64> => Array<BigInt>,
        scores: Vec<Number<Decimal<2>>> => Array<Numeric>,
        grades: Vec<Number<Decimal<1>>> => Array<Numeric>,
        totals: Vec<i32> => Array<Integer>,
        hits: Vec<i32> => Array<Integer>,
    ) -> () =
        "INSERT INTO student_performance (simulation_id, student_id, class_id, subject_id, score, grade, total_questions,
            correct_answers, completed_at, evaluation_date)
        SELECT s.id, g.student_id, s.class_id, g.subject_id, g.score, g.grade, g.total, g.hits, s.ended_at, n.day
        FROM (SELECT $1::bigint AS id, $2::date AS day) n JOIN class_simulations s ON s.id = n.id,
            unnest($3::bigint[], $4::bigint[], $5::numeric[], $6::numeric[], $7::integer[], $8::integer[])
                AS g (student_id, subject_id, score, grade, total, hits)"
}

/// At most 50 questions, and the pupils of a class.
pub(super) fn small(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// In place of what it left before.
pub(super) fn put_pupils(
    connection: &mut PgConnection,
    id: ClassSimulationId,
    results: &Results,
) -> QueryResult<()> {
    remove(connection, id)?;
    let pupils = &results.pupils;
    if pupils.is_empty() {
        return Ok(());
    }
    let each = |of: fn(&PupilResult) -> i64| pupils.iter().map(of).collect::<Vec<_>>();
    let add = AddResults {
        simulation: id.0,
        day: results.day.date(),
        students: each(|it| it.student.0),
        subjects: each(|it| it.subject.0),
        scores: pupils.iter().map(|it| Number(it.tally.score())).collect(),
        grades: pupils.iter().map(|it| Number(it.tally.grade())).collect(),
        totals: pupils.iter().map(|it| small(it.tally.answers)).collect(),
        hits: pupils.iter().map(|it| small(it.tally.hits)).collect(),
    };
    add.execute(connection).map(drop)
}

/// Nothing of it is left.
pub(super) fn remove(connection: &mut PgConnection, id: ClassSimulationId) -> QueryResult<()> {
    RemoveResults { simulation: id.0 }.execute(connection).map(drop)
}

/// What the whole class achieved, and each pupil.
pub(super) fn put(
    connection: &mut PgConnection,
    id: ClassSimulationId,
    results: &Results,
) -> QueryResult<()> {
    let (hits, answers) = (small(results.tally.hits), small(results.tally.answers));
    PutTally { simulation: id.0, hits, answers }.execute(connection)?;
    put_pupils(connection, id, results)
}
