//! What every store keeps of classes, subjects and school years.
#![allow(clippy::unwrap_used, reason = "a failing store fails the test")]

use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, Stage, StoreError, SubjectId};

use crate::classes::class::{CalendarYear, Class, ClassForm, NewClass};
use crate::classes::school_year::SchoolYear;
use crate::classes::subject::{NewSubject, SubjectForm};
use crate::store::SchoolStore;

const AT: DateTime<Utc> = DateTime::UNIX_EPOCH;

pub(super) fn class(name: &str, school_year: i64, teacher: Option<PersonId>) -> NewClass {
    let form = ClassForm {
        name,
        year: "5º ano",
        stage: "anos_iniciais",
        shift: "integral",
        school_year: None,
        teacher,
    };
    form.parse(school_year).unwrap()
}

fn subject(name: &str, stage: &str) -> NewSubject {
    SubjectForm { name, description: "Leitura", stage, active: true }.parse().unwrap()
}

pub(super) fn a_class_is_added_changed_archived_and_removed(store: &mut dyn SchoolStore, manager: PersonId) {
    let new = class("5º A", 2026, Some(manager));
    let added = store.add_class(&new, AT).unwrap();
    let expected = Class {
        id: added.id,
        about: new,
        teacher_name: Some("Marina Souza".to_owned()),
        total_students: 0,
        archived_at: None,
        created_at: AT,
    };
    assert_eq!(added, expected);
    assert_eq!(store.class(added.id).unwrap(), Some(expected.clone()));
    let other = store.add_class(&class("5º B", 2026, None), AT).unwrap();
    assert_ne!(other.id, added.id);
    assert_eq!(store.stages_taught().unwrap(), [Stage::AnosIniciais]);

    assert_eq!(store.hold_class(added.id).unwrap(), Some(expected.clone()));
    assert_eq!(store.hold_class(ClassId(i64::MAX)).unwrap(), None);
    let mut to = class("5º a", 2027, None);
    to.grade = Stage::AnosFinais.grade("9º ano").unwrap();
    let expected = Class { about: to.clone(), teacher_name: None, ..expected };
    assert_eq!(store.change_class(added.id, &to).unwrap(), Some(expected.clone()));
    assert_eq!(store.class(added.id).unwrap(), Some(expected.clone()));
    assert_eq!(store.change_class(ClassId(i64::MAX), &class("5º Z", 2026, None)).unwrap(), None);

    store.archive_class(added.id, Some(AT)).unwrap();
    let archived = Class { archived_at: Some(AT), ..expected.clone() };
    assert_eq!(store.class(added.id).unwrap(), Some(archived));
    assert_eq!(store.stages_taught().unwrap(), [Stage::AnosIniciais], "what is archived is taught no more");
    store.archive_class(added.id, None).unwrap();
    assert_eq!(store.class(added.id).unwrap(), Some(expected));

    assert_eq!(store.pupils_of_class(added.id).unwrap(), 0);
    assert_eq!(store.recount_classes().unwrap(), 0);
    store.remove_class(added.id).unwrap();
    assert_eq!(store.class(added.id).unwrap(), None);
    assert_eq!(store.class(other.id).unwrap(), Some(other));
}

pub(super) fn who_leaves_teaches_no_class_but_those_of_the_past(
    store: &mut dyn SchoolStore,
    manager: PersonId,
) {
    let taught = ["5º A", "5º B", "4º A"].map(|name| class(name, 2026, Some(manager)));
    let ids = store.add_classes(&taught, AT).unwrap();
    let free = store.add_class(&class("5º C", 2026, None), AT).unwrap();
    store.archive_class(ids[2], Some(AT)).unwrap();
    assert_eq!(store.leave_classes(PersonId(i64::MAX)).unwrap(), 0);
    assert_eq!(store.leave_classes(manager).unwrap(), 2);
    let teacher = |store: &mut dyn SchoolStore, id| {
        let class = store.class(id).unwrap().unwrap();
        (class.about.teacher, class.teacher_name)
    };
    for id in [ids[0], ids[1], free.id] {
        assert_eq!(teacher(store, id), (None, None));
    }
    assert_eq!(teacher(store, ids[2]), (Some(manager), Some("Marina Souza".to_owned())));
    assert_eq!(store.leave_classes(manager).unwrap(), 0);
}

