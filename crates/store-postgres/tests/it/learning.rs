//! How pupils study: what is counted of quizzes, however much there is, and who asks at the same time.

use std::thread;
use std::time::{Duration, Instant};

use application::learning::analysis::analyse;
use application::learning::behaviour::{Done, record};
use application::learning::refusal::LearningError;
use diesel::connection::SimpleConnection;
use kernel::{PersonId, QuestionId, QuizId, SkillId, StoreError};
use learning_style::behaviour::{Counts, Help, Kind, Often};
use learning_style::recommendation::QUESTIONS;
use learning_style::store::KnownLearning;

use crate::question_turns::{School, by};
use crate::world::{at, texts, user};

/// A quiz that is over, of all questions, each answered so at a moment told in SQL.
fn quiz(of: &School, student: PersonId, (kind, pace): (&str, &str), answer: &str, at: &str) {
    let school = of.ana.scope().school();
    of.world
        .admin()
        .batch_execute(&format!(
            "WITH quiz AS (
                INSERT INTO quizzes (school_id, student_id, class_id, subject_id, kind, level, pace, state, started_at,
                    ended_at, presented_at)
                VALUES ({school}, {student}, {class}, {subject}, '{kind}', 'misto', '{pace}', 'abandonado', {at}, {at}, {at})
                RETURNING id
            ), asked AS (
                INSERT INTO quiz_questions (school_id, quiz_id, ordinal, question_id, version, skill_id, difficulty, right_lately)
                SELECT {school}, quiz.id, row_number() OVER (ORDER BY q.id), q.id, q.version, q.skill_id, q.difficulty, 0
                FROM quiz CROSS JOIN questions q WHERE q.status = 'ativa'
            )
            INSERT INTO quiz_answers (school_id, quiz_id, question_id, said, arrival, correct, points, seconds, at, gains)
            SELECT {school}, quiz.id, q.id, 'A', {answer}, {at}, 0 FROM quiz CROSS JOIN questions q
            WHERE q.status = 'ativa'",
            class = of.class,
            subject = of.subject,
        ))
        .unwrap();
}

fn switch_on(of: &School) {
    of.within(|tx| tx.learning().switch_on(user(&of.ana), at(10))).unwrap();
}

fn counts(of: &School, median: Option<u16>) -> Counts {
    of.world.view(&of.ana).learning().counts(of.pupils[0], median).unwrap()
}

/// The class is of the subject's stage.
fn school() -> School {
    let of = School::new();
    of.world.admin().batch_execute("UPDATE classes SET year = '5º ano', stage = 'anos_iniciais'").unwrap();
    of
}

const NORMAL: (&str, &str) = ("quiz", "normal");

#[test]
fn answers_are_counted_where_they_are_kept() {
    let of = School::new();
    let [bia, other] = [of.pupils[0], of.pupils[1]];
    assert_eq!(counts(&of, Some(10)), Counts::default());
    let before = "'2024-01-01Z'::timestamptz";
    quiz(&of, bia, NORMAL, "'no_prazo', true, 15, 4", before);
    switch_on(&of);
    let later = "now()";
    quiz(&of, bia, NORMAL, "'no_prazo', false, 0, 20", later);
    quiz(&of, bia, NORMAL, "'esperou', true, 11, 4", later);
    quiz(&of, bia, ("quiz", "tempo_extra"), "'no_prazo', true, 15, 4", later);
    quiz(&of, bia, ("revisao", "sem_tempo"), "'no_prazo', true, 0, 4", later);
    quiz(&of, other, NORMAL, "'no_prazo', true, 15, 10", later);
    let found = counts(&of, Some(10));
    assert_eq!((found.answers, found.right), (8, 6));
    assert_eq!((found.quick, found.unhurried), (2, 2), "in time, and in the class's time");
    assert_eq!(found.reviews, Often { done: 2, chances: 2 });
    let offered = |chances| Often { done: 0, chances };
    assert_eq!(found.read_aloud, offered(8), "what was answered before it was on was not recorded");
    assert_eq!(found.explanations, offered(8), "each question explains itself");
    assert_eq!(found.images, offered(0));
    assert!(found.first.unwrap() < at(0) && found.last.unwrap() > at(0));
    let unknown = counts(&of, None);
    assert_eq!((unknown.quick, unknown.unhurried, unknown.answers), (0, 0, 8));
    let mut view = of.world.view(&of.ana);
    assert_eq!(view.learning().class_median(of.class).unwrap(), Some(10), "4, 4, 10, 10, 20, 20");
    let class = view.learning().class_counts(of.class).unwrap();
    assert_eq!((class.answers, class.read_aloud.chances), (10, 10));
    drop(view);
    // What was written anew since explains another text.
    of.world.admin().batch_execute("UPDATE questions SET version = 2").unwrap();
    assert_eq!(counts(&of, None).explanations, offered(0));
    of.within(|tx| {
        tx.learning().switch_off(user(&of.ana), at(1_000_000_000))?;
        tx.learning().forget()
    })
    .unwrap();
    assert_eq!(counts(&of, None).read_aloud, offered(0), "what was forgotten was not turned down");
    assert_eq!(counts(&of, None).answers, 8, "the quiz's own answers stay");
}

