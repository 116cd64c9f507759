//! Lesson plans are written, sent, approved or returned, copied and removed.

pub mod bank;
#[cfg(test)]
mod tests;

use kernel::{BnccCode, Invalid, LessonPlanId, StoreError, enumerated};
use lesson_planning::plan::seen::PlanSeen;
use lesson_planning::plan::{NewPlan, NotNow, Origin, Plan, PlanForm, PlanStatus, Reader, Verdict};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::person::{Person, Role};
use thiserror::Error;

use crate::classes::class::By;
use crate::lessons::catalogue;
use crate::lessons::paper::PlanPaper;
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

/// Why nothing was done with a plan.
#[derive(Debug, Error)]
pub enum PlanError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    /// The plan is none of this school, or a draft of somebody else's.
    #[error("não há este plano de aula")]
    NotFound,
    #[error(transparent)]
    NotNow(#[from] NotNow),
    #[error("Este plano não tem questões de múltipla escolha para o banco.")]
    NothingForTheBank,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What became of a plan that somebody had read before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    Kept(PlanSeen),
    /// Somebody else changed it meanwhile: nothing was written.
    Stale(PlanSeen),
    /// They may read it, and no more; the audit trail says that they tried.
    NotTheirs,
}

/// What a person is to plans.
pub fn reader(person: &Person) -> Reader {
    Reader { id: person.id(), leads: matches!(person.role(), Role::Gestor | Role::Coordenador) }
}

/// A plan that the person may see.
pub fn one(
    view: &mut dyn SchoolView,
    person: &Person,
    id: LessonPlanId,
) -> Result<Option<PlanSeen>, StoreError> {
    let seen = view.plans().plan_seen(id)?;
    Ok(seen.filter(|seen| seen.plan.is_seen_by(reader(person))))
}

/// The paper of a plan that the person may see.
pub fn paper(
    view: &mut dyn SchoolView,
    person: &Person,
    id: LessonPlanId,
) -> Result<Option<PlanPaper>, StoreError> {
    let Some(school) = view.school().school()? else { return Ok(None) };
    let Some(seen) = one(view, person, id)? else { return Ok(None) };
    let skills = catalogue::in_order(view.catalogue(), &seen.plan.about.codes)?;
    Ok(Some(PlanPaper { school: school.name, seen, skills }))
}

pub fn create(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    origin: Origin,
    typed: PlanForm<'_>,
) -> Result<PlanSeen, PlanError> {
    let new = checked(tx, typed, None)?;
    let id = tx.plans().add_plan(&new, origin, by.actor.id(), by.now)?;
    record(tx, by, ActivityKind::Plans, "criou um plano de aula")?;
    seen(tx, id)
}

/// Changes what is said of it, where nobody changed it since `version`.
pub fn change(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: LessonPlanId,
    version: i32,
    typed: PlanForm<'_>,
) -> Result<Outcome, PlanError> {
    let plan = hold(tx, by, id)?;
    if !plan.may_be_changed_by(reader(&by.actor.person)) {
        return not_theirs(tx, by, &plan, "alterar");
    }
    if plan.version != version {
        return Ok(Outcome::Stale(seen(tx, id)?));
    }
    let about = checked(tx, typed, Some(&plan.about))?;
    if about != plan.about {
        let changed = plan.saying(about, by.actor.id(), by.now).changed_by(reader(&by.actor.person), by.now);
        tx.plans().change_plan(&changed)?;
        let (kind, rest) = if changed.status == plan.status {
            (ActivityKind::Plans, "")
        } else {
            (ActivityKind::PlanSent, ", que volta a esperar aprovação")
        };
        record(tx, by, kind, &format!("alterou {}{rest}", named(&plan)))?;
    }
    Ok(Outcome::Kept(seen(tx, id)?))
}

/// The questions that it gave to the bank stay there.
pub fn remove(tx: &mut dyn SchoolTx, by: By<'_>, id: LessonPlanId) -> Result<bool, PlanError> {
    let plan = hold(tx, by, id)?;
    if !plan.may_be_changed_by(reader(&by.actor.person)) {
        not_theirs(tx, by, &plan, "excluir")?;
        return Ok(false);
    }
    tx.plans().remove_plan(id)?;
    record(tx, by, ActivityKind::Plans, &format!("excluiu {}", named(&plan)))?;
    Ok(true)
}

/// A draft of one's own of a plan that one sees.
pub fn copy(tx: &mut dyn SchoolTx, by: By<'_>, id: LessonPlanId) -> Result<PlanSeen, PlanError> {
    let plan = hold(tx, by, id)?;
    let new = tx.plans().add_plan(&plan.copied(), plan.origin, by.actor.id(), by.now)?;
    record(tx, by, ActivityKind::Plans, &format!("copiou {}", named(&plan)))?;
    seen(tx, new)
}

/// To those who lead, or back to its author, who alone does either.
pub fn send(tx: &mut dyn SchoolTx, by: By<'_>, id: LessonPlanId, version: i32) -> Result<Outcome, PlanError> {
    step(tx, by, id, version, "enviar", |plan| {
        let sent = plan.sent(by.now)?;
        let kind = if plan.rings(by.now) { ActivityKind::PlanSent } else { ActivityKind::Plans };
        Ok((sent, kind, "enviou para aprovação"))
    })
}

