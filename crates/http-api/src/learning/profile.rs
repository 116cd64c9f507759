//! A profile as it is sent.

use chrono::{DateTime, Utc};
use learning_style::profile::{Profile, Score, Trust};
use learning_style::{Intelligence, Style, limits};
use serde::Serialize;
use utoipa::ToSchema;

use super::schema::{IntelligenceText, StyleText, TrustText};
use crate::edge::openapi::schema::TwoPlaces;

/// Where a score probably lies.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LikelyRange)]
pub struct RangeJson {
    #[schema(value_type = TwoPlaces)]
    low: String,
    #[schema(value_type = TwoPlaces)]
    high: String,
}

macro_rules! scores {
    ($($(#[$about:meta])* $field:ident: $of:ident($one:path)),+ $(,)?) => {
        /// What a pupil seems to prefer. The four of VARK are parts of a hundred, per cent, and add up to 100.00. An intelligence is
        /// measured alone, from 0 to 100: 50.00 is what everybody does, and the eight add up to nothing.
        #[derive(Debug, Serialize, ToSchema)]
        #[schema(as = LearningProfile)]
        #[serde(rename_all = "camelCase")]
        pub struct ProfileJson {
            $($(#[$about])* #[schema(value_type = TwoPlaces)] $field: String,)+
            /// Of each score under its name: of ten such ranges about eight hold the truth.
            ranges: RangesJson,
            /// The style that stands out beyond noise; `null` where none does.
            #[schema(value_type = Option<StyleText>)]
            dominant_style: Option<&'static str>,
            /// The one that stands out of the other three; only below a dominant one.
            #[schema(value_type = Option<StyleText>)]
            secondary_style: Option<&'static str>,
            /// The intelligence that stands out beyond noise.
            #[schema(value_type = Option<IntelligenceText>)]
            prominent_intelligence: Option<&'static str>,
            #[schema(value_type = TrustText)]
            confidence_level: &'static str,
            /// Per cent: how much of the result the data says.
            confidence_percent: u16,
            /// The confidence in a sentence.
            confidence_told: String,
            /// When it was analysed.
            total_interactions: u64,
            last_analyzed_at: DateTime<Utc>,
        }

        #[derive(Debug, Serialize, ToSchema)]
        #[schema(as = LearningRanges)]
        #[serde(rename_all = "camelCase")]
        pub struct RangesJson {
            $($field: RangeJson,)+
        }

        impl ProfileJson {
            pub fn new(profile: &Profile, at: DateTime<Utc>) -> Self {
                let confidence = profile.confidence;
                Self {
                    $($field: profile.$of($one).value.to_string(),)+
                    ranges: RangesJson { $($field: profile.$of($one).into(),)+ },
                    dominant_style: profile.dominant.map(Style::slug),
                    secondary_style: profile.secondary.map(Style::slug),
                    prominent_intelligence: profile.prominent.map(Intelligence::slug),
                    confidence_level: Trust::slug(confidence.trust()),
                    confidence_percent: confidence.percent(),
                    confidence_told: limits::confidence(confidence),
                    total_interactions: profile.interactions,
                    last_analyzed_at: at,
                }
            }
        }
    };
}

scores! {
    vark_visual: style(Style::Visual),
    vark_auditory: style(Style::Auditory),
    vark_reading_writing: style(Style::ReadingWriting),
    vark_kinesthetic: style(Style::Kinesthetic),
    mi_verbal_linguistic: intelligence(Intelligence::VerbalLinguistic),
    mi_logical_mathematical: intelligence(Intelligence::LogicalMathematical),
    mi_spatial: intelligence(Intelligence::Spatial),
    /// A quiz shows nothing of it: without the questionnaire it stays at 50.00.
    mi_bodily_kinesthetic: intelligence(Intelligence::BodilyKinesthetic),
    mi_musical: intelligence(Intelligence::Musical),
    /// A quiz shows nothing of it: without the questionnaire it stays at 50.00.
    mi_interpersonal: intelligence(Intelligence::Interpersonal),
    mi_intrapersonal: intelligence(Intelligence::Intrapersonal),
    /// A quiz shows nothing of it: without the questionnaire it stays at 50.00.
    mi_naturalist: intelligence(Intelligence::Naturalist),
}

impl From<Score> for RangeJson {
    fn from(score: Score) -> Self {
        Self { low: score.low.to_string(), high: score.high.to_string() }
    }
}
