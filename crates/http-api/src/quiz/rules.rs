//! What pupils read of the rules, by the numbers that the server goes by.

use actix_web::web;
use quiz_engine::play::{BASE, BONUS, CLOSES_AFTER, GRACE, Length, Pace, UNTIMED_BONUS, VERDICT};
use quiz_engine::progress::{Achievement, Experience};
use serde::Serialize;
use utoipa::ToSchema;

use super::achievement::AchievementJson;

/// Levels that the page lists.
const LEVELS: u32 = 20;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuizPoints)]
#[serde(rename_all = "camelCase")]
pub struct PointsJson {
    /// Of a right answer.
    correct: u32,
    /// More than `fastAbove` seconds are left.
    fast: u32,
    fast_above: i64,
    medium: u32,
    medium_above: i64,
    slow: u32,
    untimed: u32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuizLimits)]
#[serde(rename_all = "camelCase")]
pub struct LimitsJson {
    questions: usize,
    /// For a question.
    seconds: i64,
    extended_seconds: i64,
    /// How much later an answer may come.
    grace_seconds: i64,
    /// Of the verdict, before the next question.
    reviewed_seconds: i64,
    /// How long a quiz that is left waits, after the question whose turn it is was presented.
    waits_hours: i64,
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
    points: PointsJson,
    limits: LimitsJson,
    /// 1 to 20.
    levels: Vec<LevelJson>,
    achievements: Vec<AchievementJson>,
}

pub async fn read() -> web::Json<RulesJson> {
    let seconds = |pace: Pace| pace.limit().map(|limit| limit.num_seconds()).unwrap_or_default();
    let third = seconds(Pace::Normal) / 3;
    let [fast, medium, slow] = BONUS;
    let level = |level| LevelJson { level, experience: Experience::at_level(level) };
    web::Json(RulesJson {
        points: PointsJson {
            correct: BASE,
            fast,
            fast_above: 2 * third,
            medium,
            medium_above: third,
            slow,
            untimed: UNTIMED_BONUS,
        },
        limits: LimitsJson {
            questions: Length::MOST.count(),
            seconds: seconds(Pace::Normal),
            extended_seconds: seconds(Pace::Extended),
            grace_seconds: GRACE.num_seconds(),
            reviewed_seconds: VERDICT.num_seconds(),
            waits_hours: CLOSES_AFTER.num_hours(),
        },
        levels: (1..=LEVELS).map(level).collect(),
        achievements: Achievement::ALL.into_iter().map(|it| AchievementJson::new(it, None)).collect(),
    })
}
