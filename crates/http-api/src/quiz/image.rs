//! The picture of a question that a quiz asks.

use actix_web::{HttpRequest, HttpResponse, web};
use application::quiz::seen;
use kernel::{FileId, QuizId};

use crate::edge::problem::Problem;
use crate::edge::session::caller::Caller;
use crate::questions::image::picture;
use crate::state::State;

pub async fn read(
    request: HttpRequest,
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<(i64, i64)>,
) -> Result<HttpResponse, Problem> {
    let (id, file) = path.into_inner();
    let (person, id, file) = (session.actor().person.clone(), QuizId(id), FileId(file));
    picture(&request, &state, &session, file, move |view| seen::shows_image(view, &person, id, file)).await
}
