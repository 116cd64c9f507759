//! What screens read of the things that happened.

use kernel::{PersonId, StoreError};
use school_management::notices::activity::{Activity, Place};
use school_management::notices::audit::{AuditFilter, AuditPage, Refusals};
use school_management::notices::dated::{Dated, DatedAsked};
use school_management::notices::notice::ReadMarks;
use school_management::notices::view::{NoticesView, Rang};

use super::{activities, audit, bell, dated};
use crate::connect::transaction::Transaction;

impl NoticesView for Transaction {
    fn activities(&mut self, limit: i64) -> Result<Vec<Activity>, StoreError> {
        self.run("activities", |connection| activities::shown(connection, limit))
    }

    fn read_marks(&mut self, reader: PersonId) -> Result<ReadMarks, StoreError> {
        self.run("read_marks", |connection| bell::read_marks(connection, reader))
    }

    fn rang(&mut self, of: &Rang) -> Result<Vec<Activity>, StoreError> {
        self.run("rang", |connection| bell::rang(connection, of))
    }

    fn count_unread(
        &mut self,
        reader: PersonId,
        leads: bool,
        marks: &ReadMarks,
    ) -> Result<usize, StoreError> {
        self.run("count_unread", |connection| bell::count_unread(connection, reader, leads, marks))
    }

    fn dated(&mut self, asked: &DatedAsked<'_>) -> Result<Dated, StoreError> {
        self.run("dated", |connection| dated::dated(connection, asked))
    }

    fn audit(
        &mut self,
        filter: &AuditFilter,
        after: Option<Place>,
        limit: usize,
    ) -> Result<AuditPage, StoreError> {
        self.run("audit", |connection| audit::page(connection, filter, after, limit))
    }

    fn count_audit(&mut self, filter: &AuditFilter, most: usize) -> Result<usize, StoreError> {
        self.run("count_audit", |connection| audit::count(connection, filter, most))
    }

    fn refusals(&mut self, filter: &AuditFilter) -> Result<Refusals, StoreError> {
        self.run("refusals", |connection| audit::refusals(connection, filter))
    }
}
