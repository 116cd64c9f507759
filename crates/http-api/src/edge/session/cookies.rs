//! The cookies that name a session and a device.

use actix_web::HttpRequest;
use actix_web::cookie::{Cookie, SameSite};
use application::gate::keys::{DeviceKey, SessionKey};

use crate::edge::digest::sha256;
use crate::edge::problem::Problem;
use crate::settings::Settings;

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
