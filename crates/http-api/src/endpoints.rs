//! The endpoint table: every path of the API, area by area.
//!
//! The server routes from it, the guard decides by it, the OpenAPI document is made of it, and the access test walks it.

use std::sync::OnceLock;

use utoipa::openapi::OpenApi;

use crate::edge::endpoint::Table;
use crate::edge::openapi::document as openapi;
use crate::{
    actions, cards, class_simulations, classes, gate, index, learning, lessons, mastery, notices, people,
    pupils, questions, quiz,
};

pub use crate::edge::endpoint::{Access, Endpoint, Gives, WhileChoosing};

/// Every endpoint under `/api`.
pub static TABLE: Table = Table::of(&[
    gate::ROWS,
    index::ROWS,
    people::ROWS,
    classes::ROWS,
    cards::ROWS,
    pupils::import::ROWS,
    pupils::ROWS,
    questions::ROWS,
    class_simulations::ROWS,
    lessons::ROWS,
    quiz::ROWS,
    learning::ROWS,
    mastery::ROWS,
    actions::ROWS,
    notices::ROWS,
]);

/// The OpenAPI document of all rows.
pub fn document() -> &'static OpenApi {
    static DOCUMENT: OnceLock<OpenApi> = OnceLock::new();
    DOCUMENT.get_or_init(|| openapi::document(TABLE))
}
