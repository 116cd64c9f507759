//! The picture of a question.

use kernel::QuestionId;
use quiz_engine::question::{AltText, Image, NewQuestion, QuestionSeen};

use crate::classes::class::By;
use crate::files::NewFile;
use crate::questions::question::{QuestionError, own, put};
use crate::tx::database::SchoolTx;

/// Gives a question its picture, or another. The one that it has, sent again, stays.
pub fn set(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: QuestionId,
    (new, alt): (&NewFile, AltText),
) -> Result<Option<QuestionSeen>, QuestionError> {
    let Some(before) = own(tx, by, id, "pôr uma imagem em")? else { return Ok(None) };
    let shown = before.about.image.as_ref().map(|image| image.file);
    let kept = shown.map(|file| tx.files().file(file)).transpose()?.flatten();
    let file = match shown.filter(|_| kept.is_some_and(|kept| kept.sha256 == new.sha256)) {
        Some(same) => same,
        None => tx.files().add_file(new, by.actor.id(), by.now)?,
    };
    let after = NewQuestion { image: Some(Image { file, alt }), ..before.about.clone() };
    put(tx, by, &before, &after, false)?;
    Ok(tx.questions().question_seen(id)?)
}

/// Takes the picture away. What was answered with it keeps it.
pub fn remove(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: QuestionId,
) -> Result<Option<QuestionSeen>, QuestionError> {
    let Some(before) = own(tx, by, id, "tirar a imagem de")? else { return Ok(None) };
    let after = NewQuestion { image: None, ..before.about.clone() };
    put(tx, by, &before, &after, false)?;
    Ok(tx.questions().question_seen(id)?)
}
