//! What decisions about classes, subjects and the school year ask of a database.

use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, Stage, StoreError, SubjectId};

use crate::classes::class::{CalendarYear, Class, NewClass};
use crate::classes::school_year::SchoolYear;
use crate::classes::subject::{NewSubject, Subject};
use crate::roster::classes::KnownClass;

/// Read by decisions and screens alike.
pub trait KnownClasses {
    fn class(&mut self, id: ClassId) -> Result<Option<Class>, StoreError>;
    /// Those that there are of these, in no order.
    fn classes_by_id(&mut self, ids: &[ClassId]) -> Result<Vec<Class>, StoreError>;
    /// Every class, the archived ones and those of other years too, in no order.
    fn every_class(&mut self) -> Result<Vec<KnownClass>, StoreError>;
    /// By stage and name.
    fn subjects(&mut self) -> Result<Vec<Subject>, StoreError>;
    /// The dates that the school set itself.
    fn school_year(&mut self, year: CalendarYear) -> Result<Option<SchoolYear>, StoreError>;
}

/// The school's classes.
pub trait Classes: KnownClasses {
    /// Fails with `Clash("classes_name_key")` when the year has a class of that name.
    fn add_class(&mut self, new: &NewClass, at: DateTime<Utc>) -> Result<Class, StoreError>;
    /// Adds them all in one statement, and answers their ids in the order of `new`. Fails as [`Classes::add_class`] does.
    fn add_classes(&mut self, new: &[NewClass], at: DateTime<Utc>) -> Result<Vec<ClassId>, StoreError>;
    /// Until the transaction ends, nobody else changes it: what is read and written back takes nothing away.
    fn hold_class(&mut self, id: ClassId) -> Result<Option<Class>, StoreError>;
    /// Fails as [`Classes::add_class`] does; `None` when there is none.
    fn change_class(&mut self, id: ClassId, to: &NewClass) -> Result<Option<Class>, StoreError>;
    /// Leaves the classes that this person teaches without a teacher, those that are archived apart. Says how many.
    fn leave_classes(&mut self, teacher: PersonId) -> Result<usize, StoreError>;
    /// Archives it, or with `None` takes it back.
    fn archive_class(&mut self, id: ClassId, at: Option<DateTime<Utc>>) -> Result<(), StoreError>;
    /// Fails with `Clash("students_class_fkey")` while pupils are in it.
    fn remove_class(&mut self, id: ClassId) -> Result<(), StoreError>;
    /// Pupils who are in it, active or not.
    fn pupils_of_class(&mut self, id: ClassId) -> Result<usize, StoreError>;
    /// The stages of classes that are not archived.
    fn stages_taught(&mut self) -> Result<Vec<Stage>, StoreError>;
    /// Counts the active pupils of each class anew, and says of how many classes the number was another.
    fn recount_classes(&mut self) -> Result<usize, StoreError>;
}

/// What the school teaches.
pub trait Subjects: KnownClasses {
    /// Fails with `Clash("subjects_name_key")` when the stage has a subject of that name.
    fn add_subject(&mut self, new: &NewSubject) -> Result<Subject, StoreError>;
    /// Until the transaction ends, nobody else changes it.
    fn hold_subject(&mut self, id: SubjectId) -> Result<Option<Subject>, StoreError>;
    /// Fails as [`Subjects::add_subject`] does; `None` when there is none.
    fn change_subject(&mut self, id: SubjectId, to: &NewSubject) -> Result<Option<Subject>, StoreError>;
    /// Answers what it was; `None` when there is none. Fails with `Clash("student_performance_subject_fkey")` when pupils have
    /// results in it.
    fn remove_subject(&mut self, id: SubjectId) -> Result<Option<Subject>, StoreError>;
}

/// Dates that a school sets itself.
pub trait SchoolYears: KnownClasses {
    fn put_school_year(&mut self, year: &SchoolYear) -> Result<(), StoreError>;
}
