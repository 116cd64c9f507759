//! Saved simulations.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::gate::model::Actor;
use application::index::simulations::{self, SimulationError};
use chrono::{DateTime, Utc};
use ideb_core::printed::indicator_alone;
use ideb_core::simulate::line;
use ideb_core::simulation::name::SimulationName;
use ideb_core::simulation::request::SimulationRequest;
use ideb_core::simulation::{Mode, Simulated, Simulation};
use ideb_core::view::SimulationPage;
use kernel::{Invalid, SimulationId, Stage};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::openapi::schema::{OnePlace, StageText, ThreePlaces, TwoPlaces, TypedDecimal};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_once, view};
use crate::edge::session::caller::Caller;
use crate::index::decimals::{self, GradeRateJson};
use crate::index::printed::ProductLineJson;
use crate::index::problem::not_theirs;
use crate::index::schema::ModeText;
use crate::state::State;

#[derive(Debug, Deserialize, IntoParams)]
pub struct ListQuery {
    /// Only those of this stage or of none.
    #[param(value_type = Option<StageText>)]
    stage: Option<String>,
    /// Only those older than this id.
    before: Option<i64>,
    /// 1 to 200; 50 when absent.
    limit: Option<i64>,
}

/// What a person typed. The server calculates; `userId` and `calculatedIdeb` decide nothing.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = SaveSimulation)]
#[serde(rename_all = "camelCase")]
pub struct SaveBody {
    /// "rapida" (when absent) or "oficial".
    mode: Option<ModeJson>,
    /// Another school's is 404.
    school_id: Option<i64>,
    /// 1 to 60 characters; when nothing is typed, "Simulação de 14/11" by the school's day.
    name: Option<String>,
    stage: Option<String>,
    #[schema(value_type = Option<TypedDecimal>)]
    target_ideb: Option<String>,
    /// Quick mode: in percent.
    #[schema(value_type = Option<TypedDecimal>)]
    approval_rate: Option<String>,
    /// Quick mode: the standardised note.
    #[schema(value_type = Option<TypedDecimal>)]
    saeb_score: Option<String>,
    /// Official mode: the year whose formula applies.
    edition: Option<i64>,
    #[schema(value_type = Option<TypedDecimal>)]
    proficiency_lp: Option<String>,
    #[schema(value_type = Option<TypedDecimal>)]
    proficiency_mt: Option<String>,
    #[schema(value_type = Option<Vec<Option<TypedDecimal>>>)]
    approval_by_grade: Option<Vec<Option<String>>>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = RenameSimulation)]
pub struct RenameBody {
    /// 1 to 60 characters.
    name: String,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[schema(as = SimulationMode)]
#[serde(rename_all = "snake_case")]
pub enum ModeJson {
    Rapida,
    Oficial,
}

impl From<ModeJson> for Mode {
    fn from(mode: ModeJson) -> Self {
        match mode {
            ModeJson::Rapida => Self::Quick,
            ModeJson::Oficial => Self::Official,
        }
    }
}

impl SaveBody {
    fn parse(&self) -> Result<(Simulated, Option<SimulationName>), Invalid> {
        SimulationRequest {
            mode: self.mode.map(Into::into),
            stage: self.stage.as_deref(),
            target: self.target_ideb.as_deref(),
            approval: self.approval_rate.as_deref(),
            saeb: self.saeb_score.as_deref(),
            edition: self.edition,
            proficiency_lp: self.proficiency_lp.as_deref(),
            proficiency_mt: self.proficiency_mt.as_deref(),
            approval_by_grade: self.approval_by_grade.as_deref().unwrap_or_default(),
        }
        .named(self.name.as_deref())
    }
}

pub fn optional_stage(text: Option<&str>) -> Result<Option<Stage>, Invalid> {
    text.filter(|text| !text.is_empty())
        .map(str::parse)
        .transpose()
        .map_err(|error: kernel::UnknownStage| Invalid::field("stage", error.to_string()))
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Simulation)]
#[serde(rename_all = "camelCase")]
pub struct SimulationJson {
    id: i64,
    user_id: i64,
    user_name: String,
    school_id: i64,
    name: String,
    /// Whether whoever asks may name it anew and remove it: who saved it may.
    may_change: bool,
    /// "rapida" or "oficial".
    #[schema(value_type = ModeText)]
    mode: &'static str,
    #[schema(value_type = Option<StageText>)]
    stage: Option<&'static str>,
    edition: Option<i16>,
    #[schema(value_type = TwoPlaces)]
    approval_rate: String,
    #[schema(value_type = TwoPlaces)]
    saeb_score: String,
    /// Two places; never rounded again to a published index.
    #[schema(value_type = TwoPlaces)]
    calculated_ideb: String,
    /// Official mode: one place, as INEP would publish it.
    #[schema(value_type = Option<OnePlace>)]
    published_ideb: Option<String>,
    /// Official mode: P as it is printed alone.
    #[schema(value_type = Option<ThreePlaces>)]
    printed_indicator: Option<String>,
    /// Official mode: N x P as it is printed.
    line: Option<ProductLineJson>,
    #[schema(value_type = Option<TwoPlaces>)]
    target_ideb: Option<String>,
    meets_target: Option<bool>,
    #[schema(value_type = Option<TwoPlaces>)]
    proficiency_lp: Option<String>,
    #[schema(value_type = Option<TwoPlaces>)]
    proficiency_mt: Option<String>,
    approval_by_grade: Vec<GradeRateJson>,
    created_at: DateTime<Utc>,
}

