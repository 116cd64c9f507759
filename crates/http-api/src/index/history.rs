//! The school's history of the index, its ranking and its comparison.

use actix_web::web;
use application::index::comparison::{self, SchoolComparison};
use application::index::ranking::{self, SchoolRanking};
use application::index::records::records;
use ideb_core::bands::{Bands, Level, Subject};
use ideb_core::history::HistoryRecord;
use ideb_core::measure::{ApprovalRate, Edition, Proficiency, PublishedIdeb};
use ideb_core::recompute::{Check, Coarse, Recomputed};
use ideb_core::reference::{Network, Standing};
use kernel::{Stage, StoreError, Uf};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::openapi::schema::{
    NetworkText, OnePlace, Percent, SixPlaces, StageText, StateText, ThreePlaces, TwoPlaces,
};
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::index::decimals::{GradeRateJson, grades, text};
use crate::index::printed::ProductLineJson;
use crate::index::schema::{BandText, FactorText, SourceText};
use crate::index::simulations::optional_stage;
use crate::state::State;

/// A result of one stage and edition.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = IdebRecord)]
#[serde(rename_all = "camelCase")]
pub struct IdebRecordJson {
    /// Of the school's own records only.
    id: Option<i64>,
    year: i16,
    #[schema(value_type = StageText)]
    stage: &'static str,
    #[schema(value_type = Option<NetworkText>)]
    network: Option<&'static str>,
    /// "inep", "escola", or "inventado" where the demonstration shows what INEP would publish.
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
    /// N as it is printed alone.
    #[schema(value_type = Option<TwoPlaces>)]
    printed_score: Option<String>,
    /// P as it is printed alone.
    #[schema(value_type = Option<ThreePlaces>)]
    printed_indicator: Option<String>,
    /// N x P as it is printed; `null` when inputs are missing.
    line: Option<ProductLineJson>,
    #[schema(value_type = Option<TwoPlaces>)]
    proficiency_lp: Option<String>,
    #[schema(value_type = Option<TwoPlaces>)]
    proficiency_mt: Option<String>,
    /// What the proficiency in Língua Portuguesa means.
    level_lp: Option<LevelJson>,
    /// What the proficiency in Matemática means.
    level_mt: Option<LevelJson>,
    /// Empty when unknown.
    approval_by_grade: Vec<GradeRateJson>,
    /// The same by the official formula; `null` when inputs are missing.
    check: Option<CheckJson>,
}

/// Where a mean proficiency lies: the level of INEP's scale, from a first point to below another.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ProficiencyLevel)]
pub struct LevelJson {
    from: i64,
    to: i64,
    /// `null` where no bands are known, as for ensino médio.
    band: Option<BandJson>,
}

/// A band of learning, and who set it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ProficiencyBand)]
pub struct BandJson {
    #[schema(value_type = BandText)]
    name: &'static str,
    source: &'static str,
    /// Whether INEP set it.
    official: bool,
}

/// What the official formula says of a record's inputs.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Check)]
pub struct CheckJson {
    #[schema(value_type = OnePlace)]
    ideb: String,
    /// `null` where a figure has too few places to tell.
    agrees: Option<bool>,
    /// The figure with too few places to tell.
    coarse: Option<CoarseJson>,
}

/// A published figure with few places.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Coarse)]
pub struct CoarseJson {
    /// "P", "N", "aprovação" or "proficiência".
    #[schema(value_type = FactorText)]
    figure: &'static str,
    places: u32,
}

impl From<HistoryRecord> for IdebRecordJson {
    fn from(record: HistoryRecord) -> Self {
        let (score, indicator) = (record.score(), record.indicator());
        let (printed_score, printed_indicator) = (record.printed_score(), record.printed_indicator());
        let figures = record.figures;
        let level = |subject, proficiency: Option<Proficiency>| {
            proficiency.map(|proficiency| level(record.stage, subject, record.edition, proficiency))
        };
        let (level_lp, level_mt) =
            (level(Subject::Lp, figures.proficiency_lp), level(Subject::Mt, figures.proficiency_mt));
        Self {
            id: record.id.map(|id| id.0),
            year: record.edition.year(),
            stage: record.stage.slug(),
            network: record.network.map(Network::slug),
            source: record.source.slug(),
            ideb_score: figures.ideb.map(|ideb| ideb.to_string()),
            approval_rate: figures.approval.map(ApprovalRate::shortest),
            saeb_score: figures.mean_proficiency().map(|mean| mean.to_string()),
            mec_goal: figures.target.map(|target| target.to_string()),
            standardized_score: score.map(text),
            performance_indicator: indicator.map(text),
            printed_score: printed_score.map(|score| score.to_string()),
            printed_indicator: printed_indicator.map(|indicator| indicator.to_string()),
            line: record.recomputed.map(|it| it.line().into()),
            proficiency_lp: figures.proficiency_lp.map(|value| value.to_string()),
            proficiency_mt: figures.proficiency_mt.map(|value| value.to_string()),
            level_lp,
            level_mt,
            approval_by_grade: grades(record.stage, &figures.approval_by_grade),
            check: record.recomputed.and_then(check),
        }
    }
}

