//! Skills of the BNCC.

use actix_web::web;
use application::lessons::catalogue::{self, Suggestion};
use kernel::{BnccCode, Grade, Invalid, StoreError, gather};
use lesson_planning::Discipline;
use lesson_planning::bncc::BnccSkill;
use lesson_planning::bncc::search::{Counted, Filters, SoughtSkills};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::json::word;
use crate::edge::openapi::schema::{texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::state::State;

texts! {
    DisciplineText "Discipline" words(Discipline::ALL.map(Discipline::slug));
}

#[derive(Debug, Deserialize, IntoParams)]
pub struct SkillsQuery {
    #[param(value_type = Option<DisciplineText>)]
    discipline: Option<String>,
    /// "6º ano" or "1ª série": blocks of years that hold it included.
    grade: Option<String>,
    /// Unidade temática or campo de atuação, as the filters name it; so with the next two.
    unit: Option<String>,
    practice: Option<String>,
    object: Option<String>,
    /// The beginnings of words of code, text, unit, practice and objects; with or without accents.
    q: Option<String>,
    /// A code: those after it alone.
    after: Option<String>,
}

#[derive(Debug, Deserialize, IntoParams)]
pub struct FiltersQuery {
    #[param(value_type = DisciplineText)]
    discipline: String,
    grade: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = BnccSuggestBody)]
pub struct SuggestBody {
    #[schema(value_type = DisciplineText)]
    subject: String,
    /// "6º ano" or "1ª série"
    grade: String,
    topic: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BnccSkill)]
pub struct SkillJson {
    /// "EF06MA07"
    code: String,
    description: String,
    /// Unidade temática or campo de atuação; empty where the BNCC has none.
    unit: String,
    /// Prática de linguagem or eixo; empty where the BNCC has none.
    practice: String,
    objects: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FoundBnccSkills)]
pub struct FoundJson {
    /// Whether a catalogue was loaded.
    loaded: bool,
    /// How many there are in all.
    total: usize,
    /// Up to 50, by their codes.
    skills: Vec<SkillJson>,
    /// To be sent as `after` for those that follow; null where none does.
    next: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BnccCount)]
pub struct CountJson {
    name: String,
    skills: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BnccFilters)]
pub struct FiltersJson {
    units: Vec<CountJson>,
    practices: Vec<CountJson>,
    objects: Vec<CountJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BnccSuggestion)]
pub struct SuggestionJson {
    /// Whether a catalogue was loaded: without one nothing is suggested.
    loaded: bool,
    /// How many skills the discipline has in the grade.
    among: usize,
    /// Up to 5, best first.
    objectives: Vec<SkillJson>,
}

impl From<BnccSkill> for SkillJson {
    fn from(BnccSkill { code, text, unit, practice, objects }: BnccSkill) -> Self {
        Self { code: code.as_str().to_owned(), description: text, unit, practice, objects }
    }
}

impl From<Counted> for CountJson {
    fn from(Counted { name, skills }: Counted) -> Self {
        Self { name, skills }
    }
}

impl From<Filters> for FiltersJson {
    fn from(Filters { units, practices, objects }: Filters) -> Self {
        let counts = |all: Vec<Counted>| all.into_iter().map(Into::into).collect();
        Self { units: counts(units), practices: counts(practices), objects: counts(objects) }
    }
}

impl From<Suggestion> for SuggestionJson {
    fn from(Suggestion { loaded, among, skills }: Suggestion) -> Self {
        Self { loaded, among, objectives: skills.into_iter().map(Into::into).collect() }
    }
}

impl SkillsQuery {
    fn parse(self) -> Result<SoughtSkills, Invalid> {
        let Self { discipline, grade, unit, practice, object, q, after } = self;
        Ok(SoughtSkills {
            discipline: word("discipline", discipline.as_deref())?,
            grade: word("grade", grade.as_deref())?,
            unit: unit.unwrap_or_default(),
            practice: practice.unwrap_or_default(),
            object: object.unwrap_or_default(),
            typed: q.unwrap_or_default(),
            after: word::<BnccCode>("after", after.as_deref())?,
        })
    }
}

pub async fn skills(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<SkillsQuery>,
) -> Result<web::Json<FoundJson>, Problem> {
    let sought = query.into_inner().parse()?;
    let (loaded, found) = view(&state, &session, move |view| {
        let found = view.catalogue().search_skills(&sought)?;
        Ok::<_, StoreError>((found.total > 0 || view.catalogue().has_skills()?, found))
    })
    .await?;
    let next = found.next.map(|code| code.as_str().to_owned());
    let skills = found.skills.into_iter().map(Into::into).collect();
    Ok(web::Json(FoundJson { loaded, total: found.total, skills, next }))
}

pub async fn filters(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<FiltersQuery>,
) -> Result<web::Json<FiltersJson>, Problem> {
    let FiltersQuery { discipline, grade } = query.into_inner();
    let discipline =
        Discipline::read(&discipline).map_err(|error| Invalid::field("discipline", error.to_string()))?;
    let grade = word("grade", grade.as_deref())?;
    let filters =
        view(&state, &session, move |view| view.catalogue().skill_filters(discipline, grade)).await?;
    Ok(web::Json(filters.into()))
}

/// What is said of an incomplete question for skills.
const INCOMPLETE: &str = "Preencha disciplina, série e tópico para sugerir objetivos BNCC.";

pub async fn suggest(
    state: web::Data<State>,
    Caller(session): Caller,
    web::Json(body): web::Json<SuggestBody>,
) -> Result<web::Json<SuggestionJson>, Problem> {
    let (discipline, grade, topic) = parsed(&body)?;
    let suggestion =
        view(&state, &session, move |view| catalogue::suggest(view.catalogue(), discipline, grade, &topic))
            .await?;
    Ok(web::Json(suggestion.into()))
}

/// A topic is no longer, in characters.
const LONGEST_TOPIC: usize = 200;

fn parsed(body: &SuggestBody) -> Result<(Discipline, Grade, String), Invalid> {
    let topic = body.topic.trim();
    let missing = [("subject", body.subject.trim()), ("grade", body.grade.trim()), ("topic", topic)];
    if let Some((field, _)) = missing.into_iter().find(|(_, text)| text.is_empty()) {
        return Err(Invalid::field(field, INCOMPLETE));
    }
    gather! {
        discipline = "subject": Discipline::read(&body.subject).map_err(|error| error.to_string());
        grade = "grade": body.grade.parse::<Grade>().map_err(|error| error.to_string());
        topic = "topic": if topic.chars().count() > LONGEST_TOPIC {
            Err(format!("O tema passa de {LONGEST_TOPIC} caracteres."))
        } else {
            Ok(topic.to_owned())
        };
    }
    Ok((discipline, grade, topic))
}
