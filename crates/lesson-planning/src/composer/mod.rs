//! The composer of lesson plans: a base of rules, no intelligence. It needs no internet and invents no skill.
//!
//! The same request and seed give the same plan; another seed gives another lesson.

mod arts;
mod common;
mod computing;
mod draw;
mod english;
mod known;
mod lacks;
mod lesson;
mod mathematics;
mod portuguese;
mod room;
mod rules;
mod sciences;
mod sections;
mod society;
mod timing;
mod verb;
mod wording;

pub use self::lacks::{Lack, lacks};
use self::lesson::Lesson;
use self::sections::content::content;
use self::sections::evaluation::evaluation;
use self::sections::methodology::methodology;
use self::sections::objectives::objectives;
use self::sections::quiz::{question_count, quiz};
use self::sections::resources::{resources, resources_anew};
use crate::draft::{PlanDraft, PlanRequest, Section};

/// What a screen and a printed page say of a composed plan.
pub const NOTICE: &str = "Este plano saiu de um modelo pronto, que não é IA. Confira e ajuste à sua turma.";

pub fn compose(request: &PlanRequest, seed: u64) -> PlanDraft {
    let lesson = Lesson::new(request, seed);
    let quiz = quiz(&lesson, question_count(request.duration.get()), "");
    let methodology = methodology(&lesson, &quiz);
    PlanDraft {
        title: wording::titled(request.topic.as_str()),
        objectives: objectives(&lesson),
        content: content(&lesson),
        resources: resources(&lesson, &methodology),
        evaluation: evaluation(&lesson, quiz.len()),
        methodology,
        quiz,
        codes: request.skills.iter().map(|skill| skill.code.clone()).collect(),
    }
}

/// The draft with one section made anew; the others stay as they are, and it fits them. Only the resources follow a
/// methodology, so that they name what it uses: whoever takes the one takes the other too.
pub fn recompose(request: &PlanRequest, draft: &PlanDraft, section: Section, seed: u64) -> PlanDraft {
    let lesson = Lesson::new(request, seed);
    let mut anew = draft.clone();
    match section {
        Section::Objectives => anew.objectives = objectives(&lesson),
        Section::Content => anew.content = content(&lesson),
        Section::Methodology => {
            anew.methodology = methodology(&lesson, &draft.quiz);
            anew.resources = resources_anew(&lesson, draft, &anew.methodology);
        }
        Section::Resources => anew.resources = resources(&lesson, &draft.methodology),
        Section::Evaluation => anew.evaluation = evaluation(&lesson, draft.quiz.len()),
        Section::Quiz => anew.quiz = quiz(&lesson, draft.quiz.len(), &draft.methodology),
    }
    anew
}
