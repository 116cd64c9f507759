//! The body of a request, read as a whole before anything is done for it.

use actix_web::HttpMessage;
use actix_web::dev::{Payload, ServiceRequest};
use actix_web::http::StatusCode;
use actix_web::web::{Bytes, BytesMut};
use futures_util::StreamExt;

use crate::edge::json;
use crate::edge::problem::Problem;

/// Reads it, so that the handler finds it there; at most so many bytes.
pub async fn receive(request: &mut ServiceRequest, most: usize) -> Result<(), Problem> {
    let body = read(request.take_payload(), most).await?;
    request.set_payload(Payload::from(body));
    Ok(())
}

async fn read(mut payload: Payload, most: usize) -> Result<Bytes, Problem> {
    let mut body = BytesMut::new();
    while let Some(part) = payload.next().await {
        let part = part.map_err(|_broken| Problem::new(StatusCode::BAD_REQUEST, json::UNREADABLE))?;
        if body.len() + part.len() > most {
            return Err(json::too_large(most));
        }
        body.extend_from_slice(&part);
    }
    Ok(body.freeze())
}
