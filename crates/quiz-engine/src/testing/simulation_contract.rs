//! What every store keeps of a school's simulations for the decisions about them.
#![allow(clippy::unwrap_used, reason = "a failing store fails the test")]

use chrono::{DateTime, Duration, Utc};
use kernel::{ClassId, ClassSimulationId, Day, PersonId, QuestionId, SkillId, SubjectId};

use super::contract::sum;
use crate::class_simulation::store::ClassSimulations;
use crate::class_simulation::{
    About, Candidate, ClassAnswer, ClassSimulation, Fitting, Kind, Level, Mark, NewClassSimulation,
    Observations, Results, State, Tally,
};
use crate::question::store::{Entered, Questions};
use crate::question::{Difficulty, Letter, NewQuestion, Revision, Status};

/// One transaction with both.
pub trait Stores {
    fn questions(&mut self) -> &mut dyn Questions;
    fn simulations(&mut self) -> &mut dyn ClassSimulations;
}

/// What a school has besides.
#[derive(Debug, Clone, Copy)]
pub struct Setting {
    pub subject: SubjectId,
    pub class: ClassId,
    pub pupils: [PersonId; 2],
    pub by: PersonId,
}

/// A test of a school without questions.
pub type SimulationTest = fn(&mut dyn Stores, Setting);

/// All tests, by name.
pub const SIMULATION_SUITE: [(&str, SimulationTest); 7] = [
    ("a_simulation_comes_back_as_it_began", a_simulation_comes_back_as_it_began),
    ("it_is_judged_by_the_key_of_what_was_asked", it_is_judged_by_the_key_of_what_was_asked),
    ("a_class_answers_and_a_grid_is_typed", a_class_answers_and_a_grid_is_typed),
    (
        "answers_count_from_the_end_until_they_are_taken_back",
        answers_count_from_the_end_until_they_are_taken_back,
    ),
    ("questions_to_choose_from_fit_what_is_wanted", questions_to_choose_from_fit_what_is_wanted),
    ("what_a_corrected_key_judges_is_found", what_a_corrected_key_judges_is_found),
    (
        "answers_are_counted_by_version_while_they_are_given",
        answers_are_counted_by_version_while_they_are_given,
    ),
];

fn minute(minutes: i64) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + Duration::days(20_000) + Duration::minutes(minutes)
}

/// So many questions, whose key is C.
fn questions(stores: &mut dyn Stores, of: Setting, count: u8) -> Vec<QuestionId> {
    let new: Vec<_> = (1..=count).map(|number| sum(of.subject, number)).collect();
    stores.questions().add_questions(&new, Entered { by: of.by, at: minute(1) }).unwrap()
}

fn begun(stores: &mut dyn Stores, of: Setting, kind: Kind, questions: &[QuestionId]) -> ClassSimulationId {
    let about = About { class: of.class, subject: Some(of.subject), kind, level: Level::Facil, skill: None };
    let pupils = if kind == Kind::Impressa { of.pupils.to_vec() } else { Vec::new() };
    let new = NewClassSimulation { about, questions: questions.to_vec(), pupils };
    let entered = Entered { by: of.by, at: minute(2) };
    stores.simulations().add_class_simulation(&new, entered).unwrap()
}

fn read(stores: &mut dyn Stores, id: ClassSimulationId) -> ClassSimulation {
    let simulation = stores.simulations().class_simulation(id).unwrap().unwrap();
    assert_eq!(stores.simulations().hold_class_simulation(id).unwrap().as_ref(), Some(&simulation));
    simulation
}

fn typed(stores: &mut dyn Stores, id: ClassSimulationId, lines: [&str; 2]) -> i32 {
    let mut sheets = read(stores, id).sheets;
    for (sheet, line) in sheets.iter_mut().zip(lines) {
        sheet.marks = line.parse().unwrap();
    }
    stores.simulations().put_sheets(id, &sheets).unwrap()
}

fn conclude(stores: &mut dyn Stores, id: ClassSimulationId) {
    stores.simulations().hold_asked(id).unwrap();
    let results = read(stores, id).results(Day::on(minute(2).date_naive()));
    stores.simulations().conclude(id, &results, minute(9)).unwrap();
}

fn answers(stores: &mut dyn Stores, id: QuestionId) -> i64 {
    stores.questions().question(id).unwrap().unwrap().answers
}

