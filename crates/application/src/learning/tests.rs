use kernel::{Given, PersonId, QuestionId, QuizId, RecommendationId, SkillId, SubjectId};
use learning_style::behaviour::{Counts, Help, Kind};
use learning_style::recommendation::{Known, MarkForm};
use learning_style::store::SkillFound;
use quiz_engine::play::{Given as Said, StartForm};
use quiz_engine::question::Letter;
use quiz_engine::question::store::Entered;
use quiz_engine::testing::sum;
use school_management::classes::subject::SubjectForm;
use school_management::notices::activity::ActivityKind;

use super::analysis::{Analysis, analyse};
use super::behaviour::{Done, record};
use super::demonstration::example;
use super::questionnaire::reply;
use super::recommendation::{RecommendationSeen, mark};
use super::refusal::LearningError;
use super::switch::{SwitchSeen, Wanted, set};
use crate::classes::class::By;
use crate::gate::session::LiveSession;
use crate::quiz::{Asking, answer, start};
use crate::testing::pupils::{class, pupil, typed};
use crate::testing::{MemoryDatabase, at, registered, registration, within};

const DAY: i64 = 24 * 3600;
const ON: Wanted = Wanted { on: true, forget: false };
const OFF: Wanted = Wanted { on: false, forget: false };

/// A school whose pupil Bia plays a quiz, of which she has practised one of two skills.
struct School {
    database: MemoryDatabase,
    ana: LiveSession,
    bia: PersonId,
    quiz: QuizId,
    turn: QuestionId,
}

fn known(units: i64) -> Option<Known> {
    Known::of(kernel::Decimal::from_units(units))
}

fn found(id: i64, known: Option<Known>) -> SkillFound {
    let answers = if known.is_some() { 6 } else { 0 };
    SkillFound {
        id: SkillId(id),
        name: format!("Habilidade {id}"),
        subject: SubjectId(1),
        subject_name: "Matemática".to_owned(),
        known,
        answers,
        hits: 1.min(answers),
        last: known.map(|_| at(-5 * DAY)),
    }
}

impl School {
    fn new() -> Self {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let fifth = class(&database, &ana, "5º A", "5º ano");
        let bia = pupil(&database, &ana, "1", (Some(fifth), typed(false)));
        let (quiz, turn) = within(&database, &ana, |tx| {
            let form =
                SubjectForm { name: "Matemática", description: "", stage: "anos_iniciais", active: true };
            let maths = tx.school().add_subject(&form.parse().unwrap()).unwrap().id;
            let entered = Entered { by: ana.actor().id(), at: at(0) };
            tx.questions().add_questions(&[sum(maths, 1), sum(maths, 2)], entered).unwrap();
            let form = StartForm { subject: Some(maths), difficulty: "misto", questions: 2 };
            let quiz = start(tx, bia, Asking::Quiz(form), at(0), 7).unwrap();
            (quiz, tx.quizzes().quiz(quiz).unwrap().unwrap().current().unwrap().question)
        });
        database.change_learning(ana.scope().school(), |learning| {
            learning.played.insert(bia, Counts { answers: 90, helps: [90, 0, 0, 0], ..Counts::default() });
            learning.skills = vec![found(1, known(310_000)), found(2, None)];
            learning.questions = vec![(SkillId(1), QuestionId(11)), (SkillId(1), QuestionId(12))];
        });
        Self { database, ana, bia, quiz, turn }
    }

    fn by(&self, second: i64) -> By<'_> {
        By { actor: self.ana.actor(), now: at(second) }
    }

    fn sets(&self, wanted: Wanted, second: i64) -> Result<SwitchSeen, LearningError> {
        within(&self.database, &self.ana, |tx| set(tx, &self.ana, wanted, at(second)))
    }

    fn records(&self, student: PersonId, kind: Kind, help: Option<Help>) -> Result<(), LearningError> {
        let done = Done { quiz: self.quiz, question: self.turn, kind, help };
        within(&self.database, &self.ana, |tx| record(tx, student, done, at(3)))
    }

    fn analyses(&self, second: i64) -> Result<Analysis, LearningError> {
        within(&self.database, &self.ana, |tx| analyse(tx, self.by(second), self.bia))
    }

    fn marks(&self, id: RecommendationId, form: MarkForm<'_>) -> Result<RecommendationSeen, LearningError> {
        within(&self.database, &self.ana, |tx| mark(tx, self.by(9), id, form))
    }

    fn told(&self) -> Vec<String> {
        let trail = self.database.trail(self.ana.scope().school());
        let pupils = trail.iter().filter(|entry| entry.kind == ActivityKind::Pupils);
        pupils.map(|entry| entry.text.clone()).collect()
    }
}

