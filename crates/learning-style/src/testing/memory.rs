use std::cmp::Reverse;
use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, QuestionId, RecommendationId, SkillId, StoreError};

use super::samples::kept;
use crate::behaviour::{Behaviour, Counts, Deed};
use crate::profile::Profile;
use crate::questionnaire::Replies;
use crate::recommendation::{KeptRecommendation, Recommendation, Sort};
use crate::store::{KnownLearning, Learning, NewBehaviour, SkillFound, Stored, Switched};

/// What a school keeps in memory. It knows nobody's name, and of quizzes and skills what a test tells it.
#[derive(Debug, Clone, Default)]
pub struct MemoryLearning {
    /// What each pupil did in quizzes.
    pub played: BTreeMap<PersonId, Counts>,
    pub median: Option<u16>,
    pub skills: Vec<SkillFound>,
    pub questions: Vec<(SkillId, QuestionId)>,
    switched: Option<Switched>,
    behaviours: Vec<NewBehaviour>,
    replies: BTreeMap<PersonId, (Replies, DateTime<Utc>)>,
    profiles: BTreeMap<PersonId, (Profile, DateTime<Utc>)>,
    recommendations: BTreeMap<RecommendationId, KeptRecommendation>,
    last: i64,
}

impl MemoryLearning {
    fn is_on(&self) -> bool {
        self.switched.as_ref().is_some_and(|switched| switched.on)
    }

    fn turn(&mut self, on: bool, by: PersonId, at: DateTime<Utc>) -> bool {
        let turns = self.is_on() != on;
        if turns {
            self.switched = Some(Switched { on, at, by, by_name: String::new() });
        }
        turns
    }
}

fn count(length: usize) -> u64 {
    u64::try_from(length).unwrap_or(u64::MAX)
}

impl KnownLearning for MemoryLearning {
    fn switched(&mut self) -> Result<Option<Switched>, StoreError> {
        Ok(self.switched.clone())
    }

    fn stored(&mut self) -> Result<Stored, StoreError> {
        Ok(Stored {
            profiles: count(self.profiles.len()),
            behaviours: count(self.behaviours.len()),
            replies: count(self.replies.len()),
        })
    }

    fn counts(&mut self, student: PersonId, _: Option<u16>) -> Result<Counts, StoreError> {
        let mut counts = self.played.get(&student).copied().unwrap_or_default();
        for new in self.behaviours.iter().filter(|new| new.student == student) {
            let deed = Deed::stored(new.kind, None, new.help);
            let deed = deed.map_err(|error| StoreError::Broken { call: "counts", source: error.into() })?;
            counts.add(&Behaviour { deed, at: new.at }, None);
        }
        Ok(counts)
    }

    fn class_counts(&mut self, _: ClassId) -> Result<Counts, StoreError> {
        Ok(self.played.values().fold(Counts::default(), |all, one| all + *one))
    }

    fn class_median(&mut self, _: ClassId) -> Result<Option<u16>, StoreError> {
        Ok(self.median)
    }

    fn replies(&mut self, student: PersonId) -> Result<Option<(Replies, DateTime<Utc>)>, StoreError> {
        Ok(self.replies.get(&student).copied())
    }

    fn profile(&mut self, student: PersonId) -> Result<Option<(Profile, DateTime<Utc>)>, StoreError> {
        Ok(self.profiles.get(&student).copied())
    }

    fn recommendations(&mut self, student: PersonId) -> Result<Vec<KeptRecommendation>, StoreError> {
        let of = self.recommendations.values().filter(|one| one.student == student);
        let mut of: Vec<_> = of.cloned().collect();
        of.sort_by_key(|one| (Reverse(one.created_at), one.id));
        Ok(of)
    }

    fn skills_found(&mut self, _: PersonId) -> Result<Vec<SkillFound>, StoreError> {
        Ok(self.skills.clone())
    }

    fn questions_for(
        &mut self,
        _: PersonId,
        skills: &[SkillId],
        _: &[QuestionId],
    ) -> Result<Vec<(SkillId, QuestionId)>, StoreError> {
        Ok(self.questions.iter().filter(|(skill, _)| skills.contains(skill)).copied().collect())
    }
}

impl Learning for MemoryLearning {
    fn hold_on(&mut self) -> Result<bool, StoreError> {
        Ok(self.is_on())
    }

    fn switch_on(&mut self, by: PersonId, at: DateTime<Utc>) -> Result<bool, StoreError> {
        Ok(self.turn(true, by, at))
    }

    fn switch_off(&mut self, by: PersonId, at: DateTime<Utc>) -> Result<bool, StoreError> {
        Ok(self.turn(false, by, at))
    }

    fn forget(&mut self) -> Result<(), StoreError> {
        self.behaviours.clear();
        self.replies.clear();
        self.profiles.clear();
        self.recommendations.retain(|_, one| one.sort != Sort::Presentation);
        Ok(())
    }

    fn add_behaviour(&mut self, new: NewBehaviour) -> Result<bool, StoreError> {
        let is_it = |one: &NewBehaviour| NewBehaviour { at: new.at, ..*one } == new;
        let is_new = !self.behaviours.iter().any(is_it);
        if is_new {
            self.behaviours.push(new);
        }
        Ok(is_new)
    }

    fn put_replies(
        &mut self,
        student: PersonId,
        replies: &Replies,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        if replies.count() == 0 {
            self.replies.remove(&student);
        } else {
            self.replies.insert(student, (*replies, at));
        }
        Ok(())
    }

    fn put_profile(
        &mut self,
        student: PersonId,
        profile: &Profile,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.profiles.insert(student, (*profile, at));
        Ok(())
    }

    fn renew_recommendations(
        &mut self,
        student: PersonId,
        gone: &[RecommendationId],
        new: &[Recommendation],
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.recommendations.retain(|id, one| one.student != student || !gone.contains(id));
        for new in new {
            self.last += 1;
            let id = RecommendationId(self.last);
            self.recommendations.insert(id, kept(id, student, new.clone(), at));
        }
        Ok(())
    }

    fn hold_recommendation(
        &mut self,
        id: RecommendationId,
    ) -> Result<Option<KeptRecommendation>, StoreError> {
        Ok(self.recommendations.get(&id).cloned())
    }

    fn put_marks(&mut self, marked: &KeptRecommendation) -> Result<(), StoreError> {
        if let Some(one) = self.recommendations.get_mut(&marked.id) {
            one.implemented.clone_from(&marked.implemented);
            one.effective = marked.effective;
            one.note.clone_from(&marked.note);
        }
        Ok(())
    }
}
