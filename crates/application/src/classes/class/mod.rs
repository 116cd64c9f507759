//! A school's classes.

#[cfg(test)]
mod tests;

use chrono::{DateTime, Utc};
use kernel::{ClassId, Given, Invalid, PersonId, StoreError};
use school_management::classes::class::{Class, ClassChangeForm, ClassForm, NewClass};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::person::Role;
use school_management::people::staff::Colleague;
use school_management::roster::classes::KnownClass;
use thiserror::Error;

use crate::classes::school_year;
use crate::gate::model::Actor;
use crate::tx::database::SchoolTx;

const SAME_NAME: &str = "Já existe uma turma com este nome neste ano letivo.";

/// Why nothing was done.
#[derive(Debug, Error)]
pub enum ClassError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    /// The class, or the teacher, is none of this school.
    #[error("não há esta turma ou este professor")]
    NotFound,
    #[error("{}", kept(.name, *.pupils, *.active))]
    HasPupils { name: String, pupils: usize, active: usize },
    /// While nobody was in it to be seen.
    #[error("A turma acabou de receber alunos e por isso não é excluída. Arquive a turma: nada se perde.")]
    GotPupils,
    /// Of which results are kept.
    #[error("A turma tem simulações em sala e por isso não é excluída. Arquive a turma: nada se perde.")]
    HasSimulations,
    #[error("A turma tem quizzes de alunos e por isso não é excluída. Arquive a turma: nada se perde.")]
    HasQuizzes,
    #[error(transparent)]
    Store(StoreError),
}

/// Why a class with pupils stays, and what to do. Whoever sees none on the class is told that they are inactive.
fn kept(name: &str, pupils: usize, active: usize) -> String {
    let who = match (pupils, active) {
        (1, 0) => "1 aluno inativo".to_owned(),
        (1, _) => "1 aluno".to_owned(),
        (many, 0) => format!("{many} alunos inativos"),
        (many, _) => format!("{many} alunos"),
    };
    format!("A turma {name} tem {who} e por isso não é excluída. Arquive a turma: nada se perde.")
}

impl From<StoreError> for ClassError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Clash(name) if name == "classes_name_key" => {
                Self::Invalid(Invalid::field("name", SAME_NAME))
            }
            StoreError::Clash(name) if name == "students_class_fkey" => Self::GotPupils,
            StoreError::Clash(name) if name == "class_simulations_class_fkey" => Self::HasSimulations,
            StoreError::Clash(name)
                if ["quizzes_class_fkey", "student_standings_class_fkey"].contains(&name.as_str()) =>
            {
                Self::HasQuizzes
            }
            other => Self::Store(other),
        }
    }
}

/// Who acts, and when.
#[derive(Debug, Clone, Copy)]
pub struct By<'a> {
    pub actor: &'a Actor,
    pub now: DateTime<Utc>,
}

impl By<'_> {
    fn record(&self, tx: &mut dyn SchoolTx, kind: ActivityKind, text: String) -> Result<(), StoreError> {
        tx.school().record(Some(self.actor.id()), &NewActivity::new(kind, text), self.now)
    }

    fn did(&self, tx: &mut dyn SchoolTx, done: &str, class: &Class) -> Result<(), StoreError> {
        self.record(tx, ActivityKind::Classes, format!("{done} a turma {}", class.about.name.as_str()))
    }
}

/// Creates a class, of the year that runs unless another is typed; a professor becomes its teacher, whomever they name.
pub fn create(tx: &mut dyn SchoolTx, by: By<'_>, typed: ClassForm<'_>) -> Result<Class, ClassError> {
    let school = tx.school().school()?.ok_or(ClassError::NotFound)?;
    let current = school_year::current(tx.school(), &school, by.now)?;
    let teacher = if by.actor.role() == Role::Professor { Some(by.actor.id()) } else { typed.teacher };
    let typed = ClassForm { teacher, ..typed };
    let chosen = hold(tx, teacher)?;
    let new = taught(typed.parse(current.into())?, chosen.as_ref(), None)?;
    refuse_name_of_another(tx, &new, None)?;
    let class = tx.school().add_class(&new, by.now)?;
    by.did(tx, "criou", &class)?;
    Ok(class)
}

/// Changes a class; a professor's own stays theirs. `None`, and an entry in the audit trail, where it is not theirs to change; so it is
/// with the others.
pub fn change(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ClassId,
    typed: ClassChangeForm<'_>,
) -> Result<Option<Class>, ClassError> {
    let teacher = if by.actor.role() == Role::Professor { Given::Kept } else { typed.teacher };
    let typed = ClassChangeForm { teacher, ..typed };
    let chosen = hold(tx, teacher.over(None))?;
    let Some(class) = own(tx, by, id, "alterar")? else { return Ok(None) };
    let to = taught(typed.parse(&class.about)?, chosen.as_ref(), Some(&class))?;
    if to == class.about {
        return Ok(Some(class));
    }
    if (&to.name, to.school_year) != (&class.about.name, class.about.school_year) {
        refuse_name_of_another(tx, &to, Some(id))?;
    }
    let changed = tx.school().change_class(id, &to)?.ok_or(ClassError::NotFound)?;
    by.did(tx, "alterou", &changed)?;
    Ok(Some(changed))
}

