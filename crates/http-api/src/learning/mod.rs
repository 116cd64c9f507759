//! How pupils study, and what to practise next.

use actix_web::web;

use crate::edge::endpoint::{EVERYONE, Endpoint, MANAGER, PUPIL};
use crate::edge::openapi::description::Description;

mod analysis;
mod behavior;
mod problem;
pub mod profile;
mod questionnaire;
mod recommendation;
mod schema;
mod style;
mod switch;

pub static ROWS: &[Endpoint] = &[
    Endpoint::get(
        "learning.switch",
        "/api/school/{school}/learning-analysis",
        EVERYONE,
        "Se a escola analisa o estilo de estudo dos alunos",
        || web::to(switch::read),
        |it| it.gives::<switch::SwitchJson>(200),
    ),
    Endpoint::put(
        "learning.set-switch",
        "/api/school/{school}/learning-analysis",
        MANAGER,
        "Liga ou desliga a análise do estilo de estudo",
        || web::to(switch::set),
        |it| it.takes::<switch::SwitchBody>().gives::<switch::SwitchJson>(200).fails(&[403]),
    )
    .slow(),
    Endpoint::post(
        "learning.record",
        "/api/quiz/{id}/behavior",
        PUPIL,
        "Registra o que o aluno fez além de responder",
        || web::to(behavior::record),
        |it| it.takes::<behavior::BehaviorBody>().gives_nothing().fails(&[404, 409]),
    )
    .unaudited()
    .unrationed(),
    Endpoint::get(
        "learning.style",
        "/api/students/{id}/learning-style",
        EVERYONE,
        "Como um aluno costuma estudar",
        || web::to(style::read),
        |it| it.gives::<style::StyleJson>(200),
    ),
    Endpoint::get(
        "learning.behaviors",
        "/api/students/{id}/learning-behaviors",
        EVERYONE,
        "As interações de um aluno, as mais novas primeiro",
        || web::to(behavior::list),
        |it| it.asks::<behavior::ListQuery>().gives::<behavior::PageJson>(200),
    ),
    Endpoint::get(
        "learning.recommendations",
        "/api/students/{id}/learning-recommendations",
        EVERYONE,
        "O que um aluno pode treinar",
        || web::to(recommendation::list),
        Description::gives_list::<recommendation::RecommendationJson>,
    ),
    Endpoint::post(
        "learning.analyze",
        "/api/students/{id}/analyze-learning-style",
        EVERYONE,
        "Analisa como um aluno estuda",
        || web::to(analysis::analyze),
        |it| it.gives::<analysis::AnalysisJson>(200).fails(&[404]),
    ),
    Endpoint::post(
        "learning.demo",
        "/api/students/{id}/demo-learning-analysis",
        EVERYONE,
        "Calcula uma análise de exemplo, sem gravar",
        || web::to(analysis::demo),
        |it| it.gives::<analysis::AnalysisJson>(200).fails(&[404]),
    )
    .unaudited(),
    Endpoint::patch(
        "learning.mark",
        "/api/learning-recommendations/{id}",
        EVERYONE,
        "Marca uma recomendação de estudo",
        || web::to(recommendation::mark),
        |it| {
            it.takes::<recommendation::MarkBody>()
                .gives::<recommendation::RecommendationJson>(200)
                .fails(&[404])
        },
    ),
    Endpoint::get(
        "learning.questionnaire",
        "/api/students/{id}/learning-questionnaire",
        EVERYONE,
        "O questionário de estudo de um aluno",
        || web::to(questionnaire::read),
        |it| it.gives::<questionnaire::QuestionnaireJson>(200),
    ),
    Endpoint::put(
        "learning.reply",
        "/api/students/{id}/learning-questionnaire",
        PUPIL,
        "Responde ao questionário de estudo",
        || web::to(questionnaire::reply),
        |it| {
            it.takes::<questionnaire::RepliesBody>()
                .gives::<questionnaire::QuestionnaireJson>(200)
                .fails(&[404, 409])
        },
    )
    .unaudited(),
];
