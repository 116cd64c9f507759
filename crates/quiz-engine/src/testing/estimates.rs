//! What the estimation of skills asks, in memory.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use kernel::{PersonId, SkillId, StoreError, Uf};

use super::memory::MemoryQuestions;
use crate::mastery::store::SkillEstimates;
use crate::mastery::{Estimated, LONG, Said, Sample, SkillAnswers, Source};

impl SkillEstimates for MemoryQuestions {
    fn skills_to_estimate(&mut self) -> Result<Vec<SkillId>, StoreError> {
        let mut samples: BTreeMap<SkillId, Sample> = BTreeMap::new();
        let long = self.plays.known.iter().filter(|(_, known)| known.tally.answers as usize >= LONG);
        for ((_, skill), known) in long {
            let sample = samples.entry(*skill).or_default();
            sample.pupils += 1;
            sample.right += known.tally.hits;
            sample.wrong += known.tally.answers - known.tally.hits;
        }
        let sufficing = samples.into_iter().filter(|(_, sample)| sample.suffices()).map(|(skill, _)| skill);
        let skills: BTreeSet<_> = sufficing.chain(self.plays.parameters.keys().copied()).collect();
        Ok(skills.into_iter().collect())
    }

    fn hold_skill(&mut self, skill: SkillId) -> Result<Option<SkillAnswers>, StoreError> {
        let there = usize::try_from(skill.0 - 1).ok().and_then(|place| self.skills.get(place));
        if there.is_none() {
            return Ok(None);
        }
        let answers = self.plays.quizzes.values().flat_map(|quiz| {
            quiz.answers().map(|(asked, answer)| Said {
                student: quiz.toward.student,
                question: asked.question,
                skill: asked.skill,
                earned_lately: !asked.worth.is_whole(),
                correct: answer.correct,
                seconds: answer.seconds,
                at: answer.at,
            })
        });
        let answers: Vec<_> = answers.collect();
        let asks = |question| answers.iter().any(|it| it.question == question && it.skill == Some(skill));
        let mut said: Vec<_> = answers.iter().filter(|it| asks(it.question)).copied().collect();
        said.sort_by_key(|it| (it.student, it.at));
        Ok(Some(SkillAnswers { skill, said, state: Uf::SP }))
    }

    fn put_estimate(
        &mut self,
        skill: SkillId,
        estimated: &Estimated,
        _: PersonId,
        _: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        match estimated.parameters.source {
            Source::Estimated(_) => self.plays.parameters.insert(skill, estimated.parameters.parameters),
            Source::Assumed(_) => self.plays.parameters.remove(&skill),
        };
        for (student, mastery) in &estimated.mastery {
            if let Some(known) = self.plays.known.get_mut(&(*student, skill)) {
                known.mastery = *mastery;
            }
        }
        Ok(())
    }
}
