//! The BNCC, and lesson plans aligned to it.

use actix_web::web;

use crate::edge::attachment::DOCX;
use crate::edge::endpoint::{Endpoint, LEADERS, STAFF};

mod bncc;
mod body;
mod coverage;
mod generate;
mod json;
mod plan;
mod problem;
pub mod rations;
mod schema;

/// A plan whose texts are as long as they may be.
const PLAN: usize = 256 * 1024;

pub static ROWS: &[Endpoint] = &[
    Endpoint::get(
        "lesson-plan.list",
        "/api/school/{school}/lesson-plans",
        STAFF,
        "Planos de aula, os mais novos primeiro",
        || web::to(plan::list),
        |it| it.asks::<plan::ListQuery>().gives_list::<json::ListedJson>(),
    ),
    Endpoint::get(
        "lesson-plan.options",
        "/api/school/{school}/lesson-plans/options",
        STAFF,
        "Por que se filtram os planos de aula, e quem os escreve",
        || web::to(plan::options),
        |it| it.gives::<plan::OptionsJson>(200),
    ),
    Endpoint::post(
        "lesson-plan.generate",
        "/api/lesson-plans/generate",
        STAFF,
        "Gera um plano de aula, sem gravar",
        || web::to(generate::generate),
        |it| {
            it.takes::<body::RequestBody>()
                .gives::<json::GeneratedJson>(200)
                .fails(&[422, 429, 502, 503, 504])
        },
    )
    .slow()
    .unaudited(),
    Endpoint::post(
        "lesson-plan.rewrite",
        "/api/lesson-plans/generate/section",
        STAFF,
        "Gera de novo uma parte de um plano de aula, sem gravar",
        || web::to(generate::rewrite),
        |it| {
            it.takes::<generate::RewriteBody>()
                .gives::<json::GeneratedJson>(200)
                .fails(&[422, 429, 502, 503, 504])
        },
    )
    .body(PLAN)
    .slow()
    .unaudited(),
    Endpoint::post(
        "lesson-plan.create",
        "/api/lesson-plans",
        STAFF,
        "Cria um plano de aula, como rascunho",
        || web::to(plan::create),
        |it| it.takes::<body::PlanBody>().gives::<json::PlanJson>(201).fails(&[404, 409]),
    )
    .body(PLAN)
    .once(),
    Endpoint::get(
        "lesson-plan.read",
        "/api/lesson-plans/{id}",
        STAFF,
        "Um plano de aula",
        || web::to(plan::read),
        |it| it.gives::<json::PlanJson>(200).fails(&[404]),
    ),
    Endpoint::get(
        "lesson-plan.docx",
        "/api/lesson-plans/{id}/docx",
        STAFF,
        "Um plano de aula como documento do Word",
        || web::to(plan::docx),
        |it| it.gives_file(DOCX).fails(&[404]),
    )
    .large(),
    Endpoint::put(
        "lesson-plan.change",
        "/api/lesson-plans/{id}",
        STAFF,
        "Altera um plano de aula",
        || web::to(plan::change),
        |it| it.takes::<plan::ChangeBody>().gives::<json::PlanJson>(200).fails(&[404, 409]),
    )
    .body(PLAN),
    Endpoint::delete(
        "lesson-plan.remove",
        "/api/lesson-plans/{id}",
        STAFF,
        "Exclui um plano de aula",
        || web::to(plan::remove),
        |it| it.gives_nothing().fails(&[404]),
    ),
    Endpoint::post(
        "lesson-plan.copy",
        "/api/lesson-plans/{id}/clone",
        STAFF,
        "Copia um plano de aula, como rascunho próprio",
        || web::to(plan::copy),
        |it| it.gives::<json::PlanJson>(201).fails(&[404, 409]),
    )
    .once(),
    Endpoint::post(
        "lesson-plan.send",
        "/api/lesson-plans/{id}/send",
        STAFF,
        "Envia um plano de aula para aprovação",
        || web::to(plan::send),
        |it| it.takes::<plan::MoveBody>().gives::<json::PlanJson>(200).fails(&[404, 409]),
    ),
    Endpoint::post(
        "lesson-plan.withdraw",
        "/api/lesson-plans/{id}/withdraw",
        STAFF,
        "Retira um plano de aula, que volta a ser rascunho",
        || web::to(plan::withdraw),
        |it| it.takes::<plan::MoveBody>().gives::<json::PlanJson>(200).fails(&[404, 409]),
    ),
    Endpoint::post(
        "lesson-plan.judge",
        "/api/lesson-plans/{id}/verdict",
        LEADERS,
        "Aprova ou devolve um plano de aula",
        || web::to(plan::judge),
        |it| it.takes::<plan::JudgeBody>().gives::<json::PlanJson>(200).fails(&[404, 409]),
    ),
    Endpoint::post(
        "lesson-plan.fill-bank",
        "/api/lesson-plans/{id}/questions",
        STAFF,
        "Põe no banco de questões o quiz de saída de um plano de aula",
        || web::to(plan::fill_bank),
        |it| it.takes::<plan::BankBody>().gives::<json::PlanJson>(200).fails(&[404, 409]),
    ),
    Endpoint::get(
        "bncc.skills",
        "/api/bncc/skills",
        STAFF,
        "Habilidades da BNCC, pelo código",
        || web::to(bncc::skills),
        |it| it.asks::<bncc::SkillsQuery>().gives::<bncc::FoundJson>(200),
    ),
    Endpoint::get(
        "bncc.filters",
        "/api/bncc/filters",
        STAFF,
        "Por que se filtram as habilidades de uma disciplina e um ano",
        || web::to(bncc::filters),
        |it| it.asks::<bncc::FiltersQuery>().gives::<bncc::FiltersJson>(200),
    ),
    Endpoint::get(
        "bncc.coverage",
        "/api/school/{school}/bncc/coverage",
        STAFF,
        "Onde as habilidades de um ano apareceram em planos e questões",
        || web::to(coverage::coverage),
        |it| it.asks::<coverage::CoverageQuery>().gives::<coverage::CoverageJson>(200),
    )
    .large(),
    Endpoint::post(
        "bncc.suggest",
        "/api/bncc/suggest",
        STAFF,
        "Sugere habilidades da BNCC para um tema",
        || web::to(bncc::suggest),
        |it| it.takes::<bncc::SuggestBody>().gives::<bncc::SuggestionJson>(200),
    )
    .unaudited(),
];
