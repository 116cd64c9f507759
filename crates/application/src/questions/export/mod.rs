//! Questions leave the school as a file.

#[cfg(test)]
mod tests;

use kernel::{QuestionId, StoreError};
use quiz_engine::formats::{ExportFormat, Exported, Loss, Writing, Written, losses};
use quiz_engine::question::store::KnownQuestions;
use quiz_engine::question::view::Which;
use quiz_engine::question::{NewQuestion, Question};
use school_management::notices::audit::EXPORTED;

use crate::classes::class::By;
use crate::questions::question::record;
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

/// So many questions are held at once, however many a school has.
const PART: usize = 500;

/// How many questions lose what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Losses {
    pub questions: usize,
    /// Of what some question loses, by how many.
    pub counts: Vec<(Loss, usize)>,
}

/// Questions as a file, and how many there are in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export {
    pub questions: usize,
    pub written: Written,
}

/// The numbers of all that are meant, once each.
fn meant(view: &mut dyn SchoolView, which: &Which) -> Result<Vec<QuestionId>, StoreError> {
    let mut ids = match which {
        Which::These(ids) => ids.clone(),
        Which::All(filter) => view.questions().question_ids(filter)?,
    };
    ids.sort_unstable();
    ids.dedup();
    Ok(ids)
}

/// Reads the questions in the order of their numbers, a part at a time. `false` where one of them is not there.
fn read(
    bank: &mut (impl KnownQuestions + ?Sized),
    ids: &[QuestionId],
    mut each: impl FnMut(&Question),
) -> Result<bool, StoreError> {
    for part in ids.chunks(PART) {
        let mut found = bank.questions_by_id(part)?;
        if found.len() < part.len() {
            return Ok(false);
        }
        found.sort_unstable_by_key(|question| question.id);
        for question in &found {
            each(question);
        }
    }
    Ok(true)
}

/// What the format cannot carry of the questions that are meant; `None` where one that is named is not there.
pub fn lost(
    view: &mut dyn SchoolView,
    which: &Which,
    format: ExportFormat,
) -> Result<Option<Losses>, StoreError> {
    let ids = meant(view, which)?;
    lost_of(view.questions(), &ids, format)
}

fn lost_of(
    bank: &mut (impl KnownQuestions + ?Sized),
    ids: &[QuestionId],
    format: ExportFormat,
) -> Result<Option<Losses>, StoreError> {
    let mut counts = Loss::ALL.map(|loss| (loss, 0));
    let is_whole = read(bank, ids, |question| {
        let lost = losses(&exported(&question.about), format);
        for (_, count) in counts.iter_mut().filter(|(loss, _)| lost.contains(loss)) {
            *count += 1;
        }
    })?;
    let counts = counts.into_iter().filter(|(_, count)| *count > 0).collect();
    Ok(is_whole.then_some(Losses { questions: ids.len(), counts }))
}

/// The file of the questions that are meant; `None` where one that is named is not there.
pub fn file(
    view: &mut dyn SchoolView,
    which: &Which,
    format: ExportFormat,
) -> Result<Option<Export>, StoreError> {
    let ids = meant(view, which)?;
    file_of(view.questions(), &ids, format)
}

fn file_of(
    bank: &mut (impl KnownQuestions + ?Sized),
    ids: &[QuestionId],
    format: ExportFormat,
) -> Result<Option<Export>, StoreError> {
    let mut writing = Writing::begun(format);
    let is_whole = read(bank, ids, |question| writing.add(exported(&question.about)))?;
    Ok(is_whole.then(|| Export { questions: ids.len(), written: writing.ended() }))
}

fn exported(question: &NewQuestion) -> Exported<'_> {
    Exported { data: &question.data, status: question.status, has_image: question.image.is_some() }
}

/// A file leaves the school; asked for before it does.
pub fn told(tx: &mut dyn SchoolTx, by: By<'_>, questions: usize) -> Result<(), StoreError> {
    let text = match questions {
        1 => format!("{EXPORTED} uma questão"),
        many => format!("{EXPORTED} {many} questões"),
    };
    record(tx, by, text)
}
