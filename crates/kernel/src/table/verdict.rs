/// What an import does with one record of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    New,
    Updated,
    Unchanged,
}

impl Verdict {
    /// On a record as the import would leave it, beside the one that is kept now.
    pub fn of<T: PartialEq>(kept: Option<&T>, after: &T) -> Self {
        match kept {
            None => Self::New,
            Some(kept) if kept == after => Self::Unchanged,
            Some(_) => Self::Updated,
        }
    }

    /// Whether the import has anything to write.
    pub fn writes(self) -> bool {
        self != Self::Unchanged
    }
}

#[cfg(test)]
mod tests {
    use super::Verdict;

    #[test]
    fn a_record_is_judged_by_what_it_changes() {
        for (kept, verdict, writes) in [
            (None, Verdict::New, true),
            (Some("9 A"), Verdict::Unchanged, false),
            (Some("9 B"), Verdict::Updated, true),
        ] {
            let found = Verdict::of(kept.as_ref(), &"9 A");
            assert_eq!((found, found.writes()), (verdict, writes), "{kept:?}");
        }
    }
}
