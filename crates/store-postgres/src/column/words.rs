//! Columns that hold the domain's words: read back by the same constructors that made them.

use std::error::Error;
use std::fmt::Debug;
use std::str::FromStr;

use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::pg::{Pg, PgValue};
use diesel::sql_types::{SmallInt, Text};
use ideb_core::measure::Edition;

/// A word of the domain in a TEXT column.
#[derive(Debug, Clone, Copy, FromSqlRow)]
pub(crate) struct Word<T: Debug>(pub T);

impl<T> FromSql<Text, Pg> for Word<T>
where
    T: FromStr<Err: Into<Box<dyn Error + Send + Sync>>> + Debug,
{
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        std::str::from_utf8(value.as_bytes())?.parse().map(Self).map_err(Into::into)
    }
}

/// An edition in a SMALLINT column.
#[derive(Debug, Clone, Copy, FromSqlRow)]
pub(crate) struct Year(pub Edition);

impl FromSql<SmallInt, Pg> for Year {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        Ok(Self(Edition::new(FromSql::<SmallInt, Pg>::from_sql(value)?)?))
    }
}
