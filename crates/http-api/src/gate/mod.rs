//! Signing in and out, registering, one's own password.

use actix_web::web;

use crate::edge::endpoint::{Access, EVERYONE, Endpoint};
use crate::edge::openapi::description::Description;

mod entry;
pub mod look_ups;
mod own_password;
pub mod passwords;
mod problem;
mod pupil_sign_in;
mod reference;
mod registration;
pub mod sign_in;

/// A thousand of them may wait at once.
const STRANGERS_BODY: usize = 32 * 1024;

pub static ROWS: &[Endpoint] = &[
    Endpoint::post(
        "session.open",
        "/api/auth/login",
        Access::Public,
        "Entra no sistema",
        || web::to(sign_in::login),
        |it| it.takes::<sign_in::LoginBody>().gives::<sign_in::CurrentUserJson>(200).fails(&[401, 429]),
    )
    .body(STRANGERS_BODY),
    Endpoint::post(
        "pupil.sign-in",
        "/api/students/auth",
        Access::Public,
        "Aluno entra no sistema",
        || web::to(pupil_sign_in::sign_in),
        |it| {
            it.takes::<pupil_sign_in::PupilLoginBody>()
                .gives::<pupil_sign_in::CurrentPupilJson>(200)
                .fails(&[401, 409, 429])
        },
    )
    .body(STRANGERS_BODY),
    Endpoint::post(
        "session.close",
        "/api/auth/logout",
        EVERYONE,
        "Sai do sistema",
        || web::to(sign_in::logout),
        Description::gives_nothing,
    )
    // Whoever may come in may leave, however much others wrote on the account.
    .unrationed()
    .while_choosing(),
    Endpoint::post(
        "password.change",
        "/api/auth/password",
        EVERYONE,
        "Troca a própria senha",
        || web::to(own_password::change),
        |it| it.takes::<own_password::PasswordBody>().gives_nothing().fails(&[403, 429]),
    )
    .while_choosing(),
    Endpoint::get(
        "session.who",
        "/api/auth/user",
        EVERYONE,
        "Quem está na sessão",
        || web::to(sign_in::user),
        |it| it.gives::<sign_in::CurrentUserJson>(200),
    )
    .while_choosing(),
    // The name that the product's specification gives the same question.
    Endpoint::get(
        "session.user",
        "/api/user",
        EVERYONE,
        "Quem está na sessão",
        || web::to(sign_in::user),
        |it| it.gives::<sign_in::CurrentUserJson>(200),
    )
    .while_choosing(),
    Endpoint::get(
        "demo.list",
        "/api/auth/demo",
        Access::Public,
        "Contas da escola de demonstração, enquanto carregada",
        || web::to(sign_in::demo),
        |it| it.gives::<sign_in::DemoJson>(200),
    ),
    Endpoint::get(
        "reference.search",
        "/api/reference/schools",
        Access::Public,
        "Escolas nos dados de referência do INEP, por nome, cidade ou código",
        || web::to(reference::search),
        |it| it.asks::<reference::SearchQuery>().gives_list::<reference::FoundSchoolJson>().fails(&[429]),
    ),
    Endpoint::get(
        "reference.find",
        "/api/reference/schools/{inepCode}",
        Access::Public,
        "Escola nos dados de referência do INEP",
        || web::to(reference::reference_school),
        |it| it.gives::<reference::ReferenceSchoolJson>(200).fails(&[404, 429]),
    ),
    Endpoint::post(
        "school.register",
        "/api/schools/register",
        Access::Public,
        "Registra uma escola e seu gestor",
        || web::to(registration::register),
        |it| {
            it.takes::<registration::RegisterBody>()
                .gives::<registration::RegisteredJson>(201)
                .fails(&[409, 429])
        },
    )
    .body(STRANGERS_BODY),
];
