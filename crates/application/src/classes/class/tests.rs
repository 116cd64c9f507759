use kernel::{Given, PersonId};
use school_management::classes::class::Shift;
use school_management::classes::store::Classes;
use school_management::people::password::HashedPassword;
use school_management::people::person::Person;
use school_management::people::pupil::store::{Entered, KnownPupils, Pupils};
use school_management::people::registration::NewStaffMember;
use school_management::people::staff::StaffRole;
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

fn professor(database: &MemoryDatabase, school: &LiveSession, username: &str) -> Actor {
    let new = NewStaffMember {
        username: username.parse().unwrap(),
        first_name: "João".to_owned(),
        last_name: "Lima".to_owned(),
        email: None,
        role: StaffRole::Professor,
    };
    let member =
        within(database, school, |tx| tx.school().add_member(&new, &HashedPassword::new("$"))).unwrap();
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
fn no_class_is_given_a_name_that_a_list_could_not_tell_from_anothers() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let by = By { actor: ana.actor(), now: at(1) };
    let made = |name| within(&database, &ana, |tx| create(tx, by, class(name, None)));
    let first = made("9º B").unwrap();
    let second = made("9º A").unwrap();
    let rename = |id, name| within(&database, &ana, |tx| change(tx, by, id, renamed(name, None)));
    for name in ["9o B", "9° B", "9B", "Turma 9º B"] {
        for refused in [made(name).map(drop), rename(second.id, name).map(drop)] {
            let Err(ClassError::Invalid(invalid)) = refused else { panic!("{name}: {refused:?}") };
            let told: Vec<_> = invalid.fields().collect();
            assert_eq!(told, [("name", "Já existe a turma 9º B, que é a mesma.")], "{name}");
        }
        assert_eq!(rename(first.id, name).unwrap().unwrap().about.name.as_str(), name, "its own");
        rename(first.id, "9º B").unwrap();
    }
    let evening = ClassForm { shift: "noturno", ..class("9º B noite", None) };
    within(&database, &ana, |tx| create(tx, by, evening)).unwrap();
}

#[test]
fn a_professors_class_is_theirs_and_no_others() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let [own, other] = ["joao", "lia"].map(|username| professor(&database, &ana, username));
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
    let changed = within(&database, &ana, |tx| change(tx, later, made.id, renamed("9º B", None))).unwrap();
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
    let joao = professor(&database, &ana, "joao");
    database.change_school(ana.scope().school(), |school| school.set_active(joao.id(), false).unwrap());
    let his = By { actor: &joao, now: at(1) };
    let refused = within(&database, &ana, |tx| create(tx, his, class("9º D", None))).unwrap_err();
    assert!(matches!(refused, ClassError::Invalid(_)), "{refused:?}");
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
    let renames = |id, name| within(&database, &ana, |tx| change(tx, by, id, renamed(name, None))).map(drop);
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
        let told =
            if teaches { "desarquivou a turma 9º A" } else { "deixou uma turma sem professor responsável" };
        assert_eq!(texts(&database, &ana).last().unwrap(), told);
    }
}
