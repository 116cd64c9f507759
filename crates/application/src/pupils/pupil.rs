//! A pupil is enrolled and changed.

use chrono::{DateTime, Utc};
use kernel::{ClassId, Day, Given, Invalid, PersonId, StoreError};
use school_management::classes::class::Class;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::password::{HashedPassword, Rules};
use school_management::people::pupil::store::{AddedPupil, Entered, FirstPassword};
use school_management::people::pupil::{
    NewPupil, NewPupilForm, Pupil, PupilChange, PupilChangeForm, PupilData, chooses_password,
};
use school_management::people::store::Schools;
use thiserror::Error;

use crate::classes::class::By;
use crate::tx::database::SchoolTx;

/// Why nothing was done.
#[derive(Debug, Error)]
pub enum PupilError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    /// The pupil, or the class, is none of this school.
    #[error("não há este aluno ou esta turma")]
    NotFound,
    #[error("Já existe um aluno com esta matrícula na escola.")]
    NumberTaken,
    #[error("Os alunos da demonstração são de todos: ninguém desativa, apaga ou muda a matrícula deles.")]
    Demonstration,
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for PupilError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Clash(name) if name == "students_school_id_student_id_key" => Self::NumberTaken,
            // It was there a moment ago.
            StoreError::Clash(name) if name == "students_class_fkey" => {
                Self::Invalid(Invalid::field("classId", "A turma acabou de ser excluída. Escolha outra."))
            }
            other => Self::Store(other),
        }
    }
}

/// Judges the form of a new pupil before a hash is made for the password: dates of birth by the day it is at the school, the password
/// by the names that everyone there knows.
pub fn parse(
    school: &mut (impl Schools + ?Sized),
    form: NewPupilForm,
    shortest_password: usize,
    now: DateTime<Utc>,
) -> Result<NewPupil, PupilError> {
    let school = school.school()?.ok_or(PupilError::NotFound)?;
    let names = [school.name.as_str(), school.municipality.as_str()];
    let rules = Rules { shortest: shortest_password, names: &names };
    Ok(form.parse(Day::of(now, school.state), rules)?)
}

/// Enrols a pupil, who comes in with the password that was typed.
pub fn create(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    new: &NewPupil,
    hash: &HashedPassword,
) -> Result<PersonId, PupilError> {
    tx.school().hold_pupils()?;
    let class = open_class(tx, new.class)?;
    let must_change = chooses_password(Some(class.about.grade));
    let password = FirstPassword::Typed { hash: hash.clone(), must_change };
    let added = AddedPupil { data: new.data.clone(), class: Some(class.id), password };
    let ids = tx.school().add_pupils(&[added], entered(by))?;
    let id = ids.first().copied().ok_or(PupilError::NotFound)?;
    record(tx, by, "cadastrou um aluno".to_owned(), &[id])?;
    Ok(id)
}

/// Changes what is known of a pupil, the class, or whether they may sign in: `form` says what of it.
pub fn change(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: PersonId,
    form: PupilChangeForm,
) -> Result<(), PupilError> {
    let school = tx.school().school()?.ok_or(PupilError::NotFound)?;
    let change = form.parse(Day::of(by.now, school.state))?;
    tx.school().hold_pupils()?;
    let [before] = found(tx, &[id])?.try_into().map_err(|_| PupilError::NotFound)?;
    write(tx, by, vec![before], &change).map(drop)
}

/// Those of the school; fails when one of them is not.
pub(super) fn found(tx: &mut dyn SchoolTx, ids: &[PersonId]) -> Result<Vec<Pupil>, PupilError> {
    let found = tx.school().pupils(ids)?;
    if found.len() == ids.len() { Ok(found) } else { Err(PupilError::NotFound) }
}

