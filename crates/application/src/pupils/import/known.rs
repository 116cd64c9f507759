//! What a class list is compared with.

use chrono::{DateTime, Utc};
use kernel::Day;
use school_management::people::school::School;
use school_management::roster::classes::KnownClass;
use school_management::roster::{self, Reading, Refusal, Roll};

use super::{Choice, ImportError};
use crate::classes::school_year;
use crate::spreadsheet::Spreadsheet;
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

pub(super) struct Known {
    today: Day,
    pub school_year: i32,
    pub classes: Vec<KnownClass>,
    pub roll: Roll,
}

impl Known {
    pub fn of_view(view: &mut dyn SchoolView, now: DateTime<Utc>) -> Result<Self, ImportError> {
        let school = view.school().school()?.ok_or(ImportError::Gone)?;
        Ok(Self {
            today: today(&school, now),
            school_year: school_year::current(view.classes(), &school, now)?,
            classes: view.classes().every_class()?,
            roll: Roll::of(view.pupils().roll()?),
        })
    }

    pub fn of_tx(tx: &mut dyn SchoolTx, now: DateTime<Utc>) -> Result<Self, ImportError> {
        let school = tx.school().school()?.ok_or(ImportError::Gone)?;
        Ok(Self {
            today: today(&school, now),
            school_year: school_year::current(tx.school(), &school, now)?,
            classes: tx.school().every_class()?,
            roll: Roll::of(tx.school().roll()?),
        })
    }

    /// What the file says, on the day that it is at the school.
    pub fn read<'a>(&self, file: &'a Spreadsheet, choice: &Choice) -> Result<Reading<'a>, Refusal> {
        roster::read(&file.sheets, choice.date_order, self.today)
    }
}

fn today(school: &School, now: DateTime<Utc>) -> Day {
    Day::of(now, school.state)
}
