//! A skill is estimated while its questions are answered.

use kernel::StoreError;
use quiz_engine::mastery::{
    Estimated, Evidence, Known, Mastery, Parameters, Sample, SkillParameters, Source,
};
use quiz_engine::play::Turned;
use quiz_engine::question::Letter::C;

use super::{days, say};
use crate::pupils::second;
use crate::question_turns::School;
use crate::world::user;

const OWN: Parameters = Parameters { prior: 600_000, learn: 50_000, slip: 50_000, guess: 300_000 };

fn given(mastery: Vec<(kernel::PersonId, Mastery)>) -> Estimated {
    let source = Source::Estimated(Sample { pupils: 40, right: 100, wrong: 60 });
    Estimated { parameters: SkillParameters { parameters: OWN, source }, mastery }
}

#[test]
fn who_answers_meanwhile_waits_and_is_judged_by_the_new_numbers() {
    let school = School::new();
    let pupil = school.pupils[0];
    let id = school.plays(pupil, days(0));
    let Ok(Turned::First(before)) = school.says(id, 0, C) else { panic!("no first answer") };
    let skill = before.quiz.asked[0].skill.unwrap();
    let mastery = Mastery::of("0.7".parse().unwrap()).unwrap();
    let first = school.begun(|tx| {
        assert_eq!(tx.quizzes().hold_skill(skill).unwrap().unwrap().said.len(), 1);
        tx.quizzes().put_estimate(skill, &given(vec![(pupil, mastery)]), user(&school.ana), days(1)).unwrap();
    });
    let Ok(Turned::First(after)) = second(&school.world, first, || school.says(id, 1, C)) else {
        panic!("no first answer")
    };
    let kept = Known { mastery, ..before.known.unwrap() };
    assert_eq!(after.known, Some(kept.after(Evidence::Right, OWN)));
}

#[test]
fn who_estimates_waits_for_an_answer_under_way_and_counts_it() {
    let school = School::new();
    let id = school.plays(school.pupils[0], days(0));
    let skill = school.quiz(id).unwrap().asked[0].skill.unwrap();
    let first = school.begun(|tx| say(tx, id, school.questions[0], C).unwrap());
    let said = second(&school.world, first, || {
        school.within::<_, StoreError>(|tx| Ok(tx.quizzes().hold_skill(skill)?.unwrap().said))
    });
    let said: Vec<_> = said.unwrap().iter().map(|it| (it.student, it.question, it.correct)).collect();
    assert_eq!(said, [(school.pupils[0], school.questions[0], true)]);
}

#[test]
fn a_quiz_that_begins_meanwhile_waits_too() {
    let school = School::new();
    let [one, other] = [school.pupils[0], school.pupils[1]];
    let id = school.plays(one, days(0));
    let skill = school.quiz(id).unwrap().asked[0].skill.unwrap();
    let first = school.begun(|tx| {
        tx.quizzes().hold_skill(skill).unwrap();
        tx.quizzes().put_estimate(skill, &given(Vec::new()), user(&school.ana), days(1)).unwrap();
    });
    // As whoever begins one does.
    let began = second(&school.world, first, || {
        school.within::<_, StoreError>(|tx| {
            tx.quizzes().hold_player(other)?;
            school.add_quiz(tx, other, days(1))
        })
    });
    let Ok(Turned::First(effects)) = school.says(began.unwrap(), 0, C) else { panic!("no first answer") };
    assert_eq!(effects.known, Some(Known::nothing(OWN).after(Evidence::Right, OWN)));
}
