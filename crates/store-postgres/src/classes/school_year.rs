//! Dates that a school set itself.

use chrono::NaiveDate;
use diesel::prelude::*;
use diesel::upsert::excluded;
use kernel::{Day, StoreError};
use school_management::classes::class::CalendarYear;
use school_management::classes::school_year::{Bimester, SchoolYear};
use school_management::classes::store::SchoolYears;

use crate::connect::transaction::Transaction;
use crate::schema::classes::school_years;

/// First and last day of a bimester.
type Dates = (NaiveDate, NaiveDate);

pub(super) fn find(connection: &mut PgConnection, year: CalendarYear) -> QueryResult<Option<SchoolYear>> {
    let row: Option<(Dates, Dates, Dates, Dates)> = school_years::table
        .filter(school_years::year.eq(year.year()))
        .select((
            (school_years::first_1, school_years::last_1),
            (school_years::first_2, school_years::last_2),
            (school_years::first_3, school_years::last_3),
            (school_years::first_4, school_years::last_4),
        ))
        .first(connection)
        .optional()?;
    row.map(|(one, two, three, four)| read(year, [one, two, three, four])).transpose()
}

fn read(year: CalendarYear, dates: [Dates; 4]) -> QueryResult<SchoolYear> {
    let bimesters = dates.map(|(first, last)| Bimester { first: Day::on(first), last: Day::on(last) });
    SchoolYear::new(year, bimesters)
        .map_err(|invalid| diesel::result::Error::DeserializationError(Box::new(invalid)))
}

impl SchoolYears for Transaction {
    fn put_school_year(&mut self, year: &SchoolYear) -> Result<(), StoreError> {
        let [one, two, three, four] = year.bimesters().map(|it| (it.first.date(), it.last.date()));
        self.run("put_school_year", |connection| {
            diesel::insert_into(school_years::table)
                .values((
                    school_years::year.eq(year.year().year()),
                    (school_years::first_1.eq(one.0), school_years::last_1.eq(one.1)),
                    (school_years::first_2.eq(two.0), school_years::last_2.eq(two.1)),
                    (school_years::first_3.eq(three.0), school_years::last_3.eq(three.1)),
                    (school_years::first_4.eq(four.0), school_years::last_4.eq(four.1)),
                ))
                .on_conflict((school_years::school_id, school_years::year))
                .do_update()
                .set((
                    school_years::first_1.eq(excluded(school_years::first_1)),
                    school_years::last_1.eq(excluded(school_years::last_1)),
                    school_years::first_2.eq(excluded(school_years::first_2)),
                    school_years::last_2.eq(excluded(school_years::last_2)),
                    school_years::first_3.eq(excluded(school_years::first_3)),
                    school_years::last_3.eq(excluded(school_years::last_3)),
                    school_years::first_4.eq(excluded(school_years::first_4)),
                    school_years::last_4.eq(excluded(school_years::last_4)),
                ))
                .execute(connection)
                .map(drop)
        })
    }
}