/// Changes pupils alike, and says how many it did change; asked for while pupils are held.
pub(super) fn write(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    pupils: Vec<Pupil>,
    change: &PupilChange,
) -> Result<usize, PupilError> {
    let class = match change.class {
        Given::Set(class) if pupils.iter().any(|pupil| pupil.class != Some(class)) => {
            Some(open_class(tx, class)?)
        }
        _ => None,
    };
    let changes = pupils.into_iter().map(|before| (change.clone().apply(before.clone()), before));
    let changes: Vec<(Pupil, Pupil)> = changes.filter(|(after, before)| after != before).collect();
    if changes.is_empty() {
        return Ok(0);
    }
    let out = those(&changes, |after, before| before.active && !after.active);
    if !out.is_empty() || changes.iter().any(|(after, before)| after.data.enrolment != before.data.enrolment)
    {
        refuse_demonstration(tx.school())?;
    }
    if !out.is_empty() {
        tx.school().hold_sign_ins()?;
        tx.sessions().close_all(&out)?;
    }
    let after: Vec<Pupil> = changes.iter().map(|(after, _)| after.clone()).collect();
    tx.school().put_pupils(&after, entered(by))?;
    let moved = match &class {
        Some(class) => format!("mudou um aluno para a turma {}", class.about.name.as_str()),
        None => "tirou um aluno da turma".to_owned(),
    };
    record(tx, by, "desativou um aluno".to_owned(), &out)?;
    record(
        tx,
        by,
        "reativou um aluno".to_owned(),
        &those(&changes, |after, before| after.active && !before.active),
    )?;
    record(tx, by, moved, &those(&changes, |after, before| after.class != before.class))?;
    let mended = |after: &PupilData, before: &PupilData| after != before;
    let mended = those(&changes, |after, before| mended(&after.data, &before.data));
    record(tx, by, "alterou os dados de um aluno".to_owned(), &mended)?;
    Ok(changes.len())
}

fn those(changes: &[(Pupil, Pupil)], is_one: impl Fn(&Pupil, &Pupil) -> bool) -> Vec<PersonId> {
    changes.iter().filter(|(after, before)| is_one(after, before)).map(|(after, _)| after.id).collect()
}

/// Everyone who tries the demonstration comes in as its pupils: nobody may take them from the others.
pub(super) fn refuse_demonstration(school: &mut (impl Schools + ?Sized)) -> Result<(), PupilError> {
    if school.school()?.is_some_and(|school| school.demo) { Err(PupilError::Demonstration) } else { Ok(()) }
}

/// A class of the school into which pupils may go.
fn open_class(tx: &mut dyn SchoolTx, id: ClassId) -> Result<Class, PupilError> {
    let class = tx.school().class(id)?.ok_or(PupilError::NotFound)?;
    if class.archived_at.is_some() {
        return Err(Invalid::field("classId", "Esta turma está arquivada. Escolha outra.").into());
    }
    Ok(class)
}

fn entered(by: By<'_>) -> Entered {
    Entered { at: by.now, by: by.actor.id(), import: None }
}

