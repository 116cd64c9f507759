//! What happened, and who is told.

use actix_web::web;

use crate::edge::description::Description;
use crate::edge::endpoint::{Endpoint, STAFF};

mod notifications;

pub static ROWS: &[Endpoint] = &[
    Endpoint::get(
        "notice.list",
        "/api/notifications",
        STAFF,
        "Notificações",
        || web::to(notifications::list),
        |it| it.gives::<notifications::NotificationsJson>(200),
    ),
    Endpoint::post(
        "notice.read",
        "/api/notifications/read",
        STAFF,
        "Marca as notificações como lidas",
        || web::to(notifications::mark_read),
        Description::gives_nothing,
    )
    .unaudited(),
];
