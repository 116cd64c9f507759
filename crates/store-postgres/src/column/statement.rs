//! Statements that are written out, since Diesel's own would be planned anew each time, or cannot say it. Each is a test
//! of its name, which compares it with the database.

#[cfg(test)]
use diesel::pg::{Pg, PgMetadataLookup};
#[cfg(test)]
use diesel::sql_types::HasSqlType;

/// The columns of a row that a statement answers, in their order.
pub(crate) trait Columns {
    type SqlType;
    #[cfg(test)]
    const NAMES: &'static [&'static str];
    #[cfg(test)]
    fn types(lookup: &mut Lookup) -> Vec<u32>;
}

/// Of statements that answer nothing.
impl Columns for () {
    type SqlType = ();
    #[cfg(test)]
    const NAMES: &'static [&'static str] = &[];
    #[cfg(test)]
    fn types(_: &mut Lookup) -> Vec<u32> {
        Vec::new()
    }
}

/// Where Diesel finds the numbers of types.
#[cfg(test)]
pub(crate) type Lookup = dyn PgMetadataLookup + 'static;

/// The number by which PostgreSQL knows a type.
#[cfg(test)]
pub(crate) fn oid<T>(lookup: &mut Lookup) -> u32
where
    Pg: HasSqlType<T>,
{
    // A type that PostgreSQL does not know has no number, and fits none.
    <Pg as HasSqlType<T>>::metadata(lookup).oid().unwrap_or_default()
}

/// The texts between the parameters `$1`, `$2`...
pub(crate) fn pieces(sql: &'static str) -> impl Iterator<Item = &'static str> {
    let digits = |piece: &'static str| piece.trim_start_matches(|letter: char| letter.is_ascii_digit());
    sql.split('$').enumerate().map(move |(place, piece)| if place == 0 { piece } else { digits(piece) })
}

/// A row: `row! { /// Doc. GoalRow { stage: Word<Stage> => Text, year: Year => SmallInt } }`, each field under the name of
/// its column.
macro_rules! row {
    ($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty => $sql_type:ty),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(diesel::Queryable)]
        pub(crate) struct $name { $(pub(crate) $field: $type),+ }

        impl $crate::column::statement::Columns for $name {
            type SqlType = ($($sql_type,)+);
            #[cfg(test)]
            const NAMES: &'static [&'static str] = &[$(stringify!($field)),+];
            #[cfg(test)]
            fn types(lookup: &mut $crate::column::statement::Lookup) -> Vec<u32> {
                vec![$($crate::column::statement::oid::<$sql_type>(lookup)),+]
            }
        }
    };
}

/// A statement: `statement! { /// Doc. Fulfil(body: String => Text, key: String => Text) -> () = "UPDATE ..." }`. Its
/// parameters stand in the text in their order, each once. It comes with its test.
macro_rules! statement {
    ($(#[$doc:meta])* $name:ident($($field:ident: $type:ty => $sql_type:ty),* $(,)?) -> $row:ty = $sql:expr) => {
        $(#[$doc])*
        #[derive(diesel::query_builder::QueryId)]
        pub(crate) struct $name { $(pub(crate) $field: $type),* }

        impl diesel::query_builder::QueryFragment<diesel::pg::Pg> for $name {
            fn walk_ast<'b>(
                &'b self,
                mut out: diesel::query_builder::AstPass<'_, 'b, diesel::pg::Pg>,
            ) -> diesel::QueryResult<()> {
                let mut pieces = $crate::column::statement::pieces($sql);
                out.push_sql(pieces.next().unwrap_or_default());
                $(
                    out.push_bind_param::<$sql_type, _>(&self.$field)?;
                    out.push_sql(pieces.next().unwrap_or_default());
                )*
                Ok(())
            }
        }

        impl diesel::query_builder::Query for $name {
            type SqlType = <$row as $crate::column::statement::Columns>::SqlType;
        }

        impl diesel::RunQueryDsl<diesel::pg::PgConnection> for $name {}

        #[cfg(test)]
        impl $name {
            pub(crate) const WRITTEN: $crate::column::statement::Written = $crate::column::statement::Written {
                name: stringify!($name),
                sql: $sql,
                parameters: |#[allow(unused_variables, reason = "a statement may have no parameter")] lookup| vec![$($crate::column::statement::oid::<$sql_type>(lookup)),*],
                names: <$row as $crate::column::statement::Columns>::NAMES,
                types: <$row as $crate::column::statement::Columns>::types,
            };
        }

        // A struct with braces leaves its name free for a function.
        #[cfg(test)]
        #[test]
        #[allow(non_snake_case, reason = "the statement's own name")]
        fn $name() {
            $crate::written::compare(&$name::WRITTEN);
        }
    };
}

pub(crate) use {row, statement};

/// A statement as its test needs it.
#[cfg(test)]
pub(crate) struct Written {
    pub(crate) name: &'static str,
    pub(crate) sql: &'static str,
    pub(crate) parameters: fn(&mut Lookup) -> Vec<u32>,
    pub(crate) names: &'static [&'static str],
    pub(crate) types: fn(&mut Lookup) -> Vec<u32>,
}

#[cfg(test)]
mod tests {
    use super::pieces;

    #[test]
    fn a_statement_falls_apart_at_its_parameters() {
        let found: Vec<_> = pieces("SELECT a FROM b WHERE c = $1 AND d < $12::text").collect();
        assert_eq!(found, ["SELECT a FROM b WHERE c = ", " AND d < ", "::text"]);
        assert_eq!(pieces("SELECT 1").collect::<Vec<_>>(), ["SELECT 1"]);
    }
}
