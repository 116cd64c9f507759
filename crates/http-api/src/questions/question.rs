//! A question as JSON.

use actix_web::web;
use application::gate::model::Actor;
use application::questions::rights::{may_change, may_delete};
use chrono::{DateTime, Utc};
use kernel::QuestionId;
use quiz_engine::question::{
    Component, Difficulty, Letter, Question, QuestionSeen, SaebGrade, SkillSource, Status,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::openapi::schema::{texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::state::State;

texts! {
    LetterText "QuestionLetter" words(Letter::ALL.map(Letter::slug));
    DifficultyText "Difficulty" words(Difficulty::ALL.map(Difficulty::slug));
    StatusText "QuestionStatus" words(Status::ALL.map(Status::slug));
    SaebGradeText "SaebGrade" words(SaebGrade::ALL.map(SaebGrade::slug));
    ComponentText "SaebComponent" words(Component::ALL.map(Component::slug));
    SkillSourceText "SkillSource" words(SkillSource::ALL.map(SkillSource::slug));
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Question)]
#[serde(rename_all = "camelCase")]
pub struct QuestionJson {
    id: i64,
    school_id: i64,
    subject_id: i64,
    question: String,
    option_a: String,
    option_b: String,
    option_c: String,
    option_d: String,
    #[schema(value_type = LetterText)]
    correct_answer: &'static str,
    #[schema(value_type = DifficultyText)]
    difficulty: &'static str,
    /// The school's own words.
    skill: Option<String>,
    explanation: Option<String>,
    /// Whether its status is "ativa".
    is_active: bool,
    #[schema(value_type = StatusText)]
    status: &'static str,
    base_text: Option<String>,
    base_text_source: Option<String>,
    image_id: Option<i64>,
    image_alt: Option<String>,
    descriptor: Option<DescriptorJson>,
    bncc: Option<String>,
    /// By which it is counted: the descriptor, else the code of the BNCC, else the school's own words.
    main_skill: Option<MainSkillJson>,
    /// Counted from 1; another one begins when the text of an answered question changes.
    version: i32,
    /// How often it was answered, in all versions.
    answers: i64,
    created_by: i64,
    created_by_name: String,
    created_at: DateTime<Utc>,
    changed_at: Option<DateTime<Utc>>,
    /// Whether whoever asks may change it.
    may_change: bool,
    /// Whether whoever asks may delete it; not once it is answered, or asked in a simulation.
    may_delete: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionDescriptor)]
pub struct DescriptorJson {
    #[schema(value_type = SaebGradeText)]
    grade: &'static str,
    /// "D12"
    code: String,
    /// None where the matrices are not loaded.
    text: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MainSkill)]
pub struct MainSkillJson {
    id: i64,
    #[schema(value_type = SkillSourceText)]
    source: &'static str,
    name: String,
}

impl QuestionJson {
    pub fn new(seen: QuestionSeen, to: &Actor) -> Self {
        let QuestionSeen { question, asked, author_name, descriptor_text } = seen;
        let (changes, deletes) = (may_change(to, &question), may_delete(to, &question, asked));
        let Question { id, about, skill, version, answers, created_by, created_at, changed_at } = question;
        let (data, text) = (&about.data, &about.data.text);
        let option = |letter| text.options.of(letter).as_str().to_owned();
        let base = text.base.as_ref();
        let main = skill.zip(data.skills.main());
        let descriptor = data.skills.descriptor.map(|descriptor| DescriptorJson {
            grade: descriptor.grade().slug(),
            code: descriptor.code(),
            text: descriptor_text,
        });
        Self {
            id: id.0,
            school_id: to.school.0,
            subject_id: about.subject.0,
            question: text.statement.as_str().to_owned(),
            option_a: option(Letter::A),
            option_b: option(Letter::B),
            option_c: option(Letter::C),
            option_d: option(Letter::D),
            correct_answer: text.key.slug(),
            difficulty: data.difficulty.slug(),
            skill: data.skills.own.as_ref().map(|own| own.as_str().to_owned()),
            explanation: data.explanation.as_ref().map(|it| it.as_str().to_owned()),
            is_active: about.status.is_active(),
            status: about.status.slug(),
            base_text: base.map(|base| base.words.as_str().to_owned()),
            base_text_source: base.and_then(|base| Some(base.source.as_ref()?.as_str().to_owned())),
            image_id: about.image.as_ref().map(|image| image.file.0),
            image_alt: about.image.as_ref().map(|image| image.alt.as_str().to_owned()),
            descriptor,
            bncc: data.skills.bncc.as_ref().map(|code| code.as_str().to_owned()),
            main_skill: main.map(|(id, skill)| MainSkillJson {
                id: id.0,
                source: skill.source().slug(),
                name: skill.name(),
            }),
            version,
            answers,
            created_by: created_by.0,
            created_by_name: author_name,
            created_at,
            changed_at,
            may_change: changes,
            may_delete: deletes,
        }
    }
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<QuestionJson>, Problem> {
    let id = QuestionId(path.into_inner());
    let seen = view(&state, &session, move |view| view.questions().question_seen(id)).await?;
    Ok(web::Json(QuestionJson::new(seen.ok_or_else(Problem::not_found)?, session.actor())))
}
