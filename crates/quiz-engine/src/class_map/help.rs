use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{Day, PersonId, SkillId, Uf};

use super::map::{ClassMap, Share};
use crate::mastery::{Known, Parameters, Said};

/// Who has not played for so many days is told of.
pub const IDLE_DAYS: i64 = 14;
/// What changed within so many days.
const LATELY: i64 = 30;
/// So many of the last answers tell how a pupil answers, and fewer than so many tell nothing.
const LAST: usize = 30;
const LEAST: usize = 10;

/// What answers tell of a pupil besides what is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Habits {
    /// Days since the last quiz; `None`: there was none.
    pub idle: Option<i64>,
    /// Median seconds of the last answers to questions of the subject; `None` of too few.
    pub seconds: Option<u32>,
    /// Whether at least half of these were right.
    pub half_right: bool,
    /// How many skills that had an answer a month ago are known better now, by the words for it.
    pub improved: u32,
}

/// The most likely reason why a pupil needs help, or what stands against it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    NeverPlayed,
    Idle {
        days: i64,
    },
    /// Takes less than half the time that the class takes, and is wrong more often than right.
    Guesses {
        seconds: u32,
        class: u32,
    },
    Improved {
        skills: u32,
    },
    ToStrengthen(Share),
}

/// A pupil who needs help.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Help {
    pub id: PersonId,
    pub name: String,
    pub share: Share,
    pub reason: Reason,
}

impl Reason {
    /// As it is sent.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::NeverPlayed => "nunca_jogou",
            Self::Idle { .. } => "nao_joga",
            Self::Guesses { .. } => "chuta",
            Self::Improved { .. } => "melhorou",
            Self::ToStrengthen(_) => "a_reforcar",
        }
    }

    /// Every slug.
    pub const SLUGS: [&str; 5] = ["nunca_jogou", "nao_joga", "chuta", "melhorou", "a_reforcar"];
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NeverPlayed => out.write_str("Ainda não jogou nenhum quiz."),
            Self::Idle { days } => write!(out, "Não joga há {days} dias."),
            Self::Guesses { seconds, class } => write!(
                out,
                "Responde em {seconds} s, a turma em {class} s, e erra mais do que acerta: parece chutar."
            ),
            Self::Improved { skills: 1 } => out.write_str("Melhorou em 1 habilidade nos últimos 30 dias."),
            Self::Improved { skills } => write!(out, "Melhorou em {skills} habilidades nos últimos 30 dias."),
            Self::ToStrengthen(Share { to_strengthen, answered }) => {
                let skills = if answered == 1 { "habilidade" } else { "habilidades" };
                write!(out, "A reforçar em {to_strengthen} de {answered} {skills}.")
            }
        }
    }
}

impl Habits {
    /// Of pupils by what they answered to questions of the subject, each in their order, and when they last played.
    pub fn of(
        said: &[Said],
        played: &BTreeMap<PersonId, DateTime<Utc>>,
        by: impl Fn(SkillId) -> Parameters,
        now: DateTime<Utc>,
        state: Uf,
    ) -> BTreeMap<PersonId, Self> {
        let today = Day::of(now, state);
        let mut habits: BTreeMap<PersonId, Self> = BTreeMap::new();
        for (student, at) in played {
            let days = (today.date() - Day::of(*at, state).date()).num_days();
            habits.entry(*student).or_default().idle = Some(days.max(0));
        }
        for own in said.chunk_by(|one, other| one.student == other.student) {
            let Some(first) = own.first() else { continue };
            let habit = habits.entry(first.student).or_default();
            let last = &own[own.len().saturating_sub(LAST)..];
            if last.len() >= LEAST {
                habit.seconds = median(last.iter().map(|it| it.seconds).collect());
                habit.half_right = last.iter().filter(|it| it.correct).count() * 2 >= last.len();
            }
            habit.improved = improved(own, &by, now - TimeDelta::days(LATELY), state);
        }
        habits
    }
}

fn median(mut of: Vec<u32>) -> Option<u32> {
    of.sort_unstable();
    of.get(of.len() / 2).copied()
}

fn improved(own: &[Said], by: &impl Fn(SkillId) -> Parameters, since: DateTime<Utc>, state: Uf) -> u32 {
    let mut known: BTreeMap<SkillId, (Option<Known>, Known)> = BTreeMap::new();
    for (said, evidence) in Said::evidence(own, state) {
        let Some(skill) = said.skill else { continue };
        let parameters = by(skill);
        let (before, now) = known.entry(skill).or_insert((None, Known::nothing(parameters)));
        *now = now.after(evidence, parameters);
        if said.at < since {
            *before = Some(*now);
        }
    }
    let better =
        known.values().filter(|(before, now)| before.is_some_and(|before| now.grasp() > before.grasp()));
    u32::try_from(better.count()).unwrap_or(u32::MAX)
}

/// Who has something to strengthen, or does not play: who has most to strengthen first.
pub fn help(map: &ClassMap, habits: &BTreeMap<PersonId, Habits>) -> Vec<Help> {
    let class = median(habits.values().filter_map(|it| it.seconds).collect());
    let mut help: Vec<_> = map
        .pupils
        .iter()
        .filter_map(|pupil| {
            let habits = habits.get(&pupil.id).copied().unwrap_or_default();
            let reason = reason(pupil.share, habits, class)?;
            Some(Help { id: pupil.id, name: pupil.name.clone(), share: pupil.share, reason })
        })
        .collect();
    help.sort_by_key(|it| Reverse(it.share.to_strengthen));
    help
}

