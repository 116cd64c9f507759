//! What the demonstration's pupils played over the last months: the same each time, and by the rules of the domain.

mod player;

use std::collections::BTreeSet;

use application::tx::database::SchoolTx;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::{PersonId, Stage, SubjectId};
use quiz_engine::play::{Kind, Length, Pace, Quiz, Toward, Wanted, select};
use quiz_engine::question::{Difficulty, Letter, Level};
use store_postgres::operator::Played;

use self::player::{Asks, Player};
use super::class_simulations::drawn;
use super::pupils::Enrolled;
use crate::failure::Failure;

/// The classes that play, how many quizzes their pupils have behind them at most, and how many of five play. The ninth grade and the
/// first of the fifth have maps and projections to show.
const PLAYING: [(&str, u64, u64); 5] =
    [("4º A", 8, 2), ("5º A", 9, 4), ("5º B", 7, 2), ("9º A", 8, 4), ("9º B", 8, 4)];

/// Two of this class have just begun, and stopped after so many answers.
pub const BEGINNERS: &str = "5º A";
const BEGUN: [i64; 2] = [3, 7];

/// Days ago.
const FIRST: i64 = 112;

/// What a subject of a stage asks.
struct Bank {
    stage: Stage,
    subject: SubjectId,
    asks: Vec<Asks>,
}

/// Plays it all, once questions and pupils are there; nothing is written.
pub fn play(tx: &mut dyn SchoolTx, pupils: &[Enrolled], now: DateTime<Utc>) -> Result<Played, Failure> {
    let banks = banks(tx)?;
    let mut played = Played::default();
    let mut classes = BTreeSet::new();
    let mut begun = BEGUN.into_iter();
    for (seed, pupil) in (1..).zip(pupils) {
        let class = PLAYING.iter().find(|(name, ..)| *name == pupil.class_name);
        let own: Vec<_> = banks.iter().filter(|bank| bank.stage == pupil.stage).collect();
        if let (Some((_, most, of_five)), [_, ..]) = (class, own.as_slice()) {
            let is_first = classes.insert(pupil.class);
            let before = played.left.len();
            months(&mut played, &own, pupil, Habit { seed, most: *most, of_five: *of_five, is_first }, now);
            let has_played = played.left.len() > before;
            if let Some(answers) =
                (!has_played && pupil.class_name == BEGINNERS).then(|| begun.next()).flatten()
            {
                begins(&mut played, own[0], pupil, (seed, answers), now);
            }
        }
    }
    played.quizzes.sort_by_key(|quiz| quiz.started_at);
    Ok(played)
}

fn banks(tx: &mut dyn SchoolTx) -> Result<Vec<Bank>, Failure> {
    let mut banks = Vec::new();
    for subject in tx.school().subjects()? {
        let wanted = Wanted { subject: subject.id, level: Level::Misto, length: Length::MOST };
        // As they are to nobody: all that may be asked.
        let there = tx.quizzes().quiz_candidates(PersonId(0), wanted)?;
        let ids: Vec<_> = there.iter().map(|it| it.question).collect();
        let mut asks = Vec::with_capacity(ids.len());
        for question in tx.questions().questions_by_id(&ids)? {
            asks.push(Asks {
                question: question.id,
                version: question.version,
                difficulty: question.about.data.difficulty,
                skill: question.skill,
                key: question.about.data.text.key,
            });
        }
        asks.sort_by_key(|it| it.question);
        if !asks.is_empty() {
            banks.push(Bank { stage: subject.about.stage, subject: subject.id, asks });
        }
    }
    Ok(banks)
}

/// How a pupil plays.
struct Habit {
    seed: u64,
    most: u64,
    of_five: u64,
    /// Of the class: with the first of some the sign-in page lets in.
    is_first: bool,
}

