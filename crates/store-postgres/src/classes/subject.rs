//! What the school teaches.

use diesel::prelude::*;
use kernel::{Stage, StoreError, SubjectId};
use school_management::classes::store::Subjects;
use school_management::classes::subject::{NewSubject, Subject, SubjectName};

use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::schema::classes::subjects;

#[derive(Queryable, Selectable)]
#[diesel(table_name = subjects, check_for_backend(diesel::pg::Pg))]
struct SubjectRow {
    id: i64,
    name: Word<SubjectName>,
    description: String,
    stage: Word<Stage>,
    is_active: bool,
}

impl From<SubjectRow> for Subject {
    fn from(row: SubjectRow) -> Self {
        let SubjectRow { id, name, description, stage, is_active } = row;
        let about = NewSubject { name: name.0, description, stage: stage.0, active: is_active };
        Self { id: SubjectId(id), about }
    }
}

/// By stage and name.
pub(super) fn list(connection: &mut PgConnection) -> QueryResult<Vec<Subject>> {
    let rows: Vec<SubjectRow> = subjects::table.select(SubjectRow::as_select()).load(connection)?;
    let mut subjects: Vec<Subject> = rows.into_iter().map(Into::into).collect();
    subjects
        .sort_by(|a, b| (a.about.stage, a.about.name.as_str()).cmp(&(b.about.stage, b.about.name.as_str())));
    Ok(subjects)
}

/// What a person says of a subject, as columns.
macro_rules! typed {
    ($subject:expr) => {
        (
            subjects::name.eq($subject.name.as_str()),
            subjects::description.eq(&$subject.description),
            subjects::stage.eq($subject.stage.slug()),
            subjects::is_active.eq($subject.active),
        )
    };
}

impl Subjects for Transaction {
    fn add_subject(&mut self, new: &NewSubject) -> Result<Subject, StoreError> {
        let row: SubjectRow = self.run("add_subject", |connection| {
            diesel::insert_into(subjects::table)
                .values(typed!(new))
                .returning(SubjectRow::as_returning())
                .get_result(connection)
        })?;
        Ok(row.into())
    }

    fn hold_subject(&mut self, id: SubjectId) -> Result<Option<Subject>, StoreError> {
        let row: Option<SubjectRow> = self.run("hold_subject", |connection| {
            let held = subjects::table.filter(subjects::id.eq(id.0)).for_no_key_update();
            held.select(SubjectRow::as_select()).first(connection).optional()
        })?;
        Ok(row.map(Into::into))
    }

    fn change_subject(&mut self, id: SubjectId, to: &NewSubject) -> Result<Option<Subject>, StoreError> {
        let row: Option<SubjectRow> = self.run("change_subject", |connection| {
            diesel::update(subjects::table.filter(subjects::id.eq(id.0)))
                .set(typed!(to))
                .returning(SubjectRow::as_returning())
                .get_result(connection)
                .optional()
        })?;
        Ok(row.map(Into::into))
    }

    fn remove_subject(&mut self, id: SubjectId) -> Result<Option<Subject>, StoreError> {
        let row: Option<SubjectRow> = self.run("remove_subject", |connection| {
            diesel::delete(subjects::table.filter(subjects::id.eq(id.0)))
                .returning(SubjectRow::as_returning())
                .get_result(connection)
                .optional()
        })?;
        Ok(row.map(Into::into))
    }
}
