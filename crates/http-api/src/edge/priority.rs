//! Which work goes first where there is too much for all cores: what people wait for who are signed in, then the passwords of who
//! is not, then files.
//!
//! The kernel gives a thread of 0 three times as much of a core as one of 5, and that 22 times as much as one of 19.

/// Of password hashes: as many as strangers like leave most of the cores to the others, and something to files.
pub const PASSWORDS: i32 = 5;
/// The lowest there is: a file is read when nothing else would be done.
pub const FILES: i32 = 19;

/// Of the thread that calls. Elsewhere than on Linux a thread has no priority of its own.
pub fn lower_to(priority: i32) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, priority) {
        tracing::warn!(%error, priority, "a thread runs with the priority of all else");
    }
}
