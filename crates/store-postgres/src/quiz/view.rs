//! Quizzes as screens show them.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Nullable, Text, Timestamptz};
use kernel::{ClassId, FileId, PersonId, QuestionId, QuizId, SkillId, StoreError, SubjectId};
use quiz_engine::play::view::{Missed, QuizPage, QuizzesView, Reached, Shown, SkillOfSubject};
use quiz_engine::play::{Quiz, SkillKnown};
use quiz_engine::progress::{Listed, Standing};
use quiz_engine::question::{
    AltText, BaseText, BaseWords, Difficulty, Explanation, Image, OptionText, Options, SkillNamed,
    SkillSource, Source, Statement,
};

use super::known::{miss, missed, whole};
use super::left::{achievement, known, known_columns, record, record_columns};
use super::rows::{count, tally};
use crate::class_simulations::skill;
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;

row! {
    ShownRow {
        question_id: i64 => BigInt,
        statement: Word<Statement> => Text,
        option_a: Word<OptionText> => Text,
        option_b: Word<OptionText> => Text,
        option_c: Word<OptionText> => Text,
        option_d: Word<OptionText> => Text,
        base_text: Option<Word<BaseWords>> => Nullable<Text>,
        base_source: Option<Word<Source>> => Nullable<Text>,
        image_id: Option<i64> => Nullable<BigInt>,
        image_alt: Option<Word<AltText>> => Nullable<Text>,
        difficulty: Word<Difficulty> => Text,
        skill_id: Option<i64> => Nullable<BigInt>,
        skill_source: Option<Word<SkillSource>> => Nullable<Text>,
        skill_code: Option<String> => Nullable<Text>,
        skill_name: Option<String> => Nullable<Text>,
        subject_name: Option<String> => Nullable<Text>,
    }
}

statement! {
    /// Of the version that was asked: the question as it is, or what was kept when it was written anew. Its key is not even read.
    ShownInQuiz(quiz: i64 => BigInt, question: i64 => BigInt) -> ShownRow =
        "SELECT c.question_id, t.statement, t.option_a, t.option_b, t.option_c, t.option_d, t.base_text, t.base_source,
            t.image_id, t.image_alt, c.difficulty, k.id AS skill_id, k.source AS skill_source, k.code AS skill_code,
            k.name AS skill_name, j.name AS subject_name
        FROM quiz_questions c
        JOIN questions q ON q.school_id = c.school_id AND q.id = c.question_id
        CROSS JOIN LATERAL (
            SELECT q.statement, q.option_a, q.option_b, q.option_c, q.option_d, q.base_text, q.base_source, q.image_id,
                q.image_alt WHERE q.version = c.version
            UNION ALL
            SELECT v.statement, v.option_a, v.option_b, v.option_c, v.option_d, v.base_text, v.base_source, v.image_id,
                v.image_alt FROM question_versions v
            WHERE v.school_id = c.school_id AND v.question_id = c.question_id AND v.version = c.version
        ) t
        LEFT JOIN skills k ON k.school_id = c.school_id AND k.id = c.skill_id
        LEFT JOIN subjects j ON j.school_id = k.school_id AND j.id = k.subject_id
        WHERE c.quiz_id = $1::bigint AND c.question_id = $2::bigint"
}

row! {
    ExplainedRow { explanation: Option<Word<Explanation>> => Nullable<Text> }
}

statement! {
    ExplainedInQuiz(quiz: i64 => BigInt, question: i64 => BigInt) -> ExplainedRow =
        "SELECT q.explanation FROM quiz_questions c
        JOIN questions q ON q.school_id = c.school_id AND q.id = c.question_id AND q.version = c.version
        WHERE c.quiz_id = $1::bigint AND c.question_id = $2::bigint"
}

row! {
    IdRow { id: i64 => BigInt }
}

statement! {
    QuizzesOf(student: i64 => BigInt, before: i64 => BigInt, limit: i64 => BigInt) -> IdRow =
        "SELECT z.id FROM quizzes z WHERE z.student_id = $1::bigint AND z.id < $2::bigint
        ORDER BY z.id DESC LIMIT $3::bigint"
}

statement! {
    PlayingIn(class: i64 => BigInt) -> IdRow =
        "SELECT z.id FROM quizzes z WHERE z.class_id = $1::bigint AND z.state = 'em_andamento'"
}

