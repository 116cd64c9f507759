//! How long a request waits for its work, and that what it was told stays true: after "come back later" nothing is
//! committed any more.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::future::Future;
use std::pin::pin;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use application::tx::terms::{self, Terms};
use tokio::sync::Notify;
use tokio::task::AbortHandle;
use tokio::time::timeout;

use crate::edge::problem::Problem;

/// A commit that has begun is waited for so long beyond its time.
const COMMIT: Duration = Duration::from_secs(2);

/// How long the parts of a request may take.
#[derive(Debug, Clone, Copy)]
pub struct TimeLimits {
    /// From the headers to the answer.
    pub answer: Duration,
    /// Work on a blocking thread: longer than a connection and a statement may take, so that only a database that
    /// answers nothing is waited for so long.
    pub work: Duration,
    /// A statement of the database; the connection's own limit when absent.
    pub statement: Option<Duration>,
}

impl TimeLimits {
    /// Work outside a request of the table: probes, and what goes on after an answer.
    const OWN: Self = Self { answer: Duration::from_secs(15), work: Duration::from_secs(8), statement: None };

    /// Of a row marked slow: all three together.
    pub const SLOW: Self = Self {
        answer: Duration::from_mins(2),
        work: Duration::from_secs(110),
        statement: Some(Duration::from_secs(100)),
    };
}

const WORKING: u8 = 0;
const COMMITTING: u8 = 1;
const ABANDONED: u8 = 2;

/// Shared by whoever waits and by the work: either a commit begins, or the work is abandoned, never both.
#[derive(Debug, Default)]
struct CommitTurn(AtomicU8);

impl CommitTurn {
    fn goes_to(&self, state: u8) -> bool {
        let was = self.0.compare_exchange(WORKING, state, Ordering::AcqRel, Ordering::Acquire);
        was.is_ok() || was == Err(state)
    }

    /// Whether what was done may be committed.
    fn may_commit(&self) -> bool {
        self.goes_to(COMMITTING)
    }

    /// Whether nothing will be committed from now on.
    fn abandon(&self) -> bool {
        self.goes_to(ABANDONED)
    }
}

/// Abandons the work of a future that is dropped, which is not begun any more where no thread has.
struct Leaves {
    turn: Arc<CommitTurn>,
    work: AbortHandle,
}

impl Drop for Leaves {
    fn drop(&mut self) {
        self.turn.abandon();
        self.work.abort();
    }
}

/// What a request waits for.
#[derive(Clone)]
pub struct Waiting {
    limits: TimeLimits,
    turns: Rc<RefCell<Vec<Arc<CommitTurn>>>>,
    held: Rc<RefCell<Vec<HeldUntilAnswered>>>,
    over: Rc<Over>,
}

/// A place, or a share of something.
type HeldUntilAnswered = Arc<dyn Any + Send + Sync>;

/// Whether the request was answered, or its caller left.
#[derive(Default)]
struct Over {
    is: Cell<bool>,
    told: Notify,
}

impl Waiting {
    fn new(limits: TimeLimits) -> Self {
        Self { limits, turns: Rc::default(), held: Rc::default(), over: Rc::default() }
    }

    /// Of the request at work.
    pub fn of_this_request() -> Option<Self> {
        WAITING.try_with(Clone::clone).ok()
    }

    /// Keeps what the request holds until its answer, and until the end of the work that it has begun by then: whoever hangs
    /// up has had of the others' threads what they took.
    pub fn hold(held: impl Send + Sync + 'static) {
        // Nothing is kept for what is no request.
        let _ = WAITING.try_with(|waiting| waiting.held.borrow_mut().push(Arc::new(held)));
    }

    /// Comes when nobody waits for the request any more.
    pub async fn over(&self) {
        if !self.over.is.get() {
            self.over.told.notified().await;
        }
    }

    /// Asks each piece of its work to stop; whether nothing of it will be committed.
    fn end(&self) -> bool {
        self.over.is.set(true);
        self.over.told.notify_waiters();
        let abandoned: Vec<_> = self.turns.borrow().iter().map(|turn| turn.abandon()).collect();
        abandoned.into_iter().all(|abandoned| abandoned)
    }
}

/// Ends the waiting of a request that is answered, or whose caller left.
struct Ends(Waiting);

