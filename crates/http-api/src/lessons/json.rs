//! Plans as they are answered.

use application::lessons::writing::Drafted;
use chrono::{DateTime, Utc};
use lesson_planning::bncc::BnccSkill;
use lesson_planning::composer::Lack;
use lesson_planning::draft::{ExitQuestion, OPTIONS};
use lesson_planning::plan::Reader;
use lesson_planning::plan::seen::{PlanListed, PlanSeen};
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::openapi::schema::DayText;
use crate::lessons::schema::{DisciplineText, OriginText, PlanStatusText};

/// A question of an exit quiz: with four options, or with none where it is answered in words.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = ExitQuestion)]
#[serde(rename_all = "camelCase")]
pub struct QuestionJson {
    statement: String,
    options: Vec<String>,
    /// "A" to "D"; null of a question that is answered in words.
    correct_answer: Option<String>,
    /// Why the right option is right, or by what a right answer is known.
    explanation: String,
    /// Its twin in the bank.
    question_id: Option<i64>,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = BnccObjective)]
pub struct ObjectiveJson {
    code: String,
    description: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LessonPlan)]
#[serde(rename_all = "camelCase")]
pub struct PlanJson {
    id: i64,
    title: String,
    #[schema(value_type = DisciplineText)]
    subject: &'static str,
    grade: String,
    duration: u16,
    objectives: String,
    content: String,
    methodology: String,
    resources: String,
    evaluation: String,
    bncc_alignment: Vec<String>,
    /// Of its codes, those that the catalogue has.
    bncc_objectives: Vec<ObjectiveJson>,
    target_audience: String,
    school_considerations: String,
    class_id: Option<i64>,
    class_name: Option<String>,
    #[schema(value_type = Option<DayText>)]
    day: Option<String>,
    quiz: Vec<QuestionJson>,
    #[schema(value_type = OriginText)]
    origin: &'static str,
    /// What is said of a plan that no person wrote; empty of one that a person did.
    notice: &'static str,
    #[schema(value_type = PlanStatusText)]
    status: &'static str,
    /// To be sent with a change.
    version: i32,
    created_by: i64,
    author_name: String,
    created_at: DateTime<Utc>,
    changed_by_name: Option<String>,
    changed_at: Option<DateTime<Utc>>,
    sent_at: Option<DateTime<Utc>>,
    /// The last word on it.
    judged_by_name: Option<String>,
    judged_at: Option<DateTime<Utc>>,
    notes: String,
    /// Whether the caller may change and delete it, and whether it is theirs.
    may_change: bool,
    own: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ListedLessonPlan)]
#[serde(rename_all = "camelCase")]
pub struct ListedJson {
    id: i64,
    title: String,
    #[schema(value_type = DisciplineText)]
    subject: &'static str,
    grade: String,
    duration: u16,
    /// Up to 300 characters.
    objectives: String,
    bncc_alignment: Vec<String>,
    #[schema(value_type = PlanStatusText)]
    status: &'static str,
    created_by: i64,
    author_name: String,
    created_at: DateTime<Utc>,
    sent_at: Option<DateTime<Utc>>,
    /// Of one that was returned and not sent since.
    returned: Option<ReturnedJson>,
    class_id: Option<i64>,
    class_name: Option<String>,
    #[schema(value_type = Option<DayText>)]
    day: Option<String>,
    may_change: bool,
    own: bool,
}

/// Who returned a plan, and what has to be mended.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReturnedLessonPlan)]
#[serde(rename_all = "camelCase")]
pub struct ReturnedJson {
    by_name: String,
    at: DateTime<Utc>,
    notes: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GeneratedLessonPlan)]
#[serde(rename_all = "camelCase")]
pub struct GeneratedJson {
    title: String,
    objectives: String,
    content: String,
    methodology: String,
    resources: String,
    evaluation: String,
    bncc_alignment: Vec<String>,
    quiz: Vec<QuestionJson>,
    bncc_objectives: Vec<ObjectiveJson>,
    /// Codes that were asked for or written, and are not in the catalogue.
    dropped: Vec<String>,
    /// What is left to whoever teaches, a sentence each.
    lacks: Vec<&'static str>,
    #[schema(value_type = OriginText)]
    origin: &'static str,
    notice: &'static str,
}

