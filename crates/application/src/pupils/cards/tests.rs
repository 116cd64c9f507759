use school_management::classes::class::NewClass;
use school_management::people::person::Person;
use school_management::people::pupil::store::{Entered, FirstPassword, NewPupilImport};
use school_management::people::staff::{StaffMember, StaffRole};

use super::*;
use crate::gate::model::{Actor, Entrant, World};
use crate::gate::session;
use crate::testing::pupils::{card, class, pupil, typed};
use crate::testing::{MemoryDatabase, at, at_gate, key, registered, registration, within};

const NONCE: Nonce = Nonce([5; 16]);
const NOW: i64 = 10;

fn by(session: &LiveSession) -> By<'_> {
    By { session, now: at(NOW) }
}

fn derived(_: kernel::SchoolId, pupil: PersonId, nonce: Nonce) -> IssuedPassword {
    IssuedPassword::from_hash(
        (u128::from_be_bytes(nonce.0) ^ u128::from(pupil.0.unsigned_abs())).to_be_bytes(),
    )
}

fn opened(
    database: &MemoryDatabase,
    session: &LiveSession,
    among: &Among,
    which: Print,
) -> Result<Cards, CardError> {
    within(database, session, |tx| open(tx, by(session), (among, which), &derived))
}

fn numbers(cards: &Cards) -> Vec<&str> {
    cards.cards.iter().map(|card| card.number.as_str()).collect()
}

fn texts(database: &MemoryDatabase, of: &LiveSession) -> Vec<String> {
    database.trail(of.scope().school()).into_iter().map(|entry| entry.text).collect()
}

/// A professor of the school, who is in.
fn professor(database: &MemoryDatabase, ana: &LiveSession) -> LiveSession {
    let Person::Staff(manager) = &ana.actor().person else { panic!("a manager") };
    let member = StaffMember { id: PersonId(77), role: StaffRole::Professor, ..manager.clone() };
    let actor = Actor { school: ana.actor().school, person: Person::Staff(member) };
    at_gate(database, |tx| session::open(tx.gate(), Entrant::new(actor, World::Real), key(3), at(0))).unwrap()
}

#[test]
fn cards_come_by_class_and_name_with_the_passwords_that_open() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let [tenth, second] =
        [("10º", "9º ano"), ("2º B", "2º ano")].map(|(name, grade)| class(&database, &ana, name, grade));
    let waits = |byte| FirstPassword::Issued(card(byte, at(99)));
    let late = FirstPassword::Issued(card(4, at(NOW)));
    let ids = [
        pupil(&database, &ana, "1", (Some(tenth), waits(1))),
        pupil(&database, &ana, "2", (None, waits(2))),
        pupil(&database, &ana, "3", (Some(second), waits(3))),
        pupil(&database, &ana, "4", (Some(second), late)),
        pupil(&database, &ana, "5", (Some(second), typed(false))),
    ];
    let cards = opened(&database, &ana, &Among::Everyone, Print::New).unwrap();
    assert_eq!(numbers(&cards), ["3", "1", "2"], "the second grade, the ninth, and who is in none");
    assert_eq!((cards.school_name.as_str(), cards.without_access), ("Escola de ana", 1));
    let classes: Vec<_> = cards.cards.iter().map(|card| card.class_name.as_deref()).collect();
    assert_eq!(classes, [Some("2º B"), Some("10º"), None]);
    let school = ana.scope().school();
    for (card, byte) in cards.cards.iter().zip([3, 1, 2]) {
        assert!(card.password.is(&derived(school, card.id, Nonce([byte; 16]))));
    }
    assert_eq!(numbers(&opened(&database, &ana, &Among::Everyone, Print::New).unwrap()), ["3", "1", "2"]);
    for (among, expected) in [
        (Among::Everyone, &["3", "1", "2"][..]),
        (Among::Class(second), &["3"]),
        (Among::These(vec![ids[0], ids[4], ids[0]]), &["1"]),
    ] {
        assert_eq!(numbers(&opened(&database, &ana, &among, Print::Waiting).unwrap()), expected);
    }
    assert_eq!(
        texts(&database, &ana),
        [
            "abriu 3 cartões de acesso para imprimir",
            "abriu 3 cartões de acesso para imprimir",
            "abriu 3 cartões de acesso para imprimir",
            "abriu um cartão de acesso para imprimir",
            "abriu um cartão de acesso para imprimir",
        ],
        "who opened none is not told"
    );
}

