//! Password hashes on threads of their own.
//!
//! A hash takes 19 MiB and a core for about 15 ms. On the database's threads a class signing in at once would take
//! gigabytes; here it queues for one thread per core.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, SyncSender, TrySendError};
use std::sync::{Mutex, PoisonError};
use std::thread;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use thiserror::Error;
use tokio::sync::oneshot;

const QUEUE: usize = 200;

/// Cost of a hash.
#[derive(Debug, Clone, Copy)]
pub struct Cost {
    pub memory_kib: u32,
    pub passes: u32,
}

impl Cost {
    /// OWASP's recommendation for argon2id.
    pub const STANDARD: Self = Self { memory_kib: 19_456, passes: 2 };
    /// For tests alone.
    pub const CHEAP: Self = Self { memory_kib: 64, passes: 1 };
}

/// Why no hash came.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PasswordError {
    #[error("too many passwords wait to be hashed")]
    QueueFull,
    #[error("hashing failed")]
    Broken,
}

enum Job {
    Hash(String, oneshot::Sender<Result<String, PasswordError>>),
    Verify { password: String, hash: Option<String>, answer: oneshot::Sender<bool> },
}

/// The queue to the hashing threads.
#[derive(Debug, Clone)]
pub struct Passwords {
    jobs: SyncSender<Job>,
}

impl Passwords {
    /// Starts one thread per core.
    pub fn start(cost: Cost) -> Result<Self, PasswordError> {
        let params = Params::new(cost.memory_kib, cost.passes, 1, None).map_err(|_| PasswordError::Broken)?;
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        // Checked instead of the missing hash of an unknown user, so that both take the same time.
        let decoy = hash_now(&argon2, "ninguém usa esta senha")?;
        let (jobs, queue) = mpsc::sync_channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..thread::available_parallelism().map_or(1, usize::from) {
            let (queue, argon2, decoy) = (Arc::clone(&queue), argon2.clone(), decoy.clone());
            thread::Builder::new()
                .name(format!("password-{number}"))
                .spawn(move || work(&queue, &argon2, &decoy))
                .map_err(|_| PasswordError::Broken)?;
        }
        Ok(Self { jobs })
    }

    /// The PHC string of a new password.
    pub async fn hash(&self, password: String) -> Result<String, PasswordError> {
        let (answer, hashed) = oneshot::channel();
        self.send(Job::Hash(password, answer))?;
        hashed.await.map_err(|_| PasswordError::Broken)?
    }

    /// Whether the password fits the hash; takes as long without a hash, and then answers no.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, PasswordError> {
        let (answer, verified) = oneshot::channel();
        self.send(Job::Verify { password, hash, answer })?;
        verified.await.map_err(|_| PasswordError::Broken)
    }

    fn send(&self, job: Job) -> Result<(), PasswordError> {
        self.jobs.try_send(job).map_err(|error| match error {
            TrySendError::Full(_) => PasswordError::QueueFull,
            TrySendError::Disconnected(_) => PasswordError::Broken,
        })
    }
}

fn work(queue: &Mutex<Receiver<Job>>, argon2: &Argon2<'_>, decoy: &str) {
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        // A caller that went away needs no answer.
        match next {
            Ok(Job::Hash(password, answer)) => {
                let _ = answer.send(hash_now(argon2, &password));
            }
            Ok(Job::Verify { password, hash, answer }) => {
                let fits = PasswordHash::new(hash.as_deref().unwrap_or(decoy))
                    .is_ok_and(|parsed| argon2.verify_password(password.as_bytes(), &parsed).is_ok());
                let _ = answer.send(fits && hash.is_some());
            }
            Err(_) => return,
        }
    }
}

fn hash_now(argon2: &Argon2<'_>, password: &str) -> Result<String, PasswordError> {
    argon2.hash_password(password.as_bytes()).map(|hash| hash.to_string()).map_err(|_| PasswordError::Broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[actix_web::test]
    async fn a_password_fits_its_own_hash_alone() {
        let passwords = Passwords::start(Cost::CHEAP).unwrap();
        let hash = passwords.hash("ipê-amarelo".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"));
        for (password, hash, fits) in [
            ("ipê-amarelo", Some(hash.clone()), true),
            ("ipê-roxo", Some(hash), false),
            ("ninguém usa esta senha", None, false),
            ("ipê-amarelo", Some("no hash".to_owned()), false),
        ] {
            assert_eq!(passwords.verify(password.to_owned(), hash).await, Ok(fits), "{password}");
        }
    }
}
