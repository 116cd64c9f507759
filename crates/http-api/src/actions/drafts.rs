//! From a scenario or a lever to actions, and the library of models.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::actions::drafts::adopt::{self, MOST_ADOPTED, Reviewed};
use application::actions::drafts::library::{DatedModel, library};
use application::actions::drafts::{self, Draft, DraftAction, Drafts, NoDrafts, Origin, Scenario};
use application::actions::refusal::ActionError;
use application::classes::class::By;
use chrono::{DateTime, Utc};
use kernel::{Invalid, SimulationId};
use school_management::actions::indicator::{IndicatorForm, IndicatorKind};
use school_management::classes::school_year::Term;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::actions::action::read_back;
use crate::actions::effect::FoundJson;
use crate::actions::json::{ActionFields, ActionJson, IndicatorJson};
use crate::actions::milestone::MilestoneBody;
use crate::actions::schema::{
    ActionModelText, ActionStatusText, ActionTypeText, IndicatorText, NoDraftsText,
};
use crate::edge::openapi::schema::{DayText, OnePlace, StageText, TwoPlaces};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run_once, view};
use crate::edge::session::caller::Caller;
use crate::index::calculation::effort::WayJson;
use crate::index::schema::IndexText;
use crate::state::State;

/// A saved simulation, or one measure and where it is to rise to.
#[derive(Debug, Deserialize, IntoParams)]
pub struct DraftsQuery {
    simulation: Option<i64>,
    #[param(value_type = Option<StageText>)]
    stage: Option<String>,
    #[param(value_type = Option<IndicatorText>)]
    kind: Option<String>,
    /// Of "grade": "6º ano".
    grade: Option<String>,
    /// Points or percent.
    target: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionDraftsAnswer)]
pub struct DraftsAnswerJson {
    #[schema(value_type = Option<NoDraftsText>)]
    missing: Option<&'static str>,
    answer: Option<DraftsJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionDrafts)]
#[serde(rename_all = "camelCase")]
pub struct DraftsJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    /// The edition that everything is reckoned from.
    year: i16,
    scenario: Option<ScenarioJson>,
    /// What N x P gains with all that is asked.
    #[schema(value_type = IndexText)]
    asks: String,
    /// What of it the actions under way bring.
    #[schema(value_type = IndexText)]
    covers: String,
    /// The least effort first; what is covered whole comes last.
    drafts: Vec<DraftJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DraftScenario)]
pub struct ScenarioJson {
    id: i64,
    name: String,
    at: DateTime<Utc>,
    #[schema(value_type = OnePlace)]
    publishes: String,
}

/// What one measure is asked.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionDraft)]
pub struct DraftJson {
    /// "Aprovação no 6º ano".
    label: String,
    /// Points or percentage points.
    #[schema(value_type = TwoPlaces)]
    asked: String,
    /// What of it the actions under way are to raise.
    #[schema(value_type = TwoPlaces)]
    covered: String,
    /// What all that is asked takes.
    whole: WayJson,
    /// `null` where the actions under way cover it.
    action: Option<DraftActionJson>,
}

/// An action that would bring the rest.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionDraftAction)]
pub struct DraftActionJson {
    indicator: IndicatorJson,
    effect: FoundJson,
    #[schema(value_type = ActionModelText)]
    model: &'static str,
    duplicate: Option<DuplicateJson>,
}

/// An action that waits and already is to bring as much.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionDuplicate)]
pub struct DuplicateJson {
    id: i64,
    title: String,
    #[schema(value_type = ActionStatusText)]
    status: &'static str,
}

/// A model of the library, for whoever begins today.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionModelOfLibrary)]
#[serde(rename_all = "camelCase")]
pub struct ModelJson {
    #[schema(value_type = ActionModelText)]
    slug: &'static str,
    title: &'static str,
    description: &'static str,
    #[serde(rename = "type")]
    #[schema(value_type = ActionTypeText)]
    kind: &'static str,
    /// The measures that it is to move.
    #[schema(value_type = Vec<IndicatorText>)]
    moves: Vec<&'static str>,
    #[schema(value_type = Option<DayText>)]
    start_date: Option<String>,
    #[schema(value_type = Option<DayText>)]
    end_date: Option<String>,
    milestones: Vec<StepJson>,
}

/// What is ready at the end of a bimester.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionModelStep)]
#[serde(rename_all = "camelCase")]
pub struct StepJson {
    title: &'static str,
    /// 1 to 4.
    bimester: u8,
    #[schema(value_type = DayText)]
    due_date: String,
}

/// Drafts as somebody leaves them.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = AdoptDrafts)]
#[serde(rename_all = "camelCase")]
pub struct AdoptBody {
    /// The scenario that they come from.
    simulation_id: Option<i64>,
    /// One to twelve.
    #[schema(min_items = 1, max_items = 12)]
    drafts: Vec<ReviewedBody>,
}

