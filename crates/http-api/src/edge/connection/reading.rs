//! What may be read of a connection: one request, and the next one when this is answered.
//!
//! actix takes apart all that it has read, at some kilobytes a request, and looks only then how many wait: 128 KB of the
//! shortest are five thousand. So it is given a head, the body that this announces, and then nothing until the answer begins.

use std::cell::RefCell;
use std::rc::Rc;
use std::task::{Context, Waker};

use crate::edge::connection::body::Body;

/// Where a connection stands; shared by the stream, which reads, and by the request at work.
#[derive(Debug, Default)]
pub struct Reading(RefCell<State>);

#[derive(Debug)]
struct State {
    step: Step,
    head: Head,
    /// What is still to be given of the body, also when the request was answered without it.
    body: Body,
    /// Who reads, or would and may not yet.
    waits: Option<Waker>,
}

impl Default for State {
    fn default() -> Self {
        Self { step: Step::Head, head: Head::default(), body: Body::NONE, waits: None }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    /// A head comes.
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

/// What the other end began, and the server waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owed {
    Head,
    /// Of a request that was answered without it; for others their own time limits hold.
    Body,
}

impl Reading {
    pub fn owed(&self) -> Option<Owed> {
        let state = self.0.borrow();
        match state.step {
            Step::Head if !state.body.is_over() => Some(Owed::Body),
            Step::Head if state.head.bytes > 0 => Some(Owed::Head),
            _ => None,
        }
    }

    /// Whether something may be given now; who asks is woken when that changes, and when the request is answered.
    pub fn gives(&self, context: &Context<'_>) -> bool {
        let mut state = self.0.borrow_mut();
        let gives = !state.body.is_over() || state.step == Step::Head;
        // Also who may read on: of an answered request the rest is waited for in another way.
        if state.step != Step::Head {
            state.waits = Some(context.waker().clone());
        }
        gives
    }

    /// How many of the bytes that came are given now: some, unless there are none.
    pub fn take(&self, bytes: &[u8]) -> usize {
        let mut state = self.0.borrow_mut();
        if !state.body.is_over() {
            return state.body.take(bytes);
        }
        let (given, ends) = state.head.take(bytes);
        if ends {
            state.step = Step::Given;
        }
        given
    }

    /// The head that was given last is worked on, and announces this body.
    pub fn begin(self: &Rc<Self>, body: Body) -> AtWork {
        let mut state = self.0.borrow_mut();
        (state.step, state.body) = (Step::AtWork, body);
        wake(&mut state);
        AtWork(Rc::clone(self))
    }

    /// Bytes of the head that was given last.
    pub fn head(&self) -> usize {
        self.0.borrow().head.bytes
    }
}

fn wake(state: &mut State) {
    if let Some(waits) = state.waits.take() {
        waits.wake();
    }
}

/// A request that is worked on, until this is dropped.
#[derive(Debug)]
pub struct AtWork(Rc<Reading>);

impl Drop for AtWork {
    fn drop(&mut self) {
        let mut state = self.0.0.borrow_mut();
        (state.step, state.head) = (Step::Head, Head::default());
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
        let at_work = reading.begin(Body::NONE);
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
        let at_work = reading.begin(Body::Length(5));
        assert_eq!(reading.take(b"\n\n\n"), 3);
        drop(at_work);
        assert!(gives(&reading), "answered before it came: the rest is of no head");
        assert_eq!(reading.owed(), Some(Owed::Body));
        assert_eq!(reading.take(&[b"\n\n", GET].concat()), 2);
        assert!(gives(&reading));
        assert_eq!(reading.owed(), None);
        assert_eq!(reading.take(&GET[..9]), 9);
        assert_eq!(reading.owed(), Some(Owed::Head));
        assert_eq!(reading.take(&GET[9..]), GET.len() - 9);
        assert_eq!(reading.owed(), None);
        assert!(!gives(&reading));
    }
}