#[test]
fn what_a_pupil_did_is_listed_in_parts_however_much_happened_at_once() {
    let of = School::new();
    switch_on(&of);
    let bia = of.pupils[0];
    let moment = "'2026-05-04 12:00Z'::timestamptz";
    for kind in [NORMAL, ("revisao", "sem_tempo")] {
        quiz(&of, bia, kind, "'no_prazo', true, 0, 4", moment);
    }
    quiz(&of, of.pupils[1], NORMAL, "'no_prazo', true, 0, 4", moment);
    of.world
        .admin()
        .batch_execute(&format!(
            "INSERT INTO learning_behaviors (school_id, student_id, quiz_id, question_id, kind, help, at)
             SELECT c.school_id, {bia}, c.quiz_id, c.question_id, k.kind, k.help, {moment}
             FROM quiz_questions c JOIN quizzes z ON z.school_id = c.school_id AND z.id = c.quiz_id AND z.student_id = {bia}
             CROSS JOIN (VALUES ('imagem_aberta', NULL), ('ajuda', 'texto'), ('ajuda', 'audio')) k (kind, help)"
        ))
        .unwrap();
    let mut view = of.world.view(&of.ana);
    let all = view.learning().behaviours(bia, None, 100).unwrap();
    assert_eq!((all.seen.len(), all.next), (16, None));
    assert_eq!(all.seen.iter().filter(|seen| seen.kind == Kind::Review).count(), 2);
    assert!(all.seen.iter().all(|seen| seen.subject_name == "Matemática"));
    assert!(
        all.seen.iter().all(|seen| seen.right.is_some() == seen.help.is_none() || seen.kind == Kind::Image)
    );
    let (mut parts, mut place) = (Vec::new(), None);
    loop {
        let page = view.learning().behaviours(bia, place.as_ref(), 5).unwrap();
        parts.extend(page.seen);
        place = page.next;
        if place.is_none() {
            break;
        }
    }
    assert_eq!(parts, all.seen);
    assert_eq!(view.learning().every_behaviour(bia).unwrap().len(), 12);
}

