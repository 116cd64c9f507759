//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::index::figures::FigureError;
use application::spreadsheet::Unreadable;

use crate::edge::problem::Problem;

impl From<FigureError> for Problem {
    fn from(error: FigureError) -> Self {
        let detail = error.to_string();
        match error {
            FigureError::Published { .. } => Self::new(StatusCode::CONFLICT, detail),
            FigureError::NoFigure => Self::new(StatusCode::NOT_FOUND, detail),
            FigureError::Store(error) => error.into(),
        }
    }
}

impl From<Unreadable> for Problem {
    fn from(error: Unreadable) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, error.to_string())
    }
}
