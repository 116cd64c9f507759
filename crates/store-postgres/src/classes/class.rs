//! The school's classes.

use std::str::FromStr;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use kernel::{ClassId, Grade, PersonId, Stage, StoreError};
use school_management::classes::class::{CalendarYear, Class, ClassName, NewClass, Shift};
use school_management::classes::store::Classes;
use school_management::roster::classes::KnownClass;

use crate::column::statement::statement;
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::schema::classes::classes;
use crate::schema::people::{students, users};

#[derive(Queryable)]
struct ClassRow {
    id: i64,
    name: Word<ClassName>,
    grade: Word<GradeText>,
    shift: Word<Shift>,
    school_year: i16,
    teacher_id: Option<i64>,
    teacher: Option<(String, String)>,
    total_students: i32,
    archived_at: Option<DateTime<Utc>>,
    created_at: DateTime<Utc>,
}

/// A grade by its name, which is of one stage alone.
#[derive(Debug, Clone, Copy)]
pub(crate) struct GradeText(pub(crate) Grade);

impl FromStr for GradeText {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Stage::ALL.into_iter().find_map(|stage| stage.grade(text));
        found.map(Self).ok_or_else(|| format!("unknown grade {text}"))
    }
}

impl TryFrom<ClassRow> for Class {
    type Error = diesel::result::Error;

    fn try_from(row: ClassRow) -> QueryResult<Self> {
        let wrong = |error: &'static str| diesel::result::Error::DeserializationError(error.into());
        let about = NewClass {
            name: row.name.0,
            grade: row.grade.0.0,
            shift: row.shift.0,
            school_year: CalendarYear::new(row.school_year.into()).map_err(wrong)?,
            teacher: row.teacher_id.map(PersonId),
        };
        Ok(Self {
            id: ClassId(row.id),
            about,
            teacher_name: row.teacher.map(|(first, last)| format!("{first} {last}")),
            total_students: usize::try_from(row.total_students).unwrap_or_default(),
            archived_at: row.archived_at,
            created_at: row.created_at,
        })
    }
}

/// All classes with the names of their teachers.
macro_rules! taught_classes {
    () => {
        classes::table
            .left_join(users::table.on(
                users::school_id.eq(classes::school_id).and(classes::teacher_id.eq(users::id.nullable())),
            ))
            .select((
                classes::id,
                classes::name,
                classes::year,
                classes::shift,
                classes::school_year,
                classes::teacher_id,
                (users::first_name, users::last_name).nullable(),
                classes::total_students,
                classes::archived_at,
                classes::created_at,
            ))
    };
}

/// Those that are archived, or those that are not, in no order.
pub(super) fn list(connection: &mut PgConnection, archived: bool) -> QueryResult<Vec<Class>> {
    let rows: Vec<ClassRow> =
        taught_classes!().filter(classes::archived_at.is_not_null().eq(archived)).load(connection)?;
    rows.into_iter().map(TryInto::try_into).collect()
}

/// All of them, in no order.
pub(super) fn every(connection: &mut PgConnection) -> QueryResult<Vec<KnownClass>> {
    type Row = (i64, String, Word<GradeText>, Word<Shift>, i16, bool);
    let rows: Vec<Row> = classes::table
        .select((
            classes::id,
            classes::name,
            classes::year,
            classes::shift,
            classes::school_year,
            classes::archived_at.is_not_null(),
        ))
        .load(connection)?;
    let known = |(id, name, grade, shift, school_year, archived): Row| KnownClass {
        id: ClassId(id),
        name,
        grade: grade.0.0,
        shift: shift.0,
        school_year: school_year.into(),
        archived,
    };
    Ok(rows.into_iter().map(known).collect())
}

pub(super) fn find(connection: &mut PgConnection, id: ClassId) -> QueryResult<Option<Class>> {
    let row: Option<ClassRow> =
        taught_classes!().filter(classes::id.eq(id.0)).first(connection).optional()?;
    row.map(TryInto::try_into).transpose()
}

/// Those that there are of these, in no order.
pub(super) fn those(connection: &mut PgConnection, ids: &[ClassId]) -> QueryResult<Vec<Class>> {
    let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
    let rows: Vec<ClassRow> = taught_classes!().filter(classes::id.eq_any(ids)).load(connection)?;
    rows.into_iter().map(TryInto::try_into).collect()
}