impl Drop for Ends {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// Work of a request in a task of its own, which may outlive it: once the request is answered, it saves nothing.
pub async fn still<T>(waiting: Option<Waiting>, work: impl Future<Output = T>) -> T {
    match waiting {
        Some(waiting) => WAITING.scope(waiting, work).await,
        None => work.await,
    }
}

tokio::task_local! {
    static WAITING: Waiting;
}

/// The request took too long.
pub enum Late {
    /// Nothing of its last transaction will be saved, and it had no other.
    Abandoned,
    /// A commit was under way, or done, and the answer did not come.
    Unknown,
}

/// Answers within the limits or says what became of the work.
pub async fn within<T>(limits: TimeLimits, answer: impl Future<Output = T>) -> Result<T, Late> {
    let waiting = Waiting::new(limits);
    let ends = Ends(waiting.clone());
    let mut answer = pin!(WAITING.scope(waiting, answer));
    if let Ok(answer) = timeout(limits.answer, &mut answer).await {
        return Ok(answer);
    }
    if ends.0.end() {
        return Err(Late::Abandoned);
    }
    timeout(COMMIT, answer).await.map_err(|_elapsed| Late::Unknown)
}

/// Runs blocking work off the async threads; a panic in it becomes an error of the server. Who waited too long is told to
/// come back: work that no thread has begun by then is not begun, and none is committed.
pub async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let turn = Arc::new(CommitTurn::default());
    let waiting = Waiting::of_this_request();
    if let Some(waiting) = &waiting {
        if waiting.over.is.get() {
            return Err(Problem::busy());
        }
        waiting.turns.borrow_mut().push(Arc::clone(&turn));
    }
    let held = waiting.as_ref().map(|waiting| waiting.held.borrow().clone());
    let work = move || {
        let _held = held;
        work()
    };
    wait(waiting.map_or(TimeLimits::OWN, |waiting| waiting.limits), turn, work).await
}

