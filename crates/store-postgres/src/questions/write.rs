//! Questions that come, change and go.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Bool, Nullable, Text, Timestamptz};
use kernel::{FileId, QuestionId, StoreError};
use quiz_engine::question::store::{Entered, KnownQuestions, Questions};
use quiz_engine::question::{
    Earlier, Fingerprint, Letter, NewQuestion, Question, Revision, Skill, Status, search_words,
};

use crate::column::statement::{row, statement};
use crate::connect::transaction::Transaction;
use crate::questions::rows::{QuestionRow, columns};
use crate::questions::{numbers, versions};

statement! {
    /// Who imports questions: one at a time in a school. The numbers of these locks stand in `docs/ARCHITECTURE.md`.
    HoldImports() -> () =
        "SELECT pg_advisory_xact_lock(6, hashint8(NULLIF(current_setting('app.school_id', true), '')::bigint))"
}

statement! {
    /// Before the questions that ask for them: whoever brings the same one waits, and then finds it there.
    AddSkills(
        subjects: Vec<i64> => Array<BigInt>,
        sources: Vec<String> => Array<Text>,
        codes: Vec<String> => Array<Text>,
        names: Vec<String> => Array<Text>,
    ) -> () =
        "INSERT INTO skills (subject_id, source, code, name)
        SELECT DISTINCT ON (subject_id, source, code) subject_id, source, code, name
        FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) WITH ORDINALITY
            AS g (subject_id, source, code, name, place)
        ORDER BY subject_id, source, code, place
        ON CONFLICT (school_id, subject_id, source, code) DO NOTHING"
}

row! {
    AddedRow { id: i64 => BigInt }
}

statement! {
    /// PostgreSQL alone numbers them: a number that somebody chose could be the last there is. Those of one statement rise in its
    /// order.
    AddQuestions(
        subjects: Vec<i64> => Array<BigInt>,
        statuses: Vec<String> => Array<Text>,
        difficulties: Vec<String> => Array<Text>,
        skill_sources: Vec<Option<String>> => Array<Nullable<Text>>,
        skill_codes: Vec<Option<String>> => Array<Nullable<Text>>,
        descriptors: Vec<Option<String>> => Array<Nullable<Text>>,
        bnccs: Vec<Option<String>> => Array<Nullable<Text>>,
        own_skills: Vec<Option<String>> => Array<Nullable<Text>>,
        statements: Vec<String> => Array<Text>,
        options_a: Vec<String> => Array<Text>,
        options_b: Vec<String> => Array<Text>,
        options_c: Vec<String> => Array<Text>,
        options_d: Vec<String> => Array<Text>,
        keys: Vec<String> => Array<Text>,
        explanations: Vec<Option<String>> => Array<Nullable<Text>>,
        base_texts: Vec<Option<String>> => Array<Nullable<Text>>,
        base_sources: Vec<Option<String>> => Array<Nullable<Text>>,
        images: Vec<Option<i64>> => Array<Nullable<BigInt>>,
        image_alts: Vec<Option<String>> => Array<Nullable<Text>>,
        fingerprints: Vec<Vec<u8>> => Array<Binary>,
        by: i64 => BigInt,
        at: DateTime<Utc> => Timestamptz,
    ) -> AddedRow =
        "WITH given AS (
            SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
                $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[],
                $16::text[], $17::text[], $18::bigint[], $19::text[], $20::bytea[]) WITH ORDINALITY AS g (subject_id,
                status, difficulty, skill_source, skill_code, descriptor, bncc, own_skill, statement, option_a, option_b,
                option_c, option_d, answer_key, explanation, base_text, base_source, image_id, image_alt, fingerprint,
                place)
        ), entered AS (
            SELECT $21::bigint AS by_id, $22::timestamptz AS at
        ), question AS (
            INSERT INTO questions (subject_id, status, difficulty, skill_id, descriptor, bncc, own_skill, statement,
                option_a, option_b, option_c, option_d, answer_key, explanation, base_text, base_source, image_id,
                image_alt, fingerprint, created_by, created_at)
            SELECT g.subject_id, g.status, g.difficulty, s.id, g.descriptor, g.bncc, g.own_skill, g.statement,
                g.option_a, g.option_b, g.option_c, g.option_d, g.answer_key, g.explanation, g.base_text, g.base_source,
                g.image_id, g.image_alt, g.fingerprint, entered.by_id, entered.at
            FROM entered, given g LEFT JOIN skills s
                ON s.subject_id = g.subject_id AND s.source = g.skill_source AND s.code = g.skill_code
            ORDER BY g.place RETURNING id
        )
        SELECT id FROM question ORDER BY id"
}

