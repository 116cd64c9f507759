//! The audit trail as those read it who answer for the school.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Nullable, Text, Timestamptz};
use kernel::{ActivityId, PersonId};
use school_management::notices::activity::{ActivityKind, Place};
use school_management::notices::audit::{
    About, AuditEntry, AuditFilter, AuditGroup, AuditPage, Refusals, Sought,
};

use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::notices::activities::ActivityRow;

/// Later than every entry.
pub(super) const ALWAYS: DateTime<Utc> = DateTime::<Utc>::MAX_UTC;

/// Entries of a time and before a place that fit, from the newest on. Each parameter stands once, so that the index
/// `audit_events_newest` is read in its order and no further than the limit.
macro_rules! found {
    ($columns:literal, $words:expr, $limit:literal) => {
        concat!(
            "SELECT ",
            $columns,
            " FROM audit_events e
            WHERE e.at >= $1 AND (e.at, e.id) < ($2::timestamptz, $3::bigint) AND e.kind = ANY ($4::text[])
                AND coalesce($5::boolean, starts_with(e.text, 'exportou')) = starts_with(e.text, 'exportou')
                AND (e.actor_id = $6 OR e.about_id = $7 OR $8::boolean)",
            $words,
            " ORDER BY e.at DESC, e.id DESC LIMIT ",
            $limit
        )
    };
}

/// What an entry says has all words, or somebody it tells of is one of these. A list that is looked up is a `SELECT`: `ANY` goes through
/// it for each entry.
macro_rules! sought {
    () => {
        " AND (e.text ~ ALL ($9::text[]) OR e.actor_id IN (SELECT unnest($10::bigint[]))
            OR e.about_id IN (SELECT unnest($11::bigint[])))"
    };
}

/// Entries that were found, with the names of whom they tell, as these are now.
macro_rules! named {
    ($found:expr) => {
        concat!(
            "WITH e AS (",
            $found,
            ")
            SELECT e.id, e.at, e.actor_id, coalesce(u.first_name || ' ' || u.last_name, t.name) AS actor_name, e.kind, e.text,
                e.about_id, coalesce(v.first_name || ' ' || v.last_name, w.name) AS about_name,
                coalesce(p.kind = 'pupil', false) AS about_is_pupil
            FROM e
            LEFT JOIN users u ON u.school_id = e.school_id AND u.id = e.actor_id
            LEFT JOIN students t ON t.school_id = e.school_id AND t.id = e.actor_id
            LEFT JOIN users v ON v.school_id = e.school_id AND v.id = e.about_id
            LEFT JOIN students w ON w.school_id = e.school_id AND w.id = e.about_id
            LEFT JOIN people p ON p.school_id = e.school_id AND p.id = e.about_id
            ORDER BY e.at DESC, e.id DESC"
        )
    };
}

row! {
    EntryRow {
        id: i64 => BigInt,
        at: DateTime<Utc> => Timestamptz,
        actor_id: Option<i64> => Nullable<BigInt>,
        actor_name: Option<String> => Nullable<Text>,
        kind: Word<ActivityKind> => Text,
        text: String => Text,
        about_id: Option<i64> => Nullable<BigInt>,
        about_name: Option<String> => Nullable<Text>,
        about_is_pupil: bool => Bool,
    }
}

row! {
    CountRow { count: Count => BigInt }
}

