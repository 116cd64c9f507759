//! Lesson plans, as they are sent and answered.

use application::lessons::writing::Drafted;
use chrono::{DateTime, Utc};
use kernel::{ClassId, Invalid};
use lesson_planning::bncc::BnccSkill;
use lesson_planning::draft::{ExitQuestion, OPTIONS, PlanDraft, RequestForm};
use lesson_planning::plan::seen::{PlanListed, PlanSeen};
use lesson_planning::plan::{PlanForm, Reader};
use serde::{Deserialize, Serialize};
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

/// The same as a person writes it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = SaveExitQuestion)]
#[serde(rename_all = "camelCase")]
pub struct QuestionBody {
    statement: String,
    #[serde(default)]
    options: Vec<String>,
    #[serde(default)]
    correct_answer: Option<String>,
    #[serde(default)]
    explanation: String,
}

/// What a person says of a plan.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[schema(as = SaveLessonPlan)]
#[serde(rename_all = "camelCase")]
pub struct PlanBody {
    /// The caller's own, or absent.
    #[serde(default)]
    pub school_id: Option<i64>,
    #[serde(default)]
    title: String,
    #[schema(value_type = DisciplineText)]
    #[serde(default)]
    subject: String,
    /// "6º ano" or "1ª série"
    #[serde(default)]
    grade: String,
    /// In minutes, 1 to 600.
    #[serde(default)]
    duration: Option<i64>,
    #[serde(default)]
    objectives: String,
    #[serde(default)]
    content: String,
    #[serde(default)]
    methodology: String,
    #[serde(default)]
    resources: String,
    #[serde(default)]
    evaluation: String,
    /// Codes of the BNCC, 20 at most.
    #[serde(default)]
    bncc_alignment: Vec<String>,
    #[serde(default)]
    target_audience: String,
    #[serde(default)]
    school_considerations: String,
    #[serde(default)]
    class_id: Option<i64>,
    #[schema(value_type = Option<DayText>)]
    #[serde(default)]
    day: Option<String>,
    /// 6 at most.
    #[serde(default)]
    quiz: Vec<QuestionBody>,
    /// Who wrote it first; a person, where nothing is said. Read when it is created alone.
    #[schema(value_type = Option<OriginText>)]
    #[serde(default)]
    pub origin: Option<String>,
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
    class_id: Option<i64>,
    class_name: Option<String>,
    #[schema(value_type = Option<DayText>)]
    day: Option<String>,
    may_change: bool,
    own: bool,
}

/// What a plan is asked for.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[schema(as = GenerateLessonPlan)]
#[serde(rename_all = "camelCase")]
pub struct RequestBody {
    #[schema(value_type = DisciplineText)]
    #[serde(default)]
    subject: String,
    #[serde(default)]
    grade: String,
    #[serde(default)]
    topic: String,
    /// In minutes; 50 where nothing is said.
    #[serde(default)]
    duration: Option<i64>,
    /// Codes of the BNCC; where none is given, the nearest are chosen.
    #[serde(default)]
    bncc_alignment: Vec<String>,
    #[serde(default)]
    school_context: String,
    #[serde(default)]
    target_audience: String,
    #[serde(default)]
    specific_requirements: String,
    /// "ia" where the server has a service for it; "modelo" where it has none, or it is asked for.
    #[schema(value_type = Option<crate::lessons::schema::WriterText>)]
    #[serde(default)]
    pub writer: Option<String>,
}

