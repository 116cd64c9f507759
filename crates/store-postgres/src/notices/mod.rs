//! The audit trail and what is shown of it.

pub(crate) mod activities;

#[cfg(test)]
pub(crate) const STATEMENTS: &[crate::column::statement::Written] = &[
    activities::MarkRead::WRITTEN,
    activities::Rang::WRITTEN,
    activities::Shown::WRITTEN,
    activities::Unread::WRITTEN,
];
