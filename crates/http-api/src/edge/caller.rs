//! Who calls: the session's cookie, and the live session behind it.

use std::borrow::Borrow;
use std::collections::HashSet;
use std::future::{Ready, ready};
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use actix_web::cookie::{Cookie, SameSite};
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use application::gate::keys::{DeviceKey, SessionKey};
use application::gate::session::LiveSession;
use sha2::{Digest, Sha256};

use crate::edge::problem::Problem;
use crate::state::Settings;

/// A session found alive is trusted for this long without asking the database, so a revoked one ends within it.
const TRUSTED: Duration = Duration::from_secs(2);
/// Fewer are not worth sweeping.
const SWEPT_FROM: usize = 1_000;

/// The live session of the request, put there by the guard.
#[derive(Debug, Clone)]
pub struct Caller(pub LiveSession);

impl FromRequest for Caller {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(request.extensions().get::<Self>().cloned().ok_or_else(Problem::no_session))
    }
}

/// A secret drawn for a cookie.
pub struct Token(String);

impl Token {
    /// 32 random bytes, in hexadecimal.
    #[expect(clippy::disallowed_methods, reason = "the HTTP edge draws the secrets of its cookies")]
    pub fn draw() -> Result<Self, Problem> {
        let mut bytes = [0_u8; 32];
        getrandom::fill(&mut bytes).map_err(|_| Problem::internal())?;
        Ok(Self(kernel::hex(&bytes)))
    }

    /// What the server keeps of a session's secret.
    pub fn session_key(&self) -> SessionKey {
        SessionKey(sha256(&self.0))
    }

    /// What the server keeps of a device's secret.
    pub fn device_key(&self) -> DeviceKey {
        DeviceKey(kernel::hex(&sha256(&self.0)))
    }
}

pub fn sha256(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

fn session_name(settings: &Settings) -> &'static str {
    if settings.secure { "__Host-sid" } else { "sid" }
}

fn device_name(settings: &Settings) -> &'static str {
    if settings.secure { "__Host-device" } else { "device" }
}

fn cookie(name: &'static str, text: String, settings: &Settings) -> Cookie<'static> {
    Cookie::build(name, text)
        .path("/")
        .http_only(true)
        .secure(settings.secure)
        .same_site(SameSite::Strict)
        .finish()
}

pub fn session_cookie(token: &Token, settings: &Settings) -> Cookie<'static> {
    cookie(session_name(settings), token.0.clone(), settings)
}

pub fn ended_session_cookie(settings: &Settings) -> Cookie<'static> {
    let mut ended = cookie(session_name(settings), String::new(), settings);
    ended.make_removal();
    ended
}

/// Names the device for a year, so that its failures are counted apart.
pub fn device_cookie(device: &Token, settings: &Settings) -> Cookie<'static> {
    let mut device = cookie(device_name(settings), device.0.clone(), settings);
    device.set_max_age(actix_web::cookie::time::Duration::days(365));
    device
}

pub fn session_key(request: &HttpRequest, settings: &Settings) -> Option<SessionKey> {
    request.cookie(session_name(settings)).map(|cookie| SessionKey(sha256(cookie.value())))
}

/// The secret that the device was given before.
pub fn device(request: &HttpRequest, settings: &Settings) -> Option<Token> {
    request.cookie(device_name(settings)).map(|cookie| Token(cookie.value().to_owned()))
}

/// Sessions found alive a moment ago.
#[derive(Debug, Default)]
pub struct SessionCache {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    found: HashSet<Found>,
    /// How many there may be before the old ones are swept out.
    room: usize,
}

/// Found by the key that the session carries, which a map would keep twice.
#[derive(Debug)]
struct Found {
    session: LiveSession,
    since: Instant,
}

impl Found {
    fn is_trusted(&self, now: Instant) -> bool {
        now - self.since < TRUSTED
    }
}

impl Borrow<SessionKey> for Found {
    fn borrow(&self) -> &SessionKey {
        self.session.key()
    }
}

impl PartialEq for Found {
    fn eq(&self, other: &Self) -> bool {
        self.session.key() == other.session.key()
    }
}

impl Eq for Found {}

impl Hash for Found {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.session.key().hash(hasher);
    }
}

impl SessionCache {
    pub fn find(&self, key: SessionKey, now: Instant) -> Option<LiveSession> {
        let kept = self.lock();
        kept.found.get(&key).filter(|found| found.is_trusted(now)).map(|found| found.session.clone())
    }

    pub fn keep(&self, session: &LiveSession, now: Instant) {
        let mut kept = self.lock();
        if kept.found.len() >= kept.room {
            kept.found.retain(|found| found.is_trusted(now));
            // Twice what lives, so that sweeping costs each session a constant.
            kept.room = (kept.found.len() * 2).max(SWEPT_FROM);
            let room = kept.room;
            kept.found.shrink_to(room);
        }
        kept.found.replace(Found { session: session.clone(), since: now });
    }

    pub fn forget(&self, key: SessionKey) {
        self.lock().found.remove(&key);
    }

    /// Forgets all sessions of a person but one.
    pub fn forget_others(&self, kept: &LiveSession) {
        self.lock().found.retain(|found| {
            found.session.key() == kept.key() || found.session.actor().id() != kept.actor().id()
        });
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_kept_takes_little_room() {
        let bytes = size_of::<Found>();
        assert!(bytes <= 184, "{bytes}");
    }
}
