//! A question's columns, and the question that they make.

use chrono::{DateTime, Utc};
use diesel::sql_types::{BigInt, Integer, Nullable, Text, Timestamptz};
use kernel::{BnccCode, FileId, PersonId, QuestionId, SkillId, SubjectId};
use quiz_engine::question::{
    AltText, BaseText, BaseWords, Descriptor, Difficulty, Explanation, Image, Letter, NewQuestion,
    OptionText, Options, OwnSkill, Question, QuestionData, QuestionText, Skills, Source, Statement, Status,
};

use crate::column::statement::row;
use crate::column::words::Word;

row! {
    QuestionRow {
        id: i64 => BigInt,
        subject_id: i64 => BigInt,
        status: Word<Status> => Text,
        difficulty: Word<Difficulty> => Text,
        skill_id: Option<i64> => Nullable<BigInt>,
        descriptor: Option<Word<Descriptor>> => Nullable<Text>,
        bncc: Option<Word<BnccCode>> => Nullable<Text>,
        own_skill: Option<Word<OwnSkill>> => Nullable<Text>,
        statement: Word<Statement> => Text,
        option_a: Word<OptionText> => Text,
        option_b: Word<OptionText> => Text,
        option_c: Word<OptionText> => Text,
        option_d: Word<OptionText> => Text,
        answer_key: Word<Letter> => Text,
        explanation: Option<Word<Explanation>> => Nullable<Text>,
        base_text: Option<Word<BaseWords>> => Nullable<Text>,
        base_source: Option<Word<Source>> => Nullable<Text>,
        image_id: Option<i64> => Nullable<BigInt>,
        image_alt: Option<Word<AltText>> => Nullable<Text>,
        version: i32 => Integer,
        answers: i64 => BigInt,
        created_by: i64 => BigInt,
        created_at: DateTime<Utc> => Timestamptz,
        changed_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
    }
}

/// The columns of a question `q`, as [`QuestionRow`] has them.
macro_rules! columns {
    () => {
        "q.id, q.subject_id, q.status, q.difficulty, q.skill_id, q.descriptor, q.bncc, q.own_skill, q.statement,
        q.option_a, q.option_b, q.option_c, q.option_d, q.answer_key, q.explanation, q.base_text, q.base_source,
        q.image_id, q.image_alt, q.version, q.answers, q.created_by, q.created_at, q.changed_at"
    };
}
pub(super) use columns;

impl From<QuestionRow> for Question {
    fn from(row: QuestionRow) -> Self {
        let source = row.base_source.map(|source| source.0);
        let text = QuestionText {
            statement: row.statement.0,
            options: Options::stored([row.option_a.0, row.option_b.0, row.option_c.0, row.option_d.0]),
            key: row.answer_key.0,
            base: row.base_text.map(|words| BaseText { words: words.0, source }),
        };
        let skills = Skills {
            descriptor: row.descriptor.map(|it| it.0),
            bncc: row.bncc.map(|it| it.0),
            own: row.own_skill.map(|it| it.0),
        };
        let explanation = row.explanation.map(|it| it.0);
        let image = row.image_id.zip(row.image_alt);
        let about = NewQuestion {
            subject: SubjectId(row.subject_id),
            data: QuestionData { text, difficulty: row.difficulty.0, skills, explanation },
            image: image.map(|(file, alt)| Image { file: FileId(file), alt: alt.0 }),
            status: row.status.0,
        };
        Self {
            id: QuestionId(row.id),
            about,
            skill: row.skill_id.map(SkillId),
            version: row.version,
            answers: row.answers,
            created_by: PersonId(row.created_by),
            created_at: row.created_at,
            changed_at: row.changed_at,
        }
    }
}
