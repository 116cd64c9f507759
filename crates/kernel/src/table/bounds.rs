/// How much is kept of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// What an import counts, such as results; a file with more is refused.
    pub records: usize,
    /// Lines left out that are described one by one; the others are counted.
    pub described: usize,
}

impl Bounds {
    /// For the operator's own files, of which every line is described.
    pub const OPERATOR: Self = Self { records: usize::MAX, described: usize::MAX };

    /// For files of strangers.
    pub const fn upload(records: usize) -> Self {
        Self { records, described: 100 }
    }
}
