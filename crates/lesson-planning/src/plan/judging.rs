//! From whoever writes a plan to whoever approves it, and back.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::title::description;
use kernel::{Invalid, PersonId};
use thiserror::Error;

use super::lesson_plan::{Judged, Plan, Reader};
use super::status::PlanStatus;

/// What is said of a plan that was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Approve,
    Return,
}

/// Why a plan does not go where it was to go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NotNow {
    #[error("Este plano já foi enviado.")]
    AlreadySent,
    #[error("Este plano já foi aprovado.")]
    AlreadyApproved,
    #[error("Este plano é um rascunho: não há o que retirar.")]
    AlreadyDraft,
    #[error("Este plano não está à espera de aprovação.")]
    NotSent,
}

/// Characters of a note.
const LONGEST_NOTE: usize = 2_000;

/// Those who lead hear of a plan that is sent again so soon after the last time only if they said a word on it in between.
const QUIET: TimeDelta = TimeDelta::hours(1);

impl Plan {
    /// Whether those who lead are told when it is sent now.
    pub fn rings(&self, at: DateTime<Utc>) -> bool {
        let judged = self.judged.as_ref().map(|judged| judged.at);
        self.sent_at.is_none_or(|sent| at - sent >= QUIET || judged.is_some_and(|judged| judged >= sent))
    }

    /// To those who lead.
    pub fn sent(&self, at: DateTime<Utc>) -> Result<Self, NotNow> {
        match self.status {
            PlanStatus::Draft | PlanStatus::Returned => {
                Ok(Self { sent_at: Some(at), ..self.with(PlanStatus::Sent) })
            }
            PlanStatus::Sent => Err(NotNow::AlreadySent),
            PlanStatus::Approved => Err(NotNow::AlreadyApproved),
        }
    }

    /// After a change: what was approved was approved as it stood, and waits anew unless somebody who leads changed it.
    #[must_use]
    pub fn changed_by(&self, reader: Reader, at: DateTime<Utc>) -> Self {
        match self.status {
            PlanStatus::Approved if !reader.leads => {
                Self { status: PlanStatus::Sent, sent_at: Some(at), ..self.clone() }
            }
            PlanStatus::Draft | PlanStatus::Sent | PlanStatus::Approved | PlanStatus::Returned => {
                self.clone()
            }
        }
    }

    /// Back to its author, who goes on writing.
    pub fn withdrawn(&self) -> Result<Self, NotNow> {
        match self.status {
            PlanStatus::Sent | PlanStatus::Returned | PlanStatus::Approved => {
                Ok(self.with(PlanStatus::Draft))
            }
            PlanStatus::Draft => Err(NotNow::AlreadyDraft),
        }
    }

