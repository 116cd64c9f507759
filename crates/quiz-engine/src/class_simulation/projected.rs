use super::refusal::Refusal;
use super::simulation::{ClassAnswer, ClassSimulation};
use super::words::{Kind, Ordinal};

/// Whoever takes longer has left the room.
pub const LONGEST_SECONDS: i32 = 3600;

/// What becomes of an answer that is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Given {
    /// To be kept.
    First(ClassAnswer),
    /// The class had said so already, as when a lost connection sends it twice; nothing changes.
    Again(ClassAnswer),
}

impl Given {
    pub const fn answer(self) -> ClassAnswer {
        match self {
            Self::First(answer) | Self::Again(answer) => answer,
        }
    }
}

impl ClassSimulation {
    /// The class answers one of the questions, in whatever order. What was said once stands.
    pub fn answer(&self, ordinal: Ordinal, said: ClassAnswer) -> Result<Given, Refusal> {
        let asked = self.asked.get(ordinal.place()).ok_or(Refusal::NoQuestion)?;
        match asked.answer {
            // Also of a simulation that is over: the answer was under way.
            Some(known) if known.letter == said.letter => Ok(Given::Again(known)),
            known => {
                self.running(Kind::Projetada)?;
                if let Some(known) = known {
                    return Err(Refusal::Answered(known.letter));
                }
                let seconds = said.seconds.clamp(0, LONGEST_SECONDS);
                Ok(Given::First(ClassAnswer { seconds, ..said }))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::class_simulation::State;
    use crate::question::Letter;
    use crate::testing::{printed, projected};

    fn said(letter: Option<Letter>, seconds: i32) -> ClassAnswer {
        ClassAnswer { letter, seconds, at: DateTime::UNIX_EPOCH }
    }

    #[test]
    fn what_a_class_said_stands_and_the_same_again_changes_nothing() {
        use Letter::{A, B};
        // To the first question it said A, the second it passed, the third is open.
        let class = projected("ABC", &[Some(Some(A)), Some(None), None]);
        for (ordinal, letter, outcome) in [
            (1, Some(A), Ok(false)),
            (1, Some(B), Err("A turma já respondeu A nesta questão.")),
            (1, None, Err("A turma já respondeu A nesta questão.")),
            (2, None, Ok(false)),
            (2, Some(B), Err("A turma já pulou esta questão.")),
            (3, Some(B), Ok(true)),
            (3, None, Ok(true)),
        ] {
            let given = class.answer(class.ordinal(ordinal).unwrap(), said(letter, 9));
            let first = given.map(|given| matches!(given, Given::First(_)));
            assert_eq!(
                first.map_err(|refusal| refusal.to_string()),
                outcome.map_err(String::from),
                "{ordinal}"
            );
        }
        let third = class.ordinal(3).unwrap();
        for (seconds, kept) in [(-1, 0), (0, 0), (3600, 3600), (i32::MAX, 3600)] {
            assert_eq!(class.answer(third, said(None, seconds)).unwrap().answer().seconds, kept);
        }
        for number in [i64::MIN, 0, 4, 257] {
            assert_eq!(class.ordinal(number), None, "{number}");
        }
    }

    #[test]
    fn only_a_running_one_before_the_class_takes_answers() {
        let mut over = projected("AB", &[Some(None), None]);
        over.state = State::Concluida;
        let second = over.ordinal(2).unwrap();
        assert_eq!(over.answer(second, said(None, 1)), Err(Refusal::NotRunning));
        let again = over.answer(over.ordinal(1).unwrap(), said(None, 1));
        assert!(matches!(again, Ok(Given::Again(_))), "{again:?}");
        let paper = printed("AB", &["AB"]);
        assert_eq!(paper.answer(second, said(None, 1)), Err(Refusal::OnPaper));
    }
}
