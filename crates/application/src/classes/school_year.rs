//! The dates of the school year.

use chrono::{DateTime, Utc};
use kernel::{Day, PersonId, StoreError};
use school_management::classes::class::CalendarYear;
use school_management::classes::school_year::SchoolYear;
use school_management::classes::store::KnownClasses;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::school::School;

use crate::tx::database::SchoolTx;

/// A school year as a screen shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShownYear {
    pub year: SchoolYear,
    /// Set by the school; else proposed.
    pub set: bool,
}

/// The dates that the school set, or those that are proposed.
pub fn of(view: &mut (impl KnownClasses + ?Sized), year: CalendarYear) -> Result<ShownYear, StoreError> {
    let set = view.school_year(year)?;
    Ok(ShownYear { year: set.unwrap_or_else(|| SchoolYear::proposed(year)), set: set.is_some() })
}

/// The year that runs at the school at this moment.
pub fn current(
    view: &mut (impl KnownClasses + ?Sized),
    school: &School,
    now: DateTime<Utc>,
) -> Result<i32, StoreError> {
    let today = Day::of(now, school.state);
    let last = match CalendarYear::new(i64::from(today.year()) - 1) {
        Ok(last) => view.school_year(last)?,
        Err(_) => None,
    };
    Ok(SchoolYear::current(today, last.as_ref()))
}

/// Sets the dates of a year, and records who did.
pub fn set(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    year: &SchoolYear,
    now: DateTime<Utc>,
) -> Result<ShownYear, StoreError> {
    tx.school().put_school_year(year)?;
    let text = format!("definiu os bimestres de {}", year.year().year());
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Classes, text), now)?;
    Ok(ShownYear { year: *year, set: true })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{MemoryDatabase, at, registered, registration, within};

    #[test]
    fn a_year_is_proposed_until_the_school_sets_it() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let year = CalendarYear::new(2026).unwrap();
        let shown = |year| within(&database, &ana, |tx| of(tx.school(), year)).unwrap();
        assert_eq!(shown(year), ShownYear { year: SchoolYear::proposed(year), set: false });
        let mut bimesters = *SchoolYear::proposed(year).bimesters();
        bimesters[3].last = "2027-01-20".parse().unwrap();
        let own = SchoolYear::new(year, bimesters).unwrap();
        let saved = within(&database, &ana, |tx| set(tx, ana.actor().id(), &own, at(1))).unwrap();
        assert_eq!(saved, ShownYear { year: own, set: true });
        assert_eq!(shown(year), saved);
        assert_eq!(database.trail(ana.scope().school())[0].text, "definiu os bimestres de 2026");

        // In Rondônia midnight comes four hours after UTC's.
        let runs = |now: &str| {
            within(&database, &ana, |tx| {
                let school = tx.school().school().unwrap().unwrap();
                current(tx.school(), &school, now.parse().unwrap())
            })
            .unwrap()
        };
        assert_eq!(runs("2027-01-21T03:59:59Z"), 2026);
        assert_eq!(runs("2027-01-21T04:00:00Z"), 2027);
        assert_eq!(runs("2026-01-10T12:00:00Z"), 2026, "of 2025 nothing is set");
    }
}
