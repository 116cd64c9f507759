//! What an import makes of the results in a file.

use ideb_core::measure::Edition;
use ideb_core::own_figure;
use ideb_core::precision::{Precision, merge};
use ideb_core::reference::{Figures, SchoolResult};
use ideb_core::store::{KnownFigures, OwnFigure};
use kernel::table::Verdict;
use kernel::{Stage, StoreError};
use school_management::people::school::School;

use crate::index::published::{is_published, published};

/// What an import does with one result of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// INEP published this edition already: the file changes nothing.
    Published,
    /// The edition is the school's own to tell.
    Own(Verdict),
    /// The file tells with fewer decimal places what the school has: it changes nothing.
    Coarser,
}

impl Outcome {
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Published => "publicado",
            Self::Own(Verdict::New) => "novo",
            Self::Own(Verdict::Updated) => "atualizado",
            Self::Own(Verdict::Unchanged) => "igual",
            Self::Coarser => "igual_menos_casas",
        }
    }
}

/// One result of the file and its outcome.
#[derive(Debug, Clone)]
pub struct Judged {
    pub stage: Stage,
    pub edition: Edition,
    pub figures: Figures,
    pub outcome: Outcome,
}

impl Judged {
    /// Whether the import has anything to write.
    pub(super) fn writes(&self) -> bool {
        matches!(self.outcome, Outcome::Own(verdict) if verdict.writes())
    }
}

/// Judges the results of a file against what is there.
pub(super) fn judge(
    school: &School,
    known: &mut dyn KnownFigures,
    results: Vec<(Stage, Edition, Figures)>,
    precision: &Precision,
) -> Result<Vec<Judged>, StoreError> {
    let (_, published) = published(Some(school), known)?;
    let own = known.own_figures()?;
    Ok(results.into_iter().map(|result| judge_one(result, precision, &published, &own)).collect())
}

/// A file that says less than the school's own record, or says it with fewer places, takes nothing from it, and an
/// index that follows from the other figures is filled in.
fn judge_one(
    (stage, edition, figures): (Stage, Edition, Figures),
    precision: &Precision,
    published: &[SchoolResult],
    own: &[OwnFigure],
) -> Judged {
    if is_published(published, stage, edition) {
        return Judged { stage, edition, figures, outcome: Outcome::Published };
    }
    let known = own.iter().find(|figure| (figure.stage, figure.edition) == (stage, edition));
    let places = precision.of(stage, edition, &figures);
    let (figures, coarser) = match known {
        Some(known) => {
            let merged = merge(&known.figures, figures, places);
            (merged.figures, merged.coarser || merged.overruled)
        }
        None => (figures, false),
    };
    let figures = own_figure::with_index(stage, edition, figures);
    let outcome = match Verdict::of(known.map(|known| &known.figures), &figures) {
        Verdict::Unchanged if coarser => Outcome::Coarser,
        verdict => Outcome::Own(verdict),
    };
    Judged { stage, edition, figures, outcome }
}
