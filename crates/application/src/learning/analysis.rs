//! A pupil is analysed: a profile where the school has it on, and recommendations in any case.

use kernel::PersonId;
use learning_style::behaviour::{Counts, Usual};
use learning_style::profile::Profile;
use learning_style::questionnaire::Replies;
use learning_style::recommendation::{Sort, renewal};
use school_management::people::pupil::Pupil;

use super::reached::reached;
use super::recommendation::RecommendationSeen;
use super::refusal::LearningError;
use super::seen::{StyleSeen, recommendations};
use super::skills::recommended;
use crate::classes::class::By;
use crate::pupils::pupil::record;
use crate::tx::database::SchoolTx;

/// What came of it.
#[derive(Debug, Clone)]
pub struct Analysis {
    pub style: StyleSeen,
    pub recommendations: Vec<RecommendationSeen>,
}

impl Analysis {
    pub const fn message(&self) -> &'static str {
        if self.style.on {
            "Análise concluída."
        } else {
            "As recomendações por habilidade foram atualizadas. A análise do estilo de estudo está desligada nesta escola."
        }
    }
}

/// Asked for twice at once, the second one waits for the first, and finds the same.
pub fn analyse(tx: &mut dyn SchoolTx, by: By<'_>, student: PersonId) -> Result<Analysis, LearningError> {
    let on = tx.learning().hold_on()?;
    let pupil = reached(tx, &by.actor.person, student)?;
    tx.quizzes().hold_player(student)?.ok_or(LearningError::NotFound)?;
    let (style, profile) = if on {
        let (counts, replies) = known(tx, &pupil)?;
        let profile = Profile::of(&counts, usual(tx, &pupil)?, &replies);
        tx.learning().put_profile(student, &profile, by.now)?;
        let found = Some((profile, by.now));
        (StyleSeen { on, counts, replies: replies.count(), profile: found }, profile)
    } else {
        (StyleSeen::default(), Profile::of(&Counts::default(), Usual::ASSUMED, &Replies::default()))
    };
    let found = recommended(tx, student, &profile, by.now)?;
    let mut kept = tx.learning().recommendations(student)?;
    // While it is off, what rests on a preference stays as unseen as the profile.
    kept.retain(|one| on || one.sort != Sort::Presentation);
    let renewal = renewal(&kept, found, by.now);
    tx.learning().renew_recommendations(student, &renewal.gone, &renewal.new, by.now)?;
    let text = if on {
        "analisou como um aluno estuda"
    } else {
        "atualizou as recomendações de estudo de um aluno"
    };
    record(tx, by, text.to_owned(), &[student])?;
    Ok(Analysis { style, recommendations: recommendations(tx.learning(), student, on)? })
}

fn known(tx: &mut dyn SchoolTx, pupil: &Pupil) -> Result<(Counts, Replies), LearningError> {
    let learning = tx.learning();
    let median = pupil.class.map(|class| learning.class_median(class)).transpose()?.flatten();
    let counts = learning.counts(pupil.id, median)?;
    let replies = learning.replies(pupil.id)?.map(|(replies, _)| replies);
    Ok((counts, replies.unwrap_or_default()))
}

/// What is usual in the pupil's class.
fn usual(tx: &mut dyn SchoolTx, pupil: &Pupil) -> Result<Usual, LearningError> {
    let Some(class) = pupil.class else { return Ok(Usual::ASSUMED) };
    Ok(Usual::of(&tx.learning().class_counts(class)?))
}
