//! What a movement takes beside what was ever done, and in pupils.

use ideb_core::effort::{Effort, Measure};
use ideb_core::enrolment::Pupils;
use ideb_core::plan::Way;
use kernel::Uf;
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::openapi::schema::{StateText, TwoPlaces};
use crate::index::schema::{EnrolmentText, LeverText, MeasureText, ToneText, UnitText};

/// What is needed of one thing, divided by the measure.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Effort)]
pub struct EffortJson {
    /// "0.37": 37 % of the measure. Never printed on the other side of a border of the tones.
    #[schema(value_type = TwoPlaces)]
    share: String,
    #[schema(value_type = ToneText)]
    tone: &'static str,
    measure: MeasureJson,
}

/// The largest rise of a thing from one edition to the next: the school's own, or the typical one.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Measure)]
#[serde(rename_all = "camelCase")]
pub struct MeasureJson {
    #[schema(value_type = MeasureText)]
    kind: &'static str,
    /// Points or percentage points.
    #[schema(value_type = TwoPlaces)]
    by: String,
    /// Of an own one.
    from_year: Option<i16>,
    to_year: Option<i16>,
    /// Of a typical one: of how many schools it is the median, and the states they are of.
    schools: Option<i32>,
    #[schema(value_type = Vec<StateText>)]
    states: Vec<&'static str>,
}

/// Percentage points of approval in pupils.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RiseInPupils)]
#[serde(rename_all = "camelCase")]
pub struct PupilsJson {
    /// How many more have to pass.
    more: i32,
    /// Of so many in the grades that move.
    of: i32,
    /// How many of them do not pass at the rates it starts from.
    not_approved: i32,
    #[schema(value_type = EnrolmentText)]
    source: &'static str,
}

/// How far one thing has to move: a subject, a grade, or all grades together.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Way)]
#[serde(rename_all = "camelCase")]
pub struct WayJson {
    #[schema(value_type = LeverText)]
    lever: &'static str,
    grade: Option<String>,
    #[schema(value_type = UnitText)]
    unit: &'static str,
    /// Points or percent; of all grades their mean.
    #[schema(value_type = TwoPlaces)]
    current: String,
    /// From where on it counts: above `current` where the school stands below the scale.
    #[schema(value_type = TwoPlaces)]
    start: String,
    /// `null` where it cannot reach the goal alone.
    #[schema(value_type = Option<TwoPlaces>)]
    needed: Option<String>,
    /// From `start` to `needed`.
    #[schema(value_type = Option<TwoPlaces>)]
    difference: Option<String>,
    /// Of approval, where it is known how many pupils there are.
    pupils: Option<PupilsJson>,
    /// `null` without a measure, or where it is out of reach.
    effort: Option<EffortJson>,
}

impl From<Effort> for EffortJson {
    fn from(effort: Effort) -> Self {
        Self {
            share: effort.printed_share().to_string(),
            tone: effort.tone().slug(),
            measure: effort.measure.into(),
        }
    }
}

impl From<Measure> for MeasureJson {
    fn from(measure: Measure) -> Self {
        let (kind, by) = (measure.kind().slug(), measure.by().to_string());
        match measure {
            Measure::Own(advance) => Self {
                kind,
                by,
                from_year: Some(advance.from.year()),
                to_year: Some(advance.to.year()),
                schools: None,
                states: Vec::new(),
            },
            Measure::Typical(typical) => Self {
                kind,
                by,
                from_year: None,
                to_year: None,
                schools: Some(typical.schools),
                states: typical.states.into_iter().map(Uf::code).collect(),
            },
        }
    }
}

impl From<Pupils> for PupilsJson {
    fn from(pupils: Pupils) -> Self {
        Self {
            more: pupils.more,
            of: pupils.of,
            not_approved: pupils.not_approved,
            source: pupils.source.slug(),
        }
    }
}

impl From<Way> for WayJson {
    fn from(way: Way) -> Self {
        Self {
            lever: way.lever.slug(),
            grade: way.lever.grade_label(),
            unit: way.lever.unit(),
            current: way.current.to_string(),
            start: way.start.to_string(),
            needed: way.needed.map(|needed| needed.to_string()),
            difference: way.difference().map(|difference| difference.to_string()),
            pupils: way.pupils.map(Into::into),
            effort: way.effort.map(Into::into),
        }
    }
}
