//! The audit trail as those read it who answer for the school.

use application::gate::session::LiveSession;
use application::notices::audit::{lines, page};
use diesel::connection::SimpleConnection;
use kernel::PersonId;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::notices::audit::{AuditFilter, AuditForm, AuditGroup, Refusals};

use crate::world::{World, at, enrol, texts, user};

const ALL: AuditForm<'_> = AuditForm { person: None, group: "", from: "", until: "", sought: "" };

/// A school with entries of five kinds, the pupil Bia Lima among those they are about.
fn world() -> (World, LiveSession, PersonId) {
    let world = World::new().with_invented_times();
    let ana = world.school("ana");
    let pupil = enrol(&world, ana.scope().school());
    world.admin().batch_execute("UPDATE students SET name = 'Tânia Couto'").unwrap();
    let entries = [
        (None, NewActivity::new(ActivityKind::SignInFailed, "errou a senha").about(pupil)),
        (Some(user(&ana)), NewActivity::new(ActivityKind::Pupils, "alterou um aluno").about(pupil)),
        (Some(user(&ana)), NewActivity::new(ActivityKind::Pupils, "exportou a lista de alunos: 405 alunos")),
        (Some(pupil), NewActivity::new(ActivityKind::Denied, "tentou sem permissão: 100\u{a0}% das Ações")),
        (Some(user(&ana)), NewActivity::new(ActivityKind::Import, "importou 6_ano.csv do 6º ano")),
    ];
    for (second, (actor, activity)) in (1..).zip(entries) {
        world.within(&ana, |tx| tx.school().record(actor, &activity, at(second))).unwrap();
    }
    (world, ana, pupil)
}

fn texts_of(world: &World, of: &LiveSession, form: AuditForm<'_>) -> Vec<String> {
    let found = page(world.view(of).as_mut(), form, None, 50).unwrap();
    assert_eq!(
        (found.total, found.more, found.page.next),
        (found.page.entries.len(), false, None),
        "{form:?}"
    );
    found.page.entries.into_iter().map(|entry| entry.activity.text).collect()
}

#[test]
fn entries_are_found_by_whom_by_word_and_by_what_they_say() {
    let (world, ana, pupil) = world();
    for (form, expected) in [
        (ALL, &["importou", "tentou", "exportou", "alterou", "errou"][..]),
        (AuditForm { person: Some(pupil.0), ..ALL }, &["tentou", "alterou", "errou"]),
        (AuditForm { person: Some(user(&ana).0), ..ALL }, &["importou", "exportou", "alterou"]),
        (AuditForm { group: "recusas", ..ALL }, &["tentou", "errou"]),
        (AuditForm { group: "alunos", ..ALL }, &["alterou"]),
        (AuditForm { group: "exportacoes", ..ALL }, &["exportou"]),
        (AuditForm { group: "acoes", ..ALL }, &[]),
        (AuditForm { sought: "TANIA couto", ..ALL }, &["tentou", "alterou", "errou"]),
        (AuditForm { sought: "sem permissao", ..ALL }, &["tentou"]),
        (AuditForm { sought: "marina", group: "importacoes", ..ALL }, &["importou"]),
        (AuditForm { sought: "6_ano", ..ALL }, &["importou"]),
        (AuditForm { sought: "6o ano csv", ..ALL }, &["importou"]),
        (AuditForm { sought: "6º ano", ..ALL }, &["importou"]),
        (AuditForm { sought: "permissao marina", ..ALL }, &[]),
        (AuditForm { sought: "^", ..ALL }, &[]),
        (AuditForm { sought: "100", ..ALL }, &["tentou"]),
    ] {
        let found = texts_of(&world, &ana, form);
        let beginnings: Vec<_> = found.iter().map(|text| text.split(' ').next().unwrap()).collect();
        assert_eq!(beginnings, expected, "{form:?}");
    }
}

#[test]
fn whom_an_entry_is_about_has_a_name_as_long_as_anything_is_known_of_them() {
    let (world, ana, pupil) = world();
    let about = |world: &World| {
        let found = page(world.view(&ana).as_mut(), AuditForm { group: "alunos", ..ALL }, None, 1).unwrap();
        let about = found.page.entries[0].about.clone().unwrap();
        (about.id, about.name, about.is_pupil)
    };
    assert_eq!(about(&world), (pupil, Some("Tânia Couto".to_owned()), true));
    world.admin().batch_execute("DELETE FROM logins WHERE person_id = 77; DELETE FROM students").unwrap();
    assert_eq!(about(&world), (pupil, None, true));
}

