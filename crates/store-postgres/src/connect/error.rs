//! From Diesel's errors to [`StoreError`].

use diesel::result::{DatabaseErrorInformation, DatabaseErrorKind, Error};
use kernel::StoreError;

/// How messages begin that mean "not now" rather than "wrong". Diesel keeps PostgreSQL's error code to itself, so the
/// message must tell; a server refuses a database that speaks another language.
const NOT_NOW: [&str; 9] = [
    // 57014, 55P03
    "canceling statement due to ",
    "canceling authentication due to timeout",
    "could not obtain lock on ",
    // 57P03
    "the database system is ",
    // 53300
    "sorry, too many clients already",
    "remaining connection slots are reserved",
    "too many connections for ",
    // 40P01
    "deadlock detected",
    // 53200: of the lock table, too
    "out of shared memory",
];

/// The constraint by whose name the trigger of the quotas refuses, with how many rows there may be as its message.
const WITHIN_QUOTA: &str = "within_quota";

/// How libpq's and PostgreSQL's messages begin when the connection is gone; Diesel does not see it in all of them.
const GONE: [&str; 4] = [
    "server closed the connection unexpectedly",
    "could not receive data from server",
    "could not send data to server",
    "terminating connection ",
];

fn is_gone(message: &str) -> bool {
    GONE.iter().any(|start| message.starts_with(start))
}

/// Names the call that failed.
pub(crate) fn store_error(call: &'static str, error: Error) -> StoreError {
    match error {
        Error::DatabaseError(kind, information) => from_database(call, kind, information),
        Error::BrokenTransactionManager => StoreError::Down(Box::new(Error::BrokenTransactionManager)),
        other => StoreError::Broken { call, source: Box::new(other) },
    }
}

fn from_database(
    call: &'static str,
    kind: DatabaseErrorKind,
    information: Box<dyn DatabaseErrorInformation + Send + Sync>,
) -> StoreError {
    use DatabaseErrorKind::{
        CheckViolation, ClosedConnection, ExclusionViolation, ForeignKeyViolation, RestrictViolation,
        SerializationFailure, UnableToSendCommand, UniqueViolation,
    };
    let constraint = information.constraint_name().map(ToOwned::to_owned);
    let message = information.message();
    if matches!(kind, CheckViolation)
        && constraint.as_deref() == Some(WITHIN_QUOTA)
        && let (Some(name), Ok(most)) = (information.table_name(), message.parse())
    {
        return StoreError::Full { name: name.to_owned(), most };
    }
    let not_now = is_gone(message) || NOT_NOW.iter().any(|start| message.starts_with(start));
    let source = Box::new(Error::DatabaseError(kind, information));
    match (kind, constraint) {
        (ClosedConnection | UnableToSendCommand | SerializationFailure, _) => StoreError::Down(source),
        _ if not_now => StoreError::Down(source),
        (
            UniqueViolation | ForeignKeyViolation | ExclusionViolation | RestrictViolation,
            Some(constraint),
        ) => StoreError::Clash(constraint),
        // A CHECK or NOT NULL among them: what it keeps out should have been refused before.
        _ => StoreError::Broken { call, source },
    }
}

/// Whether somebody else's lock was waited for in vain.
pub(crate) fn is_locked(error: &Error) -> bool {
    let waited = |message: &str| message.starts_with("canceling statement due to lock timeout");
    matches!(error, Error::DatabaseError(_, information) if waited(information.message()))
}

/// Whether the connection is gone, so that the same may succeed on another one.
pub(crate) fn is_disconnected(error: &Error) -> bool {
    use DatabaseErrorKind::{ClosedConnection, UnableToSendCommand};
    match error {
        Error::DatabaseError(kind, information) => {
            matches!(kind, ClosedConnection | UnableToSendCommand) || is_gone(information.message())
        }
        other => matches!(other, Error::BrokenTransactionManager),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mapped(kind: DatabaseErrorKind, message: &str) -> StoreError {
        store_error("call", Error::DatabaseError(kind, Box::new(message.to_owned())))
    }

    #[test]
    fn what_may_pass_by_itself_is_down() {
        use DatabaseErrorKind::{ClosedConnection, Unknown};
        for (kind, message) in [
            (ClosedConnection, "server closed the connection unexpectedly"),
            (Unknown, "server closed the connection unexpectedly\n\tThis probably means"),
            (Unknown, "canceling statement due to statement timeout"),
            (Unknown, "canceling statement due to lock timeout"),
            (Unknown, "terminating connection due to administrator command"),
            (Unknown, "the database system is shutting down"),
            (Unknown, "out of shared memory"),
            (Unknown, "remaining connection slots are reserved for non-replication superuser connections"),
        ] {
            assert!(matches!(mapped(kind, message), StoreError::Down(_)), "{message}");
        }
    }

    #[test]
    fn a_connection_that_is_gone_is_told_by_kind_or_message() {
        use DatabaseErrorKind::{ClosedConnection, Unknown};
        for (kind, message, gone) in [
            (ClosedConnection, "", true),
            (Unknown, "server closed the connection unexpectedly\n\tThis probably means", true),
            (Unknown, "could not receive data from server: Connection reset by peer", true),
            (Unknown, "terminating connection due to unexpected postmaster exit", true),
            (Unknown, "canceling statement due to lock timeout", false),
        ] {
            let error = Error::DatabaseError(kind, Box::new(message.to_owned()));
            assert_eq!(is_disconnected(&error), gone, "{message}");
        }
    }

    /// What PostgreSQL says of a constraint.
    struct Violated;

    impl DatabaseErrorInformation for Violated {
        fn message(&self) -> &'static str {
            "violates a constraint"
        }

        fn details(&self) -> Option<&str> {
            None
        }

        fn hint(&self) -> Option<&str> {
            None
        }

        fn table_name(&self) -> Option<&str> {
            None
        }

        fn column_name(&self) -> Option<&str> {
            None
        }

        fn constraint_name(&self) -> Option<&str> {
            Some("goals_year")
        }

        fn statement_position(&self) -> Option<i32> {
            None
        }
    }

    #[test]
    fn what_others_changed_is_a_clash_and_what_we_let_through_a_defect() {
        use DatabaseErrorKind::{CheckViolation, ForeignKeyViolation, NotNullViolation, UniqueViolation};
        for (kind, clash) in [
            (UniqueViolation, true),
            (ForeignKeyViolation, true),
            (CheckViolation, false),
            (NotNullViolation, false),
        ] {
            match store_error("call", Error::DatabaseError(kind, Box::new(Violated))) {
                StoreError::Clash(constraint) => assert!(clash && constraint == "goals_year"),
                other => assert!(!clash && matches!(other, StoreError::Broken { call: "call", .. })),
            }
        }
    }

    #[test]
    fn the_rest_is_a_defect_with_the_calls_name() {
        let error = mapped(DatabaseErrorKind::Unknown, "permission denied for table users");
        assert!(matches!(error, StoreError::Broken { call: "call", .. }));
        assert!(matches!(store_error("call", Error::NotFound), StoreError::Broken { call: "call", .. }));
    }
}
