//! Where each sequence may stand: a backup that somebody made may say anything, and the next row would pay for it.

use std::collections::BTreeMap;

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Text};
use kernel::quotable;

use crate::operator::backup::error::RestoreError;
use crate::operator::backup::tables::quoted;

/// Beyond half of 2^53 a browser would soon not tell two numbers apart.
const FARTHEST: i64 = 1 << 52;

/// How far a sequence has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sequence {
    pub name: String,
    pub last_value: i64,
    pub is_called: bool,
}

impl Sequence {
    /// The number of the next row.
    fn next(&self) -> i64 {
        self.last_value.saturating_add(i64::from(self.is_called))
    }
}

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

#[derive(QueryableByName)]
struct Stands {
    #[diesel(sql_type = BigInt)]
    last_value: i64,
    #[diesel(sql_type = Bool)]
    is_called: bool,
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
             WHERE n.nspname IN ('public', 'demonstration') ORDER BY 1 DESC, 2",
        )
        .load(connection)?;
        Ok(Self { known, noted: BTreeMap::new() })
    }

    /// How far each has come, or has to, and the tables behind whose rows one stands.
    pub(super) fn raised(&self, connection: &mut PgConnection) -> QueryResult<(Vec<Sequence>, Vec<String>)> {
        let (mut sequences, mut behind) = (Vec::new(), Vec::new());
        for known in &self.known {
            let mut sequence = known.read(connection)?;
            let highest = known.highest(connection)?;
            if sequence.next() <= highest {
                behind.push(known.table());
                sequence = Sequence { last_value: highest, is_called: true, ..sequence };
            }
            sequences.push(sequence);
        }
        Ok((sequences, behind))
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
    pub(super) fn set(&self, connection: &mut PgConnection) -> Result<(), RestoreError> {
        self.known.iter().try_for_each(|known| known.set(connection, self.noted.get(&known.full_name())))
    }
}

impl Numbered {
    fn full_name(&self) -> String {
        format!("{}.{}", self.schema, self.name)
    }

    fn quoted(&self) -> String {
        format!("{}.{}", quoted(&self.schema), quoted(&self.name))
    }

    fn table(&self) -> String {
        format!("{}.{}", self.schema, self.table_name)
    }

    fn read(&self, connection: &mut PgConnection) -> QueryResult<Sequence> {
        let select = format!("SELECT last_value, is_called FROM {}", self.quoted());
        let Stands { last_value, is_called } = diesel::sql_query(select).get_result(connection)?;
        Ok(Sequence { name: self.full_name(), last_value, is_called })
    }

    fn highest(&self, connection: &mut PgConnection) -> QueryResult<i64> {
        let table = format!("{}.{}", quoted(&self.schema), quoted(&self.table_name));
        let column = quoted(&self.column_name);
        let select = format!("SELECT coalesce(max({column}), 0)::bigint AS highest FROM {table}");
        diesel::sql_query(select).get_result(connection).map(|Highest { highest }| highest)
    }

    fn set(&self, connection: &mut PgConnection, noted: Option<&Sequence>) -> Result<(), RestoreError> {
        let refused = |why| Err(RestoreError::Numbering { table: self.table(), why });
        let Some(noted) = noted else { return refused("falta") };
        let farthest = FARTHEST.min(self.most / 2);
        if !(1..=farthest).contains(&noted.last_value) {
            return refused("fica sem números");
        }
        if noted.next() <= self.highest(connection)? {
            return refused("está atrás das suas linhas");
        }
        diesel::sql_query("SELECT setval($1::regclass, $2, $3)")
            .bind::<Text, _>(self.quoted())
            .bind::<BigInt, _>(noted.last_value)
            .bind::<Bool, _>(noted.is_called)
            .execute(connection)?;
        Ok(())
    }
}
