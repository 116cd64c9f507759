//! Notices that follow from dates. They hold as long as what they tell is so: nobody sends them, and nobody takes them back.

use std::cmp::Reverse;

use chrono::{DateTime, Utc};
use kernel::{ActionId, Day, MilestoneId, PersonId, Uf, percent};

use crate::actions::progress::Percent;
use crate::actions::title::Title;
use crate::notices::notice::{Notice, NoticeKey, NoticeKind, ReadMarks};
use crate::people::person::Role;

/// So many days before its day a milestone is told of; its day is one of them.
pub const AHEAD: i64 = 7;

/// So many milestones and so many actions are looked at, those with the latest days.
pub const MOST: i64 = 500;

/// When something was brought to be as it is, and by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Since {
    pub at: DateTime<Utc>,
    pub by: PersonId,
}

/// A milestone that is open, of an action that is under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenMilestone {
    pub id: MilestoneId,
    pub action: ActionId,
    pub title: Title,
    pub due: Day,
    /// It has this day, and is open.
    pub since: Since,
    /// The action is under way until this end.
    pub action_since: Since,
}

/// An action that is under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndingAction {
    pub id: ActionId,
    pub title: Title,
    pub end: Day,
    pub progress: Percent,
    /// It is under way until this end.
    pub since: Since,
}

/// What may be told of, on a day.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Dated {
    pub milestones: Vec<OpenMilestone>,
    pub actions: Vec<EndingAction>,
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

    /// Since when it holds, for somebody who is told of it: from the day on at which the calendar brought it, or from what
    /// somebody did later. One's own deeds are no news.
    fn began(self, day: Day, deeds: &[Since], reader: PersonId) -> Option<DateTime<Utc>> {
        let midnight = day.begins(self.state);
        let last = deeds.iter().max_by_key(|deed| deed.at).filter(|deed| deed.at >= midnight);
        match last {
            Some(deed) if deed.by == reader => None,
            Some(deed) => Some(deed.at),
            None => Some(midnight),
        }
    }
}

/// What a person is told: what is late first, the newest first, then what comes, the next first.
pub fn notices(dated: &Dated, today: Today, reader: PersonId, marks: &ReadMarks) -> Vec<Notice> {
    let milestones = dated.milestones.iter().filter_map(|it| of_milestone(it, today, reader, marks));
    let actions = dated.actions.iter().filter_map(|it| of_action(it, today, reader, marks));
    let mut notices: Vec<_> = milestones.chain(actions).collect();
    notices.sort_by_key(|notice| {
        let comes = notice.kind == NoticeKind::MilestoneDue;
        let newest = if comes { notice.at } else { DateTime::UNIX_EPOCH };
        (comes, newest, Reverse(notice.at), notice.key.to_string())
    });
    notices
}

fn of_milestone(it: &OpenMilestone, today: Today, reader: PersonId, marks: &ReadMarks) -> Option<Notice> {
    let title = it.title.as_str();
    let (key, kind, began, said, detail) = match today.days_to(it.due) {
        left if left > AHEAD => return None,
        left if left >= 0 => (
            NoticeKey::Due(it.id),
            NoticeKind::MilestoneDue,
            it.due.after(-AHEAD),
            format!("Vence {}", ahead(left)),
            format!("o marco {title}."),
        ),
        over => (
            NoticeKey::Overdue(it.id),
            NoticeKind::MilestoneOverdue,
            it.due.after(1),
            "Marco atrasado".to_owned(),
            format!("{title} venceu {}.", ago(-over)),
        ),
    };
    let at = today.began(began, &[it.since, it.action_since], reader)?;
    let link = format!("/actions?acao={}&aba=marcos", it.action);
    Some(Notice { key, kind, at, title: said, detail, link, read: marks.has(key, at) })
}

