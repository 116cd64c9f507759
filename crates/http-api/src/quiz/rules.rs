//! What pupils read of the rules: the sentences of those that are in force.

use actix_web::web;
use quiz_engine::rules::{Section, rules};
use serde::Serialize;
use utoipa::ToSchema;

use super::achievement::AchievementJson;

/// A part of the rules.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuizRulesSection)]
pub struct SectionJson {
    title: &'static str,
    sentences: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LevelStep)]
pub struct LevelJson {
    level: u32,
    /// From which on it is reached.
    experience: u64,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuizRules)]
pub struct RulesJson {
    sections: Vec<SectionJson>,
    /// The first ones.
    levels: Vec<LevelJson>,
    achievements: Vec<AchievementJson>,
}

impl From<Section> for SectionJson {
    fn from(Section { title, sentences }: Section) -> Self {
        Self { title, sentences }
    }
}

pub async fn read() -> web::Json<RulesJson> {
    let rules = rules();
    let level = |&(level, experience): &(u32, u64)| LevelJson { level, experience };
    web::Json(RulesJson {
        sections: rules.sections().into_iter().map(Into::into).collect(),
        levels: rules.levels.iter().map(level).collect(),
        achievements: rules.achievements.into_iter().map(|it| AchievementJson::new(it, None)).collect(),
    })
}
