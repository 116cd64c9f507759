//! A file in the forms that there are of it: as it is, and compressed.

use std::borrow::Cow;
use std::io;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, ContentEncoding, Encoding, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};

use crate::edge::assets::asset::Asset;
use crate::edge::compress::{negotiate, once};
use crate::edge::digest::sha256;

#[derive(Debug, Clone)]
pub struct Forms {
    pub plain: Asset,
    pub twins: Vec<(ContentEncoding, Asset)>,
}

impl Forms {
    /// Of a text that is kept until the program ends.
    pub async fn prepare(text: Vec<u8>, mime: &str) -> io::Result<Self> {
        let kept = |bytes: Vec<u8>| Asset {
            sha256: sha256(&bytes),
            bytes: Cow::Borrowed(bytes.leak()),
            mime: mime.to_owned(),
        };
        let twins = once(&text).await?.map(|(encoding, bytes)| (encoding, kept(bytes)));
        Ok(Self { plain: kept(text), twins: twins.into() })
    }

    /// The one that the client prefers, unless it has it.
    pub fn answer(self, request: &HttpRequest, caching: &'static str) -> HttpResponse {
        let Self { plain, twins } = self;
        let offered: Vec<_> = twins.iter().map(|(encoding, _)| Encoding::Known(*encoding)).collect();
        let accepted = negotiate(request, &offered);
        let mime = plain.mime.clone();
        let compressed = twins.into_iter().find(|(encoding, _)| *encoding == accepted);
        let (encoding, asset) = match compressed {
            Some((encoding, asset)) => (Some(encoding), asset),
            None => (None, plain),
        };
        let etag = format!("\"{}\"", kernel::hex(&asset.sha256));
        let mut response = HttpResponse::Ok();
        response.insert_header((header::ETAG, etag.clone()));
        response.insert_header((header::VARY, HeaderValue::from_static("Accept-Encoding")));
        response.insert_header((header::CACHE_CONTROL, HeaderValue::from_static(caching)));
        let known = request.headers().get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
        if known.is_some_and(|known| known.split(',').any(|tag| tag.trim().trim_start_matches("W/") == etag))
        {
            return response.status(StatusCode::NOT_MODIFIED).finish();
        }
        response.content_type(mime);
        if let Some(encoding) = encoding {
            response.insert_header(encoding);
        }
        match asset.bytes {
            Cow::Borrowed(bytes) => response.body(bytes),
            Cow::Owned(bytes) => response.body(bytes),
        }
    }
}
