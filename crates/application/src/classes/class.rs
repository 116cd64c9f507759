//! A school's classes.

use chrono::{DateTime, Utc};
use kernel::{ClassId, Invalid, PersonId, StoreError};
use school_management::classes::class::{Class, ClassChangeForm, ClassForm, NewClass};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::person::Role;
use thiserror::Error;

use crate::classes::school_year;
use crate::gate::model::Actor;
use crate::tx::database::SchoolTx;

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
                Self::Invalid(Invalid::field("name", "Já existe uma turma com este nome neste ano letivo."))
            }
            StoreError::Clash(name) if name == "students_class_fkey" => Self::GotPupils,
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
    let new = taught(tx, by, typed.parse(current.into())?, None)?;
    refuse_name_of_archived(tx, &new)?;
    let class = tx.school().add_class(&new, by.now)?;
    by.did(tx, "criou", &class)?;
    Ok(class)
}

/// Changes a class. `None`, and an entry in the audit trail, where it is not theirs to change; so it is with the others.
pub fn change(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ClassId,
    typed: ClassChangeForm<'_>,
) -> Result<Option<Class>, ClassError> {
    let Some(class) = own(tx, by, id, "alterar")? else { return Ok(None) };
    let to = taught(tx, by, typed.parse(&class.about)?, Some(&class))?;
    if to == class.about {
        return Ok(Some(class));
    }
    if !to.is_called_as(&class.about) {
        refuse_name_of_archived(tx, &to)?;
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
    let Some(class) = own(tx, by, id, "arquivar")? else { return Ok(None) };
    let archived_at = archived.then(|| class.archived_at.unwrap_or(by.now));
    tx.school().archive_class(id, archived_at)?;
    by.did(tx, if archived { "arquivou" } else { "desarquivou" }, &class)?;
    let class = Class { archived_at, ..class };
    if archived || works_here(tx, class.about.teacher)? {
        return Ok(Some(class));
    }
    let untaught = NewClass { teacher: None, ..class.about };
    tx.school().change_class(id, &untaught)?.map_or(Err(ClassError::NotFound), |class| Ok(Some(class)))
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

/// Whoever sees no class of that name is told where it is.
fn refuse_name_of_archived(tx: &mut dyn SchoolTx, class: &NewClass) -> Result<(), ClassError> {
    let known = tx.school().every_class()?;
    if !known.iter().any(|known| known.archived && class.is_called(&known.name, known.school_year)) {
        return Ok(());
    }
    let sentence = "Já existe uma turma arquivada com este nome neste ano letivo. Desarquive a turma ou escolha outro nome.";
    Err(Invalid::field("name", sentence).into())
}

/// Nobody works everywhere.
fn works_here(tx: &mut dyn SchoolTx, teacher: Option<PersonId>) -> Result<bool, StoreError> {
    let Some(teacher) = teacher else { return Ok(true) };
    Ok(tx.school().colleague(teacher)?.is_some_and(|colleague| colleague.active))
}

/// The class with a teacher who works here. A professor's own class stays theirs; who has left stays a class's teacher until
/// another is chosen.
fn taught(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    class: NewClass,
    before: Option<&Class>,
) -> Result<NewClass, ClassError> {
    if by.actor.role() == Role::Professor {
        return Ok(NewClass { teacher: Some(by.actor.id()), ..class });
    }
    if let Some(teacher) = class.teacher
        && before.and_then(|class| class.about.teacher) != Some(teacher)
    {
        let colleague = tx.school().colleague(teacher)?.ok_or(ClassError::NotFound)?;
        if !colleague.active {
            let sentence = "Esta pessoa não entra mais no sistema. Escolha outra.";
            return Err(Invalid::field("teacherId", sentence).into());
        }
    }
    Ok(class)
}

#[cfg(test)]
mod tests {
    use kernel::{Given, PersonId};
    use school_management::classes::class::Shift;
    use school_management::classes::store::Classes;
    use school_management::people::person::Person;
    use school_management::people::pupil::store::{Entered, KnownPupils, Pupils};
    use school_management::people::staff::{StaffMember, StaffRole};
    use school_management::people::store::StaffAccounts;

    use super::*;
    use crate::gate::session::LiveSession;
    use crate::testing::{MemoryDatabase, at, registered, registration, within};

    fn class(name: &str, teacher: Option<PersonId>) -> ClassForm<'_> {
        ClassForm {
            name,
            year: "9º ano",
            stage: "anos_finais",
            shift: "matutino",
            school_year: Some(2026),
            teacher,
        }
    }

    fn renamed(name: &str, teacher: Option<PersonId>) -> ClassChangeForm<'_> {
        let teacher = teacher.map_or(Given::Cleared, Given::Set);
        ClassChangeForm { name: Some(name), teacher, ..ClassChangeForm::default() }
    }

    fn professor(school: &LiveSession, id: i64) -> Actor {
        let Person::Staff(manager) = &school.actor().person else { panic!("a manager") };
        let member = StaffMember { id: PersonId(id), role: StaffRole::Professor, ..manager.clone() };
        Actor { school: school.actor().school, person: Person::Staff(member) }
    }

    fn texts(database: &MemoryDatabase, of: &LiveSession) -> Vec<String> {
        database.trail(of.scope().school()).into_iter().map(|entry| entry.text).collect()
    }

    #[test]
    fn what_is_done_to_a_class_is_recorded() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let by = By { actor: ana.actor(), now: at(1) };
        let done = within(&database, &ana, |tx| -> Result<_, ClassError> {
            let made = create(tx, by, class("9º A", Some(ana.actor().id())))?;
            assert_eq!(made.teacher_name.as_deref(), Some("Marina Souza"));
            let changed = change(tx, by, made.id, renamed("9º B", None))?.unwrap();
            assert_eq!((changed.id, changed.about.name.as_str()), (made.id, "9º B"));
            for (archived, archived_at) in [(true, Some(at(1))), (false, None)] {
                assert_eq!(archive(tx, by, made.id, archived)?.unwrap().archived_at, archived_at);
            }
            assert_eq!(recount(tx, by)?, 0);
            remove(tx, by, made.id)
        });
        assert_eq!(done.unwrap(), Some(()));
        assert_eq!(
            texts(&database, &ana),
            [
                "criou a turma 9º A",
                "alterou a turma 9º B",
                "arquivou a turma 9º B",
                "desarquivou a turma 9º B",
                "conferiu os contadores das turmas: nenhum mudou",
                "excluiu a turma 9º B",
            ]
        );
    }

    #[test]
    fn a_professors_class_is_theirs_and_no_others() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let (own, other) = (professor(&ana, 77), professor(&ana, 78));
        let [mine, theirs] = [&own, &other].map(|actor| By { actor, now: at(1) });
        let made = within(&database, &ana, |tx| create(tx, mine, class("9º A", None))).unwrap();
        assert_eq!(made.about.teacher, Some(own.id()));
        let given = renamed("9º A", Some(ana.actor().id()));
        let changed = within(&database, &ana, |tx| change(tx, mine, made.id, given)).unwrap().unwrap();
        assert_eq!(changed.about.teacher, Some(own.id()), "they give it to nobody");
        within(&database, &ana, |tx| {
            assert_eq!(change(tx, theirs, made.id, renamed("X", None)).unwrap(), None);
            assert_eq!(archive(tx, theirs, made.id, true).unwrap(), None);
            assert_eq!(remove(tx, theirs, made.id).unwrap(), None);
        });
        let kept = within(&database, &ana, |tx| tx.school().class(made.id)).unwrap();
        assert_eq!(kept, Some(changed));
        let denied = ["alterar", "arquivar", "excluir"];
        let denied = denied.map(|verb| format!("tentou sem permissão: {verb} a turma 9º A"));
        assert_eq!(texts(&database, &ana)[1..], denied, "what changes nothing is not told");
    }

    #[test]
    fn a_class_with_pupils_stays_and_says_how_many() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let by = By { actor: ana.actor(), now: at(1) };
        let made = within(&database, &ana, |tx| create(tx, by, class("9º A", None))).unwrap();
        for (pupils, words) in [(1, "1 aluno"), (28, "28 alunos")] {
            database.change_school(ana.scope().school(), |school| {
                school.enrol(made.id, pupils);
                school.recount_classes().unwrap();
            });
            let refused = within(&database, &ana, |tx| remove(tx, by, made.id)).unwrap_err();
            assert!(refused.to_string().starts_with(&format!("A turma 9º A tem {words} e por isso")));
        }
        database.change_school(ana.scope().school(), |school| school.enrol(made.id, 3));
        for (active, words) in [(0, "3 alunos inativos"), (1, "3 alunos")] {
            database.change_school(ana.scope().school(), |school| {
                let mut pupils = school.roll().unwrap();
                pupils.iter_mut().skip(active).for_each(|pupil| pupil.active = false);
                pupils.iter_mut().take(active).for_each(|pupil| pupil.active = true);
                let how = Entered { at: at(1), by: ana.actor().id(), import: None };
                school.put_pupils(&pupils, how).unwrap();
            });
            let refused = within(&database, &ana, |tx| remove(tx, by, made.id)).unwrap_err();
            assert!(
                refused.to_string().starts_with(&format!("A turma 9º A tem {words} e por isso")),
                "{refused}"
            );
        }
        database.change_school(ana.scope().school(), |school| school.enrol(made.id, 28));
        assert_eq!(within(&database, &ana, |tx| recount(tx, by)).unwrap(), 1);
        assert_eq!(within(&database, &ana, |tx| recount(tx, by)).unwrap(), 0);
        assert_eq!(texts(&database, &ana)[1], "atualizou o contador de uma turma");
    }

    #[test]
    fn a_class_is_of_the_year_that_runs_and_stays_of_its_year() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let by = By { actor: ana.actor(), now: "2026-11-22T12:00:00Z".parse().unwrap() };
        let untold = |name| ClassForm { school_year: None, ..class(name, None) };
        let made = within(&database, &ana, |tx| create(tx, by, untold("9º A"))).unwrap();
        assert_eq!(made.about.school_year.year(), 2026);
        let later = By { now: "2027-03-01T12:00:00Z".parse().unwrap(), ..by };
        let changed =
            within(&database, &ana, |tx| change(tx, later, made.id, renamed("9º B", None))).unwrap();
        assert_eq!(changed.unwrap().about.school_year.year(), 2026);
    }

    #[test]
    fn a_teacher_works_at_the_school() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let (user, by) = (ana.actor().id(), By { actor: ana.actor(), now: at(1) });
        let nobody = class("9º A", Some(PersonId(i64::MAX)));
        let refused = within(&database, &ana, |tx| create(tx, by, nobody)).unwrap_err();
        assert!(matches!(refused, ClassError::NotFound), "{refused:?}");
        let made = within(&database, &ana, |tx| create(tx, by, class("9º A", Some(user)))).unwrap();
        let free = within(&database, &ana, |tx| create(tx, by, class("9º B", None))).unwrap();
        database.change_school(ana.scope().school(), |school| school.set_active(user, false).unwrap());
        // It was so before: the class may be renamed.
        let kept = renamed("9º C", Some(user));
        assert!(within(&database, &ana, |tx| change(tx, by, made.id, kept)).unwrap().is_some());
        let chosen = renamed("9º B", Some(user));
        let refused = within(&database, &ana, |tx| change(tx, by, free.id, chosen)).unwrap_err();
        let ClassError::Invalid(invalid) = refused else { panic!("{refused:?}") };
        assert_eq!(invalid.fields().next().unwrap().0, "teacherId");
    }

    #[test]
    fn of_two_who_change_a_class_each_keeps_what_the_other_did() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let (user, by) = (ana.actor().id(), By { actor: ana.actor(), now: at(1) });
        let made = within(&database, &ana, |tx| create(tx, by, class("9º A", Some(user)))).unwrap();
        for form in [
            ClassChangeForm { shift: Some("noturno"), ..ClassChangeForm::default() },
            ClassChangeForm { name: Some("9º B"), ..ClassChangeForm::default() },
        ] {
            within(&database, &ana, |tx| change(tx, by, made.id, form)).unwrap();
        }
        let kept = within(&database, &ana, |tx| tx.school().class(made.id)).unwrap().unwrap().about;
        let expected = (made.about.grade, Shift::Noturno, Some(user));
        assert_eq!((kept.name.as_str(), (kept.grade, kept.shift, kept.teacher)), ("9º B", expected));
    }

    #[test]
    fn a_name_that_an_archived_class_has_is_refused_and_says_where_that_is() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let by = By { actor: ana.actor(), now: at(1) };
        let [first, other] = ["9º A", "9º B"]
            .map(|name| within(&database, &ana, |tx| create(tx, by, class(name, None))).unwrap().id);
        let told = |result: Result<(), ClassError>| match result {
            Err(ClassError::Invalid(invalid)) => invalid.fields().next().unwrap().1.contains("arquivada"),
            other => panic!("{other:?}"),
        };
        let again = || within(&database, &ana, |tx| create(tx, by, class("9ºa", None))).map(drop);
        let renames =
            |id, name| within(&database, &ana, |tx| change(tx, by, id, renamed(name, None))).map(drop);
        assert!(!told(again()));
        within(&database, &ana, |tx| archive(tx, by, first, true)).unwrap();
        assert!(told(again()));
        assert!(told(renames(other, "9º A")));
        renames(first, "9º a").unwrap();
        let next_year = ClassForm { school_year: Some(2027), ..class("9º A", None) };
        within(&database, &ana, |tx| create(tx, by, next_year)).unwrap();
    }

    #[test]
    fn a_class_comes_back_without_a_teacher_who_left_meanwhile() {
        for (active, teaches) in [(true, true), (false, false)] {
            let database = MemoryDatabase::default();
            let ana = registered(&database, &registration("ana"));
            let (user, by) = (ana.actor().id(), By { actor: ana.actor(), now: at(1) });
            let made = within(&database, &ana, |tx| create(tx, by, class("9º A", Some(user)))).unwrap();
            within(&database, &ana, |tx| archive(tx, by, made.id, true)).unwrap();
            database.change_school(ana.scope().school(), |school| school.set_active(user, active).unwrap());
            let back = within(&database, &ana, |tx| archive(tx, by, made.id, false)).unwrap().unwrap();
            assert_eq!((back.about.teacher == Some(user), back.archived_at), (teaches, None));
        }
    }
}
