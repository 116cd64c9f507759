//! What decisions and screens read of classes, subjects and the school year.

use std::cmp::Reverse;

use kernel::{ClassId, StoreError};
use school_management::classes::class::{CalendarYear, Class};
use school_management::classes::school_year::SchoolYear;
use school_management::classes::store::KnownClasses;
use school_management::classes::subject::Subject;
use school_management::classes::view::ClassesView;
use school_management::roster::classes::KnownClass;

use crate::classes::{class, school_year, subject};
use crate::connect::transaction::Transaction;

impl KnownClasses for Transaction {
    fn class(&mut self, id: ClassId) -> Result<Option<Class>, StoreError> {
        self.run("class", |connection| class::find(connection, id))
    }

    fn classes_by_id(&mut self, ids: &[ClassId]) -> Result<Vec<Class>, StoreError> {
        self.run("classes_by_id", |connection| class::those(connection, ids))
    }

    fn every_class(&mut self) -> Result<Vec<KnownClass>, StoreError> {
        self.run("every_class", class::every)
    }

    fn subjects(&mut self) -> Result<Vec<Subject>, StoreError> {
        self.run("subjects", subject::list)
    }

    fn school_year(&mut self, year: CalendarYear) -> Result<Option<SchoolYear>, StoreError> {
        self.run("school_year", |connection| school_year::find(connection, year))
    }
}

impl ClassesView for Transaction {
    fn classes(&mut self, archived: bool) -> Result<Vec<Class>, StoreError> {
        let mut classes = self.run("classes", |connection| class::list(connection, archived))?;
        classes.sort_by_cached_key(|Class { about, .. }| {
            (Reverse(about.school_year), about.grade, about.name.as_str().to_lowercase())
        });
        Ok(classes)
    }
}
