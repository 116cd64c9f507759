//! Simulations of a class.

use actix_web::web;

use crate::edge::endpoint::{Endpoint, STAFF};

mod cells;
mod detail;
mod ends;
mod outcome;
mod play;
mod problem;
mod start;
pub mod summary;

pub static ROWS: &[Endpoint] = &[
    Endpoint::get(
        "class-simulation.list",
        "/api/school/{school}/class-simulations",
        STAFF,
        "Simulações em sala, as mais novas primeiro",
        || web::to(summary::list),
        |it| it.asks::<summary::ListQuery>().gives_list::<summary::SimulationJson>(),
    ),
    Endpoint::post(
        "class-simulation.start",
        "/api/class-simulations",
        STAFF,
        "Começa uma simulação com uma turma",
        || web::to(start::start),
        |it| it.takes::<start::StartBody>().gives::<summary::SimulationJson>(201).fails(&[404, 409]),
    )
    .once(),
    Endpoint::get(
        "class-simulation.read",
        "/api/class-simulations/{id}",
        STAFF,
        "Uma simulação com suas questões e sua grade",
        || web::to(detail::read),
        |it| it.gives::<detail::DetailJson>(200).fails(&[404]),
    ),
    Endpoint::delete(
        "class-simulation.delete",
        "/api/class-simulations/{id}",
        STAFF,
        "Exclui uma simulação e o que ela deixou",
        || web::to(ends::remove),
        |it| it.gives_nothing().fails(&[404]),
    ),
    Endpoint::post(
        "class-simulation.answer",
        "/api/class-simulations/{id}/answers",
        STAFF,
        "A resposta da turma a uma questão projetada",
        || web::to(play::answer),
        |it| it.takes::<play::AnswerBody>().gives::<play::VerdictJson>(200).fails(&[404, 409]),
    )
    .unaudited(),
    Endpoint::put(
        "class-simulation.cells",
        "/api/class-simulations/{id}/cells",
        STAFF,
        "Respostas de uma prova impressa, como são digitadas",
        || web::to(cells::type_cells),
        |it| it.takes::<cells::CellsBody>().gives::<cells::KeptJson>(200).fails(&[404, 409]),
    )
    .unaudited(),
    Endpoint::put(
        "class-simulation.absent",
        "/api/class-simulations/{id}/absent",
        STAFF,
        "Marca ou desmarca a falta de um aluno",
        || web::to(cells::absent),
        |it| it.takes::<cells::AbsentBody>().gives::<cells::KeptJson>(200).fails(&[404, 409]),
    )
    .unaudited(),
    Endpoint::put(
        "class-simulation.observation",
        "/api/class-simulations/{id}/observation",
        STAFF,
        "Anota uma observação no resultado de um aluno",
        || web::to(play::observe),
        |it| it.takes::<play::ObservationBody>().gives::<play::ObservationJson>(200).fails(&[404, 409]),
    ),
    Endpoint::post(
        "class-simulation.finish",
        "/api/class-simulations/{id}/finish",
        STAFF,
        "Conclui uma simulação: as respostas passam a contar",
        || web::to(ends::finish),
        |it| it.gives::<summary::SimulationJson>(200).fails(&[404, 409]),
    ),
    Endpoint::post(
        "class-simulation.abandon",
        "/api/class-simulations/{id}/abandon",
        STAFF,
        "Abandona uma simulação: as respostas não contam",
        || web::to(ends::abandon),
        |it| it.gives::<summary::SimulationJson>(200).fails(&[404, 409]),
    ),
    Endpoint::post(
        "class-simulation.reopen",
        "/api/class-simulations/{id}/reopen",
        STAFF,
        "Reabre uma prova impressa concluída",
        || web::to(ends::reopen),
        |it| it.gives::<summary::SimulationJson>(200).fails(&[404, 409]),
    ),
    Endpoint::get(
        "class-simulation.result",
        "/api/class-simulations/{id}/result",
        STAFF,
        "O resultado de uma simulação concluída",
        || web::to(outcome::result),
        |it| it.gives::<outcome::ResultJson>(200).fails(&[404, 409]),
    ),
    Endpoint::get(
        "class-simulation.skills",
        "/api/classes/{id}/simulation-skills",
        STAFF,
        "As habilidades de uma turma nas suas últimas simulações",
        || web::to(outcome::skills),
        |it| it.asks::<outcome::SkillsQuery>().gives::<outcome::ClassSkillsJson>(200).fails(&[404]),
    ),
];
