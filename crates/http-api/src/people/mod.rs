//! The school and its people.

use actix_web::web;

use crate::edge::endpoint::{EVERYONE, Endpoint, MANAGER, STAFF};
use crate::edge::openapi::description::Description;

mod accounts;
mod colleagues;
mod own_account;
mod problem;
mod quotas;
mod school;
mod visibility;

pub static ROWS: &[Endpoint] = &[
    Endpoint::get(
        "school.read",
        "/api/school/{school}",
        EVERYONE,
        "A escola",
        || web::to(school::school),
        |it| it.gives::<school::SchoolJson>(200),
    ),
    Endpoint::put(
        "school.code",
        "/api/school/{school}/inep-code",
        MANAGER,
        "Informa o código INEP da escola",
        || web::to(school::set_inep_code),
        |it| it.takes::<school::InepCodeBody>().gives::<school::InepCodeJson>(200).fails(&[409]),
    ),
    Endpoint::get(
        "quota.list",
        "/api/school/{school}/quotas",
        STAFF,
        "De que a escola guarda quase o máximo",
        || web::to(quotas::near),
        Description::gives_list::<quotas::QuotaJson>,
    ),
    Endpoint::get(
        "user.list",
        "/api/users",
        STAFF,
        "Pessoas da equipe",
        || web::to(colleagues::list),
        |it| it.asks::<colleagues::ListQuery>().gives_list::<colleagues::ColleagueJson>().fails(&[404]),
    ),
    Endpoint::post(
        "user.create",
        "/api/users",
        MANAGER,
        "Cria o acesso de uma pessoa da equipe",
        || web::to(accounts::create),
        |it| it.takes::<accounts::CreateBody>().gives::<accounts::IssuedJson>(201).fails(&[404, 409]),
    ),
    Endpoint::put(
        "user.change",
        "/api/users/{id}",
        MANAGER,
        "Altera uma pessoa da equipe",
        || web::to(accounts::change),
        |it| it.takes::<accounts::ChangeBody>().gives_nothing().fails(&[404, 409]),
    ),
    Endpoint::put(
        "user.activate",
        "/api/users/{id}/active",
        MANAGER,
        "Desativa ou reativa o acesso de uma pessoa da equipe",
        || web::to(accounts::set_active),
        |it| it.takes::<accounts::ActiveBody>().gives_nothing().fails(&[404, 409]),
    ),
    Endpoint::post(
        "user.password",
        "/api/users/{id}/reset-password",
        MANAGER,
        "Gera uma senha provisória para uma pessoa da equipe",
        || web::to(accounts::reset_password),
        |it| it.gives::<accounts::IssuedJson>(200).fails(&[404, 409]),
    ),
    Endpoint::delete(
        "user.sessions",
        "/api/users/{id}/sessions",
        MANAGER,
        "Encerra os acessos de uma pessoa da equipe",
        || web::to(accounts::end_sessions),
        |it| it.gives_nothing().fails(&[404]),
    ),
    Endpoint::put(
        "account.change",
        "/api/auth/user",
        STAFF,
        "Altera o próprio nome e e-mail",
        || web::to(own_account::change),
        |it| it.takes::<own_account::ProfileBody>().gives_nothing(),
    ),
    Endpoint::get(
        "account.sessions",
        "/api/auth/sessions",
        STAFF,
        "Os próprios acessos em uso",
        || web::to(own_account::sessions),
        Description::gives_list::<own_account::SessionJson>,
    ),
    Endpoint::delete(
        "account.end-others",
        "/api/auth/sessions",
        STAFF,
        "Encerra os outros acessos próprios",
        || web::to(own_account::end_other_sessions),
        Description::gives_nothing,
    ),
    Endpoint::delete(
        "account.end",
        "/api/auth/sessions/{id}",
        STAFF,
        "Encerra um dos próprios acessos",
        || web::to(own_account::end_session),
        |it| it.gives_nothing().fails(&[404]),
    ),
    Endpoint::get(
        "visibility.read",
        "/api/school/{school}/visibility",
        STAFF,
        "Se professores veem só os alunos das suas turmas",
        || web::to(visibility::read),
        |it| it.gives::<visibility::VisibilityJson>(200),
    ),
    Endpoint::put(
        "visibility.set",
        "/api/school/{school}/visibility",
        MANAGER,
        "Define se professores veem só os alunos das suas turmas",
        || web::to(visibility::set),
        |it| it.takes::<visibility::VisibilityJson>().gives::<visibility::VisibilityJson>(200),
    ),
    Endpoint::get(
        "activity.list",
        "/api/school/{school}/activities",
        STAFF,
        "Atividades recentes",
        || web::to(school::activities),
        |it| it.asks::<school::ActivitiesQuery>().gives_list::<school::ActivityJson>(),
    ),
];
