//! The endpoint table: every path of the API, who may call it, what it takes and gives.
//!
//! The server routes from it, the guard decides by it, the OpenAPI document is made of it, and the access test walks it.

use std::collections::BTreeSet;

use actix_web::http::Method;
use actix_web::{HttpResponse, Resource, Responder, Route, web};
use school_management::people::person::Role;

use crate::edge::guard;
use crate::edge::openapi::Description;
use crate::edge::problem::Problem;
use crate::gate::{own_password, registration, sign_in};
use crate::index::{about, calculation, figures, goals, history, import, simulations};
use crate::notices::notifications;
use crate::people::school;

/// Who may call an endpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Anyone, without a session.
    Public,
    /// A live session of one of these roles.
    Roles(&'static [Role]),
}

const STAFF: Access = Access::Roles(&[Role::Gestor, Role::Coordenador, Role::Professor]);
/// Pupils too.
const EVERYONE: Access = Access::Roles(&Role::ALL);
const MANAGER: Access = Access::Roles(&[Role::Gestor]);
const LEADERS: Access = Access::Roles(&[Role::Gestor, Role::Coordenador]);

/// A row of the table.
pub struct Endpoint {
    pub method: Method,
    /// Parameters in braces; `{school}` must be the session's school, or the answer is 404.
    pub path: &'static str,
    pub access: Access,
    pub summary: &'static str,
    pub(crate) route: fn() -> Route,
    pub(crate) describe: fn(Description) -> Description,
}

impl std::fmt::Debug for Endpoint {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{} {}", self.method, self.path)
    }
}

macro_rules! endpoints {
    ($($method:ident $path:literal $access:expr, $handler:path, $summary:literal, $describe:expr;)+) => {
        /// Every endpoint under `/api`.
        pub static ENDPOINTS: &[Endpoint] = &[$(Endpoint {
            method: Method::$method,
            path: $path,
            access: $access,
            summary: $summary,
            route: || web::method(Method::$method).to($handler),
            describe: $describe,
        }),+];
    };
}

