//! What pupils did, counted where the rows are: however many there are, one row comes.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Nullable, Timestamptz};
use kernel::{ClassId, PersonId};
use learning_style::behaviour::{Counts, Help, Often};

use crate::column::statement::{row, statement};
use crate::quiz::rows::broken;

row! {
    /// Of answers: how many, right, quick, unhurried, reviews, misses, and how often an explanation, a voice and an image were offered.
    /// Of what was recorded beside them: explanations, voices, images, and helps by their ways.
    CountsRow {
        answered: Vec<i64> => Array<BigInt>,
        recorded: Vec<i64> => Array<BigInt>,
        first: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        last: Option<DateTime<Utc>> => Nullable<Timestamptz>,
    }
}

/// Of whom the condition lets through. In a review nothing is answered but what was missed: it is no answer, and takes up a miss.
/// What was offered counts while it was recorded whether it was taken. The time of who has another time than the class says
/// nothing, nor that of an answer which waited or came too late.
macro_rules! counted {
    ($of:literal) => {
        concat!(
            "WITH given AS (
                SELECT $1::bigint AS id, $2::integer AS median
            ), whose AS (
                SELECT s.school_id, s.id FROM given JOIN students s ON s.", $of, " = given.id
            ), answers AS (
                SELECT z.kind, a.correct, a.seconds, a.at,
                    z.kind = 'quiz' AND z.pace = 'normal' AND a.arrival = 'no_prazo' AS timed,
                    p.id IS NOT NULL AS recorded,
                    CASE WHEN q.version = c.version THEN q.explanation IS NOT NULL ELSE false END AS explained,
                    CASE WHEN q.version = c.version THEN q.image_id ELSE v.image_id END IS NOT NULL AS pictured
                FROM whose
                JOIN quizzes z ON z.school_id = whose.school_id AND z.student_id = whose.id
                JOIN quiz_answers a ON a.school_id = z.school_id AND a.quiz_id = z.id
                JOIN quiz_questions c
                    ON c.school_id = a.school_id AND c.quiz_id = a.quiz_id AND c.question_id = a.question_id
                JOIN questions q ON q.school_id = c.school_id AND q.id = c.question_id
                LEFT JOIN question_versions v ON v.school_id = c.school_id AND v.question_id = c.question_id
                    AND v.version = c.version AND q.version <> c.version
                LEFT JOIN learning_periods p ON NOT p.forgotten AND a.at >= p.started_at
                    AND a.at < coalesce(p.ended_at, 'infinity')
            ), answered AS (
                SELECT ARRAY[
                        count(*) FILTER (WHERE kind = 'quiz'),
                        count(*) FILTER (WHERE kind = 'quiz' AND correct),
                        count(*) FILTER (WHERE timed AND seconds < median),
                        count(*) FILTER (WHERE timed AND seconds > median),
                        count(*) FILTER (WHERE kind = 'revisao'),
                        count(*) FILTER (WHERE kind = 'quiz' AND NOT correct),
                        count(*) FILTER (WHERE recorded AND explained),
                        count(*) FILTER (WHERE recorded),
                        count(*) FILTER (WHERE recorded AND pictured)
                    ] AS numbers, min(at) AS first, max(at) AS last
                FROM answers CROSS JOIN given
            ), beside AS (
                SELECT ARRAY[
                        count(*) FILTER (WHERE b.kind = 'explicacao_aberta'),
                        count(*) FILTER (WHERE b.kind = 'leitura_em_voz_alta'),
                        count(*) FILTER (WHERE b.kind = 'imagem_aberta'),
                        count(*) FILTER (WHERE b.help = 'imagem'),
                        count(*) FILTER (WHERE b.help = 'audio'),
                        count(*) FILTER (WHERE b.help = 'texto'),
                        count(*) FILTER (WHERE b.help = 'passo_a_passo')
                    ] AS numbers, min(b.at) AS first, max(b.at) AS last
                FROM whose
                JOIN learning_behaviors b ON b.school_id = whose.school_id AND b.student_id = whose.id
            )
            SELECT a.numbers AS answered, b.numbers AS recorded, least(a.first, b.first) AS first,
                greatest(a.last, b.last) AS last
            FROM answered a CROSS JOIN beside b"
        )
    };
}

statement! {
    CountsOfPupil(id: i64 => BigInt, median: Option<i32> => Nullable<Integer>) -> CountsRow = counted!("id")
}

statement! {
    CountsOfClass(id: i64 => BigInt, median: Option<i32> => Nullable<Integer>) -> CountsRow = counted!("class_id")
}

row! {
    MedianRow { seconds: Option<i32> => Nullable<Integer> }
}

statement! {
    /// Seconds are few, whatever the number of answers: these are never sorted.
    ClassMedian(class: i64 => BigInt) -> MedianRow =
        "SELECT min(w.seconds) AS seconds FROM (
            SELECT a.seconds, sum(count(*)) OVER (ORDER BY a.seconds) AS upto, sum(count(*)) OVER () AS whole
            FROM (SELECT $1::bigint AS class_id) given
            JOIN students s ON s.class_id = given.class_id
            JOIN quizzes z ON z.school_id = s.school_id AND z.student_id = s.id AND z.kind = 'quiz' AND z.pace = 'normal'
            JOIN quiz_answers a ON a.school_id = z.school_id AND a.quiz_id = z.id AND a.arrival = 'no_prazo'
            GROUP BY a.seconds
        ) w WHERE 2 * w.upto >= w.whole"
}

const fn often(done: u64, chances: u64) -> Often {
    Often { done, chances }
}

fn counts(row: &CountsRow) -> QueryResult<Counts> {
    let numbers = |stored: &[i64]| -> Vec<u64> {
        stored.iter().map(|number| u64::try_from(*number).unwrap_or_default()).collect()
    };
    let (answered, recorded) = (numbers(&row.answered), numbers(&row.recorded));
    let [answers, right, quick, unhurried, reviews, misses, explained, spoken, pictured] = answered[..]
    else {
        return Err(broken("answers counted in part"));
    };
    let [explanations, read_aloud, images, ref helps @ ..] = recorded[..] else {
        return Err(broken("behaviours counted in part"));
    };
    let helps: [u64; Help::ALL.len()] = helps.try_into().map_err(|_| broken("helps counted in part"))?;
    Ok(Counts {
        answers,
        right,
        explanations: often(explanations, explained),
        read_aloud: often(read_aloud, spoken),
        images: often(images, pictured),
        reviews: often(reviews, misses),
        quick,
        unhurried,
        helps,
        first: row.first,
        last: row.last,
    })
}

pub(super) fn of_pupil(
    connection: &mut PgConnection,
    student: PersonId,
    median: Option<u16>,
) -> QueryResult<Counts> {
    let of = CountsOfPupil { id: student.0, median: median.map(Into::into) };
    counts(&of.get_result(connection)?)
}

pub(super) fn of_class(connection: &mut PgConnection, class: ClassId) -> QueryResult<Counts> {
    counts(&CountsOfClass { id: class.0, median: None }.get_result(connection)?)
}

pub(super) fn median(connection: &mut PgConnection, class: ClassId) -> QueryResult<Option<u16>> {
    let row: MedianRow = ClassMedian { class: class.0 }.get_result(connection)?;
    Ok(row.seconds.and_then(|seconds| u16::try_from(seconds).ok()))
}
