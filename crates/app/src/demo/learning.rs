//! How the demonstration's pupils study: what they did beside answering, replied and were found to prefer, by the estimator that
//! finds it for everybody.

use application::classes::class::By;
use application::gate::model::Actor;
use application::gate::session::LiveSession;
use application::learning::analysis::analyse;
use application::learning::recommendation::mark;
use application::tx::database::SchoolTx;
use application::tx::views::Views;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::{Given, PersonId};
use learning_style::behaviour::{Help, Kind};
use learning_style::questionnaire::{ITEMS, Letter, Replies};
use learning_style::recommendation::MarkForm;
use learning_style::store::NewBehaviour;
use quiz_engine::play::Quiz;
use quiz_engine::play::view::QuizPage;

use super::class_simulations::drawn;
use super::pupils::Enrolled;
use super::quizzes::BEGINNERS;
use crate::failure::Failure;

/// Days ago it was switched on, and pupils were analysed.
const ON: i64 = 60;
const ANALYSED: i64 = 3;

/// So many who play are analysed, and the first of those who never played.
const ANALYSED_PLAYERS: usize = 9;

/// What each of the class played.
pub type Studied = Vec<(PersonId, Vec<Quiz>)>;

pub fn quizzes(views: &dyn Views, manager: &LiveSession, pupils: &[Enrolled]) -> Result<Studied, Failure> {
    let mut view = views.view(manager.scope())?;
    let mut studied = Vec::new();
    for pupil in pupils.iter().filter(|pupil| pupil.class_name == BEGINNERS) {
        let page = QuizPage { limit: 50, before: None };
        studied.push((pupil.id, view.quizzes().quizzes_of(pupil.id, page)?));
    }
    Ok(studied)
}

/// Once quizzes are there.
pub fn save(
    tx: &mut dyn SchoolTx,
    manager: &Actor,
    studied: &Studied,
    now: DateTime<Utc>,
) -> Result<(), Failure> {
    let on = now - TimeDelta::days(ON);
    tx.learning().switch_on(manager.id(), on)?;
    for ((student, quizzes), seed) in studied.iter().zip(1..) {
        for quiz in quizzes {
            beside(tx, *student, quiz, seed, on)?;
        }
    }
    let (players, others): (Vec<_>, Vec<_>) = studied.iter().partition(|(_, quizzes)| !quizzes.is_empty());
    let analysed = players.into_iter().take(ANALYSED_PLAYERS).chain(others.into_iter().take(1));
    let mut is_marked = false;
    for ((student, _), seed) in analysed.zip(1..) {
        let at = now - TimeDelta::days(ANALYSED);
        if seed % 2 == 1 {
            tx.learning().put_replies(*student, &replies(seed), at)?;
        }
        let analysis = analyse(tx, By { actor: manager, now: at }, *student)?;
        if let (false, Some(first)) = (is_marked, analysis.recommendations.first()) {
            is_marked = true;
            let done = MarkForm { implemented: Some(true), ..MarkForm::default() };
            mark(tx, By { actor: manager, now: at + TimeDelta::hours(3) }, first.kept.id, done)?;
            let judged = MarkForm {
                effective: Given::Set(true),
                note: Some("Treinou com a colega, dez minutos por dia. Já erra menos."),
                ..MarkForm::default()
            };
            mark(tx, By { actor: manager, now: now - TimeDelta::days(1) }, first.kept.id, judged)?;
        }
    }
    Ok(())
}

/// What a pupil did with the questions of a quiz. The first of all wants to see things; the others want help in all ways.
fn beside(
    tx: &mut dyn SchoolTx,
    student: PersonId,
    quiz: &Quiz,
    seed: u64,
    on: DateTime<Utc>,
) -> Result<(), Failure> {
    // Who has just begun has found none of it yet.
    let is_regular = quiz.answers().count() == quiz.asked.len();
    for ((asked, answer), of) in
        quiz.answers().zip(1..).filter(|((_, answer), _)| is_regular && answer.at > on)
    {
        let chance =
            |of: i64| drawn(seed.wrapping_mul(97).wrapping_add(answer.at.timestamp().unsigned_abs()), 13, of);
        let help = match chance(of) % 4 {
            _ if seed == 1 && !chance(of + 20).is_multiple_of(6) => Help::Image,
            way => Help::ALL[usize::try_from(way).unwrap_or_default() % Help::ALL.len()],
        };
        let deeds = [
            (Kind::ReadAloud, None, chance(of + 40) % 20 == 0),
            (Kind::Explanation, None, chance(of + 60) % 7 == 0),
            (Kind::Help, Some(help), seed == 1 || chance(of + 80) % 3 == 0),
        ];
        for (kind, help, _) in deeds.into_iter().filter(|(.., is_done)| *is_done) {
            let new = NewBehaviour {
                student,
                quiz: quiz.id,
                question: asked.question,
                kind,
                help,
                at: answer.at + TimeDelta::seconds(3),
            };
            tx.learning().add_behaviour(new)?;
        }
    }
    Ok(())
}

/// Most items, with a letter by chance.
fn replies(seed: u64) -> Replies {
    let reply = |(item, of): (&learning_style::questionnaire::Item, i64)| {
        let lot = usize::try_from(drawn(seed, 17, of) % 5).unwrap_or_default();
        Some((item.slug, Letter::ALL.get(lot)?.slug()))
    };
    Replies::parse(ITEMS.iter().zip(1..).filter_map(reply)).unwrap_or_default()
}
