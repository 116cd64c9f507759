//! The cards with which pupils come in for the first time.

use actix_web::web;

use crate::edge::endpoint::{Endpoint, LEADERS, STAFF};

mod card;
mod problem;

/// None is kept for repetition: what a card says stands nowhere.
pub static ROWS: &[Endpoint] = &[
    Endpoint::post(
        "pupil.issue",
        "/api/students/cards/issue",
        LEADERS,
        "Gera as senhas dos cartões de alunos",
        || web::to(card::issue),
        |it| it.takes::<card::IssueBody>().gives::<card::IssuedJson>(200).fails(&[403, 404]),
    ),
    Endpoint::post(
        "pupil.cards",
        "/api/students/cards/print",
        LEADERS,
        "Abre os cartões de alunos para imprimir",
        || web::to(card::open),
        |it| it.takes::<card::PrintBody>().gives::<card::CardsJson>(200).fails(&[404]),
    )
    .large(),
    Endpoint::post(
        "pupil.printed",
        "/api/students/cards/printed",
        LEADERS,
        "Anota que cartões de alunos foram impressos",
        || web::to(card::note_printed),
        |it| it.takes::<card::PrintedBody>().gives::<card::PrintedJson>(200).fails(&[404]),
    ),
    Endpoint::post(
        "pupil.reset",
        "/api/students/{id}/reset-password",
        STAFF,
        "Gera uma senha nova para um aluno",
        || web::to(card::reset),
        |it| it.gives::<card::ResetJson>(200).fails(&[403, 404, 409]),
    ),
];
