//! How a pupil studies, as they and the staff who reach them see it. `None` where whoever asks does not.

use chrono::{DateTime, Utc};
use kernel::{PersonId, StoreError};
use learning_style::behaviour::{BehavioursPage, Counts, Place};
use learning_style::profile::Profile;
use learning_style::questionnaire::Replies;
use learning_style::recommendation::Sort;
use learning_style::store::KnownLearning;
use school_management::people::person::Person;

use super::recommendation::RecommendationSeen;
use super::switch::is_on;
use crate::pupils::seen::one;
use crate::tx::views::SchoolView;

/// What is known of how a pupil studies; nothing while the school has it off.
#[derive(Debug, Clone, Default)]
pub struct StyleSeen {
    pub on: bool,
    /// At this moment; without what takes a class to tell.
    pub counts: Counts,
    /// Items of the questionnaire that were answered.
    pub replies: usize,
    pub profile: Option<(Profile, DateTime<Utc>)>,
}

/// The questionnaire as a pupil left it.
#[derive(Debug, Clone)]
pub struct QuestionnaireSeen {
    pub on: bool,
    pub replies: Replies,
    pub at: Option<DateTime<Utc>>,
}

pub fn style(
    view: &mut dyn SchoolView,
    person: &Person,
    student: PersonId,
) -> Result<Option<StyleSeen>, StoreError> {
    if one(view, person, student)?.is_none() {
        return Ok(None);
    }
    let learning = view.learning();
    if !is_on(learning)? {
        return Ok(Some(StyleSeen::default()));
    }
    Ok(Some(StyleSeen {
        on: true,
        counts: learning.counts(student, None)?,
        replies: learning.replies(student)?.map_or(0, |(replies, _)| replies.count()),
        profile: learning.profile(student)?,
    }))
}

/// What a pupil did, the newest first; nothing while the school has it off.
pub fn behaviours(
    view: &mut dyn SchoolView,
    person: &Person,
    student: PersonId,
    after: Option<&Place>,
    most: usize,
) -> Result<Option<BehavioursPage>, StoreError> {
    if one(view, person, student)?.is_none() {
        return Ok(None);
    }
    let learning = view.learning();
    if !is_on(learning)? {
        return Ok(Some(BehavioursPage::default()));
    }
    learning.behaviours(student, after, most).map(Some)
}

pub fn questionnaire(
    view: &mut dyn SchoolView,
    person: &Person,
    student: PersonId,
) -> Result<Option<QuestionnaireSeen>, StoreError> {
    if one(view, person, student)?.is_none() {
        return Ok(None);
    }
    let learning = view.learning();
    let on = is_on(learning)?;
    let (replies, at) = match learning.replies(student)?.filter(|_| on) {
        Some((replies, at)) => (replies, Some(at)),
        None => (Replies::default(), None),
    };
    Ok(Some(QuestionnaireSeen { on, replies, at }))
}

pub fn recommendations_of(
    view: &mut dyn SchoolView,
    person: &Person,
    student: PersonId,
) -> Result<Option<Vec<RecommendationSeen>>, StoreError> {
    if one(view, person, student)?.is_none() {
        return Ok(None);
    }
    let on = is_on(view.learning())?;
    recommendations(view.learning(), student, on).map(Some)
}

/// Those that were not taken up first, by what comes first; what rests on a preference only while the school has it on.
pub(super) fn recommendations(
    learning: &mut dyn KnownLearning,
    student: PersonId,
    on: bool,
) -> Result<Vec<RecommendationSeen>, StoreError> {
    let found = learning.skills_found(student)?;
    let kept = learning.recommendations(student)?.into_iter();
    let mut shown: Vec<_> = kept.filter(|kept| on || kept.sort != Sort::Presentation).collect();
    shown.sort_by_key(|kept| (kept.is_taken_up(), kept.priority));
    Ok(shown.into_iter().map(|kept| RecommendationSeen::of(kept, &found)).collect())
}