#[test]
fn a_gestor_switches_it_and_the_trail_says_who_did() {
    let school = School::new();
    let refused = school.sets(Wanted { on: true, forget: true }, 1);
    assert!(matches!(refused, Err(LearningError::Invalid(_))), "{refused:?}");
    let seen = school.sets(ON, 1).unwrap();
    assert!(seen.is_on());
    assert_eq!(seen.last.unwrap().by, school.ana.actor().id());
    school.sets(ON, 2).unwrap();
    school.records(school.bia, Kind::ReadAloud, None).unwrap();
    school.analyses(4).unwrap();
    let off = school.sets(OFF, 5).unwrap();
    let kept = "Guardados: 1 perfil, 1 interação e 0 questionários. Ninguém os vê enquanto a análise estiver desligada.";
    assert_eq!(off.kept(), kept);
    let forgotten = school.sets(Wanted { forget: true, ..OFF }, 6).unwrap();
    assert_eq!(forgotten.kept(), "Nenhum perfil, interação ou questionário está guardado.");
    school.sets(Wanted { forget: true, ..OFF }, 7).unwrap();
    assert_eq!(
        school.told(),
        [
            "ligou a análise do estilo de estudo dos alunos",
            "analisou como um aluno estuda",
            "desligou a análise do estilo de estudo dos alunos",
            "apagou os perfis de estudo, as interações e os questionários dos alunos",
        ]
    );
}

#[test]
fn the_demonstration_keeps_its_switch() {
    let database = MemoryDatabase::default();
    let mut demo = registration("demo");
    demo.school.demo = true;
    let session = registered(&database, &demo);
    let refused = within(&database, &session, |tx| set(tx, &session, ON, at(1)));
    assert!(matches!(refused, Err(LearningError::Demonstration)), "{refused:?}");
}

#[test]
fn a_behaviour_is_of_a_question_that_the_pupil_was_shown() {
    let school = School::new();
    let stored = || within(&school.database, &school.ana, |tx| tx.learning().stored()).unwrap().behaviours;
    school.records(school.bia, Kind::ReadAloud, None).unwrap();
    assert_eq!(stored(), 0, "nothing is recorded while it is off");
    let stranger = school.records(PersonId(999), Kind::ReadAloud, None);
    assert!(matches!(stranger, Err(LearningError::NotFound)), "{stranger:?}");
    school.sets(ON, 1).unwrap();
    for (kind, help, refused) in [
        (Kind::Answer, None, "type"),
        (Kind::Review, None, "type"),
        (Kind::Help, None, "help"),
        (Kind::ReadAloud, Some(Help::Text), "help"),
        (Kind::Image, None, "type"),
    ] {
        let Err(LearningError::Invalid(invalid)) = school.records(school.bia, kind, help) else {
            panic!("{kind:?} {help:?} was recorded")
        };
        assert_eq!(invalid.fields().map(|(field, _)| field).collect::<Vec<_>>(), [refused]);
    }
    let early = school.records(school.bia, Kind::Explanation, None);
    assert!(matches!(early, Err(LearningError::NotAnswered)), "{early:?}");
    assert_eq!(stored(), 0);
    for (kind, help, kept) in
        [(Kind::ReadAloud, None, 1), (Kind::ReadAloud, None, 1), (Kind::Help, Some(Help::Steps), 2)]
    {
        school.records(school.bia, kind, help).unwrap();
        assert_eq!(stored(), kept, "{kind:?}");
    }
    within(&school.database, &school.ana, |tx| {
        let said = Said { question: school.turn, letter: Some(Letter::C), waited: false };
        answer(tx, school.bia, school.quiz, said, at(5)).unwrap();
    });
    school.records(school.bia, Kind::Explanation, None).unwrap();
    assert_eq!(stored(), 3);
    let other = Done { quiz: school.quiz, question: QuestionId(999), kind: Kind::ReadAloud, help: None };
    let refused = within(&school.database, &school.ana, |tx| record(tx, school.bia, other, at(6)));
    assert!(matches!(refused, Err(LearningError::NotFound)), "{refused:?}");
}

