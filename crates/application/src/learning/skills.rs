//! Skills that a pupil may practise, and what of them to practise next.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::{Day, PersonId, QuestionId, SkillId, StoreError, Uf};
use learning_style::profile::Profile;
use learning_style::recommendation::{Known, Recommendation, Skill, recommend};
use learning_style::store::SkillFound;
use quiz_engine::mastery;

use super::refusal::LearningError;
use crate::tx::database::SchoolTx;

/// `None` only if the prior were beyond 1.
fn prior() -> Option<Known> {
    Known::of(mastery::Known::nothing(mastery::Parameters::ASSUMED).mastery.decimal())
}

fn skill(found: &SkillFound, today: Day, state: Uf) -> Option<Skill> {
    let days = found.last.map(|last| (today.date() - Day::of(last, state).date()).num_days());
    Some(Skill {
        id: found.id,
        name: found.name.clone(),
        known: found.known.or_else(prior)?,
        answers: found.answers,
        hits: found.hits,
        days: days.map(|days| u32::try_from(days).unwrap_or_default()),
        questions: Vec::new(),
    })
}

/// First which skills, then their questions: those of all skills are many.
pub fn recommended(
    tx: &mut dyn SchoolTx,
    student: PersonId,
    profile: &Profile,
    now: DateTime<Utc>,
) -> Result<Vec<Recommendation>, LearningError> {
    let state = tx.school().school()?.ok_or(LearningError::NotFound)?.state;
    let today = Day::of(now, state);
    let found = tx.learning().skills_found(student)?;
    let mut skills: Vec<_> = found.iter().filter_map(|found| skill(found, today, state)).collect();
    let first = recommend(&skills, profile);
    let named: Vec<SkillId> = first.iter().flat_map(|it| it.skills.iter().copied()).collect();
    let questions = questions(tx, student, &named, today)?;
    skills.retain(|skill| named.contains(&skill.id));
    for skill in &mut skills {
        skill.questions = questions.get(&skill.id).cloned().unwrap_or_default();
    }
    Ok(recommend(&skills, profile))
}

fn questions(
    tx: &mut dyn SchoolTx,
    student: PersonId,
    skills: &[SkillId],
    today: Day,
) -> Result<BTreeMap<SkillId, Vec<QuestionId>>, StoreError> {
    let misses = tx.quizzes().misses(student)?;
    let due: Vec<_> = misses.iter().filter(|(_, miss)| miss.is_due(today)).map(|(id, _)| *id).collect();
    let mut of = BTreeMap::<_, Vec<_>>::new();
    for (skill, question) in tx.learning().questions_for(student, skills, &due)? {
        of.entry(skill).or_default().push(question);
    }
    Ok(of)
}
