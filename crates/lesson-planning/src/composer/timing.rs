//! How the minutes of a plan are divided: into lessons, and these into phases. They add up to the duration, always.

use super::room::Phase::{Brief, Check, Close, Exit, Explain, Guided, Practice, Recall, Reopen, Share};
use super::room::{Phase, Rhythm};
use crate::draft::Minutes;

/// A plan that is longer is of several lessons.
const ONE_LESSON: u16 = 60;
const MANY: usize = 4;
/// What a lesson usually takes.
const USUAL: u16 = 50;

/// The phases of one lesson with their minutes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonTime {
    pub minutes: u16,
    pub phases: Vec<(Phase, u16)>,
}

pub fn divided(duration: Minutes, rhythm: Rhythm) -> Vec<LessonTime> {
    let lessons = lessons(duration.get());
    let count = lessons.len();
    let phased = lessons.into_iter().enumerate().map(|(place, minutes)| {
        let phases = phases(place, count, minutes);
        LessonTime { minutes, phases: shared(phases, minutes, rhythm) }
    });
    phased.collect()
}

/// The minutes of each lesson: as even as steps of five allow, the longer ones first.
fn lessons(duration: u16) -> Vec<u16> {
    let count = if duration <= ONE_LESSON { 1 } else { ((duration + USUAL / 2) / USUAL).max(2) };
    let step = if duration.is_multiple_of(5) { 5 } else { 1 };
    let (steps, longer) = (duration / step / count, duration / step % count);
    (0..count).map(|place| (steps + u16::from(place < longer)) * step).collect()
}

/// What a lesson of so many minutes has room for.
fn phases(place: usize, count: usize, minutes: u16) -> &'static [Phase] {
    let (first, last) = (place == 0, place + 1 == count);
    match (first, last) {
        (true, true) => match minutes {
            0..=4 => &[Brief],
            5..=9 => &[Explain, Exit],
            10..=14 => &[Recall, Explain, Exit],
            15..=24 => &[Recall, Explain, Practice, Exit],
            25..=34 => &[Recall, Explain, Check, Practice, Exit],
            35..=44 => &[Recall, Explain, Check, Practice, Share, Exit],
            _ => &[Recall, Explain, Check, Guided, Practice, Share, Exit],
        },
        (true, false) => &[Recall, Explain, Check, Guided, Close],
        (false, true) if count == 2 && minutes >= 40 => &[Reopen, Explain, Practice, Share, Exit],
        (false, true) => &[Reopen, Practice, Share, Exit],
        // Of many lessons each has fewer steps; the middle ones take turns.
        (false, false) if count > MANY && place % 2 == 1 => &[Reopen, Explain, Practice],
        (false, false) if count > MANY => &[Reopen, Practice, Share],
        (false, false) if place % 2 == 1 => &[Reopen, Explain, Practice, Close],
        (false, false) => &[Reopen, Explain, Check, Guided, Close],
    }
}

/// How much of the time a phase asks for, and how many minutes it has at most.
const fn weight(phase: Phase, rhythm: Rhythm) -> (u16, u16) {
    match (phase, rhythm) {
        (Recall | Reopen | Check, _) => (18, 10),
        (Explain, Rhythm::Explaining) => (40, 15),
        (Explain, Rhythm::Making) => (24, 15),
        (Guided, _) => (24, 25),
        (Practice, Rhythm::Explaining) => (55, 60),
        (Practice, Rhythm::Making) => (90, 60),
        (Share, _) => (25, 15),
        (Close, _) => (14, 5),
        (Exit, _) => (22, 10),
        (Brief, _) => (1, 4),
    }
}

/// The least that an exit quiz needs where there is little time.
const LEAST_EXIT: u16 = 3;

/// Steps of five minutes where each phase can have one, what is left over to the longest; single minutes else.
fn shared(phases: &[Phase], minutes: u16, rhythm: Rhythm) -> Vec<(Phase, u16)> {
    let count = u16::try_from(phases.len()).unwrap_or(u16::MAX);
    let step = if minutes >= count * 5 { 5 } else { 1 };
    let mut times: Vec<(Phase, u16)> = phases.iter().map(|phase| (*phase, step)).collect();
    if step == 1
        && count > 1
        && let Some((Exit, exit)) = times.last_mut()
    {
        *exit = LEAST_EXIT;
    }
    let mut left = minutes.saturating_sub(times.iter().map(|(_, time)| time).sum());
    while left >= step {
        grow(&mut times, step, rhythm);
        left -= step;
    }
    if let Some((_, longest)) = times.iter_mut().max_by_key(|(_, time)| *time) {
        *longest += left;
    }
    times
}

/// Gives a step to the phase that has least of what it asks for.
fn grow(times: &mut [(Phase, u16)], step: u16, rhythm: Rhythm) {
    let below = |(phase, time): (Phase, u16)| time + step <= weight(phase, rhythm).1;
    let is_free = times.iter().any(|time| below(*time));
    let next = times.iter_mut().filter(|time| !is_free || below(**time)).max_by_key(|(phase, time)| {
        let (asked, _) = weight(*phase, rhythm);
        u32::from(asked) * 1_000 / u32::from(*time + step)
    });
    if let Some((_, time)) = next {
        *time += step;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(minutes: i64) -> Vec<LessonTime> {
        divided(Minutes::try_from(minutes).unwrap(), Rhythm::Explaining)
    }

    #[test]
    fn the_minutes_add_up_for_every_duration() {
        for minutes in 1..=600 {
            for rhythm in [Rhythm::Explaining, Rhythm::Making] {
                let lessons = divided(Minutes::try_from(minutes).unwrap(), rhythm);
                let times = || lessons.iter().flat_map(|lesson| &lesson.phases).map(|(_, time)| *time);
                assert_eq!(times().map(i64::from).sum::<i64>(), minutes);
                assert!(times().all(|time| time > 0), "{minutes}: {lessons:?}");
                if minutes >= 35 && minutes % 5 == 0 {
                    assert!(times().all(|time| time % 5 == 0), "{minutes}: {lessons:?}");
                }
                for lesson in &lessons {
                    assert_eq!(lesson.phases.iter().map(|(_, time)| time).sum::<u16>(), lesson.minutes);
                }
            }
        }
    }

    #[test]
    fn more_than_an_hour_is_several_lessons() {
        let minutes = |duration| of(duration).iter().map(|lesson| lesson.minutes).collect::<Vec<_>>();
        for (duration, lessons) in [
            (50, &[50][..]),
            (60, &[60]),
            (61, &[31, 30]),
            (75, &[40, 35]),
            (90, &[45, 45]),
            (100, &[50, 50]),
            (120, &[60, 60]),
            (150, &[50, 50, 50]),
            (600, &[50; 12]),
        ] {
            assert_eq!(minutes(duration), lessons, "{duration}");
        }
    }

    #[test]
    fn a_usual_lesson_has_each_phase() {
        let expected =
            [(Recall, 5), (Explain, 10), (Check, 5), (Guided, 5), (Practice, 15), (Share, 5), (Exit, 5)];
        assert_eq!(of(50)[0].phases, expected);
        assert_eq!(of(3)[0].phases, [(Brief, 3)]);
        assert_eq!(of(7)[0].phases.last(), Some(&(Exit, 3)));
    }
}
