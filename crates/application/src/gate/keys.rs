//! Names of sessions, devices and counters, none of which tells the secret it was made of.

use std::fmt;
use std::net::IpAddr;

use kernel::PersonId;
use school_management::people::staff::Username;

/// The SHA-256 of a session's token. The token itself stays in the browser's cookie.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SessionKey(pub [u8; 32]);

impl SessionKey {
    /// Lower-case hexadecimal, as stored.
    pub fn to_hex(self) -> String {
        kernel::hex(&self.0)
    }
}

impl fmt::Debug for SessionKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("SessionKey(..)")
    }
}

/// Names a device: the SHA-256 of its cookie, in hexadecimal as stored.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct DeviceKey(pub String);

impl fmt::Display for DeviceKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// What a counter of attempts counts: short, and of characters that any database keeps.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ThrottleKey(String);

impl ThrottleKey {
    /// Sign-ins of a person from devices they have not used before.
    pub fn account(username: &Username) -> Self {
        Self(format!("account:{username}"))
    }

    /// Sign-ins by a name that nobody has, whatever was typed.
    pub fn nobody(typed: &str) -> Self {
        let kept = typed.trim().to_lowercase();
        Self(format!("account:{}", kept.chars().filter(|it| !it.is_control()).take(60).collect::<String>()))
    }

    /// Sign-ins of a person on a device of theirs.
    pub fn device(device: &DeviceKey, user: PersonId) -> Self {
        Self(format!("device:{device}:{user}"))
    }

    /// A signed-in person's tries at their own password.
    pub fn own_password(user: PersonId) -> Self {
        Self(format!("own:{user}"))
    }

    /// Forms of registration sent from a network, also those that were refused.
    pub fn registration_forms_from(network: IpAddr) -> Self {
        Self(format!("register-form:{network}"))
    }

    /// Registrations of schools from a network.
    pub fn registrations_from(network: IpAddr) -> Self {
        Self(format!("register:{network}"))
    }

    /// All registrations of schools.
    pub fn registrations() -> Self {
        Self("register".to_owned())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}
