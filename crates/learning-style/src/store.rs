//! What decisions and screens about how pupils study ask of a database.

use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, QuestionId, QuizId, RecommendationId, SkillId, StoreError, SubjectId};

use crate::behaviour::{BehavioursPage, Counts, Help, Kind, Place};
use crate::profile::Profile;
use crate::questionnaire::Replies;
use crate::recommendation::{KeptRecommendation, Known, Recommendation};

/// The last word on whether a school has how its pupils study analysed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Switched {
    pub on: bool,
    pub at: DateTime<Utc>,
    pub by: PersonId,
    pub by_name: String,
}

/// How much a school keeps of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stored {
    pub profiles: u64,
    pub behaviours: u64,
    /// Questionnaires.
    pub replies: u64,
}

/// A behaviour that quizzes do not keep themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewBehaviour {
    pub student: PersonId,
    pub quiz: QuizId,
    pub question: QuestionId,
    pub kind: Kind,
    pub help: Option<Help>,
    pub at: DateTime<Utc>,
}

/// A skill of a pupil, or one that their class has questions for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillFound {
    pub id: SkillId,
    /// As pupils read it.
    pub name: String,
    pub subject: SubjectId,
    pub subject_name: String,
    /// `None` without an answer.
    pub known: Option<Known>,
    pub answers: u32,
    pub hits: u32,
    pub last: Option<DateTime<Utc>>,
}

/// Read by decisions and screens alike.
pub trait KnownLearning {
    /// `None` where nobody ever switched it on.
    fn switched(&mut self) -> Result<Option<Switched>, StoreError>;
    fn stored(&mut self) -> Result<Stored, StoreError>;
    /// What a pupil did in quizzes, and what was recorded beside it. An answer in a review is a review. Offered is what was offered
    /// while it was recorded whether it was taken.
    fn counts(&mut self, student: PersonId, median: Option<u16>) -> Result<Counts, StoreError>;
    /// The same of all pupils of a class, added.
    fn class_counts(&mut self, class: ClassId) -> Result<Counts, StoreError>;
    /// Of the seconds for an answer in time, of those in the class who have no time of their own.
    fn class_median(&mut self, class: ClassId) -> Result<Option<u16>, StoreError>;
    fn replies(&mut self, student: PersonId) -> Result<Option<(Replies, DateTime<Utc>)>, StoreError>;
    fn profile(&mut self, student: PersonId) -> Result<Option<(Profile, DateTime<Utc>)>, StoreError>;
    /// The newest first, and of one moment in the order in which they were given.
    fn recommendations(&mut self, student: PersonId) -> Result<Vec<KeptRecommendation>, StoreError>;
    /// Those that the pupil has practised, and those that their class has questions for.
    fn skills_found(&mut self, student: PersonId) -> Result<Vec<SkillFound>, StoreError>;
    /// Active questions of these, a few each: those that are due first, then those that the pupil has not answered.
    fn questions_for(
        &mut self,
        student: PersonId,
        skills: &[SkillId],
        due: &[QuestionId],
    ) -> Result<Vec<(SkillId, QuestionId)>, StoreError>;
}

/// As decisions write it.
pub trait Learning: KnownLearning {
    /// Whether it is on, which nobody changes until the transaction ends.
    fn hold_on(&mut self) -> Result<bool, StoreError>;
    /// `false` where it was already on.
    fn switch_on(&mut self, by: PersonId, at: DateTime<Utc>) -> Result<bool, StoreError>;
    /// `false` where it was already off. Waits for whoever holds it on.
    fn switch_off(&mut self, by: PersonId, at: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Deletes behaviours, replies, profiles, and what was recommended for a preference.
    fn forget(&mut self) -> Result<(), StoreError>;
    /// Once a question and kind, and way of help: `false` where it was there.
    fn add_behaviour(&mut self, new: NewBehaviour) -> Result<bool, StoreError>;
    /// All of them anew; without any the pupil has answered nothing.
    fn put_replies(
        &mut self,
        student: PersonId,
        replies: &Replies,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
    fn put_profile(
        &mut self,
        student: PersonId,
        profile: &Profile,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
    fn renew_recommendations(
        &mut self,
        student: PersonId,
        gone: &[RecommendationId],
        new: &[Recommendation],
        at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
    /// Until the transaction ends, nobody else changes it.
    fn hold_recommendation(&mut self, id: RecommendationId)
    -> Result<Option<KeptRecommendation>, StoreError>;
    /// What may change of it: what somebody marked.
    fn put_marks(&mut self, marked: &KeptRecommendation) -> Result<(), StoreError>;
}

/// Read by screens alone.
pub trait LearningView: KnownLearning {
    /// Answers too, the newest first.
    fn behaviours(
        &mut self,
        student: PersonId,
        after: Option<&Place>,
        most: usize,
    ) -> Result<BehavioursPage, StoreError>;
    /// Each of these pupils' recorded behaviours, without answers, for whoever takes all that is kept of them.
    fn every_behaviour(&mut self, student: PersonId) -> Result<Vec<NewBehaviour>, StoreError>;
}
