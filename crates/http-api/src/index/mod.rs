//! The index of the school.

use actix_web::web;

use crate::edge::endpoint::{Access, Endpoint, LEADERS, STAFF};
use crate::edge::files::upload::ImportQuery;
use crate::edge::openapi::description::Description;

mod about;
pub mod calculation;
mod decimals;
mod enrolments;
mod figures;
mod goals;
mod history;
mod import;
mod insights;
pub mod outlook;
mod printed;
mod problem;
pub mod schema;
mod simulations;
pub mod summary;

/// The largest spreadsheet, in bytes.
const SPREADSHEET: usize = 2_000_000;

pub static ROWS: &[Endpoint] = &[
    Endpoint::get(
        "about.read",
        "/api/about",
        Access::Public,
        "Versão e dados de referência",
        || web::to(about::about),
        |it| it.gives::<about::AboutJson>(200),
    ),
    Endpoint::get(
        "index.history",
        "/api/school/{school}/ideb",
        STAFF,
        "Histórico do IDEB",
        || web::to(history::history),
        Description::gives_list::<history::IdebRecordJson>,
    ),
    Endpoint::post(
        "figure.enter",
        "/api/school/{school}/ideb",
        LEADERS,
        "Informa um resultado da própria escola",
        || web::to(figures::enter),
        |it| it.takes::<figures::FigureBody>().gives::<history::IdebRecordJson>(201).fails(&[409]),
    )
    .once(),
    Endpoint::delete(
        "figure.remove",
        "/api/school/{school}/ideb/{id}",
        LEADERS,
        "Remove um resultado informado pela escola",
        || web::to(figures::remove),
        Description::gives_nothing,
    ),
    Endpoint::post(
        "figure.import",
        "/api/school/{school}/ideb/import",
        LEADERS,
        "Importa resultados de uma planilha do INEP",
        || web::to(import::import),
        |it| it.asks::<ImportQuery>().takes_file().gives::<import::ImportJson>(200).fails(&[422]),
    )
    .file(SPREADSHEET)
    .slow()
    .once(),
    Endpoint::get(
        "figure.template",
        "/api/school/{school}/ideb/template",
        LEADERS,
        "Modelo de planilha para preencher e importar",
        || web::to(import::template),
        |it| it.gives_file("text/csv; charset=utf-8"),
    ),
    Endpoint::post(
        "index.calculate",
        "/api/school/{school}/ideb/calculate",
        STAFF,
        "Calcula pela fórmula oficial e planeja",
        || web::to(calculation::calculate),
        |it| it.takes::<calculation::CalculateBody>().gives::<calculation::CalculationJson>(200),
    )
    .unaudited(),
    Endpoint::get(
        "index.outlook",
        "/api/school/{school}/outlook",
        STAFF,
        "Quanto falta, e o que basta",
        || web::to(outlook::outlook),
        |it| it.asks::<history::StageQuery>().gives::<outlook::OutlookJson>(200),
    ),
    Endpoint::get(
        "index.country_outlook",
        "/api/school/{school}/country-outlook/{stage}",
        STAFF,
        "Quanto falta ao Brasil, como exemplo",
        || web::to(outlook::of_country),
        |it| it.gives::<outlook::OutlookJson>(200),
    ),
    Endpoint::get(
        "enrolment.list",
        "/api/school/{school}/enrolments",
        STAFF,
        "Alunos por ano de cada etapa",
        || web::to(enrolments::list),
        Description::gives_list::<enrolments::EnrolmentJson>,
    ),
    Endpoint::put(
        "enrolment.set",
        "/api/school/{school}/enrolments",
        STAFF,
        "Informa os alunos por ano de uma etapa",
        || web::to(enrolments::set),
        |it| it.takes::<enrolments::EnrolmentBody>().gives_nothing(),
    ),
    Endpoint::get(
        "index.ranking",
        "/api/school/{school}/ranking/{year}",
        STAFF,
        "Classificação regional",
        || web::to(history::ranking),
        |it| it.asks::<history::StageQuery>().gives::<history::RankingJson>(200),
    ),
    Endpoint::get(
        "index.comparison",
        "/api/school/{school}/comparison",
        STAFF,
        "Comparação por níveis",
        || web::to(history::comparison),
        |it| it.asks::<history::ComparisonQuery>().gives::<history::ComparisonJson>(200),
    ),
    Endpoint::get(
        "goal.list",
        "/api/school/{school}/goals",
        STAFF,
        "Metas da escola",
        || web::to(goals::list),
        Description::gives_list::<goals::GoalJson>,
    ),
    Endpoint::put(
        "goal.set",
        "/api/school/{school}/goals",
        LEADERS,
        "Define uma meta da escola",
        || web::to(goals::set),
        |it| it.takes::<goals::GoalBody>().gives::<goals::GoalJson>(200),
    ),
    Endpoint::delete(
        "goal.remove",
        "/api/school/{school}/goals/{stage}/{year}",
        LEADERS,
        "Retira uma meta da escola",
        || web::to(goals::remove),
        Description::gives_nothing,
    ),
    Endpoint::get(
        "simulation.list",
        "/api/school/{school}/simulations",
        STAFF,
        "Simulações, das mais novas às mais antigas",
        || web::to(simulations::list),
        |it| it.asks::<simulations::ListQuery>().gives_list::<simulations::SimulationJson>(),
    ),
    Endpoint::get(
        "simulation.insights",
        "/api/school/{school}/simulations/insights",
        STAFF,
        "Resumo das simulações",
        || web::to(insights::insights),
        |it| it.asks::<insights::InsightsQuery>().gives::<insights::InsightsJson>(200),
    ),
    Endpoint::post(
        "simulation.save",
        "/api/simulations",
        STAFF,
        "Calcula e salva uma simulação",
        || web::to(simulations::save),
        |it| it.takes::<simulations::SaveBody>().gives::<simulations::SimulationJson>(201).fails(&[404, 409]),
    )
    .once(),
    Endpoint::get(
        "simulation.read",
        "/api/simulations/{id}",
        STAFF,
        "Uma simulação",
        || web::to(simulations::read),
        |it| it.gives::<simulations::SimulationJson>(200).fails(&[404]),
    ),
    Endpoint::put(
        "simulation.rename",
        "/api/simulations/{id}",
        STAFF,
        "Muda o nome de uma simulação",
        || web::to(simulations::rename),
        |it| it.takes::<simulations::RenameBody>().gives::<simulations::SimulationJson>(200).fails(&[404]),
    ),
    Endpoint::delete(
        "simulation.remove",
        "/api/simulations/{id}",
        STAFF,
        "Exclui uma simulação",
        || web::to(simulations::remove),
        |it| it.gives_nothing().fails(&[404]),
    ),
    Endpoint::post(
        "simulation.restore",
        "/api/simulations/{id}/restore",
        STAFF,
        "Desfaz a exclusão de uma simulação",
        || web::to(simulations::restore),
        |it| it.gives::<simulations::SimulationJson>(200).fails(&[404]),
    ),
];
