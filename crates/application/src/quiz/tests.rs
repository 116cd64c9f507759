use kernel::{PersonId, QuestionId, QuizId, SubjectId};
use quiz_engine::play::{Given, Kind, Pace, Player, Quiz, Refusal, StartForm, State};
use quiz_engine::progress::Achievement;
use quiz_engine::question::Letter::{A, C};
use quiz_engine::question::store::Entered;
use quiz_engine::question::{Letter, Status};
use quiz_engine::testing::sum;
use school_management::classes::subject::SubjectForm;
use school_management::notices::activity::ActivityKind;

use super::pace::set_pace;
use super::reached::set_in_ranking;
use super::refusal::QuizError;
use super::*;
use crate::classes::class::By;
use crate::gate::session::LiveSession;
use crate::testing::pupils::{class, pupil, typed};
use crate::testing::{MemoryDatabase, at, registered, registration, within};

const DAY: i64 = 24 * 3600;

/// A school whose pupils Bia, of the 5º ano, and Rui, of no class, have the subject Matemática with two questions whose key is C.
struct School {
    database: MemoryDatabase,
    ana: LiveSession,
    bia: PersonId,
    rui: PersonId,
    maths: SubjectId,
    questions: Vec<QuestionId>,
}

impl School {
    fn new() -> Self {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let fifth = class(&database, &ana, "5º A", "5º ano");
        let bia = pupil(&database, &ana, "1", (Some(fifth), typed(false)));
        let rui = pupil(&database, &ana, "2", (None, typed(false)));
        let maths = subject(&database, &ana, ("Matemática", "anos_iniciais", true));
        let entered = Entered { by: ana.actor().id(), at: at(0) };
        let new = [sum(maths, 1), sum(maths, 2)];
        let questions = within(&database, &ana, |tx| tx.questions().add_questions(&new, entered)).unwrap();
        Self { database, ana, bia, rui, maths, questions }
    }

    fn subject(&self, about: (&str, &str, bool)) -> SubjectId {
        subject(&self.database, &self.ana, about)
    }

    fn asks(&self, student: PersonId, asking: Asking<'_>, second: i64) -> Result<QuizId, QuizError> {
        within(&self.database, &self.ana, |tx| start(tx, student, asking, at(second), 7))
    }

    fn begun(&self, second: i64) -> QuizId {
        self.asks(self.bia, Asking::Quiz(form(self.maths)), second).unwrap()
    }

    fn kept(&self, id: QuizId) -> Quiz {
        within(&self.database, &self.ana, |tx| tx.quizzes().quiz(id)).unwrap().unwrap()
    }

    /// The question whose turn it is.
    fn turn(&self, id: QuizId) -> QuestionId {
        self.kept(id).current().unwrap().question
    }

    fn answers(
        &self,
        student: PersonId,
        id: QuizId,
        (question, letter, second): (QuestionId, Option<Letter>, i64),
    ) -> Result<Verdict, QuizError> {
        let given = Given { question, letter, waited: false };
        within(&self.database, &self.ana, |tx| answer(tx, student, id, given, at(second)))
    }

    fn says(&self, id: QuizId, letter: Letter, second: i64) -> Verdict {
        self.answers(self.bia, id, (self.turn(id), Some(letter), second)).unwrap()
    }

    fn ends(&self, student: PersonId, id: QuizId, second: i64) -> Result<Finished, QuizError> {
        within(&self.database, &self.ana, |tx| finish(tx, student, id, at(second)))
    }

    fn leaves(&self, student: PersonId, id: QuizId, second: i64) -> Result<(), QuizError> {
        within(&self.database, &self.ana, |tx| give_up(tx, student, id, at(second)))
    }
}

fn subject(
    database: &MemoryDatabase,
    of: &LiveSession,
    (name, stage, active): (&str, &str, bool),
) -> SubjectId {
    let form = SubjectForm { name, description: "", stage, active };
    within(database, of, |tx| tx.school().add_subject(&form.parse().unwrap())).unwrap().id
}

fn form(subject: SubjectId) -> StartForm<'static> {
    StartForm { subject: Some(subject), difficulty: "misto", questions: 10 }
}

