//! Quizzes, without their questions.

use actix_web::web;
use application::quiz::seen::{self, QuizSeen};
use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, QuizId};
use quiz_engine::play::view::QuizPage;
use quiz_engine::play::{Kind, Pace, State as QuizState};
use quiz_engine::question::Level;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::turn::QuestionJson;
use crate::edge::openapi::schema::{texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::{now, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

texts! {
    LevelText "QuizDifficulty" words(Level::ALL.map(Level::slug));
    QuizStateText "QuizStatus" words(QuizState::ALL.map(QuizState::slug));
    PaceText "Pace" words(Pace::ALL.map(Pace::slug));
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Quiz)]
#[serde(rename_all = "camelCase")]
pub struct QuizJson {
    id: i64,
    /// `null`: what was missed in any subject.
    subject_id: Option<i64>,
    subject: Option<String>,
    #[schema(value_type = LevelText)]
    difficulty: &'static str,
    /// Of what was missed before: without time and without points.
    review: bool,
    #[schema(value_type = PaceText)]
    time_mode: &'static str,
    /// For each question; `null` without a limit.
    limit_seconds: Option<i64>,
    #[schema(value_type = QuizStateText)]
    status: &'static str,
    total_questions: usize,
    /// From 1.
    current_question: usize,
    answered: u32,
    correct_answers: u32,
    score: u32,
    streak: u32,
    max_streak: u32,
    /// Seconds.
    time_spent: u32,
    started_at: DateTime<Utc>,
    completed_at: Option<DateTime<Utc>>,
    /// The one presented, to its pupil.
    question: Option<QuestionJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CurrentQuiz)]
pub struct CurrentJson {
    /// `null`: none is on its way.
    quiz: Option<QuizJson>,
}

/// A pupil who plays at this moment.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayingPupil)]
#[serde(rename_all = "camelCase")]
pub struct PlayingJson {
    student_id: i64,
    name: String,
    quiz: QuizJson,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    /// So many, 20 where nobody says; 100 at most.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<usize>,
    /// Those older than this one.
    before: Option<i64>,
}

impl From<QuizSeen> for QuizJson {
    fn from(seen: QuizSeen) -> Self {
        let QuizSeen { quiz, state, subject, turn } = seen;
        let (toward, counters) = (quiz.toward, quiz.counters());
        Self {
            id: quiz.id.0,
            subject_id: toward.subject.map(|id| id.0),
            subject,
            difficulty: toward.level.slug(),
            review: toward.kind == Kind::Revisao,
            time_mode: toward.pace.slug(),
            limit_seconds: toward.pace.limit().map(|limit| limit.num_seconds()),
            status: state.slug(),
            total_questions: quiz.asked.len(),
            current_question: quiz.current_number(),
            answered: counters.tally.answers,
            correct_answers: counters.tally.hits,
            score: counters.score,
            streak: counters.streak,
            max_streak: counters.max_streak,
            time_spent: counters.seconds,
            started_at: quiz.started_at,
            completed_at: quiz.ended_at,
            question: turn.map(Into::into),
        }
    }
}

pub async fn current(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<CurrentJson>, Problem> {
    let student = session.actor().id();
    let current = view(&state, &session, move |view| seen::current(view, student, now())).await?;
    Ok(web::Json(CurrentJson { quiz: current.map(Into::into) }))
}

pub async fn of_pupil(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    query: web::Query<ListQuery>,
) -> Result<web::Json<Vec<QuizJson>>, Problem> {
    let (person, student) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let page = QuizPage { limit: query.limit.unwrap_or(20).clamp(1, 100), before: query.before.map(QuizId) };
    let found =
        view(&state, &session, move |view| seen::quizzes_of(view, &person, student, page, now())).await?;
    Ok(web::Json(found.ok_or_else(Problem::not_found)?.into_iter().map(Into::into).collect()))
}

pub async fn playing(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<Vec<PlayingJson>>, Problem> {
    let (person, class) = (session.actor().person.clone(), ClassId(path.into_inner()));
    let found = view(&state, &session, move |view| seen::playing_in(view, &person, class, now())).await?;
    let playing = found.ok_or_else(Problem::not_found)?.into_iter();
    let playing = playing.map(|(name, seen)| PlayingJson {
        student_id: seen.quiz.toward.student.0,
        name,
        quiz: seen.into(),
    });
    Ok(web::Json(playing.collect()))
}
