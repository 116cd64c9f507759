//! Questions as screens show them.

use std::collections::BTreeMap;

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Nullable, Text};
use kernel::{FileId, QuestionId, SkillId, StoreError, SubjectId};
use quiz_engine::question::view::{
    COUNTED, Counts, Filter, Found, LoadedDescriptor, Page, QuestionsView, SkillCount,
};
use quiz_engine::question::{
    Component, Descriptor, Difficulty, QuestionSeen, SaebGrade, Skill, SkillSource, Sought, Status,
};
use quiz_engine::statistics::Groups;

use crate::class_simulations::answers::pupils_answers;
use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::questions::known;
use crate::quiz::answers;

row! {
    FoundRow { id: i64 => BigInt }
}

/// The newest questions that fit, older than a number. Each parameter stands once, in a comparison of one column, so that the index
/// `questions_list`, which has all that is asked for, is read in its order and no further than the limit; the words of a search are
/// looked at once, as a list: PostgreSQL guesses too few, and would look each question up.
macro_rules! found {
    ($words:literal, $before:literal, $limit:literal) => {
        concat!(
            "SELECT q.id FROM questions q
            WHERE coalesce($1::bigint, q.subject_id) = q.subject_id
                AND coalesce($2::text, q.difficulty) = q.difficulty
                AND coalesce($3::bigint, q.skill_id) IS NOT DISTINCT FROM q.skill_id
                AND coalesce($4::bigint, q.created_by) = q.created_by
                AND coalesce($5::text, q.status) = q.status
                AND (q.used AND $6::boolean) IS NOT TRUE ",
            $words,
            " AND q.id < ",
            $before,
            "::bigint ORDER BY q.id DESC LIMIT ",
            $limit,
            "::bigint"
        )
    };
}

statement! {
    /// Without a filter: PostgreSQL would expect it to leave a row or two, and read all.
    NewestOfAll(before: i64 => BigInt, limit: i64 => BigInt) -> FoundRow =
        "SELECT q.id FROM questions q WHERE q.id < $1::bigint ORDER BY q.id DESC LIMIT $2::bigint"
}

statement! {
    Newest(
        subject: Option<i64> => Nullable<BigInt>,
        difficulty: Option<&'static str> => Nullable<Text>,
        skill: Option<i64> => Nullable<BigInt>,
        author: Option<i64> => Nullable<BigInt>,
        status: Option<&'static str> => Nullable<Text>,
        unused: bool => Bool,
        before: i64 => BigInt,
        limit: i64 => BigInt,
    ) -> FoundRow = found!("", "$7", "$8")
}

statement! {
    NewestWith(
        subject: Option<i64> => Nullable<BigInt>,
        difficulty: Option<&'static str> => Nullable<Text>,
        skill: Option<i64> => Nullable<BigInt>,
        author: Option<i64> => Nullable<BigInt>,
        status: Option<&'static str> => Nullable<Text>,
        unused: bool => Bool,
        words: Vec<String> => Array<Text>,
        before: i64 => BigInt,
        limit: i64 => BigInt,
    ) -> FoundRow = found!(
        "AND (q.id IN (SELECT w.question_id FROM question_words w WHERE w.words LIKE ALL ($7::text[]))) IS TRUE",
        "$8",
        "$9"
    )
}

statement! {
    /// By words alone: the narrow rows say it all.
    Searched(words: Vec<String> => Array<Text>, before: i64 => BigInt, limit: i64 => BigInt) -> FoundRow =
        "SELECT w.question_id AS id FROM question_words w
        WHERE w.words LIKE ALL ($1::text[]) AND w.question_id < $2::bigint
        ORDER BY w.question_id DESC LIMIT $3::bigint"
}

row! {
    CountsRow { total: Count => BigInt, active: Count => BigInt }
}

statement! {
    CountQuestions() -> CountsRow =
        "SELECT count(*) AS total, count(*) FILTER (WHERE q.status = 'ativa') AS active FROM questions q"
}

