//! The exit quiz of a plan goes to the bank of questions, where it is reviewed before it is used.

use std::collections::HashMap;

use kernel::{BnccCode, Invalid, LessonPlanId, SubjectId};
use lesson_planning::draft::ExitQuestion;
use lesson_planning::plan::PlanQuestion;
use quiz_engine::question::store::Entered;
use quiz_engine::question::{Fingerprint, Letter, NewQuestion, QuestionForm, Status, SubjectContext};
use school_management::notices::activity::ActivityKind;

use super::{Outcome, PlanError, hold, named, not_theirs, reader, record, seen};
use crate::classes::class::By;
use crate::questions::question::context;
use crate::tx::database::SchoolTx;

/// Puts those that are answered by choosing and are not in the bank yet there, as drafts of whoever asks; one that the bank has
/// already is found there.
pub fn fill(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: LessonPlanId,
    subject: SubjectId,
) -> Result<Outcome, PlanError> {
    let plan = hold(tx, by, id)?;
    if !plan.may_be_changed_by(reader(&by.actor.person)) {
        return not_theirs(tx, by, &plan, "pôr no banco as questões de");
    }
    let of = context(tx.school(), subject)?.ok_or(PlanError::NotFound)?;
    let taught = tx.school().subjects()?.into_iter().find(|known| known.id == subject);
    if taught.is_some_and(|known| known.about.stage != plan.about.grade.stage) {
        let sentence = "Esta disciplina é de outra etapa: escolha uma da etapa do plano.";
        return Err(Invalid::field("subjectId", sentence).into());
    }
    tx.questions().hold_imports()?;
    let mut known: HashMap<_, _> = HashMap::new();
    for (print, question) in tx.questions().fingerprints(subject)? {
        known.entry(print).or_insert(question);
    }
    // Which of several a question asks for nobody knows.
    let code = plan.about.codes.first().filter(|_| plan.about.codes.len() == 1);
    let mut filled = plan.clone();
    let mut added = 0;
    for question in filled.questions.iter_mut().filter(|question| question.in_bank.is_none()) {
        let Some(new) = draft(question, code, subject, of)? else { continue };
        let print = Fingerprint::of(&new.data.text);
        let in_bank = if let Some(twin) = known.get(&print) {
            Some(*twin)
        } else {
            added += 1;
            let entered = Entered { by: by.actor.id(), at: by.now };
            tx.questions().add_questions(&[new], entered)?.first().copied()
        };
        question.in_bank = in_bank;
        known.extend(in_bank.map(|twin| (print, twin)));
    }
    if filled.questions.iter().all(|question| question.in_bank.is_none()) {
        return Err(PlanError::NothingForTheBank);
    }
    if filled == plan {
        return Ok(Outcome::Kept(seen(tx, id)?));
    }
    tx.plans().change_plan(&filled)?;
    let questions = if added == 1 { "1 questão".to_owned() } else { format!("{added} questões") };
    record(tx, by, ActivityKind::Questions, &format!("pôs no banco {questions} de {}", named(&plan)))?;
    Ok(Outcome::Kept(seen(tx, id)?))
}

/// `None` of one that is answered in words.
fn draft(
    question: &PlanQuestion,
    code: Option<&BnccCode>,
    subject: SubjectId,
    of: SubjectContext,
) -> Result<Option<NewQuestion>, PlanError> {
    let ExitQuestion::Choice { statement, options, correct, explanation } = &question.question else {
        return Ok(None);
    };
    let letter = Letter::ALL.get(*correct).map_or("", |letter| letter.slug());
    let form = QuestionForm {
        question: statement,
        options: options.each_ref().map(String::as_str),
        correct_answer: letter,
        difficulty: "medio",
        bncc: code.map_or("", |code| code.as_str()),
        explanation,
        ..QuestionForm::default()
    };
    Ok(Some(NewQuestion { subject, data: form.parse(of)?, image: None, status: Status::Rascunho }))
}
