//! Questions leave the school as a file.

use kernel::StoreError;
use quiz_engine::formats::{ExportFormat, Exported, Loss, Written, losses, write};
use quiz_engine::question::Question;
use quiz_engine::question::view::Which;

use crate::classes::class::By;
use crate::questions::question::record;
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

/// How many questions lose what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Losses {
    pub questions: usize,
    /// Of what some question loses, by how many.
    pub counts: Vec<(Loss, usize)>,
}

/// The questions that are meant; `None` where one that is named is not there.
pub fn questions(view: &mut dyn SchoolView, which: &Which) -> Result<Option<Vec<Question>>, StoreError> {
    let found = view.questions().questions_whole(which)?;
    let is_whole = match which {
        Which::These(ids) => ids.iter().all(|id| found.iter().any(|question| question.id == *id)),
        Which::All(_) => true,
    };
    Ok(is_whole.then_some(found))
}

/// What the format cannot carry of them.
pub fn lost(questions: &[Question], format: ExportFormat) -> Losses {
    let lost: Vec<Loss> = questions.iter().flat_map(|question| losses(&exported(question), format)).collect();
    let count = |loss: Loss| (loss, lost.iter().filter(|it| **it == loss).count());
    let counts = Loss::ALL.map(count).into_iter().filter(|(_, count)| *count > 0).collect();
    Losses { questions: questions.len(), counts }
}

pub fn written(questions: &[Question], format: ExportFormat) -> Written {
    write(format, &questions.iter().map(exported).collect::<Vec<_>>())
}

fn exported(question: &Question) -> Exported<'_> {
    let about = &question.about;
    Exported { data: &about.data, status: about.status, has_image: about.image.is_some() }
}

/// A file leaves the school; asked for before it does.
pub fn told(tx: &mut dyn SchoolTx, by: By<'_>, questions: usize) -> Result<(), StoreError> {
    let text = match questions {
        1 => "exportou uma questão".to_owned(),
        many => format!("exportou {many} questões"),
    };
    record(tx, by, text)
}