    /// Refuses by the field `notes` a return that does not say what to mend.
    pub fn judged(
        &self,
        verdict: Verdict,
        note: &str,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<Result<Self, NotNow>, Invalid> {
        let note = description(note, LONGEST_NOTE).map_err(|sentence| Invalid::field("notes", sentence))?;
        let status = match verdict {
            Verdict::Return if note.is_empty() => {
                return Err(Invalid::field("notes", "Diga o que falta ou o que mudar."));
            }
            Verdict::Return => PlanStatus::Returned,
            Verdict::Approve => PlanStatus::Approved,
        };
        if self.status != PlanStatus::Sent {
            return Ok(Err(NotNow::NotSent));
        }
        Ok(Ok(Self { judged: Some(Judged { by, at, note }), ..self.with(status) }))
    }

    fn with(&self, status: PlanStatus) -> Self {
        Self { status, version: self.version + 1, ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::plan;

    const AT: DateTime<Utc> = DateTime::UNIX_EPOCH;
    const LEADER: PersonId = PersonId(2);

    fn at(status: PlanStatus) -> Plan {
        Plan { status, ..plan(PersonId(1)) }
    }

    #[test]
    fn a_plan_goes_from_its_author_to_those_who_lead_and_back() {
        use PlanStatus::{Approved, Draft, Returned, Sent};
        for (from, sent, withdrawn) in [
            (Draft, Ok(Sent), Err(NotNow::AlreadyDraft)),
            (Sent, Err(NotNow::AlreadySent), Ok(Draft)),
            (Returned, Ok(Sent), Ok(Draft)),
            (Approved, Err(NotNow::AlreadyApproved), Ok(Draft)),
        ] {
            assert_eq!(at(from).sent(AT).map(|plan| plan.status), sent, "{from:?}");
            assert_eq!(at(from).withdrawn().map(|plan| plan.status), withdrawn, "{from:?}");
        }
    }

    #[test]
    fn a_plan_that_is_sent_again_within_the_hour_rings_once_until_a_word_is_said() {
        let minute = |minutes| AT + TimeDelta::minutes(minutes);
        let judged_at =
            |minutes| Judged { by: LEADER, at: minute(minutes), note: "Falta o tempo.".to_owned() };
        for (sent, judged, now, rings) in [
            (None, None, 0, true),
            (Some(0), None, 1, false),
            (Some(0), None, 59, false),
            (Some(0), None, 60, true),
            (Some(0), Some(5), 10, true),
            (Some(5), Some(5), 10, true),
            (Some(7), Some(5), 10, false),
        ] {
            let sent_at = sent.map(minute);
            let plan = Plan { sent_at, judged: judged.map(judged_at), ..at(PlanStatus::Draft) };
            assert_eq!(plan.rings(minute(now)), rings, "{sent:?} {judged:?} {now}");
        }
    }

    #[test]
    fn what_was_sent_is_approved_or_returned_with_words() {
        let judged = |from, verdict, note| at(from).judged(verdict, note, LEADER, AT);
        let approved = judged(PlanStatus::Sent, Verdict::Approve, "").unwrap().unwrap();
        assert_eq!((approved.status, approved.version), (PlanStatus::Approved, 2));
        let returned = judged(PlanStatus::Sent, Verdict::Return, " Falta o tempo. ").unwrap().unwrap();
        let word = Judged { by: LEADER, at: AT, note: "Falta o tempo.".to_owned() };
        assert_eq!((returned.status, returned.judged), (PlanStatus::Returned, Some(word)));
        let silent = judged(PlanStatus::Sent, Verdict::Return, "  ").unwrap_err();
        assert_eq!(silent.fields().next(), Some(("notes", "Diga o que falta ou o que mudar.")));
        for from in [PlanStatus::Draft, PlanStatus::Returned, PlanStatus::Approved] {
            assert_eq!(judged(from, Verdict::Approve, ""), Ok(Err(NotNow::NotSent)), "{from:?}");
        }
    }

    #[test]
    fn what_was_approved_waits_anew_once_its_author_changes_it() {
        for (from, leads, then) in [
            (PlanStatus::Approved, false, PlanStatus::Sent),
            (PlanStatus::Approved, true, PlanStatus::Approved),
            (PlanStatus::Sent, false, PlanStatus::Sent),
            (PlanStatus::Returned, false, PlanStatus::Returned),
            (PlanStatus::Draft, false, PlanStatus::Draft),
        ] {
            let changed = at(from).changed_by(Reader { id: PersonId(1), leads }, AT);
            assert_eq!(changed.status, then, "{from:?}");
        }
    }

    #[test]
    fn a_draft_is_its_authors_and_what_is_approved_the_schools() {
        let reader = |id, leads| Reader { id: PersonId(id), leads };
        for (status, other, leader, changes) in [
            (PlanStatus::Draft, false, false, false),
            (PlanStatus::Sent, false, true, true),
            (PlanStatus::Returned, false, true, true),
            (PlanStatus::Approved, true, true, true),
        ] {
            let plan = at(status);
            assert!(plan.is_seen_by(reader(1, false)) && plan.may_be_changed_by(reader(1, false)));
            assert_eq!(plan.is_seen_by(reader(3, false)), other, "{status:?}");
            assert_eq!(plan.is_seen_by(reader(2, true)), leader, "{status:?}");
            assert!(!plan.may_be_changed_by(reader(3, false)), "{status:?}");
            assert_eq!(plan.may_be_changed_by(reader(2, true)), changes, "{status:?}");
        }
    }

    #[test]
    fn a_question_that_stays_keeps_its_twin_in_the_bank() {
        let mut known = at(PlanStatus::Draft);
        known.questions[0].in_bank = Some(kernel::QuestionId(7));
        let same = known.saying(known.about.clone(), LEADER, AT);
        assert_eq!((same.questions[0].in_bank, same.version), (Some(kernel::QuestionId(7)), 2));
        let mut about = known.about.clone();
        about.quiz.remove(0);
        assert_eq!(
            known.saying(about, LEADER, AT).questions.iter().filter(|it| it.in_bank.is_some()).count(),
            0
        );
    }
}
