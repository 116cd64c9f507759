//! Questions are written, changed, put aside and removed.

#[cfg(test)]
mod tests;

use kernel::{BnccCode, FileId, Invalid, QuestionId, StoreError, SubjectId};
use quiz_engine::formats::UNKNOWN_CODE;
use quiz_engine::question::store::Entered;
use quiz_engine::question::{
    Kept, KeyCorrection, NewQuestion, Question, QuestionChangeForm, QuestionForm, QuestionSeen, Revision,
    Status, SubjectContext, revision,
};
use school_management::classes::store::KnownClasses;
use school_management::notices::activity::{ActivityKind, NewActivity};
use thiserror::Error;

use crate::class_simulations::judge;
use crate::classes::class::By;
use crate::lessons::catalogue;
use crate::questions::rights::may_change;
use crate::tx::database::SchoolTx;

/// Why nothing was done.
#[derive(Debug, Error)]
pub enum QuestionError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    /// The question, or the subject, is none of this school.
    #[error("não há esta questão ou esta disciplina")]
    NotFound,
    #[error(transparent)]
    Kept(#[from] Kept),
    #[error("Há questões já respondidas, que não voltam a ser rascunho.")]
    AnsweredDraft,
    /// So many answers would be judged anew, and so many stay: to other versions, and in quizzes.
    #[error("{}", corrects_key(*.judged, *.kept, *.in_quizzes))]
    CorrectsKey { judged: i64, kept: i64, in_quizzes: i64 },
    #[error(transparent)]
    Store(#[from] StoreError),
}

fn times(count: i64) -> String {
    if count == 1 { "uma vez".to_owned() } else { format!("{count} vezes") }
}

fn corrects_key(judged: i64, kept: i64, in_quizzes: i64) -> String {
    let others = "versões com outras alternativas ou outro gabarito";
    let quizzes = match in_quizzes {
        0 => String::new(),
        1 => " Uma resposta em quiz fica como foi corrigida na hora.".to_owned(),
        _ => format!(" {in_quizzes} respostas em quizzes ficam como foram corrigidas na hora."),
    };
    if judged + kept == 0 {
        let times = times(in_quizzes);
        return format!(
            "Esta questão já foi respondida {times} em quizzes: essas respostas e os pontos ficam como estão. O novo gabarito vale daqui em diante."
        );
    }
    if judged == 0 {
        let times = times(kept);
        return format!(
            "Esta questão já foi respondida {times}, em {others}: esses resultados ficam como estão.{quizzes} O novo gabarito vale daqui em diante."
        );
    }
    let stay = match kept {
        0 => String::new(),
        1 => format!(" Outra resposta, de {others}, fica como está."),
        _ => format!(" Outras {kept} respostas, de {others}, ficam como estão."),
    };
    let times = times(judged);
    format!(
        "Esta questão já foi respondida {times}. Com o novo gabarito, os resultados serão corrigidos; pontos já ganhos ficam.{stay}{quizzes}"
    )
}

fn judged_anew(count: i64) -> String {
    match count {
        0 => "nenhuma resposta foi corrigida".to_owned(),
        1 => "uma resposta foi corrigida".to_owned(),
        _ => format!("{count} respostas foram corrigidas"),
    }
}

pub(super) fn record(tx: &mut dyn SchoolTx, by: By<'_>, text: String) -> Result<(), StoreError> {
    tx.school().record(Some(by.actor.id()), &NewActivity::new(ActivityKind::Questions, text), by.now)
}

/// What a subject of the school says of its questions.
pub fn context(
    school: &mut (impl KnownClasses + ?Sized),
    subject: SubjectId,
) -> Result<Option<SubjectContext>, StoreError> {
    let found = school.subjects()?.into_iter().find(|known| known.id == subject);
    Ok(found.map(|known| SubjectContext::of(known.about.name.as_str(), known.about.stage)))
}

fn seen(tx: &mut dyn SchoolTx, id: QuestionId) -> Result<QuestionSeen, QuestionError> {
    tx.questions().question_seen(id)?.ok_or(QuestionError::NotFound)
}

fn known_code(tx: &mut dyn SchoolTx, code: Option<&BnccCode>) -> Result<(), QuestionError> {
    let unknown = catalogue::unknown(tx.catalogue(), code.map(std::slice::from_ref).unwrap_or_default())?;
    if unknown.is_empty() { Ok(()) } else { Err(Invalid::field("bncc", UNKNOWN_CODE).into()) }
}

pub fn create(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    subject: SubjectId,
    typed: QuestionForm<'_>,
    status: Status,
) -> Result<QuestionSeen, QuestionError> {
    let of = context(tx.school(), subject)?.ok_or(QuestionError::NotFound)?;
    let new = NewQuestion { subject, data: typed.parse(of)?, image: None, status };
    known_code(tx, new.data.skills.bncc.as_ref())?;
    let entered = Entered { by: by.actor.id(), at: by.now };
    let ids = tx.questions().add_questions(&[new], entered)?;
    let id = ids.first().copied().ok_or(QuestionError::NotFound)?;
    record(tx, by, format!("criou a questão {id}"))?;
    seen(tx, id)
}

/// Changes a question. That another option of an answered one is right has to be confirmed. `None`, and an entry in the audit
/// trail, where it is not theirs to change; so it is with the others.
pub fn change(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: QuestionId,
    (typed, status): (QuestionChangeForm<'_>, Option<Status>),
    confirmed: bool,
) -> Result<Option<QuestionSeen>, QuestionError> {
    let Some(before) = own(tx, by, id, "alterar")? else { return Ok(None) };
    let subject = typed.subject.unwrap_or(before.about.subject);
    let of = context(tx.school(), subject)?.ok_or(QuestionError::NotFound)?;
    let mut after = typed.parse(&before.about, of)?;
    if after.data.skills.bncc != before.about.data.skills.bncc {
        known_code(tx, after.data.skills.bncc.as_ref())?;
    }
    if let Some(status) = status {
        if !before.may_become(status) {
            return Err(QuestionError::AnsweredDraft);
        }
        after.status = status;
    }
    put(tx, by, &before, &after, confirmed)?;
    Ok(Some(seen(tx, id)?))
}

/// Writes a question as it is after a change, and what is to be told of it.
pub(super) fn put(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    before: &Question,
    after: &NewQuestion,
    confirmed: bool,
) -> Result<(), QuestionError> {
    if before.about == *after {
        return Ok(());
    }
    let id = before.id;
    let (earlier, answers) =
        (tx.questions().earlier_versions(id)?, tx.class_simulations().answers_by_version(id)?);
    let in_quizzes = i64::try_from(tx.quizzes().answers_in_quizzes(id)?).unwrap_or(i64::MAX);
    let corrected = KeyCorrection::of(before, &earlier, &answers, in_quizzes);
    let revision = revision(before, is_asked(tx, id)?, &corrected, after);
    let text = match revision {
        Revision::Same => format!("alterou a questão {id}"),
        Revision::NewVersion => format!("fez uma nova versão da questão {id}, já respondida"),
        Revision::KeyCorrected if confirmed => {
            let (was, is) = (before.about.data.text.key.slug(), after.data.text.key.slug());
            let judged = judged_anew(corrected.judged);
            format!("corrigiu o gabarito da questão {id} de {was} para {is}; {judged}")
        }
        Revision::KeyCorrected => {
            let KeyCorrection { judged, kept, in_quizzes, .. } = corrected;
            return Err(QuestionError::CorrectsKey { judged, kept, in_quizzes });
        }
    };
    tx.questions().change_question(id, after, revision, by.now)?.ok_or(QuestionError::NotFound)?;
    if revision == Revision::KeyCorrected {
        tx.questions().correct_earlier(id, &corrected.versions, after.data.text.key)?;
        judge::again(tx, id, &corrected.versions)?;
    }
    let image = |of: &NewQuestion| of.image.as_ref().map(|image| image.file);
    if let Some(gone) = image(&before.about).filter(|file| image(after) != Some(*file)) {
        forget(tx, gone)?;
    }
    Ok(record(tx, by, text)?)
}

/// Sets the state of these, all of them or none.
pub fn set_status(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    ids: &[QuestionId],
    status: Status,
) -> Result<Option<usize>, QuestionError> {
    let mut ids = ids.to_vec();
    // Two who hold the same ones take them in one order.
    ids.sort_unstable();
    ids.dedup();
    for id in &ids {
        let Some(question) = own(tx, by, *id, "mudar a situação de")? else { return Ok(None) };
        if !question.may_become(status) {
            return Err(QuestionError::AnsweredDraft);
        }
    }
    tx.questions().put_status(&ids, status, by.now)?;
    let done = match status {
        Status::Ativa => "ativou",
        Status::Inativa => "desativou",
        Status::Rascunho => "voltou a rascunho",
    };
    let text = match ids.as_slice() {
        [one] => format!("{done} a questão {one}"),
        many => format!("{done} {} questões", many.len()),
    };
    record(tx, by, text)?;
    Ok(Some(ids.len()))
}

pub fn remove(tx: &mut dyn SchoolTx, by: By<'_>, id: QuestionId) -> Result<Option<()>, QuestionError> {
    let Some(question) = own(tx, by, id, "excluir")? else { return Ok(None) };
    question.may_go(is_asked(tx, id)?)?;
    for image in tx.questions().remove_question(id)? {
        forget(tx, image)?;
    }
    record(tx, by, format!("excluiu a questão {id}"))?;
    Ok(Some(()))
}

/// In a simulation or a quiz, in whatever state.
fn is_asked(tx: &mut dyn SchoolTx, id: QuestionId) -> Result<bool, StoreError> {
    Ok(tx.class_simulations().is_asked(id)? || tx.quizzes().is_in_a_quiz(id)?)
}

/// A file that no question shows any more, nor did when it was answered, is kept no longer.
fn forget(tx: &mut dyn SchoolTx, file: FileId) -> Result<(), StoreError> {
    if tx.questions().is_image_unused(file)? { tx.files().remove_file(file) } else { Ok(()) }
}

/// The question, held, where it is theirs to change.
pub(super) fn own(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: QuestionId,
    verb: &str,
) -> Result<Option<Question>, QuestionError> {
    let question = tx.questions().hold_question(id)?.ok_or(QuestionError::NotFound)?;
    if may_change(by.actor, &question) {
        return Ok(Some(question));
    }
    let text = format!("tentou sem permissão: {verb} a questão {id}");
    tx.school().record(Some(by.actor.id()), &NewActivity::new(ActivityKind::Denied, text), by.now)?;
    Ok(None)
}
