//! The built frontend, served from the program: precompressed, with ETag; names with a hash never change.

use std::borrow::Cow;

use actix_web::http::header::{self, ContentEncoding, Encoding, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse, web};

use crate::edge::compress::negotiate;
use crate::edge::problem::Problem;
use crate::state::State;

/// How the names of compressed files end.
const TWINS: [(ContentEncoding, &str); 2] =
    [(ContentEncoding::Brotli, ".br"), (ContentEncoding::Gzip, ".gz")];

const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// A file; for a path of the application its own page, which asks for that path's code, or else the common one. A
/// missing file is 404, never the page.
pub async fn serve(request: HttpRequest, state: web::Data<State>) -> Result<HttpResponse, Problem> {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return Err(Problem::wrong_method());
    }
    let path = request.path().trim_start_matches('/');
    let names_a_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let own_page = format!("{}/index.html", path.trim_end_matches('/'));
    let found = if names_a_file {
        (state.assets)(path).map(|file| (path, file))
    } else {
        [own_page.as_str(), "index.html"].into_iter().find_map(|name| Some((name, (state.assets)(name)?)))
    };
    let (name, plain) = found.ok_or_else(|| missing(names_a_file))?;
    let twins: Vec<_> = TWINS
        .into_iter()
        .filter_map(|(encoding, ending)| Some((encoding, (state.assets)(&format!("{name}{ending}"))?)))
        .collect();
    let offered: Vec<_> = twins.iter().map(|(encoding, _)| Encoding::Known(*encoding)).collect();
    let accepted = negotiate(&request, &offered);
    let compressed = twins.into_iter().find(|(encoding, _)| *encoding == accepted);
    let (encoding, asset) = match compressed {
        Some((encoding, asset)) => (Some(encoding), asset),
        None => (None, plain.clone()),
    };
    let etag = format!("\"{}\"", kernel::hex(&asset.sha256));
    let mut response = HttpResponse::Ok();
    response.insert_header((header::ETAG, etag.clone()));
    response.insert_header((header::VARY, HeaderValue::from_static("Accept-Encoding")));
    let caching = if name.starts_with("assets/") { IMMUTABLE } else { "no-cache" };
    response.insert_header((header::CACHE_CONTROL, HeaderValue::from_static(caching)));
    let known = request.headers().get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.split(',').any(|tag| tag.trim().trim_start_matches("W/") == etag)) {
        return Ok(response.status(StatusCode::NOT_MODIFIED).finish());
    }
    response.content_type(plain.mime.as_str());
    if let Some(encoding) = encoding {
        response.insert_header(encoding);
    }
    Ok(match asset.bytes {
        Cow::Borrowed(bytes) => response.body(bytes),
        Cow::Owned(bytes) => response.body(bytes),
    })
}

fn missing(names_a_file: bool) -> Problem {
    if names_a_file {
        Problem::not_found()
    } else {
        Problem::new(
            StatusCode::NOT_FOUND,
            "As telas não foram incluídas neste programa: construa o frontend antes.",
        )
    }
}
