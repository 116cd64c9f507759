//! Keeps the embedded cluster running while the program serves.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use embedded_postgres::{Cluster, StopError};

use crate::Failure;

const LOOK_EVERY: Duration = Duration::from_millis(200);

/// A cluster that is started again when it dies under the program.
pub struct Supervision {
    stop: Sender<()>,
    thread: JoinHandle<Result<(), StopError>>,
}

impl Supervision {
    pub fn begin(mut cluster: Cluster) -> Self {
        let (stop, stopped) = mpsc::channel();
        let thread = thread::spawn(move || {
            while stopped.recv_timeout(LOOK_EVERY) == Err(RecvTimeoutError::Timeout) {
                if !cluster.is_running() {
                    tracing::error!("the database ended; starting it again");
                    if let Err(error) = cluster.restart() {
                        tracing::error!(%error, "the database did not start");
                    }
                }
            }
            cluster.stop()
        });
        Self { stop, thread }
    }

    /// Stops the cluster and waits until it has.
    pub fn end(self) -> Result<(), Failure> {
        drop(self.stop);
        self.thread.join().map_err(|_| "a vigilância do banco terminou antes da hora")??;
        Ok(())
    }
}
