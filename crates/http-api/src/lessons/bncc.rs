//! Skills of the BNCC.

use actix_web::web;
use application::lessons::catalogue::{self, Suggestion};
use kernel::{BnccCode, Grade, Invalid, StoreError, gather};
use lesson_planning::Discipline;
use lesson_planning::bncc::BnccSkill;
use lesson_planning::bncc::catalogue::LONGEST_NAME;
use lesson_planning::bncc::search::{Counted, Filters, SoughtSkills};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::json::word;
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::lessons::schema::DisciplineText;
use crate::state::State;

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
    #[schema(value_type = Option<DisciplineText>)]
    #[serde(default)]
    subject: Option<String>,
    /// "6º ano" or "1ª série"
    #[serde(default)]
    grade: Option<String>,
    #[serde(default)]
    topic: Option<String>,
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
    /// Up to 50: by their codes, or with `q` those first that speak most of it.
    skills: Vec<SkillJson>,
    /// Whether none has all words, and these come nearest.
    similar: bool,
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
    /// Where none is for the topic: up to 3 that share words with it, for a person to judge.
    nearest: Vec<SkillJson>,
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
    fn from(Suggestion { loaded, among, skills, nearest }: Suggestion) -> Self {
        let [objectives, nearest] = [skills, nearest].map(|some| some.into_iter().map(Into::into).collect());
        Self { loaded, among, objectives, nearest }
    }
}

impl SkillsQuery {
    fn parse(self) -> Result<(SoughtSkills, Option<BnccCode>), Invalid> {
        let Self { discipline, grade, unit, practice, object, q, after } = self;
        let sought = SoughtSkills {
            discipline: discipline
                .filter(|slug| !slug.is_empty())
                .as_deref()
                .map(discipline_of)
                .transpose()?,
            grade: word("grade", grade.as_deref())?,
            unit: name("unit", unit)?,
            practice: name("practice", practice)?,
            object: name("object", object)?,
            ..SoughtSkills::default()
        };
        Ok((sought.typed(&q.unwrap_or_default()), word("after", after.as_deref())?))
    }
}

fn discipline_of(slug: &str) -> Result<Discipline, Invalid> {
    Discipline::read(slug).map_err(|error| Invalid::field("discipline", error.to_string()))
}

/// As the filters name it.
fn name(field: &'static str, sent: Option<String>) -> Result<String, Invalid> {
    let sent = sent.unwrap_or_default();
    if sent.chars().count() > LONGEST_NAME || sent.chars().any(char::is_control) {
        return Err(Invalid::field(field, "Escolha um dos valores da lista."));
    }
    Ok(sent)
}

pub async fn skills(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<SkillsQuery>,
) -> Result<web::Json<FoundJson>, Problem> {
    let (sought, after) = query.into_inner().parse()?;
    let (loaded, found) = view(&state, &session, move |view| {
        let found = catalogue::search(view.catalogue(), &sought, after.as_ref())?;
        Ok::<_, StoreError>((found.total > 0 || view.catalogue().has_skills()?, found))
    })
    .await?;
    let next = found.next.map(|code| code.as_str().to_owned());
    let skills = found.skills.into_iter().map(Into::into).collect();
    Ok(web::Json(FoundJson { loaded, total: found.total, skills, next, similar: found.similar }))
}

pub async fn filters(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<FiltersQuery>,
) -> Result<web::Json<FiltersJson>, Problem> {
    let FiltersQuery { discipline, grade } = query.into_inner();
    let discipline = discipline_of(&discipline)?;
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
    let said = |field: &Option<String>| field.as_deref().unwrap_or_default().trim().to_owned();
    let (subject, grade, topic) = (said(&body.subject), said(&body.grade), said(&body.topic));
    let missing = [("subject", &subject), ("grade", &grade), ("topic", &topic)];
    if let Some((field, _)) = missing.into_iter().find(|(_, text)| text.is_empty()) {
        return Err(Invalid::field(field, INCOMPLETE));
    }
    gather! {
        discipline = "subject": Discipline::read(&subject).map_err(|error| error.to_string());
        grade = "grade": grade.parse::<Grade>().map_err(|error| error.to_string());
        topic = "topic": if topic.chars().count() > LONGEST_TOPIC {
            Err(format!("O tema passa de {LONGEST_TOPIC} caracteres."))
        } else {
            Ok(topic)
        };
    }
    Ok((discipline, grade, topic))
}
