use chrono::{DateTime, Utc};
use kernel::{Given, Invalid, PersonId, QuestionId, RecommendationId, SkillId};

use super::choice::Recommendation;
use super::skill::Known;
use super::words::{Priority, Sort};

/// So many that were taken up are kept of a pupil; the oldest go.
pub const KEPT: usize = 50;
/// Characters of a note.
pub const LONGEST_NOTE: usize = 1000;

/// A recommendation that a pupil was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptRecommendation {
    pub id: RecommendationId,
    pub student: PersonId,
    pub sort: Sort,
    pub priority: Priority,
    pub title: String,
    pub description: String,
    pub reasoning: String,
    pub skills: Vec<SkillId>,
    pub questions: Vec<QuestionId>,
    pub created_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
    pub implemented: Option<Implemented>,
    /// What somebody who put it into practice says.
    pub effective: Option<bool>,
    pub note: String,
}

/// From then on it was followed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Implemented {
    pub at: DateTime<Utc>,
    /// How well each of its skills was known at that moment, in their order: its effect is looked for in what becomes of it.
    pub known: Vec<Option<Known>>,
}

/// What is said of a recommendation.
#[derive(Debug, Clone, Copy, Default)]
pub struct MarkForm<'a> {
    pub implemented: Option<bool>,
    pub effective: Given<bool>,
    pub note: Option<&'a str>,
}

impl KeptRecommendation {
    /// Whether somebody did something with it.
    pub fn is_taken_up(&self) -> bool {
        self.implemented.is_some() || !self.note.is_empty()
    }

    pub fn is_over(&self, now: DateTime<Utc>) -> bool {
        self.expires_at <= now
    }

    /// As somebody marks it; `known`: how well each of its skills is known now. What is no longer put into practice was not
    /// effective either.
    pub fn marked(
        &self,
        form: MarkForm<'_>,
        known: Vec<Option<Known>>,
        at: DateTime<Utc>,
    ) -> Result<Self, Invalid> {
        let implemented = match (form.implemented, &self.implemented) {
            (Some(true), None) => Some(Implemented { at, known }),
            (Some(false), _) => None,
            (_, before) => before.clone(),
        };
        let kept = self.effective.filter(|_| implemented.is_some());
        let mut invalid = Invalid::default();
        if implemented.is_none() && matches!(form.effective, Given::Set(_)) {
            invalid.add("isEffective", "Marque primeiro que a recomendação foi implementada.");
        }
        let note = form.note.map_or(self.note.as_str(), str::trim);
        if note.chars().count() > LONGEST_NOTE {
            invalid.add("feedbackNote", format!("Escreva no máximo {LONGEST_NOTE} caracteres."));
        } else if note.chars().any(|letter| letter.is_control() && letter != '\n') {
            invalid.add("feedbackNote", "O texto contém caracteres inválidos.");
        }
        if !invalid.is_empty() {
            return Err(invalid);
        }
        let effective = form.effective.over(kept);
        Ok(Self { implemented, effective, note: note.to_owned(), ..self.clone() })
    }

    /// Whether it says the same, down to the questions.
    fn is_same_as(&self, new: &Recommendation) -> bool {
        self.is_about(new)
            && self.priority == new.priority
            && (&self.title, &self.reasoning, &self.questions) == (&new.title, &new.reasoning, &new.questions)
    }

    fn is_about(&self, new: &Recommendation) -> bool {
        (self.sort, &self.skills) == (new.sort, &new.skills)
    }
}

/// What becomes of recommendations when a pupil is analysed again.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Renewal {
    pub gone: Vec<RecommendationId>,
    pub new: Vec<Recommendation>,
}

