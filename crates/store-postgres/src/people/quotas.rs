//! How much a school keeps.

use application::quota::{QuotaUse, Quotas};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use kernel::StoreError;

use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::connect::transaction::Transaction;

row! {
    QuotaRow {
        name: String => Text,
        kept: Count => BigInt,
        most: Count => BigInt,
    }
}

statement! {
    Use() -> QuotaRow = "SELECT name, kept, most FROM quota_use()"
}

impl Quotas for Transaction {
    fn quotas(&mut self) -> Result<Vec<QuotaUse>, StoreError> {
        let rows: Vec<QuotaRow> = self.run("quotas", |connection| Use {}.load(connection))?;
        Ok(rows
            .into_iter()
            .map(|QuotaRow { name, kept, most }| QuotaUse { name, kept: kept.0, most: most.0 })
            .collect())
    }
}
