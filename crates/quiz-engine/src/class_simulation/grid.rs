use std::collections::BTreeMap;

use kernel::PersonId;

use super::refusal::Refusal;
use super::sheet::Sheet;
use super::simulation::ClassSimulation;
use super::words::{Kind, Mark};

/// Somebody types a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellChange {
    pub student: PersonId,
    /// As sent.
    pub ordinal: i64,
    pub to: Option<Mark>,
    /// What stood there on their screen.
    pub was: Option<Mark>,
}

impl ClassSimulation {
    /// The sheets as they are after the changes, those that differ alone. Two who type into different cells are not in each other's
    /// way; of the same cell, whoever did not see what the other wrote is told. All of it or nothing.
    pub fn typed(&self, changes: &[CellChange]) -> Result<Vec<Sheet>, Refusal> {
        self.running(Kind::Impressa)?;
        let mut sheets = BTreeMap::new();
        let (mut wrong, mut clashing) = (Vec::new(), Vec::new());
        for (place, change) in changes.iter().enumerate() {
            let found = self.sheet_of(change.student).and_then(|sheet| {
                let ordinal = self.ordinal(change.ordinal).ok_or(Refusal::NoQuestion)?;
                if sheet.absent { Err(Refusal::Absent) } else { Ok((sheet, ordinal)) }
            });
            match found {
                Err(refusal) => wrong.push((place, Box::new(refusal))),
                Ok((sheet, ordinal)) => {
                    let sheet = sheets.entry(change.student).or_insert_with(|| sheet.clone());
                    match sheet.marks.of(ordinal) {
                        stands if stands == change.was || stands == change.to => {
                            sheet.marks.put(ordinal, change.to);
                        }
                        stands => clashing.push((place, stands)),
                    }
                }
            }
        }
        if !wrong.is_empty() {
            return Err(Refusal::NoCells(wrong));
        }
        if !clashing.is_empty() {
            return Err(Refusal::Clash(clashing));
        }
        Ok(sheets.into_values().filter(|sheet| !self.sheets.contains(sheet)).collect())
    }

    /// The sheet of a pupil who was, or was not, there; `None` where it says so. What was typed stays with it.
    pub fn absent(&self, student: PersonId, absent: bool) -> Result<Option<Sheet>, Refusal> {
        self.running(Kind::Impressa)?;
        let sheet = self.sheet_of(student)?;
        Ok((sheet.absent != absent).then(|| Sheet { absent, ..sheet.clone() }))
    }

    pub fn sheet_of(&self, student: PersonId) -> Result<&Sheet, Refusal> {
        self.sheets.iter().find(|sheet| sheet.student == Some(student)).ok_or(Refusal::NoPupil)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::class_simulation::State;
    use crate::testing::{printed, projected};

    fn cell(student: i64, ordinal: i64, to: Option<Mark>, was: Option<Mark>) -> CellChange {
        CellChange { student: PersonId(student), ordinal, to, was }
    }

    fn lines(sheets: &[Sheet]) -> Vec<String> {
        sheets.iter().map(|sheet| sheet.marks.to_string()).collect()
    }

    #[test]
    fn of_one_cell_whoever_did_not_see_the_other_is_told() {
        use Mark::{A, B, Blank, C};
        let grid = printed("ABC", &["A..", "-B."]);
        for (changes, outcome) in [
            (&[cell(1, 2, Some(B), None)][..], Ok(&["AB."][..])),
            (&[cell(1, 1, Some(C), Some(A))], Ok(&["C.."])),
            (&[cell(1, 1, Some(A), None)], Ok(&[])),
            (&[cell(1, 1, None, Some(A)), cell(2, 3, Some(Blank), None)], Ok(&["...", "-B-"])),
            (&[cell(1, 2, Some(A), None), cell(1, 2, Some(B), Some(A))], Ok(&["AB."])),
            (&[cell(1, 1, Some(B), None)], Err(Refusal::Clash(vec![(0, Some(A))]))),
            (
                &[cell(1, 3, Some(A), None), cell(2, 1, Some(A), None), cell(2, 3, Some(A), Some(C))],
                Err(Refusal::Clash(vec![(1, Some(Blank)), (2, None)])),
            ),
        ] {
            let typed = grid.typed(changes).map(|sheets| lines(&sheets));
            let expected = outcome.map(|lines| lines.iter().map(|line| (*line).to_owned()).collect());
            assert_eq!(typed, expected, "{changes:?}");
        }
    }

    #[test]
    fn what_is_not_on_the_grid_is_refused_and_nothing_is_typed() {
        let mut grid = printed("AB", &["..", ".."]);
        grid.sheets[1].absent = true;
        let changes = [
            cell(1, 1, Some(Mark::A), None),
            cell(9, 1, None, None),
            cell(1, 3, None, None),
            cell(2, 1, None, None),
        ];
        let refused = [(1, Refusal::NoPupil), (2, Refusal::NoQuestion), (3, Refusal::Absent)];
        let refused = refused.map(|(place, why)| (place, Box::new(why)));
        assert_eq!(grid.typed(&changes), Err(Refusal::NoCells(refused.to_vec())));
        assert_eq!(projected("A", &[None]).typed(&[]), Err(Refusal::OfTheClass));
        grid.state = State::Concluida;
        assert_eq!(grid.typed(&[]), Err(Refusal::NotRunning));
        assert_eq!(grid.absent(PersonId(1), true), Err(Refusal::NotRunning));
    }

    #[test]
    fn who_was_absent_after_all_has_what_was_typed() {
        let mut grid = printed("AB", &["A."]);
        assert_eq!(grid.absent(PersonId(1), false), Ok(None));
        grid.sheets = vec![grid.absent(PersonId(1), true).unwrap().unwrap()];
        assert!(!grid.sheets[0].counts());
        assert_eq!(grid.absent(PersonId(1), true), Ok(None));
        let back = grid.absent(PersonId(1), false).unwrap().unwrap();
        assert_eq!((back.marks.to_string().as_str(), back.counts()), ("A.", true));
    }

    proptest! {
        #[test]
        fn the_order_in_which_cells_are_typed_does_not_matter(
            marks in prop::collection::vec(prop::option::of(0..5_usize), 12), turn in 0..12_usize,
        ) {
            let grid = printed("ABCD", &["....", "....", "...."]);
            let changes: Vec<_> = (0_i64..).zip(&marks).map(|(at, mark)| {
                cell(at / 4 + 1, at % 4 + 1, mark.map(|mark| Mark::ALL[mark]), None)
            }).collect();
            let mut turned = changes.clone();
            turned.rotate_left(turn);
            let at_once = grid.typed(&changes).unwrap();
            prop_assert_eq!(&grid.typed(&turned).unwrap(), &at_once);
            // One by one, as keys are pressed.
            let mut one_by_one = grid.clone();
            for change in turned {
                for sheet in one_by_one.typed(&[change]).unwrap() {
                    let own = one_by_one.sheets.iter_mut().find(|own| own.student == sheet.student).unwrap();
                    *own = sheet;
                }
            }
            let differing: Vec<_> = one_by_one.sheets.into_iter().filter(|it| !grid.sheets.contains(it)).collect();
            prop_assert_eq!(differing, at_once);
        }
    }
}
