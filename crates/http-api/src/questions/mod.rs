//! The bank of questions.

use actix_web::web;
use application::files::MediaType;

use crate::edge::attachment::{CSV, TEXT, XLSX, XML};
use crate::edge::endpoint::{Endpoint, STAFF};
use crate::edge::files::upload::{DRY_RUN, ImportQuery};

mod change;
mod export;
pub mod image;
mod import;
mod list;
mod problem;
pub mod question;
mod report;
mod skills;
mod statistics;

/// A base text and all that goes with it, in letters of several bytes.
const QUESTION: usize = 128 * 1024;

/// The largest file of questions, in bytes.
const FILE: usize = 5_000_000;

/// The largest picture, in bytes.
const IMAGE: usize = 5_000_000;

/// What a path says in words stands before what it says with a number: the router takes the first that fits.
pub static ROWS: &[Endpoint] = &[
    Endpoint::get(
        "question.list",
        "/api/school/{school}/questions",
        STAFF,
        "Questões, as mais novas primeiro",
        || web::to(list::list),
        |it| it.asks::<list::ListQuery>().gives_list::<question::QuestionJson>(),
    )
    .large(),
    Endpoint::get(
        "question.counts",
        "/api/school/{school}/questions/counts",
        STAFF,
        "Quantas questões há",
        || web::to(list::counts),
        |it| it.gives::<list::CountsJson>(200),
    ),
    Endpoint::post(
        "question.export",
        "/api/school/{school}/questions/export",
        STAFF,
        "Exporta questões num formato que outros sistemas leem",
        || web::to(export::file),
        |it| it.takes::<export::ExportBody>().gives_files(&[TEXT, CSV, XML]),
    )
    .large(),
    Endpoint::post(
        "question.losses",
        "/api/school/{school}/questions/export/losses",
        STAFF,
        "O que um formato não leva das questões",
        || web::to(export::losses),
        |it| it.takes::<export::ExportBody>().gives::<export::LossesJson>(200),
    )
    .large()
    .unaudited(),
    Endpoint::get(
        "question.import-template",
        "/api/school/{school}/question-imports/template",
        STAFF,
        "Um arquivo para preencher com questões",
        || web::to(import::template_file),
        |it| it.asks::<import::TemplateQuery>().gives_files(&[XLSX, CSV, TEXT]),
    ),
    Endpoint::post(
        "question.create",
        "/api/questions",
        STAFF,
        "Cria uma questão",
        || web::to(change::create),
        |it| it.takes::<change::QuestionBody>().gives::<question::QuestionJson>(201).fails(&[404, 409]),
    )
    .body(QUESTION)
    .once(),
    Endpoint::post(
        "question.import",
        "/api/questions/upload",
        STAFF,
        "Importa questões de um arquivo",
        || web::to(import::import),
        |it| {
            it.asks::<ImportQuery>()
                .takes_file_with::<import::OptionsBody>()
                .gives::<report::ReportJson>(200)
                .fails(&[404, 409, 422])
        },
    )
    .file(FILE)
    .fields(&["options", "schoolId", "subjectId", "createdBy", DRY_RUN])
    .slow()
    .once(),
    Endpoint::post(
        "question.import-wrong",
        "/api/questions/upload/wrong-lines",
        STAFF,
        "As questões erradas de um arquivo, para corrigir",
        || web::to(import::wrong_lines),
        |it| it.takes_file_with::<import::OptionsBody>().gives_file(XLSX).fails(&[404, 422]),
    )
    .file(FILE)
    .fields(&["options", "schoolId", "subjectId", "createdBy"])
    .slow()
    .unaudited(),
    Endpoint::post(
        "question.status",
        "/api/questions/status",
        STAFF,
        "Ativa, desativa ou volta a rascunho questões",
        || web::to(change::status),
        |it| it.takes::<change::StatusBody>().gives::<change::StatusJson>(200).fails(&[404, 409]),
    ),
    Endpoint::get(
        "question.read",
        "/api/questions/{id}",
        STAFF,
        "Uma questão",
        || web::to(question::read),
        |it| it.gives::<question::QuestionJson>(200),
    ),
    Endpoint::put(
        "question.change",
        "/api/questions/{id}",
        STAFF,
        "Altera uma questão",
        || web::to(change::change),
        |it| it.takes::<change::ChangeBody>().gives::<question::QuestionJson>(200).fails(&[409]),
    )
    .body(QUESTION),
    Endpoint::delete(
        "question.delete",
        "/api/questions/{id}",
        STAFF,
        "Exclui uma questão que ninguém respondeu",
        || web::to(change::remove),
        |it| it.gives_nothing().fails(&[409]),
    ),
    Endpoint::get(
        "question.statistics",
        "/api/questions/{id}/statistics",
        STAFF,
        "O que as respostas dizem de uma questão",
        || web::to(statistics::read),
        |it| it.gives::<statistics::StatisticsJson>(200),
    ),
    Endpoint::post(
        "question.image.set",
        "/api/questions/{id}/image",
        STAFF,
        "Põe uma imagem numa questão",
        || web::to(image::set),
        |it| {
            it.takes_file_with::<image::OptionsBody>().gives::<question::QuestionJson>(200).fails(&[409, 422])
        },
    )
    .file(IMAGE)
    .fields(&["options", "alt"])
    .slow(),
    Endpoint::delete(
        "question.image.remove",
        "/api/questions/{id}/image",
        STAFF,
        "Tira a imagem de uma questão",
        || web::to(image::remove),
        |it| it.gives::<question::QuestionJson>(200),
    ),
    Endpoint::get(
        "question.image.read",
        "/api/questions/{id}/images/{image}",
        STAFF,
        "A imagem de uma questão",
        || web::to(image::read),
        |it| it.gives_files(&MediaType::PICTURES.map(MediaType::slug)),
    )
    .large(),
    Endpoint::get(
        "skill.list",
        "/api/school/{school}/skills",
        STAFF,
        "O que as questões pedem",
        || web::to(skills::skills),
        |it| it.asks::<skills::SkillsQuery>().gives_list::<skills::SkillJson>(),
    ),
    Endpoint::get(
        "descriptor.list",
        "/api/school/{school}/descriptors",
        STAFF,
        "Descritores do Saeb de uma disciplina",
        || web::to(skills::descriptors),
        |it| it.asks::<skills::DescriptorsQuery>().gives::<skills::MatrixJson>(200),
    ),
];
