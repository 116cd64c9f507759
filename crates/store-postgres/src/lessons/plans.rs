//! Lesson plans, as decisions and screens read them one by one.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::result::Error::DeserializationError;
use diesel::sql_types::{Array, BigInt, Date, Integer, Nullable, SmallInt, Text, Timestamptz};
use kernel::title::Title;
use kernel::{BnccCode, ClassId, Day, Grade, LessonPlanId, PersonId, QuestionId, StoreError};
use lesson_planning::Discipline;
use lesson_planning::draft::{ExitQuestion, Minutes};
use lesson_planning::plan::seen::PlanSeen;
use lesson_planning::plan::store::KnownPlans;
use lesson_planning::plan::{Changed, Judged, NewPlan, Origin, Plan, PlanQuestion, PlanStatus};

use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;

row! {
    PlanRow {
        id: i64 => BigInt,
        title: Word<Title> => Text,
        discipline: Word<Discipline> => Text,
        grade: Word<Grade> => Text,
        duration: i16 => SmallInt,
        objectives: String => Text,
        content: String => Text,
        methodology: String => Text,
        resources: String => Text,
        evaluation: String => Text,
        codes: Vec<Word<BnccCode>> => Array<Text>,
        audience: String => Text,
        considerations: String => Text,
        class_id: Option<i64> => Nullable<BigInt>,
        class_name: Option<String> => Nullable<Text>,
        day: Option<NaiveDate> => Nullable<Date>,
        origin: Word<Origin> => Text,
        status: Word<PlanStatus> => Text,
        version: i32 => Integer,
        created_by: i64 => BigInt,
        author_name: String => Text,
        created_at: DateTime<Utc> => Timestamptz,
        changed_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        changed_by: Option<i64> => Nullable<BigInt>,
        changed_by_name: Option<String> => Nullable<Text>,
        sent_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        judged_by: Option<i64> => Nullable<BigInt>,
        judged_by_name: Option<String> => Nullable<Text>,
        judged_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        note: String => Text,
    }
}

statement! {
    SeenPlan(id: i64 => BigInt) -> PlanRow =
        "SELECT p.id, p.title, p.discipline, p.grade, p.duration, p.objectives, p.content, p.methodology, p.resources,
            p.evaluation, p.codes, p.audience, p.considerations, p.class_id, c.name AS class_name, p.day, p.origin, p.status,
            p.version, p.created_by, u.first_name || ' ' || u.last_name AS author_name, p.created_at, p.changed_at,
            p.changed_by, m.first_name || ' ' || m.last_name AS changed_by_name, p.sent_at,
            p.judged_by, j.first_name || ' ' || j.last_name AS judged_by_name, p.judged_at, p.note
        FROM lesson_plans p
        JOIN users u ON u.school_id = p.school_id AND u.id = p.created_by
        LEFT JOIN users m ON m.school_id = p.school_id AND m.id = p.changed_by
        LEFT JOIN users j ON j.school_id = p.school_id AND j.id = p.judged_by
        LEFT JOIN classes c ON c.school_id = p.school_id AND c.id = p.class_id
        WHERE p.id = $1"
}

row! {
    QuestionRow {
        statement: String => Text,
        options: Option<Vec<String>> => Nullable<Array<Text>>,
        correct: Option<i16> => Nullable<SmallInt>,
        explanation: String => Text,
        question_id: Option<i64> => Nullable<BigInt>,
    }
}

statement! {
    QuestionsOfPlan(plan: i64 => BigInt) -> QuestionRow =
        "SELECT q.statement, q.options, q.correct, q.explanation, q.question_id
        FROM lesson_plan_questions q WHERE q.plan_id = $1 ORDER BY q.place"
}

fn wrong(what: &'static str) -> diesel::result::Error {
    DeserializationError(what.into())
}

fn question(row: QuestionRow) -> QueryResult<PlanQuestion> {
    let QuestionRow { statement, options, correct, explanation, question_id } = row;
    let question = match options {
        None => ExitQuestion::Open { statement, answer_shows: explanation },
        Some(options) => ExitQuestion::Choice {
            statement,
            options: options.try_into().map_err(|_| wrong("a question without four options"))?,
            correct: correct
                .and_then(|place| place.try_into().ok())
                .ok_or_else(|| wrong("a question without a right option"))?,
            explanation,
        },
    };
    Ok(PlanQuestion { question, in_bank: question_id.map(QuestionId) })
}

fn seen(row: PlanRow, questions: Vec<PlanQuestion>) -> QueryResult<PlanSeen> {
    let duration =
        Minutes::try_from(i64::from(row.duration)).map_err(|_| wrong("a duration out of range"))?;
    let changed = row.changed_by.map(PersonId).zip(row.changed_at);
    let judged = row.judged_by.map(PersonId).zip(row.judged_at);
    let plan = Plan {
        id: LessonPlanId(row.id),
        about: NewPlan {
            title: row.title.0,
            discipline: row.discipline.0,
            grade: row.grade.0,
            duration,
            objectives: row.objectives,
            content: row.content,
            methodology: row.methodology,
            resources: row.resources,
            evaluation: row.evaluation,
            codes: row.codes.into_iter().map(|code| code.0).collect(),
            audience: row.audience,
            considerations: row.considerations,
            class: row.class_id.map(ClassId),
            day: row.day.map(Day::on),
            quiz: questions.iter().map(|it| it.question.clone()).collect(),
        },
        questions,
        origin: row.origin.0,
        status: row.status.0,
        version: row.version,
        created_by: PersonId(row.created_by),
        created_at: row.created_at,
        changed: changed.map(|(by, at)| Changed { by, at }),
        sent_at: row.sent_at,
        judged: judged.map(|(by, at)| Judged { by, at, note: row.note }),
    };
    let PlanRow { author_name, changed_by_name, judged_by_name, class_name, .. } = row;
    Ok(PlanSeen { plan, author_name, changed_by_name, judged_by_name, class_name })
}

pub(super) fn find(connection: &mut PgConnection, id: LessonPlanId) -> QueryResult<Option<PlanSeen>> {
    let row: Option<PlanRow> = SeenPlan { id: id.0 }.get_result(connection).optional()?;
    let Some(row) = row else { return Ok(None) };
    let questions: Vec<QuestionRow> = QuestionsOfPlan { plan: id.0 }.load(connection)?;
    let questions = questions.into_iter().map(question).collect::<QueryResult<_>>()?;
    seen(row, questions).map(Some)
}

impl KnownPlans for Transaction {
    fn plan_seen(&mut self, id: LessonPlanId) -> Result<Option<PlanSeen>, StoreError> {
        self.run("plan_seen", |connection| find(connection, id))
    }
}
