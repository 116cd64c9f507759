//! What a lesson aims at: the same for every seed, so that objectives and criteria fit each other.

use kernel::BnccCode;

use super::goal::goal_of;
use crate::composer::lesson::Lesson;
use crate::composer::room::lines_for;
use crate::composer::verb::{Act, act_in};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Aim {
    /// In the infinitive, without a full stop.
    pub text: String,
    pub act: Act,
    /// The skill that it serves.
    pub code: Option<BnccCode>,
}

/// Skills that one lesson works on; more of them are in support.
const MOST_SKILLS: usize = 3;
const MOST_OF_BASE: usize = 2;

/// What is judged at the end: the base's aims for the topic, then those of the chosen skills.
pub fn aims(lesson: &Lesson) -> Vec<Aim> {
    let skills = lesson.request.skills.iter().take(worked_on(lesson));
    let mut aims: Vec<Aim> = skills.map(|skill| of_skill(&skill.text, &skill.code, lesson.act)).collect();
    let base: Vec<&str> = match lesson.known {
        Some(known) => known.goals.to_vec(),
        None => lines_for(lesson.room.goals, lesson.year),
    };
    let wanted = if aims.is_empty() { base.len() } else { MOST_OF_BASE.min(4_usize.saturating_sub(aims.len())) };
    let act = |text: &str| act_in(text).unwrap_or(lesson.act);
    let base = base.into_iter().take(wanted).map(|text| Aim { text: lesson.told(text), act: act(text), code: None });
    // What is near comes first.
    let (mut all, of_skills) = if lesson.known.is_some() { (base.collect(), aims) } else { (aims.split_off(0), base.collect()) };
    all.extend(of_skills);
    all
}

/// The skills that the lesson touches without judging them.
pub fn supporting(lesson: &Lesson) -> Vec<Aim> {
    let skills = lesson.request.skills.iter().skip(worked_on(lesson));
    skills.map(|skill| of_skill(&skill.text, &skill.code, lesson.act)).collect()
}

fn worked_on(lesson: &Lesson) -> usize {
    let lessons = usize::from(lesson.request.duration.get() / 60);
    MOST_SKILLS + lessons
}

fn of_skill(text: &str, code: &BnccCode, otherwise: Act) -> Aim {
    Aim { text: goal_of(text), act: act_in(text).unwrap_or(otherwise), code: Some(code.clone()) }
}
