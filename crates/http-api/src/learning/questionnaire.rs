//! The questionnaire, and what a pupil replied.

use actix_web::web;
use application::learning::questionnaire;
use application::learning::seen::{self, QuestionnaireSeen};
use chrono::{DateTime, Utc};
use kernel::PersonId;
use learning_style::questionnaire::{Choice, ITEMS, Item, Letter};
use school_management::people::person::Person;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::schema::ReplyText;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionnaireChoice)]
pub struct ChoiceJson {
    #[schema(value_type = ReplyText)]
    letter: &'static str,
    text: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionnaireItem)]
pub struct ItemJson {
    item: &'static str,
    question: &'static str,
    options: Vec<ChoiceJson>,
}

/// What was chosen of an item.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionnaireReply)]
pub struct ReplyJson {
    item: &'static str,
    #[schema(value_type = ReplyText)]
    letter: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Questionnaire)]
#[serde(rename_all = "camelCase")]
pub struct QuestionnaireJson {
    /// While the school has the analysis off, it is not offered: all below is empty.
    enabled: bool,
    /// No item has to be answered, and no option is better than another.
    items: Vec<ItemJson>,
    /// How many items were answered.
    answered: usize,
    answered_at: Option<DateTime<Utc>>,
    /// To the pupil alone; the staff see that it was answered.
    replies: Vec<ReplyJson>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ReplyToItem)]
pub struct ReplyBody {
    item: String,
    #[schema(value_type = ReplyText)]
    letter: String,
}

/// All replies anew: an item that is not there is not answered.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ReplyToQuestionnaire)]
#[serde(deny_unknown_fields)]
pub struct RepliesBody {
    #[schema(max_items = 16)]
    replies: Vec<ReplyBody>,
}

fn item(item: &Item) -> ItemJson {
    let option =
        |(letter, choice): (Letter, &Choice)| ChoiceJson { letter: letter.slug(), text: choice.text };
    let options = Letter::ALL.into_iter().zip(&item.options).map(option).collect();
    ItemJson { item: item.slug, question: item.question, options }
}

impl QuestionnaireJson {
    fn new(seen: &QuestionnaireSeen, person: &Person) -> Self {
        let given =
            seen.replies.given().map(|(item, letter)| ReplyJson { item: item.slug, letter: letter.slug() });
        Self {
            enabled: seen.on,
            items: if seen.on { ITEMS.iter().map(item).collect() } else { Vec::new() },
            answered: seen.replies.count(),
            answered_at: seen.at,
            replies: match person {
                Person::Pupil(_) => given.collect(),
                Person::Staff(_) => Vec::new(),
            },
        }
    }
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<QuestionnaireJson>, Problem> {
    let (person, student) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let found = view(&state, &session, move |view| seen::questionnaire(view, &person, student)).await?;
    let found = found.ok_or_else(Problem::not_found)?;
    Ok(web::Json(QuestionnaireJson::new(&found, &session.actor().person)))
}

/// Another pupil's is not found.
pub async fn reply(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<RepliesBody>,
) -> Result<web::Json<QuestionnaireJson>, Problem> {
    let student = session.actor().id();
    if student != PersonId(path.into_inner()) {
        return Err(Problem::not_found());
    }
    let at = now();
    let replies = run(&state, &session, move |tx| {
        let given: Vec<_> =
            body.replies.iter().map(|reply| (reply.item.as_str(), reply.letter.as_str())).collect();
        questionnaire::reply(tx, student, &given, at)
    })
    .await?;
    let seen = QuestionnaireSeen { on: true, at: (replies.count() > 0).then_some(at), replies };
    Ok(web::Json(QuestionnaireJson::new(&seen, &session.actor().person)))
}
