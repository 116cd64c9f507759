//! Pupils as screens read them, and who waits for whom.

use application::gate::session::LiveSession;
use application::pupils::export::{self, Exported};
use chrono::{DateTime, TimeDelta, Utc};
use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use kernel::{ClassId, PersonId, StoreError};
use school_management::classes::class::{ClassForm, NewClass};
use school_management::people::password::HashedPassword;
use school_management::people::person::Person;
use school_management::people::pupil::store::{
    AddedPupil, Entered, FirstPassword, Issued, NewPupilImport, Nonce,
};
use school_management::people::pupil::view::{AccessState, Card, ClassFilter, PupilCounts, PupilFilter};
use school_management::people::pupil::{PupilData, Those, in_order};
use school_management::people::reach::Reach;
use school_management::people::staff::{StaffMember, StaffRole};

use crate::world::{World, at, texts, user};

fn class(name: &str, teacher: Option<PersonId>) -> NewClass {
    let form = ClassForm {
        name,
        year: "9º ano",
        stage: "anos_finais",
        shift: "noturno",
        school_year: None,
        teacher,
    };
    form.parse(2026).unwrap()
}

pub fn issued(until: DateTime<Utc>) -> FirstPassword {
    FirstPassword::Issued(Issued { nonce: Nonce([7; 16]), until, printed_at: None })
}

pub fn typed() -> FirstPassword {
    FirstPassword::Typed { hash: HashedPassword::new("$typed"), must_change: true }
}

pub fn pupil(number: &str, name: &str, class: Option<ClassId>, password: FirstPassword) -> AddedPupil {
    let data = PupilData {
        enrolment: number.parse().unwrap(),
        name: name.parse().unwrap(),
        email: None,
        birth_date: None,
        guardian_name: None,
        guardian_phone: None,
    };
    AddedPupil { data, class, password }
}

pub fn those(ids: &[PersonId]) -> Those {
    Those::named(ids.iter().map(|id| id.0).collect()).unwrap()
}

pub fn entered(of: &LiveSession) -> Entered {
    Entered { at: at(1), by: user(of), import: None }
}

pub fn add_class(world: &World, of: &LiveSession, name: &str, teacher: Option<PersonId>) -> ClassId {
    world.within(of, |tx| tx.school().add_class(&class(name, teacher), at(0))).unwrap().id
}

pub fn add(world: &World, of: &LiveSession, new: &[AddedPupil]) -> Vec<PersonId> {
    world.within(of, |tx| tx.school().add_pupils(new, entered(of))).unwrap()
}

#[test]
fn a_list_is_of_a_class_of_who_is_active_and_of_who_is_within_reach() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    let (own, other) =
        (add_class(&world, &ana, "9º A", Some(user(&ana))), add_class(&world, &ana, "9º B", None));
    let theirs = add_class(&world, &bia, "9º A", None);
    add(&world, &bia, &[pupil("1", "Zilda", Some(theirs), typed())]);
    let ids = add(
        &world,
        &ana,
        &[
            pupil("1", "Álvaro", Some(own), typed()),
            pupil("2", "Bia", Some(own), issued(at(100))),
            pupil("3", "Ana", Some(other), issued(at(100))),
            pupil("4", "Davi", None, typed()),
        ],
    );
    world.admin().batch_execute(&format!("UPDATE people SET active = false WHERE id = {}", ids[1])).unwrap();
    let listed = |reach, class, active| {
        let index = world.view(&ana).pupils().pupil_index(PupilFilter { reach, class, active }).unwrap();
        in_order(index, None)
            .into_iter()
            .map(|id| ids.iter().position(|it| *it == id).unwrap())
            .collect::<Vec<_>>()
    };
    let (school, classes) = (Reach::School, Reach::ClassesOf(user(&ana)));
    for (reach, class, active, found) in [
        (school, ClassFilter::Any, None, vec![0, 2, 1, 3]),
        (school, ClassFilter::Any, Some(true), vec![0, 2, 3]),
        (school, ClassFilter::Any, Some(false), vec![1]),
        (school, ClassFilter::Without, None, vec![3]),
        (school, ClassFilter::Of(own), None, vec![0, 1]),
        (school, ClassFilter::Of(theirs), None, vec![]),
        (classes, ClassFilter::Any, None, vec![0, 1]),
        (classes, ClassFilter::Of(other), None, vec![]),
        (classes, ClassFilter::Without, None, vec![]),
        (Reach::Oneself(ids[3]), ClassFilter::Any, None, vec![3]),
        (Reach::ClassesOf(PersonId(i64::MAX)), ClassFilter::Any, None, vec![]),
    ] {
        assert_eq!(listed(reach, class, active), found, "{reach:?} {class:?} {active:?}");
    }
    let counts = |reach, now| world.view(&ana).pupils().count_pupils(reach, now).unwrap();
    let all = PupilCounts {
        total: 4,
        active: 3,
        classes: 2,
        without_class: 1,
        in_archived: 0,
        to_print: 1,
        without_access: 0,
    };
    assert_eq!(counts(school, at(99)), all);
    assert_eq!(
        counts(school, at(100)),
        PupilCounts { to_print: 0, without_access: 1, ..all },
        "whose time is over"
    );
    let of_classes = PupilCounts { total: 2, active: 1, classes: 1, without_class: 0, to_print: 0, ..all };
    assert_eq!(counts(classes, at(99)), of_classes);
    // One of both who are in a class; who is inactive there is counted no more than elsewhere.
    let archive = |class| world.within(&ana, |tx| tx.school().archive_class(class, Some(at(1)))).unwrap();
    archive(own);
    for (reach, before) in [(school, all), (classes, of_classes)] {
        let archived = PupilCounts { classes: before.classes - 1, in_archived: 1, ..before };
        assert_eq!(counts(reach, at(99)), archived, "{reach:?}");
    }
    archive(other);
    assert_eq!((counts(school, at(99)).in_archived, counts(classes, at(99)).in_archived), (2, 1));
    world.within(&ana, |tx| tx.school().note_printed(&ids[2..3], at(50))).unwrap();
    assert_eq!(counts(school, at(99)).to_print, 0);
}

