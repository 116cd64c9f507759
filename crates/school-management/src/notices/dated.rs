//! Notices that follow from dates. They hold as long as what they tell is so: nobody sends them, and nobody takes them back.

use chrono::{DateTime, Utc};
use kernel::{ActionId, Day, MilestoneId, PersonId, Uf, percent};

use crate::actions::progress::Percent;
use crate::notices::dated_place::DatedPlace;
use crate::notices::notice::{Notice, NoticeKey, NoticeKind, ReadMarks};
use crate::people::person::Role;
use kernel::title::Title;

/// So many days before its day a milestone is told of; its day is one of them.
pub const AHEAD: i64 = 7;

/// What somebody is told of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// One that is open, of an action that is under way.
    Milestone { id: MilestoneId, action: ActionId, of: Title },
    /// One that is under way.
    Action { id: ActionId, progress: Percent },
}

/// What a day brought, for one who reads of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    pub subject: Subject,
    pub title: Title,
    /// Of the milestone, or on which the action was to end.
    pub day: Day,
    /// Since when it holds.
    pub at: DateTime<Utc>,
    pub read: bool,
}

/// Whose, and which of what days bring.
#[derive(Debug, Clone, Copy)]
pub struct DatedAsked<'a> {
    pub reader: PersonId,
    /// Of whose actions alone; `None`: of all.
    pub of: Option<PersonId>,
    pub today: Today,
    pub marks: &'a ReadMarks,
    pub unread: bool,
    pub after: Option<DatedPlace>,
    pub limit: usize,
}

/// What days brought. Open milestones of actions under way, from a week before their day on, and actions that are under way after
/// their end.
///
/// One holds since the calendar brought it, or since what somebody did later: gave the day, opened the milestone again, or brought
/// the action under way where it had not been yet, or rested while the calendar came. Whoever did that last has read it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Dated {
    /// How many in all.
    pub asking: usize,
    /// How many of all are unread.
    pub unread: usize,
    /// How many of those asked for come after these.
    pub rest: usize,
    /// The longest ago first, and then what comes, the next first.
    pub items: Vec<Told>,
}

/// Of whom somebody is told what follows from dates: of every action, or of those they answer for.
pub fn told_of(role: Role, reader: PersonId) -> Option<PersonId> {
    match role {
        Role::Gestor | Role::Coordenador => None,
        Role::Professor | Role::Aluno => Some(reader),
    }
}

/// The day it is at a school.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Today {
    pub day: Day,
    pub state: Uf,
}

impl Today {
    pub fn at(now: DateTime<Utc>, state: Uf) -> Self {
        Self { day: Day::of(now, state), state }
    }

    fn days_to(self, day: Day) -> i64 {
        (day.date() - self.day.date()).num_days()
    }
}

impl Told {
    pub const fn place(&self) -> DatedPlace {
        let (of_action, id) = match self.subject {
            Subject::Milestone { id, .. } => (false, id.0),
            Subject::Action { id, .. } => (true, id.0),
        };
        DatedPlace { day: self.day, of_action, id }
    }

    /// In words.
    pub fn notice(&self, today: Today) -> Notice {
        let (key, kind, title, detail, link) = match &self.subject {
            Subject::Milestone { id, action, of } => {
                of_milestone(*id, (*action, of), &self.title, today.days_to(self.day))
            }
            Subject::Action { id, progress } => (
                NoticeKey::PastEnd(*id),
                NoticeKind::ActionPastEnd,
                "Ação passou do fim".to_owned(),
                format!(
                    "{} terminou {}, com {} feito.",
                    self.title.quoted(),
                    ago(-today.days_to(self.day)),
                    percent(progress.get())
                ),
                format!("/actions?acao={id}"),
            ),
        };
        Notice { key, kind, at: self.at, title, detail, link, read: self.read }
    }
}

type Words = (NoticeKey, NoticeKind, String, String, String);

