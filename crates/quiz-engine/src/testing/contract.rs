//! What every store keeps of a school's questions for the decisions about them.
#![allow(clippy::unwrap_used, reason = "a failing store fails the test")]

use chrono::{DateTime, Duration, Utc};
use kernel::{PersonId, QuestionId, Stage, SubjectId};

use crate::question::store::{Entered, Questions};
use crate::question::{
    DescriptorForm, Earlier, Fingerprint, Letter, NewQuestion, Question, QuestionForm, Revision, Status,
    SubjectContext,
};

/// A test of a school's bank, which is empty; with two of its subjects and a member of its staff.
pub type BankTest = fn(&mut dyn Questions, [SubjectId; 2], PersonId);

/// All tests, by name.
pub const BANK_SUITE: [(&str, BankTest); 7] = [
    ("questions_come_back_as_added", questions_come_back_as_added),
    ("a_question_changes_and_keeps_who_made_it", a_question_changes_and_keeps_who_made_it),
    ("a_new_version_is_counted", a_new_version_is_counted),
    ("the_keys_of_earlier_versions_are_corrected", the_keys_of_earlier_versions_are_corrected),
    ("questions_of_one_skill_share_its_row", questions_of_one_skill_share_its_row),
    ("questions_are_known_again_within_their_subject", questions_are_known_again_within_their_subject),
    ("a_question_is_put_aside_and_removed", a_question_is_put_aside_and_removed),
];

/// Microseconds are what a database keeps.
fn minute(minutes: i64) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH
        + Duration::days(20_000)
        + Duration::minutes(minutes)
        + Duration::microseconds(123_457)
}

/// A question about a sum, with everything that one may have but an image.
pub fn sum(subject: SubjectId, number: u8) -> NewQuestion {
    let (statement, right) = (format!("Quanto é 2 + {number}?"), (2 + u32::from(number)).to_string());
    let form = QuestionForm {
        question: &statement,
        options: ["nada", "um pouco", &right, "muito | demais; \"sim\"\nou <b>não</b>"],
        correct_answer: "C",
        difficulty: "facil",
        skill: "Somar",
        descriptor: Some(DescriptorForm { grade: None, code: "D17" }),
        bncc: "EF05MA07",
        explanation: "Conte nos dedos.",
        base_text: "Ana tem dois lápis.\n\nRui tem outros.",
        base_text_source: "Caderno",
    };
    let data = form.parse(SubjectContext::of("Matemática", Stage::AnosIniciais)).unwrap();
    NewQuestion { subject, data, image: None, status: Status::Ativa }
}

/// The same with nothing that may be left out.
fn bare(subject: SubjectId, number: u8) -> NewQuestion {
    let mut new = sum(subject, number);
    new.data.skills = crate::question::Skills::default();
    new.data.explanation = None;
    new.data.text.base = None;
    NewQuestion { status: Status::Rascunho, ..new }
}

fn added(bank: &mut dyn Questions, new: &[NewQuestion], by: PersonId) -> Vec<QuestionId> {
    bank.add_questions(new, Entered { by, at: minute(1) }).unwrap()
}

fn read(bank: &mut dyn Questions, id: QuestionId) -> Question {
    bank.question(id).unwrap().unwrap()
}

fn questions_come_back_as_added(bank: &mut dyn Questions, [maths, other]: [SubjectId; 2], by: PersonId) {
    let new = [sum(maths, 1), bare(maths, 2), bare(other, 3)];
    let ids = added(bank, &new, by);
    assert!(ids.is_sorted() && ids.len() == 3, "{ids:?}");
    for (id, about) in ids.iter().zip(new) {
        let question = read(bank, *id);
        assert_eq!(question.skill.is_some(), about.data.skills.main().is_some());
        let skill = question.skill;
        let expected = Question {
            id: *id,
            about,
            skill,
            version: 1,
            answers: 0,
            created_by: by,
            created_at: minute(1),
            changed_at: None,
        };
        assert_eq!(question, expected);
        assert_eq!(bank.hold_question(*id).unwrap(), Some(expected));
    }
    let mut these: Vec<_> = bank
        .questions_by_id(&[ids[2], ids[0], QuestionId(i64::MAX)])
        .unwrap()
        .into_iter()
        .map(|it| it.id)
        .collect();
    these.sort();
    assert_eq!(these, [ids[0], ids[2]]);
    assert_eq!(bank.question(QuestionId(i64::MAX)).unwrap(), None);
    assert!(added(bank, &[], by).is_empty());
}

fn a_question_changes_and_keeps_who_made_it(
    bank: &mut dyn Questions,
    [maths, other]: [SubjectId; 2],
    by: PersonId,
) {
    let id = added(bank, &[sum(maths, 1)], by)[0];
    let to = bare(other, 9);
    let changed = bank.change_question(id, &to, Revision::Same, minute(2)).unwrap().unwrap();
    assert_eq!((&changed.about, changed.version, changed.created_by), (&to, 1, by));
    assert_eq!((changed.created_at, changed.changed_at), (minute(1), Some(minute(2))));
    assert_eq!(read(bank, id), changed);
    let nobody = QuestionId(i64::MAX);
    assert_eq!(bank.change_question(nobody, &to, Revision::Same, minute(2)).unwrap(), None);
}

