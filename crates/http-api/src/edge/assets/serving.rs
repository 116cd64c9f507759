//! The built frontend, served from the program: precompressed, with ETag; names with a hash never change.

use actix_web::http::header::ContentEncoding;
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse, web};

use crate::edge::assets::forms::Forms;
use crate::edge::problem::Problem;
use crate::state::State;

/// How the names of compressed files end.
const TWINS: [(ContentEncoding, &str); 2] =
    [(ContentEncoding::Brotli, ".br"), (ContentEncoding::Gzip, ".gz")];

const IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// Kept, and asked for each time whether it is still that one.
pub const CHECKED: &str = "no-cache";

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
    let twins = TWINS
        .into_iter()
        .filter_map(|(encoding, ending)| Some((encoding, (state.assets)(&format!("{name}{ending}"))?)))
        .collect();
    let caching = if name.starts_with("assets/") { IMMUTABLE } else { CHECKED };
    Ok(Forms { plain, twins }.answer(&request, caching))
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
