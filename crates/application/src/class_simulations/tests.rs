use kernel::{ClassId, PersonId, SubjectId};
use quiz_engine::class_simulation::{CellChange, Mark, Refusal, StartForm, State};
use quiz_engine::question::Letter;
use quiz_engine::question::store::Entered;
use quiz_engine::testing::sum;
use school_management::classes::class::ClassForm;
use school_management::classes::subject::SubjectForm;
use school_management::people::person::{Person, PupilLogin};
use school_management::people::pupil::PupilChangeForm;
use school_management::people::staff::{StaffMember, StaffRole};
use school_management::testing::manager;

use super::refusal::SimulationError;
use super::rights::may_hold;
use super::*;
use crate::classes::class::By;
use crate::gate::model::Actor;
use crate::gate::session::LiveSession;
use crate::pupils::pupil::change;
use crate::testing::pupils::{pupil, typed};
use crate::testing::{MemoryDatabase, at, registered, registration, within};

/// A school with a class, a subject and two questions whose key is C.
fn school(database: &MemoryDatabase) -> (LiveSession, ClassId, SubjectId) {
    let ana = registered(database, &registration("ana"));
    let made = within(database, &ana, |tx| {
        let class = ClassForm {
            name: "5º A",
            year: "5º ano",
            stage: "anos_iniciais",
            shift: "matutino",
            school_year: None,
            teacher: None,
        };
        let class = tx.school().add_class(&class.parse(2026).unwrap(), at(0))?;
        let subject =
            SubjectForm { name: "Matemática", description: "", stage: "anos_iniciais", active: true };
        let subject = tx.school().add_subject(&subject.parse().unwrap())?.id;
        let entered = Entered { by: ana.actor().id(), at: at(0) };
        tx.questions().add_questions(&[sum(subject, 1), sum(subject, 2)], entered)?;
        Ok::<_, SimulationError>((class.id, subject))
    });
    let (class, subject) = made.unwrap();
    (ana, class, subject)
}

fn form(class: ClassId, subject: SubjectId) -> StartForm<'static> {
    StartForm {
        class: Some(class),
        subject: Some(subject),
        kind: "projetada",
        questions: 10,
        difficulty: "facil",
        skill: None,
        these: None,
    }
}

#[test]
fn a_professor_holds_simulations_of_their_own_classes_alone() {
    let staff = |role| Person::Staff(StaffMember { role, ..manager() });
    let [gestor, coordenador, professor] = StaffRole::ALL.map(staff);
    let pupil =
        Person::Pupil(PupilLogin { id: manager().id, enrolment: "1".into(), name: "Bia Lima".into() });
    let (own, other) = (Some(manager().id), Some(PersonId(99)));
    for (person, teacher, may) in [
        (&gestor, None, true),
        (&coordenador, other, true),
        (&professor, own, true),
        (&professor, other, false),
        (&professor, None, false),
        (&pupil, own, false),
    ] {
        let actor = Actor { school: kernel::SchoolId(1), person: person.clone() };
        assert_eq!(may_hold(&actor, teacher), may, "{person:?} {teacher:?}");
    }
}

#[test]
fn a_class_plays_to_the_end_and_each_step_that_counts_is_recorded() {
    let database = MemoryDatabase::default();
    let (ana, class, subject) = school(&database);
    let by = By { actor: ana.actor(), now: at(1) };
    let begun = within(&database, &ana, |tx| start(tx, by, form(class, subject), 7)).unwrap().unwrap();
    assert_eq!((begun.questions, begun.state, begun.tally), (2, State::EmAndamento, None));
    let say = |ordinal, letter| within(&database, &ana, |tx| answer(tx, by, begun.id, (ordinal, letter, 9)));
    let verdict = say(2, Some(Letter::C)).unwrap().unwrap();
    assert_eq!((verdict.key, verdict.tally.hits, verdict.tally.answers), (Letter::C, 1, 1));
    assert!(verdict.explanation.is_some());
    assert!(matches!(say(2, None), Err(SimulationError::Refused(_))));
    assert!(matches!(say(3, None), Err(SimulationError::Invalid(_))));
    let change = CellChange { student: PersonId(1), ordinal: 1, to: Some(Mark::A), was: None };
    let typed = within(&database, &ana, |tx| type_cells(tx, by, begun.id, &[change]));
    assert!(matches!(typed, Err(SimulationError::Refused(_))));
    let ended = within(&database, &ana, |tx| finish(tx, by, begun.id)).unwrap().unwrap();
    assert_eq!(
        (ended.state, ended.tally.map(|it| it.grade().to_string())),
        (State::Concluida, Some("10.0".into()))
    );
    let school = ana.scope().school();
    let answers: Vec<_> = database.bank(school).all().map(|question| question.answers).collect();
    assert_eq!(answers.iter().sum::<i64>(), 1);
    within(&database, &ana, |tx| remove(tx, by, begun.id)).unwrap();
    assert!(database.bank(school).all().all(|question| question.answers == 0));
    let texts: Vec<_> = database.trail(school).into_iter().map(|entry| entry.text).collect();
    assert_eq!(
        texts,
        [
            "começou uma simulação projetada com a turma 5º A, 2 questões",
            "concluiu uma simulação com a turma 5º A",
            "excluiu uma simulação com a turma 5º A",
        ]
    );
}

