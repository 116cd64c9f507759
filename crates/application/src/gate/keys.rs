//! Names of sessions, devices and counters, none of which tells the secret it was made of.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use kernel::{PersonId, SchoolId};
use school_management::notices::activity::ActivityKind;
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

/// One caller's: an address of IPv4, or a /64 of IPv6, whose 2^64 addresses any one machine may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Address(IpAddr);

impl Address {
    pub fn of(address: IpAddr) -> Self {
        Self(match address {
            IpAddr::V4(_) => address,
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

/// A network: what one subscriber may have at most, and a school or a village may stand behind. 256 addresses of IPv4, or a
/// /48 of IPv6, which is 65,536 of what [`Address`] calls one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Subnet(IpAddr);

impl Subnet {
    pub fn of(address: IpAddr) -> Self {
        Self(match address {
            IpAddr::V4(address) => Ipv4Addr::from_bits(address.to_bits() >> 8 << 8).into(),
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 80 << 80).into(),
        })
    }
}

impl fmt::Display for Subnet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

/// What a counter counts: short, and of characters that any database keeps.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct CounterKey(String);

impl CounterKey {
    /// Sign-ins of a person from devices they have not used before, wherever they are.
    pub fn account(username: &Username) -> Self {
        Self(format!("account:{username}"))
    }

    /// The same of a pupil, whose number is of one person within a school.
    pub fn pupil(school: SchoolId, number: &str) -> Self {
        Self(format!("pupil:{school}:{number}"))
    }

    /// The same by a name that nobody has, whatever was typed: never that of a person.
    pub fn nobody(typed: &str) -> Self {
        let kept = typed.trim().to_lowercase();
        Self(format!("nobody:{}", kept.chars().filter(|it| !it.is_control()).take(60).collect::<String>()))
    }

    /// Of the sign-ins that this key counts, those from one network.
    #[must_use]
    pub fn within(&self, subnet: Subnet) -> Self {
        Self(format!("from:{subnet} {}", self.0))
    }

    /// Sign-ins of a person on a device of theirs.
    pub fn device(device: &DeviceKey, user: PersonId) -> Self {
        Self(format!("device:{device}:{user}"))
    }

    /// A signed-in person's tries at their own password.
    pub fn own_password(user: PersonId) -> Self {
        Self(format!("own:{user}"))
    }

    /// Forms of registration sent from an address, also those that were refused.
    pub fn registration_forms_from(address: Address) -> Self {
        Self(format!("register-form:{address}"))
    }

    /// The same, from all of a network.
    pub fn registration_forms_within(subnet: Subnet) -> Self {
        Self(format!("register-forms-within:{subnet}"))
    }

    /// Registrations of schools from an address.
    pub fn registrations_from(address: Address) -> Self {
        Self(format!("register:{address}"))
    }

    /// The same, from all of a network.
    pub fn registrations_within(subnet: Subnet) -> Self {
        Self(format!("register-within:{subnet}"))
    }

    /// All registrations of schools.
    pub fn registrations() -> Self {
        Self("register".to_owned())
    }

    /// Entries of a kind in the audit trail that a person caused at the gate.
    pub fn trail(kind: ActivityKind, person: PersonId) -> Self {
        Self(format!("trail:{}:{person}", kind.slug()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_what_one_caller_has() {
        for (address, expected) in [
            ("198.51.100.7", "198.51.100.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
            ("2001:db8:1:2::9", "2001:db8:1:2::"),
            ("2001:db8:1:3::9", "2001:db8:1:3::"),
        ] {
            assert_eq!(Address::of(address.parse().unwrap()).to_string(), expected);
        }
    }

    #[test]
    fn a_subnet_is_what_one_subscriber_may_have() {
        for (address, expected) in [
            ("198.51.100.7", "198.51.100.0"),
            ("198.51.100.255", "198.51.100.0"),
            ("198.51.101.7", "198.51.101.0"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1::"),
            ("2001:db8:1:ffff::9", "2001:db8:1::"),
            ("2001:db8:2::9", "2001:db8:2::"),
        ] {
            assert_eq!(Subnet::of(address.parse().unwrap()).to_string(), expected);
        }
    }

    #[test]
    fn nobodys_name_counts_nothing_of_a_persons() {
        let (ana, subnet) = ("ana".parse().unwrap(), Subnet::of(Ipv4Addr::LOCALHOST.into()));
        let everywhere = CounterKey::account(&ana);
        let own = everywhere.within(subnet);
        for typed in ["ana", "a\u{1}na", "ana\u{7f}", own.as_str(), "from:127.0.0.0 account:ana"] {
            assert_ne!(CounterKey::nobody(typed), own);
            assert_ne!(CounterKey::nobody(typed), everywhere);
        }
    }
}