impl From<&ExitQuestion> for QuestionJson {
    fn from(question: &ExitQuestion) -> Self {
        match question.clone() {
            ExitQuestion::Choice { statement, options, correct, explanation } => Self {
                statement,
                options: options.into(),
                correct_answer: LETTERS.get(correct).map(|letter| (*letter).to_owned()),
                explanation,
                question_id: None,
            },
            ExitQuestion::Open { statement, answer_shows } => Self {
                statement,
                options: Vec::new(),
                correct_answer: None,
                explanation: answer_shows,
                question_id: None,
            },
        }
    }
}

pub const LETTERS: [&str; OPTIONS] = ["A", "B", "C", "D"];

impl From<BnccSkill> for ObjectiveJson {
    fn from(skill: BnccSkill) -> Self {
        Self { code: skill.code.as_str().to_owned(), description: skill.text }
    }
}

impl From<Drafted> for GeneratedJson {
    fn from(Drafted { draft, skills, dropped, lacks, origin }: Drafted) -> Self {
        Self {
            quiz: draft.quiz.iter().map(Into::into).collect(),
            title: draft.title,
            objectives: draft.objectives,
            content: draft.content,
            methodology: draft.methodology,
            resources: draft.resources,
            evaluation: draft.evaluation,
            bncc_alignment: draft.codes.iter().map(|code| code.as_str().to_owned()).collect(),
            bncc_objectives: skills.into_iter().map(Into::into).collect(),
            dropped,
            lacks: lacks.into_iter().map(Lack::told).collect(),
            origin: origin.slug(),
            notice: origin.notice(),
        }
    }
}

impl PlanJson {
    pub fn of(seen: PlanSeen, skills: Vec<BnccSkill>, reader: Reader) -> Self {
        let (may_change, own) = (seen.plan.may_be_changed_by(reader), seen.plan.is_of(reader));
        let PlanSeen { plan, author_name, changed_by_name, judged_by_name, class_name } = seen;
        let about = plan.about;
        let question = |known: &lesson_planning::plan::PlanQuestion| QuestionJson {
            question_id: known.in_bank.map(|id| id.0),
            ..(&known.question).into()
        };
        let judged_at = plan.judged.as_ref().map(|judged| judged.at);
        Self {
            id: plan.id.0,
            title: about.title.as_str().to_owned(),
            subject: about.discipline.slug(),
            grade: about.grade.label(),
            duration: about.duration.get(),
            objectives: about.objectives,
            content: about.content,
            methodology: about.methodology,
            resources: about.resources,
            evaluation: about.evaluation,
            bncc_alignment: about.codes.iter().map(|code| code.as_str().to_owned()).collect(),
            bncc_objectives: skills.into_iter().map(Into::into).collect(),
            target_audience: about.audience,
            school_considerations: about.considerations,
            class_id: about.class.map(|class| class.0),
            class_name,
            day: about.day.map(|day| day.to_string()),
            quiz: plan.questions.iter().map(question).collect(),
            origin: plan.origin.slug(),
            notice: plan.origin.notice(),
            status: plan.status.slug(),
            version: plan.version,
            created_by: plan.created_by.0,
            author_name,
            created_at: plan.created_at,
            changed_by_name,
            changed_at: plan.changed.map(|changed| changed.at),
            sent_at: plan.sent_at,
            judged_by_name,
            judged_at,
            notes: plan.judged.map(|judged| judged.note).unwrap_or_default(),
            may_change,
            own,
        }
    }
}

impl ListedJson {
    pub fn of(listed: PlanListed, reader: Reader) -> Self {
        let own = listed.created_by == reader.id;
        Self {
            id: listed.id.0,
            title: listed.title.as_str().to_owned(),
            subject: listed.discipline.slug(),
            grade: listed.grade.label(),
            duration: listed.duration,
            objectives: listed.objectives,
            bncc_alignment: listed.codes.iter().map(|code| code.as_str().to_owned()).collect(),
            status: listed.status.slug(),
            created_by: listed.created_by.0,
            author_name: listed.author_name,
            created_at: listed.created_at,
            sent_at: listed.sent_at,
            returned: listed.returned.map(|it| ReturnedJson { by_name: it.by, at: it.at, notes: it.note }),
            class_id: listed.class.map(|class| class.0),
            class_name: listed.class_name,
            day: listed.day.map(|day| day.to_string()),
            may_change: own || reader.leads,
            own,
        }
    }
}