#[test]
fn an_analysis_gives_a_profile_and_the_same_recommendations_again() {
    let school = School::new();
    school.sets(ON, 1).unwrap();
    let first = school.analyses(2).unwrap();
    assert_eq!(first.message(), "Análise concluída.");
    let (profile, at_first) = first.style.profile.unwrap();
    assert_eq!((profile.interactions, at_first), (180, at(2)));
    let sorts = |analysis: &Analysis| {
        let of = analysis.recommendations.iter().map(|seen| seen.kept.sort.slug());
        of.collect::<Vec<_>>()
    };
    assert_eq!(sorts(&first), ["pratica_de_memoria", "primeiras_respostas", "apresentacao"]);
    assert_eq!(first.recommendations[0].kept.questions, [QuestionId(11), QuestionId(12)]);
    let again = school.analyses(3).unwrap();
    assert_eq!(again.recommendations, first.recommendations, "nothing is there twice");
    let one = school
        .marks(first.recommendations[0].kept.id, MarkForm { implemented: Some(true), ..MarkForm::default() });
    assert_eq!(one.unwrap().skills[0].then, known(310_000));
    school.database.change_learning(school.ana.scope().school(), |learning| {
        learning.skills[0].known = known(400_000);
    });
    let later = school.analyses(4).unwrap();
    let expected = ["primeiras_respostas", "apresentacao", "pratica_de_memoria"];
    assert_eq!(sorts(&later), expected, "what was taken up is not recommended a second time");
    let effect = &later.recommendations[2].skills[0];
    assert_eq!((effect.then, effect.now), (known(310_000), known(400_000)));
}

#[test]
fn while_it_is_off_only_skills_are_recommended() {
    let school = School::new();
    let off = school.analyses(1).unwrap();
    assert!(off.style.profile.is_none() && off.message().contains("desligada"));
    assert_eq!(off.recommendations.len(), 2);
    let refused = within(&school.database, &school.ana, |tx| reply(tx, school.bia, &[("prova", "a")], at(1)));
    assert!(matches!(refused, Err(LearningError::Off)), "{refused:?}");
    school.sets(ON, 2).unwrap();
    within(&school.database, &school.ana, |tx| reply(tx, school.bia, &[("prova", "a")], at(2))).unwrap();
    let on = school.analyses(3).unwrap();
    assert_eq!((on.recommendations.len(), on.style.replies), (3, 1));
    let preference = on.recommendations.last().unwrap().kept.id;
    school.sets(OFF, 4).unwrap();
    let hidden = school.marks(preference, MarkForm { note: Some("x"), ..MarkForm::default() });
    assert!(matches!(hidden, Err(LearningError::NotFound)), "{hidden:?}");
    assert_eq!(school.analyses(5).unwrap().recommendations.len(), 2);
    school.sets(ON, 6).unwrap();
    let kept = within(&school.database, &school.ana, |tx| tx.learning().recommendations(school.bia)).unwrap();
    assert!(kept.iter().any(|one| one.id == preference), "it was only not shown");
}

#[test]
fn a_pupil_without_anything_has_an_even_profile_and_where_to_begin() {
    let school = School::new();
    school.database.change_learning(school.ana.scope().school(), |learning| {
        learning.played.clear();
        learning.skills.remove(0);
    });
    school.sets(ON, 1).unwrap();
    let analysis = school.analyses(2).unwrap();
    let (profile, _) = analysis.style.profile.unwrap();
    assert_eq!((profile.interactions, profile.dominant, profile.confidence.percent()), (0, None, 0));
    assert_eq!(analysis.recommendations.len(), 1);
}

#[test]
fn what_is_marked_is_judged_and_a_long_note_changes_nothing() {
    let school = School::new();
    let id = school.analyses(1).unwrap().recommendations[0].kept.id;
    let long = "x".repeat(1001);
    let form = MarkForm { implemented: Some(true), note: Some(&long), ..MarkForm::default() };
    let refused = school.marks(id, form);
    assert!(matches!(refused, Err(LearningError::Invalid(_))), "{refused:?}");
    let before = school.told();
    let form = MarkForm { implemented: Some(true), effective: Given::Set(true), note: Some("Ajudou.") };
    let marked = school.marks(id, form).unwrap().kept;
    assert_eq!((marked.effective, marked.note.as_str()), (Some(true), "Ajudou."));
    assert_eq!(school.marks(id, form).unwrap().kept, marked);
    let told = school.told();
    assert_eq!(told[before.len()..], ["marcou uma recomendação de estudo como implementada"]);
    let nobodys = school.marks(RecommendationId(999), form);
    assert!(matches!(nobodys, Err(LearningError::NotFound)), "{nobodys:?}");
}

#[test]
fn the_example_is_of_nobody_and_shows_all_there_is() {
    let example = example(at(0));
    let (profile, _) = example.style.profile.unwrap();
    assert!(profile.dominant.is_some() && profile.confidence.percent() > 40);
    assert_eq!(example.recommendations.len(), 5);
    assert!(example.recommendations.iter().any(|it| it.title.contains("Exemplo: comparar frações")));
}