row! {
    ActiveRow { subject_id: i64 => BigInt, active: Count => BigInt }
}

statement! {
    CountActive() -> ActiveRow =
        "SELECT q.subject_id, count(*) AS active FROM questions q WHERE q.status = 'ativa' GROUP BY q.subject_id"
}

row! {
    SkillRow {
        id: i64 => BigInt,
        subject_id: i64 => BigInt,
        source: Word<SkillSource> => Text,
        code: String => Text,
        name: String => Text,
        description: Option<String> => Nullable<Text>,
        questions: Count => BigInt,
    }
}

statement! {
    Skills(subject: Option<i64> => Nullable<BigInt>) -> SkillRow =
        "WITH asked AS (SELECT $1::bigint AS subject), counted AS (
            SELECT q.skill_id, count(*) AS questions FROM asked, questions q
            WHERE q.skill_id IS NOT NULL AND (asked.subject IS NULL OR q.subject_id = asked.subject) GROUP BY q.skill_id
        )
        SELECT s.id, s.subject_id, s.source, s.code, s.name, r.description, c.questions
        FROM counted c JOIN skills s ON s.id = c.skill_id
        LEFT JOIN reference_saeb_descriptors r ON s.source = 'saeb' AND r.descriptor = s.code
        ORDER BY s.name, s.id"
}

row! {
    DescriptorRow { descriptor: Word<Descriptor> => Text, topic: String => Text, description: String => Text }
}

statement! {
    Descriptors(matrix: String => Text) -> DescriptorRow =
        "SELECT r.descriptor, r.topic, r.description FROM reference_saeb_descriptors r
        WHERE starts_with(r.descriptor, $1::text)"
}

row! {
    ShowsRow { shows: bool => Bool }
}

statement! {
    ShowsImage(question: i64 => BigInt, image: i64 => BigInt) -> ShowsRow =
        "WITH asked AS (SELECT $1::bigint AS question, $2::bigint AS image)
        SELECT EXISTS (SELECT FROM questions q WHERE q.id = asked.question AND q.image_id = asked.image)
            OR EXISTS (SELECT FROM question_versions v
                WHERE v.question_id = asked.question AND v.image_id = asked.image) AS shows
        FROM asked"
}

/// Later than every question.
const ALL: i64 = i64::MAX;

/// Those that fit and are older than that, the newest first.
fn newest(
    connection: &mut PgConnection,
    filter: &Filter,
    before: i64,
    limit: usize,
) -> QueryResult<Vec<QuestionId>> {
    let Filter { sought, subject, difficulty, skill, author, status, never_used } = filter;
    let subject = subject.map(|it| it.0);
    let difficulty = difficulty.map(Difficulty::slug);
    let skill = skill.map(|it| it.0);
    let author = author.map(|it| it.0);
    let (status, unused) = (status.map(Status::slug), *never_used);
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let rows: Vec<FoundRow> = match sought {
        // To `LIKE ALL` of no words all are alike.
        Some(sought) if sought.words().is_empty() => Vec::new(),
        None if *filter == Filter::default() => NewestOfAll { before, limit }.load(connection)?,
        None => {
            Newest { subject, difficulty, skill, author, status, unused, before, limit }.load(connection)?
        }
        Some(sought) if filter.is_of_words_alone() => {
            Searched { words: patterns(sought), before, limit }.load(connection)?
        }
        Some(sought) => {
            let words = patterns(sought);
            NewestWith { subject, difficulty, skill, author, status, unused, words, before, limit }
                .load(connection)?
        }
    };
    Ok(rows.into_iter().map(|row| QuestionId(row.id)).collect())
}

/// A word begins with a `_`, which to `LIKE` is any sign; of other signs it has none.
fn patterns(sought: &Sought) -> Vec<String> {
    sought.words().iter().map(|word| format!("%\\{word}%")).collect()
}

