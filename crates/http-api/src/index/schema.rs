//! The words of this area's answers.

use application::index::import::Outcome::{self, Own};
use ideb_core::bands::Band;
use ideb_core::effort::{MeasureKind, Tone};
use ideb_core::enrolment::EnrolmentSource;
use ideb_core::goal::in_force::GoalOrigin;
use ideb_core::history::Source;
use ideb_core::levers::Lever;
use ideb_core::outlook::Missing;
use ideb_core::printed::steps::StepKey;
use ideb_core::recompute::Factor;
use ideb_core::simulation::Mode;
use kernel::table::Verdict;
use kernel::{Grade, Stage};

use crate::edge::openapi::schema::{decimal, pattern, texts, words};

/// An aim that is no goal: the next tenth.
pub const NEXT: &str = "proximo";

const GRADE: Lever = Lever::Grade(Grade { stage: Stage::AnosIniciais, place: 0 });

texts! {
    FactorText "Factor" words(Factor::ALL.map(Factor::word));
    SourceText "Source" words(Source::ALL.map(Source::slug));
    BandText "LearningBand" words(Band::ALL.map(Band::slug));
    ModeText "Mode" words(Mode::ALL.map(Mode::slug));
    LeverText "LeverKind" words([Lever::Mt, Lever::Lp, Lever::Approval, GRADE].map(Lever::slug));
    UnitText "LeverUnit" words([Lever::Mt, Lever::Approval].map(Lever::unit));
    StepText "StepKey" words(StepKey::ALL.map(StepKey::slug));
    VerdictText "ImportVerdict" words(
        [Own(Verdict::New), Own(Verdict::Updated), Own(Verdict::Unchanged), Outcome::Coarser, Outcome::Published]
            .map(Outcome::slug)
    );
    // As many places as their line needs.
    MeanText "MeanDecimal" decimal("2,8");
    GainText "GainDecimal" decimal("3,8");
    LineText "LineDecimal" decimal("4,8");
    IndexText "IndexDecimal" decimal("2,8");
    MeasureText "MeasureKind" words(MeasureKind::ALL.map(MeasureKind::slug));
    ToneText "Tone" words(Tone::ALL.map(Tone::slug));
    EnrolmentText "EnrolmentSource" words(EnrolmentSource::ALL.map(EnrolmentSource::slug));
    GoalOriginText "GoalOrigin" words(GoalOrigin::ALL.map(GoalOrigin::slug));
    AimText "AimOrigin" words([GoalOrigin::School.slug(), GoalOrigin::Mec.slug(), NEXT]);
    MissingText "OutlookMissing" words(Missing::ALL.map(Missing::slug));
    MonthText "Month" pattern(r"^[0-9]{4}-[0-9]{2}$");
}
