//! One request of a connection at a time, and how long its head may be.

use std::rc::Rc;

use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{ConnectionType, header};
use actix_web::middleware::Next;

use crate::edge::connection::body::Body;
use crate::edge::connection::reading::Reading;
use crate::edge::problem::Problem;

/// Bytes of a request's address and headers, as they came: they are held as long as it waits. A browser sends one or two
/// thousand.
const LONGEST_HEAD: usize = 16 << 10;

fn reading(request: &ServiceRequest) -> Option<&Rc<Reading>> {
    request.request().conn_data()
}

/// Lets the next one come when this is answered.
pub async fn one_at_a_time<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let at_work = reading(&request).map(|reading| reading.begin(body(&request)));
    let is_long = fits(&request).is_err();
    let mut response = next.call(request).await?;
    if is_long {
        // What held it would be held for the next one.
        response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    }
    drop(at_work);
    Ok(response)
}

/// What it announces; actix has refused a length that is no number, and any other encoding.
fn body(request: &ServiceRequest) -> Body {
    if request.headers().contains_key(header::TRANSFER_ENCODING) {
        return Body::CHUNKED;
    }
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    Body::Length(length.and_then(|length| length.trim().parse().ok()).unwrap_or(0))
}

/// Whether its head is not too long to be held while it waits.
pub fn fits(request: &ServiceRequest) -> Result<(), Problem> {
    let head = reading(request).map_or(0, |reading| reading.head());
    if head > LONGEST_HEAD { Err(Problem::long_head()) } else { Ok(()) }
}
