use kernel::Given;
use school_management::classes::class::NewClass;
use school_management::people::staff::Email;
use school_management::people::staff_account::StaffAccount;

use super::*;
use crate::gate::browser::UserAgent;
use crate::gate::keys::{DeviceKey, Subnet};
use crate::gate::model::Entrant;
use crate::gate::own_password;
use crate::gate::session;
use crate::gate::sign_in::typed_login::TypedLogin;
use crate::gate::sign_in::{Lock, Origin, SignInError, accept, prepare};
use crate::testing::pupils::class;
use crate::testing::{MemoryDatabase, at, at_gate, key, registered, registration, within};

const UNTIL: i64 = 7 * 86_400;

fn form() -> ProfileForm {
    ProfileForm { first_name: "Lígia".into(), last_name: "Barros".into(), email: None }
}

fn role(role: &str) -> AccountChangeForm {
    AccountChangeForm { role: Some(role.to_owned()), ..AccountChangeForm::default() }
}

fn hash(text: &str) -> HashedPassword {
    HashedPassword::new(text)
}

fn add(database: &MemoryDatabase, ana: &LiveSession, username: &str, role: &str) -> PersonId {
    let issued = hash("$issued");
    let issued = Issued { hash: &issued, until: at(UNTIL) };
    within(database, ana, |tx| create(tx, ana, (&form(), username, role), issued, at(1))).unwrap().id
}

/// Somebody of ours who has come in, on the key.
fn come_in(database: &MemoryDatabase, username: &str, token: u8) -> LiveSession {
    at_gate(database, |tx| {
        let found = tx.gate().credential(&username.parse().unwrap()).unwrap().unwrap();
        session::open(tx.gate(), Entrant::new(found.actor, found.world), key(token), at(2)).unwrap()
    })
}

/// Whether the session is kept: one that is only refused would come back with its person.
fn is_in(database: &MemoryDatabase, session: &LiveSession) -> bool {
    at_gate(database, |tx| tx.gate().session(*session.key()).unwrap().is_some())
}

fn texts(database: &MemoryDatabase, ana: &LiveSession) -> Vec<String> {
    database.trail(ana.scope().school()).into_iter().map(|entry| entry.text).collect()
}

/// What a sign-in finds at a moment, if it is let in.
fn enters(database: &MemoryDatabase, username: &str, now: i64) -> Result<LiveSession, SignInError> {
    let subnet = Subnet::of(std::net::Ipv4Addr::LOCALHOST.into());
    let device = DeviceKey("d".to_owned());
    at_gate(database, |tx| {
        let attempt =
            prepare(tx.gate(), &TypedLogin::staff(username), Origin { device: None, subnet }, at(now))
                .unwrap();
        assert_eq!(
            matches!(attempt.lock(&|_, _, _| panic!("no card"), at(now)), Lock::Hash(_)),
            attempt.credential.as_ref().unwrap().is_open(at(now)),
            "nobody is let in whose password is not looked at"
        );
        accept(tx.gate(), &attempt, key(9), (&device, UserAgent::default()), at(now))
    })
}

#[test]
fn a_new_member_enters_once_and_chooses_a_password() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let ligia = add(&database, &ana, "ligia.barros", "professor");
    let entered = enters(&database, "ligia.barros", UNTIL - 1).unwrap();
    assert!(entered.must_change());
    assert!(matches!(enters(&database, "ligia.barros", UNTIL), Err(SignInError::Refused)), "a week later");

    let own = within(&database, &entered, |tx| own_password::look_up(tx, &entered)).unwrap();
    assert_eq!(own.typed("w4rt 9bne".to_owned()), "W4RT9BNE");
    let again = own.accept("w4rt-9bne", "W4RT9BNE", 6).unwrap_err();
    assert_eq!(
        again.fields().collect::<Vec<_>>(),
        [("newPassword", "Escolha uma senha diferente da provisória")]
    );
    let chosen = hash("$chosen");
    within(&database, &entered, |tx| {
        own_password::change(tx, &entered, (&own.current, &chosen), key(8), at(9)).unwrap();
        let account = tx.school().hold_account(ligia).unwrap().unwrap();
        assert_eq!((account.must_change, account.password_until), (false, None));
    });
    assert!(!enters(&database, "ligia.barros", UNTIL + 1).unwrap().must_change());
    assert_eq!(texts(&database, &ana)[0], "criou o acesso de uma pessoa da equipe, com o perfil professor");
}

