//! The school and its people.

mod schools;
pub(crate) mod staff;

#[cfg(test)]
pub(crate) const STATEMENTS: &[crate::column::statement::Written] = &[
    staff::AddMember::WRITTEN,
    staff::ChangePassword::WRITTEN,
    staff::LockPassword::WRITTEN,
    staff::RelyOnPassword::WRITTEN,
];
