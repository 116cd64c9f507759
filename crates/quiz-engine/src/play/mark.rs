use chrono::{DateTime, Utc};
use kernel::QuestionId;

use super::answer::{Answered, Gains, Given};
use super::points::points;
use super::quiz::{Presented, Quiz};
use super::refusal::Refusal;
use super::time::{Taken, VERDICT};
use super::words::{Kind, State};

/// What becomes of an answer that is sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Marked {
    /// To be kept: the quiz as it is with it, the next question presented.
    First(Quiz, Answered),
    /// It was given before, as when a lost connection sends it twice: this is what it was worth, and nothing changes.
    Again(Answered),
}

impl Quiz {
    /// Judges an answer. What was said once stands: the same again is answered as it was the first time, also when the quiz is over.
    pub fn mark(&self, given: Given, now: DateTime<Utc>) -> Result<Marked, Refusal> {
        let place = self.place(given.question)?;
        let asked = self.asked[place];
        if let Some(known) = asked.answer {
            let same = known.said == given.letter;
            return if same { Ok(Marked::Again(known)) } else { Err(Refusal::Answered(known.said)) };
        }
        self.its_turn(place, now)?;
        let pace = self.toward.pace;
        let taken = Taken::of(pace, self.presented.at, now, given.waited, self.waited());
        let mut answer = Answered {
            said: given.letter,
            arrival: taken.arrival,
            correct: false,
            points: 0,
            seconds: taken.seconds(),
            at: now,
            gains: Gains::default(),
        };
        answer.correct = answer.counted() == Some(asked.key);
        if answer.correct && self.toward.kind == Kind::Quiz {
            answer.points = points(pace, taken, asked.worth);
        }
        let mut after = self.clone();
        after.asked[place].answer = Some(answer);
        if !after.is_complete() {
            after.presented = Presented { at: now + VERDICT, anew: false };
        }
        Ok(Marked::First(after, answer))
    }

    /// The time of the question begins anew, when the pupil has read the last verdict calmly: once a question, and the first one
    /// follows no verdict. Answers when its time began.
    pub fn present(&self, question: QuestionId, now: DateTime<Utc>) -> Result<Presented, Refusal> {
        let place = self.place(question)?;
        if let Some(known) = self.asked[place].answer {
            return Err(Refusal::Answered(known.said));
        }
        self.its_turn(place, now)?;
        let known = self.presented;
        Ok(if known.anew || place == 0 { known } else { Presented { at: now, anew: true } })
    }

    fn place(&self, question: QuestionId) -> Result<usize, Refusal> {
        self.asked.iter().position(|asked| asked.question == question).ok_or(Refusal::NoQuestion)
    }

