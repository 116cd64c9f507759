//! One request of a connection at a time, and what each must say.

use std::rc::Rc;

use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{ConnectionType, header};
use actix_web::middleware::Next;

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
    let is_last = fits(&request).is_err();
    let mut response = next.call(request).await?;
    if is_last {
        // Nothing that comes after it is worth the memory.
        response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    }
    drop(at_work);
    Ok(response)
}

/// How long it announces its body to be, if it says so; actix has refused what is no number.
fn body(request: &ServiceRequest) -> Option<u64> {
    if request.headers().contains_key(header::TRANSFER_ENCODING) {
        return None;
    }
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    Some(length.and_then(|length| length.trim().parse().ok()).unwrap_or(0))
}

/// Whether the request says how long it is, and is not too long in what is held of it while it waits.
pub fn fits(request: &ServiceRequest) -> Result<(), Problem> {
    if reading(request).is_some_and(|reading| reading.head() > LONGEST_HEAD) {
        return Err(Problem::long_head());
    }
    body(request).map(|_length| ()).ok_or_else(Problem::no_length)
}
