//! Lesson plans that the school keeps.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::classes::class::By;
use application::gate::session::LiveSession;
use application::lessons::catalogue;
use application::lessons::plans::{self, Outcome, PlanError, bank};
use kernel::table::folded;
use kernel::{ClassId, Invalid, LessonPlanId, SubjectId, gather};
use lesson_planning::Discipline;
use lesson_planning::bncc::BnccSkill;
use lesson_planning::bncc::view::KnownSkills;
use lesson_planning::plan::seen::{PlanSeen, SHOWN, SoughtPlans};
use lesson_planning::plan::{Origin, PlanStatus, Verdict};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::attachment::{DOCX, attachment};
use crate::edge::json::word;
use crate::edge::openapi::schema::DayText;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_once, view};
use crate::edge::session::caller::Caller;
use crate::edge::waiting::blocking;
use crate::lessons::body::PlanBody;
use crate::lessons::json::{ListedJson, PlanJson};
use crate::lessons::problem::not_theirs;
use crate::lessons::schema::{DisciplineText, PlanStatusText, VerdictText};
use crate::state::State;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
pub struct ListQuery {
    #[param(value_type = Option<DisciplineText>)]
    subject: Option<String>,
    grade: Option<String>,
    #[param(value_type = Option<PlanStatusText>)]
    status: Option<String>,
    /// Of the caller's own alone.
    #[serde(default)]
    own: bool,
    /// Of those alone that the caller has to judge or to mend, who waits longest first.
    #[serde(default)]
    waiting: bool,
    class_id: Option<i64>,
    /// Of days from here on; so with the next.
    #[param(value_type = Option<DayText>)]
    from: Option<String>,
    #[param(value_type = Option<DayText>)]
    to: Option<String>,
    /// A part of the title or of the subject's name; accents and capitals aside.
    q: Option<String>,
    /// From 1.
    page: Option<usize>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LessonPlanOptions)]
pub struct OptionsJson {
    /// Of the plans that the caller sees.
    grades: Vec<String>,
    #[schema(value_type = Vec<DisciplineText>)]
    subjects: Vec<&'static str>,
    /// Whether there is a service that writes plans; without one the template of this program does.
    ai: bool,
}

/// All of a plan anew: what is absent is nothing from then on.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ChangeLessonPlan)]
pub struct ChangeBody {
    /// What was read; where it is another by now nothing is written, and the answer says what there is.
    version: i32,
    #[serde(flatten)]
    typed: PlanBody,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = MoveLessonPlan)]
pub struct MoveBody {
    version: i32,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = JudgeLessonPlan)]
pub struct JudgeBody {
    version: i32,
    #[schema(value_type = VerdictText)]
    verdict: String,
    /// What has to be mended; must be there where it is returned.
    #[serde(default)]
    notes: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = FillBank)]
#[serde(rename_all = "camelCase")]
pub struct BankBody {
    subject_id: i64,
}

impl ListQuery {
    fn parse(self) -> Result<(SoughtPlans, usize), Invalid> {
        let Self { subject, grade, status, own, waiting, class_id, from, to, q, page } = self;
        let discipline = subject.filter(|slug| !slug.is_empty());
        let discipline = discipline.as_deref().map(Discipline::read).transpose();
        gather! {
            discipline = "subject": discipline.map_err(|error| error.to_string());
            grade = "grade": told(word("grade", grade.as_deref()));
            status = "status": told(word("status", status.as_deref()));
            from = "from": told(word("from", from.as_deref()));
            to = "to": told(word("to", to.as_deref()));
        }
        let sought = SoughtPlans {
            discipline,
            grade,
            status,
            own,
            waiting,
            class: class_id.map(ClassId),
            from,
            to,
            words: sought_words(q.unwrap_or_default().trim()),
        };
        Ok((sought, page.unwrap_or(1).saturating_sub(1).saturating_mul(SHOWN)))
    }
}

/// Of signs alone: a sign that stands in no folded text.
fn sought_words(typed: &str) -> String {
    let words = folded(typed);
    if words.is_empty() && !typed.is_empty() { "%".to_owned() } else { words }
}

fn told<T>(outcome: Result<T, Invalid>) -> Result<T, String> {
    outcome.map_err(|invalid| invalid.fields().map(|(_, sentence)| sentence.to_owned()).collect())
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<ListQuery>,
) -> Result<HttpResponse, Problem> {
    let (sought, after) = query.into_inner().parse()?;
    let reader = plans::reader(&session.actor().person);
    let shown = view(&state, &session, move |view| view.plans().plans(reader, &sought, after)).await?;
    let listed: Vec<_> = shown.plans.into_iter().map(|plan| ListedJson::of(plan, reader)).collect();
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", shown.total)).json(listed))
}

