use std::fmt;

/// The texts of a line's cells, in one piece: a file has hundreds of thousands, and each alone would take many times its
/// few letters.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Cells {
    text: Box<str>,
    /// Where each ends.
    ends: Box<[u32]>,
}

impl Cells {
    /// What cells with so many bytes of text in all take in memory, about.
    pub const fn memory(cells: usize, bytes: usize) -> usize {
        const ALLOCATIONS: usize = 2 * 16;
        size_of::<Self>() + cells * size_of::<u32>() + bytes + ALLOCATIONS
    }

    pub fn get(&self, place: usize) -> Option<&str> {
        let end = *self.ends.get(place)?;
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.text.get(start as usize..end as usize)
    }

    pub fn iter(&self) -> impl Iterator<Item = &str> {
        (0..self.ends.len()).filter_map(|place| self.get(place))
    }
}

impl<T: AsRef<str>> FromIterator<T> for Cells {
    /// Of more than 4 GB, which no file has, those beyond are lost.
    fn from_iter<I: IntoIterator<Item = T>>(cells: I) -> Self {
        let (mut text, mut ends) = (String::new(), Vec::new());
        for cell in cells {
            text.push_str(cell.as_ref());
            ends.push(u32::try_from(text.len()).unwrap_or(u32::MAX));
        }
        Self { text: text.into(), ends: ends.into() }
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_come_out_as_they_went_in() {
        for texts in [&["", "é", "", "Escola", ""][..], &["a"], &[""], &[]] {
            let cells: Cells = texts.iter().collect();
            assert_eq!(cells.iter().collect::<Vec<_>>(), texts);
            assert_eq!(cells.get(texts.len()), None);
            assert_eq!(format!("{cells:?}"), format!("{texts:?}"));
        }
        assert_ne!(["ab", "c"].iter().collect::<Cells>(), ["a", "bc"].iter().collect::<Cells>());
    }
}