impl SimulationJson {
    fn new(simulation: Simulation, to: &Actor) -> Self {
        let may_change = simulation.may_be_changed_by(to.id());
        let Simulation { id, user, user_name, name, at, simulated } = simulation;
        let official = simulated.official.as_ref();
        Self {
            id: id.0,
            user_id: user.0,
            user_name,
            school_id: to.school.0,
            name: name.as_str().to_owned(),
            may_change,
            mode: simulated.mode().slug(),
            stage: simulated.stage.map(Stage::slug),
            edition: official.and_then(|it| it.inputs.edition).map(ideb_core::measure::Edition::year),
            approval_rate: simulated.approval.to_string(),
            saeb_score: simulated.saeb.to_string(),
            calculated_ideb: simulated.ideb.to_string(),
            published_ideb: official.map(|it| it.published.to_string()),
            printed_indicator: official.map(|it| indicator_alone(it.indicator.decimal().into()).to_string()),
            line: line(&simulated).map(Into::into),
            target_ideb: simulated.target.map(|target| target.to_string()),
            meets_target: simulated.meets_target(),
            proficiency_lp: official.map(|it| it.inputs.proficiency_lp.to_string()),
            proficiency_mt: official.map(|it| it.inputs.proficiency_mt.to_string()),
            approval_by_grade: official
                .map(|it| decimals::grades(it.inputs.stage, &it.inputs.approval_by_grade))
                .unwrap_or_default(),
            created_at: at,
        }
    }
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<ListQuery>,
) -> Result<web::Json<Vec<SimulationJson>>, Problem> {
    let page = SimulationPage {
        stage: optional_stage(query.stage.as_deref())?,
        before: query.before.map(SimulationId),
        limit: query.limit.unwrap_or(50).clamp(1, 200),
    };
    let simulations = view(&state, &session, move |view| view.index().simulations(page)).await?;
    Ok(web::Json(simulations.into_iter().map(|it| SimulationJson::new(it, session.actor())).collect()))
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<SimulationJson>, Problem> {
    let id = SimulationId(path.into_inner());
    let found = view(&state, &session, move |view| view.index().simulation(id)).await?;
    Ok(web::Json(SimulationJson::new(found.ok_or_else(Problem::not_found)?, session.actor())))
}

pub async fn save(
    request: HttpRequest,
    state: web::Data<State>,
    caller: Caller,
    body: web::Json<SaveBody>,
) -> Result<HttpResponse, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let actor = session.actor().clone();
    let (simulated, name) = body.parse()?;
    run_once(
        &request,
        &state,
        &session,
        &body,
        StatusCode::CREATED,
        move |tx| -> Result<_, SimulationError> {
            Ok(SimulationJson::new(simulations::save(tx, actor.id(), name, &simulated, now())?, &actor))
        },
    )
    .await
}

pub async fn rename(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<RenameBody>,
) -> Result<web::Json<SimulationJson>, Problem> {
    let (id, user) = (SimulationId(path.into_inner()), session.actor().id());
    let name = SimulationName::typed(&body.name).map_err(|sentence| Invalid::field("name", sentence))?;
    let renamed = run(&state, &session, move |tx| simulations::rename(tx, user, id, name, now())).await?;
    Ok(web::Json(SimulationJson::new(renamed.ok_or_else(not_theirs)?, session.actor())))
}

pub async fn remove(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (id, user) = (SimulationId(path.into_inner()), session.actor().id());
    let removed = run(&state, &session, move |tx| simulations::remove(tx, user, id, now())).await?;
    removed.map(|()| HttpResponse::NoContent().finish()).ok_or_else(not_theirs)
}

pub async fn restore(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<SimulationJson>, Problem> {
    let (id, user) = (SimulationId(path.into_inner()), session.actor().id());
    let restored = run(&state, &session, move |tx| simulations::restore(tx, user, id, now())).await?;
    Ok(web::Json(SimulationJson::new(restored, session.actor())))
}
