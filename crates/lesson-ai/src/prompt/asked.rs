//! What a teacher asks for, as one JSON object: whatever is typed stays between its quotation marks.

use kernel::BnccCode;
use lesson_planning::draft::{ExitQuestion, OPTIONS, PlanDraft, PlanRequest, Section};
use serde::Serialize;

use super::fields;

#[derive(Serialize)]
struct Asked<'a> {
    discipline: &'static str,
    grade: String,
    topic: &'a str,
    /// In minutes.
    duration: u16,
    skills: Vec<Skill<'a>>,
    audience: &'a str,
    considerations: &'a str,
    requirements: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    draft: Option<Draft<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    section: Option<&'static str>,
}

#[derive(Serialize)]
struct Skill<'a> {
    code: &'a str,
    text: &'a str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Draft<'a> {
    title: &'a str,
    objectives: &'a str,
    content: &'a str,
    methodology: &'a str,
    resources: &'a str,
    evaluation: &'a str,
    quiz: Vec<Question<'a>>,
    bncc_codes: Vec<&'a str>,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
enum Question<'a> {
    Choice { statement: &'a str, options: &'a [String; OPTIONS], correct: usize, explanation: &'a str },
    Open { statement: &'a str, answer_shows: &'a str },
}

/// The message that asks for a plan.
pub fn whole(request: &PlanRequest) -> String {
    super::body::written(&asked(request))
}

/// The message that asks for one part anew.
pub fn anew(request: &PlanRequest, of: &PlanDraft, section: Section) -> String {
    let asked = Asked { draft: Some(draft(of)), section: Some(fields::of(section)), ..asked(request) };
    super::body::written(&asked)
}

fn asked(request: &PlanRequest) -> Asked<'_> {
    Asked {
        discipline: request.discipline.label(),
        grade: request.grade.label(),
        topic: request.topic.as_str(),
        duration: request.duration.get(),
        skills: request
            .skills
            .iter()
            .map(|skill| Skill { code: skill.code.as_str(), text: &skill.text })
            .collect(),
        audience: &request.audience,
        considerations: &request.considerations,
        requirements: &request.requirements,
        draft: None,
        section: None,
    }
}

fn draft(of: &PlanDraft) -> Draft<'_> {
    Draft {
        title: &of.title,
        objectives: &of.objectives,
        content: &of.content,
        methodology: &of.methodology,
        resources: &of.resources,
        evaluation: &of.evaluation,
        quiz: of.quiz.iter().map(question).collect(),
        bncc_codes: of.codes.iter().map(BnccCode::as_str).collect(),
    }
}

fn question(of: &ExitQuestion) -> Question<'_> {
    match of {
        ExitQuestion::Choice { statement, options, correct, explanation } => {
            Question::Choice { statement, options, correct: *correct, explanation }
        }
        ExitQuestion::Open { statement, answer_shows } => Question::Open { statement, answer_shows },
    }
}
