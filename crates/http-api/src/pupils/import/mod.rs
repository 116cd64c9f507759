//! A school imports its pupils from a class list: a rehearsal first, then for good; and takes an import back.

use actix_web::web;

use crate::edge::attachment::XLSX;
use crate::edge::endpoint::{Endpoint, LEADERS};
use crate::edge::files::upload::{DRY_RUN, ImportQuery};
use crate::edge::openapi::description::Description;

mod imports;
mod list;
mod options;
mod report;

/// The largest class list, in bytes.
const CLASS_LIST: usize = 2_000_000;

/// Before the pupils' own rows: the router takes the first path that fits, and these say in words what others say with a
/// number.
pub static ROWS: &[Endpoint] = &[
    Endpoint::post(
        "pupil.import",
        "/api/students/import",
        LEADERS,
        "Importa alunos de uma lista de turma",
        || web::to(list::import),
        |it| {
            it.asks::<ImportQuery>()
                .takes_file_to_try_with::<options::OptionsBody>()
                .gives::<report::ReportJson>(200)
                .fails(&[404, 409, 422])
        },
    )
    .file(CLASS_LIST)
    .fields(&["options", DRY_RUN])
    .slow()
    .once(),
    Endpoint::post(
        "pupil.import-wrong",
        "/api/students/import/wrong-lines",
        LEADERS,
        "As linhas erradas de uma lista de turma, para corrigir",
        || web::to(list::wrong_lines),
        |it| it.takes_file_with::<options::OptionsBody>().gives_file(XLSX).fails(&[404, 422]),
    )
    .file(CLASS_LIST)
    .fields(&["options"])
    .slow()
    .unaudited(),
    Endpoint::get(
        "pupil.import-template",
        "/api/school/{school}/student-imports/template",
        LEADERS,
        "Uma planilha para preencher com os alunos de uma turma",
        || web::to(imports::template),
        |it| it.gives_file(XLSX),
    ),
    Endpoint::get(
        "pupil.import-list",
        "/api/school/{school}/student-imports",
        LEADERS,
        "As últimas listas de turma importadas",
        || web::to(imports::list),
        Description::gives_list::<imports::ImportJson>,
    ),
    Endpoint::post(
        "pupil.import-undo",
        "/api/students/imports/{id}/take-back",
        LEADERS,
        "Desfaz uma importação de alunos que ninguém usou ainda",
        || web::to(imports::take_back),
        |it| it.gives::<imports::TakenBackJson>(200).fails(&[404, 409]),
    )
    .slow(),
];
