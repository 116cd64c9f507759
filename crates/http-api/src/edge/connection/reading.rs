//! What may be read of a connection: one request, and the next one when this is answered.
//!
//! actix takes apart all that it has read, at some kilobytes a request, and looks only then how many wait: 128 KB of the
//! shortest are five thousand. So it is given a head, the body that this announces, and then nothing until the answer begins.

use std::cell::RefCell;
use std::rc::Rc;
use std::task::{Context, Waker};

/// Where a connection stands; shared by the stream, which reads, and by the request at work.
#[derive(Debug, Default)]
pub struct Reading(RefCell<State>);

#[derive(Debug, Default)]
struct State {
    step: Step,
    head: Head,
    /// Bytes of the body that are still to be given, also when the request was answered without them.
    body: u64,
    /// The end of what comes cannot be told: nothing more is read.
    over: bool,
    /// Who would read, and may not yet.
    waits: Option<Waker>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Step {
    /// A head comes.
    #[default]
    Head,
    /// It was given, and nobody works on it yet.
    Given,
    AtWork,
}

/// The address and the headers of a request, up to the empty line that ends them.
#[derive(Debug, Clone, Copy)]
struct Head {
    bytes: usize,
    begun: bool,
    line_is_empty: bool,
}

impl Default for Head {
    fn default() -> Self {
        Self { bytes: 0, begun: false, line_is_empty: true }
    }
}

impl Head {
    /// How many of these bytes are of it, and whether it ends with them. Empty lines before it count as its own.
    fn take(&mut self, bytes: &[u8]) -> (usize, bool) {
        for (place, byte) in bytes.iter().enumerate() {
            match byte {
                b'\n' if self.line_is_empty && self.begun => {
                    self.bytes += place + 1;
                    return (place + 1, true);
                }
                b'\n' => self.line_is_empty = true,
                b'\r' => {}
                _ => (self.begun, self.line_is_empty) = (true, false),
            }
        }
        self.bytes += bytes.len();
        (bytes.len(), false)
    }
}

impl Reading {
    /// Whether something may be given now; who may not is woken when that changes.
    pub fn gives(&self, context: &Context<'_>) -> bool {
        let mut state = self.0.borrow_mut();
        let gives = state.body > 0 || state.step == Step::Head;
        if !gives {
            state.waits = Some(context.waker().clone());
        }
        gives
    }

    /// How many of the bytes that came are given now: some, unless there are none.
    pub fn take(&self, bytes: &[u8]) -> usize {
        let mut state = self.0.borrow_mut();
        if state.body > 0 {
            let given = usize::try_from(state.body).map_or(bytes.len(), |rest| rest.min(bytes.len()));
            state.body -= given as u64;
            return given;
        }
        let (given, ends) = state.head.take(bytes);
        if ends {
            state.step = Step::Given;
        }
        given
    }

    /// The head that was given last is worked on, and announces a body of so many bytes. Where it does not tell how many,
    /// none is given, and nothing after it.
    pub fn begin(self: &Rc<Self>, body: Option<u64>) -> AtWork {
        let mut state = self.0.borrow_mut();
        state.step = Step::AtWork;
        state.body = body.unwrap_or(0);
        wake(&mut state);
        AtWork { reading: Rc::clone(self), is_last: body.is_none() }
    }

    /// Bytes of the head that was given last.
    pub fn head(&self) -> usize {
        self.0.borrow().head.bytes
    }

    pub fn is_over(&self) -> bool {
        self.0.borrow().over
    }
}

fn wake(state: &mut State) {
    if let Some(waits) = state.waits.take() {
        waits.wake();
    }
}

/// A request that is worked on, until this is dropped.
#[derive(Debug)]
pub struct AtWork {
    reading: Rc<Reading>,
    is_last: bool,
}

impl Drop for AtWork {
    fn drop(&mut self) {
        let mut state = self.reading.0.borrow_mut();
        (state.step, state.head, state.over) = (Step::Head, Head::default(), self.is_last);
        wake(&mut state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GET: &[u8] = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n";

    fn gives(reading: &Reading) -> bool {
        reading.gives(&Context::from_waker(Waker::noop()))
    }

    #[test]
    fn a_head_ends_with_an_empty_line_however_it_comes() {
        for (text, head) in [
            ("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET", 27),
            ("GET / HTTP/1.1\nHost: a\n\nGET", 24),
            ("\r\n\r\nGET / HTTP/1.1\r\n\r\n\r\n", 22),
            ("GET / HTTP/1.1\r\nX: \r\n \r\n", 24),
        ] {
            for piece in 1..=text.len() {
                let (mut parsed, mut given, mut ended) = (Head::default(), 0, false);
                for bytes in text.as_bytes().chunks(piece) {
                    let (taken, ends) = parsed.take(bytes);
                    given += taken;
                    ended = ends;
                    if ends {
                        break;
                    }
                }
                assert_eq!((given, parsed.bytes), (head, head), "{text:?} in pieces of {piece}");
                assert_eq!(ended, !text.ends_with(" \r\n"));
            }
        }
    }

    #[test]
    fn the_next_request_is_given_when_the_last_one_is_answered() {
        let reading = Rc::new(Reading::default());
        let came = [GET, GET].concat();
        assert_eq!(reading.take(&came), GET.len());
        assert!(!gives(&reading), "nobody works on it yet");
        let at_work = reading.begin(Some(0));
        assert_eq!(reading.head(), GET.len());
        assert!(!gives(&reading));
        drop(at_work);
        assert!(gives(&reading));
        assert_eq!(reading.take(&came[GET.len()..]), GET.len());
        assert_eq!(reading.head(), GET.len());
    }

    #[test]
    fn a_body_is_given_as_far_as_it_was_announced() {
        let reading = Rc::new(Reading::default());
        reading.take(GET);
        let at_work = reading.begin(Some(5));
        assert_eq!(reading.take(b"\n\n\n"), 3);
        drop(at_work);
        assert!(gives(&reading), "answered before it came: the rest is of no head");
        assert_eq!(reading.take(&[b"\n\n", GET].concat()), 2);
        assert!(gives(&reading));
        assert_eq!(reading.take(GET), GET.len());
        assert!(!gives(&reading));
    }

    #[test]
    fn nothing_is_read_after_a_body_of_unknown_length() {
        let reading = Rc::new(Reading::default());
        reading.take(GET);
        let at_work = reading.begin(None);
        assert!(!gives(&reading) && !reading.is_over());
        drop(at_work);
        assert!(reading.is_over());
    }
}