impl SkillRow {
    /// Of a source that has codes, one that is none of them would be the database's mistake.
    fn skill(self) -> Option<SkillCount> {
        let skill = match self.source.0 {
            SkillSource::Saeb => Skill::Saeb(self.code.parse().ok()?),
            SkillSource::Bncc => Skill::Bncc(self.code.parse().ok()?),
            SkillSource::Own => Skill::Own(self.name.parse().ok()?),
        };
        let (id, subject) = (SkillId(self.id), SubjectId(self.subject_id));
        Some(SkillCount { id, subject, skill, text: self.description, questions: self.questions.0 })
    }
}

impl QuestionsView for Transaction {
    fn answer_groups(&mut self, id: QuestionId) -> Result<Groups, StoreError> {
        self.run("answer_groups", |connection| {
            let on_paper = Groups::of(&pupils_answers(connection, id)?);
            Ok([on_paper, answers::groups(connection, id)?].into_iter().sum())
        })
    }

    fn shows_image(&mut self, id: QuestionId, image: FileId) -> Result<bool, StoreError> {
        let shows = ShowsImage { question: id.0, image: image.0 };
        let row: ShowsRow = self.run("shows_image", |connection| shows.get_result(connection))?;
        Ok(row.shows)
    }

    fn count_questions(&mut self) -> Result<Counts, StoreError> {
        let row: CountsRow =
            self.run("count_questions", |connection| CountQuestions {}.get_result(connection))?;
        Ok(Counts { total: row.total.0, active: row.active.0 })
    }

    fn count_active(&mut self) -> Result<BTreeMap<SubjectId, usize>, StoreError> {
        let rows: Vec<ActiveRow> = self.run("count_active", |connection| CountActive {}.load(connection))?;
        Ok(rows.into_iter().map(|row| (SubjectId(row.subject_id), row.active.0)).collect())
    }

    fn questions(&mut self, filter: &Filter, page: Page) -> Result<Found, StoreError> {
        self.run("questions", |connection| {
            let counted = newest(connection, filter, ALL, COUNTED + 1)?;
            let before = page.before.map_or(ALL, |id| id.0);
            let of_page = counted.iter().copied().filter(|id| id.0 < before).take(page.limit);
            let mut of_page: Vec<_> = of_page.collect();
            if of_page.len() < page.limit && counted.len() > COUNTED {
                of_page = newest(connection, filter, before, page.limit)?;
            }
            Ok(Found { questions: known::seen(connection, &of_page)?, total: counted.len() })
        })
    }

    fn questions_seen(&mut self, ids: &[QuestionId]) -> Result<Vec<QuestionSeen>, StoreError> {
        let mut ids = ids.to_vec();
        ids.sort_unstable_by(|a, b| b.cmp(a));
        self.run("questions_seen", |connection| known::seen(connection, &ids))
    }

    fn question_ids(&mut self, filter: &Filter) -> Result<Vec<QuestionId>, StoreError> {
        let mut ids = self.run("question_ids", |connection| newest(connection, filter, ALL, usize::MAX))?;
        ids.reverse();
        Ok(ids)
    }

    fn skills(&mut self, subject: Option<SubjectId>) -> Result<Vec<SkillCount>, StoreError> {
        let skills = Skills { subject: subject.map(|subject| subject.0) };
        let rows: Vec<SkillRow> = self.run("skills", |connection| skills.load(connection))?;
        Ok(rows.into_iter().filter_map(SkillRow::skill).collect())
    }

    fn descriptors(
        &mut self,
        component: Component,
        grade: SaebGrade,
    ) -> Result<Vec<LoadedDescriptor>, StoreError> {
        let matrix = Descriptors { matrix: format!("{}-{}-", component.slug(), grade.slug()) };
        let rows: Vec<DescriptorRow> = self.run("descriptors", |connection| matrix.load(connection))?;
        let loaded = |row: DescriptorRow| LoadedDescriptor {
            descriptor: row.descriptor.0,
            topic: row.topic,
            text: row.description,
        };
        let mut loaded: Vec<_> = rows.into_iter().map(loaded).collect();
        loaded.sort_by_key(|it| it.descriptor);
        Ok(loaded)
    }
}
