//! Password hashes on threads of their own.
//!
//! A hash takes 19 MiB and a core for about 15 ms. On the database's threads a class signing in at once would take
//! gigabytes; here it queues for one thread per core, which leaves most of it to who is signed in. A password is not hashed
//! for a caller who left, or whose time is over.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, SyncSender, TrySendError};
use std::sync::{Mutex, PoisonError};
use std::thread;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{
    Algorithm, Argon2, CustomizedPasswordHasher, Params, PasswordHasher, PasswordVerifier, Version,
    password_hash,
};
use school_management::people::password::HashedPassword;
use thiserror::Error;
use tokio::sync::oneshot;

use crate::edge::priority;

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
    Hash(String, oneshot::Sender<Result<HashedPassword, PasswordError>>),
    Verify { password: String, hash: Option<HashedPassword>, answer: oneshot::Sender<bool> },
}

impl Job {
    /// Whether anyone waits for it.
    fn is_awaited(&self) -> bool {
        match self {
            Self::Hash(_, answer) => !answer.is_closed(),
            Self::Verify { answer, .. } => !answer.is_closed(),
        }
    }
}

/// The queue to the hashing threads.
#[derive(Debug, Clone)]
pub struct Passwords {
    jobs: SyncSender<Job>,
    params: Params,
}

impl Passwords {
    /// Starts one thread per core.
    pub fn start(cost: Cost) -> Result<Self, PasswordError> {
        let params = Params::new(cost.memory_kib, cost.passes, 1, None).map_err(|_| PasswordError::Broken)?;
        let hasher = Hasher { params: params.clone() };
        // Checked instead of the missing hash of an unknown user, so that both take the same time.
        let decoy = hash_now(&hasher, "ninguém usa esta senha")?;
        let (jobs, queue) = mpsc::sync_channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..thread::available_parallelism().map_or(1, usize::from) {
            let (queue, hasher, decoy) = (Arc::clone(&queue), hasher.clone(), decoy.clone());
            thread::Builder::new()
                .name(format!("password-{number}"))
                .spawn(move || work(&queue, &hasher, &decoy))
                .map_err(|_| PasswordError::Broken)?;
        }
        Ok(Self { jobs, params })
    }

    /// Whether the hash cost less than one made now.
    pub fn is_outdated(&self, hash: &HashedPassword) -> bool {
        let made_with =
            PasswordHash::new(hash.as_str()).ok().and_then(|parsed| Params::try_from(&parsed).ok());
        made_with
            .is_some_and(|old| old.m_cost() < self.params.m_cost() || old.t_cost() < self.params.t_cost())
    }

    /// Hashes a new password.
    pub async fn hash(&self, password: String) -> Result<HashedPassword, PasswordError> {
        let (answer, hashed) = oneshot::channel();
        self.send(Job::Hash(password, answer))?;
        hashed.await.map_err(|_| PasswordError::Broken)?
    }

    /// Whether the password fits the hash; takes as long without a hash, and then answers no.
    pub async fn verify(
        &self,
        password: String,
        hash: Option<HashedPassword>,
    ) -> Result<bool, PasswordError> {
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

fn work(queue: &Mutex<Receiver<Job>>, hasher: &Hasher, decoy: &HashedPassword) {
    priority::lower_to(priority::PASSWORDS);
    while let Some(job) = next_awaited(queue) {
        do_now(job, hasher, decoy);
    }
}

/// The next job that anyone waits for; `None` once there will be no more.
fn next_awaited(queue: &Mutex<Receiver<Job>>) -> Option<Job> {
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()?;
        if job.is_awaited() {
            return Some(job);
        }
    }
}

fn do_now(job: Job, hasher: &Hasher, decoy: &HashedPassword) {
    // Whoever leaves meanwhile needs no answer.
    match job {
        Job::Hash(password, answer) => {
            let _ = answer.send(hash_now(hasher, &password));
        }
        Job::Verify { password, hash, answer } => {
            let fits = PasswordHash::new(hash.as_ref().unwrap_or(decoy).as_str())
                .is_ok_and(|parsed| hasher.verify_password(password.as_bytes(), &parsed).is_ok());
            let _ = answer.send(fits && hash.is_some());
        }
    }
}

fn hash_now(hasher: &Hasher, password: &str) -> Result<HashedPassword, PasswordError> {
    let hash = hasher.hash_password(password.as_bytes()).map_err(|_| PasswordError::Broken)?;
    Ok(HashedPassword::new(hash.to_string()))
}

/// argon2 at a bounded cost.
#[derive(Debug, Clone)]
struct Hasher {
    params: Params,
}

/// What a hash read from the database may cost: some times what one made now does. Whatever wrote a dearer one there would
/// end the program by its memory, or hold a thread for good.
const DEAREST: Cost = Cost { memory_kib: 65_536, passes: 8 };
const MOST_LANES: u32 = 4;

impl PasswordHasher<PasswordHash> for Hasher {
    fn hash_password_with_salt(&self, password: &[u8], salt: &[u8]) -> password_hash::Result<PasswordHash> {
        self.hash_password_with_params(password, salt, self.params.clone())
    }
}

impl CustomizedPasswordHasher<PasswordHash> for Hasher {
    type Params = Params;

