//! Months of quizzes at once, as the demonstration has them: a statement a table.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Date, Integer, Nullable, Text, Timestamptz};
use kernel::{PersonId, QuestionId, SchoolId, SkillId, SubjectId};
use quiz_engine::mastery::{Known, Miss};
use quiz_engine::play::{Answered, Asked, Quiz, State};
use quiz_engine::progress::{Achievement, Record, Standing};
use quiz_engine::question::Letter;

use crate::column::statement::{row, statement};
use crate::quiz::left::{known_numbers, record_numbers};
use crate::quiz::rows::small;

/// What pupils played, and what it left with each. The numbers of the quizzes are none yet.
#[derive(Debug, Default)]
pub struct Played {
    /// The oldest first, all of them over.
    pub quizzes: Vec<Quiz>,
    pub left: Vec<PlayedBy>,
}

/// What a pupil's quizzes left.
#[derive(Debug)]
pub struct PlayedBy {
    pub student: PersonId,
    pub known: BTreeMap<SkillId, Known>,
    pub misses: BTreeMap<QuestionId, Miss>,
    pub record: Record,
    /// In the class in which the pupil is.
    pub standings: BTreeMap<SubjectId, Standing>,
    pub achievements: BTreeMap<Achievement, DateTime<Utc>>,
}

row! {
    LoadedRow { id: i64 => BigInt }
}

statement! {
    /// Those of one statement are numbered in its order.
    LoadQuizzes(
        school: i64 => BigInt,
        students: Vec<i64> => Array<BigInt>,
        classes: Vec<Option<i64>> => Array<Nullable<BigInt>>,
        subjects: Vec<Option<i64>> => Array<Nullable<BigInt>>,
        kinds: Vec<&'static str> => Array<Text>,
        levels: Vec<&'static str> => Array<Text>,
        paces: Vec<&'static str> => Array<Text>,
        states: Vec<&'static str> => Array<Text>,
        hits: Vec<Option<i32>> => Array<Nullable<Integer>>,
        answers: Vec<Option<i32>> => Array<Nullable<Integer>>,
        started: Vec<DateTime<Utc>> => Array<Timestamptz>,
        ended: Vec<Option<DateTime<Utc>>> => Array<Nullable<Timestamptz>>,
        presented: Vec<DateTime<Utc>> => Array<Timestamptz>,
    ) -> LoadedRow =
        "WITH added AS (
            INSERT INTO quizzes (school_id, student_id, class_id, subject_id, kind, level, pace, state, hits, answers,
                started_at, ended_at, presented_at)
            SELECT n.school_id, g.student_id, g.class_id, g.subject_id, g.kind, g.level, g.pace, g.state, g.hits, g.answers,
                g.started_at, g.ended_at, g.presented_at
            FROM (SELECT $1::bigint AS school_id) n, unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[],
                $7::text[], $8::text[], $9::integer[], $10::integer[], $11::timestamptz[], $12::timestamptz[],
                $13::timestamptz[])
                WITH ORDINALITY AS g (student_id, class_id, subject_id, kind, level, pace, state, hits, answers, started_at,
                ended_at, presented_at, place)
            ORDER BY g.place RETURNING id
        )
        SELECT id FROM added ORDER BY id"
}

statement! {
    LoadAsked(
        school: i64 => BigInt,
        quizzes: Vec<i64> => Array<BigInt>,
        ordinals: Vec<i32> => Array<Integer>,
        questions: Vec<i64> => Array<BigInt>,
        versions: Vec<i32> => Array<Integer>,
        skills: Vec<Option<i64>> => Array<Nullable<BigInt>>,
        difficulties: Vec<&'static str> => Array<Text>,
        right_lately: Vec<i32> => Array<Integer>,
    ) -> () =
        "INSERT INTO quiz_questions (school_id, quiz_id, ordinal, question_id, version, skill_id, difficulty, right_lately)
        SELECT n.school_id, g.* FROM (SELECT $1::bigint AS school_id) n, unnest($2::bigint[], $3::integer[], $4::bigint[],
            $5::integer[], $6::bigint[], $7::text[], $8::integer[]) g"
}