#[test]
fn skills_are_those_that_were_practised_and_those_of_the_class() {
    let of = school();
    let bia = of.pupils[0];
    let school = of.ana.scope().school();
    of.world
        .admin()
        .batch_execute(&format!(
            "INSERT INTO subjects (school_id, name, stage, is_active) VALUES ({school}, 'Arte', 'anos_iniciais', false),
                ({school}, 'Física', 'ensino_medio', true);
             INSERT INTO skills (school_id, subject_id, source, code, name)
             SELECT {school}, j.id, 'own', k, k FROM subjects j CROSS JOIN unnest(ARRAY['um', 'dois']) k;
             INSERT INTO questions (school_id, subject_id, status, difficulty, skill_id, own_skill, statement, option_a, option_b,
                option_c, option_d, answer_key, fingerprint, created_by, created_at)
             SELECT {school}, k.subject_id, CASE k.code WHEN 'um' THEN 'ativa' ELSE 'rascunho' END, 'facil', k.id, k.name,
                'Quanto?', '1', '2', '3', '4', 'A', sha256(convert_to(k.id || ' ' || n, 'UTF8')), {by}, now()
             FROM skills k CROSS JOIN generate_series(1, 7) n WHERE k.code IN ('um', 'dois')",
            by = user(&of.ana)
        ))
        .unwrap();
    let mut view = of.world.view(&of.ana);
    let named = |found: Vec<learning_style::store::SkillFound>| -> Vec<String> {
        let told = |it: learning_style::store::SkillFound| {
            assert_eq!(it.known.is_some(), it.answers > 0);
            format!("{} {} {}", it.subject_name, it.name, it.answers)
        };
        found.into_iter().map(told).collect()
    };
    let found = named(view.learning().skills_found(bia).unwrap());
    assert_eq!(
        found,
        ["Matemática D17 (5º ano) 0", "Matemática um 0"],
        "of subjects and questions that are active"
    );
    drop(view);
    let skill: i64 = texts(
        &mut of.world.admin(),
        &format!("SELECT id::text AS text FROM skills WHERE code = 'um' AND subject_id = {}", of.subject),
    )[0]
    .parse()
    .unwrap();
    let questions = format!("SELECT id::text AS text FROM questions WHERE skill_id = {skill} ORDER BY id");
    let questions: Vec<i64> =
        texts(&mut of.world.admin(), &questions).iter().map(|id| id.parse().unwrap()).collect();
    of.world
        .admin()
        .batch_execute(&format!(
            "INSERT INTO student_skills VALUES ({school}, {bia}, {skill}, 310000, 1, 4, false);
             UPDATE questions SET status = 'inativa' WHERE id <> {} AND skill_id <> {skill}",
            questions[0]
        ))
        .unwrap();
    quiz(&of, bia, NORMAL, "'no_prazo', false, 0, 4", "'2026-05-04 12:00Z'::timestamptz");
    of.world
        .admin()
        .batch_execute(&format!(
            "DELETE FROM quiz_questions WHERE question_id NOT IN ({}, {}, {})",
            questions[0], questions[1], questions[2]
        ))
        .unwrap();
    let mut view = of.world.view(&of.ana);
    let found = view.learning().skills_found(bia).unwrap();
    let [one] = &found[..] else { panic!("{found:?}") };
    assert_eq!((one.id, one.hits, one.answers), (SkillId(skill), 1, 4));
    assert_eq!(one.known.unwrap().percent(), 31);
    assert_eq!(one.last.unwrap().to_rfc3339(), "2026-05-04T12:00:00+00:00");
    let due = [QuestionId(questions[1])];
    let asked = view.learning().questions_for(bia, &[SkillId(skill)], &due).unwrap();
    let asked: Vec<_> = asked.iter().map(|(_, question)| question.0).collect();
    // What is due, what was never answered, then the rest.
    assert_eq!(asked, [questions[1], questions[3], questions[4], questions[5], questions[6]]);
    assert_eq!(asked.len(), QUESTIONS);
    assert!(view.learning().questions_for(bia, &[], &due).unwrap().is_empty());
}

#[test]
fn asked_for_at_once_a_pupil_is_analysed_one_time_after_the_other_and_nothing_is_there_twice() {
    let of = school();
    switch_on(&of);
    let asked = || of.within(|tx| analyse(tx, by(&of.ana), of.pupils[0])).map(|done| done.recommendations);
    let all: Vec<_> = thread::scope(|scope| {
        let running: Vec<_> = (0..4).map(|_| scope.spawn(asked)).collect();
        running.into_iter().map(|it| it.join().unwrap().unwrap()).collect()
    });
    assert_eq!(all[0].len(), 1, "{all:?}");
    assert!(all.iter().all(|one| *one == all[0]));
    let mut admin = of.world.admin();
    for table in ["learning_recommendations", "learning_style_profiles"] {
        assert_eq!(texts(&mut admin, &format!("SELECT count(*)::text AS text FROM {table}")), ["1"]);
    }
}

#[test]
fn whoever_switches_it_off_waits_for_what_is_being_recorded() {
    let of = School::new();
    switch_on(&of);
    quiz(&of, of.pupils[0], NORMAL, "'no_prazo', true, 15, 4", "now()");
    let id: i64 = texts(&mut of.world.admin(), "SELECT id::text AS text FROM quizzes")[0].parse().unwrap();
    let done = Done { quiz: QuizId(id), question: of.questions[0], kind: Kind::Help, help: Some(Help::Text) };
    let finish = of.begun(|tx| record(tx, of.pupils[0], done, at(11)).unwrap());
    thread::scope(|scope| {
        let off = scope.spawn(|| {
            of.within::<_, StoreError>(|tx| {
                assert!(tx.learning().switch_off(user(&of.ana), at(12))?);
                tx.learning().forget()
            })
        });
        thread::sleep(Duration::from_millis(200));
        assert!(!off.is_finished());
        finish();
        off.join().unwrap().unwrap();
    });
    assert_eq!(counts(&of, None).helps, [0; 4], "what was recorded before is forgotten too");
    of.within::<_, LearningError>(|tx| record(tx, of.pupils[0], done, at(13))).unwrap();
    assert_eq!(counts(&of, None).helps, [0; 4]);
}

