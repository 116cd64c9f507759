//! The numbers by which it is told what pupils know of a skill.

use actix_web::web;
use application::classes::class::By;
use application::mastery::numbers::{self, SkillTold};
use chrono::{DateTime, Utc};
use kernel::SubjectId;
use quiz_engine::mastery::{Sample, Source};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::openapi::schema::SixPlaces;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct NumbersQuery {
    /// Of this one alone.
    subject: Option<i64>,
}

/// Who gave at least four answers to a skill, and these answers.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SkillSample)]
pub struct SampleJson {
    pupils: u32,
    right: u32,
    wrong: u32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SkillParameters)]
#[serde(rename_all = "camelCase")]
pub struct SkillNumbersJson {
    skill_id: i64,
    skill: String,
    asks: Option<String>,
    subject_id: i64,
    subject: String,
    /// Known before the first answer.
    #[schema(value_type = SixPlaces)]
    prior: String,
    /// Learnt by answering once.
    #[schema(value_type = SixPlaces)]
    learn: String,
    /// Known, and yet answered wrong.
    #[schema(value_type = SixPlaces)]
    slip: String,
    /// Not known, and yet answered right.
    #[schema(value_type = SixPlaces)]
    guess: String,
    /// Whether they are by the school's own answers; else the ones that all schools begin with.
    own: bool,
    /// Of the last estimation; `null`: there was none.
    sample: Option<SampleJson>,
    estimated_at: Option<DateTime<Utc>>,
    /// There are so many now, or fewer that say something.
    now: SampleJson,
    /// What is missing for numbers of the school's own; `null`: they are, or an estimation may give them.
    lacks: Option<String>,
}

/// What an estimation did.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = EstimatedSkillParameters)]
#[serde(rename_all = "camelCase")]
pub struct EstimatedJson {
    /// Skills that have numbers of the school's own now.
    own: usize,
    /// Skills whose answers, counted exactly, do not suffice after all.
    lacking: usize,
    /// In how many pairs of a pupil and a skill it was told anew what is known.
    told_anew: usize,
}

impl From<Sample> for SampleJson {
    fn from(Sample { pupils, right, wrong }: Sample) -> Self {
        Self { pupils, right, wrong }
    }
}

impl From<SkillTold> for SkillNumbersJson {
    fn from(SkillTold { numbers, parameters, own, lacks }: SkillTold) -> Self {
        let part = |millionths: u32| kernel::Decimal::<6>::from_units(millionths.into()).to_string();
        let (sample, estimated_at) = numbers.kept.map_or((None, None), |kept| {
            let (Source::Estimated(sample) | Source::Assumed(sample)) = kept.found.source;
            (Some(sample.into()), Some(kept.at))
        });
        Self {
            skill_id: numbers.skill.id.0,
            skill: numbers.skill.name,
            asks: numbers.skill.asks,
            subject_id: numbers.subject.0,
            subject: numbers.skill.subject,
            prior: part(parameters.prior),
            learn: part(parameters.learn),
            slip: part(parameters.slip),
            guess: part(parameters.guess),
            own,
            sample,
            estimated_at,
            now: numbers.now.into(),
            lacks,
        }
    }
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<NumbersQuery>,
) -> Result<web::Json<Vec<SkillNumbersJson>>, Problem> {
    let subject = query.subject.map(SubjectId);
    let found = view(&state, &session, move |view| numbers::told(view, subject)).await?;
    Ok(web::Json(found.into_iter().map(Into::into).collect()))
}

/// A transaction a skill: pupils wait for one at a time, and what was estimated stays whatever happens to the next.
pub async fn estimate(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<EstimatedJson>, Problem> {
    let actor = session.actor().clone();
    let skills = run(&state, &session, |tx| tx.quizzes().skills_to_estimate()).await?;
    let mut done = EstimatedJson { own: 0, lacking: 0, told_anew: 0 };
    for skill in skills {
        let by = actor.clone();
        let made =
            run(&state, &session, move |tx| numbers::estimate(tx, By { actor: &by, now: now() }, skill));
        if let Some(made) = made.await? {
            if made.own {
                done.own += 1;
            } else {
                done.lacking += 1;
            }
            done.told_anew += made.pupils;
        }
    }
    let own = done.own;
    run(&state, &session, move |tx| numbers::record(tx, By { actor: &actor, now: now() }, own)).await?;
    Ok(web::Json(done))
}
