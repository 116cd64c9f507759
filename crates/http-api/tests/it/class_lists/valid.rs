//! Valid requests of the area.

use serde_json::json;

use crate::class_lists::list::list;
use crate::client::Request;
use crate::table::valid::{Area, Target, Valid, plain};

const LEADERS: [u16; 6] = [401, 403, 403, 200, 200, 404];

/// A list with a pupil whom no school has.
fn with_list(target: &Target<'_>, request: Request) -> Request {
    let number = target.world.texts("SELECT extract(epoch FROM clock_timestamp())::text AS text").remove(0);
    let line = format!("{number};Ana Lima;6º A;21/07/2014");
    let options = json!({ "schoolId": target.school, "createMissing": true });
    request.file_with("6_ano.csv", list(&[&line, ";Sem Número;6º A;"]).as_bytes(), &options)
}

/// The number of an import of our school.
fn imported(target: &Target<'_>) -> String {
    if target.school != target.world.ours.id {
        return "2000000000".to_owned();
    }
    let request = with_list(target, Request::new("POST", "/api/students/import"));
    target.gestor.send(request).expect(200).json()["importId"].to_string()
}

pub static AREA: Area = Area {
    tables: &["pupil_imports", "students", "class_moves", "issued_passwords"],
    valid: &[
        Valid::of("pupil.import", LEADERS, with_list),
        Valid::of("pupil.import-wrong", LEADERS, with_list),
        Valid::of("pupil.import-template", LEADERS, plain),
        Valid::of("pupil.import-list", LEADERS, plain),
        Valid::of("pupil.import-undo", LEADERS, |target, request| request.at("{id}", &imported(target))),
    ],
};
