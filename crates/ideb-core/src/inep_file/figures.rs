//! The figures of a line: each cell is read, missing or unreadable on its own.

use kernel::table::{Line, Problem};
use kernel::{DecimalError, Stage};

use crate::measure::{
    ApprovalRate, Edition, MeasureError, PerformanceIndicator, Proficiency, PublishedIdeb, StandardizedScore,
};
use crate::reference::Figures;

use super::header::Figure;
use super::numbers::figure;
use super::table::Plan;

/// What is to be told of a line's cells.
#[derive(Debug, Default)]
pub(super) struct Cells {
    pub(super) unreadable: Vec<Problem>,
    /// The results that lack a figure for one of them.
    pub(super) incomplete: Vec<(Stage, Edition)>,
}

impl Cells {
    /// Notes a cell that cannot be read; its line goes on without it.
    pub(super) fn unreadable<T>(&mut self, problem: Problem) -> Option<T> {
        self.unreadable.push(problem);
        None
    }

    pub(super) fn count(&self) -> usize {
        self.unreadable.len()
    }
}

/// The figures in the columns of one edition.
pub(super) fn figures(plan: &Plan, stage: Stage, line: &Line, cells: &mut Cells) -> Figures {
    let mut figures = Figures::default();
    let mut grades = [None; 5];
    for (column, kind) in &plan.columns {
        let text = line.cell(*column);
        let place = grade_place(*kind, stage);
        let outcome = match kind {
            Figure::Approval => {
                figure(text, ApprovalRate::new).map(|rate| figures.approval = rate.or(figures.approval))
            }
            _ if place.is_some_and(|place| place < stage.grades().len()) => {
                figure(text, ApprovalRate::new).map(|rate| grades[place.unwrap_or_default()] = rate)
            }
            Figure::ApprovalSi => {
                figure(text, ApprovalRate::new).map(|rate| figures.approval = figures.approval.or(rate))
            }
            // A column of another stage's grade.
            Figure::ApprovalPlace(_) | Figure::ApprovalGrade(_) | Figure::ApprovalSeries(_) => Ok(()),
            Figure::Indicator => figure(text, PerformanceIndicator::new).map(|p| figures.indicator = p),
            Figure::Lp => figure(text, Proficiency::new).map(|lp| figures.proficiency_lp = lp),
            Figure::Mt => figure(text, Proficiency::new).map(|mt| figures.proficiency_mt = mt),
            Figure::Score => figure(text, StandardizedScore::new).map(|n| figures.score = n),
            Figure::Ideb => figure(text, PublishedIdeb::new).map(|ideb| figures.ideb = ideb),
            Figure::Target => figure(text, PublishedIdeb::new).map(|target| figures.target = target),
        };
        if let Err(error) = outcome {
            cells.unreadable.push(malformed(*column, &error));
        }
    }
    if grades.iter().any(Option::is_some) {
        figures.approval_by_grade = grades[..stage.grades().len()].to_vec();
    }
    figures
}

/// The place of a grade's column in the stage, from 0. In anos iniciais INEP's SI is the first grade and 1 the second.
fn grade_place(figure: Figure, stage: Stage) -> Option<usize> {
    match (figure, stage) {
        (Figure::ApprovalSi, Stage::AnosIniciais) => Some(0),
        (Figure::ApprovalPlace(place), Stage::AnosIniciais) => Some(place.into()),
        (Figure::ApprovalPlace(place), _) => Some(usize::from(place) - 1),
        (Figure::ApprovalGrade(grade), Stage::AnosIniciais) => Some(usize::from(grade) - 1),
        (Figure::ApprovalGrade(grade), Stage::AnosFinais) => usize::from(grade).checked_sub(6),
        (Figure::ApprovalSeries(series), Stage::EnsinoMedio) => usize::from(series).checked_sub(1),
        _ => None,
    }
}

fn malformed(column: usize, error: &MeasureError) -> Problem {
    match error {
        MeasureError::Decimal(DecimalError::NotANumber) => Problem::at(
            column,
            "O valor não é um número.",
            "Use números como 94,5; deixe - onde nada foi publicado.",
        ),
        MeasureError::Decimal(DecimalError::TooPrecise) => Problem::at(
            column,
            "O valor tem mais casas decimais do que o INEP publica nesta coluna.",
            "Confira se a coluna é mesmo esta, e use o número como o INEP o publica.",
        ),
        MeasureError::Decimal(DecimalError::TooLarge) => {
            Problem::at(column, "O número é grande demais.", "Confira se não falta a vírgula.")
        }
        MeasureError::OutOfRange { least, most } => Problem::at(
            column,
            format!("O valor está fora da faixa de {least} a {most}."),
            "Confira se as colunas não foram trocadas ou se falta a vírgula.",
        ),
    }
}