#[test]
fn what_nobody_has_answered_is_asked_first_and_the_rest_where_there_is_nothing_else() {
    let database = MemoryDatabase::default();
    let (ana, class, subject) = school(&database);
    let by = By { actor: ana.actor(), now: at(1) };
    let asked = |questions| {
        let form = StartForm { questions, ..form(class, subject) };
        let id = within(&database, &ana, |tx| start(tx, by, form, 7)).unwrap().unwrap().id;
        let simulation = within(&database, &ana, |tx| tx.class_simulations().class_simulation(id)).unwrap();
        (id, simulation.unwrap().asked.iter().map(|asked| asked.question).collect::<Vec<_>>())
    };
    let (first, one) = asked(1);
    within(&database, &ana, |tx| answer(tx, by, first, (1, Some(Letter::C), 9))).unwrap();
    within(&database, &ana, |tx| finish(tx, by, first)).unwrap();
    let (_, other) = asked(1);
    assert_ne!(one, other);
    assert_eq!(asked(2).1.len(), 2);
}

#[test]
fn who_left_does_not_stand_on_a_new_grid() {
    let database = MemoryDatabase::default();
    let (ana, class, subject) = school(&database);
    let by = By { actor: ana.actor(), now: at(1) };
    let [stays, left] = ["1", "2"].map(|number| pupil(&database, &ana, number, (Some(class), typed(false))));
    let out = PupilChangeForm { is_active: Some(false), ..PupilChangeForm::default() };
    within(&database, &ana, |tx| change(tx, by, left, out)).unwrap();
    let printed = StartForm { kind: "impressa", ..form(class, subject) };
    let begun = within(&database, &ana, |tx| start(tx, by, printed, 7)).unwrap().unwrap();
    let simulation = within(&database, &ana, |tx| tx.class_simulations().class_simulation(begun.id)).unwrap();
    let pupils: Vec<_> = simulation.unwrap().sheets.iter().map(|sheet| sheet.student).collect();
    assert_eq!(pupils, [Some(stays)]);
}

#[test]
fn a_result_is_noted_until_it_is_given_up() {
    let database = MemoryDatabase::default();
    let (ana, class, subject) = school(&database);
    let by = By { actor: ana.actor(), now: at(1) };
    let bia = pupil(&database, &ana, "1", (Some(class), typed(false)));
    let printed = StartForm { kind: "impressa", ..form(class, subject) };
    let id = within(&database, &ana, |tx| start(tx, by, printed, 7)).unwrap().unwrap().id;
    let note = |student, text| within(&database, &ana, |tx| observe(tx, by, id, (student, text)));
    let noted = note(bia, "Faltou à revisão.").unwrap().unwrap();
    assert_eq!(noted.unwrap().as_str(), "Faltou à revisão.");
    assert!(matches!(note(PersonId(999), "Faltou."), Err(SimulationError::NotFound)));
    within(&database, &ana, |tx| abandon(tx, by, id)).unwrap();
    let late = note(bia, "Outra.");
    assert!(matches!(late, Err(SimulationError::Refused(Refusal::NotRunning))), "{late:?}");
    let kept = within(&database, &ana, |tx| tx.class_simulations().class_simulation(id)).unwrap().unwrap();
    assert_eq!(kept.sheets[0].observations.as_ref().unwrap().as_str(), "Faltou à revisão.");
}

#[test]
fn what_is_not_there_to_ask_is_told() {
    let database = MemoryDatabase::default();
    let (ana, class, subject) = school(&database);
    let by = By { actor: ana.actor(), now: at(1) };
    let begin = |form| within(&database, &ana, |tx| start(tx, by, form, 7)).unwrap_err().to_string();
    let own = form(class, subject);
    for (form, told) in [
        (StartForm { difficulty: "dificil", ..own }, "Há 2 de outros níveis"),
        (StartForm { kind: "impressa", ..own }, "A turma não tem alunos ativos."),
        (StartForm { class: Some(ClassId(99)), ..own }, "não há esta simulação"),
        (StartForm { subject: Some(SubjectId(99)), ..own }, "não há esta simulação"),
        (StartForm { these: Some(&[kernel::QuestionId(99)]), ..own }, "não há esta simulação"),
    ] {
        let sentence = begin(form);
        assert!(sentence.contains(told), "{sentence}");
    }
}

#[test]
fn a_class_is_asked_what_its_stage_learns_unless_questions_are_named() {
    let database = MemoryDatabase::default();
    let (ana, class, subject) = school(&database);
    let by = By { actor: ana.actor(), now: at(1) };
    let made = within(&database, &ana, |tx| {
        let later = SubjectForm { name: "Matemática", description: "", stage: "anos_finais", active: true };
        let later = tx.school().add_subject(&later.parse().unwrap())?.id;
        let entered = Entered { by: ana.actor().id(), at: at(0) };
        Ok::<_, SimulationError>((later, tx.questions().add_questions(&[sum(later, 3)], entered)?))
    });
    let (later, others) = made.unwrap();
    let begin = |form| within(&database, &ana, |tx| start(tx, by, form, 7));
    let own = form(class, subject);
    let mixed = begin(StartForm { subject: None, ..own }).unwrap().unwrap();
    assert_eq!(mixed.questions, 2);
    let refused = begin(StartForm { subject: Some(later), ..own }).unwrap_err();
    let SimulationError::Invalid(refused) = refused else { panic!("{refused:?}") };
    assert_eq!(
        refused.fields().collect::<Vec<_>>(),
        [("subjectId", "Escolha uma disciplina da etapa da turma.")]
    );
    let named = begin(StartForm { subject: Some(later), these: Some(&others), ..own }).unwrap().unwrap();
    assert_eq!(named.questions, 1);
}
