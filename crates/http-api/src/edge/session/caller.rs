//! Who calls.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use application::gate::session::LiveSession;

use crate::edge::problem::Problem;

/// The live session of the request, put there by the guard.
#[derive(Debug, Clone)]
pub struct Caller(pub LiveSession);

impl Caller {
    /// A body or a query may name the caller's own school; another one reads like none.
    pub fn is_own_school(&self, named: Option<i64>) -> Result<(), Problem> {
        match named {
            Some(named) if named != self.0.actor().school.0 => Err(Problem::not_found()),
            _ => Ok(()),
        }
    }
}

impl FromRequest for Caller {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(request.extensions().get::<Self>().cloned().ok_or_else(Problem::no_session))
    }
}
