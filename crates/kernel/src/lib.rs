//! Shared words of the product: ids, stages, fixed decimals and errors.
//!
//! Everything here is plain data without input or output; each other crate may use it.

mod decimal;
mod error;
mod ids;
mod place;
mod sheet;
mod stage;
mod text;

pub use decimal::{Decimal, DecimalError};
pub use error::{Invalid, StoreError};
pub use ids::{ActivityId, IdebDataId, PersonId, SchoolId, SimulationId};
pub use place::{InepCode, MunicipalityCode, PlaceError, Uf};
pub use sheet::{Line, Sheet};
pub use stage::{Grade, Stage, UnknownStage};
pub use text::{hex, non_empty, shortened};
