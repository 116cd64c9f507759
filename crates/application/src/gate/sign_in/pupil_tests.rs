//! Pupils sign in by the same way as the staff.

use std::net::Ipv4Addr;

use kernel::ClassId;
use school_management::people::issued_password::IssuedPassword;
use school_management::people::password::HashedPassword;
use school_management::people::pupil::store::FirstPassword;

use crate::gate::browser::UserAgent;
use crate::gate::counted::MustWait;
use crate::gate::keys::{DeviceKey, Subnet};
use crate::gate::own_password;
use crate::gate::session::{Lifetime, LiveSession};
use crate::gate::sign_in::typed_login::TypedLogin;
use crate::gate::sign_in::{Attempt, Lock, Origin, SignInError, accept, prepare};
use crate::testing::pupils::{card, class, code, pupil, typed};
use crate::testing::{MemoryDatabase, at, at_gate, key, registered, registration, within};

const UNTIL: i64 = 1_000;

fn named(number: &str, school_code: Option<&str>) -> TypedLogin {
    let school_code = school_code.map(ToOwned::to_owned);
    TypedLogin::Pupil { number: number.to_owned(), school_code }
}

fn tries(database: &MemoryDatabase, login: &TypedLogin, now: i64) -> Result<Attempt, SignInError> {
    let origin = Origin { device: None, subnet: Subnet::of(Ipv4Addr::LOCALHOST.into()) };
    at_gate(database, |tx| prepare(tx.gate(), login, origin, at(now)))
}

/// What the attempt has to fit; cards say their nonce.
fn lock(attempt: &Attempt, now: i64) -> Lock {
    attempt.lock(&|_, _, nonce| IssuedPassword::from_hash(nonce.0), at(now))
}

fn enters(database: &MemoryDatabase, attempt: &Attempt, now: i64) -> Result<LiveSession, SignInError> {
    let device = (&DeviceKey("d".to_owned()), UserAgent::default());
    at_gate(database, |tx| accept(tx.gate(), attempt, key(9), device, at(now)))
}

/// A pupil with a card, in a class of this grade or in none.
fn with_card(database: &MemoryDatabase, ana: &LiveSession, number: &str, grade: Option<&str>) {
    let class: Option<ClassId> = grade.map(|grade| class(database, ana, number, grade));
    let _ = pupil(database, ana, number, (class, FirstPassword::Issued(card(1, at(UNTIL)))));
}

#[test]
fn the_card_opens_once_and_is_the_pupils_password_from_then_on() {
    let used = HashedPassword::new("$used");
    for (grade, must_change) in [(Some("3º ano"), false), (Some("4º ano"), true), (None, true)] {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        with_card(&database, &ana, "11", grade);
        let attempt = tries(&database, &named(" 11 ", None), 1).unwrap();
        let Lock::Card(password) = lock(&attempt, 1) else { panic!("no card") };
        assert!(password.is(&IssuedPassword::from_hash([1; 16])));
        assert!(matches!(enters(&database, &attempt, 1), Err(SignInError::PupilRefused)), "not looked at");
        let attempt = attempt.with(used.clone());
        let entered = enters(&database, &attempt, 2).unwrap();
        assert_eq!(entered.must_change(), must_change, "{grade:?}");
        assert!(!entered.is_alive(at(2) + Lifetime::PUPIL.idle), "pupils share computers");
        assert!(matches!(enters(&database, &attempt, 3), Err(SignInError::PupilRefused)), "it was used");
        // Long after the card would have been too old.
        let again = tries(&database, &named("11", None), UNTIL + 1).unwrap();
        assert!(matches!(lock(&again, UNTIL + 1), Lock::Hash(hash) if hash == used));
        assert_eq!(again.typed("h7km 3qxp".to_owned()), "H7KM3QXP", "as it was hashed");
        assert_eq!(enters(&database, &again, UNTIL + 1).unwrap().must_change(), must_change);
    }
}

#[test]
fn nothing_fits_who_is_unknown_kept_out_or_too_late() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    with_card(&database, &ana, "11", None);
    let out = pupil(&database, &ana, "12", (None, typed(false)));
    within(&database, &ana, |tx| {
        let mut pupils = tx.school().pupils(&[out]).unwrap();
        pupils[0].active = false;
        let how = school_management::people::pupil::store::Entered {
            at: at(1),
            by: ana.actor().id(),
            import: None,
        };
        tx.school().put_pupils(&pupils, how).unwrap();
    });
    for (number, now) in [("11", UNTIL), ("12", 1), ("13", 1), ("1\u{0}3", 1), (&"9".repeat(60_000), 1)] {
        let attempt = tries(&database, &named(number, None), now).unwrap();
        assert!(matches!(lock(&attempt, now), Lock::Shut));
        let refused = enters(&database, &attempt.with(HashedPassword::new("$")), now);
        assert!(matches!(refused, Err(SignInError::PupilRefused)), "{refused:?}");
    }
}

