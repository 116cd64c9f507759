//! Simulations as lists show them.

use actix_web::{HttpResponse, web};
use application::class_simulations::{rights::may_hold, seen};
use application::gate::model::Actor;
use chrono::{DateTime, Utc};
use kernel::{ClassId, ClassSimulationId, SubjectId};
use quiz_engine::class_simulation::view::{ClassSimulationFilter, ClassSimulationPage, OfSubject};
use quiz_engine::class_simulation::{
    ClassSimulationSeen, Kind, Level, Mark, State as SimulationState, Tally,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::json::word;
use crate::edge::openapi::schema::{OnePlace, texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::state::State;

texts! {
    KindText "ClassSimulationKind" words(Kind::ALL.map(Kind::slug));
    LevelText "ClassSimulationDifficulty" words(Level::ALL.map(Level::slug));
    StateText "ClassSimulationStatus" words(SimulationState::ALL.map(SimulationState::slug));
    MarkText "ClassSimulationMark" words(Mark::ALL.map(Mark::slug));
}

/// How many are asked for at once, and how many where nobody says.
const MOST: usize = 100;
const USUAL: usize = 20;

/// What a simulation of questions of every subject is called after.
pub(super) const MIXED: &str = "Questões Mistas";

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(rename_all = "camelCase")]
pub struct ListQuery {
    class_id: Option<i64>,
    /// When absent: every subject, and mixed ones.
    subject_id: Option<i64>,
    #[param(value_type = Option<KindText>)]
    kind: Option<String>,
    #[param(value_type = Option<StateText>)]
    status: Option<String>,
    /// 1 to 100; 20 when absent.
    limit: Option<usize>,
    /// A simulation's number: those older than it alone.
    before: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulation)]
#[serde(rename_all = "camelCase")]
pub struct SimulationJson {
    id: i64,
    school_id: i64,
    class_id: i64,
    class_name: String,
    /// `null`: questions of every subject.
    subject_id: Option<i64>,
    subject_name: String,
    #[schema(value_type = KindText)]
    kind: &'static str,
    #[schema(value_type = LevelText)]
    difficulty: &'static str,
    skill_id: Option<i64>,
    skill_name: Option<String>,
    #[schema(value_type = StateText)]
    status: &'static str,
    /// How many are asked.
    questions: usize,
    /// On the grid of a printed one, and not absent.
    pupils: usize,
    /// Questions that the class answered, or pupils who are typed to the end.
    done: usize,
    /// This and the next three are `null` unless it is concluded.
    hits: Option<u32>,
    answers: Option<u32>,
    /// Whole per cent.
    hit_rate: Option<u8>,
    /// From 0 to 10.
    #[schema(value_type = Option<OnePlace>)]
    grade: Option<String>,
    started_by_id: i64,
    started_by_name: String,
    started_at: DateTime<Utc>,
    ended_at: Option<DateTime<Utc>>,
    /// Whether whoever asks may answer, end or delete it.
    may_change: bool,
}

impl SimulationJson {
    pub fn new(seen: ClassSimulationSeen, to: &Actor) -> Self {
        let (about, tally) = (seen.about, seen.tally);
        Self {
            id: seen.id.0,
            school_id: to.school.0,
            class_id: about.class.0,
            class_name: seen.class_name,
            subject_id: about.subject.map(|subject| subject.0),
            subject_name: seen.subject_name.unwrap_or_else(|| MIXED.to_owned()),
            kind: about.kind.slug(),
            difficulty: about.level.slug(),
            skill_id: about.skill.map(|skill| skill.0),
            skill_name: seen.skill_name,
            status: seen.state.slug(),
            questions: seen.questions,
            pupils: seen.pupils,
            done: seen.done,
            hits: tally.map(|tally| tally.hits),
            answers: tally.map(|tally| tally.answers),
            hit_rate: tally.map(Tally::rate),
            grade: tally.map(|tally| tally.grade().to_string()),
            started_by_id: seen.started_by.0,
            started_by_name: seen.started_by_name,
            started_at: seen.started_at,
            ended_at: seen.ended_at,
            may_change: may_hold(to, seen.teacher),
        }
    }
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<ListQuery>,
) -> Result<HttpResponse, Problem> {
    let filter = ClassSimulationFilter {
        class: query.class_id.map(ClassId),
        subject: query.subject_id.map_or(OfSubject::Any, |id| OfSubject::One(SubjectId(id))),
        kind: word("kind", query.kind.as_deref())?,
        state: word("status", query.status.as_deref())?,
        teacher: None,
    };
    let limit = query.limit.unwrap_or(USUAL).clamp(1, MOST);
    let page = ClassSimulationPage { limit, before: query.before.map(ClassSimulationId) };
    let person = session.actor().person.clone();
    let found = view(&state, &session, move |view| seen::list(view, &person, filter, page)).await?;
    let shown = |seen| SimulationJson::new(seen, session.actor());
    let simulations: Vec<_> = found.simulations.into_iter().map(shown).collect();
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", found.total)).json(simulations))
}