fn a_new_version_is_counted(bank: &mut dyn Questions, [maths, _]: [SubjectId; 2], by: PersonId) {
    let id = added(bank, &[sum(maths, 1)], by)[0];
    for (to, revision, version) in [
        (sum(maths, 2), Revision::NewVersion, 2),
        (sum(maths, 2), Revision::KeyCorrected, 2),
        (bare(maths, 3), Revision::NewVersion, 3),
    ] {
        let changed = bank.change_question(id, &to, revision, minute(2)).unwrap().unwrap();
        assert_eq!((changed.about, changed.version), (to, version));
    }
}

fn the_keys_of_earlier_versions_are_corrected(
    bank: &mut dyn Questions,
    [maths, _]: [SubjectId; 2],
    by: PersonId,
) {
    let ids = added(bank, &[sum(maths, 1), sum(maths, 1)], by);
    assert_eq!(bank.earlier_versions(ids[0]).unwrap(), []);
    for (id, number) in [(ids[0], 2), (ids[0], 3), (ids[1], 2)] {
        bank.change_question(id, &sum(maths, number), Revision::NewVersion, minute(2)).unwrap();
    }
    let first = bank.earlier_versions(ids[0]).unwrap();
    let options = |number| sum(maths, number).data.text.options;
    let told = |version, number, key| Earlier { version, options: options(number), key };
    assert_eq!(first, [told(1, 1, Letter::C), told(2, 2, Letter::C)]);
    bank.correct_earlier(ids[0], &[1, 3], Letter::A).unwrap();
    assert_eq!(bank.earlier_versions(ids[0]).unwrap(), [told(1, 1, Letter::A), told(2, 2, Letter::C)]);
    assert_eq!(bank.earlier_versions(ids[1]).unwrap(), [told(1, 1, Letter::C)]);
    assert_eq!(read(bank, ids[0]).about.data.text.key, Letter::C);
}

fn questions_of_one_skill_share_its_row(
    bank: &mut dyn Questions,
    [maths, other]: [SubjectId; 2],
    by: PersonId,
) {
    let own = |subject, text: &str| {
        let mut new = bare(subject, 1);
        new.data.skills.own = Some(text.parse().unwrap());
        new
    };
    let new = [
        own(maths, "Somar"),
        own(maths, "SOMAR "),
        own(maths, "Subtrair"),
        own(other, "Somar"),
        sum(maths, 1),
    ];
    let ids = added(bank, &new, by);
    let skills: Vec<_> = ids.iter().map(|id| read(bank, *id).skill.unwrap()).collect();
    assert_eq!(skills[0], skills[1]);
    let mut apart = skills[1..].to_vec();
    apart.sort();
    apart.dedup();
    assert_eq!(apart.len(), 4, "{skills:?}");
    let later = added(bank, &[own(maths, "somar")], by)[0];
    assert_eq!(read(bank, later).skill, Some(skills[0]));
    let changed = bank.change_question(later, &own(maths, "subtrair"), Revision::Same, minute(2)).unwrap();
    assert_eq!(changed.unwrap().skill, Some(skills[2]));
}

fn questions_are_known_again_within_their_subject(
    bank: &mut dyn Questions,
    [maths, other]: [SubjectId; 2],
    by: PersonId,
) {
    bank.hold_imports().unwrap();
    let ids = added(bank, &[sum(maths, 1), sum(other, 1), sum(maths, 2), sum(maths, 1)], by);
    let print = |number| Fingerprint::of(&sum(maths, number).data.text);
    let found = bank.fingerprints(maths).unwrap();
    assert_eq!(found, [(print(1), ids[0]), (print(2), ids[2]), (print(1), ids[3])]);
    bank.change_question(ids[0], &sum(maths, 5), Revision::Same, minute(2)).unwrap();
    assert_eq!(bank.fingerprints(maths).unwrap()[0], (print(5), ids[0]));
}

fn a_question_is_put_aside_and_removed(bank: &mut dyn Questions, [maths, _]: [SubjectId; 2], by: PersonId) {
    let ids = added(bank, &[sum(maths, 1), sum(maths, 2), sum(maths, 3)], by);
    bank.put_status(&ids[..2], Status::Inativa, minute(3)).unwrap();
    let statuses: Vec<_> = ids.iter().map(|id| read(bank, *id).about.status).collect();
    assert_eq!(statuses, [Status::Inativa, Status::Inativa, Status::Ativa]);
    assert_eq!(read(bank, ids[0]).changed_at, Some(minute(3)));
    bank.remove_question(ids[0]).unwrap();
    assert_eq!(bank.question(ids[0]).unwrap(), None);
    assert_eq!(bank.hold_question(ids[0]).unwrap(), None);
    assert!(bank.question(ids[1]).unwrap().is_some());
}