/// The trail names pupils by number alone: an entry of each.
pub(crate) fn record(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    text: String,
    about: &[PersonId],
) -> Result<(), StoreError> {
    if about.is_empty() {
        return Ok(());
    }
    let activity = NewActivity::new(ActivityKind::Pupils, text);
    tx.school().record_of_each(Some(by.actor.id()), &activity, about, by.now)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classes::class;
    use crate::gate::session::LiveSession;
    use crate::pupils::bulk::{self, BulkAction};
    use crate::pupils::erasure;
    use crate::testing::{MemoryDatabase, at, registered, registration, within};
    use school_management::classes::class::ClassForm;
    use school_management::people::pupil::Those;
    use school_management::people::registration::Registration;

    fn class(tx: &mut dyn SchoolTx, by: By<'_>, name: &str, year: &str) -> ClassId {
        let form = ClassForm {
            name,
            year,
            stage: "anos_iniciais",
            shift: "matutino",
            school_year: Some(2026),
            teacher: None,
        };
        class::create(tx, by, form).unwrap().id
    }

    fn new(number: &str, class: ClassId) -> NewPupil {
        let form = NewPupilForm {
            student_id: number.to_owned(),
            name: "Bia Lima".to_owned(),
            password: "ipê-amarelo".to_owned(),
            class_id: Some(class.0),
            ..NewPupilForm::default()
        };
        form.parse(Day::of(at(1), kernel::Uf::RO), Rules { shortest: 6, names: &[] }).unwrap()
    }

    /// A school with two classes, of the 3rd and the 4th grade, and three pupils of the first.
    fn school(database: &MemoryDatabase) -> (LiveSession, [ClassId; 2], Vec<PersonId>) {
        school_of(database, &registration("ana"))
    }

    fn school_of(
        database: &MemoryDatabase,
        registration: &Registration,
    ) -> (LiveSession, [ClassId; 2], Vec<PersonId>) {
        let ana = registered(database, registration);
        let by = By { actor: ana.actor(), now: at(1) };
        let (classes, ids) = within(database, &ana, |tx| {
            let classes =
                [("3º A", "3º ano"), ("4º A", "4º ano")].map(|(name, year)| class(tx, by, name, year));
            let ids = ["1", "2", "3"].map(|number| {
                create(tx, by, &new(number, classes[0]), &HashedPassword::new("$typed")).unwrap()
            });
            (classes, ids.to_vec())
        });
        (ana, classes, ids)
    }

    fn texts(database: &MemoryDatabase, of: &LiveSession) -> Vec<String> {
        let entries = database.trail(of.scope().school()).into_iter();
        entries.filter(|entry| entry.kind == ActivityKind::Pupils).skip(3).map(|entry| entry.text).collect()
    }

    fn sentence(error: PupilError) -> (&'static str, String) {
        let PupilError::Invalid(invalid) = error else { panic!("{error:?}") };
        let (field, sentence) = invalid.fields().next().unwrap();
        (field, sentence.to_owned())
    }

    #[test]
    fn what_is_done_to_a_pupil_is_recorded_and_only_that() {
        let database = MemoryDatabase::default();
        let (ana, [_, fourth], ids) = school(&database);
        let by = By { actor: ana.actor(), now: at(2) };
        let form = |change: fn(&mut PupilChangeForm)| {
            let mut form = PupilChangeForm::default();
            change(&mut form);
            form
        };
        for change_form in [
            form(|it| it.name = Some("Bia Braga".to_owned())),
            form(|it| it.name = Some("Bia  Braga".to_owned())),
            PupilChangeForm { class: Given::Set(fourth), ..form(|_| ()) },
            form(|it| it.is_active = Some(false)),
            form(|it| it.is_active = Some(true)),
            form(|it| it.class = Given::Cleared),
        ] {
            within(&database, &ana, |tx| change(tx, by, ids[0], change_form)).unwrap();
        }
        assert_eq!(
            texts(&database, &ana),
            [
                "alterou os dados de um aluno",
                "mudou um aluno para a turma 4º A",
                "desativou um aluno",
                "reativou um aluno",
                "tirou um aluno da turma",
            ]
        );
    }

    #[test]
    fn from_the_fourth_grade_on_a_typed_password_is_changed_at_first() {
        let database = MemoryDatabase::default();
        let (ana, [_, fourth], _) = school(&database);
        let by = By { actor: ana.actor(), now: at(2) };
        within(&database, &ana, |tx| create(tx, by, &new("4", fourth), &HashedPassword::new("$x"))).unwrap();
        let mut must_change = Vec::new();
        database.change_school(ana.scope().school(), |school| {
            must_change = school.enrolled().map(|kept| kept.must_change).collect();
        });
        assert_eq!(must_change, [false, false, false, true]);
    }

    #[test]
    fn a_class_that_is_archived_or_of_nobody_takes_no_pupils() {
        let database = MemoryDatabase::default();
        let (ana, [third, fourth], ids) = school(&database);
        let by = By { actor: ana.actor(), now: at(2) };
        let move_to = |class| PupilChangeForm { class: Given::Set(class), ..PupilChangeForm::default() };
        within(&database, &ana, |tx| {
            let nobodys = change(tx, by, ids[0], move_to(ClassId(i64::MAX)));
            assert!(matches!(nobodys, Err(PupilError::NotFound)), "{nobodys:?}");
            class::archive(tx, by, fourth, true).unwrap();
            let archived = change(tx, by, ids[0], move_to(fourth)).unwrap_err();
            assert_eq!(
                sentence(archived),
                ("classId", "Esta turma está arquivada. Escolha outra.".to_owned())
            );
            class::archive(tx, by, third, true).unwrap();
            // Who is in one may stay.
            let renamed = PupilChangeForm { name: Some("Bia Braga".to_owned()), ..move_to(third) };
            change(tx, by, ids[0], renamed).unwrap();
        });
    }

    #[test]
    fn what_another_was_first_to_do_is_told() {
        let error = |constraint: &str| PupilError::from(StoreError::Clash(constraint.to_owned()));
        assert!(matches!(error("students_school_id_student_id_key"), PupilError::NumberTaken));
        let gone = ("classId", "A turma acabou de ser excluída. Escolha outra.".to_owned());
        assert_eq!(sentence(error("students_class_fkey")), gone);
        assert!(matches!(error("other"), PupilError::Store(_)));
        let kept = class::ClassError::from(StoreError::Clash("students_class_fkey".to_owned()));
        assert!(kept.to_string().starts_with("A turma acabou de receber alunos"), "{kept}");
    }

    #[test]
    fn many_change_at_once_or_none() {
        let database = MemoryDatabase::default();
        let (ana, [_, fourth], ids) = school(&database);
        let by = By { actor: ana.actor(), now: at(2) };
        let changed = |ids: &[PersonId], action| {
            let those = Those::named(ids.iter().map(|id| id.0).collect()).unwrap();
            within(&database, &ana, |tx| bulk::change(tx, by, &those, action))
        };
        assert_eq!(changed(&ids[..2], BulkAction::Move(Some(fourth))).unwrap(), 2);
        assert_eq!(changed(&ids, BulkAction::Move(Some(fourth))).unwrap(), 1, "two are there already");
        let strange = changed(&[ids[0], PersonId(i64::MAX)], BulkAction::Deactivate);
        assert!(matches!(strange, Err(PupilError::NotFound)), "{strange:?}");
        assert_eq!(changed(&[ids[0], ids[0]], BulkAction::Deactivate).unwrap(), 1);
        assert_eq!(changed(&ids, BulkAction::Activate).unwrap(), 1);
        assert_eq!(changed(&ids, BulkAction::Move(None)).unwrap(), 3);
        let done = texts(&database, &ana);
        assert_eq!(done.iter().filter(|text| *text == "mudou um aluno para a turma 4º A").count(), 3);
        assert_eq!(done.iter().filter(|text| *text == "tirou um aluno da turma").count(), 3);
        assert_eq!(done.len(), 8, "{done:?}");
    }

    #[test]
    fn the_demonstrations_pupils_stay_and_keep_their_numbers() {
        let database = MemoryDatabase::default();
        let mut demo = registration("ana");
        demo.school.demo = true;
        let (ana, [_, fourth], ids) = school_of(&database, &demo);
        let by = By { actor: ana.actor(), now: at(2) };
        let those = Those::named(vec![ids[0].0, ids[1].0]).unwrap();
        let form = PupilChangeForm::default;
        let renumbered = PupilChangeForm { student_id: Some("9".to_owned()), ..form() };
        let out = PupilChangeForm { is_active: Some(false), ..form() };
        for refused in [
            within(&database, &ana, |tx| change(tx, by, ids[0], renumbered)),
            within(&database, &ana, |tx| change(tx, by, ids[0], out)),
            within(&database, &ana, |tx| bulk::change(tx, by, &those, BulkAction::Deactivate)).map(drop),
            within(&database, &ana, |tx| erasure::erase(tx, by, ids[0], "1")),
        ] {
            assert!(matches!(refused, Err(PupilError::Demonstration)), "{refused:?}");
        }
        assert!(texts(&database, &ana).is_empty());
        let moved =
            within(&database, &ana, |tx| bulk::change(tx, by, &those, BulkAction::Move(Some(fourth))));
        assert_eq!(moved.unwrap(), 2, "what else there is to try is tried");
    }

    #[test]
    fn who_is_erased_is_named_again_by_number_and_is_gone() {
        let database = MemoryDatabase::default();
        let (ana, _, ids) = school(&database);
        let by = By { actor: ana.actor(), now: at(2) };
        let wrong = within(&database, &ana, |tx| erasure::erase(tx, by, ids[0], "2")).unwrap_err();
        assert_eq!(sentence(wrong).0, "studentId");
        within(&database, &ana, |tx| erasure::erase(tx, by, ids[0], " 1 ")).unwrap();
        assert_eq!(within(&database, &ana, |tx| tx.school().roll()).unwrap().len(), 2);
        let gone = within(&database, &ana, |tx| erasure::erase(tx, by, ids[0], "1"));
        assert!(matches!(gone, Err(PupilError::NotFound)), "{gone:?}");
        assert_eq!(texts(&database, &ana), ["apagou os dados de um aluno"]);
    }
}
