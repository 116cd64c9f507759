//! Plans as people send them.

use kernel::{ClassId, Invalid};
use lesson_planning::draft::{ExitQuestion, PlanDraft, RequestForm};
use lesson_planning::plan::PlanForm;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::openapi::schema::DayText;
use crate::lessons::json::LETTERS;
use crate::lessons::schema::{DisciplineText, OriginText};

/// A question of an exit quiz, as a person writes it.
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