statement! {
    LoadAnswers(
        school: i64 => BigInt,
        quizzes: Vec<i64> => Array<BigInt>,
        questions: Vec<i64> => Array<BigInt>,
        said: Vec<Option<&'static str>> => Array<Nullable<Text>>,
        arrivals: Vec<&'static str> => Array<Text>,
        correct: Vec<bool> => Array<Bool>,
        points: Vec<i32> => Array<Integer>,
        seconds: Vec<i32> => Array<Integer>,
        at: Vec<DateTime<Utc>> => Array<Timestamptz>,
        gains: Vec<i32> => Array<Integer>,
    ) -> () =
        "WITH given AS (
            SELECT n.school_id, g.* FROM (SELECT $1::bigint AS school_id) n, unnest($2::bigint[], $3::bigint[], $4::text[],
                $5::text[], $6::boolean[], $7::integer[], $8::integer[], $9::timestamptz[], $10::integer[])
                AS g (quiz_id, question_id, said, arrival, correct, points, seconds, at, gains)
        ), counted AS (
            UPDATE questions q SET answers = q.answers + g.answers
            FROM (SELECT school_id, question_id, count(*) AS answers FROM given GROUP BY school_id, question_id) g
            WHERE q.school_id = g.school_id AND q.id = g.question_id
        )
        INSERT INTO quiz_answers (school_id, quiz_id, question_id, said, arrival, correct, points, seconds, at, gains)
        SELECT * FROM given"
}

statement! {
    LoadSkills(
        school: i64 => BigInt,
        students: Vec<i64> => Array<BigInt>,
        skills: Vec<i64> => Array<BigInt>,
        mastery: Vec<i32> => Array<Integer>,
        hits: Vec<i32> => Array<Integer>,
        answers: Vec<i32> => Array<Integer>,
        mastered_once: Vec<bool> => Array<Bool>,
    ) -> () =
        "INSERT INTO student_skills (school_id, student_id, skill_id, mastery, hits, answers, mastered_once)
        SELECT n.school_id, g.* FROM (SELECT $1::bigint AS school_id) n,
            unnest($2::bigint[], $3::bigint[], $4::integer[], $5::integer[], $6::integer[], $7::boolean[]) g"
}

statement! {
    LoadMisses(
        school: i64 => BigInt,
        students: Vec<i64> => Array<BigInt>,
        questions: Vec<i64> => Array<BigInt>,
        since: Vec<NaiveDate> => Array<Date>,
        steps: Vec<i32> => Array<Integer>,
    ) -> () =
        "INSERT INTO student_misses (school_id, student_id, question_id, since, step)
        SELECT n.school_id, g.* FROM (SELECT $1::bigint AS school_id) n,
            unnest($2::bigint[], $3::bigint[], $4::date[], $5::integer[]) g"
}

statement! {
    /// The numbers of all pupils in a row, fourteen each.
    LoadRecords(school: i64 => BigInt, students: Vec<i64> => Array<BigInt>, numbers: Vec<i32> => Array<Integer>) -> () =
        "INSERT INTO student_records (school_id, student_id, hits, hard_hits, streak, skills, mastered, returned, overcome,
            quizzes, perfect, subjects, mixed, hard, rises, bests)
        SELECT n.school_id, g.id, r[1], r[2], r[3], r[4], r[5], r[6], r[7], r[8], r[9], r[10], r[11], r[12], r[13], r[14]
        FROM (SELECT $1::bigint AS school_id) n
        CROSS JOIN unnest($2::bigint[]) WITH ORDINALITY AS g (id, place)
        CROSS JOIN (SELECT $3::integer[] AS numbers) k
        CROSS JOIN LATERAL (SELECT k.numbers[14 * g.place - 13:14 * g.place]) AS own (r)"
}

