//! One line of log per request: id, route, status, time, who by role and number. Never names, bodies or cookies.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::{Error, HttpMessage};
use tracing::{Span, field};
use tracing_actix_web::{RequestId, RootSpanBuilder};

/// Builds the span of a request.
#[derive(Debug)]
pub struct RequestSpan;

impl RootSpanBuilder for RequestSpan {
    fn on_request_start(request: &ServiceRequest) -> Span {
        let id = request.extensions().get::<RequestId>().map(ToString::to_string).unwrap_or_default();
        tracing::info_span!(
            "request",
            request_id = %id,
            method = %request.method(),
            route = field::Empty,
            status = field::Empty,
            ms = field::Empty,
            role = field::Empty,
            actor = field::Empty,
            school = field::Empty,
        )
    }

    fn on_request_end<B: MessageBody>(span: Span, outcome: &Result<ServiceResponse<B>, Error>) {
        let status = match outcome {
            Ok(response) => response.status(),
            Err(error) => error.as_response_error().status_code(),
        };
        span.record("status", status.as_u16());
        span.in_scope(|| tracing::info!("answered"));
    }
}
