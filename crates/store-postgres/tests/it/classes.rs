//! Classes as screens read them, and how many pupils are in them.

use application::gate::session::LiveSession;
use diesel::connection::SimpleConnection;
use kernel::{ClassId, Grade, PersonId, Stage, StoreError};
use school_management::classes::class::{ClassForm, NewClass, Shift};
use school_management::people::password::HashedPassword;
use school_management::people::registration::NewStaffMember;
use school_management::people::staff::StaffRole;

use crate::world::{World, at, texts, user};

fn class(name: &str, grade: Grade, school_year: i64) -> NewClass {
    let form = ClassForm {
        name,
        year: &grade.label(),
        stage: grade.stage.slug(),
        shift: "noturno",
        school_year: None,
        teacher: None,
    };
    form.parse(school_year).unwrap()
}

fn ninth() -> Grade {
    Stage::AnosFinais.grade("9º ano").unwrap()
}

fn add(world: &World, of: &LiveSession, new: &NewClass) -> ClassId {
    world.within(of, |tx| tx.school().add_class(new, at(1))).unwrap().id
}

/// How many pupils a class says it has.
fn total(world: &World, of: &LiveSession, id: ClassId) -> usize {
    world.view(of).classes().class(id).unwrap().unwrap().total_students
}

/// Writes behind the program's back: no port enrols pupils yet.
fn write(world: &World, statements: &str) {
    world.admin().batch_execute(statements).unwrap();
}

/// Pupils of a class, with these ids.
fn enrol(of: &LiveSession, class: ClassId, ids: std::ops::RangeInclusive<i64>) -> String {
    let school = of.scope().school();
    let numbers = format!("generate_series({}, {}) n", ids.start(), ids.end());
    format!(
        "INSERT INTO people (school_id, id, kind, password_hash) SELECT {school}, n, 'pupil', '$' FROM {numbers};
         INSERT INTO students (school_id, id, student_id, name, class_id)
         SELECT {school}, n, n::text, 'Bia', {class} FROM {numbers};"
    )
}

#[test]
fn the_newest_year_comes_first_then_stages_grades_and_names() {
    let world = World::new();
    let ana = world.school("ana");
    let first = Stage::EnsinoMedio.grade("1ª série").unwrap();
    let sixth = Stage::AnosFinais.grade("6º ano").unwrap();
    for (name, grade, year) in [
        ("1ª A", first, 2026),
        ("9º b", ninth(), 2026),
        ("6º A", sixth, 2026),
        ("9º A", ninth(), 2027),
        ("9º A", ninth(), 2026),
    ] {
        add(&world, &ana, &class(name, grade, year));
    }
    let archived = add(&world, &ana, &class("9º Z", ninth(), 2026));
    world.within(&ana, |tx| tx.school().archive_class(archived, Some(at(2)))).unwrap();
    let listed = |archived| {
        let classes = world.view(&ana).classes().classes(archived).unwrap();
        classes
            .iter()
            .map(|it| format!("{} {}", it.about.name.as_str(), it.about.school_year.year()))
            .collect::<Vec<_>>()
    };
    assert_eq!(listed(false), ["9º A 2027", "6º A 2026", "9º A 2026", "9º b 2026", "1ª A 2026"]);
    assert_eq!(listed(true), ["9º Z 2026"]);
    assert!(world.view(&world.school("bia")).classes().classes(false).unwrap().is_empty());
}

#[test]
fn every_grade_and_shift_is_kept() {
    let world = World::new();
    let ana = world.school("ana");
    let shifts = Shift::ALL.into_iter().cycle();
    for (grade, shift) in Stage::ALL.into_iter().flat_map(Stage::grades).zip(shifts) {
        let new = NewClass { shift, ..class(&grade.label(), grade, 2026) };
        let id = add(&world, &ana, &new);
        assert_eq!(world.view(&ana).classes().class(id).unwrap().unwrap().about, new);
    }
}

#[test]
fn a_class_counts_its_active_pupils_whatever_happens_to_them() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    let [one, two] = ["9º A", "9º B"].map(|name| add(&world, &ana, &class(name, ninth(), 2026)));
    let theirs = add(&world, &bia, &class("9º A", ninth(), 2026));
    let totals = || [total(&world, &ana, one), total(&world, &ana, two), total(&world, &bia, theirs)];
    for (what, statements, expected) in [
        ("enrolled", enrol(&ana, one, 1001..=1005), [5, 0, 0]),
        ("enrolled elsewhere", enrol(&bia, theirs, 2001..=2002), [5, 0, 2]),
        ("moved", format!("UPDATE students SET class_id = {two} WHERE id IN (1001, 1002)"), [3, 2, 2]),
        ("renamed", "UPDATE students SET name = 'Bia Lima'".to_owned(), [3, 2, 2]),
        ("kept out", "UPDATE people SET active = false WHERE id IN (1001, 1003, 2001)".to_owned(), [2, 1, 1]),
        ("given a password", "UPDATE people SET password_hash = '$2'".to_owned(), [2, 1, 1]),
        ("moved while kept out", format!("UPDATE students SET class_id = {two} WHERE id = 1003"), [2, 1, 1]),
        ("let in again", "UPDATE people SET active = true".to_owned(), [2, 3, 2]),
        ("without a class", "UPDATE students SET class_id = NULL WHERE id = 1004".to_owned(), [1, 3, 2]),
        ("gone", "DELETE FROM people WHERE id IN (1001, 2002)".to_owned(), [1, 2, 1]),
    ] {
        write(&world, &statements);
        assert_eq!(totals(), expected, "{what}");
        assert_eq!(world.within(&ana, |tx| tx.school().recount_classes()).unwrap(), 0, "{what}");
    }
    write(&world, "UPDATE classes SET total_students = 40");
    assert_eq!(world.within(&ana, |tx| tx.school().recount_classes()).unwrap(), 2, "its own alone");
    assert_eq!(totals(), [1, 2, 40]);
    assert_eq!(world.within(&ana, |tx| tx.school().pupils_of_class(two)).unwrap(), 2);
}