/// Of the subject, those that nobody has answered.
fn unanswered(stores: &mut dyn Stores, of: Setting) -> Vec<QuestionId> {
    let wanted = Fitting { subjects: vec![of.subject], level: Level::Misto, skill: None };
    let mut ids: Vec<_> =
        stores.simulations().unanswered(&wanted).unwrap().into_iter().map(|it| it.question).collect();
    ids.sort_unstable();
    ids
}

fn a_simulation_comes_back_as_it_began(stores: &mut dyn Stores, of: Setting) {
    let asked = questions(stores, of, 3);
    // In the order that is given.
    let id = begun(stores, of, Kind::Impressa, &[asked[2], asked[0]]);
    let simulation = read(stores, id);
    assert_eq!((simulation.id, simulation.state, simulation.revision), (id, State::EmAndamento, 0));
    assert_eq!((simulation.started_by, simulation.started_at, simulation.ended_at), (of.by, minute(2), None));
    assert_eq!((simulation.about.class, simulation.about.level), (of.class, Level::Facil));
    let questions: Vec<_> = simulation.asked.iter().map(|it| (it.question, it.version, it.key)).collect();
    assert_eq!(questions, [(asked[2], 1, Letter::C), (asked[0], 1, Letter::C)]);
    let first = &simulation.asked[0];
    assert_eq!((first.subject, first.answer), (of.subject, None));
    assert_eq!(first.skill.as_ref().unwrap().name, "D17 (5º ano)");
    let sheets: Vec<_> = simulation.sheets.iter().map(|it| (it.student, it.marks.to_string())).collect();
    assert_eq!(sheets, of.pupils.map(|pupil| (Some(pupil), "..".to_owned())));
    let seen = stores.simulations().class_simulation_seen(id).unwrap().unwrap();
    assert_eq!((seen.questions, seen.pupils, seen.done, seen.tally), (2, 2, 0, None));
    let is_asked = asked.iter().map(|id| stores.questions().question_seen(*id).unwrap().unwrap().asked);
    assert_eq!(is_asked.collect::<Vec<_>>(), [true, false, true]);
    assert!(begun(stores, of, Kind::Projetada, &asked) > id);
    let nobody = ClassSimulationId(i64::MAX);
    assert_eq!(stores.simulations().class_simulation(nobody).unwrap(), None);
    assert_eq!(stores.simulations().class_simulation_seen(nobody).unwrap(), None);
}

fn it_is_judged_by_the_key_of_what_was_asked(stores: &mut dyn Stores, of: Setting) {
    let asked = questions(stores, of, 2);
    let id = begun(stores, of, Kind::Projetada, &asked);
    let with_key = |number, key| {
        let mut new = sum(of.subject, number);
        new.data.text.key = key;
        new
    };
    let mut change = |question: QuestionId, to: &NewQuestion, revision| {
        stores.questions().change_question(question, to, revision, minute(3)).unwrap().unwrap();
    };
    // The first is corrected, and then both are written anew with another key.
    change(asked[0], &with_key(1, Letter::A), Revision::KeyCorrected);
    change(asked[0], &with_key(8, Letter::D), Revision::NewVersion);
    change(asked[1], &with_key(9, Letter::D), Revision::NewVersion);
    let keys: Vec<_> = read(stores, id).asked.iter().map(|it| (it.version, it.key)).collect();
    assert_eq!(keys, [(1, Letter::A), (1, Letter::C)]);
}

