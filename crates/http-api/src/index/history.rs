//! The school's history of the index, its ranking and its comparison.

use actix_web::web;
use application::index::figures;
use application::tx::database::{Access, SchoolTx, reference_of};
use ideb_core::formula::{self, Recomputed};
use ideb_core::history::{self, HistoryRecord};
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::reference::{Network, ReferenceSchool, Standing};
use kernel::Stage;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::caller::Caller;
use crate::edge::openapi::schema::{
    FourPlaces, NetworkText, OnePlace, Percent, SixPlaces, StageText, TwoPlaces,
};
use crate::edge::problem::Problem;
use crate::edge::run::run;
use crate::index::decimals::{self, GradeRateJson, rate_text, rounded};
use crate::index::schema::SourceText;
use crate::state::State;

/// A result of one stage and edition.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = IdebRecord)]
#[serde(rename_all = "camelCase")]
pub struct IdebRecordJson {
    /// Of the school's own records only.
    id: Option<i32>,
    year: i16,
    #[schema(value_type = StageText)]
    stage: &'static str,
    #[schema(value_type = Option<NetworkText>)]
    network: Option<&'static str>,
    /// "inep" or "escola".
    #[schema(value_type = SourceText)]
    source: &'static str,
    #[schema(value_type = Option<OnePlace>)]
    ideb_score: Option<String>,
    /// Approval of the whole stage, in percent.
    #[schema(value_type = Option<Percent>)]
    approval_rate: Option<String>,
    /// Mean proficiency of both subjects, on the SAEB scale of 0 to 500.
    #[schema(value_type = Option<TwoPlaces>)]
    saeb_score: Option<String>,
    /// The official target.
    #[schema(value_type = Option<OnePlace>)]
    mec_goal: Option<String>,
    /// N, 0 to 10.
    #[schema(value_type = Option<SixPlaces>)]
    standardized_score: Option<String>,
    /// P, 0 to 1.
    #[schema(value_type = Option<SixPlaces>)]
    performance_indicator: Option<String>,
    #[schema(value_type = Option<TwoPlaces>)]
    proficiency_lp: Option<String>,
    #[schema(value_type = Option<TwoPlaces>)]
    proficiency_mt: Option<String>,
    /// Empty when unknown.
    approval_by_grade: Vec<GradeRateJson>,
    /// The same by the official formula; `null` when inputs are missing.
    check: Option<CheckJson>,
}

/// What the official formula says of a record's inputs.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Check)]
pub struct CheckJson {
    #[schema(value_type = FourPlaces)]
    product: String,
    #[schema(value_type = OnePlace)]
    ideb: String,
    agrees: bool,
}

impl From<HistoryRecord> for IdebRecordJson {
    fn from(record: HistoryRecord) -> Self {
        let saeb = record.figures.mean_proficiency();
        let figures = record.figures;
        let recomputed = record.recomputed.as_ref();
        Self {
            id: record.id.map(|id| id.0),
            year: record.edition.year(),
            stage: record.stage.slug(),
            network: record.network.map(Network::slug),
            source: record.source.slug(),
            ideb_score: figures.ideb.map(|ideb| ideb.to_string()),
            approval_rate: figures.approval.map(rate_text),
            saeb_score: saeb.map(|mean| mean.to_string()),
            mec_goal: figures.target.map(|target| target.to_string()),
            standardized_score: figures
                .score
                .and_then(|score| rounded::<10, 6>(score.decimal()))
                .or_else(|| recomputed.map(|it| it.score.to_decimal::<6>().to_string())),
            performance_indicator: figures
                .indicator
                .and_then(|indicator| rounded::<10, 6>(indicator.decimal()))
                .or_else(|| recomputed.map(|it| it.indicator.to_decimal::<6>().to_string())),
            proficiency_lp: figures.proficiency_lp.map(|value| value.to_string()),
            proficiency_mt: figures.proficiency_mt.map(|value| value.to_string()),
            approval_by_grade: decimals::grades(record.stage, &figures.approval_by_grade),
            check: record.recomputed.and_then(check),
        }
    }
}

fn check(recomputed: Recomputed) -> Option<CheckJson> {
    Some(CheckJson {
        product: formula::shown_product(recomputed.product).to_string(),
        ideb: recomputed.ideb.to_string(),
        agrees: recomputed.agrees?,
    })
}

/// The records of the transaction's school, and the school as INEP names it.
pub fn records(tx: &mut dyn SchoolTx) -> Result<(Option<ReferenceSchool>, Vec<HistoryRecord>), Problem> {
    let (reference, published) = figures::published(tx)?;
    let network = reference.as_ref().and_then(|school| school.network);
    let records = history::history(network, published, tx.ideb().own_figures()?);
    Ok((reference, records))
}