fn reason(share: Share, habits: Habits, class: Option<u32>) -> Option<Reason> {
    let guesses = habits.seconds.zip(class).filter(|(own, class)| own * 2 < *class && !habits.half_right);
    match (habits.idle, guesses) {
        (None, _) => Some(Reason::NeverPlayed),
        (Some(days), _) if days >= IDLE_DAYS => Some(Reason::Idle { days }),
        _ if share.to_strengthen == 0 => None,
        (_, Some((seconds, class))) => Some(Reason::Guesses { seconds, class }),
        _ if habits.improved > 0 => Some(Reason::Improved { skills: habits.improved }),
        _ => Some(Reason::ToStrengthen(share)),
    }
}

#[cfg(test)]
mod tests {
    use kernel::QuestionId;

    use super::*;
    use crate::class_map::map::MapPupil;
    use crate::testing::second;

    const STATE: Uf = Uf::SP;

    /// An answer a day from so many days ago on, each to a question of its own.
    fn said(student: i64, skill: i64, days_ago: i64, letters: &str, seconds: u32) -> Vec<Said> {
        let one = |(place, letter): (i64, char)| Said {
            student: PersonId(student),
            question: QuestionId(100 * skill + place),
            skill: Some(SkillId(skill)),
            earned_lately: false,
            correct: letter == 'R',
            seconds,
            at: second(0) - TimeDelta::days(days_ago - place),
        };
        (0..).zip(letters.chars()).map(one).collect()
    }

    fn habits(said: &[Said]) -> BTreeMap<PersonId, Habits> {
        let played = said.iter().map(|it| (it.student, it.at)).collect();
        Habits::of(said, &played, |_| Parameters::ASSUMED, second(0), STATE)
    }

    #[test]
    fn habits_are_counted_from_answers() {
        let all = [
            said(1, 5, 60, "WWW", 20),
            said(1, 5, 20, "RRR", 20),
            said(1, 6, 2, "RR", 20),
            said(2, 5, 14, "WWWWWWWWWRW", 4),
        ]
        .concat();
        let found = habits(&all);
        let known = Habits { idle: Some(1), seconds: None, half_right: false, improved: 1 };
        assert_eq!(found[&PersonId(1)], known, "what had no answer a month ago has not improved");
        let quick = Habits { idle: Some(4), seconds: Some(4), half_right: false, improved: 0 };
        assert_eq!(found[&PersonId(2)], quick);
    }

    #[test]
    fn each_who_needs_help_has_one_reason_in_words() {
        let share = |to_strengthen, answered| Share { to_strengthen, answered };
        let idle = |days| Habits { idle: Some(days), ..Habits::default() };
        let quick = Habits { seconds: Some(6), ..idle(1) };
        for (of, habits, said) in [
            (share(0, 0), Habits::default(), Some("Ainda não jogou nenhum quiz.")),
            (share(0, 5), idle(13), None),
            (share(0, 5), idle(14), Some("Não joga há 14 dias.")),
            (share(2, 5), Habits { idle: Some(30), ..quick }, Some("Não joga há 30 dias.")),
            (
                share(2, 5),
                Habits { improved: 3, ..quick },
                Some("Responde em 6 s, a turma em 14 s, e erra mais do que acerta: parece chutar."),
            ),
            (share(2, 5), Habits { seconds: Some(7), ..quick }, Some("A reforçar em 2 de 5 habilidades.")),
            (share(2, 5), Habits { half_right: true, ..quick }, Some("A reforçar em 2 de 5 habilidades.")),
            (share(1, 1), idle(0), Some("A reforçar em 1 de 1 habilidade.")),
            (
                share(1, 9),
                Habits { improved: 1, ..idle(0) },
                Some("Melhorou em 1 habilidade nos últimos 30 dias."),
            ),
            (
                share(1, 9),
                Habits { improved: 2, ..idle(0) },
                Some("Melhorou em 2 habilidades nos últimos 30 dias."),
            ),
        ] {
            let found = reason(of, habits, Some(14));
            assert_eq!(found.map(|it| it.to_string()).as_deref(), said, "{habits:?}");
            assert!(found.is_none_or(|it| Reason::SLUGS.contains(&it.slug())));
        }
    }

    #[test]
    fn who_has_most_to_strengthen_comes_first() {
        let pupil = |id: i64, to_strengthen| MapPupil {
            id: PersonId(id),
            name: format!("Aluno {id}"),
            share: Share { to_strengthen, answered: 9 },
            cells: Vec::new(),
        };
        let map = ClassMap {
            skills: Vec::new(),
            left_out: 0,
            pupils: vec![pupil(1, 4), pupil(2, 0), pupil(3, 0), pupil(4, 7)],
        };
        let played = Habits { idle: Some(0), ..Habits::default() };
        let habits = [1, 2, 4].map(|id| (PersonId(id), played)).into();
        let found: Vec<_> = help(&map, &habits).iter().map(|it| it.id.0).collect();
        assert_eq!(found, [4, 1, 3]);
    }
}
