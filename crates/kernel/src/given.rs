/// What a change says of a thing that may be unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Given<T> {
    #[default]
    Kept,
    Cleared,
    Set(T),
}

impl<T> Given<T> {
    /// What is known after the change.
    pub fn over(self, known: Option<T>) -> Option<T> {
        match self {
            Self::Kept => known,
            Self::Cleared => None,
            Self::Set(value) => Some(value),
        }
    }

    pub fn map<U>(self, of: impl FnOnce(T) -> U) -> Given<U> {
        match self {
            Self::Kept => Given::Kept,
            Self::Cleared => Given::Cleared,
            Self::Set(value) => Given::Set(of(value)),
        }
    }
}
