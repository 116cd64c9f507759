//! Strategic actions.

use actix_web::web;
use application::files::MediaType;

use crate::edge::attachment::CSV;
use crate::edge::endpoint::{Endpoint, LEADERS, STAFF};
use crate::edge::openapi::description::Description;

mod action;
mod drafts;
mod effect;
mod export;
mod json;
mod milestone;
mod problem;
mod resource;
mod schema;
mod update;

/// The largest file that an action keeps.
const FILE: usize = 10_000_000;

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
    Endpoint::get(
        "action.effects",
        "/api/school/{school}/actions/effects",
        STAFF,
        "O que se espera de cada ação no índice",
        || web::to(effect::all),
        Description::gives_list::<effect::OfActionJson>,
    ),
    Endpoint::get(
        "action.effect",
        "/api/school/{school}/actions/effect",
        STAFF,
        "O que se espera de uma ação enquanto se escreve",
        || web::to(effect::one),
        |it| it.asks::<effect::EffectQuery>().gives::<effect::EffectJson>(200),
    ),
    Endpoint::get(
        "action.sum",
        "/api/school/{school}/actions/sum",
        STAFF,
        "Se as ações ativas de uma etapa bastam para a meta",
        || web::to(effect::sum),
        |it| it.asks::<effect::SumQuery>().gives::<effect::SumJson>(200),
    ),
    Endpoint::get(
        "action.models",
        "/api/school/{school}/actions/models",
        STAFF,
        "A biblioteca de modelos de ação",
        || web::to(drafts::models),
        Description::gives_list::<drafts::ModelJson>,
    ),
    Endpoint::get(
        "action.drafts",
        "/api/school/{school}/actions/drafts",
        STAFF,
        "Ações que um cenário ou uma alavanca pede",
        || web::to(drafts::list),
        |it| it.asks::<drafts::DraftsQuery>().gives::<drafts::DraftsAnswerJson>(200).fails(&[404]),
    ),
    Endpoint::post(
        "action.adopt",
        "/api/school/{school}/actions/drafts",
        LEADERS,
        "Cria como planejadas as ações conferidas",
        || web::to(drafts::adopt),
        |it| it.takes::<drafts::AdoptBody>().gives::<drafts::AdoptedJson>(201).fails(&[404, 409]),
    )
    .once(),
    Endpoint::post(
        "action.export",
        "/api/school/{school}/actions/export",
        STAFF,
        "As ações como planilha",
        || web::to(export::file),
        |it| it.gives_file(CSV),
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
        "milestone.all",
        "/api/school/{school}/actions/milestones",
        STAFF,
        "Marcos de todas as ações",
        || web::to(milestone::all),
        Description::gives_list::<milestone::ShownJson>,
    )
    .large(),
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
        |it| it.takes::<milestone::ChangeBody>().gives::<milestone::MilestoneJson>(200).fails(&[404, 409]),
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
    Endpoint::get(
        "action.resources",
        "/api/actions/{id}/resources",
        STAFF,
        "Recursos de uma ação",
        || web::to(resource::list),
        |it| it.gives_list::<resource::ResourceJson>().fails(&[404]),
    ),
    Endpoint::post(
        "action.link",
        "/api/actions/{id}/resources",
        STAFF,
        "Acrescenta um endereço a uma ação",
        || web::to(resource::add_link),
        |it| it.takes::<resource::LinkBody>().gives::<resource::AddedJson>(201).fails(&[404, 409]),
    )
    .once(),
    Endpoint::post(
        "action.file",
        "/api/actions/{id}/files",
        STAFF,
        "Acrescenta um arquivo a uma ação",
        || web::to(resource::add_file),
        |it| {
            it.takes_file_with::<resource::FileBody>()
                .gives::<resource::AddedJson>(201)
                .fails(&[404, 409, 422])
        },
    )
    .file(FILE)
    .fields(&["options", "title", "description", "resourceType"])
    .once()
    .slow(),
    Endpoint::get(
        "resource.file",
        "/api/resources/{id}/file",
        STAFF,
        "O arquivo de um recurso",
        || web::to(resource::file),
        |it| it.gives_files(&MediaType::ALL.map(MediaType::slug)).fails(&[404]),
    )
    .large(),
    Endpoint::delete(
        "resource.remove",
        "/api/resources/{id}",
        STAFF,
        "Exclui um recurso",
        || web::to(resource::remove),
        |it| it.gives_nothing().fails(&[404]),
    ),
];
