//! The school and its people.

use actix_web::web;

use crate::edge::endpoint::{EVERYONE, Endpoint, MANAGER, STAFF};
use crate::edge::openapi::description::Description;

mod colleagues;
mod problem;
mod quotas;
mod school;

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
    Endpoint::get(
        "activity.list",
        "/api/school/{school}/activities",
        STAFF,
        "Atividades recentes",
        || web::to(school::activities),
        |it| it.asks::<school::ActivitiesQuery>().gives_list::<school::ActivityJson>(),
    ),
];
