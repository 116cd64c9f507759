//! A simulation begins.

use kernel::table::folded;
use kernel::{ClassId, Invalid, PersonId, QuestionId, Stage, SubjectId};
use quiz_engine::class_simulation::{
    About, Asks, ClassSimulationSeen, Fitting, Kind, Level, NewClassSimulation, Number, StartForm, THESE,
    Wanted, choose,
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
    let subjects = tx.school().subjects()?;
    let subject = match wanted.subject {
        None => None,
        Some(id) => Some(subjects.iter().find(|it| it.id == id).ok_or(SimulationError::NotFound)?),
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
        Asks::Some(number) => {
            let from = asked_of(class.about.grade.stage, &subjects, subject)?;
            let fitting = Fitting { subjects: from, level: wanted.level, skill: wanted.skill };
            drawn(tx, &fitting, subject, number, seed)?
        }
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

/// The subjects that a class of the stage is asked: this one, or all of the stage's.
fn asked_of(stage: Stage, all: &[Subject], only: Option<&Subject>) -> Result<Vec<SubjectId>, Invalid> {
    match only {
        Some(subject) if subject.about.stage == stage => Ok(vec![subject.id]),
        Some(_) => Err(Invalid::field("subjectId", "Escolha uma disciplina da etapa da turma.")),
        None => {
            let of_stage = all.iter().filter(|it| it.about.stage == stage && it.about.active);
            Ok(of_stage.map(|it| it.id).collect())
        }
    }
}

fn drawn(
    tx: &mut dyn SchoolTx,
    fitting: &Fitting,
    subject: Option<&Subject>,
    number: Number,
    seed: u64,
) -> Result<Vec<QuestionId>, SimulationError> {
    let mut found = tx.class_simulations().unanswered(fitting)?;
    // These come first; what else there is matters where they are too few.
    if found.len() < number.count() {
        found = tx.class_simulations().candidates(fitting)?;
    }
    let drawn = choose(&found, number.count(), seed);
    if drawn.is_empty() {
        let others = Fitting { level: Level::Misto, ..fitting.clone() };
        let others = tx.class_simulations().candidates(&others)?.len();
        let name = subject.map(|subject| subject.about.name.as_str());
        return Err(SimulationError::NoQuestions(fitting.nothing(name, others)));
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
