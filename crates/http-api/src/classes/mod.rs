//! Classes, subjects and the school year.

use actix_web::web;

use crate::edge::endpoint::{EVERYONE, Endpoint, LEADERS, STAFF};
use crate::edge::openapi::description::Description;

mod class;
pub mod problem;
mod school_year;
mod subject;

/// What a path says in words stands before what it says with a number: the router takes the first that fits.
pub static ROWS: &[Endpoint] = &[
    Endpoint::get(
        "class.list",
        "/api/school/{school}/classes",
        STAFF,
        "Turmas",
        || web::to(class::list),
        |it| it.asks::<class::ListQuery>().gives_list::<class::ClassJson>(),
    ),
    Endpoint::post(
        "class.create",
        "/api/classes",
        STAFF,
        "Cria uma turma",
        || web::to(class::create),
        |it| it.takes::<class::ClassBody>().gives::<class::ClassJson>(201).fails(&[404, 409]),
    )
    .once(),
    Endpoint::post(
        "class.recount",
        "/api/classes/sync-counts",
        STAFF,
        "Conta de novo os alunos das turmas",
        || web::to(class::recount),
        |it| it.takes::<class::RecountBody>().gives::<class::RecountJson>(200).fails(&[404]),
    ),
    Endpoint::get(
        "class.read",
        "/api/classes/{id}",
        EVERYONE,
        "Uma turma",
        || web::to(class::read),
        |it| it.gives::<class::ClassJson>(200).fails(&[404]),
    ),
    Endpoint::put(
        "class.change",
        "/api/classes/{id}",
        STAFF,
        "Altera uma turma",
        || web::to(class::change),
        |it| it.takes::<class::ChangeBody>().gives::<class::ClassJson>(200).fails(&[404]),
    ),
    Endpoint::delete(
        "class.remove",
        "/api/classes/{id}",
        STAFF,
        "Exclui uma turma sem alunos",
        || web::to(class::remove),
        |it| it.gives_nothing().fails(&[404, 409]),
    ),
    Endpoint::post(
        "class.archive",
        "/api/classes/{id}/archive",
        STAFF,
        "Arquiva ou desarquiva uma turma",
        || web::to(class::archive),
        |it| it.takes::<class::ArchiveBody>().gives::<class::ClassJson>(200).fails(&[404]),
    ),
    Endpoint::get(
        "subject.list",
        "/api/school/{school}/subjects",
        EVERYONE,
        "Disciplinas",
        || web::to(subject::list),
        Description::gives_list::<subject::SubjectJson>,
    ),
    Endpoint::post(
        "subject.create",
        "/api/subjects",
        STAFF,
        "Cria uma disciplina",
        || web::to(subject::create),
        |it| it.takes::<subject::SubjectBody>().gives::<subject::SubjectJson>(201).fails(&[404, 409]),
    )
    .once(),
    Endpoint::post(
        "subject.saeb",
        "/api/subjects/saeb",
        STAFF,
        "Cria as disciplinas do Saeb que faltam",
        || web::to(subject::create_saeb),
        |it| it.takes::<subject::SaebBody>().gives::<subject::SaebJson>(201).fails(&[404, 409]),
    )
    .once(),
    Endpoint::put(
        "subject.change",
        "/api/subjects/{id}",
        LEADERS,
        "Altera uma disciplina",
        || web::to(subject::change),
        |it| it.takes::<subject::ChangeBody>().gives::<subject::SubjectJson>(200).fails(&[404]),
    ),
    Endpoint::delete(
        "subject.remove",
        "/api/subjects/{id}",
        LEADERS,
        "Exclui uma disciplina sem resultados",
        || web::to(subject::remove),
        |it| it.gives_nothing().fails(&[404, 409]),
    ),
    Endpoint::get(
        "year.current",
        "/api/school/{school}/school-years/current",
        STAFF,
        "Bimestres do ano letivo que corre",
        || web::to(school_year::current),
        |it| it.gives::<school_year::YearJson>(200),
    ),
    Endpoint::get(
        "year.read",
        "/api/school/{school}/school-years/{year}",
        STAFF,
        "Bimestres de um ano letivo",
        || web::to(school_year::read),
        |it| it.gives::<school_year::YearJson>(200),
    ),
    Endpoint::put(
        "year.set",
        "/api/school/{school}/school-years/{year}",
        LEADERS,
        "Define os bimestres de um ano letivo",
        || web::to(school_year::set),
        |it| it.takes::<school_year::YearBody>().gives::<school_year::YearJson>(200).fails(&[409]),
    ),
];
