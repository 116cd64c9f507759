use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use kernel::{Day, QuestionId, Uf};

use super::answer::{Answered, Gain, Given};
use super::mark::Marked;
use super::quiz::Quiz;
use super::refusal::Refusal;
use crate::mastery::{Known, Miss, Parameters, Reviewed, evidence};
use crate::progress::{Achievement, Record, earned};

/// All that an answer is judged by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    pub quiz: Quiz,
    /// Of the skill that the question asks for; `None`: nothing yet, or it names none.
    pub known: Option<Known>,
    /// By which it is told what the pupil knows of that skill.
    pub parameters: Parameters,
    /// Of the question.
    pub miss: Option<Miss>,
    /// From the quizzes before this one.
    pub record: Record,
    pub held: BTreeSet<Achievement>,
    /// Where the school is: its day begins there.
    pub state: Uf,
}

/// What becomes of an answer that is sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turned {
    /// All of it is kept, or nothing.
    First(Box<Effects>),
    /// It was given before: this is what it was worth, and nothing changes.
    Again(Answered),
}

/// What an answer changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Effects {
    /// That was answered.
    pub question: QuestionId,
    /// With the answer, and the next question presented.
    pub quiz: Quiz,
    pub answer: Answered,
    /// What is known of the skill from now on; `None`: the question names none.
    pub known: Option<Known>,
    pub reviewed: Reviewed,
    /// New ones.
    pub achievements: Vec<Achievement>,
}

impl Turn {
    /// `today` is the day it is at the school.
    pub fn answer(self, given: Given, now: DateTime<Utc>, today: Day) -> Result<Turned, Refusal> {
        let (mut quiz, mut answer) = match self.quiz.mark(given, now)? {
            Marked::Again(answer) => return Ok(Turned::Again(answer)),
            Marked::First(quiz, answer) => (quiz, answer),
        };
        let asked = quiz.asked.iter_mut().find(|it| it.question == given.question);
        let asked = asked.ok_or(Refusal::NoQuestion)?;
        let evidence = evidence(!asked.worth.is_whole(), self.miss, answer.correct, today);
        let before = self.known.unwrap_or(Known::nothing(self.parameters));
        let known = asked.skill.map(|_| before.after(evidence, self.parameters));
        let reviewed = Miss::reviewed(self.miss, answer.correct, today);
        let gains = [
            (Gain::NewSkill, known.is_some() && before.tally.answers == 0),
            (Gain::Mastered, known.is_some_and(|known| known.mastered_once && !before.mastered_once)),
            (Gain::Returned, matches!(reviewed, Reviewed::Returned(_) | Reviewed::Overcome)),
            (Gain::Overcome, reviewed == Reviewed::Overcome),
        ];
        answer.gains = gains.into_iter().filter_map(|(gain, brought)| brought.then_some(gain)).collect();
        asked.answer = Some(answer);
        let achievements = earned(&self.record.with(quiz.played()), &self.held);
        let question = given.question;
        Ok(Turned::First(Box::new(Effects { question, quiz, answer, known, reviewed, achievements })))
    }
}

#[cfg(test)]
mod tests {
    use chrono::{Days, TimeDelta};
    use kernel::SkillId;
    use proptest::prelude::*;

    use super::*;
    use crate::mastery::Mastery;
    use crate::play::Worth;
    use crate::question::{Difficulty, Letter};
    use crate::testing::{quiz, said, second};

    fn today() -> Day {
        Day::on(second(0).date_naive())
    }

    fn days_ago(days: u64) -> Miss {
        Miss::on(Day::on(today().date() - Days::new(days)))
    }

    fn turn(skill: Option<i64>) -> Turn {
        let mut quiz = quiz("AB");
        quiz.asked[0].skill = skill.map(SkillId);
        Turn {
            quiz,
            known: None,
            parameters: Parameters::ASSUMED,
            miss: None,
            record: Record::default(),
            held: BTreeSet::new(),
            state: Uf::SP,
        }
    }

    fn effects(turn: Turn, letter: Letter) -> Effects {
        match turn.answer(said(1, Some(letter)), second(5), today()).unwrap() {
            Turned::First(effects) => *effects,
            Turned::Again(known) => panic!("{known:?} again"),
        }
    }

