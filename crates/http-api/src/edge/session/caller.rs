//! Who calls.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use application::gate::session::LiveSession;

use crate::edge::problem::Problem;

/// The live session of the request, put there by the guard.
#[derive(Debug, Clone)]
pub struct Caller(pub LiveSession);

impl FromRequest for Caller {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(request.extensions().get::<Self>().cloned().ok_or_else(Problem::no_session))
    }
}
