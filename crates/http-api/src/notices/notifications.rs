//! The bell.

use actix_web::{HttpResponse, web};
use application::notices::bell;
use chrono::{DateTime, Utc};
use kernel::Invalid;
use school_management::notices::asked::{Asked, Notices};
use school_management::notices::notice::{Group, MOST_MARKED, Notice, NoticeKey, NoticeKind, Topic};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::json::word;
use crate::edge::openapi::schema::{texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::notices::audit::place;
use crate::state::State;

/// How many are asked for at once, and how many where nobody says.
const MOST: usize = 100;
const USUAL: usize = 20;

texts! {
    KindText "NotificationKind" words(NoticeKind::ALL.map(NoticeKind::slug));
    TopicText "NotificationTopic" words(Topic::ALL.map(Topic::slug));
    GroupText "NotificationGroup" words(Group::ALL.map(Group::slug));
}

#[derive(Debug, Deserialize, IntoParams)]
pub struct NotificationsQuery {
    #[param(value_type = Option<TopicText>)]
    topic: Option<String>,
    /// Those alone that are not read.
    unread: Option<bool>,
    /// What `next` of the page before says: what stands after that.
    before: Option<String>,
    /// 1 to 100; 20 when absent.
    limit: Option<usize>,
}

/// Those of `ids`, or all.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ReadNotifications)]
// All that is there is marked where no ids are sent: a field of another name must not do it.
#[serde(deny_unknown_fields)]
pub struct ReadBody {
    #[schema(min_items = 1, max_items = 100)]
    ids: Option<Vec<String>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Notifications)]
#[serde(rename_all = "camelCase")]
pub struct NotificationsJson {
    /// Of all.
    unread: usize,
    /// How many of all ask for something.
    asking: usize,
    /// How many of those asked for ask for something and come after these.
    more_asking: usize,
    /// What asks for something, the longest ago first, then what happened, the newest first.
    items: Vec<NotificationJson>,
    /// Sent as `before`, it gives what comes after these; `null`: nothing does.
    next: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Notification)]
pub struct NotificationJson {
    /// The same as long as it holds: "m12:overdue".
    id: String,
    at: DateTime<Utc>,
    #[schema(value_type = KindText)]
    kind: &'static str,
    #[schema(value_type = TopicText)]
    topic: &'static str,
    #[schema(value_type = GroupText)]
    group: &'static str,
    title: String,
    detail: String,
    /// A path of the application.
    link: String,
    read: bool,
}

impl From<Notice> for NotificationJson {
    fn from(notice: Notice) -> Self {
        Self {
            id: notice.key.to_string(),
            at: notice.at,
            kind: notice.kind.slug(),
            topic: notice.kind.topic().slug(),
            group: notice.kind.group().slug(),
            title: notice.title,
            detail: notice.detail,
            link: notice.link,
            read: notice.read,
        }
    }
}

impl From<Notices> for NotificationsJson {
    fn from(notices: Notices) -> Self {
        Self {
            unread: notices.unread,
            asking: notices.asking,
            more_asking: notices.more_asking,
            items: notices.items.into_iter().map(Into::into).collect(),
            next: notices.next.map(|place| place.to_string()),
        }
    }
}

impl NotificationsQuery {
    fn parse(&self) -> Result<Asked, Invalid> {
        Ok(Asked {
            topic: word("topic", self.topic.as_deref())?,
            unread: self.unread.unwrap_or_default(),
            after: place(self.before.as_deref())?,
            limit: self.limit.unwrap_or(USUAL).clamp(1, MOST),
        })
    }
}

impl ReadBody {
    /// `None`: all.
    fn parse(&self) -> Result<Option<Vec<NoticeKey>>, Invalid> {
        let Some(ids) = &self.ids else { return Ok(None) };
        let keys: Result<Vec<_>, _> = ids.iter().map(|id| id.parse()).collect();
        let keys = keys.ok().filter(|keys| (1..=MOST_MARKED).contains(&keys.len()));
        keys.map(Some).ok_or_else(|| Invalid::field("ids", "Escolha de 1 a 100 notificações."))
    }
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<NotificationsQuery>,
) -> Result<web::Json<NotificationsJson>, Problem> {
    let (reader, asked) = (session.actor().person.clone(), query.parse()?);
    let found = view(&state, &session, move |view| bell::notices(view, &reader, asked, now())).await?;
    Ok(web::Json(found.into()))
}

pub async fn mark_read(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<ReadBody>,
) -> Result<HttpResponse, Problem> {
    let (reader, keys) = (session.actor().id(), body.parse()?);
    run(&state, &session, move |tx| match keys {
        Some(keys) => tx.school().mark_read(reader, &keys, now()),
        None => tx.school().mark_all_read(reader, now()),
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}
