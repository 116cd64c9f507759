//! A quiz's questions as pupils see them. Their keys are not even read.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use kernel::{FileId, QuestionId, QuizId, SkillId};
use quiz_engine::play::view::Shown;
use quiz_engine::question::{
    AltText, BaseText, BaseWords, Difficulty, Explanation, Image, OptionText, Options, SkillNamed,
    SkillSource, Source, Statement,
};

use crate::class_simulations::skill;
use crate::column::statement::{row, statement};
use crate::column::words::Word;

row! {
    ShownRow {
        question_id: i64 => BigInt,
        statement: Word<Statement> => Text,
        option_a: Word<OptionText> => Text,
        option_b: Word<OptionText> => Text,
        option_c: Word<OptionText> => Text,
        option_d: Word<OptionText> => Text,
        base_text: Option<Word<BaseWords>> => Nullable<Text>,
        base_source: Option<Word<Source>> => Nullable<Text>,
        image_id: Option<i64> => Nullable<BigInt>,
        image_alt: Option<Word<AltText>> => Nullable<Text>,
        difficulty: Word<Difficulty> => Text,
        skill_id: Option<i64> => Nullable<BigInt>,
        skill_source: Option<Word<SkillSource>> => Nullable<Text>,
        skill_code: Option<String> => Nullable<Text>,
        skill_name: Option<String> => Nullable<Text>,
        skill_said: Option<String> => Nullable<Text>,
        subject_name: Option<String> => Nullable<Text>,
        explanation: Option<Word<Explanation>> => Nullable<Text>,
    }
}

/// Of the version that was asked: the question as it is, or what was kept when it was written anew. What explains it is of the
/// question as it is.
macro_rules! selected {
    () => {
        "SELECT c.question_id, t.statement, t.option_a, t.option_b, t.option_c, t.option_d, t.base_text, t.base_source,
            t.image_id, t.image_alt, c.difficulty, k.id AS skill_id, k.source AS skill_source, k.code AS skill_code,
            k.name AS skill_name, r.description AS skill_said, j.name AS subject_name,
            CASE WHEN q.version = c.version THEN q.explanation END AS explanation
        FROM quiz_questions c
        JOIN questions q ON q.school_id = c.school_id AND q.id = c.question_id
        CROSS JOIN LATERAL (
            SELECT q.statement, q.option_a, q.option_b, q.option_c, q.option_d, q.base_text, q.base_source, q.image_id,
                q.image_alt WHERE q.version = c.version
            UNION ALL
            SELECT v.statement, v.option_a, v.option_b, v.option_c, v.option_d, v.base_text, v.base_source, v.image_id,
                v.image_alt FROM question_versions v
            WHERE v.school_id = c.school_id AND v.question_id = c.question_id AND v.version = c.version
        ) t
        LEFT JOIN skills k ON k.school_id = c.school_id AND k.id = c.skill_id
        LEFT JOIN subjects j ON j.school_id = k.school_id AND j.id = k.subject_id
        LEFT JOIN reference_saeb_descriptors r ON k.source = 'saeb' AND r.descriptor = k.code"
    };
}

statement! {
    ShownInQuiz(quiz: i64 => BigInt, question: i64 => BigInt) -> ShownRow =
        concat!(selected!(), " WHERE c.quiz_id = $1::bigint AND c.question_id = $2::bigint")
}

statement! {
    AllInQuiz(quiz: i64 => BigInt) -> ShownRow =
        concat!(selected!(), " WHERE c.quiz_id = $1::bigint ORDER BY c.ordinal")
}

impl From<ShownRow> for Shown {
    fn from(row: ShownRow) -> Self {
        let skill = row.skill_id.zip(row.skill_source).zip(row.skill_code.zip(row.skill_name));
        let skill = skill.zip(row.subject_name);
        let asks = row.skill_said.as_deref().map(skill::asks);
        let source = row.base_source.map(|source| source.0);
        let image = row.image_id.zip(row.image_alt);
        Self {
            question: QuestionId(row.question_id),
            statement: row.statement.0,
            options: Options::stored([row.option_a.0, row.option_b.0, row.option_c.0, row.option_d.0]),
            base: row.base_text.map(|words| BaseText { words: words.0, source }),
            image: image.map(|(file, alt)| Image { file: FileId(file), alt: alt.0 }),
            difficulty: row.difficulty.0,
            skill: skill.map(|(((id, source), (code, name)), subject)| SkillNamed {
                id: SkillId(id),
                name: skill::name(source.0, &code, name),
                asks,
                subject,
            }),
        }
    }
}

pub(super) use selected;

/// With what explains it.
type Explained = (Shown, Option<Explanation>);

impl ShownRow {
    pub(super) fn told(mut self) -> Explained {
        let explanation = self.explanation.take().map(|it| it.0);
        (self.into(), explanation)
    }
}

pub(super) fn one(
    connection: &mut PgConnection,
    id: QuizId,
    question: QuestionId,
) -> QueryResult<Option<Explained>> {
    let one = ShownInQuiz { quiz: id.0, question: question.0 };
    let row: Option<ShownRow> = one.get_result(connection).optional()?;
    Ok(row.map(ShownRow::told))
}

pub(super) fn all(connection: &mut PgConnection, id: QuizId) -> QueryResult<Vec<Explained>> {
    let rows: Vec<ShownRow> = AllInQuiz { quiz: id.0 }.load(connection)?;
    Ok(rows.into_iter().map(ShownRow::told).collect())
}
