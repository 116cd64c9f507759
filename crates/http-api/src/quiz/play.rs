//! A quiz begins, and its pupil answers.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use application::quiz::{self, Asking, Verdict, seen};
use kernel::{Invalid, QuestionId, QuizId, SubjectId};
use quiz_engine::play::{Arrival, Given, Length, StartForm};
use quiz_engine::question::{Letter, UnknownLetter};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::achievement::AchievementJson;
use super::summary::{LevelText, QuizJson};
use super::turn::QuestionJson;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, seed, view};
use crate::edge::session::caller::Caller;
use crate::questions::question::LetterText;
use crate::state::State;

/// Who plays is known from the session; what else says it is not heard.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[schema(as = StartQuiz)]
#[serde(rename_all = "camelCase")]
pub struct StartBody {
    /// Another school's is 404. `null` in a review: of any subject.
    subject_id: Option<i64>,
    #[schema(value_type = LevelText)]
    difficulty: String,
    /// 1 to 10; 10 where it is absent.
    total_questions: Option<i64>,
    /// Only what was missed, and is due.
    review: Option<bool>,
}

/// What else is sent, such as a time or points, is not heard.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[schema(as = AnswerQuiz)]
#[serde(rename_all = "camelCase")]
pub struct AnswerBody {
    session_id: i64,
    question_id: i64,
    /// `null` or empty for none.
    selected_answer: Option<String>,
    /// Whether it waited for the line.
    waited: Option<bool>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuizAnswered)]
#[serde(rename_all = "camelCase")]
pub struct AnsweredJson {
    is_correct: bool,
    points: u32,
    #[schema(value_type = LetterText)]
    correct_answer: &'static str,
    explanation: Option<String>,
    /// It came after the time was over, and counts as an empty one.
    late: bool,
    new_achievements: Vec<AchievementJson>,
    correct_answers: u32,
    score: u32,
    streak: u32,
    max_streak: u32,
    /// From 1.
    current_question: usize,
    total_questions: usize,
    /// Its time begins after the 2 seconds of the verdict; `null` after the last one.
    next_question: Option<QuestionJson>,
}

impl StartBody {
    fn asking(&self) -> Asking<'_> {
        let subject = self.subject_id.map(SubjectId);
        if self.review == Some(true) {
            return Asking::Review(subject);
        }
        let most = i64::try_from(Length::MOST.count()).unwrap_or(i64::MAX);
        let questions = self.total_questions.unwrap_or(most);
        Asking::Quiz(StartForm { subject, difficulty: &self.difficulty, questions })
    }
}

impl AnswerBody {
    fn given(&self) -> Result<Given, Invalid> {
        let said = self.selected_answer.as_deref().map(str::trim).filter(|said| !said.is_empty());
        let letter = said.map(str::parse).transpose();
        let letter =
            letter.map_err(|_: UnknownLetter| Invalid::field("selectedAnswer", "Escolha A, B, C ou D."))?;
        Ok(Given { question: QuestionId(self.question_id), letter, waited: self.waited == Some(true) })
    }
}

impl From<Verdict> for AnsweredJson {
    fn from(verdict: Verdict) -> Self {
        let Verdict { quiz, answer, key, explanation, achievements, next } = verdict;
        let counters = quiz.counters();
        Self {
            is_correct: answer.correct,
            points: answer.points,
            correct_answer: Letter::slug(key),
            explanation: explanation.map(|it| it.as_str().to_owned()),
            late: answer.arrival == Arrival::Late,
            new_achievements: AchievementJson::earned(achievements, answer.at),
            correct_answers: counters.tally.hits,
            score: counters.score,
            streak: counters.streak,
            max_streak: counters.max_streak,
            current_question: quiz.current_number(),
            total_questions: quiz.asked.len(),
            next_question: next.map(Into::into),
        }
    }
}

/// Whoever sends it twice at once finds the quiz that the first one began.
pub async fn start(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<StartBody>,
) -> Result<HttpResponse, Problem> {
    let (student, seed) = (session.actor().id(), seed()?);
    let begin = run(&state, &session, move |tx| quiz::start(tx, student, body.asking(), now(), seed));
    let id = begin.await?;
    let seen = view(&state, &session, move |view| seen::playing(view, student, id, now())).await?;
    Ok(HttpResponse::build(StatusCode::CREATED).json(QuizJson::from(seen)))
}

/// The same answer sent again has the same verdict, and changes nothing.
pub async fn answer(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<AnswerBody>,
) -> Result<web::Json<AnsweredJson>, Problem> {
    let (student, id, given) = (session.actor().id(), QuizId(body.session_id), body.given()?);
    let verdict = run(&state, &session, move |tx| quiz::answer(tx, student, id, given, now())).await?;
    Ok(web::Json(verdict.into()))
}