#[test]
fn a_card_is_printed_when_that_is_noted_and_one_issued_in_its_place_is_not() {
    let database = MemoryDatabase::default();
    let [ana, bia] = ["ana", "bia"].map(|username| registered(&database, &registration(username)));
    let [first, second, third] =
        ["1", "2", "3"].map(|number| pupil(&database, &ana, number, (None, typed(false))));
    let theirs = pupil(&database, &bia, "1", (None, typed(false)));
    let issues = |ids: &[PersonId], now: i64| {
        let (among, by) = (Among::These(ids.to_vec()), By { session: &ana, now: at(now) });
        within(&database, &ana, |tx| issue(tx, by, (&among, For::All), NONCE)).unwrap();
    };
    let noted = |cards: &[OnPaper]| {
        within(&database, &ana, |tx| note_printed(tx, By { session: &ana, now: at(30) }, cards))
    };
    let to_print = || {
        let cards = opened(&database, &ana, &Among::Everyone, Print::New).unwrap().cards;
        cards.iter().map(|card| OnPaper { pupil: card.id, until: card.until }).collect::<Vec<_>>()
    };
    issues(&[first, second, third], NOW);
    let [one, two, three] = to_print()[..] else { panic!("three cards") };
    assert_eq!([one, two, three].map(|card| card.pupil), [first, second, third]);
    // Whoever issued it took the time first and came second, after the cards were opened.
    issues(&[second], NOW - 5);
    assert_eq!(noted(&[one, two]).unwrap(), 1);
    let [two_anew, still_three] = to_print()[..] else { panic!("two cards") };
    assert_eq!((two_anew.pupil, still_three), (second, three), "its old password is on paper");
    assert_eq!(noted(&[two]).unwrap(), 0);
    assert_eq!(noted(&[OnPaper { until: at(4_070_908_800), ..two }]).unwrap(), 0, "no time is late enough");
    let of_nobody = [OnPaper { pupil: theirs, ..one }, OnPaper { pupil: PersonId(i64::MAX), ..one }];
    assert!(matches!(noted(&of_nobody), Err(CardError::NotFound)));
    let [another_schools, erased] = of_nobody;
    assert_eq!(noted(&[another_schools, one, erased, three, three]).unwrap(), 2, "those that there are");
    let told = texts(&database, &ana);
    let printed: Vec<_> = told.iter().filter(|text| text.starts_with("imprimiu")).collect();
    assert_eq!(printed, ["imprimiu um cartão de acesso", "imprimiu 2 cartões de acesso"]);
}

#[test]
fn an_imports_cards_are_those_of_whom_it_created() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let _ = pupil(&database, &ana, "1", (None, FirstPassword::Issued(card(1, at(99)))));
    let import = within(&database, &ana, |tx| -> Result<_, StoreError> {
        let about =
            NewPupilImport { by: ana.actor().id(), file_name: "alunos.xlsx".into(), created: 1, updated: 0 };
        let import = tx.school().add_pupil_import(&about, at(1))?;
        let how = Entered { at: at(1), by: ana.actor().id(), import: Some(import) };
        let mut theirs = tx.school().roll()?.remove(0).data;
        theirs.enrolment = "2".parse().unwrap();
        let password = FirstPassword::Issued(card(2, at(99)));
        let new = school_management::people::pupil::store::AddedPupil { data: theirs, class: None, password };
        tx.school().add_pupils(&[new], how)?;
        Ok(import)
    })
    .unwrap();
    let cards = opened(&database, &ana, &Among::Import(import), Print::Waiting).unwrap();
    assert_eq!(numbers(&cards), ["2"]);
}

#[test]
fn whoever_is_issued_a_password_is_put_out_and_comes_in_with_it() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let own = class(&database, &ana, "5º A", "5º ano");
    let bia = pupil(&database, &ana, "1", (Some(own), typed(false)));
    let late = pupil(&database, &ana, "2", (None, FirstPassword::Issued(card(4, at(NOW)))));
    let out = pupil(&database, &ana, "3", (Some(own), typed(false)));
    within(&database, &ana, |tx| {
        let mut pupils = tx.school().pupils(&[out]).unwrap();
        pupils[0].active = false;
        let how = Entered { at: at(1), by: ana.actor().id(), import: None };
        tx.school().put_pupils(&pupils, how).unwrap();
    });
    let found = at_gate(&database, |tx| tx.gate().pupil_credentials(&"1".parse().unwrap(), None)).unwrap();
    let entrant = Entrant::new(found[0].actor.clone(), World::Real);
    at_gate(&database, |tx| session::open(tx.gate(), entrant, key(9), at(1))).unwrap();

    let issues =
        |among: Among, whom| within(&database, &ana, |tx| issue(tx, by(&ana), (&among, whom), NONCE));
    assert_eq!(issues(Among::Everyone, For::WithoutAccess).unwrap(), [late]);
    assert_eq!(issues(Among::Everyone, For::WithoutAccess).unwrap(), [], "they have a card now");
    assert!(at_gate(&database, |tx| tx.gate().session(key(9))).unwrap().is_some());
    assert_eq!(issues(Among::Class(own), For::All).unwrap(), [bia], "who is kept out gets none");
    assert!(at_gate(&database, |tx| tx.gate().session(key(9))).unwrap().is_none());
    let issued = within(&database, &ana, |tx| tx.school().issued(&[bia, late, out])).unwrap();
    let until = at(NOW) + CARD_LASTS;
    let expected = Issued { nonce: NONCE, until, printed_at: None };
    assert_eq!(issued, [(bia, expected.clone()), (late, expected)]);
    assert_eq!(texts(&database, &ana), ["gerou a senha do cartão de um aluno"; 2]);
}