statement! {
    /// In the classes in which the pupils are.
    LoadStandings(
        school: i64 => BigInt,
        students: Vec<i64> => Array<BigInt>,
        subjects: Vec<i64> => Array<BigInt>,
        points: Vec<i32> => Array<Integer>,
        quizzes: Vec<i32> => Array<Integer>,
        hits: Vec<i32> => Array<Integer>,
        answers: Vec<i32> => Array<Integer>,
        best_streaks: Vec<i32> => Array<Integer>,
    ) -> () =
        "INSERT INTO student_standings (school_id, student_id, subject_id, class_id, points, quizzes, hits, answers,
            best_streak)
        SELECT s.school_id, s.id, g.subject_id, s.class_id, g.points, g.quizzes, g.hits, g.answers, g.best_streak
        FROM (SELECT $1::bigint AS school_id) n
        CROSS JOIN unnest($2::bigint[], $3::bigint[], $4::integer[], $5::integer[], $6::integer[], $7::integer[],
            $8::integer[]) AS g (student_id, subject_id, points, quizzes, hits, answers, best_streak)
        JOIN students s ON s.school_id = n.school_id AND s.id = g.student_id"
}

statement! {
    LoadAchievements(
        school: i64 => BigInt,
        students: Vec<i64> => Array<BigInt>,
        achievements: Vec<&'static str> => Array<Text>,
        at: Vec<DateTime<Utc>> => Array<Timestamptz>,
    ) -> () =
        "INSERT INTO student_achievements (school_id, student_id, achievement, at)
        SELECT n.school_id, g.* FROM (SELECT $1::bigint AS school_id) n,
            unnest($2::bigint[], $3::text[], $4::timestamptz[]) g"
}

pub(super) fn load(connection: &mut PgConnection, school: SchoolId, played: &Played) -> QueryResult<()> {
    let quizzes = &played.quizzes;
    let tally = |quiz: &Quiz| (quiz.state == State::Concluido).then(|| quiz.counters().tally);
    let loaded: Vec<LoadedRow> = LoadQuizzes {
        school: school.0,
        students: quizzes.iter().map(|quiz| quiz.toward.student.0).collect(),
        classes: quizzes.iter().map(|quiz| quiz.toward.class.map(|it| it.0)).collect(),
        subjects: quizzes.iter().map(|quiz| quiz.toward.subject.map(|it| it.0)).collect(),
        kinds: quizzes.iter().map(|quiz| quiz.toward.kind.slug()).collect(),
        levels: quizzes.iter().map(|quiz| quiz.toward.level.slug()).collect(),
        paces: quizzes.iter().map(|quiz| quiz.toward.pace.slug()).collect(),
        states: quizzes.iter().map(|quiz| quiz.state.slug()).collect(),
        hits: quizzes.iter().map(|quiz| tally(quiz).map(|it| small(it.hits))).collect(),
        answers: quizzes.iter().map(|quiz| tally(quiz).map(|it| small(it.answers))).collect(),
        started: quizzes.iter().map(|quiz| quiz.started_at).collect(),
        ended: quizzes.iter().map(|quiz| quiz.ended_at).collect(),
        presented: quizzes.iter().map(|quiz| quiz.presented.at).collect(),
    }
    .load(connection)?;
    let numbered = loaded.into_iter().map(|row| row.id).zip(quizzes);
    let asked: Vec<(i64, i32, &Asked)> = numbered
        .flat_map(|(id, quiz)| (1..).zip(&quiz.asked).map(move |(place, asked)| (id, place, asked)))
        .collect();
    load_asked(connection, school, &asked)?;
    load_answers(connection, school, &asked)?;
    load_left(connection, school, &played.left)
}

fn load_asked(
    connection: &mut PgConnection,
    school: SchoolId,
    asked: &[(i64, i32, &Asked)],
) -> QueryResult<()> {
    let load = LoadAsked {
        school: school.0,
        quizzes: asked.iter().map(|(quiz, ..)| *quiz).collect(),
        ordinals: asked.iter().map(|(_, place, _)| *place).collect(),
        questions: asked.iter().map(|(.., it)| it.question.0).collect(),
        versions: asked.iter().map(|(.., it)| it.version).collect(),
        skills: asked.iter().map(|(.., it)| it.skill.map(|skill| skill.0)).collect(),
        difficulties: asked.iter().map(|(.., it)| it.difficulty.slug()).collect(),
        right_lately: asked.iter().map(|(.., it)| it.worth.right_lately().into()).collect(),
    };
    load.execute(connection).map(drop)
}

