use crate::people::pupil::Enrolment;

/// Numbers for pupils whose file has none: the school year and a counter that goes on behind the highest in use,
/// `20260001`.
pub(super) struct DrawnNumbers {
    school_year: i32,
    last: u32,
}

impl DrawnNumbers {
    /// `taken`: every number of the school and of the file.
    pub fn after<'a>(school_year: i32, taken: impl Iterator<Item = &'a Enrolment>) -> Self {
        let prefix = school_year.to_string();
        let counter = |number: &Enrolment| {
            let counter = number.as_str().strip_prefix(&prefix)?;
            let is_drawn =
                (4..=6).contains(&counter.len()) && counter.bytes().all(|byte| byte.is_ascii_digit());
            is_drawn.then(|| counter.parse().ok()).flatten()
        };
        Self { school_year, last: taken.filter_map(counter).max().unwrap_or_default() }
    }

    pub fn draw(&mut self) -> Result<Enrolment, String> {
        self.last += 1;
        format!("{}{:04}", self.school_year, self.last).parse()
    }
}
