//! Answers are compressed on the thread that made them, a slice at a time.
//!
//! actix's own layer hands every body of 1 KiB to the threads that serve the database, behind whose calls it would wait.
//! Slices keep other requests of the thread waiting for less than a millisecond. An encoder takes megabytes: there is one a thread,
//! and a few more for what takes many slices.

use std::future::poll_fn;
use std::io::{self, Write};

use actix_web::body::{self, BodySize, BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, AcceptEncoding, ContentEncoding, Encoding, HeaderValue};
use actix_web::middleware::Next;
use actix_web::web::Bytes;
use actix_web::{Error, HttpMessage, HttpResponse};
use flate2::Compression;
use flate2::write::GzEncoder;
use tokio::sync::Semaphore;

use crate::edge::problem::Problem;

/// Smaller bodies fit a packet as they are.
const LEAST: u64 = 1_024;
/// Compressed without a pause.
const SLICE: usize = 64 * 1_024;
/// Larger bodies that are compressed at a time; the others wait.
static LARGE: Semaphore = Semaphore::const_new(4);

/// The best of the encodings on offer that the client takes; as it is, when it takes none of them.
pub fn negotiate(request: &impl HttpMessage, offered: &[Encoding]) -> ContentEncoding {
    let accepted = request.get_header::<AcceptEncoding>();
    match accepted.and_then(|accepted| accepted.negotiate(offered.iter().chain([&Encoding::identity()]))) {
        Some(Encoding::Known(encoding)) => encoding,
        _ => ContentEncoding::Identity,
    }
}

/// Compresses text whose length is known and that nobody compressed before.
pub async fn compress<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let encoding = negotiate(&request, &[Encoding::brotli(), Encoding::gzip()]);
    let response = next.call(request).await?;
    if !is_worth_it(response.response()) {
        return Ok(response.map_into_left_body());
    }
    let (request, mut response) = response.into_parts();
    response.headers_mut().append(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    let compressed = match encoding {
        ContentEncoding::Brotli => "br",
        ContentEncoding::Gzip => "gzip",
        _ => return Ok(ServiceResponse::new(request, response).map_into_left_body()),
    };
    let (response, body) = response.into_parts();
    // An encoder's state takes kilobytes, which otherwise every request would carry, compressed or not.
    let small = Box::pin(shrink(body, encoding)).await?;
    let mut response = response.set_body(BoxBody::new(small));
    response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(compressed));
    Ok(ServiceResponse::new(request, response).map_into_right_body())
}

fn is_worth_it<B: MessageBody>(response: &HttpResponse<B>) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let text = kind.is_some_and(|kind| {
        let kind = kind.split(';').next().unwrap_or_default();
        kind.starts_with("text/") || kind.ends_with("json") || kind.ends_with("xml")
    });
    text && matches!(response.body().size(), BodySize::Sized(length) if length >= LEAST)
        && !response.headers().contains_key(header::CONTENT_ENCODING)
}

async fn shrink(body: impl MessageBody, encoding: ContentEncoding) -> Result<Vec<u8>, Problem> {
    let plain = whole(body).await.map_err(|_broken| Problem::internal())?;
    let _place = if plain.len() > SLICE { LARGE.acquire().await.ok() } else { None };
    let small = if encoding == ContentEncoding::Brotli { brotli(&plain).await } else { gzip(&plain).await };
    small.map_err(|_| Problem::internal())
}

/// Not copied where it comes in one piece, as ours do.
async fn whole<B: MessageBody>(body: B) -> Result<Bytes, B::Error> {
    let mut body = Box::pin(body);
    let BodySize::Sized(length) = body.size() else { return body::to_bytes(body).await };
    let first = poll_fn(|context| body.as_mut().poll_next(context)).await.transpose()?.unwrap_or_default();
    if first.len() as u64 == length {
        return Ok(first);
    }
    let rest = body::to_bytes(body).await?;
    Ok([first, rest].concat().into())
}

/// Compresses what is kept for many answers.
pub async fn once(plain: &[u8]) -> io::Result<[(ContentEncoding, Vec<u8>); 2]> {
    Ok([(ContentEncoding::Brotli, brotli(plain).await?), (ContentEncoding::Gzip, gzip(plain).await?)])
}

async fn brotli(plain: &[u8]) -> io::Result<Vec<u8>> {
    // Quality 3 of 11, and a window of 1 MiB: 0.2 ms for 64 KiB, and smaller than gzip's best.
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 32 * 1_024, 3, 20);
    feed(&mut writer, plain).await?;
    Ok(writer.into_inner())
}

async fn gzip(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut writer = GzEncoder::new(Vec::new(), Compression::new(4));
    feed(&mut writer, plain).await?;
    writer.finish()
}

/// Pauses between the slices: of one, nothing is there for longer than it takes.
async fn feed(writer: &mut impl Write, plain: &[u8]) -> io::Result<()> {
    let mut slices = plain.chunks(SLICE);
    if let Some(first) = slices.next() {
        writer.write_all(first)?;
    }
    for slice in slices {
        tokio::task::yield_now().await;
        writer.write_all(slice)?;
    }
    writer.flush()
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn what_the_client_takes_and_prefers_is_given() {
        use ContentEncoding::{Brotli, Gzip, Identity};
        let both = [Encoding::brotli(), Encoding::gzip()];
        for (accepted, of_both, of_gzip) in [
            ("br", Brotli, Identity),
            ("gzip, deflate, br", Brotli, Gzip),
            ("gzip", Gzip, Gzip),
            ("br;q=0, gzip", Gzip, Gzip),
            ("br;q=0", Identity, Identity),
            ("br;q=0.1, gzip;q=0.9", Gzip, Gzip),
            ("identity;q=0.9, br;q=0.1", Identity, Identity),
            ("brotli, abridged", Identity, Identity),
            ("*", Identity, Identity),
            ("", Identity, Identity),
        ] {
            let request =
                TestRequest::default().insert_header(("Accept-Encoding", accepted)).to_http_request();
            assert_eq!(negotiate(&request, &both), of_both, "{accepted}");
            assert_eq!(negotiate(&request, &both[1..]), of_gzip, "{accepted}");
        }
        assert_eq!(negotiate(&TestRequest::default().to_http_request(), &both), Identity);
    }
}
