//! Questions, as decisions and screens read them.

use std::collections::{BTreeSet, HashMap};

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Text};
use kernel::{QuestionId, StoreError, SubjectId};
use quiz_engine::question::store::KnownQuestions;
use quiz_engine::question::{Fingerprint, Question, QuestionSeen};

use crate::column::statement::{row, statement};
use crate::connect::transaction::Transaction;
use crate::questions::numbers;
use crate::questions::rows::{QuestionRow, columns};

statement! {
    /// The list is looked up first: PostgreSQL would plan anew for each length of it. So it is with the next.
    Those(ids: Vec<i64> => Array<BigInt>) -> QuestionRow = concat!(
        "SELECT ", columns!(), " FROM (SELECT DISTINCT unnest((SELECT $1::bigint[])::bigint[]) AS id) given
        JOIN questions q ON q.id = given.id")
}

row! {
    NameRow { id: i64 => BigInt, name: String => Text }
}

statement! {
    Authors(ids: Vec<i64> => Array<BigInt>) -> NameRow =
        "SELECT u.id, u.first_name || ' ' || u.last_name AS name FROM users u
        WHERE u.id = ANY ((SELECT $1::bigint[])::bigint[])"
}

row! {
    AskedRow { id: i64 => BigInt }
}

statement! {
    /// Each looked up by itself, and no further than the first simulation or quiz that asks it.
    AskedAmong(ids: Vec<i64> => Array<BigInt>) -> AskedRow =
        "SELECT given.id FROM (SELECT unnest((SELECT $1::bigint[])::bigint[]) AS id) given
        WHERE EXISTS (SELECT FROM class_simulation_questions c WHERE c.question_id = given.id)
            OR EXISTS (SELECT FROM quiz_questions z WHERE z.question_id = given.id)"
}

row! {
    TextRow { descriptor: String => Text, description: String => Text }
}

statement! {
    DescriptorTexts(descriptors: Vec<String> => Array<Text>) -> TextRow =
        "SELECT r.descriptor, r.description FROM reference_saeb_descriptors r WHERE r.descriptor = ANY ($1::text[])"
}

row! {
    FingerprintRow { id: i64 => BigInt, fingerprint: Vec<u8> => Binary }
}

statement! {
    Fingerprints(subject: i64 => BigInt) -> FingerprintRow =
        "SELECT q.id, q.fingerprint FROM questions q WHERE q.subject_id = $1::bigint ORDER BY q.id"
}

fn those(connection: &mut PgConnection, ids: &[QuestionId]) -> QueryResult<Vec<Question>> {
    let rows: Vec<QuestionRow> = Those { ids: numbers(ids) }.load(connection)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// Those that there are of these, in their order. Names and texts are asked for once each: many questions share them.
pub(super) fn seen(connection: &mut PgConnection, ids: &[QuestionId]) -> QueryResult<Vec<QuestionSeen>> {
    let mut questions: HashMap<_, _> = those(connection, ids)?.into_iter().map(|it| (it.id, it)).collect();
    let authors: BTreeSet<_> = questions.values().map(|question| question.created_by.0).collect();
    let named: Vec<NameRow> = Authors { ids: authors.into_iter().collect() }.load(connection)?;
    let names: HashMap<_, _> = named.into_iter().map(|row| (row.id, row.name)).collect();
    let key = |question: &Question| {
        question.about.data.skills.descriptor.map(quiz_engine::question::Descriptor::key)
    };
    let keys: BTreeSet<_> = questions.values().filter_map(key).collect();
    let mut texts = HashMap::new();
    if !keys.is_empty() {
        let told: Vec<TextRow> =
            DescriptorTexts { descriptors: keys.into_iter().collect() }.load(connection)?;
        texts.extend(told.into_iter().map(|row| (row.descriptor, row.description)));
    }
    let asked: Vec<AskedRow> = AskedAmong { ids: numbers(ids) }.load(connection)?;
    let asked: BTreeSet<_> = asked.into_iter().map(|row| row.id).collect();
    let seen = ids.iter().filter_map(|id| questions.remove(id)).map(|question| QuestionSeen {
        asked: asked.contains(&question.id.0),
        author_name: names.get(&question.created_by.0).cloned().unwrap_or_default(),
        descriptor_text: key(&question).and_then(|key| texts.get(&key).cloned()),
        question,
    });
    Ok(seen.collect())
}

impl KnownQuestions for Transaction {
    fn question(&mut self, id: QuestionId) -> Result<Option<Question>, StoreError> {
        Ok(self.run("question", |connection| those(connection, &[id]))?.pop())
    }

    fn question_seen(&mut self, id: QuestionId) -> Result<Option<QuestionSeen>, StoreError> {
        Ok(self.run("question_seen", |connection| seen(connection, &[id]))?.pop())
    }

    fn questions_by_id(&mut self, ids: &[QuestionId]) -> Result<Vec<Question>, StoreError> {
        self.run("questions_by_id", |connection| those(connection, ids))
    }

    fn fingerprints(&mut self, subject: SubjectId) -> Result<Vec<(Fingerprint, QuestionId)>, StoreError> {
        let rows: Vec<FingerprintRow> =
            self.run("fingerprints", |connection| Fingerprints { subject: subject.0 }.load(connection))?;
        let broken = || StoreError::Broken { call: "fingerprints", source: "not 32 bytes".into() };
        let known = |row: FingerprintRow| {
            let print = row.fingerprint.try_into().map_err(|_| broken())?;
            Ok((Fingerprint(print), QuestionId(row.id)))
        };
        rows.into_iter().map(known).collect()
    }
}
