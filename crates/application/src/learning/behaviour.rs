//! What pupils do beside answering is recorded.

use chrono::{DateTime, Utc};
use kernel::{Invalid, PersonId, QuestionId, QuizId};
use learning_style::behaviour::{Deed, Help, Kind};
use learning_style::store::NewBehaviour;

use super::refusal::LearningError;
use crate::tx::database::SchoolTx;

/// What a pupil's screen says that they did.
#[derive(Debug, Clone, Copy)]
pub struct Done {
    pub quiz: QuizId,
    pub question: QuestionId,
    pub kind: Kind,
    pub help: Option<Help>,
}

fn wrong(sentence: &str) -> LearningError {
    Invalid::field("type", sentence).into()
}

/// Once a question. While the school has it off, nothing is.
pub fn record(
    tx: &mut dyn SchoolTx,
    student: PersonId,
    done: Done,
    now: DateTime<Utc>,
) -> Result<(), LearningError> {
    let Done { quiz, question, kind, help } = done;
    if matches!(kind, Kind::Answer | Kind::Review) {
        return Err(wrong("As respostas e as revisões são contadas pelo próprio quiz."));
    }
    if Deed::stored(kind, None, help).is_err() {
        let sentence = match kind {
            Kind::Help => "Diga de que jeito: imagem, audio, texto ou passo_a_passo.",
            _ => "Só um pedido de ajuda tem um jeito.",
        };
        return Err(Invalid::field("help", sentence).into());
    }
    let own = tx.quizzes().quiz(quiz)?.filter(|own| own.toward.student == student);
    let own = own.filter(|own| own.seen_at(question).is_some()).ok_or(LearningError::NotFound)?;
    if !tx.learning().hold_on()? {
        return Ok(());
    }
    match kind {
        Kind::Image => {
            let shown = tx.quizzes().shown(quiz, question)?.ok_or(LearningError::NotFound)?;
            if shown.image.is_none() {
                return Err(wrong("Esta questão não tem imagem."));
            }
        }
        Kind::Explanation => {
            if !own.answers().any(|(asked, _)| asked.question == question) {
                return Err(LearningError::NotAnswered);
            }
            if tx.quizzes().explanation(quiz, question)?.is_none() {
                return Err(wrong("Esta questão não tem explicação."));
            }
        }
        Kind::ReadAloud | Kind::Help | Kind::Answer | Kind::Review => {}
    }
    tx.learning().add_behaviour(NewBehaviour { student, quiz, question, kind, help, at: now })?;
    Ok(())
}