fn load_answers(
    connection: &mut PgConnection,
    school: SchoolId,
    asked: &[(i64, i32, &Asked)],
) -> QueryResult<()> {
    let given = asked.iter().filter_map(|(quiz, _, it)| Some((*quiz, it.question, it.answer?)));
    let given: Vec<(i64, QuestionId, Answered)> = given.collect();
    let load = LoadAnswers {
        school: school.0,
        quizzes: given.iter().map(|(quiz, ..)| *quiz).collect(),
        questions: given.iter().map(|(_, question, _)| question.0).collect(),
        said: given.iter().map(|(.., it)| it.said.map(Letter::slug)).collect(),
        arrivals: given.iter().map(|(.., it)| it.arrival.slug()).collect(),
        correct: given.iter().map(|(.., it)| it.correct).collect(),
        points: given.iter().map(|(.., it)| small(it.points)).collect(),
        seconds: given.iter().map(|(.., it)| small(it.seconds)).collect(),
        at: given.iter().map(|(.., it)| it.at).collect(),
        gains: given.iter().map(|(.., it)| it.gains.bits().into()).collect(),
    };
    load.execute(connection).map(drop)
}

fn load_left(connection: &mut PgConnection, school: SchoolId, left: &[PlayedBy]) -> QueryResult<()> {
    let school = school.0;
    let known = left.iter().flat_map(|by| by.known.iter().map(|(skill, known)| (by.student, *skill, known)));
    let known = known.map(|(student, skill, known)| Ok((student.0, skill.0, known_numbers(known)?)));
    let known = known.collect::<QueryResult<Vec<_>>>()?;
    let number = |place: usize| known.iter().filter_map(move |(.., of)| of.get(place).copied());
    let skills = LoadSkills {
        school,
        students: known.iter().map(|(student, ..)| *student).collect(),
        skills: known.iter().map(|(_, skill, _)| *skill).collect(),
        mastery: number(0).collect(),
        hits: number(1).collect(),
        answers: number(2).collect(),
        mastered_once: number(3).map(|once| once != 0).collect(),
    };
    skills.execute(connection)?;
    let misses: Vec<_> = left
        .iter()
        .flat_map(|by| by.misses.iter().map(|(question, miss)| (by.student, *question, miss)))
        .collect();
    let missed = LoadMisses {
        school,
        students: misses.iter().map(|(student, ..)| student.0).collect(),
        questions: misses.iter().map(|(_, question, _)| question.0).collect(),
        since: misses.iter().map(|(.., miss)| miss.since().date()).collect(),
        steps: misses.iter().map(|(.., miss)| miss.step().into()).collect(),
    };
    missed.execute(connection)?;
    let records = LoadRecords {
        school,
        students: left.iter().map(|by| by.student.0).collect(),
        numbers: left.iter().flat_map(|by| record_numbers(&by.record)).collect(),
    };
    records.execute(connection)?;
    let standings: Vec<_> = left
        .iter()
        .flat_map(|by| by.standings.iter().map(|(subject, of)| (by.student, *subject, of)))
        .collect();
    let ranked = LoadStandings {
        school,
        students: standings.iter().map(|(student, ..)| student.0).collect(),
        subjects: standings.iter().map(|(_, subject, _)| subject.0).collect(),
        points: standings.iter().map(|(.., of)| small(of.points)).collect(),
        quizzes: standings.iter().map(|(.., of)| small(of.quizzes)).collect(),
        hits: standings.iter().map(|(.., of)| small(of.tally.hits)).collect(),
        answers: standings.iter().map(|(.., of)| small(of.tally.answers)).collect(),
        best_streaks: standings.iter().map(|(.., of)| small(of.best_streak)).collect(),
    };
    ranked.execute(connection)?;
    let earned: Vec<_> =
        left.iter().flat_map(|by| by.achievements.iter().map(|(it, at)| (by.student, *it, *at))).collect();
    let achieved = LoadAchievements {
        school,
        students: earned.iter().map(|(student, ..)| student.0).collect(),
        achievements: earned.iter().map(|(_, it, _)| it.slug()).collect(),
        at: earned.iter().map(|(.., at)| *at).collect(),
    };
    achieved.execute(connection).map(drop)
}