statement! {
    AddWords(questions: Vec<i64> => Array<BigInt>, words: Vec<String> => Array<Text>) -> () =
        "INSERT INTO question_words (question_id, words) SELECT * FROM unnest($1::bigint[], $2::text[])"
}

statement! {
    Hold(id: i64 => BigInt) -> QuestionRow =
        concat!("SELECT ", columns!(), " FROM questions q WHERE q.id = $1::bigint FOR NO KEY UPDATE")
}

statement! {
    /// What was asked so far is kept where `next` says so. All parts see the question as it was.
    ChangeQuestion(
        id: i64 => BigInt,
        next: bool => Bool,
        subject: i64 => BigInt,
        status: String => Text,
        difficulty: String => Text,
        skill_source: Option<String> => Nullable<Text>,
        skill_code: Option<String> => Nullable<Text>,
        descriptor: Option<String> => Nullable<Text>,
        bncc: Option<String> => Nullable<Text>,
        own_skill: Option<String> => Nullable<Text>,
        text: String => Text,
        option_a: String => Text,
        option_b: String => Text,
        option_c: String => Text,
        option_d: String => Text,
        key: String => Text,
        explanation: Option<String> => Nullable<Text>,
        base_text: Option<String> => Nullable<Text>,
        base_source: Option<String> => Nullable<Text>,
        image: Option<i64> => Nullable<BigInt>,
        image_alt: Option<String> => Nullable<Text>,
        fingerprint: Vec<u8> => Binary,
        words: String => Text,
        at: DateTime<Utc> => Timestamptz,
    ) -> () =
        "WITH given AS (
            SELECT $1::bigint AS id, $2::boolean AS next, $3::bigint AS subject_id, $4::text AS status,
                $5::text AS difficulty, $6::text AS skill_source, $7::text AS skill_code, $8::text AS descriptor,
                $9::text AS bncc, $10::text AS own_skill, $11::text AS statement, $12::text AS option_a,
                $13::text AS option_b, $14::text AS option_c, $15::text AS option_d, $16::text AS answer_key,
                $17::text AS explanation, $18::text AS base_text, $19::text AS base_source, $20::bigint AS image_id,
                $21::text AS image_alt, $22::bytea AS fingerprint, $23::text AS words, $24::timestamptz AS at
        ), kept AS (
            INSERT INTO question_versions (question_id, version, statement, option_a, option_b, option_c, option_d,
                answer_key, base_text, base_source, image_id, image_alt, until)
            SELECT q.id, q.version, q.statement, q.option_a, q.option_b, q.option_c, q.option_d, q.answer_key,
                q.base_text, q.base_source, q.image_id, q.image_alt, g.at
            FROM given g JOIN questions q ON q.id = g.id WHERE g.next
        ), searched AS (
            UPDATE question_words w SET words = g.words FROM given g WHERE w.question_id = g.id AND w.words <> g.words
        )
        UPDATE questions q SET subject_id = g.subject_id, status = g.status, difficulty = g.difficulty, skill_id = s.id,
            descriptor = g.descriptor, bncc = g.bncc, own_skill = g.own_skill, statement = g.statement,
            option_a = g.option_a, option_b = g.option_b, option_c = g.option_c, option_d = g.option_d,
            answer_key = g.answer_key, explanation = g.explanation, base_text = g.base_text,
            base_source = g.base_source, image_id = g.image_id, image_alt = g.image_alt,
            version = q.version + CASE WHEN g.next THEN 1 ELSE 0 END, fingerprint = g.fingerprint, changed_at = g.at
        FROM given g LEFT JOIN skills s
            ON s.subject_id = g.subject_id AND s.source = g.skill_source AND s.code = g.skill_code
        WHERE q.id = g.id"
}

statement! {
    PutStatus(ids: Vec<i64> => Array<BigInt>, status: String => Text, at: DateTime<Utc> => Timestamptz) -> () =
        "UPDATE questions q SET status = g.status, changed_at = g.at
        FROM (SELECT DISTINCT unnest($1::bigint[]) AS id, $2::text AS status, $3::timestamptz AS at) g
        WHERE q.id = g.id AND q.status <> g.status"
}