#[test]
fn pages_go_on_where_they_end_and_days_bound_them() {
    let world = World::new().with_invented_times();
    let ana = world.school("ana");
    // Rondônia is four hours behind: the day begins at 4 o'clock of the clock that is kept.
    world.admin().batch_execute("DELETE FROM audit_events").unwrap();
    for instant in
        ["2026-11-13T03:59:59Z", "2026-11-13T04:00:00Z", "2026-11-14T03:59:59Z", "2026-11-14T04:00:00Z"]
    {
        let activity = NewActivity::new(ActivityKind::Denied, instant);
        world.within(&ana, |tx| tx.school().record(None, &activity, instant.parse().unwrap())).unwrap();
    }
    let day = AuditForm { from: "2026-11-13", until: "2026-11-13", ..ALL };
    assert_eq!(texts_of(&world, &ana, day), ["2026-11-14T03:59:59Z", "2026-11-13T04:00:00Z"]);
    let found = page(world.view(&ana).as_mut(), AuditForm { group: "acoes", ..day }, None, 9).unwrap();
    assert_eq!((found.total, found.refusals), (0, Refusals { sign_ins: 0, denials: 2 }));
    let (mut after, mut seen) = (None, Vec::new());
    loop {
        let found = page(world.view(&ana).as_mut(), ALL, after, 1).unwrap();
        assert_eq!(found.total, 4);
        seen.extend(found.page.entries.into_iter().map(|entry| entry.activity.text));
        after = found.page.next;
        if after.is_none() {
            break;
        }
    }
    assert_eq!(
        seen,
        ["2026-11-14T04:00:00Z", "2026-11-14T03:59:59Z", "2026-11-13T04:00:00Z", "2026-11-13T03:59:59Z"]
    );
}

#[test]
fn a_file_has_all_that_the_filter_finds_and_not_more_than_it_may() {
    let (world, ana, _) = world();
    let school = ana.scope().school();
    let written = lines(world.view(&ana).as_mut(), AuditForm { group: "alunos", ..ALL }).unwrap();
    assert_eq!(written[0], ["Data e hora", "Tipo", "Quem", "O que aconteceu", "Sobre quem"]);
    assert_eq!(written[1][1..], ["Aluno", "Marina Souza", "alterou um aluno", "Tânia Couto"]);
    let fill = |many: u32| {
        let insert = format!(
            "INSERT INTO audit_events (school_id, at, kind, text)
             SELECT {school}, now() - n * interval '1 minute', 'goal', 'x' FROM generate_series(1, {many}) n"
        );
        world.admin().batch_execute(&insert).unwrap();
    };
    fill(2_500);
    assert_eq!(lines(world.view(&ana).as_mut(), AuditForm { group: "ideb", ..ALL }).unwrap().len(), 2_501);
    fill(48_000);
    let counted = page(world.view(&ana).as_mut(), ALL, None, 1).unwrap();
    assert_eq!((counted.total, counted.more), (10_000, true));
    let refused = lines(world.view(&ana).as_mut(), ALL).unwrap_err();
    assert!(refused.to_string().contains("50.000"), "{refused}");
    let few = AuditFilter { group: Some(AuditGroup::Pupils), ..AuditFilter::default() };
    assert_eq!(world.view(&ana).notices().count_audit(&few, 10).unwrap(), 1);
}

#[test]
fn an_entry_is_dated_by_the_database() {
    let world = World::new();
    let ana = world.school("ana");
    let activity = NewActivity::new(ActivityKind::Denied, "tentou");
    let record = || {
        world.within(&ana, |tx| tx.school().record(Some(user(&ana)), &activity, at(1))).unwrap();
        world.at_gate(|tx| tx.gate().record(ana.actor().school, None, &activity, at(1))).unwrap();
    };
    let mut admin = world.admin();
    let mut old = || {
        let old = "SELECT count(*)::text AS text FROM audit_events WHERE text = 'tentou' AND at < now() - interval '1 hour'";
        texts(&mut admin, old)
    };
    record();
    assert_eq!(old(), ["0"], "neither a school nor the gate dates an entry back");
    // The past of the demonstration is told.
    world.admin().batch_execute("UPDATE schools SET demo = true").unwrap();
    record();
    assert_eq!(old(), ["2"]);
}