async fn wait<T: Send + 'static>(
    limits: TimeLimits,
    turn: Arc<CommitTurn>,
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let commits = Arc::clone(&turn);
    let mut task = tokio::task::spawn_blocking(move || {
        let terms = Terms { statement: limits.statement, may_commit: Box::new(move || commits.may_commit()) };
        terms::under(terms, work)
    });
    let leaves = Leaves { turn, work: task.abort_handle() };
    let mut done = timeout(limits.work, &mut task).await;
    if done.is_err() {
        if leaves.turn.abandon() {
            return Err(Problem::busy());
        }
        done = timeout(COMMIT, task).await;
    }
    match done {
        Ok(done) => done.map_err(|_panic| Problem::internal())?,
        Err(_elapsed) => Err(Problem::perhaps_saved()),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};

    use actix_web::ResponseError;
    use actix_web::http::StatusCode;
    use futures_util::FutureExt;

    use super::*;

    const SOON: TimeLimits =
        TimeLimits { answer: Duration::from_millis(1), work: Duration::from_millis(1), statement: None };

    /// Work that says yes to a commit only when it is told to go on, and then tells what it heard.
    fn held(turn: &Arc<CommitTurn>, go_on: Receiver<()>) -> impl FnOnce() -> Result<bool, Problem> + use<> {
        let turn = Arc::clone(turn);
        move || {
            let _ = go_on.recv();
            Ok(turn.may_commit())
        }
    }

    #[actix_web::test]
    async fn work_that_nobody_waits_for_does_not_commit() {
        let (turn, (go, go_on)) = (Arc::new(CommitTurn::default()), channel());
        let (told, heard) = channel();
        let work = held(&turn, go_on);
        let late = wait(SOON, turn, move || {
            told.send(work().unwrap()).unwrap();
            Ok(())
        });
        assert_eq!(late.await.unwrap_err().status_code(), StatusCode::SERVICE_UNAVAILABLE);
        // On a busy machine it has not begun, and never will.
        let _ = go.send(());
        assert_ne!(heard.recv(), Ok(true));
    }

    #[actix_web::test]
    async fn work_whose_caller_hung_up_does_not_commit() {
        let (turn, (go, go_on)) = (Arc::new(CommitTurn::default()), channel());
        let ((told, heard), (began, begins)) = (channel(), channel());
        let work = held(&turn, go_on);
        let mut waits = Box::pin(wait(TimeLimits::SLOW, turn, move || {
            began.send(()).unwrap();
            told.send(work().unwrap()).unwrap();
            Ok(())
        }));
        assert!((&mut waits).now_or_never().is_none());
        begins.recv().unwrap();
        drop(waits);
        go.send(()).unwrap();
        assert!(!heard.recv().unwrap());
    }

    /// On a server with one thread for such work, which is taken.
    #[test]
    fn work_whose_caller_hung_up_is_not_begun() {
        let mut server = tokio::runtime::Builder::new_current_thread();
        let server = server.enable_time().max_blocking_threads(1).build().unwrap();
        server.block_on(async {
            let (go, go_on) = channel::<()>();
            let begin = |work: Box<dyn FnOnce() + Send>| {
                let work = || {
                    work();
                    Ok(())
                };
                let mut waits = Box::pin(wait(TimeLimits::SLOW, Arc::default(), work));
                assert!((&mut waits).now_or_never().is_none());
                waits
            };
            let at_work = begin(Box::new(move || {
                let _ = go_on.recv();
            }));
            let (told, heard) = channel();
            let queued = begin(Box::new(move || told.send(()).unwrap()));
            let last = begin(Box::new(|| ()));
            drop(queued);
            drop(go);
            assert!(at_work.await.is_ok() && last.await.is_ok());
            assert!(heard.recv().is_err(), "it went without a word");
        });
    }

    #[actix_web::test]
    async fn a_commit_that_began_is_waited_for() {
        let (turn, (go, go_on)) = (Arc::new(CommitTurn::default()), channel());
        assert!(turn.may_commit());
        let mut waits = Box::pin(wait(SOON, Arc::clone(&turn), held(&turn, go_on)));
        let patience = timeout(Duration::from_millis(20), &mut waits).await;
        assert!(patience.is_err(), "its time is over, and it waits on");
        go.send(()).unwrap();
        assert!(waits.await.unwrap());
    }

    /// Answered late, with an earlier transaction that was committed or without one.
    #[actix_web::test]
    async fn what_a_late_request_is_told_goes_by_all_of_its_transactions() {
        let late = |committed: bool| {
            within(SOON, async move {
                let waiting = Waiting::of_this_request().unwrap();
                for began in [committed, false] {
                    let turn = Arc::new(CommitTurn::default());
                    assert!(!began || turn.may_commit());
                    waiting.turns.borrow_mut().push(turn);
                }
                std::future::pending::<()>().await;
            })
        };
        assert!(matches!(late(false).await, Err(Late::Abandoned)));
        assert!(matches!(late(true).await, Err(Late::Unknown)));
    }

    #[actix_web::test]
    async fn work_that_outlives_its_request_saves_nothing() {
        let outlives: Rc<RefCell<Option<Waiting>>> = Rc::default();
        let kept = Rc::clone(&outlives);
        let late = within(SOON, async move {
            *kept.borrow_mut() = Waiting::of_this_request();
            std::future::pending::<()>().await;
        });
        assert!(matches!(late.await, Err(Late::Abandoned)));
        let waiting = outlives.take();
        let refused = still(waiting, blocking(|| Ok(()))).await.unwrap_err();
        assert_eq!(refused.status_code(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(still(None, blocking(|| Ok(()))).await.is_ok());
    }

    #[actix_web::test]
    async fn who_waits_for_the_end_of_a_request_hears_of_it() {
        for answered in [true, false] {
            let kept: Rc<RefCell<Option<Waiting>>> = Rc::default();
            let of_request = Rc::clone(&kept);
            let mut request = Box::pin(within(TimeLimits::SLOW, async move {
                *of_request.borrow_mut() = Waiting::of_this_request();
                tokio::task::yield_now().await;
            }));
            assert!((&mut request).now_or_never().is_none());
            let waiting = kept.take().unwrap();
            let mut over = Box::pin(waiting.over());
            assert!((&mut over).now_or_never().is_none());
            if answered {
                assert!(request.await.is_ok());
            } else {
                drop(request);
            }
            assert!(over.now_or_never().is_some());
            assert!(waiting.over().now_or_never().is_some(), "later too");
        }
    }

    #[actix_web::test]
    async fn what_a_request_holds_it_holds_until_its_work_ends() {
        let (held, (go, go_on), (began, begins)) = (Arc::new(()), channel::<()>(), channel());
        let kept = Arc::clone(&held);
        let mut request = Box::pin(within(TimeLimits::SLOW, async move {
            Waiting::hold(kept);
            let work = move || {
                let _ = began.send(());
                let _ = go_on.recv();
                Ok(())
            };
            blocking(work).await
        }));
        assert!((&mut request).now_or_never().is_none());
        begins.recv().unwrap();
        drop(request);
        assert_eq!(Arc::strong_count(&held), 2, "the caller hung up, and the work goes on");
        go.send(()).unwrap();
        while Arc::strong_count(&held) > 1 {
            tokio::task::yield_now().await;
        }
    }

    #[test]
    fn either_a_commit_begins_or_the_work_is_abandoned() {
        for abandoned_first in [true, false] {
            let turn = CommitTurn::default();
            if abandoned_first {
                assert!(turn.abandon() && !turn.may_commit() && turn.abandon());
            } else {
                assert!(turn.may_commit() && !turn.abandon() && turn.may_commit());
            }
        }
    }
}
