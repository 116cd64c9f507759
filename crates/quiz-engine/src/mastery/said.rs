use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::{Day, PersonId, QuestionId, SkillId, Uf};

use super::knowledge::Evidence;
use super::miss::{Miss, Reviewed};

/// An answer of a pupil as it is kept, with all by which it is told what it said of its skill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Said {
    pub student: PersonId,
    pub question: QuestionId,
    pub skill: Option<SkillId>,
    /// Whether the pupil had earned points with the question shortly before.
    pub earned_lately: bool,
    pub correct: bool,
    pub seconds: u32,
    pub at: DateTime<Utc>,
}

impl Said {
    /// What each said of its skill when it was given: to each pupil in their order, and of each question all that the pupil
    /// answered to it.
    pub fn evidence(all: &[Self], state: Uf) -> impl Iterator<Item = (Self, Evidence)> {
        let mut misses = BTreeMap::new();
        all.iter().map(move |said| {
            let (place, today) = ((said.student, said.question), Day::of(said.at, state));
            let miss = misses.get(&place).copied();
            match Miss::reviewed(miss, said.correct, today) {
                Reviewed::Same => {}
                Reviewed::Missed(miss) | Reviewed::Returned(miss) => {
                    misses.insert(place, miss);
                }
                Reviewed::Overcome => {
                    misses.remove(&place);
                }
            }
            (*said, evidence(said.earned_lately, miss, said.correct, today))
        })
    }
}

/// A right answer says nothing of the skill where the pupil was told it, or gave it, lately.
pub fn evidence(earned_lately: bool, miss: Option<Miss>, correct: bool, today: Day) -> Evidence {
    let told_lately = miss.is_some_and(|miss| !miss.is_due(today));
    match correct {
        false => Evidence::Wrong,
        true if told_lately || earned_lately => Evidence::Recalled,
        true => Evidence::Right,
    }
}
