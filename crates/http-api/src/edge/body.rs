//! The body of a request, read as a whole before anything is done for it.

use actix_web::HttpMessage;
use actix_web::dev::{Payload, ServiceRequest};
use actix_web::http::{StatusCode, header};
use actix_web::web::BytesMut;
use futures_util::StreamExt;

use crate::edge::json;
use crate::edge::problem::Problem;

/// Reads it, so that the handler finds it there; at most so many bytes. Gives what it holds of memory.
pub async fn receive(request: &mut ServiceRequest, most: usize) -> Result<usize, Problem> {
    let announced = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    let announced = announced.and_then(|length| length.parse::<usize>().ok()).unwrap_or(0);
    // At once, and not by doubling; of what does not come the system gives nothing.
    let body = BytesMut::with_capacity(announced.min(most));
    let body = read(request.take_payload(), body, most).await?;
    let held = body.capacity();
    request.set_payload(Payload::from(body.freeze()));
    Ok(held)
}

async fn read(mut payload: Payload, mut body: BytesMut, most: usize) -> Result<BytesMut, Problem> {
    while let Some(part) = payload.next().await {
        let part = part.map_err(|_broken| Problem::new(StatusCode::BAD_REQUEST, json::UNREADABLE))?;
        if body.len() + part.len() > most {
            return Err(json::too_large(most));
        }
        body.extend_from_slice(&part);
    }
    Ok(body)
}