pub async fn history(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<Vec<IdebRecordJson>>, Problem> {
    let (_, records) = run(&state, &session, Access::Read, |tx| records(tx)).await?;
    Ok(web::Json(records.into_iter().map(Into::into).collect()))
}

#[derive(Debug, Deserialize, IntoParams)]
pub struct StageQuery {
    /// anos_iniciais (when absent), anos_finais or ensino_medio.
    #[param(value_type = Option<StageText>)]
    stage: Option<String>,
}

#[derive(Debug, Deserialize, IntoParams)]
pub struct ComparisonQuery {
    /// anos_iniciais (when absent), anos_finais or ensino_medio.
    #[param(value_type = Option<StageText>)]
    stage: Option<String>,
    /// The latest edition with an index when absent.
    year: Option<i16>,
}

/// The stage of a query; the dashboard's first one when absent.
pub fn stage(text: Option<&str>) -> Result<Stage, Problem> {
    text.map_or(Ok(Stage::AnosIniciais), str::parse)
        .map_err(|error| kernel::Invalid::field("stage", error.to_string()).into())
}

/// Places among the schools of the same network with an index; `null` where there is none.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Ranking)]
#[serde(rename_all = "camelCase")]
pub struct RankingJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    year: i16,
    #[schema(value_type = Option<NetworkText>)]
    network: Option<&'static str>,
    municipal_position: Option<i32>,
    municipal_total: Option<i32>,
    state_position: Option<i32>,
    state_total: Option<i32>,
    national_position: Option<i32>,
    national_total: Option<i32>,
    next_municipal: Option<NextPlaceJson>,
}

/// The next better place in the municipality.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NextPlace)]
#[serde(rename_all = "camelCase")]
pub struct NextPlaceJson {
    position: i32,
    #[schema(value_type = OnePlace)]
    ideb_score: String,
}

pub async fn ranking(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<(i32, i16)>,
    query: web::Query<StageQuery>,
) -> Result<web::Json<RankingJson>, Problem> {
    let (_, year) = path.into_inner();
    let stage = stage(query.stage.as_deref())?;
    let (network, ranking) = run(&state, &session, Access::Read, move |tx| {
        // A year without an edition has no ranking, which is no error.
        let Ok(edition) = Edition::new(year) else { return Ok(Default::default()) };
        let Some(reference) = reference_of(tx)? else { return Ok(Default::default()) };
        Ok((reference.network, tx.ideb().ranking(&reference.code, stage, edition)?))
    })
    .await?;
    let place = |standing: Option<Standing>| (standing.map(|it| it.place), standing.map(|it| it.of));
    let (municipal_position, municipal_total) = place(ranking.municipal);
    let (state_position, state_total) = place(ranking.state);
    let (national_position, national_total) = place(ranking.national);
    Ok(web::Json(RankingJson {
        stage: stage.slug(),
        year,
        network: network.map(Network::slug),
        municipal_position,
        municipal_total,
        state_position,
        state_total,
        national_position,
        national_total,
        next_municipal: ranking
            .next_municipal
            .map(|(position, ideb)| NextPlaceJson { position, ideb_score: ideb.to_string() }),
    }))
}

/// The index beside the areas of the school, of its network; `null` where nothing was imported.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Comparison)]
pub struct ComparisonJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    /// `null` when the school has no index in this stage.
    year: Option<i16>,
    #[schema(value_type = Option<NetworkText>)]
    network: Option<&'static str>,
    #[schema(value_type = Option<OnePlace>)]
    school: Option<String>,
    #[schema(value_type = Option<OnePlace>)]
    municipal: Option<String>,
    #[schema(value_type = Option<OnePlace>)]
    state: Option<String>,
    #[schema(value_type = Option<OnePlace>)]
    national: Option<String>,
}

pub async fn comparison(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<ComparisonQuery>,
) -> Result<web::Json<ComparisonJson>, Problem> {
    let stage = stage(query.stage.as_deref())?;
    let asked = query.year;
    run(&state, &session, Access::Read, move |tx| {
        let (reference, records) = records(tx)?;
        let edition = match asked {
            Some(year) => Edition::new(year).ok(),
            None => history::latest(&records, stage).map(|record| record.edition),
        };
        let school = records
            .iter()
            .find(|record| record.stage == stage && Some(record.edition) == edition)
            .and_then(|record| record.figures.ideb);
        let areas = match (&reference, edition) {
            (Some(reference), Some(edition)) => tx.ideb().comparison(reference, stage, edition)?,
            _ => ideb_core::reference::Comparison::default(),
        };
        let text = |ideb: Option<PublishedIdeb>| ideb.map(|ideb| ideb.to_string());
        Ok(web::Json(ComparisonJson {
            stage: stage.slug(),
            year: edition.map(Edition::year),
            network: reference.and_then(|school| school.network).map(Network::slug),
            school: text(school),
            municipal: text(areas.municipal),
            state: text(areas.state),
            national: text(areas.national),
        }))
    })
    .await
}