/// Archives a class, or takes it back: without its teacher, where that person left meanwhile.
pub fn archive(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ClassId,
    archived: bool,
) -> Result<Option<Class>, ClassError> {
    if !archived && let Some(class) = tx.school().class(id)? {
        hold(tx, class.about.teacher)?;
    }
    let Some(class) = own(tx, by, id, "arquivar")? else { return Ok(None) };
    let archived_at = archived.then(|| class.archived_at.unwrap_or(by.now));
    tx.school().archive_class(id, archived_at)?;
    by.did(tx, if archived { "arquivou" } else { "desarquivou" }, &class)?;
    let class = Class { archived_at, ..class };
    let teacher = class.about.teacher.filter(|_| !archived);
    let (Some(teacher), None) = (teacher, hold(tx, teacher)?.filter(|it| it.active)) else {
        return Ok(Some(class));
    };
    let untaught = NewClass { teacher: None, ..class.about };
    let class = tx.school().change_class(id, &untaught)?.ok_or(ClassError::NotFound)?;
    let activity = NewActivity::new(ActivityKind::Classes, left(1)).about(teacher);
    tx.school().record(Some(by.actor.id()), &activity, by.now)?;
    Ok(Some(class))
}

/// What the audit trail says of so many classes whose teacher was kept out.
pub(crate) fn left(classes: usize) -> String {
    match classes {
        1 => "deixou uma turma sem professor responsável".to_owned(),
        many => format!("deixou {many} turmas sem professor responsável"),
    }
}

/// Removes a class that has no pupils.
pub fn remove(tx: &mut dyn SchoolTx, by: By<'_>, id: ClassId) -> Result<Option<()>, ClassError> {
    let Some(class) = own(tx, by, id, "excluir")? else { return Ok(None) };
    match tx.school().pupils_of_class(id)? {
        0 => tx.school().remove_class(id)?,
        pupils => {
            let (name, active) = (class.about.name.as_str().to_owned(), class.total_students);
            return Err(ClassError::HasPupils { name, pupils, active });
        }
    }
    by.did(tx, "excluiu", &class)?;
    Ok(Some(()))
}

/// Counts the pupils of all classes anew, and says of how many the number was another.
pub fn recount(tx: &mut dyn SchoolTx, by: By<'_>) -> Result<usize, StoreError> {
    // Who counts at the same time writes the same classes.
    tx.school().hold_pupils()?;
    let changed = tx.school().recount_classes()?;
    let text = match changed {
        0 => "conferiu os contadores das turmas: nenhum mudou".to_owned(),
        1 => "atualizou o contador de uma turma".to_owned(),
        many => format!("atualizou os contadores de {many} turmas"),
    };
    by.record(tx, ActivityKind::Classes, text)?;
    Ok(changed)
}

/// The class, where it is theirs to change.
fn own(tx: &mut dyn SchoolTx, by: By<'_>, id: ClassId, verb: &str) -> Result<Option<Class>, ClassError> {
    let class = tx.school().hold_class(id)?.ok_or(ClassError::NotFound)?;
    if class.may_be_changed_by(by.actor.role(), by.actor.id()) {
        return Ok(Some(class));
    }
    let text = format!("tentou sem permissão: {verb} a turma {}", class.about.name.as_str());
    by.record(tx, ActivityKind::Denied, text)?;
    Ok(None)
}

/// Whoever sees no class of that name is told where it is; and no name is given that a class list could not tell from another's.
fn refuse_name_of_another(
    tx: &mut dyn SchoolTx,
    class: &NewClass,
    but: Option<ClassId>,
) -> Result<(), ClassError> {
    let mut known = tx.school().every_class()?;
    known.retain(|known| Some(known.id) != but);
    let is_called = |known: &&KnownClass| class.is_called(&known.name, known.school_year);
    let sentence = match known.iter().find(is_called) {
        Some(known) if known.archived => {
            "Já existe uma turma arquivada com este nome neste ano letivo. Desarquive a turma ou escolha outro nome."
                .to_owned()
        }
        // Two who write at once hear of it all the same.
        Some(_) => SAME_NAME.to_owned(),
        None => match known.iter().find(|known| known.is_same_as(class)) {
            Some(known) => format!("Já existe a turma {}, que é a mesma.", known.name),
            None => return Ok(()),
        },
    };
    Err(Invalid::field("name", sentence).into())
}

/// Whoever is to teach a class: until the transaction ends nobody keeps them out. Asked for before the class is held, as who keeps
/// somebody out holds that person before the classes that they leave.
fn hold(tx: &mut dyn SchoolTx, teacher: Option<PersonId>) -> Result<Option<Colleague>, StoreError> {
    teacher.map_or(Ok(None), |teacher| tx.school().hold_colleague(teacher))
}

/// The class with a teacher who works here. Who has left stays a class's teacher until another is chosen.
fn taught(
    class: NewClass,
    chosen: Option<&Colleague>,
    before: Option<&Class>,
) -> Result<NewClass, ClassError> {
    if class.teacher.is_some() && before.and_then(|class| class.about.teacher) != class.teacher {
        let colleague = chosen.ok_or(ClassError::NotFound)?;
        if !colleague.active {
            let sentence = "Esta pessoa não entra mais no sistema. Escolha outra.";
            return Err(Invalid::field("teacherId", sentence).into());
        }
    }
    Ok(class)
}