/// Who moves a pupil and who keeps them out do not see each other, and yet no number is left wrong.
#[test]
fn what_happens_at_once_is_counted_once_it_is_over() {
    let world = World::new();
    let ana = world.school("ana");
    let [one, two] = ["9º A", "9º B"].map(|name| add(&world, &ana, &class(name, ninth(), 2026)));
    write(&world, &enrol(&ana, one, 1001..=1002));
    let (mut moving, mut leaving) = (world.admin(), world.admin());
    let pid = texts(&mut leaving, "SELECT pg_backend_pid()::text AS text")[0].clone();
    moving.batch_execute(&format!("BEGIN; UPDATE students SET class_id = {two} WHERE id = 1001")).unwrap();
    std::thread::scope(|scope| {
        let left =
            scope.spawn(move || leaving.batch_execute("UPDATE people SET active = false WHERE id = 1001"));
        let waits = format!("SELECT 'x' AS text FROM pg_locks WHERE pid = {pid} AND NOT granted");
        while texts(&mut world.admin(), &waits).is_empty() {
            assert!(!left.is_finished(), "who came second did not wait");
            std::thread::yield_now();
        }
        moving.batch_execute("COMMIT").unwrap();
        left.join().unwrap().unwrap();
    });
    assert_eq!([one, two].map(|id| total(&world, &ana, id)), [1, 0]);
}

#[test]
fn a_class_with_pupils_stays() {
    let world = World::new();
    let ana = world.school("ana");
    let id = add(&world, &ana, &class("9º A", ninth(), 2026));
    write(&world, &enrol(&ana, id, 1001..=1001));
    let refused = world.within(&ana, |tx| tx.school().remove_class(id));
    assert!(matches!(&refused, Err(StoreError::Clash(name)) if name == "students_class_fkey"), "{refused:?}");
    assert_eq!(total(&world, &ana, id), 1);
}

#[test]
fn the_tables_refuse_what_the_domain_would() {
    let world = World::new();
    let school = world.school("ana").scope().school();
    for (what, constraint) in [
        (
            "classes (school_id, name, year, stage, shift, school_year) VALUES ({s}, 'A', '6º ano', 'anos_iniciais', 'matutino', 2026)",
            "classes_year_of_stage",
        ),
        (
            "classes (school_id, name, year, stage, shift, school_year) VALUES ({s}, 'A', '1º ano', 'anos_iniciais', 'manha', 2026)",
            "classes_shift_known",
        ),
        (
            "classes (school_id, name, year, stage, shift, school_year) VALUES ({s}, 'A', '1º ano', 'anos_iniciais', 'matutino', 1999)",
            "classes_school_year_range",
        ),
        (
            "classes (school_id, name, year, stage, shift, school_year, teacher_id) VALUES ({s}, 'A', '1º ano', 'anos_iniciais', 'matutino', 2026, 424242)",
            "classes_teacher_fkey",
        ),
        ("subjects (school_id, name, stage) VALUES ({s}, '', 'anos_iniciais')", "subjects_name_length"),
        ("subjects (school_id, name, stage) VALUES ({s}, 'Arte', 'creche')", "subjects_stage_known"),
        (
            "school_years VALUES ({s}, 2026, '2026-02-02', '2026-04-17', '2026-04-17', '2026-07-03', '2026-07-20', '2026-10-02', '2026-10-05', '2026-12-18')",
            "school_years_in_order",
        ),
        (
            "school_years VALUES ({s}, 2026, '2026-02-02', '2026-04-17', '2026-04-18', '2026-07-03', '2026-07-20', '2026-10-02', '2026-10-05', '2027-02-01')",
            "school_years_within",
        ),
    ] {
        let insert = format!("INSERT INTO {}", what.replace("{s}", &school.to_string()));
        let refused = world.admin().batch_execute(&insert).unwrap_err().to_string();
        assert!(refused.contains(constraint), "{constraint}: {refused}");
    }
}

#[test]
fn colleagues_are_the_active_ones_of_a_role_by_name() {
    let world = World::new();
    let ana = world.school("ana");
    let add = |username: &str, first_name: &str, role| {
        let member = NewStaffMember {
            username: username.parse().unwrap(),
            first_name: first_name.to_owned(),
            last_name: "Lima".to_owned(),
            email: None,
            role,
        };
        world.within(&ana, |tx| tx.school().add_member(&member, &HashedPassword::new("$x"))).unwrap().id
    };
    let [_, left, _] = [("zelia", "Zélia"), ("bruno", "Bruno"), ("alvaro", "Álvaro")]
        .map(|(username, name)| add(username, name, StaffRole::Professor));
    add("carla", "Carla", StaffRole::Coordenador);
    write(&world, &format!("UPDATE people SET active = false WHERE id = {left}"));
    let names = |role| {
        let found = world.view(&ana).people().colleagues(role).unwrap();
        found.into_iter().map(|it| it.name).collect::<Vec<_>>()
    };
    assert_eq!(names(Some(StaffRole::Professor)), ["Álvaro Lima", "Zélia Lima"]);
    assert_eq!(names(None), ["Álvaro Lima", "Carla Lima", "Marina Souza", "Zélia Lima"]);
    let seen =
        |id: PersonId| world.within(&ana, |tx| tx.school().hold_colleague(id)).unwrap().map(|it| it.active);
    assert_eq!((seen(left), seen(user(&ana)), seen(PersonId(424_242))), (Some(false), Some(true), None));
}
