//! When two names say the same.

use kernel::table::folded;

/// By what names are compared, as the database does.
pub(crate) fn called(name: &str) -> String {
    name.replace(' ', "").to_lowercase()
}

/// The form in which two texts of a file mean the same class; names of classes are compared in it too.
pub fn class_text(text: &str) -> String {
    let folded = folded(text);
    // Other alphabets have no folded form.
    if folded.is_empty() { text.trim().to_lowercase() } else { folded }
}