fn level(stage: Stage, subject: Subject, edition: Edition, proficiency: Proficiency) -> LevelJson {
    let Level { from, to } = Level::of(proficiency);
    let band = Bands::of(stage, subject, edition).map(|bands| BandJson {
        name: bands.band(proficiency).slug(),
        source: bands.source,
        official: bands.official,
    });
    LevelJson { from, to, band }
}

fn check(recomputed: Recomputed) -> Option<CheckJson> {
    let (agrees, coarse) = match recomputed.check? {
        Check::Agrees => (Some(true), None),
        Check::Differs => (Some(false), None),
        Check::Open(Coarse { figure, places }) => (None, Some(CoarseJson { figure: figure.word(), places })),
    };
    Some(CheckJson { ideb: recomputed.ideb.to_string(), agrees, coarse })
}

pub async fn history(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<Vec<IdebRecordJson>>, Problem> {
    let found = view(&state, &session, |view| -> Result<_, StoreError> {
        let school = view.school().school()?;
        records(school.as_ref(), view.index())
    })
    .await?;
    Ok(web::Json(found.records.into_iter().map(Into::into).collect()))
}

#[derive(Debug, Deserialize, IntoParams)]
pub struct StageQuery {
    /// anos_iniciais, anos_finais or ensino_medio; the first with an index when absent.
    #[param(value_type = Option<StageText>)]
    pub stage: Option<String>,
}

#[derive(Debug, Deserialize, IntoParams)]
pub struct ComparisonQuery {
    /// anos_iniciais, anos_finais or ensino_medio; the first with an index when absent.
    #[param(value_type = Option<StageText>)]
    stage: Option<String>,
    /// The latest published edition with an index when absent.
    year: Option<i16>,
}

/// Places among the schools imported that have an index in this stage and edition and are of the same network; `null`
/// where there is none.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Ranking)]
#[serde(rename_all = "camelCase")]
pub struct RankingJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    year: i16,
    /// Of this result.
    #[schema(value_type = Option<NetworkText>)]
    network: Option<&'static str>,
    /// Of the municipal place.
    municipality: Option<String>,
    municipal_position: Option<i32>,
    municipal_total: Option<i32>,
    state_position: Option<i32>,
    state_total: Option<i32>,
    /// Only where `complete`.
    national_position: Option<i32>,
    national_total: Option<i32>,
    /// Among the schools of `scope`, where that is several states and not all.
    imported_position: Option<i32>,
    imported_total: Option<i32>,
    /// The states that have results of this stage and edition.
    #[schema(value_type = Vec<StateText>)]
    scope: Vec<&'static str>,
    /// Whether those are all 27.
    complete: bool,
    /// `null` among fewer than five schools.
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
    path: web::Path<(i64, i16)>,
    query: web::Query<StageQuery>,
) -> Result<web::Json<RankingJson>, Problem> {
    let (_, year) = path.into_inner();
    let stage = optional_stage(query.stage.as_deref())?;
    let (stage, SchoolRanking { municipality, ranking }) =
        view(&state, &session, move |view| ranking::ranking(view, stage, year)).await?;
    let place = |standing: Option<Standing>| (standing.map(|it| it.place), standing.map(|it| it.of));
    let (municipal_position, municipal_total) = place(ranking.municipal);
    let (state_position, state_total) = place(ranking.state);
    let (national_position, national_total) = place(ranking.national);
    let (imported_position, imported_total) = place(ranking.imported);
    Ok(web::Json(RankingJson {
        stage: stage.slug(),
        year,
        network: ranking.network.map(Network::slug),
        municipality,
        municipal_position,
        municipal_total,
        state_position,
        state_total,
        national_position,
        national_total,
        imported_position,
        imported_total,
        scope: ranking.scope.into_iter().map(Uf::code).collect(),
        complete: ranking.complete,
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
    let stage = optional_stage(query.stage.as_deref())?;
    let year = query.year;
    let (stage, SchoolComparison { edition, network, school, areas }) =
        view(&state, &session, move |view| comparison::comparison(view, stage, year)).await?;
    let text = |ideb: Option<PublishedIdeb>| ideb.map(|ideb| ideb.to_string());
    Ok(web::Json(ComparisonJson {
        stage: stage.slug(),
        year: edition.map(Edition::year),
        network: network.map(Network::slug),
        school: text(school),
        municipal: text(areas.municipal),
        state: text(areas.state),
        national: text(areas.national),
    }))
}
