//! Who acts on pupils waits for whoever changes them or signs in, goes by what they find then, and keeps nobody else waiting for
//! room in PostgreSQL's table of locks.

use application::classes::class::By;
use application::gate::keys::DeviceKey;
use application::gate::model::{Entrant, World as WhichWorld};
use application::gate::session::{self, LiveSession};
use application::pupils::bulk::{self, BulkAction};
use application::pupils::cards::{self, Among, CardError, For};
use application::pupils::erasure::erase;
use application::pupils::pupil::{PupilError, change};
use application::pupils::take_back::{TakeBackError, take_back};
use application::tx::database::{Database, SchoolTx, in_school};
use kernel::{Invalid, PersonId, PupilImportId, StoreError};
use school_management::people::pupil::store::{Entered, NewPupilImport, Nonce};
use school_management::people::pupil::{PupilChangeForm, Those};
use school_management::roster::MOST_LINES;

use crate::pupils::{add, add_class, committing, entered, issued, open, pupil, second, those, typed};
use crate::world::{World, at, key, slowly, texts, user};

fn by(of: &LiveSession) -> By<'_> {
    By { actor: of.actor(), now: at(3) }
}

fn cards_by(of: &LiveSession) -> cards::By<'_> {
    cards::By { session: of, now: at(3) }
}

/// An import that brought so many pupils, each with a card.
fn imported(world: &World, of: &LiveSession, pupils: usize) -> (PupilImportId, Vec<PersonId>) {
    let about = NewPupilImport { by: user(of), file_name: "a.csv".to_owned(), created: pupils, updated: 0 };
    let new: Vec<_> =
        (0..pupils).map(|place| pupil(&format!("N{place}"), "Bia", None, issued(at(100)))).collect();
    world
        .within(of, |tx| {
            let import = tx.school().add_pupil_import(&about, at(1))?;
            let ids = tx.school().add_pupils(&new, Entered { import: Some(import), ..entered(of) })?;
            Ok((import, ids))
        })
        .unwrap()
}

/// The phone and the number of each pupil.
fn phones(world: &World) -> Vec<String> {
    let phones =
        "SELECT concat_ws(' ', student_id, name, guardian_phone) AS text FROM students ORDER BY student_id";
    texts(&mut world.admin(), phones)
}

#[test]
fn who_changes_pupils_goes_by_what_another_has_just_written() {
    let world = World::new();
    let ana = world.school("ana");
    let class = add_class(&world, &ana, "9º A", None);
    let id = add(&world, &ana, &[pupil("1", "Bia", None, typed())])[0];
    let (import, _) = imported(&world, &ana, 1);
    let writing = |what: &str| committing(open(&world, &format!("UPDATE students SET {what}")));
    let in_school = |work: &(dyn Fn(&mut dyn SchoolTx) -> Result<(), PupilError> + Sync)| {
        in_school(&world.postgres, ana.scope(), work)
    };

    let renamed = PupilChangeForm { name: Some("Bia Reis".to_owned()), ..PupilChangeForm::default() };
    second(&world, writing("guardian_phone = '16 1'"), || {
        in_school(&|tx| change(tx, by(&ana), id, renamed.clone()))
    })
    .unwrap();
    assert_eq!(phones(&world), ["1 Bia Reis 16 1", "N0 Bia 16 1"]);

    let into = BulkAction::Move(Some(class));
    second(&world, writing("guardian_phone = '16 2'"), || {
        in_school(&|tx| bulk::change(tx, by(&ana), &those(&[id]), into).map(drop))
    })
    .unwrap();
    assert_eq!(phones(&world), ["1 Bia Reis 16 2", "N0 Bia 16 2"]);

    let erased = second(&world, writing("student_id = student_id || 'X'"), || {
        in_school(&|tx| erase(tx, by(&ana), id, "1"))
    });
    assert!(matches!(&erased, Err(PupilError::Invalid(Invalid { .. }))), "{erased:?}");

    let taken_back =
        second(&world, writing("changed_at = now()"), || in_school_taking_back(&world, &ana, import));
    assert!(matches!(taken_back, Err(TakeBackError::InUse(1))), "{taken_back:?}");
    assert_eq!(phones(&world), ["1X Bia Reis 16 2", "N0X Bia 16 2"]);
}

fn in_school_taking_back(world: &World, of: &LiveSession, id: PupilImportId) -> Result<usize, TakeBackError> {
    in_school(&world.postgres, of.scope(), |tx| take_back(tx, user(of), id, at(3)))
}

/// Signs a pupil in, up to the commit, which the answer does.
fn signing_in(world: &World, number: &str) -> impl FnOnce() + use<> {
    let mut tx = world.postgres.begin_gate().unwrap();
    let gate = tx.gate();
    let actor = gate.pupil_credentials(&number.parse().unwrap(), None).unwrap()[0].actor.clone();
    gate.hold_password(&actor).unwrap();
    gate.remember_device(actor.school, actor.id(), &DeviceKey("hers".to_owned()), at(2)).unwrap();
    let key = key(number.bytes().last().unwrap());
    session::open(gate, Entrant::new(actor, WhichWorld::Real), key, at(2)).unwrap();
    move || tx.commit().unwrap()
}

