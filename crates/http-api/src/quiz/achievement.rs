//! Achievements.

use actix_web::web;
use application::quiz::reached::{self, Achievements};
use chrono::{DateTime, Utc};
use kernel::PersonId;
use quiz_engine::progress::{Achievement, Paint};
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::openapi::schema::{texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::state::State;

texts! {
    AchievementText "AchievementType" words(Achievement::ALL.map(Achievement::slug));
    PaintText "AchievementColor" words(Paint::ALL.map(Paint::slug));
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Achievement)]
#[serde(rename_all = "camelCase")]
pub struct AchievementJson {
    #[serde(rename = "type")]
    #[schema(value_type = AchievementText)]
    kind: &'static str,
    name: &'static str,
    description: &'static str,
    /// Of experience.
    points: u32,
    /// By the names of Lucide.
    icon: &'static str,
    #[schema(value_type = PaintText)]
    color: &'static str,
    /// `null` while it is locked.
    unlocked_at: Option<DateTime<Utc>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Achievements)]
pub struct AchievementsJson {
    /// The newest first.
    unlocked: Vec<AchievementJson>,
    locked: Vec<AchievementJson>,
}

impl AchievementJson {
    pub fn new(achievement: Achievement, unlocked_at: Option<DateTime<Utc>>) -> Self {
        Self {
            kind: achievement.slug(),
            name: achievement.name(),
            description: achievement.description(),
            points: achievement.points(),
            icon: achievement.icon(),
            color: achievement.paint().slug(),
            unlocked_at,
        }
    }

    /// Those that came at once.
    pub fn earned(achievements: Vec<Achievement>, at: DateTime<Utc>) -> Vec<Self> {
        achievements.into_iter().map(|achievement| Self::new(achievement, Some(at))).collect()
    }
}

pub async fn of_pupil(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<AchievementsJson>, Problem> {
    let (person, student) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let found = view(&state, &session, move |view| reached::achievements(view, &person, student)).await?;
    let Achievements { held, locked } = found.ok_or_else(Problem::not_found)?;
    Ok(web::Json(AchievementsJson {
        unlocked: held.into_iter().map(|(it, at)| AchievementJson::new(it, Some(at))).collect(),
        locked: locked.into_iter().map(|it| AchievementJson::new(it, None)).collect(),
    }))
}