    #[test]
    fn an_answer_tells_of_its_skill_unless_it_was_only_remembered() {
        let known = |mastery: &str, answers| Known {
            mastery: Mastery::of(mastery.parse().unwrap()).unwrap(),
            tally: crate::tally::Tally { hits: answers, answers },
            mastered_once: false,
        };
        let almost = Some(known("0.895957", 2));
        let again = almost.map(|known| Known { mastered_once: true, ..known });
        for (before, right_lately, miss, letter, mastery, gains) in [
            (None, 0, None, Letter::A, "0.665730", &[Gain::NewSkill][..]),
            (None, 0, None, Letter::B, "0.195946", &[Gain::NewSkill]),
            (almost, 0, None, Letter::A, "0.973438", &[Gain::Mastered]),
            (again, 0, None, Letter::A, "0.973438", &[]),
            (almost, 1, None, Letter::A, "0.895957", &[]),
            (almost, 1, None, Letter::B, "0.604318", &[]),
            // Told today, and asked again today; or another day.
            (almost, 0, Some(days_ago(0)), Letter::A, "0.895957", &[]),
            (almost, 0, Some(days_ago(1)), Letter::A, "0.973438", &[Gain::Mastered, Gain::Returned]),
        ] {
            let mut turn = Turn { known: before, miss, ..turn(Some(3)) };
            turn.quiz.asked[0].worth = Worth::after(right_lately);
            let effects = effects(turn, letter);
            assert_eq!(effects.known.unwrap().mastery.decimal().to_string(), mastery, "{before:?} {miss:?}");
            assert_eq!(effects.answer.gains, gains.iter().copied().collect(), "{before:?} {miss:?}");
            assert_eq!(effects.quiz.asked[0].answer, Some(effects.answer));
        }
        assert_eq!(effects(turn(None), Letter::A).known, None, "a question without a skill");
    }

    #[test]
    fn a_question_that_was_missed_comes_back() {
        let last = Miss::stored(days_ago(16).since(), 3).unwrap();
        for (miss, letter, reviewed) in [
            (None, Letter::A, Reviewed::Same),
            (None, Letter::B, Reviewed::Missed(Miss::on(today()))),
            (Some(days_ago(5)), Letter::B, Reviewed::Missed(Miss::on(today()))),
            (Some(days_ago(5)), Letter::A, Reviewed::Returned(Miss::stored(today(), 1).unwrap())),
            (Some(last), Letter::A, Reviewed::Overcome),
        ] {
            assert_eq!(effects(Turn { miss, ..turn(None) }, letter).reviewed, reviewed, "{miss:?}");
        }
    }

    #[test]
    fn what_is_earned_in_the_middle_is_told_at_once_and_once() {
        let mut hard = turn(None);
        hard.quiz.asked[0].difficulty = Difficulty::Dificil;
        hard.record.played.hard_hits = 4;
        assert_eq!(effects(hard.clone(), Letter::A).achievements, [Achievement::FiveHard]);
        assert_eq!(effects(hard.clone(), Letter::B).achievements, []);
        hard.held.insert(Achievement::FiveHard);
        assert_eq!(effects(hard, Letter::A).achievements, []);
        let returned = Turn { miss: Some(days_ago(1)), ..turn(None) };
        assert_eq!(effects(returned, Letter::A).achievements, [Achievement::FirstReturn]);
    }

    #[test]
    fn the_same_again_changes_nothing() {
        let first = effects(turn(Some(3)), Letter::A);
        let again = Turn { quiz: first.quiz.clone(), known: first.known, ..turn(None) };
        assert_eq!(
            again.clone().answer(said(1, Some(Letter::A)), second(900), today()),
            Ok(Turned::Again(first.answer))
        );
        let other = again.answer(said(1, Some(Letter::C)), second(6), today());
        assert_eq!(other, Err(Refusal::Answered(Some(Letter::A))));
    }

    proptest! {
        /// Whoever plays one question for a day is no better known for it, and is not paid for it without end.
        #[test]
        fn a_day_of_one_question_teaches_once(letters in prop::collection::vec(any::<bool>(), 1..40)) {
            let (mut known, mut miss, mut record) = (None, None, Record::default());
            let (mut right, mut points, mut rises) = (0, 0, 0);
            for (number, correct) in (0..).zip(letters) {
                let mut turn = Turn { known, miss, record, ..turn(Some(3)) };
                turn.quiz.asked[0].worth = Worth::after(right);
                turn.quiz.presented.at += TimeDelta::minutes(number);
                let letter = if correct { Letter::A } else { Letter::C };
                let now = second(60 * number + 5);
                let Ok(Turned::First(effects)) = turn.answer(said(1, Some(letter)), now, today()) else {
                    return Err(TestCaseError::fail("refused"));
                };
                let before = known.map_or(Known::nothing(Parameters::ASSUMED).mastery, |it: Known| it.mastery);
                rises += u32::from(correct && effects.known.unwrap().mastery > before);
                known = effects.known;
                miss = match effects.reviewed {
                    Reviewed::Same => miss,
                    Reviewed::Missed(next) | Reviewed::Returned(next) => Some(next),
                    Reviewed::Overcome => None,
                };
                record = record.with(effects.quiz.played());
                right += i64::from(correct);
                points += effects.answer.points;
            }
            prop_assert!(rises <= 1 && points <= 26 && record.played.hits <= 1);
            prop_assert_eq!(record.played.returned, 0, "another day");
            prop_assert_eq!(record.played.skills, 1);
        }
    }
}