    fn hash_password_customized(
        &self,
        password: &[u8],
        salt: &[u8],
        algorithm: Option<&str>,
        version: Option<u32>,
        params: Params,
    ) -> password_hash::Result<PasswordHash> {
        let algorithm = algorithm.map(Algorithm::try_from).transpose()?.unwrap_or_default();
        let version = version.map(Version::try_from).transpose()?.unwrap_or_default();
        let salt = Salt::new(salt)?;
        if params.m_cost() > DEAREST.memory_kib
            || params.t_cost() > DEAREST.passes
            || params.p_cost() > MOST_LANES
        {
            return Err(password_hash::Error::ParamsInvalid);
        }
        let argon2 = Argon2::new(algorithm, version, params.clone());
        let mut hash = vec![0; params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN)];
        argon2.hash_password_into(password, &salt, &mut hash)?;
        Ok(PasswordHash {
            algorithm: algorithm.ident(),
            version: Some(version.into()),
            params: ParamsString::try_from(&params)?,
            salt: Some(salt),
            hash: Some(Output::new(&hash)?),
        })
    }
}

#[cfg(test)]
mod tests {
    use actix_web::ResponseError;
    use actix_web::http::StatusCode;
    use actix_web::http::header::RETRY_AFTER;
    use futures_util::FutureExt;

    use super::*;
    use crate::edge::problem::Problem;

    #[actix_web::test]
    async fn a_password_fits_its_own_hash_alone() {
        let passwords = Passwords::start(Cost::CHEAP).unwrap();
        let hash = passwords.hash("ipê-amarelo".to_owned()).await.unwrap();
        assert!(hash.as_str().starts_with("$argon2id$"));
        for (password, hash, fits) in [
            ("ipê-amarelo", Some(hash.clone()), true),
            ("ipê-roxo", Some(hash), false),
            ("ninguém usa esta senha", None, false),
            ("ipê-amarelo", Some(HashedPassword::new("no hash")), false),
        ] {
            assert_eq!(passwords.verify(password.to_owned(), hash).await, Ok(fits), "{password}");
        }
    }

    #[actix_web::test]
    async fn a_hash_that_costs_the_house_is_not_made() {
        let passwords = Passwords::start(Cost::CHEAP).unwrap();
        let hash = passwords.hash("ipê-amarelo".to_owned()).await.unwrap();
        assert!(hash.as_str().contains("$m=64,t=1,p=1$"), "{}", hash.as_str());
        for dear in ["m=1073741824,t=1,p=1", "m=65537,t=1,p=1", "m=64,t=4000000000,p=1", "m=64,t=1,p=5"] {
            let dear = HashedPassword::new(hash.as_str().replace("m=64,t=1,p=1", dear));
            assert_eq!(passwords.verify("ipê-amarelo".to_owned(), Some(dear)).await, Ok(false));
        }
    }

    #[actix_web::test]
    async fn a_hash_is_outdated_when_it_cost_less() {
        let passwords = |memory_kib, passes| Passwords::start(Cost { memory_kib, passes }).unwrap();
        let hash = passwords(64, 2).hash("ipê-amarelo".to_owned()).await.unwrap();
        for (memory_kib, passes, outdated) in [(64, 2, false), (32, 1, false), (128, 2, true), (64, 3, true)]
        {
            assert_eq!(passwords(memory_kib, passes).is_outdated(&hash), outdated, "{memory_kib} {passes}");
        }
        assert!(!passwords(64, 2).is_outdated(&HashedPassword::new("no hash")));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn passwords_leave_the_cores_to_who_is_signed_in_and_come_before_files() {
        use rustix::process::getpriority_process;

        let own = getpriority_process(None);
        let (_, queue) = mpsc::sync_channel(1);
        let worked = thread::spawn(move || {
            let hasher = Hasher { params: Params::DEFAULT };
            work(&Mutex::new(queue), &hasher, &HashedPassword::new("no hash"));
            getpriority_process(None)
        });
        assert_eq!(worked.join().unwrap(), Ok(5));
        assert_eq!(getpriority_process(None), own);
    }

    #[actix_web::test]
    async fn nothing_is_hashed_for_a_caller_who_left() {
        let (jobs, queue) = mpsc::sync_channel(3);
        let passwords = Passwords { jobs, params: Params::DEFAULT };
        let mut leaves = Box::pin(passwords.verify("de quem saiu".to_owned(), None));
        let mut leaves_too = Box::pin(passwords.hash("de quem saiu".to_owned()));
        let mut stays = Box::pin(passwords.verify("de quem espera".to_owned(), None));
        assert!((&mut leaves).now_or_never().is_none() && (&mut leaves_too).now_or_never().is_none());
        assert!((&mut stays).now_or_never().is_none());
        drop((leaves, leaves_too));
        let Some(Job::Verify { password, .. }) = next_awaited(&Mutex::new(queue)) else { panic!("a hash") };
        assert_eq!(password, "de quem espera");
    }

    #[actix_web::test]
    async fn a_full_queue_tells_to_come_back() {
        let (jobs, _nobody_works) = mpsc::sync_channel(1);
        let passwords = Passwords { jobs, params: Params::DEFAULT };
        let (answer, _) = oneshot::channel();
        passwords.send(Job::Hash("a primeira".to_owned(), answer)).unwrap();
        let refused = passwords.verify("a segunda".to_owned(), None).await.unwrap_err();
        assert_eq!(refused, PasswordError::QueueFull);
        let answer = Problem::from(refused).error_response();
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(answer.headers().contains_key(RETRY_AFTER));
    }
}