/// So many of five play, at least twice; the first of a class plays most. One of four stopped weeks ago, one of nine guesses.
fn months(played: &mut Played, banks: &[&Bank], pupil: &Enrolled, habit: Habit, now: DateTime<Utc>) {
    let Habit { seed, most, of_five, is_first } = habit;
    let chance = |of: i64| drawn(seed, 7, of);
    if chance(0) % 5 >= of_five && !is_first {
        return;
    }
    let quizzes = if is_first { most } else { 2 + chance(1) % (most - 3) };
    let Ok(quizzes) = i64::try_from(quizzes) else { return };
    // Of a hundred answers so many are right: some know more than others, and all know more from quiz to quiz.
    let guesses = !is_first && chance(3) % 9 == 0;
    let plays = Plays { knows: if guesses { 20 } else { 42 + chance(2) % 40 }, guesses, stays: 10 };
    let stopped = is_first || chance(4) % 4 == 0;
    let spread = if stopped { quizzes } else { quizzes - 1 };
    let mut player = Player::default();
    for number in 0..quizzes {
        let days = FIRST
            - number * (FIRST - 2) / spread
            - i64::try_from(chance(10 + number) % 8).unwrap_or_default();
        let at = school_hour(now - TimeDelta::days(days.max(1)), chance(40 + number));
        let bank = banks[usize::try_from(number).unwrap_or_default() % banks.len()];
        let level = if chance(70 + number) % 6 == 0 { Level::Facil } else { Level::Misto };
        let quiz = asked(&player, bank, pupil, (level, at), seed ^ number.cast_unsigned());
        let seed = seed.wrapping_mul(101) + number.cast_unsigned();
        let stays = if drawn(seed, 11, 0).is_multiple_of(12) { 4 } else { 10 };
        played.quizzes.extend(sit(&mut player, quiz, seed, Plays { stays, ..plays }));
    }
    played.left.push(player.left(pupil.id));
}

/// The day before yesterday, for the first time.
fn begins(
    played: &mut Played,
    bank: &Bank,
    pupil: &Enrolled,
    (seed, answers): (u64, i64),
    now: DateTime<Utc>,
) {
    let mut player = Player::default();
    let at = school_hour(now - TimeDelta::days(2), drawn(seed, 7, 40));
    let quiz = asked(&player, bank, pupil, (Level::Misto, at), seed);
    played.quizzes.extend(sit(
        &mut player,
        quiz,
        seed.wrapping_mul(101),
        Plays { knows: 55, guesses: false, stays: answers },
    ));
    played.left.push(player.left(pupil.id));
}

/// A quiz as it begins.
fn asked(
    player: &Player,
    bank: &Bank,
    pupil: &Enrolled,
    (level, at): (Level, DateTime<Utc>),
    seed: u64,
) -> Quiz {
    let toward = Toward {
        student: pupil.id,
        class: Some(pupil.class),
        subject: Some(bank.subject),
        kind: Kind::Quiz,
        level,
        pace: Pace::Normal,
    };
    let candidates: Vec<_> = bank.asks.iter().map(|asks| player.candidate(asks)).collect();
    let chosen = select(&candidates, level, Length::MOST, at, seed);
    let asks: Vec<_> =
        chosen.iter().filter_map(|id| bank.asks.iter().find(|asks| asks.question == *id)).copied().collect();
    player.begin(toward, &asks, at)
}

/// In the morning or the afternoon of that day in São Paulo.
fn school_hour(day: DateTime<Utc>, chance: u64) -> DateTime<Utc> {
    let minutes = i64::try_from(chance % 480).unwrap_or_default();
    day.date_naive().and_time(chrono::NaiveTime::MIN).and_utc()
        + TimeDelta::hours(11)
        + TimeDelta::minutes(minutes)
}

/// How a pupil answers.
#[derive(Clone, Copy)]
struct Plays {
    knows: u64,
    guesses: bool,
    /// So many answers.
    stays: i64,
}

