//! The reading of a file: on a thread of its own, of the lowest priority, for as long as its answer is waited for.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::edge::files::places::full;
use crate::edge::files::upload::Upload;
use crate::edge::problem::Problem;

/// Whoever waits longer for a turn is told to come back.
const LONGEST_WAIT: Duration = Duration::from_secs(20);

/// Reads a file by its name and bytes. The work is given what tells whether anyone still waits for it, and is to ask now
/// and then; a panic in it becomes an error of the server.
pub async fn read<T: Send + 'static>(
    upload: Upload,
    work: impl FnOnce(&str, &[u8], &dyn Fn() -> bool) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let Upload { name, bytes, place } = upload;
    let turn = timeout(LONGEST_WAIT, place.turn()).await.map_err(|_elapsed| full())?;
    let turn = turn.map_err(|_closed| Problem::internal())?;
    let (answer, read) = oneshot::channel();
    // Dropped with the request: by its answer, its time limit, or the caller who hangs up.
    let waits = Arc::new(());
    let wanted = Arc::downgrade(&waits);
    thread::Builder::new()
        .name("file".to_owned())
        .spawn(move || {
            last_in_line();
            let outcome = work(&name, &bytes, &|| wanted.strong_count() > 0);
            // Who hears the answer may send the next file at once.
            drop((bytes, turn, place));
            let _ = answer.send(outcome);
        })
        .map_err(|error| {
            tracing::error!(%error, "no thread for a file");
            full()
        })?;
    read.await.map_err(|_panic| Problem::internal())?
}

/// The thread runs when nothing else would. Elsewhere than on Linux a thread has no priority of its own.
fn last_in_line() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 19) {
        tracing::warn!(%error, "a file is read with the priority of all else");
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use kernel::SchoolId;
    use rustix::process::getpriority_process;

    use super::*;
    use crate::edge::files::places::{Files, Places};

    #[actix_web::test]
    async fn a_file_is_read_with_the_lowest_priority_and_nothing_else_is() {
        let place = Files::new(Places::STANDARD).enter(SchoolId(1)).unwrap();
        let upload = Upload { name: "a".to_owned(), bytes: b"1".to_vec(), place };
        let before = getpriority_process(None).unwrap();
        let seen = read(upload, |name, bytes, is_wanted| {
            Ok((name.to_owned(), bytes.to_vec(), is_wanted(), getpriority_process(None).unwrap()))
        });
        assert_eq!(seen.await.unwrap(), ("a".to_owned(), b"1".to_vec(), true, 19));
        assert_eq!(getpriority_process(None).unwrap(), before);
    }
}
