//! What was recommended, what becomes of it, and whether it helped.

use kernel::{PersonId, RecommendationId, SkillId, SubjectId};
use learning_style::recommendation::{KeptRecommendation, Known, MarkForm, Sort};
use learning_style::store::SkillFound;

use super::reached::reached;
use super::refusal::LearningError;
use crate::classes::class::By;
use crate::pupils::pupil::record;
use crate::tx::database::SchoolTx;

/// One of a recommendation's skills: how well it was known when it was taken up, and how well it is known now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillEffect {
    pub id: SkillId,
    pub name: String,
    pub subject: SubjectId,
    pub subject_name: String,
    /// `None` where it was not taken up, or nothing was known.
    pub then: Option<Known>,
    pub now: Option<Known>,
}

/// A recommendation with its skills, those that are still there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecommendationSeen {
    pub kept: KeptRecommendation,
    pub skills: Vec<SkillEffect>,
}

impl RecommendationSeen {
    pub fn of(kept: KeptRecommendation, found: &[SkillFound]) -> Self {
        let then = |place: usize| *kept.implemented.as_ref()?.known.get(place)?;
        let effect = |(place, id): (usize, &SkillId)| {
            let found = found.iter().find(|found| found.id == *id)?;
            Some(SkillEffect {
                id: found.id,
                name: found.name.clone(),
                subject: found.subject,
                subject_name: found.subject_name.clone(),
                then: then(place),
                now: found.known,
            })
        };
        let skills = kept.skills.iter().enumerate().filter_map(effect).collect();
        Self { kept, skills }
    }
}

/// By the pupil, or by staff who reach them. What changes nothing is not told.
pub fn mark(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: RecommendationId,
    form: MarkForm<'_>,
) -> Result<RecommendationSeen, LearningError> {
    let on = tx.learning().hold_on()?;
    let kept = tx.learning().hold_recommendation(id)?.filter(|kept| on || kept.sort != Sort::Presentation);
    let kept = kept.ok_or(LearningError::NotFound)?;
    let student: PersonId = reached(tx, &by.actor.person, kept.student)?.id;
    let found = tx.learning().skills_found(student)?;
    let known = |id: &SkillId| found.iter().find(|found| found.id == *id)?.known;
    let marked = kept.marked(form, kept.skills.iter().map(known).collect(), by.now)?;
    if marked != kept {
        tx.learning().put_marks(&marked)?;
        record(tx, by, told(&kept, &marked).to_owned(), &[student])?;
    }
    Ok(RecommendationSeen::of(marked, &found))
}

fn told(before: &KeptRecommendation, after: &KeptRecommendation) -> &'static str {
    match (&before.implemented, &after.implemented) {
        (None, Some(_)) => "marcou uma recomendação de estudo como implementada",
        (Some(_), None) => "desfez a marca de uma recomendação de estudo",
        _ => "disse o que achou de uma recomendação de estudo",
    }
}
