//! Where codes were met.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Date, Nullable, Text, Timestamptz};
use kernel::{BnccCode, ClassId, Day, Uf};
use lesson_planning::plan::touched::{AllTouched, Touched};

use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::column::words::Word;

row! {
    PlannedRow {
        code: Word<BnccCode> => Text,
        class_id: Option<i64> => Nullable<BigInt>,
        day: Option<NaiveDate> => Nullable<Date>,
        times: Count => BigInt,
    }
}

row! {
    AskedRow {
        code: Word<BnccCode> => Text,
        class_id: i64 => BigInt,
        at: DateTime<Utc> => Timestamptz,
        times: Count => BigInt,
    }
}

row! {
    BankRow { code: Word<BnccCode> => Text, times: Count => BigInt }
}

statement! {
    /// Of days from first to last; those without a day by when they were written. Plans that were sent or approved: the same
    /// for whoever asks.
    PlannedCodes(
        codes: Vec<String> => Array<Text>,
        first: NaiveDate => Date,
        last: NaiveDate => Date,
        since: DateTime<Utc> => Timestamptz,
        until: DateTime<Utc> => Timestamptz,
    ) -> PlannedRow =
        "SELECT c.code, p.class_id, p.day, count(*) AS times
        FROM (SELECT $1::text[] AS codes, $2::date AS first, $3::date AS last, $4::timestamptz AS since, $5::timestamptz AS until) sought
        CROSS JOIN lesson_plans p CROSS JOIN LATERAL unnest(p.codes) AS c (code)
        WHERE p.codes && sought.codes AND c.code = ANY (sought.codes)
            AND (p.day BETWEEN sought.first AND sought.last
                OR p.day IS NULL AND p.created_at >= sought.since AND p.created_at < sought.until)
            AND p.status IN ('enviado', 'aprovado')
        GROUP BY c.code, p.class_id, p.day ORDER BY c.code, p.day, p.class_id"
}

statement! {
    AskedCodes(
        codes: Vec<String> => Array<Text>,
        since: DateTime<Utc> => Timestamptz,
        until: DateTime<Utc> => Timestamptz,
    ) -> AskedRow =
        "SELECT q.bncc AS code, s.class_id, s.started_at AS at, count(*) AS times
        FROM questions q
        JOIN class_simulation_questions k ON k.school_id = q.school_id AND k.question_id = q.id
        JOIN class_simulations s ON s.school_id = k.school_id AND s.id = k.simulation_id
        WHERE q.bncc = ANY ($1::text[]) AND s.state = 'concluida' AND s.started_at >= $2 AND s.started_at < $3
        GROUP BY q.bncc, s.class_id, s.started_at ORDER BY q.bncc, s.started_at, s.class_id"
}

statement! {
    CodesOfTheBank(codes: Vec<String> => Array<Text>) -> BankRow =
        "SELECT q.bncc AS code, count(*) AS times FROM questions q
        WHERE q.bncc = ANY ($1::text[]) AND q.status = 'ativa' GROUP BY q.bncc ORDER BY q.bncc"
}

pub(super) fn touched(
    connection: &mut PgConnection,
    codes: &[BnccCode],
    (first, last): (Day, Day),
    state: Uf,
) -> QueryResult<AllTouched> {
    let codes: Vec<_> = codes.iter().map(|code| code.as_str().to_owned()).collect();
    let (since, until) = (first.begins(state), last.after(1).begins(state));
    let planned = PlannedCodes { codes: codes.clone(), first: first.date(), last: last.date(), since, until };
    let planned: Vec<PlannedRow> = planned.load(connection)?;
    let asked: Vec<AskedRow> = AskedCodes { codes: codes.clone(), since, until }.load(connection)?;
    let bank: Vec<BankRow> = CodesOfTheBank { codes }.load(connection)?;
    Ok(AllTouched {
        plans: planned
            .into_iter()
            .map(|row| Touched {
                code: row.code.0,
                class: row.class_id.map(ClassId),
                day: row.day.map(Day::on),
                times: row.times.0,
            })
            .collect(),
        asked: asked
            .into_iter()
            .map(|row| Touched {
                code: row.code.0,
                class: Some(ClassId(row.class_id)),
                day: Some(Day::of(row.at, state)),
                times: row.times.0,
            })
            .collect(),
        bank: bank
            .into_iter()
            .map(|row| Touched { code: row.code.0, class: None, day: None, times: row.times.0 })
            .collect(),
    })
}
