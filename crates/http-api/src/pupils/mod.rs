//! Pupils.

use actix_web::web;

use crate::edge::attachment::{CSV, XLSX};
use crate::edge::endpoint::{EVERYONE, Endpoint, LEADERS, MANAGER, STAFF};
use crate::edge::openapi::description::Description;

mod bulk;
pub mod export;
mod export_learning;
mod export_quizzes;
mod history;
pub mod import;
mod list;
mod problem;
mod pupil;

/// What a path says in words stands before what it says with a number: the router takes the first that fits.
pub static ROWS: &[Endpoint] = &[
    Endpoint::get(
        "pupil.list",
        "/api/school/{school}/students",
        STAFF,
        "Alunos, em ordem alfabética",
        || web::to(list::list),
        |it| it.asks::<list::ListQuery>().gives::<list::ListJson>(200),
    ),
    Endpoint::get(
        "pupil.counts",
        "/api/school/{school}/students/counts",
        STAFF,
        "Quantos alunos há",
        || web::to(list::counts),
        |it| it.gives::<list::CountsJson>(200),
    ),
    Endpoint::post(
        "pupil.export",
        "/api/school/{school}/students/export",
        LEADERS,
        "Exporta alunos no formato da importação",
        || web::to(export::file),
        |it| it.takes::<export::ExportBody>().gives_files(&[CSV, XLSX]),
    )
    .large(),
    Endpoint::get(
        "class.pupils",
        "/api/classes/{id}/students",
        EVERYONE,
        "Alunos de uma turma",
        || web::to(list::of_class),
        |it| it.gives::<list::OfClassJson>(200),
    )
    .large(),
    Endpoint::post(
        "pupil.create",
        "/api/students",
        LEADERS,
        "Cadastra um aluno",
        || web::to(pupil::create),
        |it| it.takes::<pupil::CreateBody>().gives::<pupil::PupilJson>(201).fails(&[404, 409]),
    )
    .once(),
    Endpoint::post(
        "pupil.bulk",
        "/api/students/bulk",
        LEADERS,
        "Muda de turma, desativa ou reativa vários alunos",
        || web::to(bulk::change),
        |it| it.takes::<bulk::BulkBody>().gives::<bulk::BulkJson>(200).fails(&[404]),
    ),
    Endpoint::get(
        "pupil.read",
        "/api/students/{id}",
        EVERYONE,
        "Um aluno",
        || web::to(pupil::read),
        |it| it.gives::<pupil::PupilJson>(200),
    ),
    Endpoint::put(
        "pupil.change",
        "/api/students/{id}",
        LEADERS,
        "Altera um aluno",
        || web::to(pupil::change),
        |it| it.takes::<pupil::ChangeBody>().gives::<pupil::PupilJson>(200).fails(&[409]),
    ),
    Endpoint::get(
        "pupil.moves",
        "/api/students/{id}/class-moves",
        STAFF,
        "Por quais turmas um aluno passou",
        || web::to(history::moves),
        Description::gives_list::<history::MoveJson>,
    ),
    Endpoint::get(
        "pupil.performance",
        "/api/students/{id}/performance",
        EVERYONE,
        "Resultados de um aluno",
        || web::to(history::performance),
        Description::gives_list::<history::PerformanceJson>,
    ),
    Endpoint::post(
        "pupil.export-one",
        "/api/students/{id}/export",
        LEADERS,
        "Exporta tudo o que se sabe de um aluno",
        || web::to(export::everything),
        |it| it.gives::<export::EverythingJson>(200),
    ),
    Endpoint::post(
        "pupil.erase",
        "/api/students/{id}/erase",
        MANAGER,
        "Apaga os dados de um aluno",
        || web::to(pupil::erase),
        |it| it.takes::<pupil::EraseBody>().gives_nothing(),
    ),
];
