//! What classes know: maps, projections, and the numbers of skills.

use actix_web::web;

use crate::edge::attachment::CSV;
use crate::edge::endpoint::{Endpoint, LEADERS, STAFF};

mod map;
mod numbers;
mod projection;
mod schema;

pub static ROWS: &[Endpoint] = &[
    Endpoint::get(
        "class.mastery",
        "/api/classes/{id}/mastery",
        STAFF,
        "O mapa de uma turma em uma disciplina, e quem precisa de ajuda",
        || web::to(map::read),
        |it| it.asks::<map::MapQuery>().gives::<map::ClassMasteryJson>(200).fails(&[404]),
    )
    .large(),
    Endpoint::post(
        "class.mastery-export",
        "/api/classes/{id}/mastery/export",
        STAFF,
        "O mapa de uma turma como planilha",
        || web::to(map::file),
        |it| it.takes::<map::ExportBody>().gives_file(CSV).fails(&[404]),
    )
    .large(),
    Endpoint::get(
        "class.projection",
        "/api/classes/{id}/projection",
        STAFF,
        "A projeção de uma turma na matriz do Saeb, e o que rende mais",
        || web::to(projection::of_class),
        |it| it.gives::<projection::ClassProjectionJson>(200).fails(&[404]),
    ),
    Endpoint::get(
        "school.projection",
        "/api/school/{school}/projection",
        STAFF,
        "A projeção da escola, por etapa",
        || web::to(projection::of_school),
        |it| it.gives::<projection::SchoolProjectionJson>(200),
    )
    .slow(),
    Endpoint::get(
        "skill-numbers.list",
        "/api/school/{school}/mastery-parameters",
        STAFF,
        "Os parâmetros das habilidades, da escola ou os de todos",
        || web::to(numbers::list),
        |it| it.asks::<numbers::NumbersQuery>().gives_list::<numbers::SkillNumbersJson>(),
    )
    .large(),
    Endpoint::post(
        "skill-numbers.estimate",
        "/api/school/{school}/mastery-parameters",
        LEADERS,
        "Calcula os parâmetros das habilidades pelas respostas da escola",
        || web::to(numbers::estimate),
        |it| it.gives::<numbers::EstimatedJson>(200),
    )
    .slow(),
];