row! {
    ShownRow { image_id: i64 => BigInt }
}

statement! {
    /// Its earlier versions and what a search knows of it go with it. The pictures are read as it was.
    RemoveQuestion(id: i64 => BigInt) -> ShownRow =
        "WITH asked AS (SELECT $1::bigint AS id), gone AS (
            DELETE FROM questions q USING asked WHERE q.id = asked.id
        )
        SELECT q.image_id FROM asked JOIN questions q ON q.id = asked.id WHERE q.image_id IS NOT NULL
        UNION SELECT v.image_id FROM asked JOIN question_versions v ON v.question_id = asked.id
        WHERE v.image_id IS NOT NULL"
}

row! {
    UnusedRow { unused: bool => Bool }
}

statement! {
    IsImageUnused(file: i64 => BigInt) -> UnusedRow =
        "WITH asked AS (SELECT $1::bigint AS file)
        SELECT NOT EXISTS (SELECT FROM questions q WHERE q.image_id = asked.file)
            AND NOT EXISTS (SELECT FROM question_versions v WHERE v.image_id = asked.file) AS unused
        FROM asked"
}

fn owned(text: &str) -> String {
    text.to_owned()
}

/// The row of a skill.
fn skill(new: &NewQuestion) -> (Option<String>, Option<String>) {
    let main = new.data.skills.main();
    (main.as_ref().map(|skill| owned(skill.source().slug())), main.as_ref().map(Skill::key))
}

fn option(new: &NewQuestion, letter: Letter) -> String {
    owned(new.data.text.options.of(letter).as_str())
}

fn fingerprint(new: &NewQuestion) -> Vec<u8> {
    Fingerprint::of(&new.data.text).0.to_vec()
}

fn descriptor(new: &NewQuestion) -> Option<String> {
    new.data.skills.descriptor.map(quiz_engine::question::Descriptor::key)
}

fn bncc(new: &NewQuestion) -> Option<String> {
    new.data.skills.bncc.as_ref().map(|it| owned(it.as_str()))
}

fn own_skill(new: &NewQuestion) -> Option<String> {
    new.data.skills.own.as_ref().map(|it| owned(it.as_str()))
}

fn explanation(new: &NewQuestion) -> Option<String> {
    new.data.explanation.as_ref().map(|it| owned(it.as_str()))
}

fn base_text(new: &NewQuestion) -> Option<String> {
    new.data.text.base.as_ref().map(|base| owned(base.words.as_str()))
}

fn base_source(new: &NewQuestion) -> Option<String> {
    new.data.text.base.as_ref()?.source.as_ref().map(|it| owned(it.as_str()))
}

fn image(new: &NewQuestion) -> Option<i64> {
    new.image.as_ref().map(|image| image.file.0)
}

fn image_alt(new: &NewQuestion) -> Option<String> {
    new.image.as_ref().map(|image| owned(image.alt.as_str()))
}

fn add_skills(connection: &mut PgConnection, new: &[NewQuestion]) -> QueryResult<()> {
    let mains = new.iter().filter_map(|question| Some((question.subject, question.data.skills.main()?)));
    let mains: Vec<_> = mains.collect();
    if mains.is_empty() {
        return Ok(());
    }
    let add = AddSkills {
        subjects: mains.iter().map(|(subject, _)| subject.0).collect(),
        sources: mains.iter().map(|(_, skill)| owned(skill.source().slug())).collect(),
        codes: mains.iter().map(|(_, skill)| skill.key()).collect(),
        names: mains.iter().map(|(_, skill)| skill.name()).collect(),
    };
    add.execute(connection).map(drop)
}