#[test]
fn a_username_that_is_taken_is_refused_by_name() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let issued = hash("$issued");
    let issued = Issued { hash: &issued, until: at(UNTIL) };
    let refused =
        within(&database, &ana, |tx| create(tx, &ana, (&form(), "Ana", "professor"), issued, at(1)));
    assert!(matches!(refused, Err(StaffError::UsernameTaken)), "{refused:?}");
}

#[test]
fn what_takes_rights_away_ends_the_persons_sessions() {
    type Deed = fn(&mut dyn SchoolTx, &LiveSession, PersonId) -> Result<(), StaffError>;
    let deeds: [(Deed, bool, &str); 5] = [
        (
            |tx, ana, id| change(tx, ana, id, role("coordenador"), at(5)).map(drop),
            false,
            "mudou o perfil de uma pessoa da equipe de professor para coordenador",
        ),
        (
            |tx, ana, id| {
                let form =
                    AccountChangeForm { last_name: Some("Braga".into()), ..AccountChangeForm::default() };
                change(tx, ana, id, form, at(5)).map(drop)
            },
            true,
            "mudou o nome ou o e-mail de uma pessoa da equipe",
        ),
        (
            |tx, ana, id| set_active(tx, ana, id, false, at(5)).map(drop),
            false,
            "desativou o acesso de uma pessoa da equipe",
        ),
        (
            |tx, ana, id| {
                let issued = hash("$again");
                reset_password(tx, ana, id, Issued { hash: &issued, until: at(UNTIL) }, at(5)).map(drop)
            },
            false,
            "gerou uma senha provisória para uma pessoa da equipe",
        ),
        (
            |tx, ana, id| end_sessions(tx, ana, id, at(5)),
            false,
            "encerrou os acessos de uma pessoa da equipe",
        ),
    ];
    for (deed, goes_on, told) in deeds {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let id = add(&database, &ana, "ligia.barros", "professor");
        let ligia = come_in(&database, "ligia.barros", 1);
        assert!(is_in(&database, &ligia));
        within(&database, &ana, |tx| deed(tx, &ana, id)).unwrap();
        assert_eq!(is_in(&database, &ligia), goes_on, "{told}");
        assert!(is_in(&database, &ana));
        assert_eq!(texts(&database, &ana).last().unwrap(), told);
    }
}

#[test]
fn the_last_manager_who_may_sign_in_stays() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let own = ana.actor().id();
    let demote = |id| within(&database, &ana, |tx| change(tx, &ana, id, role("professor"), at(5)));
    let deactivate = |id| within(&database, &ana, |tx| set_active(tx, &ana, id, false, at(5)));
    assert!(matches!(demote(own), Err(StaffError::LastManager(_))));
    assert!(matches!(deactivate(own), Err(StaffError::LastManager(_))));
    let second = add(&database, &ana, "ligia.barros", "gestor");
    deactivate(second).unwrap();
    assert!(matches!(demote(own), Err(StaffError::LastManager(_))), "the other may not sign in");
    within(&database, &ana, |tx| set_active(tx, &ana, second, true, at(5))).unwrap();
    demote(own).unwrap();
    assert!(!is_in(&database, &ana), "who gave the role away comes in anew");
    assert!(matches!(deactivate(second), Err(StaffError::LastManager(_))));
}

#[test]
fn what_changes_nothing_ends_nothing_and_is_not_told() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let id = add(&database, &ana, "ligia.barros", "professor");
    let ligia = come_in(&database, "ligia.barros", 1);
    let before = texts(&database, &ana).len();
    within(&database, &ana, |tx| -> Result<StaffAccount, StaffError> {
        change(tx, &ana, id, role("professor"), at(5))?;
        set_own_classes_only(tx, &ana, false, at(5))?;
        set_active(tx, &ana, id, true, at(5))
    })
    .unwrap();
    assert!(is_in(&database, &ligia));
    assert_eq!(texts(&database, &ana).len(), before);
}

#[test]
fn ones_own_password_is_not_issued_and_nobody_is_found_where_there_is_none() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let issued = hash("$issued");
    let issued = Issued { hash: &issued, until: at(UNTIL) };
    let own = within(&database, &ana, |tx| reset_password(tx, &ana, ana.actor().id(), issued, at(5)));
    assert!(matches!(own, Err(StaffError::OwnPassword)), "{own:?}");
    let nobody = PersonId(i64::MAX);
    within(&database, &ana, |tx| {
        for refused in [
            reset_password(tx, &ana, nobody, issued, at(5)).map(drop),
            change(tx, &ana, nobody, role("professor"), at(5)).map(drop),
            set_active(tx, &ana, nobody, false, at(5)).map(drop),
            end_sessions(tx, &ana, nobody, at(5)),
        ] {
            assert!(matches!(refused, Err(StaffError::NoOne)), "{refused:?}");
        }
    });
}