/// Several actions have milestones of one name: a model gives them.
fn of_milestone(id: MilestoneId, (action, of): (ActionId, &Title), title: &Title, left: i64) -> Words {
    let named = format!("{}, da ação {}", title.quoted(), of.quoted());
    let link = format!("/actions?acao={action}&aba=marcos");
    if left < 0 {
        let detail = format!("{named}, venceu {}.", ago(-left));
        (NoticeKey::Overdue(id), NoticeKind::MilestoneOverdue, "Marco atrasado".to_owned(), detail, link)
    } else {
        let detail = format!("o marco {named}.");
        (NoticeKey::Due(id), NoticeKind::MilestoneDue, format!("Vence {}", ahead(left)), detail, link)
    }
}

fn ahead(days: i64) -> String {
    match days {
        0 => "hoje".to_owned(),
        1 => "amanhã".to_owned(),
        many => format!("em {many} dias"),
    }
}

fn ago(days: i64) -> String {
    match days {
        1 => "ontem".to_owned(),
        many => format!("há {many} dias"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARINA: PersonId = PersonId(1);

    fn told(subject: Subject, title: &str, day: &str) -> Notice {
        let (title, day, at) = (title.parse().unwrap(), day.parse().unwrap(), DateTime::UNIX_EPOCH);
        let today = Today { day: "2026-11-14".parse().unwrap(), state: Uf::SP };
        Told { subject, title, day, at, read: false }.notice(today)
    }

    #[test]
    fn a_notice_says_what_it_is_about_and_leads_there() {
        for (due, key, title, detail) in [
            (
                "2026-11-21",
                "m12:due",
                "Vence em 7 dias",
                "o marco “Plantão de dúvidas, 6º ano”, da ação “Reduzir as faltas”.",
            ),
            (
                "2026-11-15",
                "m12:due",
                "Vence amanhã",
                "o marco “Plantão de dúvidas, 6º ano”, da ação “Reduzir as faltas”.",
            ),
            (
                "2026-11-14",
                "m12:due",
                "Vence hoje",
                "o marco “Plantão de dúvidas, 6º ano”, da ação “Reduzir as faltas”.",
            ),
            (
                "2026-11-13",
                "m12:overdue",
                "Marco atrasado",
                "“Plantão de dúvidas, 6º ano”, da ação “Reduzir as faltas”, venceu ontem.",
            ),
            (
                "2026-11-09",
                "m12:overdue",
                "Marco atrasado",
                "“Plantão de dúvidas, 6º ano”, da ação “Reduzir as faltas”, venceu há 5 dias.",
            ),
        ] {
            let of = "Reduzir as faltas".parse().unwrap();
            let subject = Subject::Milestone { id: MilestoneId(12), action: ActionId(5), of };
            let notice = told(subject, "Plantão de dúvidas, 6º ano", due);
            let said = (notice.key.to_string(), notice.title, notice.detail);
            assert_eq!(said, (key.to_owned(), title.to_owned(), detail.to_owned()));
            assert_eq!(notice.link, "/actions?acao=5&aba=marcos");
        }
        let subject = Subject::Action { id: ActionId(5), progress: Percent::new(75).unwrap() };
        let long_ago = told(subject.clone(), "Reduzir as faltas no 8º ano", "2026-10-15");
        assert_eq!(
            long_ago.detail,
            "“Reduzir as faltas no 8º ano” terminou há 30 dias, com 75\u{a0}% feito."
        );
        let notice = told(subject, "Reduzir as faltas no 8º ano", "2026-11-13");
        assert_eq!((notice.key, notice.kind), (NoticeKey::PastEnd(ActionId(5)), NoticeKind::ActionPastEnd));
        assert_eq!(notice.title, "Ação passou do fim");
        assert_eq!(notice.detail, "“Reduzir as faltas no 8º ano” terminou ontem, com 75\u{a0}% feito.");
        assert_eq!(notice.link, "/actions?acao=5");
    }

    #[test]
    fn leaders_are_told_of_all_and_others_of_what_they_answer_for() {
        for (role, whose) in [
            (Role::Gestor, None),
            (Role::Coordenador, None),
            (Role::Professor, Some(MARINA)),
            (Role::Aluno, Some(MARINA)),
        ] {
            assert_eq!(told_of(role, MARINA), whose);
        }
    }
}