/// Those that were taken up stay, and are not recommended a second time before they expire; of the others those stay that are
/// found again. `kept`: the newest first.
pub fn renewal(kept: &[KeptRecommendation], found: Vec<Recommendation>, now: DateTime<Utc>) -> Renewal {
    let (taken_up, untouched): (Vec<_>, Vec<_>) = kept.iter().partition(|one| one.is_taken_up());
    let (stay, leave): (Vec<_>, Vec<_>) =
        untouched.into_iter().partition(|one| !one.is_over(now) && found.iter().any(|it| one.is_same_as(it)));
    let is_there = |new: &Recommendation| {
        stay.iter().any(|one| one.is_same_as(new))
            || taken_up.iter().any(|one| !one.is_over(now) && one.is_about(new))
    };
    let new = found.iter().filter(|new| !is_there(new)).cloned().collect();
    let gone = leave.iter().chain(taken_up.iter().skip(KEPT)).map(|one| one.id).collect();
    Renewal { gone, new }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;
    use crate::testing::{kept_recommendation, recommendation};

    const AT: DateTime<Utc> = DateTime::UNIX_EPOCH;

    fn known(percent: i64) -> Option<Known> {
        Known::of(kernel::Decimal::from_units(percent * 10_000))
    }

    #[test]
    fn what_is_put_into_practice_keeps_what_was_known() {
        let one = kept_recommendation(1, AT);
        let mark = |form| one.marked(form, vec![known(42)], AT + TimeDelta::days(1));
        let done = mark(MarkForm { implemented: Some(true), ..MarkForm::default() }).unwrap();
        assert_eq!(done.implemented.as_ref().unwrap().known, [known(42)]);
        assert!(done.is_taken_up() && !one.is_taken_up());
        let judged = MarkForm { effective: Given::Set(true), note: Some(" Ajudou. "), ..MarkForm::default() };
        let judged = done.marked(judged, vec![known(80)], AT + TimeDelta::days(9)).unwrap();
        assert_eq!((judged.effective, judged.note.as_str()), (Some(true), "Ajudou."));
        assert_eq!(judged.implemented, done.implemented, "what was known then stays");
        let again = MarkForm { implemented: Some(true), ..MarkForm::default() };
        assert_eq!(judged.marked(again, vec![known(90)], AT).unwrap(), judged);
        let undone = MarkForm { implemented: Some(false), ..MarkForm::default() };
        let undone = judged.marked(undone, Vec::new(), AT).unwrap();
        assert_eq!((undone.implemented, undone.effective, undone.note.as_str()), (None, None, "Ajudou."));
    }

    #[test]
    fn a_judgement_of_nothing_and_a_long_note_are_refused() {
        let one = kept_recommendation(1, AT);
        let long = "ã".repeat(LONGEST_NOTE + 1);
        for (form, field) in [
            (MarkForm { effective: Given::Set(false), ..MarkForm::default() }, Some("isEffective")),
            (MarkForm { note: Some(&long), ..MarkForm::default() }, Some("feedbackNote")),
            (MarkForm { note: Some("\u{7}"), ..MarkForm::default() }, Some("feedbackNote")),
            (MarkForm { note: Some(&long[2..]), ..MarkForm::default() }, None),
            (MarkForm { note: Some("uma\nduas"), ..MarkForm::default() }, None),
        ] {
            let marked = one.marked(form, Vec::new(), AT);
            let refused = marked.err().map(|it| it.fields().map(|(field, _)| field.to_owned()).collect());
            assert_eq!(refused, field.map(|field| vec![field.to_owned()]));
        }
    }

    #[test]
    fn analysed_again_what_was_taken_up_stays_and_nothing_is_there_twice() {
        let same = KeptRecommendation { id: RecommendationId(1), ..kept_recommendation(1, AT) };
        let other = KeptRecommendation { id: RecommendationId(2), ..kept_recommendation(2, AT) };
        let form = MarkForm { implemented: Some(true), ..MarkForm::default() };
        let taken = other.marked(form, vec![None], AT).unwrap();
        let found = [1, 2, 3].map(recommendation).to_vec();
        let gone = |ids: &[i64]| ids.iter().copied().map(RecommendationId).collect::<Vec<_>>();
        let renew = |kept: &[KeptRecommendation], now| renewal(kept, found.clone(), now);
        let soon = AT + TimeDelta::days(1);
        assert_eq!(renew(&[], soon), Renewal { gone: Vec::new(), new: found.clone() });
        assert_eq!(
            renew(&[same.clone(), taken.clone()], soon),
            Renewal { gone: Vec::new(), new: vec![recommendation(3)] }
        );
        let late = AT + TimeDelta::days(15);
        assert_eq!(
            renew(&[same.clone(), taken.clone()], late),
            Renewal { gone: gone(&[1]), new: found.clone() }
        );
        let stale = KeptRecommendation { reasoning: "Antes.".to_owned(), ..same };
        assert_eq!(
            renew(&[stale, taken.clone()], soon),
            Renewal { gone: gone(&[1]), new: vec![recommendation(1), recommendation(3)] }
        );
        let many: Vec<_> =
            (0..60).map(|id| KeptRecommendation { id: RecommendationId(id), ..taken.clone() }).collect();
        assert_eq!(renew(&many, soon).gone.len(), 10);
    }
}
