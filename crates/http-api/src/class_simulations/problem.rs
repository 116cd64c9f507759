//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::class_simulations::refusal::SimulationError;
use quiz_engine::class_simulation::{Mark, Refusal};

use crate::edge::problem::Problem;

impl From<SimulationError> for Problem {
    fn from(error: SimulationError) -> Self {
        let detail = error.to_string();
        match error {
            SimulationError::Invalid(invalid) => invalid.into(),
            SimulationError::NotFound => Self::not_found(),
            SimulationError::Archived
            | SimulationError::NoPupils
            | SimulationError::NoQuestions(_)
            | SimulationError::NotConcluded => Self::new(StatusCode::CONFLICT, detail),
            SimulationError::Refused(refusal) => refused(refusal, detail),
            SimulationError::Store(error) => error.into(),
        }
    }
}

/// Of many cells, each is told by its place in the list.
fn refused(refusal: Refusal, detail: String) -> Problem {
    let cell = |place: usize| format!("cells.{place}");
    match refusal {
        Refusal::NoCells(cells) => {
            cells.into_iter().fold(Problem::new(StatusCode::BAD_REQUEST, detail), |problem, (place, why)| {
                problem.field(&cell(place), why.to_string())
            })
        }
        Refusal::Clash(cells) => {
            cells.into_iter().fold(Problem::new(StatusCode::CONFLICT, detail), |problem, (place, stands)| {
                problem.field(&cell(place), Mark::stands(stands))
            })
        }
        Refusal::NotRunning
        | Refusal::OnPaper
        | Refusal::OfTheClass
        | Refusal::NoQuestion
        | Refusal::Answered(_)
        | Refusal::NoPupil
        | Refusal::Absent
        | Refusal::Nothing
        | Refusal::NotReopened => Problem::new(StatusCode::CONFLICT, detail),
    }
}
