//! What is done with many pupils takes as few statements as with some.

use application::classes::class::By;
use application::gate::session::LiveSession;
use application::pupils::bulk::{self, BulkAction};
use application::pupils::cards::{self, Among, For, Print};
use application::pupils::take_back::take_back;
use application::tx::database::SchoolTx;
use diesel::connection::SimpleConnection;
use kernel::{ClassId, PersonId, PupilImportId};
use school_management::people::issued_password::IssuedPassword;
use school_management::people::pupil::Those;
use school_management::people::pupil::store::{Entered, NewPupilImport, Nonce};

use crate::pupils::{add_class, entered, issued, pupil, those};
use crate::world::{World, at, count_statements, slowly, statements, user};

/// Of each, with what begins and ends its transaction.
const MOST_STATEMENTS: usize = 14;

/// Pupils whom an import brought, in classes of forty, or all in one.
struct Brought {
    import: PupilImportId,
    ids: Vec<PersonId>,
    classes: Vec<ClassId>,
}

fn brought(world: &World, of: &LiveSession, pupils: usize) -> Brought {
    let classes: Vec<_> = (0..pupils.div_ceil(40))
        .map(|place| add_class(world, of, &format!("C{pupils}-{place}"), None))
        .collect();
    let new: Vec<_> = (0..pupils)
        .map(|place| pupil(&format!("{pupils}-{place}"), "Bia", Some(classes[place / 40]), issued(at(100))))
        .collect();
    let about = NewPupilImport { by: user(of), file_name: "a.csv".to_owned(), created: pupils, updated: 0 };
    let (import, ids) = world
        .within(of, |tx| {
            let import = tx.school().add_pupil_import(&about, at(1))?;
            Ok((import, tx.school().add_pupils(&new, Entered { import: Some(import), ..entered(of) })?))
        })
        .unwrap();
    // As PostgreSQL does by itself in a database that lives longer: its plans know how many there are.
    world.admin().batch_execute("ANALYZE").unwrap();
    Brought { import, ids, classes }
}

#[test]
fn thousands_of_pupils_take_as_few_statements_as_some() {
    count_statements();
    let world = World::new();
    let ana = world.school("ana");
    let taken = |pupils: usize| {
        let Brought { import, ids, classes } = brought(&world, &ana, pupils);
        let some = &ids[..ids.len().min(Those::MOST)];
        let (by, cards_by) = (By { actor: ana.actor(), now: at(3) }, cards::By { session: &ana, now: at(3) });
        let within = |work: &dyn Fn(&mut dyn SchoolTx)| {
            statements(|| {
                let mut tx = slowly(|| world.begin(&ana));
                work(tx.as_mut());
                tx.commit().unwrap();
            })
        };
        let moved = |action| {
            within(&|tx| assert_eq!(bulk::change(tx, by, &those(some), action).unwrap(), some.len()))
        };
        let issue = |among: Among| {
            within(&|tx| {
                cards::issue(tx, cards_by, (&among, For::All), Nonce([1; 16])).unwrap();
            })
        };
        let print = |among: Among, expected: usize| {
            within(&|tx| {
                let password = |_, _, _| IssuedPassword::from_hash([7; 16]);
                let printed = cards::open(tx, cards_by, (&among, Print::Waiting), &password).unwrap();
                assert_eq!(printed.cards.len(), expected);
            })
        };
        let of_class = ids.len().min(40);
        [
            ("issue of an import", issue(Among::Import(import))),
            ("issue of these", issue(Among::These(some.to_vec()))),
            ("print of an import", print(Among::Import(import), pupils)),
            ("print of a class", print(Among::Class(classes[0]), of_class)),
            ("undo", {
                let Brought { import, .. } = brought(&world, &ana, pupils + 1);
                within(&|tx| assert_eq!(take_back(tx, user(&ana), import, at(3)).unwrap(), pupils + 1))
            }),
            ("deactivate", moved(BulkAction::Deactivate)),
            ("activate", moved(BulkAction::Activate)),
            ("move", moved(BulkAction::Move(None))),
        ]
    };
    let (few, many) = (taken(5), taken(4_000));
    println!("statements: {many:?}");
    assert_eq!(few, many);
    assert!(many.iter().all(|(_, sent)| *sent <= MOST_STATEMENTS), "{many:?}");
}
