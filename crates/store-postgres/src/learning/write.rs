//! How pupils study, as decisions write it.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text, Timestamptz};
use kernel::{PersonId, RecommendationId, StoreError};
use learning_style::behaviour::Help;
use learning_style::profile::{Profile, Score};
use learning_style::questionnaire::Replies;
use learning_style::recommendation::{KeptRecommendation, Recommendation, Sort};
use learning_style::store::{Learning, NewBehaviour};
use learning_style::{Intelligence, Style};

use super::{recommendations, switch};
use crate::column::statement::statement;
use crate::connect::transaction::Transaction;
use crate::schema::learning::{
    learning_behaviors, learning_recommendations, learning_replies, learning_style_profiles,
};

statement! {
    AddBehaviour(
        student: i64 => BigInt,
        quiz: i64 => BigInt,
        question: i64 => BigInt,
        kind: &'static str => Text,
        help: Option<&'static str> => Nullable<Text>,
        at: DateTime<Utc> => Timestamptz,
    ) -> () =
        "INSERT INTO learning_behaviors (student_id, quiz_id, question_id, kind, help, at)
        SELECT $1::bigint, $2::bigint, $3::bigint, $4::text, $5::text, $6::timestamptz
        ON CONFLICT (school_id, quiz_id, question_id, kind, help) DO NOTHING"
}

/// In hundredths, which fit.
fn numbers(score: Score) -> [i32; 3] {
    [score.value, score.low, score.high].map(|it| i32::try_from(it.units()).unwrap_or_default())
}

impl Learning for Transaction {
    fn hold_on(&mut self) -> Result<bool, StoreError> {
        self.run("learning_hold_on", switch::hold)
    }

    fn switch_on(&mut self, by: PersonId, at: DateTime<Utc>) -> Result<bool, StoreError> {
        let begin = switch::BeginPeriod { at, by: by.0 };
        self.run("learning_switch_on", |connection| Ok(begin.execute(connection)? == 1))
    }

    fn switch_off(&mut self, by: PersonId, at: DateTime<Utc>) -> Result<bool, StoreError> {
        let end = switch::EndPeriod { at, by: by.0 };
        self.run("learning_switch_off", |connection| Ok(end.execute(connection)? == 1))
    }

    fn forget(&mut self) -> Result<(), StoreError> {
        self.run("learning_forget", |connection| {
            diesel::delete(learning_behaviors::table).execute(connection)?;
            diesel::delete(learning_replies::table).execute(connection)?;
            diesel::delete(learning_style_profiles::table).execute(connection)?;
            let preferences = learning_recommendations::table
                .filter(learning_recommendations::sort.eq(Sort::Presentation.slug()));
            diesel::delete(preferences).execute(connection)?;
            switch::ForgetPeriods {}.execute(connection).map(drop)
        })
    }

    fn add_behaviour(&mut self, new: NewBehaviour) -> Result<bool, StoreError> {
        let add = AddBehaviour {
            student: new.student.0,
            quiz: new.quiz.0,
            question: new.question.0,
            kind: new.kind.slug(),
            help: new.help.map(Help::slug),
            at: new.at,
        };
        self.run("learning_add_behaviour", |connection| Ok(add.execute(connection)? == 1))
    }

    fn put_replies(
        &mut self,
        student: PersonId,
        replies: &Replies,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let (items, letters): (Vec<_>, Vec<_>) =
            replies.given().map(|(item, letter)| (item.slug, letter.slug())).unzip();
        self.run("learning_put_replies", |connection| {
            if items.is_empty() {
                let own = learning_replies::table.filter(learning_replies::student_id.eq(student.0));
                return diesel::delete(own).execute(connection).map(drop);
            }
            let put = (
                learning_replies::items.eq(items),
                learning_replies::letters.eq(letters),
                learning_replies::at.eq(at),
            );
            diesel::insert_into(learning_replies::table)
                .values((learning_replies::student_id.eq(student.0), put.clone()))
                .on_conflict((learning_replies::school_id, learning_replies::student_id))
                .do_update()
                .set(put)
                .execute(connection)
                .map(drop)
        })
    }

    fn put_profile(
        &mut self,
        student: PersonId,
        profile: &Profile,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let put = (
            learning_style_profiles::vark.eq(Style::ALL.map(|it| numbers(profile.style(it))).concat()),
            learning_style_profiles::intelligences
                .eq(Intelligence::ALL.map(|it| numbers(profile.intelligence(it))).concat()),
            learning_style_profiles::dominant_style.eq(profile.dominant.map(Style::slug)),
            learning_style_profiles::secondary_style.eq(profile.secondary.map(Style::slug)),
            learning_style_profiles::prominent_intelligence.eq(profile.prominent.map(Intelligence::slug)),
            learning_style_profiles::confidence
                .eq(i32::try_from(profile.confidence.decimal().units()).unwrap_or_default()),
            learning_style_profiles::interactions.eq(i64::try_from(profile.interactions).unwrap_or(i64::MAX)),
            learning_style_profiles::analyzed_at.eq(at),
        );
        self.run("learning_put_profile", |connection| {
            diesel::insert_into(learning_style_profiles::table)
                .values((learning_style_profiles::student_id.eq(student.0), put.clone()))
                .on_conflict((learning_style_profiles::school_id, learning_style_profiles::student_id))
                .do_update()
                .set(put)
                .execute(connection)
                .map(drop)
        })
    }

    fn renew_recommendations(
        &mut self,
        student: PersonId,
        gone: &[RecommendationId],
        new: &[Recommendation],
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.run("learning_renew_recommendations", |connection| {
            recommendations::renew(connection, student, gone, new, at)
        })
    }

    fn hold_recommendation(
        &mut self,
        id: RecommendationId,
    ) -> Result<Option<KeptRecommendation>, StoreError> {
        self.run("learning_hold_recommendation", |connection| recommendations::hold(connection, id))
    }

    fn put_marks(&mut self, marked: &KeptRecommendation) -> Result<(), StoreError> {
        self.run("learning_put_marks", |connection| recommendations::mark(connection, marked))
    }
}