#[test]
fn a_pupil_is_shown_with_class_teacher_and_access() {
    let world = World::new();
    let ana = world.school("ana");
    let own = add_class(&world, &ana, "9º A", Some(user(&ana)));
    let new = [pupil("1", "Bia", Some(own), issued(at(100))), pupil("2", "Caio", None, typed())];
    let ids = add(&world, &ana, &new);
    let school = ana.scope().school();
    world.within(&ana, |tx| tx.school().note_printed(&ids, at(9))).unwrap();
    world
        .admin()
        .batch_execute(&format!(
            "INSERT INTO known_devices (school_id, person_id, device, seen_at)
             SELECT {school}, {}, 'd' || n, '{}'::timestamptz - n * interval '1 day' FROM generate_series(1, 3) n",
            ids[1],
            at(0).to_rfc3339(),
        ))
        .unwrap();
    let asked = [ids[1], PersonId(i64::MAX), ids[0]];
    let [caio, bia] = world.view(&ana).pupils().pupils_seen(&asked).unwrap().try_into().unwrap();
    assert_eq!(
        (bia.class_name.as_deref(), bia.teacher, bia.created_at),
        (Some("9º A"), Some(user(&ana)), at(1))
    );
    let card = Card { until: at(100), printed_at: Some(at(9)) };
    assert_eq!((bia.access.card, bia.access.has_password, bia.access.seen_at), (Some(card), false, None));
    assert_eq!(bia.access.state(at(50)), AccessState::Card);
    assert_eq!((caio.class_name, caio.teacher, caio.access.card), (None, None, None));
    assert_eq!((caio.access.has_password, caio.access.seen_at), (true, Some(at(0) - TimeDelta::days(1))));
    let must_change = format!("SELECT must_change::text AS text FROM people WHERE id = {}", ids[1]);
    assert_eq!(texts(&mut world.admin(), &must_change), ["true"]);
}

#[test]
fn where_a_pupil_went_is_told_with_who_and_by_which_file() {
    let world = World::new();
    let ana = world.school("ana");
    let [one, two] = ["9º A", "9º B"].map(|name| add_class(&world, &ana, name, None));
    let id = add(&world, &ana, &[pupil("1", "Bia", Some(one), typed())])[0];
    world
        .within(&ana, |tx| {
            let about =
                NewPupilImport { by: user(&ana), file_name: "9_ano.csv".to_owned(), created: 0, updated: 1 };
            let import = tx.school().add_pupil_import(&about, at(5))?;
            let mut pupils = tx.school().pupils(&[id])?;
            pupils[0].class = Some(two);
            tx.school().put_pupils(&pupils, Entered { at: at(5), by: user(&ana), import: Some(import) })?;
            // Nothing moves where the class stays.
            pupils[0].data.name = "Bia Lima".parse().unwrap();
            tx.school().put_pupils(&pupils, Entered { at: at(6), ..entered(&ana) })?;
            pupils[0].class = None;
            tx.school().put_pupils(&pupils, Entered { at: at(7), ..entered(&ana) })
        })
        .unwrap();
    let told = || {
        let moves = world.view(&ana).pupils().class_moves(id).unwrap();
        moves
            .into_iter()
            .map(|it| {
                (it.class, it.class_name.unwrap_or_default(), it.at, it.import_file.unwrap_or_default())
            })
            .collect::<Vec<_>>()
    };
    let file = "9_ano.csv".to_owned();
    let expected = [
        (None, String::new(), at(7), String::new()),
        (Some(two), "9º B".to_owned(), at(5), file),
        (Some(one), "9º A".to_owned(), at(1), String::new()),
    ];
    assert_eq!(told(), expected);
    let by = world.view(&ana).pupils().class_moves(id).unwrap()[0].by_name.clone();
    assert_eq!(by.as_deref(), Some("Marina Souza"));
    // Classes go, and where they were is still told.
    world.within(&ana, |tx| tx.school().remove_class(two)).unwrap();
    assert_eq!(told()[1], (None, "9º B".to_owned(), at(5), "9_ano.csv".to_owned()));
    let [import] = world.view(&ana).pupils().pupil_imports(20).unwrap().try_into().unwrap();
    assert_eq!((import.by_name.as_str(), import.there, import.used), ("Marina Souza", 0, 0));
}

