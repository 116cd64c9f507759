//! Quizzes as screens show them.

use chrono::{DateTime, Utc};
use kernel::{ClassId, FileId, PersonId, QuizId, StoreError};
use quiz_engine::play::view::{QuizPage, Shown};
use quiz_engine::play::{Asked, Quiz, Refusal, State};
use quiz_engine::question::Explanation;
use school_management::people::person::Person;

use super::refusal::QuizError;
use super::turn::{Turn, turn_of};
use crate::pupils::seen::{OfClass, of_class, one};
use crate::tx::views::SchoolView;

/// A quiz with what its subject is called, `None` for all of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuizSeen {
    pub quiz: Quiz,
    /// At this moment.
    pub state: State,
    pub subject: Option<String>,
    pub turn: Option<Turn>,
}

/// A question that was answered, with its key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reviewed {
    pub ordinal: usize,
    pub asked: Asked,
    pub shown: Shown,
    pub explanation: Option<Explanation>,
}

/// Names of subjects, read once.
fn seen(
    view: &mut dyn SchoolView,
    quizzes: Vec<Quiz>,
    now: DateTime<Utc>,
) -> Result<Vec<QuizSeen>, StoreError> {
    let subjects = view.classes().subjects()?;
    let named = |quiz: &Quiz| {
        let subject = subjects.iter().find(|it| Some(it.id) == quiz.toward.subject);
        subject.map(|it| it.about.name.as_str().to_owned())
    };
    let seen = |quiz: Quiz| QuizSeen { state: quiz.state_at(now), subject: named(&quiz), turn: None, quiz };
    Ok(quizzes.into_iter().map(seen).collect())
}

/// One of a pupil's, with the question whose turn it is.
pub fn playing(
    view: &mut dyn SchoolView,
    student: PersonId,
    id: QuizId,
    now: DateTime<Utc>,
) -> Result<QuizSeen, QuizError> {
    let quiz = view.quizzes().quiz(id)?.filter(|quiz| quiz.toward.student == student);
    let turn = quiz.as_ref().map(|quiz| turn_of(view.quizzes(), quiz, now)).transpose()?.flatten();
    let seen = seen(view, quiz.into_iter().collect(), now)?.pop().ok_or(QuizError::NotFound)?;
    Ok(QuizSeen { turn, ..seen })
}

/// The one that is on its way.
pub fn current(
    view: &mut dyn SchoolView,
    student: PersonId,
    now: DateTime<Utc>,
) -> Result<Option<QuizSeen>, QuizError> {
    match view.quizzes().running_quiz(student)? {
        Some(quiz) if quiz.state_at(now) == State::EmAndamento => {
            playing(view, student, quiz.id, now).map(Some)
        }
        _ => Ok(None),
    }
}

/// The question whose turn it is; `None` once all are answered.
pub fn next_question(
    view: &mut dyn SchoolView,
    student: PersonId,
    id: QuizId,
    now: DateTime<Utc>,
) -> Result<Option<Turn>, QuizError> {
    let quiz = view.quizzes().quiz(id)?.filter(|quiz| quiz.toward.student == student);
    let quiz = quiz.ok_or(QuizError::NotFound)?;
    match quiz.state_at(now) {
        State::EmAndamento => Ok(turn_of(view.quizzes(), &quiz, now)?),
        State::Concluido => Err(Refusal::Over.into()),
        State::Abandonado => Err(Refusal::Abandoned.into()),
    }
}

/// One that is over, with those of its questions that were answered, to its pupil and to the staff who reach them.
pub fn review(
    view: &mut dyn SchoolView,
    person: &Person,
    id: QuizId,
    now: DateTime<Utc>,
) -> Result<(QuizSeen, Vec<Reviewed>), QuizError> {
    let quiz = view.quizzes().quiz(id)?.ok_or(QuizError::NotFound)?;
    one(view, person, quiz.toward.student)?.ok_or(QuizError::NotFound)?;
    if quiz.state_at(now) == State::EmAndamento {
        return Err(QuizError::Refused(Refusal::Unanswered(quiz.asked.len() - quiz.answers().count())));
    }
    let shown = view.quizzes().shown_all(id)?;
    let questions = (1..).zip(quiz.asked.iter().copied()).filter_map(|(ordinal, asked)| {
        asked.answer?;
        let (shown, explanation) = shown.iter().find(|(shown, _)| shown.question == asked.question)?.clone();
        Some(Reviewed { ordinal, asked, shown, explanation })
    });
    let questions = questions.collect();
    let seen = seen(view, vec![quiz], now)?.pop().ok_or(QuizError::NotFound)?;
    Ok((seen, questions))
}

/// Whether a question of the quiz that was put before its pupil shows this picture.
pub fn shows_image(
    view: &mut dyn SchoolView,
    person: &Person,
    id: QuizId,
    image: FileId,
) -> Result<bool, StoreError> {
    let Some(quiz) = view.quizzes().quiz(id)? else { return Ok(false) };
    if one(view, person, quiz.toward.student)?.is_none() {
        return Ok(false);
    }
    let shown = view.quizzes().shown_all(id)?;
    let was_shown = |it: &Shown| quiz.seen_at(it.question).is_some();
    Ok(shown.iter().any(|(it, _)| it.image.as_ref().is_some_and(|it| it.file == image) && was_shown(it)))
}

/// A pupil's, the newest first; `None` where whoever asks does not reach them.
pub fn quizzes_of(
    view: &mut dyn SchoolView,
    person: &Person,
    student: PersonId,
    page: QuizPage,
    now: DateTime<Utc>,
) -> Result<Option<Vec<QuizSeen>>, StoreError> {
    if one(view, person, student)?.is_none() {
        return Ok(None);
    }
    let quizzes = view.quizzes().quizzes_of(student, page)?;
    seen(view, quizzes, now).map(Some)
}

/// Who of a class plays at this moment, by name; `None` where whoever asks does not reach the class.
pub fn playing_in(
    view: &mut dyn SchoolView,
    person: &Person,
    class: ClassId,
    now: DateTime<Utc>,
) -> Result<Option<Vec<(String, QuizSeen)>>, StoreError> {
    let Some(OfClass::ToStaff(pupils)) = of_class(view, person, class)? else { return Ok(None) };
    let mut playing = view.quizzes().playing(class)?;
    playing.retain(|quiz| quiz.is_played_at(now));
    let quizzes = seen(view, playing, now)?;
    let of = |id: PersonId| quizzes.iter().find(|it| it.quiz.toward.student == id).cloned();
    let named = pupils.into_iter().filter_map(|it| Some((it.pupil.data.name.to_string(), of(it.pupil.id)?)));
    Ok(Some(named.collect()))
}
