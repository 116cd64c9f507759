//! Who changes a class or a subject, or keeps its teacher out, waits for whoever does so at the same time, and goes by what they find
//! then.

use application::classes::class::{self, By, ClassError};
use application::classes::subject;
use application::gate::session::LiveSession;
use application::people::staff::set_active;
use application::tx::database::{SchoolTx, in_school};
use kernel::{ClassId, Given, PersonId, StoreError};
use school_management::classes::class::{ClassChangeForm, ClassForm};
use school_management::classes::subject::{SubjectChangeForm, SubjectForm};
use school_management::people::password::HashedPassword;
use school_management::people::registration::NewStaffMember;
use school_management::people::staff::StaffRole;

use crate::pupils::{add, add_class, committing, open, pupil, second, typed};
use crate::world::{World, at, user};

fn by(of: &LiveSession) -> By<'_> {
    By { actor: of.actor(), now: at(3) }
}

/// What somebody does in a transaction of their own, and the commit that ends it.
fn begun<T>(world: &World, of: &LiveSession, work: impl FnOnce(&mut dyn SchoolTx) -> T) -> impl FnOnce() {
    let mut tx = world.begin(of);
    work(&mut *tx);
    move || tx.commit().unwrap()
}

#[test]
fn of_two_who_change_a_class_at_once_neither_takes_back_what_the_other_did() {
    let world = World::new();
    let ana = world.school("ana");
    let id = add_class(&world, &ana, "9º A", None);
    let named = ClassChangeForm { name: Some("9º B"), ..ClassChangeForm::default() };
    let shifted = ClassChangeForm { shift: Some("integral"), ..ClassChangeForm::default() };
    let first = begun(&world, &ana, |tx| class::change(tx, by(&ana), id, named).unwrap().unwrap());
    let changed = second(&world, first, || {
        in_school(&world.postgres, ana.scope(), |tx| class::change(tx, by(&ana), id, shifted))
    });
    let about = changed.unwrap().unwrap().about;
    assert_eq!((about.name.as_str(), about.shift.slug()), ("9º B", "integral"));
}

#[test]
fn of_two_who_change_a_subject_at_once_neither_takes_back_what_the_other_did() {
    let world = World::new();
    let ana = world.school("ana");
    let new = SubjectForm { name: "Arte", description: "", stage: "anos_finais", active: true };
    let id = world.within(&ana, |tx| tx.school().add_subject(&new.parse().unwrap())).unwrap().id;
    let named = SubjectChangeForm { name: Some("Música"), ..SubjectChangeForm::default() };
    let put_aside = SubjectChangeForm { active: Some(false), ..SubjectChangeForm::default() };
    let first = begun(&world, &ana, |tx| subject::change(tx, user(&ana), id, named, at(3)).unwrap());
    let changed = second(&world, first, || {
        in_school(&world.postgres, ana.scope(), |tx| subject::change(tx, user(&ana), id, put_aside, at(3)))
    });
    let about = changed.unwrap().about;
    assert_eq!((about.name.as_str(), about.active), ("Música", false));
}

/// A school with a professor, a class of nobody's and an archived one of theirs.
struct School {
    world: World,
    ana: LiveSession,
    zeca: PersonId,
    free: ClassId,
    archived: ClassId,
}

impl School {
    fn new() -> Self {
        let world = World::new();
        let ana = world.school("ana");
        let new = NewStaffMember {
            username: "zeca".parse().unwrap(),
            first_name: "Zeca".to_owned(),
            last_name: "Lima".to_owned(),
            email: None,
            role: StaffRole::Professor,
        };
        let zeca =
            world.within(&ana, |tx| tx.school().add_member(&new, &HashedPassword::new("$"))).unwrap().id;
        let free = add_class(&world, &ana, "9º A", None);
        let archived = add_class(&world, &ana, "9º B", Some(zeca));
        world.within(&ana, |tx| tx.school().archive_class(archived, Some(at(1)))).unwrap();
        Self { world, ana, zeca, free, archived }
    }

    /// How many classes that are not archived the professor teaches.
    fn taught(&self) -> usize {
        let classes = self.world.view(&self.ana).classes().classes(false).unwrap();
        classes.iter().filter(|class| class.about.teacher == Some(self.zeca)).count()
    }

    fn keep_out(&self, tx: &mut dyn SchoolTx) {
        set_active(tx, &self.ana, self.zeca, false, at(4)).unwrap();
    }
}

/// Makes the professor a class's teacher.
type Gives = fn(&School, &mut dyn SchoolTx) -> Result<(), ClassError>;

const GIVES: [(&str, Gives); 3] = [
    ("create", |school, tx| {
        let form = ClassForm {
            name: "9º C",
            year: "9º ano",
            stage: "anos_finais",
            shift: "noturno",
            school_year: Some(2026),
            teacher: Some(school.zeca),
        };
        class::create(tx, by(&school.ana), form).map(drop)
    }),
    ("change", |school, tx| {
        let given = ClassChangeForm { teacher: Given::Set(school.zeca), ..ClassChangeForm::default() };
        class::change(tx, by(&school.ana), school.free, given).map(drop)
    }),
    ("unarchive", |school, tx| class::archive(tx, by(&school.ana), school.archived, false).map(drop)),
];

#[test]
fn who_is_kept_out_leaves_the_class_that_they_are_given_at_the_same_time() {
    for (name, gives) in GIVES {
        let school = School::new();
        let (world, ana) = (&school.world, &school.ana);
        let first = begun(world, ana, |tx| gives(&school, tx).unwrap());
        second(world, first, || {
            in_school(&world.postgres, ana.scope(), |tx| -> Result<(), StoreError> {
                school.keep_out(tx);
                Ok(())
            })
        })
        .unwrap();
        assert_eq!(school.taught(), 0, "{name}");
    }
}

#[test]
fn nobody_is_given_a_class_who_is_kept_out_at_the_same_time() {
    for (name, gives) in GIVES {
        let school = School::new();
        let (world, ana) = (&school.world, &school.ana);
        let first = begun(world, ana, |tx| school.keep_out(tx));
        let given = second(world, first, || in_school(&world.postgres, ana.scope(), |tx| gives(&school, tx)));
        assert_eq!(given.is_ok(), name == "unarchive", "{name}: {given:?}");
        assert_eq!(school.taught(), 0, "{name}");
    }
}

/// Each writes several classes, in whatever order the database finds them.
#[test]
fn who_leaves_their_classes_and_who_counts_all_wait_for_who_moves_pupils() {
    let school = School::new();
    let (world, ana) = (&school.world, &school.ana);
    let id = add(world, ana, &[pupil("1", "Bia", None, typed())])[0];
    let moving = |class: &str| {
        committing(open(world, &format!("UPDATE students SET class_id = {class} WHERE id = {id}")))
    };
    second(world, moving(&school.free.to_string()), || {
        in_school(&world.postgres, ana.scope(), |tx| class::recount(tx, by(ana)))
    })
    .unwrap();
    second(world, moving("NULL"), || {
        in_school(&world.postgres, ana.scope(), |tx| -> Result<(), StoreError> {
            school.keep_out(tx);
            Ok(())
        })
    })
    .unwrap();
    let left = world.view(ana).classes().class(school.free).unwrap().unwrap();
    assert_eq!(left.total_students, 0);
}