row! {
    StandingRow {
        class_id: Option<i64> => Nullable<BigInt>,
        subject_id: i64 => BigInt,
        points: i32 => Integer,
        quizzes: i32 => Integer,
        hits: i32 => Integer,
        answers: i32 => Integer,
        best_streak: i32 => Integer,
    }
}

statement! {
    StandingsOf(student: i64 => BigInt) -> StandingRow =
        "SELECT s.class_id, s.subject_id, s.points, s.quizzes, s.hits, s.answers, s.best_streak
        FROM student_standings s WHERE s.student_id = $1::bigint ORDER BY s.id"
}

row! {
    RecordRow { record: Vec<i32> => Array<Integer> }
}

statement! {
    RecordOf(student: i64 => BigInt) -> RecordRow = concat!(
        "SELECT ", record_columns!(), " AS record FROM student_records r WHERE r.student_id = $1::bigint")
}

row! {
    EarnedRow { achievement: String => Text, at: DateTime<Utc> => Timestamptz }
}

statement! {
    AchievementsOf(student: i64 => BigInt) -> EarnedRow =
        "SELECT h.achievement, h.at FROM student_achievements h WHERE h.student_id = $1::bigint
        ORDER BY h.at DESC, h.achievement"
}

row! {
    ListedRow { student_id: i64 => BigInt, points: i64 => BigInt }
}

statement! {
    /// Whoever is in the class now, and may come in.
    ListedIn(class: i64 => BigInt, subject: Option<i64> => Nullable<BigInt>) -> ListedRow =
        "SELECT s.student_id, sum(s.points)::bigint AS points
        FROM (SELECT $1::bigint AS class_id, $2::bigint AS subject_id) given
        JOIN student_standings s
            ON s.class_id = given.class_id AND (given.subject_id IS NULL OR s.subject_id = given.subject_id)
        JOIN students p ON p.school_id = s.school_id AND p.id = s.student_id AND p.class_id = s.class_id AND p.in_ranking
        JOIN people e ON e.school_id = p.school_id AND e.id = p.id AND e.active
        GROUP BY s.student_id ORDER BY s.student_id"
}

row! {
    SkillRow {
        id: i64 => BigInt,
        subject_id: i64 => BigInt,
        source: Word<SkillSource> => Text,
        code: String => Text,
        name: String => Text,
        subject_name: String => Text,
        known: Vec<i32> => Array<Integer>,
    }
}

