//! The BNCC, and lesson plans aligned to it.

use actix_web::web;

use crate::edge::endpoint::{Endpoint, STAFF};

mod bncc;

pub static ROWS: &[Endpoint] = &[
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