#[test]
fn a_quiz_is_played_to_its_end_and_its_points_count_once() {
    let school = School::new();
    let id = school.begun(0);
    assert_eq!(school.begun(3), id, "asked for again, the same one goes on");
    let first = school.turn(id);
    let verdict = school.says(id, C, 5);
    assert_eq!((verdict.key, verdict.answer.correct, verdict.answer.points), (C, true, 15));
    assert_eq!(verdict.explanation.unwrap().as_str(), "Conte nos dedos.");
    let next = verdict.next.unwrap();
    assert_eq!((next.ordinal, next.shown.question == first, next.may_present), (2, false, true));
    let again = school.answers(school.bia, id, (first, Some(C), 9)).unwrap();
    assert_eq!(
        (again.answer, again.achievements),
        (verdict.answer, vec![]),
        "the same again changes nothing"
    );
    assert_eq!(again.next.unwrap().shown.question, next.shown.question);
    let other = school.answers(school.bia, id, (first, Some(A), 9));
    assert!(matches!(other, Err(QuizError::Refused(Refusal::Answered(Some(C))))));
    let early = school.ends(school.bia, id, 9);
    assert!(matches!(early, Err(QuizError::Refused(Refusal::Unanswered(1)))));
    assert_eq!(school.says(id, A, 12).next, None);
    let ended = school.ends(school.bia, id, 20).unwrap();
    assert_eq!((ended.quiz.state, ended.quiz.counters().score), (State::Concluido, 15));
    assert!(ended.achievements.contains(&Achievement::FirstQuiz));
    assert!(ended.grown.after > ended.grown.before);
    assert_eq!(school.ends(school.bia, id, 99).unwrap(), ended, "asked again, it tells the same");
    let foreign = school.answers(school.bia, id, (QuestionId(99), Some(C), 30));
    assert!(matches!(foreign, Err(QuizError::Refused(Refusal::NoQuestion))));
}

#[test]
fn a_quiz_is_its_own_pupils() {
    let school = School::new();
    let id = school.begun(0);
    let question = school.turn(id);
    let none = |outcome: Result<(), QuizError>| assert!(matches!(outcome, Err(QuizError::NotFound)));
    none(school.answers(school.rui, id, (question, Some(C), 5)).map(drop));
    none(school.ends(school.rui, id, 5).map(drop));
    none(school.leaves(school.rui, id, 5));
    none(within(&school.database, &school.ana, |tx| present(tx, school.rui, id, at(5))).map(drop));
    none(school.answers(school.bia, QuizId(99), (question, Some(C), 5)).map(drop));
    none(school.asks(school.ana.actor().id(), Asking::Quiz(form(school.maths)), 5).map(drop));
    assert_eq!(school.kept(id).answers().count(), 0);
}

#[test]
fn a_quiz_asks_of_a_subject_of_the_pupils_class() {
    let school = School::new();
    let of = |subject| school.asks(school.bia, Asking::Quiz(form(subject)), 0);
    let elsewhere = school.subject(("História", "anos_finais", true));
    let idle = school.subject(("Música", "anos_iniciais", false));
    for subject in [elsewhere, idle] {
        let Err(QuizError::Invalid(invalid)) = of(subject) else { panic!("{subject:?}") };
        let told: Vec<_> = invalid.fields().collect();
        assert_eq!(told, [("subjectId", "Escolha uma matéria da sua turma.")]);
    }
    assert!(matches!(of(SubjectId(99)), Err(QuizError::NotFound)));
    let empty = school.subject(("Arte", "anos_iniciais", true));
    let Err(QuizError::NothingToAsk(sentence)) = of(empty) else { panic!("it asks something") };
    assert_eq!(sentence, "Arte ainda não tem questões. Escolha outra matéria.");
    let hard = StartForm { difficulty: "dificil", ..form(school.maths) };
    let Err(QuizError::NothingToAsk(sentence)) = school.asks(school.bia, Asking::Quiz(hard), 0) else {
        panic!("it asks something")
    };
    assert_eq!(sentence, "Matemática ainda não tem questões no nível difícil. Escolha misto.");
    // Who is in no class practises what they like.
    let entered = Entered { by: school.ana.actor().id(), at: at(0) };
    within(&school.database, &school.ana, |tx| tx.questions().add_questions(&[sum(elsewhere, 3)], entered))
        .unwrap();
    assert!(school.asks(school.rui, Asking::Quiz(form(elsewhere)), 0).is_ok());
}

#[test]
fn one_quiz_is_on_its_way_until_it_ends_is_left_or_is_a_day_old() {
    let school = School::new();
    let easy = Asking::Quiz(StartForm { difficulty: "facil", ..form(school.maths) });
    let id = school.begun(0);
    let other = school.asks(school.bia, easy, 1);
    assert!(matches!(other, Err(QuizError::Refused(Refusal::Running(Some(of)))) if of == school.maths));
    school.leaves(school.bia, id, 2).unwrap();
    school.leaves(school.bia, id, 3).unwrap();
    assert_eq!(school.kept(id).state, State::Abandonado);
    let second = school.asks(school.bia, easy, 4).unwrap();
    let third = school.begun(DAY + 5);
    assert!(third != second);
    assert_eq!(school.kept(second).state, State::Abandonado, "nobody came back to it");
    school.says(third, C, DAY + 9);
    school.says(third, C, DAY + 12);
    let whole = school.kept(third);
    assert_eq!((whole.state, whole.ended_at), (State::Concluido, Some(at(DAY + 12))), "all was answered");
    let fourth = school.asks(school.bia, easy, DAY + 20).unwrap();
    assert_eq!(school.kept(fourth).state, State::EmAndamento);
}

