//! Valid requests of the area.

use serde_json::json;

use crate::client::Request;
use crate::pupils::another_number;
use crate::table::valid::{Area, SELF, Target, Valid};

const NOBODYS: i64 = 2_000_000_000;
/// Of a pupil: the staff, and the pupil alone.
const OF_PUPIL: [u16; 6] = [401, 404, 200, 200, 200, 404];
/// Of a quiz that is nobody's: pupils alone may ask.
const PLAYED: [u16; 6] = [401, 404, 403, 403, 403, 403];

/// A pupil of ours, in a class of our professor, whose quiz of one question is over.
pub fn played(target: &Target<'_>) -> [i64; 3] {
    if target.school != target.world.ours.id {
        return [NOBODYS; 3];
    }
    let (ours, number) = (target.school, another_number());
    target.world.execute(&format!(
        "WITH teacher AS (
            SELECT min(id) AS id FROM users WHERE school_id = {ours} AND role = 'professor'
        ), class AS (
            INSERT INTO classes (school_id, name, year, stage, shift, school_year, teacher_id)
            SELECT {ours}, 'Quiz {number}', '9º ano', 'anos_finais', 'matutino', 2026, id FROM teacher RETURNING id
        ), subject AS (
            INSERT INTO subjects (school_id, name, stage) VALUES ({ours}, 'Quiz {number}', 'anos_finais') RETURNING id
        ), person AS (
            INSERT INTO people (school_id, kind, password_hash) VALUES ({ours}, 'pupil', '$') RETURNING id
        ), login AS (
            INSERT INTO logins (kind, name, school_id, person_id) SELECT 'pupil', '{number}', {ours}, id FROM person
        ), pupil AS (
            INSERT INTO students (school_id, id, student_id, name, class_id)
            SELECT {ours}, person.id, '{number}', 'Bia Lima', class.id FROM person, class
        ), question AS (
            INSERT INTO questions (school_id, subject_id, status, difficulty, statement, option_a, option_b, option_c,
                option_d, answer_key, fingerprint, created_by, created_at)
            SELECT {ours}, subject.id, 'ativa', 'medio', 'Quiz {number}?', '1', '2', '3', '4', 'B', sha256('{number}'),
                teacher.id, now()
            FROM subject, teacher RETURNING id
        ), quiz AS (
            INSERT INTO quizzes (school_id, student_id, class_id, subject_id, kind, level, pace, state, hits, answers,
                started_at, ended_at, presented_at)
            SELECT {ours}, person.id, class.id, subject.id, 'quiz', 'misto', 'normal', 'concluido', 1, 1, now(), now(), now()
            FROM person, class, subject RETURNING id
        ), asked AS (
            INSERT INTO quiz_questions (school_id, quiz_id, ordinal, question_id, version, difficulty, right_lately)
            SELECT {ours}, quiz.id, 1, question.id, 1, 'medio', 0 FROM quiz, question
        )
        INSERT INTO quiz_answers (school_id, quiz_id, question_id, said, arrival, correct, points, seconds, at, gains)
        SELECT {ours}, quiz.id, question.id, 'B', 'no_prazo', true, 15, 3, now(), 0 FROM quiz, question"
    ));
    let made = |statement: String| -> i64 { target.world.texts(&statement)[0].parse().unwrap() };
    [
        made(format!("SELECT id::text AS text FROM students WHERE student_id = '{number}'")),
        made(format!("SELECT id::text AS text FROM classes WHERE name = 'Quiz {number}'")),
        made(format!("SELECT max(id)::text AS text FROM quizzes WHERE school_id = {ours}")),
    ]
}

fn of_pupil(target: &Target<'_>, request: Request) -> Request {
    request.at("{id}", &played(target)[0].to_string())
}

fn of_nobody(_: &Target<'_>, request: Request) -> Request {
    request.at("{id}", &NOBODYS.to_string())
}

pub static AREA: Area = Area {
    tables: &["quizzes", "quiz_questions", "quiz_answers", "student_achievements", "student_standings"],
    valid: &[
        Valid::of("quiz.rules", SELF, |_, request| request),
        Valid::of("quiz.current", [401, 200, 403, 403, 403, 403], |_, request| request),
        Valid::of("quiz.start", PLAYED, |_, request| {
            request.json(json!({ "subjectId": NOBODYS, "difficulty": "misto", "totalQuestions": 10 }))
        }),
        Valid::of("quiz.answer", PLAYED, |_, request| {
            request.json(json!({ "sessionId": NOBODYS, "questionId": 1, "selectedAnswer": "A" }))
        }),
        Valid::of("quiz.next-question", PLAYED, of_nobody),
        Valid::of("quiz.present", PLAYED, of_nobody),
        Valid::of("quiz.finish", PLAYED, of_nobody),
        Valid::of("quiz.abandon", PLAYED, of_nobody),
        Valid::of("quiz.image", [401, 404, 404, 404, 404, 404], |_, request| {
            request.at("{id}", &NOBODYS.to_string()).at("{file}", "1")
        }),
        Valid::of("quiz.read", OF_PUPIL, |target, request| {
            request.at("{id}", &played(target)[2].to_string())
        }),
        Valid::of("quiz.playing", [401, 403, 200, 200, 200, 404], |target, request| {
            request.at("{id}", &played(target)[1].to_string())
        }),
        Valid::of("pupil.quizzes", OF_PUPIL, |target, request| of_pupil(target, request).asking("limit=5")),
        Valid::of("pupil.achievements", OF_PUPIL, of_pupil),
        Valid::of("pupil.mastery", OF_PUPIL, of_pupil),
        Valid::of("pupil.ranking", OF_PUPIL, of_pupil),
        Valid::of("pupil.ranking-visibility", PLAYED, |_, request| {
            request.at("{id}", &NOBODYS.to_string()).json(json!({ "hidden": true }))
        }),
        Valid::of("pupil.pace", [401, 403, 200, 200, 200, 404], of_pupil),
        Valid::of("pupil.set-pace", [401, 403, 204, 204, 204, 404], |target, request| {
            of_pupil(target, request).json(json!({ "timeMode": "tempo_extra" }))
        }),
        Valid::of("pupil.results", OF_PUPIL, of_pupil),
        Valid::of("pupil.review", OF_PUPIL, of_pupil),
    ],
};