pub async fn options(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<OptionsJson>, Problem> {
    let reader = plans::reader(&session.actor().person);
    let filters = view(&state, &session, move |view| view.plans().plan_filters(reader)).await?;
    Ok(web::Json(OptionsJson {
        grades: filters.grades.into_iter().map(kernel::Grade::label).collect(),
        subjects: filters.disciplines.into_iter().map(Discipline::slug).collect(),
        ai: state.plan_writer.is_some(),
    }))
}

type Seen = (PlanSeen, Vec<BnccSkill>);

/// With what the catalogue says of its codes, in their order.
fn with_skills(catalogue: &mut dyn KnownSkills, seen: PlanSeen) -> Result<Seen, kernel::StoreError> {
    let skills = catalogue::in_order(catalogue, &seen.plan.about.codes)?;
    Ok((seen, skills))
}

fn json((seen, skills): Seen, session: &LiveSession) -> PlanJson {
    PlanJson::of(seen, skills, plans::reader(&session.actor().person))
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<PlanJson>, Problem> {
    let (actor, id) = (session.actor().clone(), LessonPlanId(path.into_inner()));
    let seen = view(&state, &session, move |view| {
        let seen = plans::one(view, &actor.person, id)?;
        seen.map(|seen| with_skills(view.catalogue(), seen)).transpose()
    })
    .await?;
    Ok(web::Json(json(seen.ok_or_else(Problem::not_found)?, &session)))
}

pub async fn docx(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (actor, id) = (session.actor().clone(), LessonPlanId(path.into_inner()));
    let paper = view(&state, &session, move |view| plans::paper(view, &actor.person, id)).await?;
    let paper = paper.ok_or_else(Problem::not_found)?;
    let papers = state.papers.clone();
    let bytes = blocking(move || {
        papers.docx(&paper).map_err(|error| {
            tracing::error!(%error, "lesson plan {}", id.0);
            Problem::internal()
        })
    })
    .await?;
    Ok(attachment(DOCX, &format!("plano-de-aula-{}.docx", id.0), bytes))
}

pub async fn create(
    request: HttpRequest,
    state: web::Data<State>,
    caller: Caller,
    body: web::Json<PlanBody>,
) -> Result<HttpResponse, Problem> {
    caller.is_own_school(body.school_id)?;
    let (session, typed) = (caller.0, body.clone());
    let by_session = session.clone();
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| -> Result<_, PlanError> {
        let by = By { actor: by_session.actor(), now: now() };
        let origin = word("origin", typed.origin.as_deref())?.unwrap_or(Origin::Person);
        let seen = plans::create(tx, by, origin, typed.form()?)?;
        Ok(json(with_skills(tx.catalogue(), seen)?, &by_session))
    })
    .await
}

pub async fn copy(
    request: HttpRequest,
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (by_session, id) = (session.clone(), LessonPlanId(path.into_inner()));
    run_once(&request, &state, &session, &(), StatusCode::CREATED, move |tx| -> Result<_, PlanError> {
        let by = By { actor: by_session.actor(), now: now() };
        let seen = plans::copy(tx, by, id)?;
        Ok(json(with_skills(tx.catalogue(), seen)?, &by_session))
    })
    .await
}

/// Said to whoever was slower.
const CHANGED: &str =
    "Outra pessoa mudou este plano enquanto você o tinha aberto. Nada foi gravado por cima.";

/// What became of a step, as an answer.
async fn step(
    state: &web::Data<State>,
    session: &LiveSession,
    work: impl FnOnce(&mut dyn application::tx::database::SchoolTx, By<'_>) -> Result<Outcome, PlanError>
    + Send
    + 'static,
) -> Result<web::Json<PlanJson>, Problem> {
    let actor = session.actor().clone();
    let (is_kept, seen) = run(state, session, move |tx| -> Result<_, PlanError> {
        let (is_kept, seen) = match work(tx, By { actor: &actor, now: now() })? {
            Outcome::Kept(seen) => (true, seen),
            Outcome::Stale(seen) => (false, seen),
            Outcome::NotTheirs => return Ok((true, None)),
        };
        Ok((is_kept, Some(with_skills(tx.catalogue(), seen)?)))
    })
    .await?;
    let json = json(seen.ok_or_else(not_theirs)?, session);
    if is_kept { Ok(web::Json(json)) } else { Err(Problem::changed(CHANGED, &json)) }
}

pub async fn change(
    state: web::Data<State>,
    caller: Caller,
    path: web::Path<i64>,
    web::Json(ChangeBody { version, typed }): web::Json<ChangeBody>,
) -> Result<web::Json<PlanJson>, Problem> {
    caller.is_own_school(typed.school_id)?;
    let id = LessonPlanId(path.into_inner());
    step(&state, &caller.0, move |tx, by| plans::change(tx, by, id, version, typed.form()?)).await
}

pub async fn send(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<MoveBody>,
) -> Result<web::Json<PlanJson>, Problem> {
    let id = LessonPlanId(path.into_inner());
    step(&state, &session, move |tx, by| plans::send(tx, by, id, body.version)).await
}

pub async fn withdraw(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<MoveBody>,
) -> Result<web::Json<PlanJson>, Problem> {
    let id = LessonPlanId(path.into_inner());
    step(&state, &session, move |tx, by| plans::withdraw(tx, by, id, body.version)).await
}

pub async fn judge(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    web::Json(body): web::Json<JudgeBody>,
) -> Result<web::Json<PlanJson>, Problem> {
    let id = LessonPlanId(path.into_inner());
    let verdict = match body.verdict.parse::<PlanStatus>() {
        Ok(PlanStatus::Approved) => Verdict::Approve,
        Ok(PlanStatus::Returned) => Verdict::Return,
        _ => return Err(Invalid::field("verdict", "Escolha aprovado ou devolvido.").into()),
    };
    step(&state, &session, move |tx, by| plans::judge(tx, by, id, body.version, verdict, &body.notes)).await
}

pub async fn fill_bank(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<BankBody>,
) -> Result<web::Json<PlanJson>, Problem> {
    let (id, subject) = (LessonPlanId(path.into_inner()), SubjectId(body.subject_id));
    step(&state, &session, move |tx, by| bank::fill(tx, by, id, subject)).await
}

pub async fn remove(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (actor, id) = (session.actor().clone(), LessonPlanId(path.into_inner()));
    let is_gone =
        run(&state, &session, move |tx| plans::remove(tx, By { actor: &actor, now: now() }, id)).await?;
    if is_gone { Ok(HttpResponse::NoContent().finish()) } else { Err(not_theirs()) }
}
