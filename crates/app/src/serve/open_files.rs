//! How many files, and connections among them, the program may have open.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Enough for a city's schools at once.
const MANY: u64 = 65_536;

/// Takes what the system gives. Many systems begin with 1,024, which are one visitor's idle connections.
pub fn raise() {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let many = maximum.map_or(MANY, |most| most.min(MANY));
    if current.is_none_or(|current| current >= many) {
        return;
    }
    if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: Some(many), maximum }) {
        tracing::warn!(%error, "the limit of open files stays as it is");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_low_limit_is_raised() {
        let before = getrlimit(Resource::Nofile);
        let low = 512.min(before.current.unwrap_or(512));
        setrlimit(Resource::Nofile, Rlimit { current: Some(low), ..before }).unwrap();
        raise();
        let after = getrlimit(Resource::Nofile);
        assert_eq!(after.maximum, before.maximum);
        assert!(after.current.unwrap() >= before.maximum.map_or(MANY, |most| most.min(MANY)), "{after:?}");
    }
}