#[test]
fn the_time_of_a_question_begins_anew_once() {
    let school = School::new();
    let id = school.begun(0);
    let shown = |second| within(&school.database, &school.ana, |tx| present(tx, school.bia, id, at(second)));
    let verdict = school.says(id, C, 5);
    assert_eq!(verdict.next.unwrap().left.unwrap().num_seconds(), 32, "the verdict is read first");
    let anew = shown(25).unwrap();
    assert_eq!((anew.ordinal, anew.left.unwrap().num_seconds(), anew.may_present), (2, 30, false));
    assert_eq!(shown(40).unwrap().left.unwrap().num_seconds(), 15, "once");
    school.says(id, C, 41);
    assert!(matches!(shown(42), Err(QuizError::Refused(Refusal::Over))));
}

#[test]
fn what_was_missed_comes_back_untimed_and_without_points() {
    let school = School::new();
    let id = school.begun(0);
    school.says(id, A, 5);
    school.says(id, C, 9);
    let ended = school.ends(school.bia, id, 10).unwrap();
    assert_eq!(ended.feedback[0], "1 de 2: você está no caminho, e dá para acertar mais.");
    let review = |subject, second| school.asks(school.bia, Asking::Review(subject), second);
    let Err(QuizError::NothingToAsk(sentence)) = review(None, 20) else { panic!("it asks something") };
    assert_eq!(sentence, "Você não tem erros para rever hoje.");
    let other = school.subject(("Arte", "anos_iniciais", true));
    assert!(matches!(review(Some(other), 2 * DAY), Err(QuizError::NothingToAsk(_))));
    let again = review(Some(school.maths), 2 * DAY).unwrap();
    let kept = school.kept(again);
    assert_eq!((kept.toward.kind, kept.toward.pace, kept.asked.len()), (Kind::Revisao, Pace::Untimed, 1));
    assert_eq!(school.says(again, C, 3 * DAY - 60).answer.points, 0);
    let grown = school.ends(school.bia, again, 3 * DAY - 50).unwrap().grown;
    let gained = grown.after.0 - grown.before.0;
    // "Voltou e acertou" and what of the first quiz does not count again.
    assert_eq!(gained, Achievement::FirstReturn.points(), "no points, and an achievement of this quiz alone");
}

#[test]
fn a_question_put_aside_in_the_middle_is_still_asked_and_judged_as_it_was() {
    let school = School::new();
    let id = school.begun(0);
    within(&school.database, &school.ana, |tx| {
        tx.questions().put_status(&school.questions, Status::Inativa, at(1)).unwrap();
    });
    assert!(school.says(id, C, 5).answer.correct);
    assert!(school.says(id, C, 9).answer.correct);
}

#[test]
fn the_staff_set_how_much_time_a_pupil_has_from_the_next_quiz_on() {
    let school = School::new();
    let id = school.begun(0);
    let by = By { actor: school.ana.actor(), now: at(1) };
    let sets = |student, pace| within(&school.database, &school.ana, |tx| set_pace(tx, by, student, pace));
    assert!(sets(school.bia, Pace::Untimed).unwrap());
    assert!(sets(school.bia, Pace::Untimed).unwrap(), "the same again");
    assert!(matches!(sets(PersonId(99), Pace::Untimed), Err(QuizError::NotFound)));
    assert_eq!(school.kept(id).toward.pace, Pace::Normal, "one that is on its way keeps its own");
    school.leaves(school.bia, id, 2).unwrap();
    assert_eq!(school.kept(school.begun(3)).toward.pace, Pace::Untimed);
    let trail = school.database.trail(school.ana.scope().school()).into_iter();
    let told = trail.filter(|entry| entry.kind == ActivityKind::Pupils && entry.text.contains("tempo"));
    assert_eq!(told.map(|entry| entry.text).collect::<Vec<_>>(), ["mudou o tempo do quiz de um aluno"]);
}

#[test]
fn who_leaves_the_ranking_keeps_their_pace() {
    let school = School::new();
    within(&school.database, &school.ana, |tx| {
        tx.quizzes().put_pace(school.bia, Pace::Extended).unwrap();
        set_in_ranking(tx, school.bia, false).unwrap();
        let player = Player { pace: Pace::Extended, in_ranking: false };
        assert_eq!(tx.quizzes().player(school.bia).unwrap(), Some(player));
    });
}
