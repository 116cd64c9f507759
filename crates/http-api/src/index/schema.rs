//! The words of this area's answers.

use application::index::figures::Verdict;
use ideb_core::history::Source;
use ideb_core::levers::Lever;
use ideb_core::simulation::Mode;
use ideb_core::steps::StepKey;
use kernel::{Grade, Stage};

use crate::edge::openapi::schema::{pattern, texts, words};

const GRADE: Lever = Lever::Grade(Grade { stage: Stage::AnosIniciais, place: 0 });

texts! {
    SourceText "Source" words([Source::Inep, Source::School].map(Source::slug));
    ModeText "Mode" words([Mode::Quick, Mode::Official].map(Mode::slug));
    LeverText "LeverKind" words([Lever::Mt, Lever::Lp, Lever::Approval, GRADE].map(Lever::slug));
    UnitText "LeverUnit" words([Lever::Mt, Lever::Approval].map(Lever::unit));
    StepText "StepKey" words(
        [StepKey::ScoreLp, StepKey::ScoreMt, StepKey::Score, StepKey::Indicator, StepKey::Product, StepKey::Ideb]
            .map(StepKey::slug)
    );
    VerdictText "ImportVerdict" words(
        [Verdict::New, Verdict::Updated, Verdict::Unchanged, Verdict::Published].map(verdict)
    );
    MonthText "Month" pattern(r"^[0-9]{4}-[0-9]{2}$");
}

/// What became of an imported result.
pub fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::New => "novo",
        Verdict::Updated => "atualizado",
        Verdict::Unchanged => "igual",
        Verdict::Published => "publicado",
    }
}
