//! The threads on which files are read: few, so that what a file took in memory serves the next, and last in line.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::edge::priority;

type Job = Box<dyn FnOnce() + Send>;

/// The queue to the threads, which end with it.
#[derive(Debug)]
pub struct Threads(Sender<Job>);

impl Threads {
    pub fn start(count: usize) -> Self {
        let (jobs, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..count {
            let queue = Arc::clone(&queue);
            let started = thread::Builder::new().name(format!("file-{number}")).spawn(move || work(&queue));
            if let Err(error) = started {
                tracing::error!(%error, "no thread for files");
            }
        }
        Self(jobs)
    }

    /// A job that nobody can do is dropped, and with it what would tell its outcome.
    pub fn run(&self, job: impl FnOnce() + Send + 'static) {
        let _ = self.0.send(Box::new(job));
    }
}

fn work(queue: &Mutex<Receiver<Job>>) {
    priority::lower_to(priority::FILES);
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        // What it held is dropped, and whoever waits for its outcome hears that none comes.
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("the reading of a file panicked");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_ends_its_job_and_no_thread() {
        let threads = Threads::start(1);
        for _ in 0..3 {
            threads.run(|| panic!("a defect"));
        }
        let (done, heard) = mpsc::channel();
        threads.run(move || done.send(()).unwrap());
        heard.recv().unwrap();
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn they_have_the_lowest_priority_and_nothing_else_has() {
        use rustix::process::getpriority_process;

        let before = getpriority_process(None).unwrap();
        let (done, heard) = mpsc::channel();
        Threads::start(1).run(move || done.send(getpriority_process(None).unwrap()).unwrap());
        assert_eq!(heard.recv(), Ok(19));
        assert_eq!(getpriority_process(None), Ok(before));
    }
}
