//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::index::calculation::CalculationError;
use application::index::figures::FigureError;
use application::index::import::ImportError;
use application::index::simulations::SimulationError;

use crate::edge::problem::Problem;

impl From<FigureError> for Problem {
    fn from(error: FigureError) -> Self {
        let detail = error.to_string();
        match error {
            FigureError::Published { .. } | FigureError::Invented { .. } => {
                Self::new(StatusCode::CONFLICT, detail)
            }
            FigureError::NotYet(invalid) => invalid.into(),
            FigureError::NoFigure => Self::new(StatusCode::NOT_FOUND, detail),
            FigureError::Store(error) => error.into(),
        }
    }
}

impl From<ImportError> for Problem {
    fn from(error: ImportError) -> Self {
        match (error.title(), error) {
            (_, ImportError::Gone) => Self::not_found(),
            (_, ImportError::Store(error)) => error.into(),
            (title, error) => Self::not_taken(title, error.to_string(), error.facts()),
        }
    }
}

impl From<SimulationError> for Problem {
    fn from(error: SimulationError) -> Self {
        match error {
            SimulationError::NotFound => Self::not_found(),
            SimulationError::Store(error) => error.into(),
        }
    }
}

/// Their role allows it, but not with this simulation.
pub fn not_theirs() -> Problem {
    Problem::new(StatusCode::FORBIDDEN, "Só quem salvou a simulação pode mudar o nome dela ou excluí-la.")
}

impl From<CalculationError> for Problem {
    fn from(error: CalculationError) -> Self {
        match error {
            CalculationError::Invalid(invalid) => invalid.into(),
            CalculationError::Store(error) => error.into(),
        }
    }
}