/// A planned action with its milestones.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = ReviewedDraft)]
pub struct ReviewedBody {
    action: ActionFields,
    milestones: Vec<MilestoneBody>,
}

/// What was made of drafts.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AdoptedDrafts)]
pub struct AdoptedJson {
    /// In the order of the drafts.
    actions: Vec<ActionJson>,
}

const _: () = assert!(MOST_ADOPTED == 12, "as the document says");

impl DraftsQuery {
    fn origin(&self) -> Result<Origin, Invalid> {
        if let Some(id) = self.simulation {
            return Ok(Origin::Scenario(SimulationId(id)));
        }
        let text = |typed: &Option<String>| typed.clone().unwrap_or_default();
        let (kind, stage, grade, target) =
            (text(&self.kind), text(&self.stage), text(&self.grade), text(&self.target));
        // From where it rises is what the newest edition says.
        let form = IndicatorForm {
            kind: &kind,
            stage: &stage,
            grade: &grade,
            baseline: "0",
            target: &target,
            year: None,
        };
        Origin::measure(&form.parse()?)
    }
}

impl ReviewedBody {
    fn form(&self) -> Reviewed<'_> {
        let milestones = self.milestones.iter().map(MilestoneBody::form).collect();
        Reviewed { action: self.action.form(), milestones }
    }
}

impl From<Result<Drafts, NoDrafts>> for DraftsAnswerJson {
    fn from(found: Result<Drafts, NoDrafts>) -> Self {
        let missing = found.as_ref().err().copied().map(NoDrafts::slug);
        Self { missing, answer: found.ok().map(Into::into) }
    }
}

impl From<Drafts> for DraftsJson {
    fn from(drafts: Drafts) -> Self {
        let scenario = |Scenario { id, name, at, publishes }: Scenario| ScenarioJson {
            id: id.0,
            name,
            at,
            publishes: publishes.to_string(),
        };
        Self {
            stage: drafts.stage.slug(),
            year: drafts.edition.year(),
            scenario: drafts.scenario.map(scenario),
            asks: drafts.asks.to_string(),
            covers: drafts.covers.to_string(),
            drafts: drafts.drafts.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<Draft> for DraftJson {
    fn from(draft: Draft) -> Self {
        Self {
            label: draft.share.measured.label(),
            asked: draft.share.asked.to_string(),
            covered: draft.share.covered.to_string(),
            whole: draft.whole.into(),
            action: draft.action.map(Into::into),
        }
    }
}

impl From<DraftAction> for DraftActionJson {
    fn from(action: DraftAction) -> Self {
        let duplicate = action.duplicate.map(|(id, title, status)| DuplicateJson {
            id: id.0,
            title,
            status: status.slug(),
        });
        Self {
            indicator: action.indicator.into(),
            effect: action.effect.into(),
            model: action.model.slug(),
            duplicate,
        }
    }
}

impl From<DatedModel> for ModelJson {
    fn from(DatedModel { model, start, end, milestones }: DatedModel) -> Self {
        let step = |(title, term): (&'static str, Term)| StepJson {
            title,
            bimester: term.number,
            due_date: term.last.to_string(),
        };
        Self {
            slug: model.slug(),
            title: model.title(),
            description: model.description(),
            kind: model.kind().slug(),
            moves: model.moves().iter().copied().map(IndicatorKind::slug).collect(),
            start_date: start.map(|day| day.to_string()),
            end_date: end.map(|day| day.to_string()),
            milestones: milestones.into_iter().map(step).collect(),
        }
    }
}

pub async fn models(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<Vec<ModelJson>>, Problem> {
    let models = view(&state, &session, move |view| library(view, now())).await?;
    Ok(web::Json(models.into_iter().map(Into::into).collect()))
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<DraftsQuery>,
) -> Result<web::Json<DraftsAnswerJson>, Problem> {
    let origin = query.origin()?;
    let found = view(&state, &session, move |view| drafts::drafts(view, origin, now())).await?;
    Ok(web::Json(found.ok_or_else(Problem::not_found)?.into()))
}

pub async fn adopt(
    request: HttpRequest,
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<AdoptBody>,
) -> Result<HttpResponse, Problem> {
    let (actor, typed) = (session.actor().clone(), body.clone());
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| -> Result<_, ActionError> {
        let by = By { actor: &actor, now: now() };
        let drafts: Vec<_> = typed.drafts.iter().map(ReviewedBody::form).collect();
        let made = adopt::adopt(tx, by, typed.simulation_id.map(SimulationId), &drafts)?;
        let json = |id| Ok(ActionJson::new(read_back(tx, id)?, &actor));
        let actions: Result<Vec<_>, ActionError> = made.into_iter().map(json).collect();
        Ok(AdoptedJson { actions: actions? })
    })
    .await
}
