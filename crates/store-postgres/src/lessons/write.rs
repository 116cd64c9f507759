//! Lesson plans as decisions write them.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use kernel::table::folded;
use kernel::{BnccCode, Day, LessonPlanId, PersonId, StoreError};
use lesson_planning::draft::ExitQuestion;
use lesson_planning::plan::store::Plans;
use lesson_planning::plan::{NewPlan, Origin, Plan, PlanQuestion, PlanStatus};

use super::plans::find;
use crate::connect::transaction::Transaction;
use crate::schema::lessons::{lesson_plan_questions, lesson_plans};

/// What people say of a plan, as columns.
macro_rules! said {
    ($plan:expr) => {{
        let plan: &NewPlan = $plan;
        let codes: Vec<_> = plan.codes.iter().map(BnccCode::as_str).collect();
        let words = folded(&format!("{} {}", plan.title.as_str(), plan.discipline.label()));
        (
            (
                lesson_plans::title.eq(plan.title.as_str()),
                lesson_plans::discipline.eq(plan.discipline.slug()),
                lesson_plans::grade.eq(plan.grade.label()),
                lesson_plans::duration.eq(i16::try_from(plan.duration.get()).unwrap_or(i16::MAX)),
                lesson_plans::objectives.eq(plan.objectives.as_str()),
                lesson_plans::content.eq(plan.content.as_str()),
                lesson_plans::methodology.eq(plan.methodology.as_str()),
                lesson_plans::resources.eq(plan.resources.as_str()),
                lesson_plans::evaluation.eq(plan.evaluation.as_str()),
            ),
            (
                lesson_plans::codes.eq(codes),
                lesson_plans::audience.eq(plan.audience.as_str()),
                lesson_plans::considerations.eq(plan.considerations.as_str()),
                lesson_plans::class_id.eq(plan.class.map(|class| class.0)),
                lesson_plans::day.eq(plan.day.map(Day::date)),
                lesson_plans::words.eq(words),
            ),
        )
    }};
}

fn put_questions(
    connection: &mut PgConnection,
    plan: LessonPlanId,
    questions: impl Iterator<Item = PlanQuestion>,
) -> QueryResult<()> {
    let rows: Vec<_> = (0_i16..)
        .zip(questions)
        .map(|(place, PlanQuestion { question, in_bank })| {
            let (statement, options, correct, explanation) = match question {
                ExitQuestion::Open { statement, answer_shows } => (statement, None, None, answer_shows),
                ExitQuestion::Choice { statement, options, correct, explanation } => {
                    (statement, Some(options.to_vec()), i16::try_from(correct).ok(), explanation)
                }
            };
            (
                lesson_plan_questions::plan_id.eq(plan.0),
                lesson_plan_questions::place.eq(place),
                lesson_plan_questions::statement.eq(statement),
                lesson_plan_questions::options.eq(options),
                lesson_plan_questions::correct.eq(correct),
                lesson_plan_questions::explanation.eq(explanation),
                lesson_plan_questions::question_id.eq(in_bank.map(|id| id.0)),
            )
        })
        .collect();
    diesel::insert_into(lesson_plan_questions::table).values(rows).execute(connection).map(drop)
}

impl Plans for Transaction {
    fn add_plan(
        &mut self,
        new: &NewPlan,
        origin: Origin,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<LessonPlanId, StoreError> {
        self.run("add_plan", |connection| {
            let rest = (
                lesson_plans::origin.eq(origin.slug()),
                lesson_plans::status.eq(PlanStatus::Draft.slug()),
                lesson_plans::created_by.eq(by.0),
                lesson_plans::created_at.eq(at),
            );
            let id: i64 = diesel::insert_into(lesson_plans::table)
                .values((said!(new), rest))
                .returning(lesson_plans::id)
                .get_result(connection)?;
            let questions = new.quiz.iter().map(|it| PlanQuestion { question: it.clone(), in_bank: None });
            put_questions(connection, LessonPlanId(id), questions)?;
            Ok(LessonPlanId(id))
        })
    }

    fn hold_plan(&mut self, id: LessonPlanId) -> Result<Option<Plan>, StoreError> {
        self.run("hold_plan", |connection| {
            // Apart: whoever waited reads then what the other did, its questions too.
            let held = lesson_plans::table.filter(lesson_plans::id.eq(id.0));
            let held: Option<i64> =
                held.select(lesson_plans::id).for_no_key_update().first(connection).optional()?;
            let seen = held.map_or(Ok(None), |_| find(connection, id))?;
            Ok(seen.map(|seen| seen.plan))
        })
    }

    fn change_plan(&mut self, to: &Plan) -> Result<(), StoreError> {
        self.run("change_plan", |connection| {
            let judged = to.judged.as_ref();
            let rest = (
                lesson_plans::status.eq(to.status.slug()),
                lesson_plans::version.eq(to.version),
                lesson_plans::changed_at.eq(to.changed.map(|changed| changed.at)),
                lesson_plans::changed_by.eq(to.changed.map(|changed| changed.by.0)),
                lesson_plans::sent_at.eq(to.sent_at),
                lesson_plans::judged_by.eq(judged.map(|judged| judged.by.0)),
                lesson_plans::judged_at.eq(judged.map(|judged| judged.at)),
                lesson_plans::note.eq(judged.map_or("", |judged| judged.note.as_str())),
            );
            let plan = lesson_plans::table.filter(lesson_plans::id.eq(to.id.0));
            diesel::update(plan).set((said!(&to.about), rest)).execute(connection)?;
            let questions = lesson_plan_questions::table.filter(lesson_plan_questions::plan_id.eq(to.id.0));
            diesel::delete(questions).execute(connection)?;
            put_questions(connection, to.id, to.questions.iter().cloned())
        })
    }

    fn remove_plan(&mut self, id: LessonPlanId) -> Result<(), StoreError> {
        self.run("remove_plan", |connection| {
            let plan = lesson_plans::table.filter(lesson_plans::id.eq(id.0));
            diesel::delete(plan).execute(connection).map(drop)
        })
    }
}
