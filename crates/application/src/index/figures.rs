//! The school's own figures of the index, typed by hand.

use chrono::{DateTime, Datelike, Utc};
use ideb_core::history::{HistoryRecord, own_record};
use ideb_core::measure::Edition;
use ideb_core::own_figure::TypedFigure;
use kernel::{IdebDataId, Invalid, PersonId, Stage, StoreError};
use school_management::notices::activity::{ActivityKind, NewActivity};
use thiserror::Error;

use crate::index::published::{is_published, published};
use crate::tx::database::SchoolTx;

/// Why a figure is refused.
#[derive(Debug, Error)]
pub enum FigureError {
    #[error(
        "O INEP já publicou a edição {edition} de {stage} desta escola; o resultado publicado prevalece."
    )]
    Published { stage: Stage, edition: Edition },
    #[error("A demonstração já tem a edição {edition} de {stage}, com dados inventados, e eles prevalecem.")]
    Invented { stage: Stage, edition: Edition },
    #[error(transparent)]
    NotYet(#[from] Invalid),
    #[error("Registro não encontrado.")]
    NoFigure,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Keeps a figure typed by hand.
pub fn enter(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    typed: &TypedFigure,
    now: DateTime<Utc>,
) -> Result<HistoryRecord, FigureError> {
    let &TypedFigure { stage, edition, ref figures } = typed;
    if figures.measured() && is_to_come(edition, now) {
        return Err(Invalid::field("year", not_yet(edition)).into());
    }
    tx.ideb().lock_own_figures()?;
    let school = tx.school().school()?;
    let (_, published) = published(school.as_ref(), tx.ideb())?;
    if is_published(&published, stage, edition) {
        let demo = school.is_some_and(|school| school.demo);
        return Err(if demo {
            FigureError::Invented { stage, edition }
        } else {
            FigureError::Published { stage, edition }
        });
    }
    let saved = tx.ideb().put_own_figure(stage, edition, figures)?;
    let text = format!("informou os dados de {edition}, {stage}");
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Figures, text), now)?;
    Ok(own_record(saved))
}

/// Whether nothing can have been measured yet: an edition's exams are in its own year.
pub fn is_to_come(edition: Edition, now: DateTime<Utc>) -> bool {
    i32::from(edition.year()) > now.year()
}

/// The sentence about figures of such an edition; a target may stand years ahead.
pub fn not_yet(edition: Edition) -> String {
    format!("A edição {edition} ainda não aconteceu: até lá só a meta pode ser informada.")
}

/// Removes a figure that the school entered.
pub fn remove(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    id: IdebDataId,
    now: DateTime<Utc>,
) -> Result<(), FigureError> {
    let (stage, edition) = tx.ideb().remove_own_figure(id)?.ok_or(FigureError::NoFigure)?;
    let text = format!("removeu os dados de {edition}, {stage}");
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Figures, text), now)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use ideb_core::measure::PublishedIdeb;
    use ideb_core::reference::Figures;

    use super::*;
    use crate::testing::index::published_2019;
    use crate::testing::{at, within};

    fn typed(year: i16) -> TypedFigure {
        let figures = Figures { ideb: PublishedIdeb::parse("4.9").ok(), ..Figures::default() };
        TypedFigure { stage: Stage::AnosFinais, edition: Edition::new(year).unwrap(), figures }
    }

    #[test]
    fn what_inep_published_prevails_and_what_it_left_out_is_the_schools_to_enter() {
        let (database, ana) = published_2019();
        let user = ana.actor().id();
        let enter = |year| within(&database, &ana, |tx| enter(tx, user, &typed(year), at(1)));
        let refused = enter(2019).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "O INEP já publicou a edição 2019 de Anos Finais desta escola; o resultado publicado prevalece."
        );
        let entered = enter(2021).unwrap();
        assert_eq!(entered.figures, typed(2021).figures);
        let to_come = enter(2025).unwrap_err();
        assert!(to_come.to_string().contains("2025 ainda não aconteceu"), "{to_come}");
        let id = entered.id.unwrap();
        within(&database, &ana, |tx| remove(tx, user, id, at(2))).unwrap();
        let again = within(&database, &ana, |tx| remove(tx, user, id, at(3)));
        assert!(matches!(again, Err(FigureError::NoFigure)), "{again:?}");
        let texts: Vec<_> =
            database.trail(ana.scope().school()).into_iter().map(|entry| entry.text).collect();
        assert_eq!(
            texts,
            ["informou os dados de 2021, Anos Finais", "removeu os dados de 2021, Anos Finais"]
        );
    }
}
