//! Strategic actions.

use actix_web::web;

use crate::edge::endpoint::{Endpoint, LEADERS, STAFF};
use crate::edge::openapi::description::Description;

mod action;
mod json;
mod milestone;
mod problem;
mod schema;
mod update;

pub static ROWS: &[Endpoint] = &[
    Endpoint::get(
        "action.list",
        "/api/school/{school}/actions",
        STAFF,
        "Ações estratégicas",
        || web::to(action::list),
        Description::gives_list::<json::ActionJson>,
    )
    .large(),
    Endpoint::post(
        "action.create",
        "/api/school/{school}/strategic-actions",
        LEADERS,
        "Cria uma ação",
        || web::to(action::create),
        |it| it.takes::<action::CreateBody>().gives::<json::ActionJson>(201).fails(&[404, 409]),
    )
    .once(),
    Endpoint::get(
        "action.read",
        "/api/actions/{id}",
        STAFF,
        "Uma ação",
        || web::to(action::read),
        |it| it.gives::<json::ActionJson>(200).fails(&[404]),
    ),
    Endpoint::put(
        "action.change",
        "/api/actions/{id}",
        LEADERS,
        "Altera uma ação",
        || web::to(action::change),
        |it| it.takes::<action::ChangeBody>().gives::<json::ActionJson>(200).fails(&[404, 409]),
    ),
    Endpoint::patch(
        "action.status",
        "/api/strategic-actions/{id}/status",
        LEADERS,
        "Muda a situação de uma ação",
        || web::to(action::set_status),
        |it| it.takes::<action::StatusBody>().gives::<json::ActionJson>(200).fails(&[404, 409]),
    ),
    Endpoint::get(
        "milestone.list",
        "/api/actions/{id}/milestones",
        STAFF,
        "Marcos de uma ação",
        || web::to(milestone::list),
        |it| it.gives_list::<milestone::MilestoneJson>().fails(&[404]),
    ),
    Endpoint::post(
        "milestone.create",
        "/api/actions/{id}/milestones",
        LEADERS,
        "Cria um marco",
        || web::to(milestone::create),
        |it| it.takes::<milestone::MilestoneBody>().gives::<milestone::MilestoneJson>(201).fails(&[404, 409]),
    )
    .once(),
    Endpoint::put(
        "milestone.order",
        "/api/actions/{id}/milestones/order",
        LEADERS,
        "Ordena os marcos de uma ação",
        || web::to(milestone::order),
        |it| it.takes::<milestone::OrderBody>().gives_list::<milestone::MilestoneJson>().fails(&[404]),
    ),
    Endpoint::put(
        "milestone.change",
        "/api/milestones/{id}",
        LEADERS,
        "Altera um marco",
        || web::to(milestone::change),
        |it| it.takes::<milestone::MilestoneBody>().gives::<milestone::MilestoneJson>(200).fails(&[404]),
    ),
    Endpoint::delete(
        "milestone.remove",
        "/api/milestones/{id}",
        LEADERS,
        "Exclui um marco",
        || web::to(milestone::remove),
        |it| it.gives_nothing().fails(&[404]),
    ),
    Endpoint::patch(
        "milestone.complete",
        "/api/milestones/{id}/complete",
        STAFF,
        "Conclui um marco",
        || web::to(milestone::complete),
        |it| it.gives::<milestone::MilestoneJson>(200).fails(&[404, 409]),
    ),
    Endpoint::post(
        "milestone.reopen",
        "/api/milestones/{id}/reopen",
        LEADERS,
        "Reabre um marco",
        || web::to(milestone::reopen),
        |it| it.takes::<milestone::ReopenBody>().gives::<milestone::MilestoneJson>(200).fails(&[404, 409]),
    ),
    Endpoint::get(
        "action.updates",
        "/api/actions/{id}/updates",
        STAFF,
        "Atualizações de uma ação",
        || web::to(update::list),
        |it| it.asks::<update::UpdatesQuery>().gives_list::<update::UpdateJson>().fails(&[404]),
    ),
    Endpoint::post(
        "action.update",
        "/api/actions/{id}/updates",
        STAFF,
        "Comenta uma ação, ou informa o progresso",
        || web::to(update::write),
        |it| it.takes::<update::UpdateBody>().gives::<json::ActionJson>(201).fails(&[404]),
    )
    .once(),
];