fn of_action(it: &EndingAction, today: Today, reader: PersonId, marks: &ReadMarks) -> Option<Notice> {
    if today.days_to(it.end) >= 0 {
        return None;
    }
    let key = NoticeKey::PastEnd(it.id);
    let at = today.began(it.end.after(1), &[it.since], reader)?;
    let done = percent(it.progress.get());
    Some(Notice {
        key,
        kind: NoticeKind::ActionPastEnd,
        at,
        title: "Ação passou do fim".to_owned(),
        detail: format!("{}, com {done} feito.", it.title.as_str()),
        link: format!("/actions?acao={}", it.id),
        read: marks.has(key, at),
    })
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
    const ANA: PersonId = PersonId(2);

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    fn by(person: PersonId, at: &str) -> Since {
        Since { at: at.parse().unwrap(), by: person }
    }

    fn today() -> Today {
        Today { day: day("2026-11-14"), state: Uf::SP }
    }

    fn milestone(due: &str, since: Since, action_since: Since) -> OpenMilestone {
        let title = "Plantão de dúvidas, 6º ano".parse().unwrap();
        OpenMilestone { id: MilestoneId(12), action: ActionId(5), title, due: day(due), since, action_since }
    }

    fn told(milestone: OpenMilestone, reader: PersonId) -> Option<Notice> {
        let dated = Dated { milestones: vec![milestone], actions: Vec::new() };
        notices(&dated, today(), reader, &ReadMarks::default()).pop()
    }

    #[test]
    fn a_milestone_is_told_of_from_a_week_before_its_day() {
        let long_ago = by(MARINA, "2026-08-10T12:00:00Z");
        for (due, expected) in [
            ("2026-11-22", None),
            ("2026-11-21", Some(("Vence em 7 dias", "2026-11-14T03:00:00Z"))),
            ("2026-11-17", Some(("Vence em 3 dias", "2026-11-10T03:00:00Z"))),
            ("2026-11-15", Some(("Vence amanhã", "2026-11-08T03:00:00Z"))),
            ("2026-11-14", Some(("Vence hoje", "2026-11-07T03:00:00Z"))),
            ("2026-11-13", Some(("Marco atrasado", "2026-11-14T03:00:00Z"))),
            ("2026-11-09", Some(("Marco atrasado", "2026-11-10T03:00:00Z"))),
        ] {
            // Whoever gave it its day long ago is told when the calendar brings it.
            let notice = told(milestone(due, long_ago, long_ago), MARINA);
            let found = notice.map(|it| (it.title, it.at));
            assert_eq!(found, expected.map(|(title, at)| (title.to_owned(), at.parse().unwrap())), "{due}");
        }
    }

    #[test]
    fn a_notice_says_what_it_is_about_and_leads_there() {
        let long_ago = by(MARINA, "2026-08-10T12:00:00Z");
        for (due, key, detail) in [
            ("2026-11-17", "m12:due", "o marco Plantão de dúvidas, 6º ano."),
            ("2026-11-13", "m12:overdue", "Plantão de dúvidas, 6º ano venceu ontem."),
            ("2026-11-09", "m12:overdue", "Plantão de dúvidas, 6º ano venceu há 5 dias."),
        ] {
            let notice = told(milestone(due, long_ago, long_ago), ANA).unwrap();
            assert_eq!((notice.key.to_string().as_str(), notice.detail.as_str()), (key, detail));
            assert_eq!(notice.link, "/actions?acao=5&aba=marcos");
        }
    }

    #[test]
    fn it_holds_no_earlier_than_what_brought_it_and_whoever_did_that_is_not_told() {
        let long_ago = by(ANA, "2026-08-10T12:00:00Z");
        let lately = "2026-11-12T15:00:00Z";
        let midnight = "2026-11-10T03:00:00Z";
        for (dated, under_way, reader, at) in [
            (long_ago, long_ago, MARINA, Some(midnight)),
            // A day that was over when somebody gave it, or opened the milestone again.
            (by(MARINA, lately), long_ago, ANA, Some(lately)),
            (by(MARINA, lately), long_ago, MARINA, None),
            // An action that somebody took up when the day was over.
            (long_ago, by(MARINA, lately), ANA, Some(lately)),
            (long_ago, by(MARINA, lately), MARINA, None),
            (by(MARINA, "2026-11-11T15:00:00Z"), by(ANA, lately), MARINA, Some(lately)),
        ] {
            let notice = told(milestone("2026-11-09", dated, under_way), reader);
            let at = at.map(|at| at.parse::<DateTime<Utc>>().unwrap());
            assert_eq!(notice.map(|it| it.at), at, "{dated:?} {under_way:?} {reader}");
        }
        // Who gave a milestone a day of this week is told once it is over.
        let own = by(MARINA, "2026-11-12T15:00:00Z");
        assert_eq!(told(milestone("2026-11-17", own, long_ago), MARINA), None);
        assert!(told(milestone("2026-11-13", own, long_ago), MARINA).is_some());
    }

    #[test]
    fn an_action_is_told_of_from_the_day_after_its_end() {
        let since = by(ANA, "2026-08-10T12:00:00Z");
        for (end, reader, at) in [
            ("2026-11-14", MARINA, None),
            ("2026-11-13", MARINA, Some("2026-11-14T03:00:00Z")),
            ("2026-08-01", MARINA, Some("2026-08-10T12:00:00Z")),
            ("2026-08-01", ANA, None),
        ] {
            let title = "Reduzir as faltas no 8º ano".parse().unwrap();
            let progress = Percent::new(75).unwrap();
            let action = EndingAction { id: ActionId(5), title, end: day(end), progress, since };
            let dated = Dated { milestones: Vec::new(), actions: vec![action] };
            let notice = notices(&dated, today(), reader, &ReadMarks::default()).pop();
            assert_eq!(notice.as_ref().map(|it| it.at), at.map(|at| at.parse().unwrap()), "{end}");
            let Some(notice) = notice else { continue };
            assert_eq!(notice.key.to_string(), "a5:past_end");
            assert_eq!(notice.title, "Ação passou do fim");
            assert_eq!(notice.detail, "Reduzir as faltas no 8º ano, com 75\u{a0}% feito.");
            assert_eq!(notice.link, "/actions?acao=5");
        }
    }

    #[test]
    fn what_is_late_comes_first_and_then_what_comes_next() {
        let since = by(ANA, "2026-08-10T12:00:00Z");
        let dues = ["2026-11-21", "2026-11-15", "2026-11-09", "2026-11-13"];
        let milestones = (1..)
            .zip(dues)
            .map(|(id, due)| OpenMilestone { id: MilestoneId(id), ..milestone(due, since, since) });
        let dated = Dated { milestones: milestones.collect(), actions: Vec::new() };
        let marks = ReadMarks { all: "2026-11-10T12:00:00Z".parse().unwrap(), ..ReadMarks::default() };
        let found = notices(&dated, today(), MARINA, &marks);
        let found: Vec<_> = found.iter().map(|it| (it.key.to_string(), it.read)).collect();
        let expected = [("m4:overdue", false), ("m3:overdue", true), ("m2:due", true), ("m1:due", false)];
        assert_eq!(found, expected.map(|(key, read)| (key.to_owned(), read)));
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