/// A statement whose first parameters are those of `found!`.
macro_rules! audit_statement {
    ($(#[$doc:meta])* $name:ident($($field:ident: $type:ty => $sql_type:ty),*) -> $row:ty = $sql:expr) => {
        statement! {
            $(#[$doc])*
            $name(
                from: DateTime<Utc> => Timestamptz,
                at: DateTime<Utc> => Timestamptz,
                id: i64 => BigInt,
                kinds: Vec<&'static str> => Array<Text>,
                exported: Option<bool> => Nullable<Bool>,
                actor: Option<i64> => Nullable<BigInt>,
                about: Option<i64> => Nullable<BigInt>,
                anybody: bool => Bool,
                $($field: $type => $sql_type,)*
                limit: i64 => BigInt,
            ) -> $row = $sql
        }
    };
}

audit_statement! {
    Audit() -> EntryRow = named!(found!("e.*", "", "$9"))
}

audit_statement! {
    AuditWith(
        patterns: Vec<String> => Array<Text>,
        actors: Vec<i64> => Array<BigInt>,
        abouts: Vec<i64> => Array<BigInt>
    ) -> EntryRow = named!(found!("e.*", sought!(), "$12"))
}

audit_statement! {
    CountAudit() -> CountRow = concat!("SELECT count(*) AS count FROM (", found!("", "", "$9"), ") found")
}

audit_statement! {
    CountAuditWith(
        patterns: Vec<String> => Array<Text>,
        actors: Vec<i64> => Array<BigInt>,
        abouts: Vec<i64> => Array<BigInt>
    ) -> CountRow = concat!("SELECT count(*) AS count FROM (", found!("", sought!(), "$12"), ") found")
}

row! {
    NameRow { id: i64 => BigInt, name: String => Text }
}

statement! {
    NamesOfAll() -> NameRow =
        "SELECT u.id, u.first_name || ' ' || u.last_name AS name FROM users u
        UNION ALL SELECT s.id, s.name FROM students s"
}

row! {
    RefusalsRow { sign_ins: Count => BigInt, denials: Count => BigInt }
}

statement! {
    /// The kinds stand in it, for PostgreSQL to use the index of just these.
    CountRefusals(from: DateTime<Utc> => Timestamptz, until: DateTime<Utc> => Timestamptz) -> RefusalsRow =
        "SELECT count(*) FILTER (WHERE e.kind = 'sign_in_failed') AS sign_ins,
            count(*) FILTER (WHERE e.kind = 'denied') AS denials
        FROM audit_events e WHERE e.kind IN ('denied', 'sign_in_failed') AND e.at >= $1 AND e.at < $2"
}

impl From<EntryRow> for AuditEntry {
    fn from(row: EntryRow) -> Self {
        let about = row.about_id.map(|id| About {
            id: PersonId(id),
            name: row.about_name,
            is_pupil: row.about_is_pupil,
        });
        let EntryRow { id, at, actor_id, actor_name, kind, text, .. } = row;
        Self { activity: ActivityRow { id, at, actor_id, actor_name, kind, text }.into(), about }
    }
}

fn number(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

/// The signs that a letter without an accent stands for; of others both sizes.
const ACCENTED: [(char, &str); 7] = [
    ('a', "aáàâãäAÁÀÂÃÄª"),
    ('c', "cçCÇ"),
    ('e', "eéèêëEÉÈÊË"),
    ('i', "iíìîïIÍÌÎÏ"),
    ('n', "nñNÑ"),
    ('o', "oóòôõöOÓÒÔÕÖº"),
    ('u', "uúùûüUÚÙÛÜ"),
];

/// A word as a regular expression that finds it with whatever accents and capitals. PostgreSQL's own way of not minding them goes by
/// the database's language, and `translate` takes fifty times as long.
fn pattern(word: &str) -> String {
    word.chars().fold(String::new(), |mut pattern, letter| {
        match ACCENTED.iter().find(|(plain, _)| *plain == letter) {
            Some((_, accented)) => pattern.extend(["[", *accented, "]"]),
            None if letter.is_ascii_lowercase() => {
                pattern.extend(['[', letter, letter.to_ascii_uppercase(), ']']);
            }
            None if letter.is_ascii_punctuation() => pattern.extend(['\\', letter]),
            None => pattern.push(letter),
        }
        pattern
    })
}

/// What finds the entries of words.
struct Words {
    patterns: Vec<String>,
    people: Vec<i64>,
}

impl Words {
    fn of(connection: &mut PgConnection, sought: &Sought) -> QueryResult<Self> {
        let names: Vec<NameRow> = NamesOfAll {}.load(connection)?;
        let people = names.iter().filter(|row| sought.is_in(&row.name)).map(|row| row.id).collect();
        Ok(Self { patterns: sought.words().iter().map(|word| pattern(word)).collect(), people })
    }
}

/// What a statement asks for besides its words.
struct Asked {
    from: DateTime<Utc>,
    before: Place,
    kinds: Vec<&'static str>,
    exported: Option<bool>,
    person: Option<i64>,
}

impl Asked {
    fn of(filter: &AuditFilter, after: Option<Place>) -> Self {
        // Entries of the first instant that is left out come after every number.
        let until = filter.until.map(|at| Place { at, id: ActivityId(0) });
        let always = Place { at: ALWAYS, id: ActivityId(0) };
        let kinds = filter.group.map_or(ActivityKind::ALL.to_vec(), AuditGroup::kinds);
        let of_files =
            |group: AuditGroup| (group != AuditGroup::Refused).then_some(group == AuditGroup::Exports);
        Self {
            from: filter.from.unwrap_or_default(),
            before: [until, after].into_iter().flatten().min().unwrap_or(always),
            kinds: kinds.into_iter().map(ActivityKind::slug).collect(),
            exported: filter.group.and_then(of_files),
            person: filter.person.map(|person| person.0),
        }
    }
}

/// A statement of `found!`; its words stand between what all of them have and the limit.
macro_rules! asking {
    ($name:ident, $asked:expr, $limit:expr $(, $words:expr)?) => {{
        let Asked { from, before, kinds, exported, person } = $asked;
        $name {
            from,
            at: before.at,
            id: before.id.0,
            kinds,
            exported,
            actor: person,
            about: person,
            anybody: person.is_none(),
            $(patterns: $words.patterns, actors: $words.people.clone(), abouts: $words.people,)?
            limit: $limit,
        }
    }};
}

pub(super) fn page(
    connection: &mut PgConnection,
    filter: &AuditFilter,
    after: Option<Place>,
    limit: usize,
) -> QueryResult<AuditPage> {
    let (asked, one_more) = (Asked::of(filter, after), number(limit).saturating_add(1));
    let rows: Vec<EntryRow> = match &filter.sought {
        None => asking!(Audit, asked, one_more).load(connection)?,
        Some(sought) => {
            let words = Words::of(connection, sought)?;
            asking!(AuditWith, asked, one_more, words).load(connection)?
        }
    };
    let mut entries: Vec<AuditEntry> = rows.into_iter().map(Into::into).collect();
    let goes_on = entries.len() > limit;
    entries.truncate(limit);
    let next = entries.last().filter(|_| goes_on).map(|entry| entry.activity.place());
    Ok(AuditPage { entries, next })
}

pub(super) fn count(connection: &mut PgConnection, filter: &AuditFilter, most: usize) -> QueryResult<usize> {
    let (asked, one_more) = (Asked::of(filter, None), number(most).saturating_add(1));
    let row: CountRow = match &filter.sought {
        None => asking!(CountAudit, asked, one_more).get_result(connection)?,
        Some(sought) => {
            let words = Words::of(connection, sought)?;
            asking!(CountAuditWith, asked, one_more, words).get_result(connection)?
        }
    };
    Ok(row.count.0)
}

pub(super) fn refusals(connection: &mut PgConnection, filter: &AuditFilter) -> QueryResult<Refusals> {
    let until = filter.until.unwrap_or(ALWAYS);
    let counted = CountRefusals { from: filter.from.unwrap_or_default(), until };
    let row: RefusalsRow = counted.get_result(connection)?;
    Ok(Refusals { sign_ins: row.sign_ins.0, denials: row.denials.0 })
}

#[cfg(test)]
mod tests {
    use school_management::notices::audit::EXPORTED;

    use super::*;

    #[test]
    fn a_word_is_found_with_whatever_accents_and_capitals() {
        assert_eq!(pattern("bia6"), "[bB][iíìîïIÍÌÎÏ][aáàâãäAÁÀÂÃÄª]6");
        assert_eq!(pattern("^.李"), "\\^\\.李");
    }

    #[test]
    fn the_statements_say_what_the_domain_says() {
        for statement in [Audit::WRITTEN, AuditWith::WRITTEN, CountAudit::WRITTEN, CountAuditWith::WRITTEN] {
            assert!(
                statement.sql.contains(&format!("starts_with(e.text, '{EXPORTED}')")),
                "{}",
                statement.name
            );
        }
        let kinds: Vec<_> = ActivityKind::REFUSALS.iter().map(|kind| format!("'{}'", kind.slug())).collect();
        assert!(CountRefusals::WRITTEN.sql.contains(&format!("e.kind IN ({})", kinds.join(", "))));
    }
}