/// What a person says of a class, as columns.
macro_rules! typed {
    ($class:expr) => {
        (
            classes::name.eq($class.name.as_str()),
            classes::year.eq($class.grade.label()),
            classes::stage.eq($class.grade.stage.slug()),
            classes::shift.eq($class.shift.slug()),
            classes::school_year.eq($class.school_year.year()),
            classes::teacher_id.eq($class.teacher.map(|teacher| teacher.0)),
        )
    };
}

statement! {
    /// As the triggers of pupils and people count, for classes whose number is another.
    Recount() -> () =
        "UPDATE classes c SET total_students = counted.pupils FROM (
            SELECT k.id, count(p.id) AS pupils FROM classes k
            LEFT JOIN students s ON s.school_id = k.school_id AND s.class_id = k.id
            LEFT JOIN people p ON p.school_id = s.school_id AND p.id = s.id AND p.active
            GROUP BY k.id
        ) counted WHERE counted.id = c.id AND counted.pupils <> c.total_students"
}

impl Classes for Transaction {
    fn add_class(&mut self, new: &NewClass, at: DateTime<Utc>) -> Result<Class, StoreError> {
        self.run("add_class", |connection| {
            let id: i64 = diesel::insert_into(classes::table)
                .values((typed!(new), classes::created_at.eq(at)))
                .returning(classes::id)
                .get_result(connection)?;
            find(connection, ClassId(id))?.ok_or(diesel::result::Error::NotFound)
        })
    }

    fn add_classes(&mut self, new: &[NewClass], at: DateTime<Utc>) -> Result<Vec<ClassId>, StoreError> {
        let rows: Vec<_> = new.iter().map(|new| (typed!(new), classes::created_at.eq(at))).collect();
        let ids: Vec<i64> = self.run("add_classes", |connection| {
            diesel::insert_into(classes::table).values(rows).returning(classes::id).get_results(connection)
        })?;
        Ok(ids.into_iter().map(ClassId).collect())
    }

    fn hold_class(&mut self, id: ClassId) -> Result<Option<Class>, StoreError> {
        self.run("hold_class", |connection| {
            // Apart: what is joined from outside cannot be held. Against whoever refers to it too: a pupil who is on the way in
            // shares its key and then counts, and whoever removes it would wait for the one and keep the other waiting.
            let held = classes::table.filter(classes::id.eq(id.0)).select(classes::id).for_update();
            let held: Option<i64> = held.first(connection).optional()?;
            held.map_or(Ok(None), |_| find(connection, id))
        })
    }

    fn change_class(&mut self, id: ClassId, to: &NewClass) -> Result<Option<Class>, StoreError> {
        self.run("change_class", |connection| {
            diesel::update(classes::table.filter(classes::id.eq(id.0)))
                .set(typed!(to))
                .execute(connection)?;
            find(connection, id)
        })
    }

    fn leave_classes(&mut self, teacher: PersonId) -> Result<usize, StoreError> {
        self.run("leave_classes", |connection| {
            let theirs = classes::teacher_id.eq(teacher.0).and(classes::archived_at.is_null());
            diesel::update(classes::table.filter(theirs))
                .set(classes::teacher_id.eq(None::<i64>))
                .execute(connection)
        })
    }

    fn archive_class(&mut self, id: ClassId, at: Option<DateTime<Utc>>) -> Result<(), StoreError> {
        self.run("archive_class", |connection| {
            let class = classes::table.filter(classes::id.eq(id.0));
            diesel::update(class).set(classes::archived_at.eq(at)).execute(connection).map(drop)
        })
    }

    fn remove_class(&mut self, id: ClassId) -> Result<(), StoreError> {
        self.run("remove_class", |connection| {
            diesel::delete(classes::table.filter(classes::id.eq(id.0))).execute(connection).map(drop)
        })
    }

    fn pupils_of_class(&mut self, id: ClassId) -> Result<usize, StoreError> {
        let count: i64 = self.run("pupils_of_class", |connection| {
            students::table.filter(students::class_id.eq(id.0)).count().get_result(connection)
        })?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    fn stages_taught(&mut self) -> Result<Vec<Stage>, StoreError> {
        let stages: Vec<Word<Stage>> = self.run("stages_taught", |connection| {
            classes::table
                .filter(classes::archived_at.is_null())
                .select(classes::stage)
                .distinct()
                .load(connection)
        })?;
        let mut stages: Vec<_> = stages.into_iter().map(|stage| stage.0).collect();
        stages.sort_unstable();
        Ok(stages)
    }

    fn recount_classes(&mut self) -> Result<usize, StoreError> {
        self.run("recount_classes", |connection| Recount {}.execute(connection))
    }
}
