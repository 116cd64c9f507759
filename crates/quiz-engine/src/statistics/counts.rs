use crate::question::Letter;

/// How many chose each option, and how many none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    pub options: [u32; 4],
    pub blank: u32,
}

impl std::ops::AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        for (own, more) in self.options.iter_mut().zip(other.options) {
            *own = own.saturating_add(more);
        }
        self.blank = self.blank.saturating_add(other.blank);
    }
}

impl Counts {
    pub fn add(&mut self, choice: Option<Letter>) {
        let count = match choice {
            Some(letter) => &mut self.options[letter.place()],
            None => &mut self.blank,
        };
        *count = count.saturating_add(1);
    }

    pub const fn of(&self, letter: Letter) -> u32 {
        self.options[letter.place()]
    }

    /// Wide enough for any counts.
    pub fn answers(&self) -> u64 {
        self.options.iter().chain([&self.blank]).map(|count| u64::from(*count)).sum()
    }
}
