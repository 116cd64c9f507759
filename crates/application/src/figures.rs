//! The school's own figures of the index: typed by hand, or imported from a file.

use chrono::{DateTime, Datelike, Utc};
use ideb_core::inep_file;
use ideb_core::measure::Edition;
use ideb_core::own_figure;
use ideb_core::reference::{Figures, ReferenceSchool, SchoolResult};
use ideb_core::store::OwnFigure;
use kernel::{IdebDataId, Stage, StoreError, UserId};
use school_management::activity::{ActivityKind, NewActivity};
use thiserror::Error;

use crate::database::{SchoolTx, reference_of};

/// Why a figure is refused.
#[derive(Debug, Error)]
pub enum FigureError {
    #[error(
        "O INEP já publicou a edição {edition} de {stage} desta escola; o resultado publicado prevalece."
    )]
    Published { stage: Stage, edition: Edition },
    #[error("Registro não encontrado.")]
    NoFigure,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The transaction's school as INEP names it, and what INEP published of it.
pub fn published(tx: &mut dyn SchoolTx) -> Result<(Option<ReferenceSchool>, Vec<SchoolResult>), StoreError> {
    let Some(school) = reference_of(tx)? else {
        return Ok((None, Vec::new()));
    };
    let results = tx.ideb().school_results(&school.code)?;
    Ok((Some(school), results))
}

/// Keeps a figure typed by hand.
pub fn enter(
    tx: &mut dyn SchoolTx,
    user: UserId,
    (stage, edition): (Stage, Edition),
    figures: &Figures,
    now: DateTime<Utc>,
) -> Result<OwnFigure, FigureError> {
    let (_, published) = published(tx)?;
    if is_published(&published, stage, edition) {
        return Err(FigureError::Published { stage, edition });
    }
    let saved = tx.ideb().put_own_figure(stage, edition, figures)?;
    let text = format!("informou os dados de {edition}, {stage}");
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Figures, text), now)?;
    Ok(saved)
}

/// Removes a figure that the school entered.
pub fn remove(
    tx: &mut dyn SchoolTx,
    user: UserId,
    id: IdebDataId,
    now: DateTime<Utc>,
) -> Result<(), FigureError> {
    if !tx.ideb().remove_own_figure(id)? {
        return Err(FigureError::NoFigure);
    }
    let activity =
        NewActivity::new(ActivityKind::Figures, "removeu um registro do IDEB informado pela escola");
    tx.school().record(Some(user), &activity, now)?;
    Ok(())
}

/// A table for the transaction's school to fill in and import, as text; see [`inep_file::template`]. `None` without a
/// school.
pub fn template(tx: &mut dyn SchoolTx, now: DateTime<Utc>) -> Result<Option<String>, StoreError> {
    let Some(school) = tx.school().school()? else { return Ok(None) };
    let (_, published) = published(tx)?;
    let wanted = inep_file::editions_to_fill(&published, now.year());
    Ok(Some(inep_file::template(school.inep_code.as_ref(), &school.name, &wanted)))
}

/// What an import does with one result of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    New,
    Updated,
    Unchanged,
    /// INEP published this edition already: the file changes nothing.
    Published,
}

/// One result of the file and its verdict.
#[derive(Debug, Clone)]
pub struct Judged {
    pub stage: Stage,
    pub edition: Edition,
    pub figures: Figures,
    pub verdict: Verdict,
}

/// Judges the results of a file against what is there, and keeps the new and updated ones unless it is a rehearsal.
pub fn import(
    tx: &mut dyn SchoolTx,
    user: UserId,
    results: Vec<(Stage, Edition, Figures)>,
    rehearsal: bool,
    now: DateTime<Utc>,
) -> Result<Vec<Judged>, StoreError> {
    let (_, published) = published(tx)?;
    let own = tx.ideb().own_figures()?;
    let judged: Vec<_> = results.into_iter().map(|result| judge(result, &published, &own)).collect();
    let kept: Vec<_> =
        judged.iter().filter(|judged| matches!(judged.verdict, Verdict::New | Verdict::Updated)).collect();
    if rehearsal || kept.is_empty() {
        return Ok(judged);
    }
    for Judged { stage, edition, figures, .. } in &kept {
        tx.ideb().put_own_figure(*stage, *edition, figures)?;
    }
    let text = match kept.len() {
        1 => "importou 1 resultado do IDEB".to_owned(),
        count => format!("importou {count} resultados do IDEB"),
    };
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Import, text), now)?;
    Ok(judged)
}

/// A file that says less than the school's own record takes nothing from it, and an index that follows from the
/// other figures is filled in.
fn judge(
    (stage, edition, figures): (Stage, Edition, Figures),
    published: &[SchoolResult],
    own: &[OwnFigure],
) -> Judged {
    if is_published(published, stage, edition) {
        return Judged { stage, edition, figures, verdict: Verdict::Published };
    }
    let known = own.iter().find(|figure| (figure.stage, figure.edition) == (stage, edition));
    let figures = match known {
        Some(known) => figures.or(known.figures.clone()),
        None => figures,
    };
    let figures = own_figure::with_index(stage, edition, figures);
    let verdict = match known {
        None => Verdict::New,
        Some(known) if known.figures == figures => Verdict::Unchanged,
        Some(_) => Verdict::Updated,
    };
    Judged { stage, edition, figures, verdict }
}

/// Whether INEP's result stands alone: a row without an index does not stand in the way.
fn is_published(published: &[SchoolResult], stage: Stage, edition: Edition) -> bool {
    published
        .iter()
        .any(|result| result.stage == stage && result.edition == edition && result.figures.prevails())
}
