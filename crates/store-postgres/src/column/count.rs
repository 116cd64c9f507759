//! Columns that count.

use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::pg::{Pg, PgValue};
use diesel::sql_types::BigInt;

/// What `count(*)` gives.
#[derive(Debug, Clone, Copy, FromSqlRow)]
pub(crate) struct Count(pub usize);

impl FromSql<BigInt, Pg> for Count {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        Ok(Self(usize::try_from(<i64 as FromSql<BigInt, Pg>>::from_sql(value)?)?))
    }
}