#[test]
fn nobody_takes_the_demonstrations_accounts_from_the_others() {
    let database = MemoryDatabase::default();
    let mut demo = registration("demo");
    demo.school.demo = true;
    let demo = registered(&database, &demo);
    let own = demo.actor().id();
    let issued = hash("$issued");
    let issued = Issued { hash: &issued, until: at(UNTIL) };
    within(&database, &demo, |tx| {
        for refused in [
            create(tx, &demo, (&form(), "nova", "gestor"), issued, at(5)).map(drop),
            change(tx, &demo, own, role("gestor"), at(5)).map(drop),
            set_active(tx, &demo, own, true, at(5)).map(drop),
            reset_password(tx, &demo, own, issued, at(5)).map(drop),
            end_sessions(tx, &demo, own, at(5)),
            set_own_classes_only(tx, &demo, true, at(5)),
        ] {
            assert!(matches!(refused, Err(StaffError::Demonstration)), "{refused:?}");
        }
    });
}

#[test]
fn the_switch_is_told_when_it_turns() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    for on in [true, true, false] {
        within(&database, &ana, |tx| set_own_classes_only(tx, &ana, on, at(5))).unwrap();
    }
    let told = ["só os alunos das suas turmas", "os alunos de todas as turmas"]
        .map(|whom| format!("definiu que professores veem {whom}"));
    assert_eq!(texts(&database, &ana), told);
}

#[test]
fn of_two_who_change_somebody_each_keeps_what_the_other_did() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let id = add(&database, &ana, "ligia.barros", "professor");
    let none = AccountChangeForm::default;
    for form in [
        AccountChangeForm { email: Given::Set("ligia@escola.example".into()), ..none() },
        AccountChangeForm { last_name: Some("Braga".into()), ..none() },
        none(),
    ] {
        within(&database, &ana, |tx| change(tx, &ana, id, form, at(5))).unwrap();
    }
    let kept = |email: Option<&str>| {
        let account = within(&database, &ana, |tx| tx.school().hold_account(id)).unwrap().unwrap();
        let member = account.member;
        assert_eq!((member.name().as_str(), member.role), ("Lígia Braga", StaffRole::Professor));
        assert_eq!(member.email.as_ref().map(Email::as_str), email);
    };
    kept(Some("ligia@escola.example"));
    let cleared = AccountChangeForm { email: Given::Cleared, ..none() };
    within(&database, &ana, |tx| change(tx, &ana, id, cleared, at(5))).unwrap();
    kept(None);
    let nameless = AccountChangeForm { first_name: Some(String::new()), ..none() };
    let refused = within(&database, &ana, |tx| change(tx, &ana, id, nameless, at(5)));
    assert!(matches!(refused, Err(StaffError::Invalid(_))), "{refused:?}");
}

#[test]
fn who_is_kept_out_teaches_no_class_and_is_given_none_by_coming_back() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let id = add(&database, &ana, "ligia.barros", "professor");
    let classes = ["5º A", "5º B"].map(|name| class(&database, &ana, name, "5º ano"));
    let teach = |class, teacher| {
        within(&database, &ana, |tx| {
            let about = tx.school().class(class).unwrap().unwrap().about;
            tx.school().change_class(class, &NewClass { teacher: Some(teacher), ..about }).unwrap();
        });
    };
    let teachers = || {
        classes.map(|it| within(&database, &ana, |tx| tx.school().class(it)).unwrap().unwrap().about.teacher)
    };
    let set = |active| within(&database, &ana, |tx| set_active(tx, &ana, id, active, at(5))).unwrap();
    let own = ana.actor().id();
    for (second, left) in [
        (own, "deixou uma turma sem professor responsável"),
        (id, "deixou 2 turmas sem professor responsável"),
    ] {
        teach(classes[0], id);
        teach(classes[1], second);
        set(false);
        let expected = [None, (second == own).then_some(own)];
        assert_eq!(teachers(), expected);
        assert_eq!(texts(&database, &ana).last().unwrap(), left);
        set(true);
        assert_eq!(teachers(), expected, "who comes back is given classes anew");
    }
}
