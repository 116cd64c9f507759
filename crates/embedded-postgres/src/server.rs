//! One running `postgres` process.

use std::io;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

use rustix::io::Errno;
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process, waitid};

/// A child that is waited for by a thread of its own. The same thread spawned it: Linux takes the end of
/// the spawning thread, not of the program, for the death of the parent.
#[derive(Debug)]
pub(crate) struct Server {
    pub pid: Pid,
    ending: Arc<Ending>,
}

#[derive(Debug, Default)]
struct Ending {
    status: Mutex<Option<ExitStatus>>,
    changed: Condvar,
}

impl Ending {
    fn lock(&self) -> MutexGuard<'_, Option<ExitStatus>> {
        self.status.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Server {
    pub fn spawn(mut command: Command) -> io::Result<Self> {
        let ending = Arc::new(Ending::default());
        let shared = Arc::clone(&ending);
        let (sender, receiver) = mpsc::sync_channel(1);
        thread::Builder::new().name("postgres".into()).spawn(move || match command.spawn() {
            Ok(child) => {
                let _ = sender.send(Ok(Pid::from_child(&child)));
                wait_for(child, &shared);
            }
            Err(error) => drop(sender.send(Err(error))),
        })?;
        let pid = receiver.recv().map_err(io::Error::other)??;
        Ok(Self { pid, ending })
    }

    /// How it ended, if it has.
    pub fn exited(&self) -> Option<ExitStatus> {
        *self.ending.lock()
    }

    /// Waits for its end, at most so long.
    pub fn wait(&self, limit: Duration) -> Option<ExitStatus> {
        let waited =
            self.ending.changed.wait_timeout_while(self.ending.lock(), limit, |status| status.is_none());
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }

    /// The pid is ours until the status is known, so no other process can get the signal.
    pub fn signal(&self, signal: Signal) {
        let status = self.ending.lock();
        if status.is_none() {
            // It fails only where the process cannot be signalled at all; waiting for it tells.
            let _ = kill_process(self.pid, signal);
        }
    }
}

fn wait_for(mut child: Child, ending: &Ending) {
    let id = WaitId::Pid(Pid::from_child(&child));
    // First without reaping, which frees the pid for others.
    let exited = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
    while waitid(id.clone(), exited).is_err_and(|error| error == Errno::INTR) {}
    let mut status = ending.lock();
    *status = Some(child.wait().unwrap_or_default());
    ending.changed.notify_all();
}
