//! A simulation begins.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::class_simulations;
use application::classes::class::By;
use kernel::{ClassId, QuestionId, SkillId, SubjectId};
use quiz_engine::class_simulation::StartForm;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::summary::{KindText, LevelText, SimulationJson};
use crate::classes::problem::not_theirs;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_once, seed};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = StartClassSimulation)]
#[serde(rename_all = "camelCase")]
pub struct StartBody {
    /// Another school's is 404.
    school_id: Option<i64>,
    /// Another school's is 404.
    class_id: Option<i64>,
    /// `null`: questions of every subject. Another school's is 404.
    subject_id: Option<i64>,
    #[schema(value_type = KindText)]
    kind: String,
    /// 1 to 50.
    questions: i64,
    #[schema(value_type = LevelText)]
    difficulty: String,
    /// Questions of this one alone. Another school's is 404.
    skill_id: Option<i64>,
    /// These, in this order, whatever the others say. One of another school is 404.
    #[schema(min_items = 1, max_items = 50)]
    question_ids: Option<Vec<i64>>,
}

pub async fn start(
    request: HttpRequest,
    state: web::Data<State>,
    caller: Caller,
    body: web::Json<StartBody>,
) -> Result<HttpResponse, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let (actor, typed, seed) = (session.actor().clone(), body.clone(), seed()?);
    let (asking, class) = (actor.clone(), body.class_id.map(ClassId));
    let theirs = run(&state, &session, move |tx| {
        class_simulations::may_start(tx, By { actor: &asking, now: now() }, class)
    });
    if !theirs.await? {
        return Err(not_theirs());
    }
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| -> Result<_, Problem> {
        let these: Option<Vec<_>> = typed.question_ids.map(|ids| ids.into_iter().map(QuestionId).collect());
        let form = StartForm {
            class: typed.class_id.map(ClassId),
            subject: typed.subject_id.map(SubjectId),
            kind: &typed.kind,
            questions: typed.questions,
            difficulty: &typed.difficulty,
            skill: typed.skill_id.map(SkillId),
            these: these.as_deref(),
        };
        let started = class_simulations::start(tx, By { actor: &actor, now: now() }, form, seed)?;
        Ok(SimulationJson::new(started.ok_or_else(not_theirs)?, &actor))
    })
    .await
}
