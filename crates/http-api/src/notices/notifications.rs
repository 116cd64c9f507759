//! The bell.

use actix_web::{HttpResponse, web};
use chrono::{DateTime, Utc};
use school_management::notices::activity::ActivityKind;
use school_management::notices::notification::Notification;
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::openapi::schema::{texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

const SHOWN: i64 = 20;

texts! {
    KindText "NotificationKind" words(ActivityKind::NOTIFYING.map(ActivityKind::slug));
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Notifications)]
pub struct NotificationsJson {
    unread: i64,
    /// Newest first, at most 20.
    items: Vec<NotificationJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Notification)]
pub struct NotificationJson {
    id: i64,
    at: DateTime<Utc>,
    #[schema(value_type = KindText)]
    kind: &'static str,
    title: &'static str,
    detail: String,
    /// A path of the application.
    link: Option<&'static str>,
    read: bool,
}

impl From<Notification> for NotificationJson {
    fn from(notification: Notification) -> Self {
        Self {
            id: notification.activity.id.0,
            at: notification.activity.at,
            kind: notification.activity.kind.slug(),
            title: notification.title(),
            detail: notification.detail(),
            link: notification.link(),
            read: notification.read,
        }
    }
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<NotificationsJson>, Problem> {
    let reader = session.actor().id();
    let notifications =
        view(&state, &session, move |view| view.notices().notifications(reader, SHOWN)).await?;
    let items = notifications.items.into_iter().map(Into::into).collect();
    Ok(web::Json(NotificationsJson { unread: notifications.unread, items }))
}

pub async fn mark_read(state: web::Data<State>, Caller(session): Caller) -> Result<HttpResponse, Problem> {
    let reader = session.actor().id();
    run(&state, &session, move |tx| tx.school().mark_notifications_read(reader, now())).await?;
    Ok(HttpResponse::NoContent().finish())
}
