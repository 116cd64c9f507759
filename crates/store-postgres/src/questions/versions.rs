//! What questions were when they were asked, but are no more.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Text};
use kernel::QuestionId;
use quiz_engine::question::{Earlier, Letter, OptionText, Options};

use crate::column::statement::{row, statement};
use crate::column::words::Word;

row! {
    EarlierRow {
        version: i32 => Integer,
        option_a: Word<OptionText> => Text,
        option_b: Word<OptionText> => Text,
        option_c: Word<OptionText> => Text,
        option_d: Word<OptionText> => Text,
        answer_key: Word<Letter> => Text,
    }
}

statement! {
    EarlierVersions(question: i64 => BigInt) -> EarlierRow =
        "SELECT v.version, v.option_a, v.option_b, v.option_c, v.option_d, v.answer_key FROM question_versions v
        WHERE v.question_id = $1::bigint ORDER BY v.version"
}

statement! {
    CorrectEarlier(question: i64 => BigInt, versions: Vec<i32> => Array<Integer>, key: &'static str => Text) -> () =
        "UPDATE question_versions v SET answer_key = g.answer_key
        FROM (SELECT $1::bigint AS question_id, $2::integer[] AS versions, $3::text AS answer_key) g
        WHERE v.question_id = g.question_id AND v.version = ANY (g.versions)"
}

pub(super) fn earlier(connection: &mut PgConnection, id: QuestionId) -> QueryResult<Vec<Earlier>> {
    let rows: Vec<EarlierRow> = EarlierVersions { question: id.0 }.load(connection)?;
    let earlier = |row: EarlierRow| Earlier {
        version: row.version,
        options: Options::stored([row.option_a.0, row.option_b.0, row.option_c.0, row.option_d.0]),
        key: row.answer_key.0,
    };
    Ok(rows.into_iter().map(earlier).collect())
}

pub(super) fn correct(
    connection: &mut PgConnection,
    id: QuestionId,
    versions: &[i32],
    key: Letter,
) -> QueryResult<()> {
    let correct = CorrectEarlier { question: id.0, versions: versions.to_vec(), key: key.slug() };
    correct.execute(connection).map(drop)
}