#[test]
fn what_an_import_brought_and_who_uses_it_is_listed_with_it() {
    let world = World::new();
    let ana = world.school("ana");
    let about = NewPupilImport { by: user(&ana), file_name: "9_ano.csv".to_owned(), created: 3, updated: 0 };
    let ids = world
        .within(&ana, |tx| {
            let import = tx.school().add_pupil_import(&about, at(1))?;
            let new = ["1", "2", "3"].map(|number| pupil(number, "Bia", None, issued(at(100))));
            tx.school().add_pupils(&new, Entered { import: Some(import), ..entered(&ana) })
        })
        .unwrap();
    let listed = || {
        let imports = world.view(&ana).pupils().pupil_imports(20).unwrap();
        (imports.len(), imports[0].there, imports[0].used)
    };
    assert_eq!(listed(), (1, 3, 0));
    world
        .admin()
        .batch_execute(&format!("UPDATE people SET password_hash = '$' WHERE id = {}", ids[0]))
        .unwrap();
    world.within(&ana, |tx| tx.school().erase_pupils(&ids[2..])).unwrap();
    assert_eq!(listed(), (1, 2, 1));
    assert_eq!(world.view(&ana).pupils().pupil_imports(0).unwrap(), []);
}

/// A thing that somebody does in a transaction of their own, which stays open until it is told to commit.
pub fn open(admin: &World, statement: &str) -> PgConnection {
    let mut connection = admin.admin();
    connection.batch_execute(&format!("BEGIN; {statement}")).unwrap();
    connection
}

/// Runs `work` and waits until it waits for a lock, lets `first` end, and answers what became of it.
pub fn second<T: Send>(world: &World, first: impl FnOnce(), work: impl FnOnce() -> T + Send) -> T {
    let waiting = "SELECT 'x' AS text FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    std::thread::scope(|scope| {
        let second = scope.spawn(work);
        while texts(&mut world.admin(), waiting).is_empty() {
            assert!(!second.is_finished(), "who came second did not wait");
            std::thread::yield_now();
        }
        first();
        second.join().unwrap()
    })
}

/// Ends what [`open`] began.
pub fn committing(mut connection: PgConnection) -> impl FnOnce() {
    move || connection.batch_execute("COMMIT").unwrap()
}

fn is_clash<T: std::fmt::Debug>(outcome: &Result<T, StoreError>, constraint: &str) {
    assert!(matches!(outcome, Err(StoreError::Clash(name)) if name == constraint), "{outcome:?}");
}

#[test]
fn who_moves_a_pupil_into_a_class_that_is_being_deleted_waits_and_hears_of_it() {
    let world = World::new();
    let ana = world.school("ana");
    let [one, two] = ["9º A", "9º B"].map(|name| add_class(&world, &ana, name, None));
    let id = add(&world, &ana, &[pupil("1", "Bia", None, typed())])[0];
    let mut bia = world.within(&ana, |tx| tx.school().pupils(&[id])).unwrap();
    bia[0].class = Some(two);
    let deleting = |class| open(&world, &format!("DELETE FROM classes WHERE id = {class}"));
    let new = [pupil("2", "Caio", Some(one), typed())];
    let added = second(&world, committing(deleting(one)), || {
        world.within(&ana, |tx| tx.school().add_pupils(&new, entered(&ana)))
    });
    is_clash(&added, "students_class_fkey");
    let moved = second(&world, committing(deleting(two)), || {
        world.within(&ana, |tx| tx.school().put_pupils(&bia, entered(&ana)))
    });
    is_clash(&moved, "students_class_fkey");
    let left = texts(&mut world.admin(), "SELECT name || coalesce(class_id::text, '') AS text FROM students");
    assert_eq!(left, ["Bia"]);
}

