use chrono::{DateTime, Utc};

use super::form::Wanted;
use super::quiz::Quiz;
use super::refusal::Refusal;
use super::words::{Kind, State};

/// What becomes of the wish to begin a quiz.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Begin {
    /// A new one, after the pupil's last one was closed so.
    New { closes: Option<State> },
    /// The one that is on its way goes on, as when the wish was sent twice, or on a second device.
    Resume,
}

/// Whether a pupil may begin a quiz while another one is on its way: of the same subject and level that one goes on, and of another
/// nothing is lost unasked. `wanted` is `None` for a review.
pub fn begin(running: Option<&Quiz>, wanted: Option<Wanted>, now: DateTime<Utc>) -> Result<Begin, Refusal> {
    let Some(running) = running else { return Ok(Begin::New { closes: None }) };
    let toward = running.toward;
    let same = match wanted {
        None => toward.kind == Kind::Revisao,
        Some(wanted) => {
            toward.kind == Kind::Quiz
                && toward.subject == Some(wanted.subject)
                && toward.level == wanted.level
        }
    };
    match running.state_at(now) {
        State::EmAndamento if running.is_complete() => Ok(Begin::New { closes: Some(State::Concluido) }),
        State::EmAndamento if same => Ok(Begin::Resume),
        State::EmAndamento => Err(Refusal::Running(toward.subject)),
        closed => Ok(Begin::New { closes: (running.state == State::EmAndamento).then_some(closed) }),
    }
}

#[cfg(test)]
mod tests {
    use kernel::SubjectId;

    use super::*;
    use crate::play::Length;
    use crate::question::Level;
    use crate::testing::{played, quiz, second};

    #[test]
    fn one_quiz_of_a_pupil_is_on_its_way() {
        let wanted =
            |subject, level| Some(Wanted { subject: SubjectId(subject), level, length: Length::MOST });
        let same = wanted(1, Level::Misto);
        let open = played(quiz("AA"), "A");
        let whole = played(quiz("AA"), "AA");
        let mut over = whole.clone();
        over.state = State::Concluido;
        let mut review = open.clone();
        review.toward.kind = Kind::Revisao;
        let running = Err(Refusal::Running(Some(SubjectId(1))));
        let new = |closes| Ok(Begin::New { closes });
        let day = 24 * 3600;
        for (running_one, wanted, at, outcome) in [
            (None, same, 60, new(None)),
            (Some(&open), same, 60, Ok(Begin::Resume)),
            (Some(&open), wanted(2, Level::Misto), 60, running),
            (Some(&open), wanted(1, Level::Facil), 60, running),
            (Some(&open), None, 60, running),
            (Some(&review), None, 60, Ok(Begin::Resume)),
            (Some(&review), same, 60, running),
            // Answered at 5 s, and the next one presented at 7 s.
            (Some(&open), same, day + 6, Ok(Begin::Resume)),
            (Some(&open), same, day + 7, new(Some(State::Abandonado))),
            (Some(&whole), wanted(2, Level::Misto), 60, new(Some(State::Concluido))),
            (Some(&whole), same, 9 * day, new(Some(State::Concluido))),
            (Some(&over), same, 60, new(None)),
        ] {
            assert_eq!(begin(running_one, wanted, second(at)), outcome, "{wanted:?} {at}");
        }
    }
}
