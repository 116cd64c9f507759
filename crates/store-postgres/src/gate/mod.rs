//! Sign-in, sessions, registration, and requests that act once.

mod counters;
mod logins;
mod once_only;
mod people;
mod registrations;
mod school_sessions;
mod sessions;

#[cfg(test)]
pub(crate) const STATEMENTS: &[crate::column::statement::Written] = &[
    counters::LockKey::WRITTEN,
    counters::PutAttempts::WRITTEN,
    counters::SweepAttempts::WRITTEN,
    logins::FindCredential::WRITTEN,
    once_only::Fulfil::WRITTEN,
    once_only::SweepAnswers::WRITTEN,
    people::FindSession::WRITTEN,
    registrations::Register::WRITTEN,
    school_sessions::Rename::WRITTEN,
    sessions::SweepSessions::WRITTEN,
    sessions::Touch::WRITTEN,
];
