//! A file of the built frontend.

use std::borrow::Cow;

/// A file of the frontend.
#[derive(Debug, Clone)]
pub struct Asset {
    pub bytes: Cow<'static, [u8]>,
    pub sha256: [u8; 32],
    pub mime: String,
}

/// Finds a file by its path; compressed twins end in `.br` and `.gz`.
pub type Assets = fn(&str) -> Option<Asset>;
