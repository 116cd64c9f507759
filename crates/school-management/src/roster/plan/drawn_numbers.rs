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
        let last = taken.filter_map(|number| number.drawn_counter(school_year)).max().unwrap_or_default();
        Self { school_year, last }
    }

    pub fn draw(&mut self) -> Enrolment {
        self.last += 1;
        Enrolment::drawn(self.school_year, self.last)
    }
}