impl Questions for Transaction {
    fn add_questions(
        &mut self,
        new: &[NewQuestion],
        entered: Entered,
    ) -> Result<Vec<QuestionId>, StoreError> {
        if new.is_empty() {
            return Ok(Vec::new());
        }
        let each = |of: fn(&NewQuestion) -> String| new.iter().map(of).collect::<Vec<_>>();
        let some = |of: fn(&NewQuestion) -> Option<String>| new.iter().map(of).collect::<Vec<_>>();
        let (skill_sources, skill_codes) = new.iter().map(skill).unzip();
        let add = AddQuestions {
            subjects: new.iter().map(|question| question.subject.0).collect(),
            statuses: each(|question| owned(question.status.slug())),
            difficulties: each(|question| owned(question.data.difficulty.slug())),
            skill_sources,
            skill_codes,
            descriptors: some(descriptor),
            bnccs: some(bncc),
            own_skills: some(own_skill),
            statements: each(|question| owned(question.data.text.statement.as_str())),
            options_a: each(|question| option(question, Letter::A)),
            options_b: each(|question| option(question, Letter::B)),
            options_c: each(|question| option(question, Letter::C)),
            options_d: each(|question| option(question, Letter::D)),
            keys: each(|question| owned(question.data.text.key.slug())),
            explanations: some(explanation),
            base_texts: some(base_text),
            base_sources: some(base_source),
            images: new.iter().map(image).collect(),
            image_alts: some(image_alt),
            fingerprints: new.iter().map(fingerprint).collect(),
            by: entered.by.0,
            at: entered.at,
        };
        let words = each(search_words);
        self.run("add_questions", |connection| {
            add_skills(connection, new)?;
            let rows: Vec<AddedRow> = add.load(connection)?;
            let questions: Vec<_> = rows.into_iter().map(|row| row.id).collect();
            AddWords { questions: questions.clone(), words }.execute(connection)?;
            Ok(questions.into_iter().map(QuestionId).collect())
        })
    }

    fn hold_imports(&mut self) -> Result<(), StoreError> {
        self.run("hold_imports", |connection| HoldImports {}.execute(connection)).map(drop)
    }

    fn hold_question(&mut self, id: QuestionId) -> Result<Option<Question>, StoreError> {
        let row: Option<QuestionRow> =
            self.run("hold_question", |connection| Hold { id: id.0 }.get_result(connection).optional())?;
        Ok(row.map(Into::into))
    }

    fn change_question(
        &mut self,
        id: QuestionId,
        to: &NewQuestion,
        revision: Revision,
        at: DateTime<Utc>,
    ) -> Result<Option<Question>, StoreError> {
        let (skill_source, skill_code) = skill(to);
        let change = ChangeQuestion {
            id: id.0,
            next: revision == Revision::NewVersion,
            subject: to.subject.0,
            status: owned(to.status.slug()),
            difficulty: owned(to.data.difficulty.slug()),
            skill_source,
            skill_code,
            descriptor: descriptor(to),
            bncc: bncc(to),
            own_skill: own_skill(to),
            text: owned(to.data.text.statement.as_str()),
            option_a: option(to, Letter::A),
            option_b: option(to, Letter::B),
            option_c: option(to, Letter::C),
            option_d: option(to, Letter::D),
            key: owned(to.data.text.key.slug()),
            explanation: explanation(to),
            base_text: base_text(to),
            base_source: base_source(to),
            image: image(to),
            image_alt: image_alt(to),
            fingerprint: fingerprint(to),
            words: search_words(to),
            at,
        };
        self.run("change_question", |connection| {
            add_skills(connection, std::slice::from_ref(to))?;
            change.execute(connection)
        })?;
        self.question(id)
    }

    fn earlier_versions(&mut self, id: QuestionId) -> Result<Vec<Earlier>, StoreError> {
        self.run("earlier_versions", |connection| versions::earlier(connection, id))
    }

    fn correct_earlier(&mut self, id: QuestionId, versions: &[i32], key: Letter) -> Result<(), StoreError> {
        self.run("correct_earlier", |connection| versions::correct(connection, id, versions, key))
    }

    fn put_status(
        &mut self,
        ids: &[QuestionId],
        status: Status,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let put = PutStatus { ids: numbers(ids), status: owned(status.slug()), at };
        self.run("put_status", |connection| put.execute(connection)).map(drop)
    }

    fn remove_question(&mut self, id: QuestionId) -> Result<Vec<FileId>, StoreError> {
        let remove = RemoveQuestion { id: id.0 };
        let rows: Vec<ShownRow> = self.run("remove_question", |connection| remove.load(connection))?;
        Ok(rows.into_iter().map(|row| FileId(row.image_id)).collect())
    }

    fn is_image_unused(&mut self, file: FileId) -> Result<bool, StoreError> {
        let row: UnusedRow =
            self.run("is_image_unused", |connection| IsImageUnused { file: file.0 }.get_result(connection))?;
        Ok(row.unused)
    }
}