pub fn withdraw(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: LessonPlanId,
    version: i32,
) -> Result<Outcome, PlanError> {
    step(tx, by, id, version, "retirar", |plan| {
        let done =
            if plan.status == PlanStatus::Approved { "tirou da biblioteca" } else { "retirou do envio" };
        Ok((plan.withdrawn()?, ActivityKind::Plans, done))
    })
}

fn step(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: LessonPlanId,
    version: i32,
    what: &str,
    to: impl FnOnce(&Plan) -> Result<(Plan, ActivityKind, &'static str), NotNow>,
) -> Result<Outcome, PlanError> {
    let plan = hold(tx, by, id)?;
    if !plan.is_of(reader(&by.actor.person)) {
        return not_theirs(tx, by, &plan, what);
    }
    if plan.version != version {
        return Ok(Outcome::Stale(seen(tx, id)?));
    }
    let (moved, kind, done) = to(&plan)?;
    tx.plans().change_plan(&moved)?;
    record(tx, by, kind, &format!("{done} o plano de aula {}", plan.about.title.quoted()))?;
    Ok(Outcome::Kept(seen(tx, id)?))
}

/// By whoever leads: the endpoint lets nobody else come here.
pub fn judge(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: LessonPlanId,
    version: i32,
    verdict: Verdict,
    note: &str,
) -> Result<Outcome, PlanError> {
    let plan = hold(tx, by, id)?;
    if plan.version != version {
        return Ok(Outcome::Stale(seen(tx, id)?));
    }
    let judged = plan.judged(verdict, note, by.actor.id(), by.now)??;
    tx.plans().change_plan(&judged)?;
    let done = match verdict {
        Verdict::Approve => "aprovou",
        Verdict::Return => "devolveu",
    };
    let text = format!("{done} o plano de aula {}", plan.about.title.quoted());
    let judged = NewActivity::new(ActivityKind::PlanJudged, text).about(plan.created_by);
    tx.school().record(Some(by.actor.id()), &judged, by.now)?;
    Ok(Outcome::Kept(seen(tx, id)?))
}

/// As [`one`] sees it: what one may not see is not there.
fn hold(tx: &mut dyn SchoolTx, by: By<'_>, id: LessonPlanId) -> Result<Plan, PlanError> {
    let plan = tx.plans().hold_plan(id)?;
    plan.filter(|plan| plan.is_seen_by(reader(&by.actor.person))).ok_or(PlanError::NotFound)
}

fn seen(tx: &mut dyn SchoolTx, id: LessonPlanId) -> Result<PlanSeen, PlanError> {
    tx.plans().plan_seen(id)?.ok_or(PlanError::NotFound)
}

/// Codes that the catalogue has, where one is loaded, and a class of the school in the plan's grade. What the plan has already
/// stays as it is.
fn checked(
    tx: &mut dyn SchoolTx,
    typed: PlanForm<'_>,
    known: Option<&NewPlan>,
) -> Result<NewPlan, PlanError> {
    let plan = typed.parse()?;
    let is_new = |code: &&BnccCode| known.is_none_or(|known| !known.codes.contains(code));
    let new: Vec<_> = plan.codes.iter().filter(is_new).cloned().collect();
    let unknown = catalogue::unknown(tx.catalogue(), &new)?;
    if !unknown.is_empty() {
        let codes: Vec<_> = unknown.iter().map(BnccCode::as_str).collect();
        let sentence = format!("Não está na BNCC: {}.", enumerated(&codes));
        return Err(Invalid::field("bnccAlignment", sentence).into());
    }
    let stays = known.is_some_and(|known| (known.class, known.grade) == (plan.class, plan.grade));
    if let Some(class) = plan.class.filter(|_| !stays) {
        let refused = |sentence: String| Err(Invalid::field("classId", sentence).into());
        let Some(class) = tx.school().class(class)? else {
            return refused("Escolha uma turma da escola.".to_owned());
        };
        if class.about.grade != plan.grade {
            let grade = class.about.grade.label();
            return refused(format!("Esta turma é do {grade}: escolha uma turma da série do plano."));
        }
    }
    Ok(plan)
}

/// A draft is its author's alone: the trail, which others read, does not say what it is called.
fn named(plan: &Plan) -> String {
    match plan.status {
        PlanStatus::Draft => "um rascunho de plano de aula".to_owned(),
        PlanStatus::Sent | PlanStatus::Approved | PlanStatus::Returned => {
            format!("o plano de aula {}", plan.about.title.quoted())
        }
    }
}

fn record(tx: &mut dyn SchoolTx, by: By<'_>, kind: ActivityKind, text: &str) -> Result<(), StoreError> {
    tx.school().record(Some(by.actor.id()), &NewActivity::new(kind, text), by.now)
}

fn not_theirs(tx: &mut dyn SchoolTx, by: By<'_>, plan: &Plan, what: &str) -> Result<Outcome, PlanError> {
    record(tx, by, ActivityKind::Denied, &format!("tentou sem permissão: {what} {}", named(plan)))?;
    Ok(Outcome::NotTheirs)
}