#[test]
fn who_deletes_a_class_that_pupils_are_being_moved_into_waits_and_hears_of_it() {
    let world = World::new();
    let ana = world.school("ana");
    let kept = add_class(&world, &ana, "9º A", None);
    let id = add(&world, &ana, &[pupil("1", "Bia", None, typed())])[0];
    let moving = open(&world, &format!("UPDATE students SET class_id = {kept} WHERE id = {id}"));
    let outcome =
        second(&world, committing(moving), || world.within(&ana, |tx| tx.school().remove_class(kept)));
    is_clash(&outcome, "students_class_fkey");
    assert_eq!(world.view(&ana).classes().class(kept).unwrap().unwrap().total_students, 1);
}

#[test]
fn pupils_are_held_until_the_transaction_ends_and_another_schools_are_not() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    let holding =
        open(&world, &format!("SELECT pg_advisory_xact_lock(3, hashint8({}))", ana.scope().school()));
    add(&world, &bia, &[pupil("1", "Zilda", None, typed())]);
    let added = second(&world, committing(holding), || {
        world.within(&ana, |tx| {
            tx.school().hold_pupils()?;
            tx.school().roll()
        })
    });
    assert!(added.unwrap().is_empty());
}

#[test]
fn five_thousand_pupils_come_and_change_in_one_statement_each() {
    let world = World::new();
    let ana = world.school("ana");
    let [one, two] = ["9º A", "9º B"].map(|name| add_class(&world, &ana, name, None));
    let new: Vec<_> = (0..5_000)
        .map(|number| pupil(&format!("N{number}"), "Bia Lima", Some(one), issued(at(100))))
        .collect();
    let ids = add(&world, &ana, &new);
    let mut pupils = world.within(&ana, |tx| tx.school().pupils(&ids)).unwrap();
    pupils.sort_by_key(|pupil| pupil.id);
    let in_order = pupils.iter().zip(&new).all(|(there, new)| there.data == new.data);
    assert!(in_order && ids.is_sorted(), "ids in the order of the pupils");
    for pupil in &mut pupils {
        pupil.class = Some(two);
    }
    world.within(&ana, |tx| tx.school().put_pupils(&pupils, entered(&ana))).unwrap();
    let totals = [one, two].map(|id| world.view(&ana).classes().class(id).unwrap().unwrap().total_students);
    assert_eq!(totals, [0, 5_000]);
    let mut admin = world.admin();
    assert_eq!(texts(&mut admin, "SELECT count(*)::text AS text FROM class_moves"), ["10000"]);
    world.within(&ana, |tx| tx.school().erase_pupils(&ids)).unwrap();
    assert_eq!(texts(&mut admin, "SELECT count(*)::text AS text FROM class_moves"), ["0"]);
}

#[test]
fn a_file_has_each_who_is_named_once_and_nobody_out_of_reach() {
    let world = World::new();
    let ana = world.school("ana");
    let own = add_class(&world, &ana, "9º A", Some(user(&ana)));
    let new = [pupil("1", "Bia", Some(own), typed()), pupil("2", "Caio", None, typed())];
    let ids = add(&world, &ana, &new);
    let Person::Staff(manager) = ana.actor().person.clone() else { panic!("a manager is of the staff") };
    let professor = Person::Staff(StaffMember { role: StaffRole::Professor, ..manager });
    let numbers = |person: &Person, ids: &[PersonId]| {
        let whom = Exported::Those(those(ids).into());
        let lines = export::lines(world.view(&ana).as_mut(), person, &whom, at(9)).unwrap()?;
        Some(lines.into_iter().skip(1).map(|cells| cells[0].clone()).collect::<Vec<_>>())
    };
    let told = |numbers: &[&str]| Some(numbers.iter().map(ToString::to_string).collect::<Vec<_>>());
    assert_eq!(numbers(&ana.actor().person, &[ids[1], ids[0], ids[1]]), told(&["2", "1"]));
    assert_eq!(numbers(&professor, &ids), told(&["1", "2"]));
    world.within(&ana, |tx| tx.school().set_own_classes_only(true)).unwrap();
    assert_eq!(numbers(&professor, &ids[..1]), told(&["1"]));
    assert_eq!(numbers(&professor, &ids), None);
}

#[test]
fn a_school_keeps_so_many_pupils() {
    let world = World::new();
    let ana = world.school("ana");
    world.admin().batch_execute("UPDATE quotas SET most = 2 WHERE name = 'students'").unwrap();
    let new = ["1", "2", "3"].map(|number| pupil(number, "Bia", None, typed()));
    let refused = world.within(&ana, |tx| tx.school().add_pupils(&new, entered(&ana)));
    assert!(matches!(&refused, Err(StoreError::Full { name, most: 2 }) if name == "students"), "{refused:?}");
    add(&world, &ana, &new[..2]);
}
