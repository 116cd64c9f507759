//! Figures that the school itself entered.

use diesel::prelude::*;
use ideb_core::measure::Edition;
use ideb_core::reference::Figures;
use ideb_core::store::{KnownFigures, OwnFigure, OwnFigures};
use kernel::{Grade, IdebDataId, Stage, StoreError};

use crate::column::decimal::Number;
use crate::column::statement::statement;
use crate::column::words::{Word, Year};
use crate::connect::transaction::Transaction;
use crate::index::enrolments;
use crate::index::figures::{FiguresRow, wrap_rates};
use crate::schema::index::ideb_data;

#[derive(Queryable)]
struct OwnFigureRow {
    id: i64,
    stage: Word<Stage>,
    year: Year,
    figures: FiguresRow,
}

impl KnownFigures for Transaction {
    fn own_figures(&mut self) -> Result<Vec<OwnFigure>, StoreError> {
        let rows: Vec<OwnFigureRow> = self.run("own_figures", |connection| {
            ideb_data::table
                .select((
                    ideb_data::id,
                    ideb_data::stage,
                    ideb_data::year,
                    (
                        ideb_data::approval_rate,
                        ideb_data::approval_by_grade,
                        ideb_data::performance_indicator,
                        ideb_data::proficiency_lp,
                        ideb_data::proficiency_mt,
                        ideb_data::standardized_score,
                        ideb_data::ideb_score,
                        ideb_data::mec_goal,
                    ),
                ))
                .load(connection)
        })?;
        let mut figures: Vec<_> = rows
            .into_iter()
            .map(|row| OwnFigure {
                id: IdebDataId(row.id),
                stage: row.stage.0,
                edition: row.year.0,
                figures: row.figures.into(),
            })
            .collect();
        // Stages stand in the order of schooling, not of the alphabet.
        figures.sort_by_key(|figure| (figure.stage, figure.edition));
        Ok(figures)
    }

    fn enrolments(&mut self) -> Result<Vec<(Grade, i32)>, StoreError> {
        self.run("enrolments", enrolments::all)
    }
}

statement! {
    /// The school's, rather than rows: there may be none yet.
    LockOwnFigures() -> () = "SELECT pg_advisory_xact_lock(4, hashtext(current_setting('app.school_id')))"
}

impl OwnFigures for Transaction {
    fn lock_own_figures(&mut self) -> Result<(), StoreError> {
        self.run("lock_own_figures", |connection| LockOwnFigures {}.execute(connection)).map(drop)
    }

    fn put_own_figure(
        &mut self,
        stage: Stage,
        edition: Edition,
        figures: &Figures,
    ) -> Result<OwnFigure, StoreError> {
        let values = (
            ideb_data::ideb_score.eq(Number::of(figures.ideb)),
            ideb_data::approval_rate.eq(Number::of(figures.approval)),
            ideb_data::approval_by_grade.eq(wrap_rates(&figures.approval_by_grade)),
            ideb_data::proficiency_lp.eq(Number::of(figures.proficiency_lp)),
            ideb_data::proficiency_mt.eq(Number::of(figures.proficiency_mt)),
            ideb_data::standardized_score.eq(Number::of(figures.score)),
            ideb_data::performance_indicator.eq(Number::of(figures.indicator)),
            ideb_data::mec_goal.eq(Number::of(figures.target)),
        );
        let id = self.run("put_own_figure", |connection| {
            diesel::insert_into(ideb_data::table)
                .values((
                    ideb_data::stage.eq(stage.slug()),
                    ideb_data::year.eq(edition.year()),
                    values.clone(),
                ))
                .on_conflict((ideb_data::school_id, ideb_data::stage, ideb_data::year))
                .do_update()
                .set(values)
                .returning(ideb_data::id)
                .get_result(connection)
        })?;
        Ok(OwnFigure { id: IdebDataId(id), stage, edition, figures: figures.clone() })
    }

    fn remove_own_figure(&mut self, id: IdebDataId) -> Result<Option<(Stage, Edition)>, StoreError> {
        let removed: Option<(Word<Stage>, Year)> = self.run("remove_own_figure", |connection| {
            diesel::delete(ideb_data::table.filter(ideb_data::id.eq(id.0)))
                .returning((ideb_data::stage, ideb_data::year))
                .get_result(connection)
                .optional()
        })?;
        Ok(removed.map(|(stage, year)| (stage.0, year.0)))
    }
}
