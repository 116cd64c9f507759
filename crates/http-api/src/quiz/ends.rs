//! A quiz ends.

use actix_web::{HttpResponse, web};
use application::quiz::{self, Finished};
use kernel::QuizId;
use serde::Serialize;
use utoipa::ToSchema;

use super::achievement::AchievementJson;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ExperienceGain)]
#[serde(rename_all = "camelCase")]
pub struct GainJson {
    before: u32,
    after: u32,
    gained: u32,
    level_before: u32,
    level: u32,
    /// What the next level lacks.
    to_next: u64,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuizFeedback)]
pub struct FeedbackJson {
    title: String,
    /// The other sentences; empty where there is nothing more to say.
    text: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuizFinished)]
#[serde(rename_all = "camelCase")]
pub struct FinishedJson {
    correct_answers: u32,
    total_questions: usize,
    score: u32,
    max_streak: u32,
    /// Seconds.
    time_spent: u32,
    /// What the end has earned.
    new_achievements: Vec<AchievementJson>,
    experience: GainJson,
    feedback: FeedbackJson,
    /// How many were missed.
    to_review: u32,
}

impl From<Finished> for FinishedJson {
    fn from(finished: Finished) -> Self {
        let Finished { quiz, achievements, feedback, grown } = finished;
        let (counters, stretch) = (quiz.counters(), grown.after.stretch());
        let mut sentences = feedback.into_iter();
        Self {
            correct_answers: counters.tally.hits,
            total_questions: quiz.asked.len(),
            score: counters.score,
            max_streak: counters.max_streak,
            time_spent: counters.seconds,
            new_achievements: AchievementJson::earned(achievements, quiz.ended_at.unwrap_or(quiz.started_at)),
            experience: GainJson {
                before: grown.before.0,
                after: grown.after.0,
                gained: grown.after.0.saturating_sub(grown.before.0),
                level_before: grown.before.level(),
                level: stretch.level,
                to_next: stretch.next.saturating_sub(grown.after.0.into()),
            },
            feedback: FeedbackJson {
                title: sentences.next().unwrap_or_default(),
                text: sentences.collect::<Vec<_>>().join(" "),
            },
            to_review: counters.tally.answers - counters.tally.hits,
        }
    }
}

pub async fn finish(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<FinishedJson>, Problem> {
    let (student, id) = (session.actor().id(), QuizId(path.into_inner()));
    let finished = run(&state, &session, move |tx| quiz::finish(tx, student, id, now())).await?;
    Ok(web::Json(finished.into()))
}

pub async fn give_up(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (student, id) = (session.actor().id(), QuizId(path.into_inner()));
    run(&state, &session, move |tx| quiz::give_up(tx, student, id, now())).await?;
    Ok(HttpResponse::NoContent().finish())
}
