//! What a quiz leaves when it is over.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, Text, Timestamptz};
use quiz_engine::play::{Closed, State};

use super::left::{achievements, record_numbers};
use super::rows::{broken, small};
use crate::column::statement::statement;

statement! {
    CloseQuiz(
        quiz: i64 => BigInt,
        state: &'static str => Text,
        ended_at: DateTime<Utc> => Timestamptz,
        hits: Option<i32> => Nullable<Integer>,
        answers: Option<i32> => Nullable<Integer>,
        counts: bool => Bool,
        points: i32 => Integer,
        best_streak: i32 => Integer,
        record: Vec<i32> => Array<Integer>,
        achievements: Vec<&'static str> => Array<Text>,
    ) -> () =
        "WITH given AS (
            SELECT z.id, z.student_id, z.subject_id, z.class_id, g.*
            FROM (
                SELECT $1::bigint AS quiz_id, $2::text AS state, $3::timestamptz AS ended_at, $4::integer AS hits,
                    $5::integer AS answers, $6::boolean AS counts, $7::integer AS points, $8::integer AS best_streak,
                    $9::integer[] AS record, $10::text[] AS achievements
            ) g JOIN quizzes z ON z.id = g.quiz_id
        ), standing AS (
            INSERT INTO student_standings AS s (student_id, subject_id, class_id, points, quizzes, hits, answers,
                best_streak)
            SELECT g.student_id, g.subject_id, g.class_id, g.points, 1, g.hits, g.answers, g.best_streak
            FROM given g WHERE g.counts
            ON CONFLICT (school_id, student_id, subject_id, class_id) DO UPDATE SET
                points = s.points + excluded.points, quizzes = s.quizzes + excluded.quizzes,
                hits = s.hits + excluded.hits, answers = s.answers + excluded.answers,
                best_streak = greatest(s.best_streak, excluded.best_streak)
        ), record AS (
            INSERT INTO student_records (student_id, hits, hard_hits, streak, skills, mastered, returned, overcome,
                quizzes, perfect, subjects, mixed, hard, rises, bests)
            SELECT g.student_id, g.record[1], g.record[2], g.record[3], g.record[4], g.record[5], g.record[6],
                g.record[7], g.record[8], g.record[9], g.record[10], g.record[11], g.record[12], g.record[13],
                g.record[14]
            FROM given g
            ON CONFLICT (school_id, student_id) DO UPDATE SET hits = excluded.hits, hard_hits = excluded.hard_hits,
                streak = excluded.streak, skills = excluded.skills, mastered = excluded.mastered,
                returned = excluded.returned, overcome = excluded.overcome, quizzes = excluded.quizzes,
                perfect = excluded.perfect, subjects = excluded.subjects, mixed = excluded.mixed, hard = excluded.hard,
                rises = excluded.rises, bests = excluded.bests
        ), earned AS (
            INSERT INTO student_achievements (student_id, achievement, at)
            SELECT g.student_id, unnest(g.achievements), g.ended_at FROM given g ON CONFLICT DO NOTHING
        )
        UPDATE quizzes z SET state = g.state, ended_at = g.ended_at, hits = g.hits, answers = g.answers,
            revision = z.revision + 1
        FROM given g WHERE z.id = g.id"
}

pub(super) fn close(connection: &mut PgConnection, closed: &Closed) -> QueryResult<()> {
    let quiz = &closed.quiz;
    let tally = (quiz.state == State::Concluido).then(|| quiz.counters().tally);
    let close = CloseQuiz {
        quiz: quiz.id.0,
        state: quiz.state.slug(),
        ended_at: quiz.ended_at.ok_or_else(|| broken("a quiz that is over without its end"))?,
        hits: tally.map(|tally| small(tally.hits)),
        answers: tally.map(|tally| small(tally.answers)),
        counts: closed.standing.quizzes > 0,
        points: small(closed.standing.points),
        best_streak: small(closed.standing.best_streak),
        record: record_numbers(&closed.record),
        achievements: achievements(&closed.achievements),
    };
    close.execute(connection).map(drop)
}
