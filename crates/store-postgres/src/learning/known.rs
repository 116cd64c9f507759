//! What decisions and screens read of how pupils study.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Nullable, Text, Timestamptz};
use kernel::{ClassId, Decimal, PersonId, QuestionId, SkillId, StoreError};
use learning_style::behaviour::Counts;
use learning_style::profile::{Confidence, Profile, Score};
use learning_style::questionnaire::Replies;
use learning_style::recommendation::KeptRecommendation;
use learning_style::store::{KnownLearning, SkillFound, Stored, Switched};
use learning_style::{Intelligence, Style};

use super::{counts, recommendations, skills, switch};
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::quiz::rows::broken;

row! {
    RepliesRow {
        items: Vec<String> => Array<Text>,
        letters: Vec<String> => Array<Text>,
        at: DateTime<Utc> => Timestamptz,
    }
}

statement! {
    RepliesOf(student: i64 => BigInt) -> RepliesRow =
        "SELECT r.items, r.letters, r.at FROM learning_replies r WHERE r.student_id = $1::bigint"
}

row! {
    ProfileRow {
        vark: Vec<i32> => Array<Integer>,
        intelligences: Vec<i32> => Array<Integer>,
        dominant_style: Option<Word<Style>> => Nullable<Text>,
        secondary_style: Option<Word<Style>> => Nullable<Text>,
        prominent_intelligence: Option<Word<Intelligence>> => Nullable<Text>,
        confidence: i32 => Integer,
        interactions: i64 => BigInt,
        analyzed_at: DateTime<Utc> => Timestamptz,
    }
}

statement! {
    ProfileOf(student: i64 => BigInt) -> ProfileRow =
        "SELECT p.vark, p.intelligences, p.dominant_style, p.secondary_style, p.prominent_intelligence, p.confidence,
            p.interactions, p.analyzed_at
        FROM learning_style_profiles p WHERE p.student_id = $1::bigint"
}

/// Three numbers each: the score, and its range.
fn scores<const COUNT: usize>(stored: &[i32]) -> Option<[Score; COUNT]> {
    let (scores, []) = stored.as_chunks::<3>() else { return None };
    let score = |score: &[i32; 3]| Score::stored(score.map(|units| Decimal::from_units(units.into())));
    scores.iter().map(score).collect::<Option<Vec<_>>>()?.try_into().ok()
}

fn profile(row: ProfileRow) -> Option<(Profile, DateTime<Utc>)> {
    let profile = Profile::stored(
        scores(&row.vark)?,
        scores(&row.intelligences)?,
        [row.dominant_style, row.secondary_style].map(|style| style.map(|it| it.0)),
        row.prominent_intelligence.map(|it| it.0),
        Confidence::stored(Decimal::from_units(row.confidence.into()))?,
        row.interactions.try_into().ok()?,
    )?;
    Some((profile, row.analyzed_at))
}

fn replied(row: &RepliesRow) -> QueryResult<(Replies, DateTime<Utc>)> {
    let pairs = row.items.iter().map(String::as_str).zip(row.letters.iter().map(String::as_str));
    let replies = Replies::parse(pairs).map_err(|_| broken("a reply that there is not"))?;
    Ok((replies, row.at))
}

impl KnownLearning for Transaction {
    fn switched(&mut self) -> Result<Option<Switched>, StoreError> {
        self.run("learning_switched", switch::last)
    }

    fn stored(&mut self) -> Result<Stored, StoreError> {
        self.run("learning_stored", switch::stored)
    }

    fn counts(&mut self, student: PersonId, median: Option<u16>) -> Result<Counts, StoreError> {
        self.run("learning_counts", |connection| counts::of_pupil(connection, student, median))
    }

    fn class_counts(&mut self, class: ClassId) -> Result<Counts, StoreError> {
        self.run("learning_class_counts", |connection| counts::of_class(connection, class))
    }

    fn class_median(&mut self, class: ClassId) -> Result<Option<u16>, StoreError> {
        self.run("learning_class_median", |connection| counts::median(connection, class))
    }

    fn replies(&mut self, student: PersonId) -> Result<Option<(Replies, DateTime<Utc>)>, StoreError> {
        self.run("learning_replies", |connection| {
            let row: Option<RepliesRow> =
                RepliesOf { student: student.0 }.get_result(connection).optional()?;
            row.as_ref().map(replied).transpose()
        })
    }

    fn profile(&mut self, student: PersonId) -> Result<Option<(Profile, DateTime<Utc>)>, StoreError> {
        self.run("learning_profile", |connection| {
            let row: Option<ProfileRow> =
                ProfileOf { student: student.0 }.get_result(connection).optional()?;
            row.map(|row| profile(row).ok_or_else(|| broken("a profile that nobody found"))).transpose()
        })
    }

    fn recommendations(&mut self, student: PersonId) -> Result<Vec<KeptRecommendation>, StoreError> {
        self.run("learning_recommendations", |connection| recommendations::of(connection, student))
    }

    fn skills_found(&mut self, student: PersonId) -> Result<Vec<SkillFound>, StoreError> {
        self.run("learning_skills", |connection| skills::found(connection, student))
    }

    fn questions_for(
        &mut self,
        student: PersonId,
        skills: &[SkillId],
        due: &[QuestionId],
    ) -> Result<Vec<(SkillId, QuestionId)>, StoreError> {
        self.run("learning_questions", |connection| skills::questions(connection, student, skills, due))
    }
}
