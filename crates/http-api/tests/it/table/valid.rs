//! A valid request for every endpoint.

use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::json;

use crate::client::Request;
use crate::harness::{PASSWORD, World, registration};
use crate::reference::OURS;
use crate::spreadsheets::table;

/// What a request is about: a school, and the things in it that the path names.
pub struct Target<'a> {
    pub world: &'a World,
    pub school: i64,
    /// Of a figure that the school entered.
    pub figure: i64,
}

impl Target<'_> {
    /// Our school, with a figure to remove and a goal to take back.
    pub fn ours(world: &World) -> Target<'_> {
        // Some rows end the sessions that were there before.
        let gestor = world.sign_in(&world.ours.gestor);
        let figure = json!({ "stage": "ensino_medio", "year": 2019, "idebScore": "4.2" });
        let figure = gestor.post(world.ours.path("/ideb"), figure).expect(201).json();
        let goal = json!({ "stage": "anos_finais", "year": 2025, "goal": "5.2" });
        gestor.put(world.ours.path("/goals"), goal).expect(200);
        Target { world, school: world.ours.id, figure: figure["id"].as_i64().unwrap() }
    }

    /// The same request to a school that does not exist.
    pub fn nobodys(&self) -> Target<'_> {
        Target { world: self.world, school: 2_000_000_000, figure: self.figure }
    }
}

type Build = fn(&Target<'_>, String) -> Request;

/// Method, path, the statuses of an anonymous caller, a professor, a coordenador, a gestor, and a gestor of another
/// school who names ours; and the request, given its target and its path.
pub type Row = (&'static str, &'static str, [u16; 5], Build);

const PUBLIC: [u16; 5] = [200; 5];
/// Everyone of the school.
const STAFF: [u16; 5] = [401, 200, 200, 200, 404];
/// Without a school in the path: everyone about themselves.
const SELF: [u16; 5] = [401, 200, 200, 200, 200];
const SELF_DONE: [u16; 5] = [401, 204, 204, 204, 204];

fn get(_: &Target<'_>, path: String) -> Request {
    Request::get(path)
}

fn post(_: &Target<'_>, path: String) -> Request {
    Request::new("POST", path)
}

fn delete(_: &Target<'_>, path: String) -> Request {
    Request::new("DELETE", path)
}

pub const ROWS: &[Row] = &[
    ("POST", "/api/auth/login", PUBLIC, |_, path| {
        Request::post(path, json!({ "username": "professor.deles", "password": PASSWORD }))
    }),
    ("POST", "/api/auth/logout", SELF_DONE, post),
    ("POST", "/api/auth/password", SELF_DONE, |_, path| {
        Request::post(path, json!({ "currentPassword": PASSWORD, "newPassword": PASSWORD }))
    }),
    ("GET", "/api/auth/user", SELF, get),
    ("GET", "/api/user", SELF, get),
    ("GET", "/api/auth/demo", PUBLIC, get),
    ("GET", "/api/about", PUBLIC, get),
    ("GET", "/api/reference/schools/{inepCode}", PUBLIC, |_, path| {
        Request::get(path.replace("{inepCode}", OURS))
    }),
    ("POST", "/api/schools/register", [201; 5], |_, path| {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let username = format!("nova{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        Request::post(path, registration(&username, None))
    }),
    ("GET", "/api/school/{school}", STAFF, get),
    ("PUT", "/api/school/{school}/inep-code", [401, 403, 403, 200, 404], |_, path| {
        Request::new("PUT", path).json(json!({ "inepCode": OURS }))
    }),
    ("GET", "/api/school/{school}/activities", STAFF, get),
    ("GET", "/api/school/{school}/ideb", STAFF, get),
    ("POST", "/api/school/{school}/ideb", [401, 403, 201, 201, 404], |_, path| {
        Request::post(path, json!({ "stage": "anos_iniciais", "year": 2019, "idebScore": "5.8" }))
    }),
    ("DELETE", "/api/school/{school}/ideb/{id}", [401, 403, 204, 204, 404], |target, path| {
        Request::new("DELETE", path.replace("{id}", &target.figure.to_string()))
    }),
    ("POST", "/api/school/{school}/ideb/import", [401, 403, 200, 200, 404], |_, path| {
        let line = format!("{OURS};EE DA NOSSA RUA;Estadual;anos_iniciais;2021;5,8");
        Request::new("POST", path).file("notas.csv", table(&[&line]).as_bytes())
    }),
    ("GET", "/api/school/{school}/ideb/template", [401, 403, 200, 200, 404], get),
    ("POST", "/api/school/{school}/ideb/calculate", STAFF, |_, path| {
        let body = json!({
            "stage": "anos_finais", "proficiencyLp": "260.84", "proficiencyMt": "258.94",
            "approvalByGrade": ["93.4", "93.7", null, "95.0"], "targetIdeb": "5.3", "locked": ["lp"],
        });
        Request::post(path, body)
    }),
    ("GET", "/api/school/{school}/ranking/{year}", STAFF, |_, path| {
        Request::get(path.replace("{year}", "2023") + "?stage=anos_finais")
    }),
    ("GET", "/api/school/{school}/comparison", STAFF, |_, path| Request::get(path + "?stage=anos_finais")),
    ("GET", "/api/school/{school}/goals", STAFF, get),
    ("PUT", "/api/school/{school}/goals", [401, 403, 200, 200, 404], |_, path| {
        let body = json!({ "stage": "anos_finais", "year": 2027, "goal": "5.4" });
        Request::new("PUT", path).json(body)
    }),
    ("DELETE", "/api/school/{school}/goals/{stage}/{year}", [401, 403, 204, 204, 404], |target, path| {
        delete(target, path.replace("{stage}", "anos_finais").replace("{year}", "2025"))
    }),
    ("GET", "/api/school/{school}/simulations", STAFF, get),
    ("GET", "/api/school/{school}/simulations/insights", STAFF, |_, path| {
        Request::get(path + "?stage=anos_finais")
    }),
    ("POST", "/api/simulations", [401, 201, 201, 201, 404], |target, path| {
        let body = json!({
            "mode": "oficial", "schoolId": target.school, "stage": "anos_finais", "edition": 2023,
            "proficiencyLp": "260.84", "proficiencyMt": "258.94",
            "approvalByGrade": ["93.4", "93.7", "93.9", "95.0"], "targetIdeb": "5.1",
        });
        Request::post(path, body)
    }),
    ("GET", "/api/notifications", SELF, get),
    ("POST", "/api/notifications/read", SELF_DONE, post),
];

/// The row's request, made for the target.
pub fn request(row: &Row, target: &Target<'_>) -> Request {
    let (_, path, _, build) = row;
    build(target, path.replace("{school}", &target.school.to_string()))
}