#[test]
fn a_professor_issues_a_password_for_pupils_of_their_own_classes() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let teacher = professor(&database, &ana);
    let [own, other] = ["5º A", "5º B"].map(|name| class(&database, &ana, name, "5º ano"));
    within(&database, &ana, |tx| {
        let class = tx.school().class(own).unwrap().unwrap().about;
        let taught = NewClass { teacher: Some(teacher.actor().id()), ..class };
        tx.school().change_class(own, &taught).unwrap();
    });
    let [mine, others, nobodys] = [("1", Some(own)), ("2", Some(other)), ("3", None)]
        .map(|(number, class)| pupil(&database, &ana, number, (class, typed(false))));
    let resets = |of: &LiveSession, id| within(&database, of, |tx| reset(tx, by(of), id, NONCE));
    assert_eq!(resets(&teacher, mine).unwrap(), Some(at(NOW) + CARD_LASTS));
    for id in [others, nobodys] {
        assert_eq!(resets(&teacher, id).unwrap(), None);
        assert!(resets(&ana, id).unwrap().is_some());
    }
    let denied = "tentou sem permissão: gerar uma senha para um aluno";
    let given = "gerou uma senha nova para um aluno";
    assert_eq!(texts(&database, &ana), [given, denied, given, denied, given]);
    // With the switch on they see no others, and so find none.
    within(&database, &ana, |tx| tx.school().set_own_classes_only(true)).unwrap();
    assert!(resets(&teacher, mine).unwrap().is_some());
    for id in [others, nobodys, PersonId(i64::MAX)] {
        assert!(matches!(resets(&teacher, id), Err(CardError::NotFound)));
    }
}

#[test]
fn what_is_not_the_schools_is_not_found_and_nothing_is_done() {
    let database = MemoryDatabase::default();
    let [ana, bia] = ["ana", "bia"].map(|username| registered(&database, &registration(username)));
    let ours = pupil(&database, &ana, "1", (None, typed(false)));
    let theirs = pupil(&database, &bia, "1", (None, typed(false)));
    let their_class = class(&database, &bia, "5º A", "5º ano");
    for among in [
        Among::These(vec![ours, theirs]),
        Among::Class(ClassId(their_class.0 + 1000)),
        Among::Import(PupilImportId(1)),
    ] {
        let issued = within(&database, &ana, |tx| issue(tx, by(&ana), (&among, For::All), NONCE));
        assert!(matches!(issued, Err(CardError::NotFound)), "{among:?}");
        assert!(matches!(opened(&database, &ana, &among, Print::Waiting), Err(CardError::NotFound)));
    }
    assert!(within(&database, &ana, |tx| tx.school().issued(&[ours])).unwrap().is_empty());
    assert!(texts(&database, &ana).is_empty());
}

#[test]
fn the_demonstrations_pupils_keep_their_passwords_and_its_cards_may_be_seen() {
    let database = MemoryDatabase::default();
    let mut demo = registration("demo");
    demo.school.demo = true;
    let demo = registered(&database, &demo);
    let id = pupil(&database, &demo, "1", (None, FirstPassword::Issued(card(1, at(99)))));
    within(&database, &demo, |tx| {
        let all = (&Among::Everyone, For::WithoutAccess);
        assert!(matches!(issue(tx, by(&demo), all, NONCE), Err(CardError::Demonstration)));
        assert!(matches!(reset(tx, by(&demo), id, NONCE), Err(CardError::Demonstration)));
    });
    assert_eq!(numbers(&opened(&database, &demo, &Among::Everyone, Print::New).unwrap()), ["1"]);
}
