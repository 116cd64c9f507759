//! Schools in INEP's reference data, as anyone may see them: found by words, and one by its code.

use actix_web::{HttpRequest, HttpResponse, web};
use application::index::outlook;
use ideb_core::reference::search::{FoundSchool, LatestIndex, SoughtSchool};
use ideb_core::reference::{Network, newest_network};
use kernel::{InepCode, Invalid, StoreError};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::openapi::schema::{InepCodeText, NetworkText, OnePlace, StageText, StateText};
use crate::edge::problem::Problem;
use crate::edge::run::{now, view_public};
use crate::index::outlook::OutlookJson;
use crate::state::State;

#[derive(Debug, Deserialize, IntoParams)]
pub struct SearchQuery {
    /// The beginnings of words of name, city and state, or of a code.
    q: String,
}

/// A school that a search found.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FoundSchool)]
#[serde(rename_all = "camelCase")]
pub struct FoundSchoolJson {
    #[schema(value_type = InepCodeText)]
    inep_code: String,
    name: String,
    municipality: String,
    #[schema(value_type = StateText)]
    state: &'static str,
    #[schema(value_type = Option<NetworkText>)]
    network: Option<&'static str>,
    /// The newest index of each stage that has one.
    results: Vec<LatestIndexJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LatestIndex)]
#[serde(rename_all = "camelCase")]
pub struct LatestIndexJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    year: i16,
    #[schema(value_type = OnePlace)]
    ideb_score: String,
}

impl From<LatestIndex> for LatestIndexJson {
    fn from(latest: LatestIndex) -> Self {
        Self { stage: latest.stage.slug(), year: latest.edition.year(), ideb_score: latest.ideb.to_string() }
    }
}

impl From<FoundSchool> for FoundSchoolJson {
    fn from(found: FoundSchool) -> Self {
        Self {
            inep_code: found.code.to_string(),
            name: found.name,
            municipality: found.municipality,
            state: found.state.code(),
            network: found.network.map(Network::slug),
            results: found.latest.into_iter().map(Into::into).collect(),
        }
    }
}

pub async fn search(
    request: HttpRequest,
    state: web::Data<State>,
    query: web::Query<SearchQuery>,
) -> Result<HttpResponse, Problem> {
    state.searches.count(&request, &state.settings, now())?;
    let sought: SoughtSchool =
        query.into_inner().q.parse().map_err(|short| Invalid::field("q", format!("{short}")))?;
    let found = view_public(&state, move |view| view.reference().search_schools(&sought)).await?;
    let schools: Vec<_> = found.schools.into_iter().map(FoundSchoolJson::from).collect();
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", found.total)).json(schools))
}

/// A school as INEP's files name it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReferenceSchool)]
#[serde(rename_all = "camelCase")]
pub struct ReferenceSchoolJson {
    #[schema(value_type = InepCodeText)]
    inep_code: String,
    name: String,
    municipality: String,
    municipality_code: Option<String>,
    #[schema(value_type = StateText)]
    state: &'static str,
    #[schema(value_type = Option<NetworkText>)]
    network: Option<&'static str>,
    results: Vec<ReferenceResultJson>,
    /// Of each stage, towards the next tenth.
    outlooks: Vec<OutlookJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReferenceResult)]
#[serde(rename_all = "camelCase")]
pub struct ReferenceResultJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    year: i16,
    #[schema(value_type = Option<OnePlace>)]
    ideb_score: Option<String>,
}

pub async fn reference_school(
    request: HttpRequest,
    state: web::Data<State>,
    code: web::Path<String>,
) -> Result<web::Json<ReferenceSchoolJson>, Problem> {
    state.codes.count(&request, &state.settings, now())?;
    let absent = || {
        Problem::new(
            actix_web::http::StatusCode::NOT_FOUND,
            "Este código INEP não está nos dados de referência deste sistema.",
        )
    };
    let code: InepCode = code.parse().map_err(|_| absent())?;
    let found = view_public(&state, move |view| -> Result<_, StoreError> {
        let Some(school) = view.reference().reference_school(&code)? else { return Ok(None) };
        let results = view.reference().school_results(&code)?;
        let outlooks = outlook::published(view.reference(), results.clone())?;
        Ok(Some((school, results, outlooks)))
    })
    .await?;
    let (school, results, outlooks) = found.ok_or_else(absent)?;
    Ok(web::Json(ReferenceSchoolJson {
        inep_code: school.code.to_string(),
        state: school.code.uf().code(),
        name: school.name,
        municipality: school.municipality,
        municipality_code: school.municipality_code.map(|code| code.to_string()),
        network: newest_network(&results).map(Network::slug),
        results: results
            .into_iter()
            .map(|result| ReferenceResultJson {
                stage: result.stage.slug(),
                year: result.edition.year(),
                ideb_score: result.figures.ideb.map(|ideb| ideb.to_string()),
            })
            .collect(),
        outlooks: outlooks.into_iter().map(Into::into).collect(),
    }))
}
