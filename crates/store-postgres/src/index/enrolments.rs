//! How many pupils the grades have, where the school said so.

use diesel::prelude::*;
use diesel::upsert::excluded;
use ideb_core::enrolment::NewEnrolment;
use ideb_core::store::Enrolments;
use kernel::{Grade, Stage, StoreError};

use crate::column::statement::statement;
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::schema::index::enrolments;

/// By stage and grade.
pub(crate) fn all(connection: &mut PgConnection) -> QueryResult<Vec<(Grade, i32)>> {
    let rows: Vec<(Word<Stage>, i16, i16)> = enrolments::table
        .select((enrolments::stage, enrolments::grade_place, enrolments::pupils))
        .load(connection)?;
    let grade = |stage: Stage, place: i16| stage.grades().find(|grade| i16::from(grade.place) == place);
    let known =
        |(stage, place, pupils): (Word<Stage>, i16, i16)| Some((grade(stage.0, place)?, pupils.into()));
    let mut known: Vec<(Grade, i32)> = rows.into_iter().filter_map(known).collect();
    known.sort_by_key(|(grade, _)| *grade);
    Ok(known)
}

statement! {
    /// Until the transaction ends nobody else changes the school's enrolments: whoever replaces several rows at once would
    /// wait for another who waits for them.
    LockEnrolments() -> () = "SELECT pg_advisory_xact_lock(7, hashtext(current_setting('app.school_id')))"
}

impl Enrolments for Transaction {
    fn put_enrolment(&mut self, new: &NewEnrolment) -> Result<(), StoreError> {
        let grades = new.stage.grades().zip(&new.pupils);
        let given: Vec<_> = grades
            .filter_map(|(grade, pupils)| Some((i16::from(grade.place), i16::try_from((*pupils)?).ok()?)))
            .collect();
        let places: Vec<_> = given.iter().map(|(place, _)| *place).collect();
        let rows: Vec<_> = given
            .into_iter()
            .map(|(place, pupils)| {
                (
                    enrolments::stage.eq(new.stage.slug()),
                    enrolments::grade_place.eq(place),
                    enrolments::pupils.eq(pupils),
                )
            })
            .collect();
        self.run("put_enrolment", |connection| {
            LockEnrolments {}.execute(connection)?;
            diesel::insert_into(enrolments::table)
                .values(rows)
                .on_conflict((enrolments::school_id, enrolments::stage, enrolments::grade_place))
                .do_update()
                .set(enrolments::pupils.eq(excluded(enrolments::pupils)))
                .execute(connection)?;
            let others = enrolments::stage.eq(new.stage.slug()).and(enrolments::grade_place.ne_all(places));
            diesel::delete(enrolments::table.filter(others)).execute(connection)
        })?;
        Ok(())
    }
}
