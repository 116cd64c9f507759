//! A quiz begins.

use chrono::{DateTime, Utc};
use kernel::{ClassId, Day, Invalid, PersonId, QuestionId, QuizId, SubjectId};
use quiz_engine::mastery::due_first;
use quiz_engine::play::{Begin, Kind, Length, NewQuiz, Pace, StartForm, Toward, Wanted, begin, select};
use quiz_engine::question::Level;

use super::ends::close;
use super::refusal::QuizError;
use crate::tx::database::SchoolTx;

/// Which quiz a pupil asks for.
#[derive(Debug, Clone, Copy)]
pub enum Asking<'a> {
    Quiz(StartForm<'a>),
    /// What was missed and is due, in a subject or in all of them.
    Review(Option<SubjectId>),
}

/// Begins a quiz, its questions chosen by `seed`, or answers the one like it that is on its way.
pub fn start(
    tx: &mut dyn SchoolTx,
    student: PersonId,
    asking: Asking<'_>,
    now: DateTime<Utc>,
    seed: u64,
) -> Result<QuizId, QuizError> {
    let wanted = match asking {
        Asking::Quiz(form) => Some(form.parse()?),
        Asking::Review(_) => None,
    };
    let player = tx.quizzes().hold_player(student)?.ok_or(QuizError::NotFound)?;
    let running = tx.quizzes().running_quiz(student)?;
    match (begin(running.as_ref(), wanted, now)?, running) {
        (Begin::Resume, Some(running)) => return Ok(running.id),
        (Begin::New { closes: Some(_) }, Some(running)) => close(tx, running.id, now)?,
        _ => {}
    }
    let class = tx.school().pupils(&[student])?.pop().ok_or(QuizError::NotFound)?.class;
    let (kind, subject, level, questions) = match (wanted, asking) {
        (Some(wanted), _) => {
            (Kind::Quiz, Some(wanted.subject), wanted.level, drawn(tx, (student, class), wanted, now, seed)?)
        }
        (None, Asking::Review(subject)) => {
            (Kind::Revisao, subject, Level::Misto, due(tx, student, subject, now)?)
        }
        (None, Asking::Quiz(_)) => return Err(QuizError::NotFound),
    };
    let pace = match kind {
        Kind::Quiz => player.pace,
        Kind::Revisao => Pace::Untimed,
    };
    let toward = Toward { student, class, subject, kind, level, pace };
    Ok(tx.quizzes().add_quiz(&NewQuiz { toward, questions }, now)?)
}

/// For a pupil of this class.
fn drawn(
    tx: &mut dyn SchoolTx,
    (student, class): (PersonId, Option<ClassId>),
    wanted: Wanted,
    now: DateTime<Utc>,
    seed: u64,
) -> Result<Vec<QuestionId>, QuizError> {
    let subject = tx.school().subjects()?.into_iter().find(|it| it.id == wanted.subject);
    let subject = subject.ok_or(QuizError::NotFound)?;
    let stage = match class {
        Some(class) => tx.school().class(class)?.map(|class| class.about.grade.stage),
        None => None,
    };
    // Who is in no class yet may practise what they like.
    if !subject.about.active || stage.is_some_and(|stage| stage != subject.about.stage) {
        return Err(Invalid::field("subjectId", "Escolha uma matéria da sua turma.").into());
    }
    let candidates = tx.quizzes().quiz_candidates(student, wanted)?;
    let chosen = select(&candidates, wanted.level, wanted.length, now, seed);
    if chosen.is_empty() {
        let of_any_level = Wanted { level: Level::Misto, ..wanted };
        let others = !tx.quizzes().quiz_candidates(student, of_any_level)?.is_empty();
        return Err(QuizError::NothingToAsk(wanted.nothing(subject.about.name.as_str(), others)));
    }
    Ok(chosen)
}

fn due(
    tx: &mut dyn SchoolTx,
    student: PersonId,
    subject: Option<SubjectId>,
    now: DateTime<Utc>,
) -> Result<Vec<QuestionId>, QuizError> {
    let school = tx.school().school()?.ok_or(QuizError::NotFound)?;
    let mut misses = tx.quizzes().misses(student)?;
    if let Some(subject) = subject {
        let ids: Vec<_> = misses.iter().map(|(question, _)| *question).collect();
        let of_subject = tx.questions().questions_by_id(&ids)?.into_iter();
        let of_subject: Vec<_> =
            of_subject.filter(|it| it.about.subject == subject).map(|it| it.id).collect();
        misses.retain(|(question, _)| of_subject.contains(question));
    }
    let due = due_first(&misses, Length::MOST.count(), Day::of(now, school.state));
    if due.is_empty() {
        return Err(QuizError::NothingToAsk("Você não tem erros para rever hoje.".to_owned()));
    }
    Ok(due)
}
