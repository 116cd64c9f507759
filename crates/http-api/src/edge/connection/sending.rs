//! An answer on its way, and what is held until it has been taken.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use actix_web::Error;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web::Bytes;

use crate::edge::session::share::InFlight;

/// Handed on at a time: actix copies what it is given into the buffer of the connection.
const PIECE: usize = 16 << 10;

/// The body of an answer, in pieces. Its request is in flight, with as many bytes as the body has, until this is dropped.
#[derive(Debug)]
pub struct Sending {
    body: BoxBody,
    /// Of what the body gave last.
    rest: Bytes,
    _in_flight: Option<Arc<InFlight>>,
}

impl MessageBody for Sending {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        if self.rest.is_empty() {
            match ready!(Pin::new(&mut self.body).poll_next(context)) {
                Some(Ok(bytes)) => self.rest = bytes,
                end => return Poll::Ready(end),
            }
        }
        let piece = self.rest.len().min(PIECE);
        Poll::Ready(Some(Ok(self.rest.split_to(piece))))
    }
}

/// The size of an answer, as far as it is known.
pub fn bytes(body: &impl MessageBody) -> usize {
    match body.size() {
        BodySize::Sized(bytes) => usize::try_from(bytes).unwrap_or(usize::MAX),
        BodySize::None | BodySize::Stream => 0,
    }
}

/// Hands on the answer, with what its request left in it.
pub async fn send<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<Sending>, Error> {
    let mut response = next.call(request).await?;
    let in_flight = response.response_mut().extensions_mut().remove::<Arc<InFlight>>();
    if let Some(in_flight) = &in_flight {
        in_flight.weighs(bytes(response.response().body()));
    }
    Ok(response.map_body(|_, body| Sending {
        body: BoxBody::new(body),
        rest: Bytes::new(),
        _in_flight: in_flight,
    }))
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use super::*;

    #[actix_web::test]
    async fn an_answer_is_handed_on_in_pieces() {
        for length in [0, 1, PIECE, PIECE + 1, 5 * PIECE + 7] {
            let whole: Vec<u8> = (0_u8..=250).cycle().take(length).collect();
            let body = BoxBody::new(whole.clone());
            let mut sending = Sending { body, rest: Bytes::new(), _in_flight: None };
            assert_eq!(bytes(&sending), length);
            let mut handed_on = Vec::new();
            while let Some(piece) = poll_fn(|context| Pin::new(&mut sending).poll_next(context)).await {
                let piece = piece.unwrap();
                assert!(piece.len() <= PIECE);
                handed_on.extend_from_slice(&piece);
            }
            assert!(handed_on == whole, "{length}");
        }
    }
}
