//! Which questions there are.

use actix_web::{HttpResponse, web};
use kernel::{Invalid, PersonId, QuestionId, SkillId, SubjectId};
use quiz_engine::question::Sought;
use quiz_engine::question::view::{Filter, Found, Page};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::question::{DifficultyText, QuestionJson, StatusText};
use crate::edge::json::word;
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::state::State;

/// How many are asked for at once, and how many where nobody says.
const MOST: usize = 100;
const USUAL: usize = 50;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(rename_all = "camelCase")]
pub struct ListQuery {
    /// The beginnings of words of statement, options, skills and source.
    q: Option<String>,
    subject_id: Option<i64>,
    #[param(value_type = Option<DifficultyText>)]
    difficulty: Option<String>,
    /// The number of a main skill.
    skill_id: Option<i64>,
    author_id: Option<i64>,
    #[param(value_type = Option<StatusText>)]
    status: Option<String>,
    /// Those alone that nobody has answered.
    never_used: Option<bool>,
    /// Up to 100 numbers with commas between them: these alone, whatever else is asked.
    ids: Option<String>,
    /// 1 to 100; 50 when absent.
    limit: Option<usize>,
    /// A question's number: those older than it alone.
    before: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionCounts)]
pub struct CountsJson {
    total: usize,
    active: usize,
}

/// What narrows a list, as it was sent.
#[derive(Debug, Default)]
pub(super) struct Asked<'a> {
    pub q: Option<&'a str>,
    pub subject_id: Option<i64>,
    pub difficulty: Option<&'a str>,
    pub skill_id: Option<i64>,
    pub author_id: Option<i64>,
    pub status: Option<&'a str>,
    pub never_used: Option<bool>,
}

impl Asked<'_> {
    pub fn filter(&self) -> Result<Filter, Invalid> {
        Ok(Filter {
            sought: self.q.and_then(Sought::of),
            subject: self.subject_id.map(SubjectId),
            difficulty: word("difficulty", self.difficulty)?,
            skill: self.skill_id.map(SkillId),
            author: self.author_id.map(PersonId),
            status: word("status", self.status)?,
            never_used: self.never_used.unwrap_or_default(),
        })
    }
}

fn numbers(typed: &str) -> Result<Vec<QuestionId>, Invalid> {
    let numbers: Result<Vec<i64>, _> = typed.split(',').map(str::parse).collect();
    let numbers = numbers.ok().filter(|numbers| numbers.len() <= MOST);
    let numbers = numbers.ok_or_else(|| Invalid::field("ids", "Escolha de 1 a 100 questões."))?;
    Ok(numbers.into_iter().map(QuestionId).collect())
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<ListQuery>,
) -> Result<HttpResponse, Problem> {
    let query = query.into_inner();
    let found = if let Some(ids) = &query.ids {
        let ids = numbers(ids)?;
        let questions = view(&state, &session, move |view| view.questions().questions_seen(&ids)).await?;
        Found { total: questions.len(), questions }
    } else {
        let asked = Asked {
            q: query.q.as_deref(),
            subject_id: query.subject_id,
            difficulty: query.difficulty.as_deref(),
            skill_id: query.skill_id,
            author_id: query.author_id,
            status: query.status.as_deref(),
            never_used: query.never_used,
        };
        let (filter, limit) = (asked.filter()?, query.limit.unwrap_or(USUAL).clamp(1, MOST));
        let page = Page { limit, before: query.before.map(QuestionId) };
        view(&state, &session, move |view| view.questions().questions(&filter, page)).await?
    };
    let shown = |seen| QuestionJson::new(seen, session.actor());
    let questions: Vec<_> = found.questions.into_iter().map(shown).collect();
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", found.total)).json(questions))
}

pub async fn counts(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<CountsJson>, Problem> {
    let counts = view(&state, &session, |view| view.questions().count_questions()).await?;
    Ok(web::Json(CountsJson { total: counts.total, active: counts.active }))
}