#[test]
fn a_number_of_several_schools_asks_for_the_code_and_counts_for_nobody() {
    let database = MemoryDatabase::default();
    let [ana, bia] = ["ana", "bia"].map(|username| registered(&database, &registration(username)));
    for of in [&ana, &bia] {
        let _ = pupil(&database, of, "11", (None, typed(false)));
    }
    for _ in 0..9 {
        assert!(matches!(tries(&database, &named("11", None), 1), Err(SignInError::WhichSchool)));
    }
    assert!(database.counters().is_empty());
    let hers = code(&database, &bia);
    let attempt = tries(&database, &named("11", Some(&hers.as_str().to_lowercase())), 1).unwrap();
    assert_eq!(attempt.credential.as_ref().unwrap().actor.school, bia.actor().school);
    assert!(!enters(&database, &attempt, 1).unwrap().must_change());
    let elsewhere = tries(&database, &named("11", Some("ZZZZZ")), 1).unwrap();
    assert!(elsewhere.credential.is_none());
}

#[test]
fn guesses_at_a_pupil_wait_and_cost_the_same_number_elsewhere_nothing() {
    let database = MemoryDatabase::default();
    let [ana, bia] = ["ana", "bia"].map(|username| registered(&database, &registration(username)));
    for of in [&ana, &bia] {
        let _ = pupil(&database, of, "11", (None, typed(false)));
    }
    let [hers, others] = [&ana, &bia].map(|of| named("11", Some(code(&database, of).as_str())));
    for _ in 0..5 {
        tries(&database, &hers, 1).unwrap();
    }
    let sixth = tries(&database, &hers, 1);
    assert!(matches!(sixth, Err(SignInError::MustWait(MustWait::TooMany { seconds: 2 }))), "{sixth:?}");
    tries(&database, &others, 1).unwrap();
    // A member of the staff who is called like a number is somebody else.
    tries(&database, &TypedLogin::staff("11"), 1).unwrap();
}

#[test]
fn a_password_that_the_staff_typed_is_changed_by_who_was_told_to() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let _ = pupil(&database, &ana, "2024001", (None, typed(true)));
    let attempt = tries(&database, &named("2024001", None), 1).unwrap();
    let entered = enters(&database, &attempt, 1).unwrap();
    assert!(entered.must_change());
    let own = within(&database, &entered, |tx| own_password::look_up(tx, &entered)).unwrap();
    for (text, sentence) in [
        ("curta", "Senha deve ter pelo menos 6 caracteres"),
        ("2024001", "A senha não pode ser a matrícula nem o nome de usuário"),
        ("bialima", "A senha não pode ser o nome da pessoa, da escola ou da cidade"),
        ("h7km 3qxp", "Escolha uma senha diferente da provisória"),
    ] {
        let invalid = own.accept(text, "H7KM3QXP", 6).unwrap_err();
        assert_eq!(invalid.fields().collect::<Vec<_>>(), [("newPassword", sentence)]);
    }
    let chosen = own.accept("abacaxes", "H7KM3QXP", 6).unwrap();
    assert_eq!(own.kept(&chosen), "ABACAXES", "it looks like a card's, and is read like one");
    assert_eq!(attempt.typed("abacaxes".to_owned()), "ABACAXES");
    let new = HashedPassword::new("$new");
    within(&database, &entered, |tx| {
        own_password::change(tx, &entered, (&own.current, &new), key(8), at(2)).unwrap();
    });
    let again = tries(&database, &named("2024001", None), 3).unwrap();
    assert!(!enters(&database, &again, 3).unwrap().must_change());
}

#[test]
fn nobody_has_to_change_a_password_of_the_demonstration() {
    let database = MemoryDatabase::default();
    let mut demo = registration("demo");
    demo.school.demo = true;
    let demo = registered(&database, &demo);
    with_card(&database, &demo, "11", Some("9º ano"));
    let attempt = tries(&database, &named("11", None), 1).unwrap().with(HashedPassword::new("$used"));
    assert!(!enters(&database, &attempt, 1).unwrap().must_change());
    assert!(!enters(&database, &tries(&database, &named("11", None), 2).unwrap(), 2).unwrap().must_change());
}