pub(super) fn many_classes_are_added_in_their_order(store: &mut dyn SchoolStore, _: PersonId) {
    assert_eq!(store.add_classes(&[], AT).unwrap(), []);
    let new = ["9º B", "1º A", "5º C"].map(|name| class(name, 2026, None));
    let ids = store.add_classes(&new, AT).unwrap();
    for (id, new) in ids.iter().zip(&new) {
        let added = store.class(*id).unwrap().unwrap();
        assert_eq!((&added.about, added.created_at, added.total_students), (new, AT, 0));
    }
    store.archive_class(ids[1], Some(AT)).unwrap();
    let last_year = store.add_class(&class("9º B", 2025, None), AT).unwrap().id;
    let mut known = store.every_class().unwrap();
    known.sort_by_key(|class| class.id);
    let known: Vec<_> =
        known.iter().map(|it| (it.id, it.name.as_str(), it.school_year, it.archived)).collect();
    let mut expected = vec![
        (ids[0], "9º B", 2026, false),
        (ids[1], "1º A", 2026, true),
        (ids[2], "5º C", 2026, false),
        (last_year, "9º B", 2025, false),
    ];
    expected.sort();
    assert_eq!(known, expected);
}

pub(super) fn of_many_classes_one_that_is_there_fails_them_all(store: &mut dyn SchoolStore, _: PersonId) {
    store.add_class(&class("5º A", 2026, None), AT).unwrap();
    let refused = store.add_classes(&["5º B", "5ºa"].map(|name| class(name, 2026, None)), AT);
    assert!(matches!(&refused, Err(StoreError::Clash(name)) if name == "classes_name_key"), "{refused:?}");
}

pub(super) fn a_subject_is_added_changed_and_removed(store: &mut dyn SchoolStore, _: PersonId) {
    assert_eq!(store.subjects().unwrap(), []);
    let [portuguese, art] = [("Língua Portuguesa", "ensino_medio"), ("Arte", "ensino_medio")]
        .map(|(name, stage)| store.add_subject(&subject(name, stage)).unwrap());
    // The same name in another stage is another subject.
    let finals = store.add_subject(&subject("Arte", "anos_finais")).unwrap();
    assert_eq!(store.hold_subject(art.id).unwrap(), Some(art.clone()));
    assert_eq!(store.hold_subject(SubjectId(i64::MAX)).unwrap(), None);
    let to = NewSubject { active: false, description: String::new(), ..subject("ARTE", "ensino_medio") };
    let changed = store.change_subject(art.id, &to).unwrap().unwrap();
    assert_eq!((changed.id, &changed.about), (art.id, &to));
    assert_eq!(store.change_subject(SubjectId(i64::MAX), &subject("Z", "anos_finais")).unwrap(), None);
    assert_eq!(store.subjects().unwrap(), [finals.clone(), changed, portuguese.clone()]);
    assert_eq!(store.remove_subject(portuguese.id).unwrap(), Some(portuguese.clone()));
    assert_eq!(store.remove_subject(portuguese.id).unwrap(), None);
    assert_eq!(store.subjects().unwrap().len(), 2);
}

pub(super) fn a_school_year_is_set_and_set_anew(store: &mut dyn SchoolStore, _: PersonId) {
    let year = CalendarYear::new(2026).unwrap();
    assert_eq!(store.school_year(year).unwrap(), None);
    let proposed = SchoolYear::proposed(year);
    let mut bimesters = *proposed.bimesters();
    bimesters[3].last = "2027-01-15".parse().unwrap();
    for set in [proposed, SchoolYear::new(year, bimesters).unwrap()] {
        store.put_school_year(&set).unwrap();
        assert_eq!(store.school_year(year).unwrap(), Some(set));
    }
    assert_eq!(store.school_year(CalendarYear::new(2027).unwrap()).unwrap(), None);
}

pub(super) fn a_class_is_called_so_once_a_year(store: &mut dyn SchoolStore, _: PersonId) {
    store.add_class(&class("5º A", 2026, None), AT).unwrap();
    store.add_class(&class("5º A", 2027, None), AT).unwrap();
    let refused = store.add_class(&class("5ºa", 2026, None), AT);
    assert!(matches!(&refused, Err(StoreError::Clash(name)) if name == "classes_name_key"), "{refused:?}");
}

pub(super) fn a_subject_is_called_so_once_a_stage(store: &mut dyn SchoolStore, _: PersonId) {
    store.add_subject(&subject("Arte", "anos_finais")).unwrap();
    let refused = store.add_subject(&subject("A RTE", "anos_finais"));
    assert!(matches!(&refused, Err(StoreError::Clash(name)) if name == "subjects_name_key"), "{refused:?}");
}