fn a_class_answers_and_a_grid_is_typed(stores: &mut dyn Stores, of: Setting) {
    let asked = questions(stores, of, 3);
    let class = begun(stores, of, Kind::Projetada, &asked);
    let simulation = read(stores, class);
    for (number, letter, seconds) in [(3, None, 0), (1, Some(Letter::B), 3600)] {
        let answer = ClassAnswer { letter, seconds, at: minute(4) };
        let ordinal = simulation.ordinal(number).unwrap();
        stores.simulations().put_class_answer(class, ordinal, &answer).unwrap();
    }
    let answered: Vec<_> =
        read(stores, class).asked.iter().map(|it| it.answer.map(|it| (it.letter, it.seconds))).collect();
    assert_eq!(answered, [Some((Some(Letter::B), 3600)), None, Some((None, 0))]);
    let seen = stores.simulations().class_simulation_seen(class).unwrap().unwrap();
    assert_eq!((seen.pupils, seen.done), (0, 2));

    let paper = begun(stores, of, Kind::Impressa, &asked);
    assert_eq!(typed(stores, paper, ["ABC", "-.."]), 1);
    let mut second = read(stores, paper).sheets.remove(1);
    second.absent = true;
    assert_eq!(stores.simulations().put_sheets(paper, &[second]).unwrap(), 2);
    let noted: Observations = "Faltou à revisão.".parse().unwrap();
    stores.simulations().put_observations(paper, of.pupils[0], Some(&noted)).unwrap();
    let simulation = read(stores, paper);
    let sheets: Vec<_> = simulation.sheets.iter().map(|it| (it.marks.to_string(), it.absent)).collect();
    assert_eq!(sheets, [("ABC".to_owned(), false), ("-..".to_owned(), true)]);
    assert_eq!(simulation.sheets[0].observations, Some(noted));
    assert_eq!(simulation.sheets[1].marks.each().next(), Some(Some(Mark::Blank)));
    let seen = stores.simulations().class_simulation_seen(paper).unwrap().unwrap();
    assert_eq!((seen.pupils, seen.done), (1, 1));
    stores.simulations().put_observations(paper, of.pupils[0], None).unwrap();
    assert_eq!(read(stores, paper).sheets[0].observations, None);
}

fn answers_count_from_the_end_until_they_are_taken_back(stores: &mut dyn Stores, of: Setting) {
    let asked = questions(stores, of, 2);
    let class = begun(stores, of, Kind::Projetada, &asked);
    let answer = ClassAnswer { letter: Some(Letter::C), seconds: 5, at: minute(4) };
    let first = read(stores, class).ordinal(1).unwrap();
    stores.simulations().put_class_answer(class, first, &answer).unwrap();
    let paper = begun(stores, of, Kind::Impressa, &asked);
    typed(stores, paper, ["C-", "AC"]);
    assert_eq!(answers(stores, asked[0]), 0, "nothing counts while it runs");
    conclude(stores, class);
    conclude(stores, paper);
    assert_eq!((answers(stores, asked[0]), answers(stores, asked[1])), (3, 2));
    assert_eq!(unanswered(stores, of), []);
    let seen = stores.simulations().class_simulation_seen(paper).unwrap().unwrap();
    assert_eq!((seen.state, seen.ended_at), (State::Concluida, Some(minute(9))));
    assert_eq!(seen.tally, Some(Tally { hits: 2, answers: 4 }));
    let counted = read(stores, paper).results(Day::on(minute(2).date_naive())).answers;
    stores.simulations().take_back(paper, &counted).unwrap();
    assert_eq!((answers(stores, asked[0]), answers(stores, asked[1])), (1, 0));
    assert_eq!(unanswered(stores, of), asked[1..]);
    let seen = stores.simulations().class_simulation_seen(paper).unwrap().unwrap();
    assert_eq!((seen.state, seen.ended_at, seen.tally), (State::EmAndamento, None, None));
    stores.simulations().put_state(paper, State::Abandonada, Some(minute(10))).unwrap();
    assert_eq!(read(stores, paper).state, State::Abandonada);
    stores.simulations().remove_class_simulation(paper).unwrap();
    assert_eq!(stores.simulations().class_simulation(paper).unwrap(), None);
}

fn questions_to_choose_from_fit_what_is_wanted(stores: &mut dyn Stores, of: Setting) {
    let asked = questions(stores, of, 3);
    stores.questions().put_status(&asked[..1], Status::Inativa, minute(3)).unwrap();
    let mut hard = sum(of.subject, 3);
    hard.data.difficulty = Difficulty::Dificil;
    stores.questions().change_question(asked[2], &hard, Revision::Same, minute(3)).unwrap();
    let skill = stores.questions().question(asked[0]).unwrap().unwrap().skill.unwrap();
    let (own, unknown) = (of.subject, SubjectId(i64::MAX));
    for (subjects, level, skill, expected) in [
        (vec![own], Level::Misto, None, &asked[1..]),
        (vec![unknown, own], Level::Misto, None, &asked[1..]),
        (vec![own], Level::Facil, None, &asked[1..2]),
        (vec![own], Level::Dificil, Some(skill), &asked[2..]),
        (vec![own], Level::Medio, None, &[]),
        (vec![own], Level::Misto, Some(SkillId(i64::MAX)), &[]),
        (vec![unknown], Level::Misto, None, &[]),
        (Vec::new(), Level::Misto, None, &[]),
    ] {
        let fitting = Fitting { subjects, level, skill };
        let mut found = stores.simulations().candidates(&fitting).unwrap();
        found.sort_by_key(|it| it.question);
        let expected: Vec<_> =
            expected.iter().map(|question| Candidate { question: *question, answers: 0 }).collect();
        assert_eq!(found, expected, "{fitting:?}");
        let mut unanswered = stores.simulations().unanswered(&fitting).unwrap();
        unanswered.sort_by_key(|it| it.question);
        assert_eq!(unanswered, found);
    }
    assert!(stores.simulations().knows_skill(skill).unwrap());
    assert!(!stores.simulations().knows_skill(SkillId(i64::MAX)).unwrap());
}

