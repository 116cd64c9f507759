//! What classes know: maps, projections, and the numbers of skills.

mod map;
mod numbers;
mod projection;
mod valid;

use serde_json::json;

use crate::client::Caller;
use crate::harness::World;

pub use valid::AREA;

/// A class of the ninth grade, and its Matemática.
pub struct Setting {
    pub world: World,
    pub class: i64,
    pub subject: i64,
}

/// What a class answers: so many descriptors of Matemática, so many questions of each, once by each pupil.
pub struct Answered {
    pub pupils: usize,
    pub descriptors: usize,
    pub questions: usize,
    /// As SQL says it of the descriptor `d`, the pupil `p` and the question `n`, each from 1.
    pub correct: &'static str,
}

impl Setting {
    pub fn new() -> Self {
        let world = World::new();
        let gestor = &world.ours.gestor.caller;
        let class = crate::pupils::class(gestor, "9º A", None);
        let subject = json!({ "name": "Matemática", "stage": "anos_finais" });
        let subject = gestor.post("/api/subjects", subject).expect(201).json()["id"].as_i64().unwrap();
        Self { world, class, subject }
    }

    pub fn gestor(&self) -> &Caller {
        &self.world.ours.gestor.caller
    }

    pub fn mastery(&self) -> String {
        format!("/api/classes/{}/mastery?subject={}", self.class, self.subject)
    }

    pub fn projection(&self) -> String {
        format!("/api/classes/{}/projection", self.class)
    }

    /// New pupils of the class answer, a question a day; what they know of each descriptor by it is left to be told by an estimation.
    pub fn answer(&self, of: &Answered) {
        self.fill_bank(of);
        self.answer_in(self.class, of, "now()");
    }

    pub fn fill_bank(&self, of: &Answered) {
        let Self { world, subject, .. } = self;
        let school = world.ours.id;
        let Answered { descriptors, questions, .. } = of;
        world.execute(&format!(
            "INSERT INTO skills (school_id, subject_id, source, code, name)
            SELECT {school}, {subject}, 'saeb', 'MT-9-D' || d, 'D' || d FROM generate_series(1, {descriptors}) d"
        ));
        world.execute(&format!(
            "INSERT INTO questions (school_id, subject_id, status, difficulty, skill_id, descriptor, statement, option_a, option_b,
                option_c, option_d, answer_key, fingerprint, created_by, created_at)
            SELECT {school}, {subject}, 'ativa', 'medio', s.id, s.code, s.code || ' ' || n, '1', '2', '3', '4', 'B',
                sha256((s.code || ' ' || n)::bytea), (SELECT min(id) FROM users WHERE school_id = {school}), now()
            FROM skills s, generate_series(1, {questions}) n WHERE s.subject_id = {subject} AND s.source = 'saeb'"
        ));
    }

    /// The last of them on the day before, as SQL says it.
    pub fn answer_in(&self, class: i64, of: &Answered, before: &str) {
        let Self { world, subject, .. } = self;
        let school = world.ours.id;
        let Answered { pupils, correct, .. } = of;
        world.execute(&format!(
            "WITH person AS (
                INSERT INTO people (school_id, kind, password_hash) SELECT {school}, 'pupil', '$' FROM generate_series(1, {pupils})
                RETURNING id
            ), login AS (
                INSERT INTO logins (kind, name, school_id, person_id) SELECT 'pupil', 'M' || id, {school}, id FROM person
            )
            INSERT INTO students (school_id, id, student_id, name, class_id)
            SELECT {school}, id, 'M' || id, 'Aluno ' || id, {class} FROM person"
        ));
        // The class's pupils by number, and the questions of each: a quiz for each of both.
        let pairs = format!(
            "SELECT p.id AS student_id, p.p, q.id AS question_id, q.skill_id, q.d, q.n,
                row_number() OVER (PARTITION BY p.id ORDER BY q.n, q.d) AS place
            FROM (SELECT id, row_number() OVER (ORDER BY id) AS p FROM students WHERE class_id = {class}) p
            CROSS JOIN (
                SELECT q.id, q.skill_id, substring(q.descriptor FROM '[0-9]+$')::bigint AS d,
                    row_number() OVER (PARTITION BY q.skill_id ORDER BY q.id) AS n
                FROM questions q WHERE q.subject_id = {subject} AND q.skill_id IS NOT NULL
            ) q"
        );
        world.execute(&format!(
            "WITH pairs AS ({pairs}), played AS (
                INSERT INTO quizzes (school_id, student_id, class_id, subject_id, kind, level, pace, state, hits, answers,
                    started_at, ended_at, presented_at)
                SELECT {school}, student_id, {class}, {subject}, 'quiz', 'misto', 'normal', 'concluido', 0, 1, at, at, at
                FROM (SELECT *, {before} - (200 - place) * interval '1 day' AS at FROM pairs) g ORDER BY student_id, place
                RETURNING id, student_id, started_at
            ), placed AS (
                SELECT *, row_number() OVER (PARTITION BY student_id ORDER BY id) AS place FROM played
            ), asked AS (
                INSERT INTO quiz_questions (school_id, quiz_id, ordinal, question_id, version, skill_id, difficulty, right_lately)
                SELECT {school}, z.id, 1, g.question_id, 1, g.skill_id, 'medio', 0 FROM placed z JOIN pairs g USING (student_id, place)
            )
            INSERT INTO quiz_answers (school_id, quiz_id, question_id, said, arrival, correct, points, seconds, at, gains)
            SELECT {school}, z.id, g.question_id, 'A', 'no_prazo', {correct}, 0, 12, z.started_at, 0
            FROM placed z JOIN pairs g USING (student_id, place)"
        ));
        world.execute(&format!(
            "INSERT INTO student_skills (school_id, student_id, skill_id, mastery, hits, answers, mastered_once)
            SELECT {school}, z.student_id, c.skill_id, CASE WHEN avg(a.correct::integer) > 0.5 THEN 970000 ELSE 120000 END,
                count(*) FILTER (WHERE a.correct), count(*), false
            FROM quizzes z JOIN quiz_questions c ON c.school_id = z.school_id AND c.quiz_id = z.id
            JOIN quiz_answers a ON a.school_id = c.school_id AND a.quiz_id = c.quiz_id
            WHERE z.school_id = {school} AND z.class_id = {class} GROUP BY z.student_id, c.skill_id"
        ));
    }
}
