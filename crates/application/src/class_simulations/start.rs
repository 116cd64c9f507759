//! A simulation begins.

use kernel::table::folded;
use kernel::{ClassId, Invalid, PersonId, QuestionId};
use quiz_engine::class_simulation::{
    About, Asks, ClassSimulationSeen, Kind, Level, NewClassSimulation, Number, StartForm, THESE, Wanted,
    choose,
};
use quiz_engine::question::Status;
use quiz_engine::question::store::Entered;
use school_management::classes::subject::Subject;

use super::refusal::SimulationError;
use super::rights::{is_theirs, may_hold, record};
use crate::classes::class::By;
use crate::tx::database::SchoolTx;

/// Whether the class is theirs: asked for before what acts once, of which nothing stays where it is refused. Where it is not, an entry
/// in the audit trail says that they tried. Without a class there is nothing to refuse yet.
pub fn may_start(tx: &mut dyn SchoolTx, by: By<'_>, class: Option<ClassId>) -> Result<bool, SimulationError> {
    let Some(class) = class else { return Ok(true) };
    let class = tx.school().class(class)?.ok_or(SimulationError::NotFound)?;
    Ok(is_theirs(tx, by, &class, "começar uma simulação")?)
}

/// Begins a simulation, its questions chosen by `seed` unless they are named. `None` where the class is not theirs.
pub fn start(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    typed: StartForm<'_>,
    seed: u64,
) -> Result<Option<ClassSimulationSeen>, SimulationError> {
    let (class, kind, wanted, asks) = typed.parse()?;
    let class = tx.school().class(class)?.ok_or(SimulationError::NotFound)?;
    let subject = match wanted.subject {
        None => None,
        Some(id) => {
            let known = tx.school().subjects()?.into_iter().find(|it| it.id == id);
            Some(known.ok_or(SimulationError::NotFound)?)
        }
    };
    if let Some(skill) = wanted.skill
        && !tx.class_simulations().knows_skill(skill)?
    {
        return Err(SimulationError::NotFound);
    }
    if !may_hold(by.actor, class.about.teacher) {
        return Ok(None);
    }
    if class.archived_at.is_some() {
        return Err(SimulationError::Archived);
    }
    let questions = match asks {
        Asks::These(these) => named(tx, these)?,
        Asks::Some(number) => drawn(tx, wanted, subject.as_ref(), number, seed)?,
    };
    let pupils = match kind {
        Kind::Projetada => Vec::new(),
        Kind::Impressa => pupils(tx, class.id)?,
    };
    let Wanted { subject, level, skill } = wanted;
    let about = About { class: class.id, subject, kind, level, skill };
    let asked = questions.len();
    let new = NewClassSimulation { about, questions, pupils };
    let entered = Entered { by: by.actor.id(), at: by.now };
    let id = tx.class_simulations().add_class_simulation(&new, entered)?;
    let how = match kind {
        Kind::Projetada => "projetada",
        Kind::Impressa => "impressa",
    };
    let asked = if asked == 1 { "1 questão".to_owned() } else { format!("{asked} questões") };
    let name = class.about.name.as_str();
    record(tx, by, format!("começou uma simulação {how} com a turma {name}, {asked}"))?;
    let seen = tx.class_simulations().class_simulation_seen(id)?;
    seen.map(Some).ok_or(SimulationError::NotFound)
}

/// These, all of them active.
fn named(tx: &mut dyn SchoolTx, these: Vec<QuestionId>) -> Result<Vec<QuestionId>, SimulationError> {
    let known = tx.questions().questions_by_id(&these)?;
    if known.len() < these.len() {
        return Err(SimulationError::NotFound);
    }
    if known.iter().any(|question| question.about.status != Status::Ativa) {
        return Err(Invalid::field("questionIds", THESE).into());
    }
    Ok(these)
}

fn drawn(
    tx: &mut dyn SchoolTx,
    wanted: Wanted,
    subject: Option<&Subject>,
    number: Number,
    seed: u64,
) -> Result<Vec<QuestionId>, SimulationError> {
    let mut fitting = tx.class_simulations().unanswered(wanted)?;
    // These come first; what else there is matters where they are too few.
    if fitting.len() < number.count() {
        fitting = tx.class_simulations().candidates(wanted)?;
    }
    let drawn = choose(&fitting, number.count(), seed);
    if drawn.is_empty() {
        let others = tx.class_simulations().candidates(Wanted { level: Level::Misto, ..wanted })?.len();
        let name = subject.map(|subject| subject.about.name.as_str());
        return Err(SimulationError::NoQuestions(wanted.nothing(name, others)));
    }
    Ok(drawn)
}

/// Active pupils of the class, by name.
fn pupils(tx: &mut dyn SchoolTx, class: ClassId) -> Result<Vec<PersonId>, SimulationError> {
    let mut pupils = tx.school().pupils_in(class)?;
    pupils.retain(|pupil| pupil.active);
    pupils.sort_by_cached_key(|pupil| (folded(pupil.data.name.as_str()), pupil.id));
    if pupils.is_empty() {
        Err(SimulationError::NoPupils)
    } else {
        Ok(pupils.into_iter().map(|it| it.id).collect())
    }
}
