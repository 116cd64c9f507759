//! Keeps the embedded cluster running while the program serves.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use embedded_postgres::{Cluster, StopError};

use crate::failure::Failure;

const LOOK_EVERY: Duration = Duration::from_millis(200);
/// A database that does not start (a full disk, say) is tried again less and less often, up to this.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

/// A cluster that is started again when it dies under the program.
pub struct Supervision {
    stop: Sender<()>,
    thread: JoinHandle<Result<(), StopError>>,
}

impl Supervision {
    pub fn begin(mut cluster: Cluster) -> Self {
        let (stop, stopped) = mpsc::channel();
        let thread = thread::spawn(move || {
            let mut pause = LOOK_EVERY;
            while stopped.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
                let runs = cluster.is_running() || restart(&mut cluster);
                pause = if runs { LOOK_EVERY } else { LONGEST_PAUSE.min(pause * 2) };
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

fn restart(cluster: &mut Cluster) -> bool {
    tracing::error!("the database ended; starting it again");
    match cluster.restart() {
        Ok(()) => true,
        Err(error) => {
            tracing::error!(%error, "the database did not start");
            false
        }
    }
}