fn what_a_corrected_key_judges_is_found(stores: &mut dyn Stores, of: Setting) {
    let asked = questions(stores, of, 2);
    let running = begun(stores, of, Kind::Impressa, &asked[..1]);
    let over = begun(stores, of, Kind::Impressa, &asked[..1]);
    typed(stores, over, ["C", "C"]);
    conclude(stores, over);
    assert!(stores.simulations().is_asked(asked[0]).unwrap());
    assert!(!stores.simulations().is_asked(asked[1]).unwrap());
    assert_eq!(stores.simulations().judged_by(asked[0], &[1]).unwrap(), [over], "{running} still runs");
    let results = read(stores, over).results(Day::on(minute(2).date_naive()));
    let none = Results { tally: Tally { hits: 0, answers: 2 }, ..results };
    stores.simulations().put_results(over, &none).unwrap();
    let seen = stores.simulations().class_simulation_seen(over).unwrap().unwrap();
    assert_eq!(seen.tally, Some(none.tally));
    let anew = sum(of.subject, 7);
    stores.questions().change_question(asked[0], &anew, Revision::NewVersion, minute(3)).unwrap();
    assert_eq!(stores.simulations().judged_by(asked[0], &[2]).unwrap(), [], "its key is of another text");
    assert_eq!(stores.simulations().judged_by(asked[0], &[1, 2]).unwrap(), [over]);
    assert_eq!(stores.simulations().judged_by(asked[1], &[1]).unwrap(), []);
    assert!(stores.simulations().is_asked(asked[0]).unwrap());
}

fn answers_are_counted_by_version_while_they_are_given(stores: &mut dyn Stores, of: Setting) {
    let asked = questions(stores, of, 2);
    let counted = |stores: &mut dyn Stores, question| -> Vec<_> {
        let versions = stores.simulations().answers_by_version(question).unwrap();
        versions.into_iter().map(|it| (it.version, it.answers)).collect()
    };
    let paper = begun(stores, of, Kind::Impressa, &asked);
    assert_eq!(counted(stores, asked[0]), [], "asked, and not answered");
    // Of the second pupil the first question was not typed: it counts as blank from the end on.
    typed(stores, paper, ["C.", ".A"]);
    assert_eq!((counted(stores, asked[0]), counted(stores, asked[1])), (vec![(1, 1)], vec![(1, 1)]));
    conclude(stores, paper);
    assert_eq!((counted(stores, asked[0]), counted(stores, asked[1])), (vec![(1, 2)], vec![(1, 2)]));
    let anew = sum(of.subject, 7);
    stores.questions().change_question(asked[0], &anew, Revision::NewVersion, minute(3)).unwrap();
    let class = begun(stores, of, Kind::Projetada, &asked);
    let answer = ClassAnswer { letter: None, seconds: 5, at: minute(4) };
    let first = read(stores, class).ordinal(1).unwrap();
    stores.simulations().put_class_answer(class, first, &answer).unwrap();
    assert_eq!((counted(stores, asked[0]), counted(stores, asked[1])), (vec![(1, 2), (2, 1)], vec![(1, 2)]));
    stores.simulations().put_state(class, State::Abandonada, Some(minute(10))).unwrap();
    // Who was absent did not answer.
    let again = begun(stores, of, Kind::Impressa, &asked[..1]);
    typed(stores, again, ["A", "A"]);
    let mut second = read(stores, again).sheets.remove(1);
    second.absent = true;
    stores.simulations().put_sheets(again, &[second]).unwrap();
    assert_eq!(counted(stores, asked[0]), [(1, 2), (2, 1)]);
}