/// One of twelve is given up half way.
fn sit(player: &mut Player, mut quiz: Quiz, seed: u64, plays: Plays) -> Option<Quiz> {
    let Plays { knows, guesses, stays } = plays;
    let chance = |of: i64| drawn(seed, 11, of);
    for ordinal in 1..=stays {
        let Some(asked) = quiz.current().copied() else { break };
        let ease = match asked.difficulty {
            Difficulty::Facil => 12,
            Difficulty::Medio => 0,
            Difficulty::Dificil => -12,
        };
        let learnt = if player.masters(asked.skill) { 25 } else { 0 };
        let rate = knows.saturating_add_signed(ease) + learnt + seed % 5;
        let (lot, seconds) =
            (chance(ordinal), 4 + i64::try_from(chance(20 + ordinal) % 24).unwrap_or_default());
        let letter = match lot % 100 {
            _ if lot.is_multiple_of(61) => None,
            part if part < rate.min(95) => Some(asked.key),
            part => {
                Some(Letter::ALL[(asked.key.place() + 1 + usize::from(part % 3 == 0)) % Letter::ALL.len()])
            }
        };
        let seconds = if guesses { 2 + seconds % 4 } else { seconds };
        quiz = player.answer(quiz, letter, if letter.is_none() { 34 } else { seconds })?;
    }
    let last = quiz.answers().last().map_or(quiz.started_at, |(_, answer)| answer.at);
    player.close(&quiz, last + TimeDelta::seconds(5))
}

#[cfg(test)]
mod tests {
    use kernel::{ClassId, QuestionId, SkillId};
    use quiz_engine::play::State;
    use quiz_engine::progress::Standing;

    use super::*;

    fn bank() -> Bank {
        let asks = (1..=14).map(|id| Asks {
            question: QuestionId(id),
            version: 1,
            difficulty: Difficulty::ALL[usize::try_from(id).unwrap() % 3],
            skill: Some(SkillId(id % 5 + 1)),
            key: Letter::ALL[usize::try_from(id).unwrap() % 4],
        });
        Bank { stage: Stage::AnosIniciais, subject: SubjectId(1), asks: asks.collect() }
    }

    fn played(now: DateTime<Utc>) -> Played {
        let (bank, mut played) = (bank(), Played::default());
        for seed in 1..60 {
            let pupil = Enrolled {
                id: PersonId(u64::cast_signed(seed)),
                class: ClassId(1),
                class_name: "4º A".to_owned(),
                stage: bank.stage,
            };
            months(
                &mut played,
                &[&bank],
                &pupil,
                Habit { seed, most: 9, of_five: 2, is_first: seed == 1 },
                now,
            );
        }
        played
    }

    #[test]
    fn what_was_played_is_the_same_each_time_and_adds_up() {
        let now = "2026-11-22T03:00:00Z".parse().unwrap();
        let all = played(now);
        let again = played(now);
        assert_eq!(all.quizzes, again.quizzes);
        for by in &all.left {
            let own: Vec<_> = all.quizzes.iter().filter(|quiz| quiz.toward.student == by.student).collect();
            let over = own.iter().filter(|quiz| quiz.state == State::Concluido);
            let standing: Standing = over.map(|quiz| quiz.standing()).sum();
            assert_eq!(by.standings.values().copied().sum::<Standing>(), standing);
            assert_eq!(by.record.quizzes, standing.quizzes);
            assert!(own.windows(2).all(|two| two[0].ended_at.unwrap() < two[1].started_at), "one at a time");
            assert!(own.iter().all(|quiz| quiz.ended_at.unwrap() < now && quiz.asked.len() > 3));
        }
        let abandoned = all.quizzes.iter().filter(|quiz| quiz.state == State::Abandonado).count();
        assert!(abandoned > 2 && abandoned * 6 < all.quizzes.len(), "{abandoned} of {}", all.quizzes.len());
        let (hits, answers) = all
            .quizzes
            .iter()
            .map(|quiz| quiz.counters().tally)
            .fold((0, 0), |sum, it| (sum.0 + it.hits, sum.1 + it.answers));
        assert!((55..75).contains(&(hits * 100 / answers)), "{hits} of {answers}");
        assert!(all.left[0].student == PersonId(1) && all.left[0].record.quizzes > 5);
        assert!(all.left.iter().any(|by| by.achievements.len() > 7));
    }
}