statement! {
    SkillsOf(student: i64 => BigInt) -> SkillRow = concat!(
        "SELECT s.id, s.subject_id, s.source, s.code, s.name, j.name AS subject_name, ", known_columns!(), " AS known
        FROM student_skills k
        JOIN skills s ON s.school_id = k.school_id AND s.id = k.skill_id
        JOIN subjects j ON j.school_id = s.school_id AND j.id = s.subject_id
        WHERE k.student_id = $1::bigint ORDER BY s.id")
}

impl From<ShownRow> for Shown {
    fn from(row: ShownRow) -> Self {
        let skill = row.skill_id.zip(row.skill_source).zip(row.skill_code.zip(row.skill_name));
        let skill = skill.zip(row.subject_name);
        let source = row.base_source.map(|source| source.0);
        let image = row.image_id.zip(row.image_alt);
        Self {
            question: QuestionId(row.question_id),
            statement: row.statement.0,
            options: Options::stored([row.option_a.0, row.option_b.0, row.option_c.0, row.option_d.0]),
            base: row.base_text.map(|words| BaseText { words: words.0, source }),
            image: image.map(|(file, alt)| Image { file: FileId(file), alt: alt.0 }),
            difficulty: row.difficulty.0,
            skill: skill.map(|(((id, source), (code, name)), subject)| SkillNamed {
                id: SkillId(id),
                name: skill::name(source.0, &code, name),
                subject,
            }),
        }
    }
}

impl SkillRow {
    fn known(self) -> QueryResult<SkillOfSubject> {
        let named = SkillNamed {
            id: SkillId(self.id),
            name: skill::name(self.source.0, &self.code, self.name),
            subject: self.subject_name,
        };
        let known = known(&self.known)?;
        Ok(SkillOfSubject { subject: SubjectId(self.subject_id), skill: SkillKnown { skill: named, known } })
    }
}

impl From<StandingRow> for (Option<ClassId>, SubjectId, Standing) {
    fn from(row: StandingRow) -> Self {
        let standing = Standing {
            points: count(row.points),
            quizzes: count(row.quizzes),
            tally: tally(row.hits, row.answers),
            best_streak: count(row.best_streak),
        };
        (row.class_id.map(ClassId), SubjectId(row.subject_id), standing)
    }
}

fn reached(connection: &mut PgConnection, student: PersonId) -> QueryResult<Reached> {
    let standings: Vec<StandingRow> = StandingsOf { student: student.0 }.load(connection)?;
    let kept: Option<RecordRow> = RecordOf { student: student.0 }.get_result(connection).optional()?;
    let earned: Vec<EarnedRow> = AchievementsOf { student: student.0 }.load(connection)?;
    let earned = earned.into_iter().map(|row| Ok((achievement(&row.achievement)?, row.at)));
    Ok(Reached {
        standings: standings.into_iter().map(Into::into).collect(),
        record: record(kept.as_ref().map(|row| row.record.as_slice()))?,
        achievements: earned.collect::<QueryResult<_>>()?,
    })
}

impl QuizzesView for Transaction {
    fn shown(&mut self, id: QuizId, question: QuestionId) -> Result<Option<Shown>, StoreError> {
        let shown = ShownInQuiz { quiz: id.0, question: question.0 };
        let row: Option<ShownRow> =
            self.run("shown", |connection| shown.get_result(connection).optional())?;
        Ok(row.map(Into::into))
    }

    fn explanation(&mut self, id: QuizId, question: QuestionId) -> Result<Option<Explanation>, StoreError> {
        let explained = ExplainedInQuiz { quiz: id.0, question: question.0 };
        let row: Option<ExplainedRow> =
            self.run("explanation", |connection| explained.get_result(connection).optional())?;
        Ok(row.and_then(|row| row.explanation).map(|it| it.0))
    }

    fn quizzes_of(&mut self, student: PersonId, page: QuizPage) -> Result<Vec<Quiz>, StoreError> {
        let of = QuizzesOf {
            student: student.0,
            before: page.before.map_or(i64::MAX, |id| id.0),
            limit: i64::try_from(page.limit).unwrap_or(i64::MAX),
        };
        self.run("quizzes_of", |connection| {
            let ids: Vec<IdRow> = of.load(connection)?;
            whole(connection, ids.into_iter().map(|row| row.id).collect())
        })
    }

    fn playing(&mut self, class: ClassId) -> Result<Vec<Quiz>, StoreError> {
        let mut playing = self.run("playing", |connection| {
            let ids: Vec<IdRow> = PlayingIn { class: class.0 }.load(connection)?;
            whole(connection, ids.into_iter().map(|row| row.id).collect())
        })?;
        playing.sort_by_key(|quiz| quiz.toward.student);
        Ok(playing)
    }

    fn reached(&mut self, student: PersonId) -> Result<Reached, StoreError> {
        self.run("reached", |connection| reached(connection, student))
    }

    fn listed(&mut self, class: ClassId, subject: Option<SubjectId>) -> Result<Vec<Listed>, StoreError> {
        let listed = ListedIn { class: class.0, subject: subject.map(|it| it.0) };
        let rows: Vec<ListedRow> = self.run("listed", |connection| listed.load(connection))?;
        let one = |row: ListedRow| Listed {
            student: PersonId(row.student_id),
            points: u32::try_from(row.points).unwrap_or(u32::MAX),
        };
        Ok(rows.into_iter().map(one).collect())
    }

    fn skills_known(&mut self, student: PersonId) -> Result<Vec<SkillOfSubject>, StoreError> {
        self.run("skills_known", |connection| {
            let rows: Vec<SkillRow> = SkillsOf { student: student.0 }.load(connection)?;
            rows.into_iter().map(SkillRow::known).collect()
        })
    }

    fn missed(&mut self, student: PersonId) -> Result<Vec<Missed>, StoreError> {
        self.run("missed", |connection| {
            let of = missed(connection, student)?.into_iter().map(|row| {
                let miss = miss(row.since, row.step)?;
                Ok(Missed { question: QuestionId(row.question_id), subject: SubjectId(row.subject_id), miss })
            });
            of.collect()
        })
    }
}