    fn its_turn(&self, place: usize, now: DateTime<Utc>) -> Result<(), Refusal> {
        match self.state_at(now) {
            State::Concluido => return Err(Refusal::Over),
            State::Abandonado => return Err(Refusal::Abandoned),
            State::EmAndamento => {}
        }
        let current = self.answers().count();
        if place == current { Ok(()) } else { Err(Refusal::OutOfOrder(current + 1)) }
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;
    use proptest::prelude::*;

    use super::*;
    use crate::play::{Arrival, Pace, Worth};
    use crate::question::Letter::{A, B, C, D};
    use crate::testing::{played, quiz, said, second};

    fn first(quiz: &Quiz, given: Given, now: DateTime<Utc>) -> (Quiz, Answered) {
        match quiz.mark(given, now).unwrap() {
            Marked::First(after, answer) => (after, answer),
            Marked::Again(known) => panic!("{known:?} again"),
        }
    }

    #[test]
    fn an_answer_is_right_by_its_letter_and_its_time() {
        for (letter, seconds, correct, points) in [
            (Some(A), 5, true, 15),
            (Some(A), 15, true, 13),
            (Some(A), 33, true, 11),
            (Some(A), 34, false, 0),
            (Some(B), 5, false, 0),
            (None, 5, false, 0),
            // A clock that was set back, or an answer before the verdict was over.
            (Some(A), -100, true, 15),
        ] {
            let (after, answer) = first(&quiz("AB"), said(1, letter), second(seconds));
            assert_eq!((answer.correct, answer.points), (correct, points), "{letter:?} {seconds}");
            assert_eq!(after.asked[0].answer, Some(answer));
            let next = Presented { at: second(seconds + 2), anew: false };
            assert_eq!(after.presented, next, "the verdict is read first");
        }
    }

    #[test]
    fn what_was_said_once_stands() {
        let running = played(quiz("ABC"), "AD");
        let mut over = played(quiz("ABC"), "ADC");
        over.state = State::Concluido;
        let mut left = running.clone();
        left.state = State::Abandonado;
        let answered = "Você já respondeu a esta questão: vale a primeira resposta.";
        for (quiz, given, outcome) in [
            (&running, said(1, Some(A)), Ok(true)),
            (&running, said(2, Some(D)), Ok(true)),
            (&running, Given { waited: true, ..said(1, Some(A)) }, Ok(true)),
            (&over, said(1, Some(A)), Ok(true)),
            (&left, said(2, Some(D)), Ok(true)),
            (&running, said(3, Some(C)), Ok(false)),
            (&running, said(1, Some(B)), Err(answered)),
            (&running, said(1, None), Err(answered)),
            (&over, said(1, Some(B)), Err(answered)),
            (&running, said(4, Some(A)), Err("Esta questão não é deste quiz.")),
            (&left, said(3, Some(C)), Err("Este quiz foi encerrado sem terminar. Comece um novo.")),
        ] {
            let marked = quiz.mark(given, second(30)).map(|marked| matches!(marked, Marked::Again(_)));
            assert_eq!(
                marked.map_err(|refusal| refusal.to_string()),
                outcome.map_err(str::to_owned),
                "{given:?}"
            );
        }
        let jumped = quiz("ABC").mark(said(3, Some(C)), second(1)).unwrap_err();
        assert_eq!(jumped.to_string(), "Responda primeiro à questão 1.");
        let next_day = running.mark(said(3, Some(C)), second(100_000));
        assert_eq!(next_day, Err(Refusal::Abandoned), "it closed by itself");
        let ended = Quiz { state: State::Concluido, ..running };
        assert_eq!(ended.mark(said(3, Some(C)), second(30)), Err(Refusal::Over));
    }

    #[test]
    fn an_answer_that_came_too_late_is_the_same_again_when_it_is_sent_again() {
        let (after, late) = first(&quiz("AB"), said(1, Some(A)), second(34));
        assert_eq!((late.arrival, late.said, late.counted()), (Arrival::Late, Some(A), None));
        let again = Given { waited: true, ..said(1, Some(A)) };
        assert_eq!(after.mark(again, second(40)), Ok(Marked::Again(late)));
        assert_eq!(after.mark(said(1, None), second(40)), Err(Refusal::Answered(Some(A))));
    }

    #[test]
    fn three_answers_of_a_quiz_may_wait_for_the_line() {
        let mut running = quiz("AAAAA");
        for (number, arrival, points) in [
            (1, Arrival::Waited, 11),
            (2, Arrival::Waited, 11),
            (3, Arrival::Waited, 11),
            (4, Arrival::Late, 0),
            (5, Arrival::Late, 0),
        ] {
            let now = running.presented.at + TimeDelta::minutes(10);
            let (after, answer) = first(&running, Given { waited: true, ..said(number, Some(A)) }, now);
            assert_eq!((answer.arrival, answer.points), (arrival, points), "{number}");
            running = after;
        }
    }

    #[test]
    fn a_row_of_right_answers_ends_with_a_miss_and_the_longest_stays() {
        for (letters, score, streak, max_streak, hits) in [
            ("AAAAAAAAAA", 150, 10, 10, 10),
            ("AAABAA", 75, 2, 3, 5),
            ("AAA-", 45, 0, 3, 3),
            ("BBBB", 0, 0, 0, 0),
            ("", 0, 0, 0, 0),
        ] {
            let after = played(quiz("AAAAAAAAAA"), letters);
            let counters = after.counters();
            let told = (counters.score, counters.streak, counters.max_streak, counters.tally.hits);
            assert_eq!(told, (score, streak, max_streak, hits), "{letters}");
            assert_eq!(counters.tally.answers as usize, letters.len());
            assert_eq!(after.current_number(), (letters.len() + 1).min(10));
        }
    }

    #[test]
    fn a_review_and_what_was_right_lately_earn_less_or_nothing() {
        let mut review = quiz("A");
        (review.toward.kind, review.toward.pace) = (Kind::Revisao, Pace::Untimed);
        let mut known = quiz("A");
        known.asked[0].worth = Worth::after(2);
        for (quiz, points) in [(review, 0), (known, 3)] {
            let (_, answer) = first(&quiz, said(1, Some(A)), second(5));
            assert_eq!((answer.correct, answer.points), (true, points), "{quiz:?}");
        }
    }

    #[test]
    fn a_question_is_presented_anew_once_and_never_the_first() {
        let began = quiz("AB");
        let kept = began.presented;
        assert_eq!(began.present(QuestionId(1), second(20)), Ok(kept));
        assert_eq!(began.present(QuestionId(2), second(20)), Err(Refusal::OutOfOrder(1)));
        let mut second_one = played(began, "A");
        let anew = second_one.present(QuestionId(2), second(100)).unwrap();
        assert_eq!(anew, Presented { at: second(100), anew: true });
        second_one.presented = anew;
        assert_eq!(second_one.present(QuestionId(2), second(200)), Ok(anew));
        assert_eq!(second_one.present(QuestionId(1), second(200)), Err(Refusal::Answered(Some(A))));
        assert_eq!(second_one.present(QuestionId(3), second(200)), Err(Refusal::NoQuestion));
        let (_, answer) = first(&second_one, said(2, Some(B)), second(105));
        assert_eq!(answer.points, 15);
    }

    proptest! {
        /// Whatever is sent, in whatever order and however often: points stay within their bounds, an answer is kept once, and each is
        /// answered the same when it comes again.
        #[test]
        fn no_sequence_of_answers_breaks_a_quiz(
            sent in prop::collection::vec((0..13_i64, prop::option::of(0..4_usize), any::<bool>(), -10..2_000_i64), 0..80),
            pace in 0..3_usize,
        ) {
            let mut running = quiz("ABCDABCDAB");
            running.toward.pace = Pace::ALL[pace];
            let mut now = second(0);
            for (question, letter, waited, later) in sent {
                now += TimeDelta::seconds(later);
                let given = Given { waited, ..said(question, letter.map(|it| [A, B, C, D][it])) };
                let before = running.counters();
                match running.mark(given, now) {
                    Ok(Marked::First(after, answer)) => {
                        prop_assert_eq!(after.mark(given, now), Ok(Marked::Again(answer)));
                        let counters = after.counters();
                        prop_assert_eq!(counters.score, before.score + answer.points);
                        prop_assert_eq!(counters.tally.answers, before.tally.answers + 1);
                        prop_assert!(answer.points <= 15 && (answer.correct || answer.points == 0));
                        prop_assert!(counters.max_streak >= before.max_streak);
                        running = after;
                    }
                    Ok(Marked::Again(answer)) => prop_assert_eq!(answer.said, given.letter),
                    Err(_) => {}
                }
                let counters = running.counters();
                prop_assert!(counters.score <= 150 && counters.max_streak <= 10 && counters.streak <= counters.max_streak);
                prop_assert!(running.waited() <= 3);
                // No question is answered before those that stand before it.
                let answered: Vec<_> = running.asked.iter().map(|it| it.answer.is_none()).collect();
                prop_assert!(answered.is_sorted());
            }
        }

        /// Points and hits do not depend on the order in which answers that are worth the same are given.
        #[test]
        fn the_order_of_answers_changes_no_points(answers in prop::collection::vec(0..4_u8, 10), turn in 0..10_usize) {
            // Right at once, right late, wrong, empty.
            let play = |answers: &[u8]| {
                let mut running = quiz("AAAAAAAAAA");
                for (answer, number) in answers.iter().zip(1..) {
                    let presented = running.presented.at;
                    let now = presented + TimeDelta::seconds(if *answer == 1 { 25 } else { 5 });
                    let letter = [Some(A), Some(A), Some(B), None][usize::from(*answer)];
                    running = first(&running, said(number, letter), now).0;
                }
                running.counters()
            };
            let straight = play(&answers);
            let mut turned = answers.clone();
            turned.rotate_left(turn);
            let turned = play(&turned);
            prop_assert_eq!((straight.score, straight.tally, straight.seconds), (turned.score, turned.tally, turned.seconds));
        }
    }
}
