//! What quizzes leave with a pupil, as columns keep it.

use diesel::result::QueryResult;
use kernel::Decimal;
use quiz_engine::mastery::{Known, Mastery};
use quiz_engine::progress::{Achievement, Played, Record};

use super::rows::{broken, count, small, tally};

/// What a pupil knows of a skill `k`, as [`known`] reads it.
macro_rules! known_columns {
    () => {
        "ARRAY[k.mastery, k.hits, k.answers, k.mastered_once::integer]"
    };
}

/// A pupil's record `r`, as [`record`] reads it and [`record_numbers`] writes it.
macro_rules! record_columns {
    () => {
        "ARRAY[r.hits, r.hard_hits, r.streak, r.skills, r.mastered, r.returned, r.overcome, r.quizzes, r.perfect,
            r.subjects, r.mixed, r.hard, r.rises, r.bests]"
    };
}

pub(crate) use known_columns;
pub(super) use record_columns;

pub(crate) fn known(stored: &[i32]) -> QueryResult<Known> {
    let [mastery, hits, answers, mastered_once] = *stored else { return Err(broken("a skill in part")) };
    let mastery =
        Mastery::of(Decimal::from_units(mastery.into())).ok_or_else(|| broken("mastery beyond 1"))?;
    Ok(Known { mastery, tally: tally(hits, answers), mastered_once: mastered_once != 0 })
}

/// A skill as [`known`] reads it.
pub(crate) fn known_numbers(known: &Known) -> QueryResult<Vec<i32>> {
    let mastery = i32::try_from(known.mastery.decimal().units()).map_err(|_| broken("mastery beyond 1"))?;
    Ok(vec![mastery, small(known.tally.hits), small(known.tally.answers), known.mastered_once.into()])
}

/// Without a row there is nothing in it yet.
pub(super) fn record(stored: Option<&[i32]>) -> QueryResult<Record> {
    let Some(stored) = stored else { return Ok(Record::default()) };
    let stored: [i32; 14] = stored.try_into().map_err(|_| broken("a record in part"))?;
    let [
        hits,
        hard_hits,
        streak,
        skills,
        mastered,
        returned,
        overcome,
        quizzes,
        perfect,
        subjects,
        mixed,
        hard,
        rises,
        bests,
    ] = stored.map(count);
    let played = Played { hits, hard_hits, streak, skills, mastered, returned, overcome };
    Ok(Record { played, quizzes, perfect, subjects, mixed, hard, rises, bests })
}

pub(crate) fn record_numbers(record: &Record) -> Vec<i32> {
    let Record { played, quizzes, perfect, subjects, mixed, hard, rises, bests } = *record;
    let Played { hits, hard_hits, streak, skills, mastered, returned, overcome } = played;
    let all = [
        hits, hard_hits, streak, skills, mastered, returned, overcome, quizzes, perfect, subjects, mixed,
        hard, rises, bests,
    ];
    all.map(small).to_vec()
}

pub(super) fn achievements(achievements: &[Achievement]) -> Vec<&'static str> {
    achievements.iter().map(|it| it.slug()).collect()
}

pub(super) fn achievement(stored: &str) -> QueryResult<Achievement> {
    stored.parse().map_err(|_| broken("an achievement that there is not"))
}
