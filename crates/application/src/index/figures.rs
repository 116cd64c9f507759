//! The school's own figures of the index, typed by hand.

use chrono::{DateTime, Utc};
use ideb_core::history::{HistoryRecord, own_record};
use ideb_core::measure::Edition;
use ideb_core::own_figure::TypedFigure;
use kernel::{IdebDataId, PersonId, Stage, StoreError};
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
    tx.ideb().lock_own_figures()?;
    let school = tx.school().school()?;
    let (_, published) = published(school.as_ref(), tx.ideb())?;
    if is_published(&published, stage, edition) {
        return Err(FigureError::Published { stage, edition });
    }
    let saved = tx.ideb().put_own_figure(stage, edition, figures)?;
    let text = format!("informou os dados de {edition}, {stage}");
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Figures, text), now)?;
    Ok(own_record(saved))
}

/// Removes a figure that the school entered.
pub fn remove(
    tx: &mut dyn SchoolTx,
    user: PersonId,
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
        let id = entered.id.unwrap();
        within(&database, &ana, |tx| remove(tx, user, id, at(2))).unwrap();
        let again = within(&database, &ana, |tx| remove(tx, user, id, at(3)));
        assert!(matches!(again, Err(FigureError::NoFigure)), "{again:?}");
        let texts: Vec<_> =
            database.trail(ana.scope().school()).into_iter().map(|entry| entry.text).collect();
        assert_eq!(
            texts,
            ["informou os dados de 2021, Anos Finais", "removeu um registro do IDEB informado pela escola"]
        );
    }
}