/// The parts of a plan that nobody has kept yet, sent back to have one of them written anew.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[schema(as = LessonPlanDraft)]
#[serde(rename_all = "camelCase")]
pub struct DraftBody {
    title: String,
    objectives: String,
    content: String,
    methodology: String,
    resources: String,
    evaluation: String,
    bncc_alignment: Vec<String>,
    quiz: Vec<QuestionBody>,
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

const LETTERS: [&str; OPTIONS] = ["A", "B", "C", "D"];

impl QuestionBody {
    fn parse(&self) -> Result<ExitQuestion, Invalid> {
        let refused = |sentence| Invalid::field("quiz", sentence);
        let (statement, explanation) = (self.statement.clone(), self.explanation.clone());
        if self.options.is_empty() {
            return Ok(ExitQuestion::Open { statement, answer_shows: explanation });
        }
        let options = self.options.clone().try_into();
        let options =
            options.map_err(|_| refused("Uma questão de múltipla escolha tem quatro alternativas."))?;
        let letter = self.correct_answer.as_deref();
        let correct = LETTERS.iter().position(|known| Some(*known) == letter);
        let correct = correct.ok_or_else(|| refused("Escolha a resposta correta: A, B, C ou D."))?;
        Ok(ExitQuestion::Choice { statement, options, correct, explanation })
    }
}

fn quiz(questions: &[QuestionBody]) -> Result<Vec<ExitQuestion>, Invalid> {
    questions.iter().map(QuestionBody::parse).collect()
}

fn texts(all: &[String]) -> Vec<&str> {
    all.iter().map(String::as_str).collect()
}

impl PlanBody {
    pub fn form(&self) -> Result<PlanForm<'_>, Invalid> {
        Ok(PlanForm {
            title: &self.title,
            subject: &self.subject,
            grade: &self.grade,
            duration: self.duration,
            objectives: &self.objectives,
            content: &self.content,
            methodology: &self.methodology,
            resources: &self.resources,
            evaluation: &self.evaluation,
            bncc_alignment: texts(&self.bncc_alignment),
            target_audience: &self.target_audience,
            school_considerations: &self.school_considerations,
            class: self.class_id.map(ClassId),
            day: self.day.as_deref().unwrap_or_default(),
            quiz: quiz(&self.quiz)?,
        })
    }
}

impl RequestBody {
    pub fn form(&self) -> RequestForm<'_> {
        RequestForm {
            subject: &self.subject,
            grade: &self.grade,
            topic: &self.topic,
            duration: self.duration,
            codes: texts(&self.bncc_alignment),
            target_audience: &self.target_audience,
            school_context: &self.school_context,
            specific_requirements: &self.specific_requirements,
        }
    }
}

impl DraftBody {
    /// Refuses by the names of the JSON body what is empty or too long.
    pub fn parse(self) -> Result<PlanDraft, Invalid> {
        let codes = self.bncc_alignment.iter().map(|code| code.parse()).collect::<Result<_, &str>>();
        let draft = PlanDraft {
            quiz: quiz(&self.quiz)?,
            title: self.title,
            objectives: self.objectives,
            content: self.content,
            methodology: self.methodology,
            resources: self.resources,
            evaluation: self.evaluation,
            codes: codes.map_err(|sentence| Invalid::field("bnccAlignment", sentence))?,
        };
        draft.check()?;
        Ok(draft)
    }
}

impl From<BnccSkill> for ObjectiveJson {
    fn from(skill: BnccSkill) -> Self {
        Self { code: skill.code.as_str().to_owned(), description: skill.text }
    }
}

impl From<Drafted> for GeneratedJson {
    fn from(Drafted { draft, skills, dropped, origin }: Drafted) -> Self {
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
            origin: origin.slug(),
            notice: origin.notice(),
        }
    }
}

impl PlanJson {
    pub fn of(seen: PlanSeen, skills: Vec<BnccSkill>, reader: Reader) -> Self {
        let (may_change, own) = (seen.plan.may_be_changed_by(reader), seen.plan.is_of(reader));
        let PlanSeen { plan, author_name, judged_by_name, class_name } = seen;
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
            changed_at: plan.changed_at,
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
            class_id: listed.class.map(|class| class.0),
            class_name: listed.class_name,
            day: listed.day.map(|day| day.to_string()),
            may_change: own || reader.leads,
            own,
        }
    }
}
