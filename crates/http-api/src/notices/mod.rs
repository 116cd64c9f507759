//! What happened, and who is told.

use actix_web::web;

use crate::edge::attachment::CSV;
use crate::edge::endpoint::{Endpoint, MANAGER, STAFF};

mod audit;
mod notifications;
mod problem;

pub static ROWS: &[Endpoint] = &[
    Endpoint::get(
        "notice.list",
        "/api/notifications",
        STAFF,
        "Notificações",
        || web::to(notifications::list),
        |it| it.asks::<notifications::NotificationsQuery>().gives::<notifications::NotificationsJson>(200),
    ),
    Endpoint::post(
        "notice.read",
        "/api/notifications/read",
        STAFF,
        "Marca notificações como lidas",
        || web::to(notifications::mark_read),
        |it| it.takes::<notifications::ReadBody>().gives_nothing(),
    )
    .unaudited(),
    Endpoint::get(
        "audit.list",
        "/api/school/{school}/audit",
        MANAGER,
        "Registros da auditoria",
        || web::to(audit::list),
        |it| it.asks::<audit::AuditQuery>().gives::<audit::AuditJson>(200),
    ),
    Endpoint::post(
        "audit.export",
        "/api/school/{school}/audit/export",
        MANAGER,
        "Os registros da auditoria como arquivo",
        || web::to(audit::file),
        |it| it.takes::<audit::ExportBody>().gives_files(&[CSV]),
    )
    .large()
    .slow(),
];