#[test]
fn whoever_keeps_pupils_out_waits_for_who_signs_in_and_puts_them_out() {
    type Work = dyn Fn(&mut dyn SchoolTx, &LiveSession, PersonId) -> Result<(), Refused> + Sync;
    let anew = |tx: &mut dyn SchoolTx, ana: &LiveSession, id| {
        cards::issue(tx, cards_by(ana), (&Among::These(vec![id]), For::All), Nonce([1; 16]))?;
        Ok(())
    };
    let all: [(&str, &Work); 5] = [
        ("change", &|tx, ana, id| {
            let out = PupilChangeForm { is_active: Some(false), ..PupilChangeForm::default() };
            Ok(change(tx, by(ana), id, out)?)
        }),
        ("bulk", &|tx, ana, id| {
            bulk::change(tx, by(ana), &those(&[id]), BulkAction::Deactivate)?;
            Ok(())
        }),
        ("erase", &|tx, ana, id| Ok(erase(tx, by(ana), id, "N0")?)),
        ("issue", &anew),
        ("reset", &|tx, ana, id| {
            cards::reset(tx, cards_by(ana), id, Nonce([1; 16]))?;
            Ok(())
        }),
    ];
    let sessions = |world: &World, of: &[PersonId]| {
        let theirs = |id| {
            texts(&mut world.admin(), &format!("SELECT 'x' AS text FROM sessions WHERE person_id = {id}"))
        };
        of.iter().flat_map(theirs).count()
    };
    for (name, work) in all {
        let world = World::new();
        let ana = world.school("ana");
        let (_, ids) = imported(&world, &ana, 1);
        let outcome: Result<(), Refused> = second(&world, signing_in(&world, "N0"), || {
            in_school(&world.postgres, ana.scope(), |tx| work(tx, &ana, ids[0]))
        });
        assert!(outcome.is_ok(), "{name}: {outcome:?}");
        assert_eq!(sessions(&world, &ids), 0, "{name} left a session");
    }
    let world = World::new();
    let ana = world.school("ana");
    let (import, ids) = imported(&world, &ana, 2);
    let outcome = second(&world, signing_in(&world, "N1"), || in_school_taking_back(&world, &ana, import));
    assert!(matches!(outcome, Err(TakeBackError::InUse(1))), "{outcome:?}");
    assert_eq!(sessions(&world, &ids), 1);
}

/// Why any of them did nothing.
#[derive(Debug)]
#[expect(dead_code, reason = "it is printed")]
enum Refused {
    Pupil(PupilError),
    Card(CardError),
    Store(StoreError),
}

impl From<PupilError> for Refused {
    fn from(error: PupilError) -> Self {
        Self::Pupil(error)
    }
}

impl From<CardError> for Refused {
    fn from(error: CardError) -> Self {
        Self::Card(error)
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

#[test]
fn a_sign_in_waits_for_its_own_school_alone() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    add(&world, &ana, &[pupil("1", "Bia", None, typed())]);
    add(&world, &bia, &[pupil("2", "Zilda", None, typed())]);
    let mut holding = world.begin(&ana);
    holding.school().hold_sign_ins().unwrap();
    signing_in(&world, "2")();
    second(&world, move || holding.commit().unwrap(), || signing_in(&world, "1")());
}

/// Locks, of tables too, that are held while this is done.
fn locks(world: &World, of: &LiveSession, work: impl FnOnce(&mut dyn SchoolTx)) -> usize {
    let mut tx = slowly(|| world.begin(of));
    work(tx.as_mut());
    let held = "SELECT 'x' AS text FROM pg_locks WHERE pid <> pg_backend_pid()
        AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())";
    let held = texts(&mut world.admin(), held).len();
    tx.commit().unwrap();
    held
}

#[test]
fn five_thousand_pupils_take_no_more_room_among_the_locks_than_five() {
    let world = World::new();
    let ana = world.school("ana");
    let held = |pupils: usize| {
        let (import, ids) = imported(&world, &ana, pupils);
        let some = ids.len().min(Those::MOST);
        [
            locks(&world, &ana, |tx| {
                let among = Among::Import(import);
                let issued = cards::issue(tx, cards_by(&ana), (&among, For::All), Nonce([1; 16])).unwrap();
                assert_eq!(issued.len(), pupils);
            }),
            locks(&world, &ana, |tx| {
                assert_eq!(take_back(tx, user(&ana), import, at(3)).unwrap(), pupils);
            }),
            {
                let (_, ids) = imported(&world, &ana, some);
                let held = locks(&world, &ana, |tx| {
                    assert_eq!(
                        bulk::change(tx, by(&ana), &those(&ids), BulkAction::Deactivate).unwrap(),
                        some
                    );
                });
                world.within(&ana, |tx| tx.school().erase_pupils(&ids)).unwrap();
                held
            },
        ]
    };
    let (few, many) = (held(5), held(MOST_LINES));
    println!("locks: {few:?} for five pupils, {many:?} for {MOST_LINES}");
    for held in many {
        assert!(held < 150, "{few:?} {many:?}");
    }
}
