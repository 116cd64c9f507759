//! How a pupil studies.

use actix_web::web;
use application::learning::seen::{self, StyleSeen};
use kernel::PersonId;
use learning_style::behaviour::Kind;
use learning_style::limits::{self, Alert};
use learning_style::questionnaire::ITEMS;
use serde::Serialize;
use utoipa::ToSchema;

use super::profile::ProfileJson;
use super::schema::{AlertText, KindText};
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = InteractionCount)]
pub struct CountJson {
    #[serde(rename = "type")]
    #[schema(value_type = KindText)]
    kind: &'static str,
    label: &'static str,
    count: u64,
}

/// Why a profile may say nothing yet.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LearningAlert)]
pub struct AlertJson {
    #[serde(rename = "type")]
    #[schema(value_type = AlertText)]
    kind: &'static str,
    title: &'static str,
    sentence: &'static str,
}

/// What a profile does not say, to be shown beside each.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LearningLimits)]
#[serde(rename_all = "camelCase")]
pub struct LimitsJson {
    no_ability: &'static str,
    no_support: &'static str,
    source: &'static str,
    only_asked: &'static str,
    range: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LearningStyle)]
#[serde(rename_all = "camelCase")]
pub struct StyleJson {
    /// Whether the school has it on. While it has not, nothing is recorded, analysed or shown: all below is empty.
    enabled: bool,
    /// `null` where nobody analysed the pupil yet.
    profile: Option<ProfileJson>,
    /// At this moment; since the analysis more may have come.
    total_interactions: u64,
    interactions_by_type: Vec<CountJson>,
    /// `null` from ten interactions on.
    alert: Option<AlertJson>,
    /// Items of the questionnaire that the pupil answered.
    questionnaire_answered: usize,
    questionnaire_items: usize,
    limits: LimitsJson,
}

impl From<Alert> for AlertJson {
    fn from(alert: Alert) -> Self {
        Self { kind: alert.slug(), title: alert.title(), sentence: alert.sentence() }
    }
}

impl From<StyleSeen> for StyleJson {
    fn from(seen: StyleSeen) -> Self {
        let StyleSeen { on, counts, replies, profile } = seen;
        let counted =
            |(kind, count): (Kind, u64)| CountJson { kind: kind.slug(), label: kind.label(), count };
        let interactions = counts.interactions();
        Self {
            enabled: on,
            profile: profile.map(|(profile, at)| ProfileJson::new(&profile, at)),
            total_interactions: interactions,
            interactions_by_type: if on { counts.by_kind().map(counted).into() } else { Vec::new() },
            alert: Alert::of(interactions).filter(|_| on).map(Into::into),
            questionnaire_answered: replies,
            questionnaire_items: ITEMS.len(),
            limits: LimitsJson {
                no_ability: limits::NO_ABILITY,
                no_support: limits::NO_SUPPORT,
                source: limits::SOURCE,
                only_asked: limits::ONLY_ASKED,
                range: limits::RANGE,
            },
        }
    }
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<StyleJson>, Problem> {
    let (person, student) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let found = view(&state, &session, move |view| seen::style(view, &person, student)).await?;
    Ok(web::Json(found.ok_or_else(Problem::not_found)?.into()))
}
