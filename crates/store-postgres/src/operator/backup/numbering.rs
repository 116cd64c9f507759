//! Where each sequence may stand: a backup that somebody made may say anything, and the next row would pay for it.

use std::collections::BTreeMap;

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Text};
use kernel::quotable;

use crate::operator::backup::error::RestoreError;
use crate::operator::backup::tables::{Sequence, quoted};

/// Beyond half of 2^53 a browser would soon not tell two numbers apart.
const FARTHEST: i64 = 1 << 52;

/// A sequence and the column that it numbers.
#[derive(QueryableByName)]
struct Numbered {
    #[diesel(sql_type = Text)]
    schema: String,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    table_name: String,
    #[diesel(sql_type = Text)]
    column_name: String,
    #[diesel(sql_type = BigInt)]
    most: i64,
}

#[derive(QueryableByName)]
struct Highest {
    #[diesel(sql_type = BigInt)]
    highest: i64,
}

/// The sequences that the migrations made, and what a backup says of each.
pub(super) struct Numbering {
    known: Vec<Numbered>,
    noted: BTreeMap<String, Sequence>,
}

impl Numbering {
    pub(super) fn of(connection: &mut PgConnection) -> QueryResult<Self> {
        let known = diesel::sql_query(
            "SELECT n.nspname::text AS schema, s.relname::text AS name, t.relname::text AS table_name,
                a.attname::text AS column_name, q.seqmax AS most
             FROM pg_sequence q JOIN pg_class s ON s.oid = q.seqrelid JOIN pg_namespace n ON n.oid = s.relnamespace
                JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.deptype IN ('a', 'i')
                JOIN pg_class t ON d.refclassid = 'pg_class'::regclass AND t.oid = d.refobjid
                JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
             WHERE n.nspname IN ('public', 'demonstration')",
        )
        .load(connection)?;
        Ok(Self { known, noted: BTreeMap::new() })
    }

    /// Holds no more than there are sequences, whatever comes.
    pub(super) fn note(&mut self, sequence: Sequence) -> Result<(), RestoreError> {
        let name = quotable(&sequence.name);
        if !self.known.iter().any(|known| known.full_name() == sequence.name) {
            return Err(RestoreError::Different(format!("não há uma sequência {name}")));
        }
        match self.noted.insert(sequence.name.clone(), sequence) {
            Some(_) => Err(RestoreError::Different(format!("a sequência {name} aparece duas vezes"))),
            None => Ok(()),
        }
    }

    /// After the last row, by who sees all of them.
    #[expect(clippy::disallowed_methods, reason = "an operator's command is its own transaction")]
    pub(super) fn set(&self, connection: &mut PgConnection) -> Result<(), RestoreError> {
        // A table from which a policy would hide rows is an error then.
        connection.batch_execute("SET LOCAL row_security = off")?;
        self.known.iter().try_for_each(|known| known.set(connection, self.noted.get(&known.full_name())))
    }
}

impl Numbered {
    fn full_name(&self) -> String {
        format!("{}.{}", self.schema, self.name)
    }

    fn set(&self, connection: &mut PgConnection, noted: Option<&Sequence>) -> Result<(), RestoreError> {
        let Self { schema, table_name, column_name, .. } = self;
        let refused = |why| Err(RestoreError::Numbering { table: format!("{schema}.{table_name}"), why });
        let Some(Sequence { last_value, is_called, .. }) = noted else { return refused("falta") };
        let farthest = FARTHEST.min(self.most / 2);
        if !(1..=farthest).contains(last_value) {
            return refused("fica sem números");
        }
        let table = format!("{}.{}", quoted(schema), quoted(table_name));
        let select =
            format!("SELECT coalesce(max({}), 0)::bigint AS highest FROM {table}", quoted(column_name));
        let Highest { highest } = diesel::sql_query(select).get_result(connection)?;
        if last_value + i64::from(*is_called) <= highest {
            return refused("está atrás das suas linhas");
        }
        diesel::sql_query("SELECT setval($1::regclass, $2, $3)")
            .bind::<Text, _>(format!("{}.{}", quoted(schema), quoted(&self.name)))
            .bind::<BigInt, _>(last_value)
            .bind::<Bool, _>(is_called)
            .execute(connection)?;
        Ok(())
    }
}