/// 100,000 answers and 100,000 behaviours of one pupil, of whom a class has twenty with a tenth of that each.
#[test]
fn a_hundred_thousand_behaviours_of_a_pupil_are_counted_in_time() {
    let of = School::new();
    let (school, bia, by_id) = (of.ana.scope().school(), of.pupils[0], user(&of.ana));
    of.world
        .admin()
        .batch_execute(&format!(
            "SET synchronous_commit = off;
             INSERT INTO questions (school_id, subject_id, status, difficulty, skill_id, own_skill, statement, option_a, option_b,
                option_c, option_d, answer_key, explanation, fingerprint, created_by, created_at)
             SELECT {school}, q.subject_id, 'ativa', 'facil', q.skill_id, q.own_skill, 'Quanto?', '1', '2', '3', '4', 'A', 'Conte.',
                sha256(convert_to(n::text, 'UTF8')), {by_id}, now()
             FROM questions q CROSS JOIN generate_series(1, 8) n WHERE q.id = {question};
             INSERT INTO quizzes (school_id, student_id, class_id, subject_id, kind, level, pace, state, started_at, ended_at,
                presented_at)
             SELECT {school}, {bia}, {class}, {subject}, CASE n % 10 WHEN 0 THEN 'revisao' ELSE 'quiz' END, 'misto', 'normal',
                'abandonado', now() - n * interval '1 minute', now(), now()
             FROM generate_series(1, 10000) n;
             INSERT INTO quiz_questions (school_id, quiz_id, ordinal, question_id, version, skill_id, difficulty, right_lately)
             SELECT {school}, z.id, row_number() OVER (PARTITION BY z.id), q.id, 1, q.skill_id, 'facil', 0
             FROM quizzes z CROSS JOIN (SELECT id, skill_id FROM questions ORDER BY id LIMIT 10) q;
             INSERT INTO quiz_answers (school_id, quiz_id, question_id, said, arrival, correct, points, seconds, at, gains)
             SELECT {school}, c.quiz_id, c.question_id, 'A', 'no_prazo', c.ordinal % 3 = 0, 0, (c.quiz_id + c.ordinal) % 30,
                z.started_at, 0
             FROM quiz_questions c JOIN quizzes z ON z.school_id = c.school_id AND z.id = c.quiz_id;
             INSERT INTO learning_behaviors (school_id, student_id, quiz_id, question_id, kind, help, at)
             SELECT {school}, {bia}, a.quiz_id, a.question_id, 'ajuda', 'texto', a.at FROM quiz_answers a;
             INSERT INTO student_skills SELECT {school}, {bia}, id, 310000, 1, 4, false FROM skills;
             INSERT INTO learning_periods (school_id, started_at, started_by) VALUES ({school}, now() - interval '9 days', {by_id});
             ANALYZE",
            question = of.questions[0],
            class = of.class,
            subject = of.subject,
        ))
        .unwrap();
    let timed = |what: &str, work: &mut dyn FnMut(&mut dyn KnownLearning)| {
        let mut view = of.world.view(&of.ana);
        let begun = Instant::now();
        work(&mut *view.learning());
        let taken = begun.elapsed();
        println!("{what}: {} ms", taken.as_millis());
        assert!(taken < Duration::from_secs(4), "{what} took {taken:?}");
    };
    timed("counts", &mut |learning| {
        let counts = learning.counts(bia, Some(12)).unwrap();
        assert_eq!((counts.answers, counts.reviews.done, counts.helps[2]), (90_000, 10_000, 100_000));
        assert_eq!(counts.interactions(), 200_000);
    });
    timed("class counts", &mut |learning| {
        assert_eq!(learning.class_counts(of.class).unwrap().answers, 90_000);
    });
    timed("median", &mut |learning| assert!(learning.class_median(of.class).unwrap().is_some()));
    timed("skills", &mut |learning| assert_eq!(learning.skills_found(bia).unwrap().len(), 1));
    let begun = Instant::now();
    let mut view = of.world.view(&of.ana);
    assert_eq!(view.learning().behaviours(bia, None, 50).unwrap().seen.len(), 50);
    println!("a page: {} ms", begun.elapsed().as_millis());
    assert!(begun.elapsed() < Duration::from_secs(4));
    drop(view);
    let begun = Instant::now();
    let analysis = of.within(|tx| analyse(tx, by(&of.ana), bia)).unwrap();
    println!("an analysis: {} ms", begun.elapsed().as_millis());
    assert_eq!(analysis.style.counts.interactions(), 200_000);
    assert!(begun.elapsed() < Duration::from_secs(8));
}