endpoints! {
    POST "/api/auth/login" Access::Public, sign_in::login, "Entra no sistema",
        |it| it.takes::<sign_in::LoginBody>().gives::<sign_in::CurrentUserJson>(200).fails(&[401, 429]);
    POST "/api/auth/logout" EVERYONE, sign_in::logout, "Sai do sistema", |it| it.gives_nothing();
    POST "/api/auth/password" EVERYONE, own_password::change, "Troca a própria senha",
        |it| it.takes::<own_password::PasswordBody>().gives_nothing().fails(&[403, 429]);
    GET "/api/auth/user" EVERYONE, sign_in::user, "Quem está na sessão", |it| it.gives::<sign_in::CurrentUserJson>(200);
    GET "/api/user" EVERYONE, sign_in::user, "Quem está na sessão", |it| it.gives::<sign_in::CurrentUserJson>(200);
    GET "/api/auth/demo" Access::Public, sign_in::demo, "Contas da escola de demonstração, enquanto carregada",
        |it| it.gives::<sign_in::DemoJson>(200);
    GET "/api/about" Access::Public, about::about, "Versão e dados de referência", |it| it.gives::<about::AboutJson>(200);
    GET "/api/reference/schools/{inepCode}" Access::Public, registration::reference_school,
        "Escola nos dados de referência do INEP",
        |it| it.gives::<registration::ReferenceSchoolJson>(200).fails(&[404, 429]);
    POST "/api/schools/register" Access::Public, registration::register, "Registra uma escola e seu gestor",
        |it| it.takes::<registration::RegisterBody>().gives::<registration::RegisteredJson>(201).fails(&[409, 429]);
    GET "/api/school/{school}" EVERYONE, school::school, "A escola", |it| it.gives::<school::SchoolJson>(200);
    PUT "/api/school/{school}/inep-code" MANAGER, school::set_inep_code, "Informa o código INEP da escola",
        |it| it.takes::<school::InepCodeBody>().gives::<school::InepCodeJson>(200).fails(&[409]);
    GET "/api/school/{school}/activities" STAFF, school::activities, "Atividades recentes",
        |it| it.asks::<school::ActivitiesQuery>().gives::<Vec<school::ActivityJson>>(200);
    GET "/api/school/{school}/ideb" STAFF, history::history, "Histórico do IDEB",
        |it| it.gives::<Vec<history::IdebRecordJson>>(200);
    POST "/api/school/{school}/ideb" LEADERS, figures::enter, "Informa um resultado da própria escola",
        |it| it.takes::<figures::FigureBody>().once().gives::<history::IdebRecordJson>(201).fails(&[409]);
    DELETE "/api/school/{school}/ideb/{id}" LEADERS, figures::remove, "Remove um resultado informado pela escola",
        |it| it.gives_nothing();
    POST "/api/school/{school}/ideb/import" LEADERS, import::import, "Importa resultados de uma planilha do INEP",
        |it| it.asks::<import::ImportQuery>().takes_file().gives::<import::ImportJson>(200).fails(&[413, 422]);
    GET "/api/school/{school}/ideb/template" LEADERS, import::template, "Modelo de planilha para preencher e importar",
        |it| it.gives_file("text/csv; charset=utf-8");
    POST "/api/school/{school}/ideb/calculate" STAFF, calculation::calculate, "Calcula pela fórmula oficial e planeja",
        |it| it.takes::<calculation::CalculateBody>().gives::<calculation::CalculationJson>(200);
    GET "/api/school/{school}/ranking/{year}" STAFF, history::ranking, "Classificação regional",
        |it| it.asks::<history::StageQuery>().gives::<history::RankingJson>(200);
    GET "/api/school/{school}/comparison" STAFF, history::comparison, "Comparação por níveis",
        |it| it.asks::<history::ComparisonQuery>().gives::<history::ComparisonJson>(200);
    GET "/api/school/{school}/goals" STAFF, goals::list, "Metas da escola", |it| it.gives::<Vec<goals::GoalJson>>(200);
    PUT "/api/school/{school}/goals" LEADERS, goals::set, "Define uma meta da escola",
        |it| it.takes::<goals::GoalBody>().gives::<goals::GoalJson>(200);
    DELETE "/api/school/{school}/goals/{stage}/{year}" LEADERS, goals::remove, "Retira uma meta da escola",
        |it| it.gives_nothing();
    GET "/api/school/{school}/simulations" STAFF, simulations::list, "Simulações, das mais novas às mais antigas",
        |it| it.asks::<simulations::ListQuery>().gives::<Vec<simulations::SimulationJson>>(200);
    GET "/api/school/{school}/simulations/insights" STAFF, simulations::insights, "Resumo das simulações",
        |it| it.asks::<simulations::InsightsQuery>().gives::<simulations::InsightsJson>(200);
    POST "/api/simulations" STAFF, simulations::save, "Calcula e salva uma simulação",
        |it| it.takes::<simulations::SaveBody>().once().gives::<simulations::SimulationJson>(201).fails(&[404]);
    GET "/api/notifications" STAFF, notifications::list, "Notificações",
        |it| it.gives::<notifications::NotificationsJson>(200);
    POST "/api/notifications/read" STAFF, notifications::mark_read, "Marca as notificações como lidas",
        |it| it.gives_nothing();
}

/// The row of a matched path and method.
pub fn find(path: &str, method: &Method) -> Option<&'static Endpoint> {
    ENDPOINTS.iter().find(|endpoint| endpoint.path == path && endpoint.method == *method)
}

/// One resource per path; another method is 405.
pub(crate) fn resources() -> Vec<Resource> {
    // Sorted, a word comes before a parameter in its place, which would take the word for its value.
    let paths: BTreeSet<&'static str> = ENDPOINTS.iter().map(|endpoint| endpoint.path).collect();
    paths
        .into_iter()
        .map(|path| {
            ENDPOINTS
                .iter()
                .filter(|endpoint| endpoint.path == path)
                .fold(web::resource(path), |resource, endpoint| {
                    resource.route(guard::limited((endpoint.route)()))
                })
                .default_service(web::to(wrong_method))
        })
        .collect()
}

async fn wrong_method() -> Result<HttpResponse, Problem> {
    Err(Problem::wrong_method())
}

/// Any other path under `/api`.
pub(crate) async fn unknown() -> impl Responder {
    Err::<HttpResponse, _>(Problem::not_found())
}
