//! A valid request for every row of the endpoint table, kept with its area.

use http_api::endpoints::{Endpoint, TABLE};
use serde_json::json;

use crate::client::{Caller, Request};
use crate::harness::World;
use crate::{
    actions, cards, class_lists, class_simulations, classes, gate, index, learning, lessons, mastery,
    notices, people, pupils, questions, quiz,
};

/// The areas in the order of the table.
pub const AREAS: [&Area; 15] = [
    &gate::AREA,
    &index::AREA,
    &people::AREA,
    &classes::AREA,
    &cards::AREA,
    &class_lists::AREA,
    &pupils::AREA,
    &questions::AREA,
    &class_simulations::AREA,
    &lessons::AREA,
    &quiz::AREA,
    &learning::AREA,
    &mastery::AREA,
    &actions::AREA,
    &notices::AREA,
];

/// Rows of one area.
pub struct Area {
    /// The tables that its rows write, of which every value counts; of the others the number of rows does.
    pub tables: &'static [&'static str],
    pub valid: &'static [Valid],
}

/// A valid request, and what each caller hears.
pub struct Valid {
    pub id: &'static str,
    /// In the order of [`Who`].
    statuses: [u16; 6],
    /// Given the row's method and path, in which the target's school stands.
    request: fn(&Target<'_>, Request) -> Request,
    /// Ends sessions of the person who sends it.
    pub ends_sessions: bool,
}

/// Every kind of caller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    Anonymous,
    Pupil,
    Professor,
    Coordenador,
    Gestor,
    /// The gestor of another school, who names ours.
    Stranger,
}

impl Who {
    pub const ALL: [Self; 6] =
        [Self::Anonymous, Self::Pupil, Self::Professor, Self::Coordenador, Self::Gestor, Self::Stranger];
}

/// Anyone.
pub const PUBLIC: [u16; 6] = [200; 6];
/// The staff of the school.
pub const STAFF: [u16; 6] = [401, 403, 200, 200, 200, 404];
/// The staff and the pupils of the school.
pub const SCHOOL: [u16; 6] = [401, 200, 200, 200, 200, 404];
/// Without a school in the path: everyone about themselves.
pub const SELF: [u16; 6] = [401, 200, 200, 200, 200, 200];
pub const SELF_DONE: [u16; 6] = [401, 204, 204, 204, 204, 204];

impl Valid {
    pub const fn of(
        id: &'static str,
        statuses: [u16; 6],
        request: fn(&Target<'_>, Request) -> Request,
    ) -> Self {
        Self { id, statuses, request, ends_sessions: false }
    }

    pub const fn that_ends_sessions(mut self) -> Self {
        self.ends_sessions = true;
        self
    }

    /// What a caller hears.
    pub fn status(&self, who: Who) -> u16 {
        self.statuses[who as usize]
    }

    /// The row of the table.
    pub fn row(&self) -> &'static Endpoint {
        TABLE.rows().find(|row| row.id == self.id).unwrap_or_else(|| panic!("no row {}", self.id))
    }

    /// The request, made for the target; makes there what it is about.
    pub fn request(&self, target: &Target<'_>) -> Request {
        let row = self.row();
        let path = row.path.replace("{school}", &target.school.to_string());
        (self.request)(target, Request::new(row.method.as_str(), path))
    }
}

/// Nothing to add.
pub fn plain(_: &Target<'_>, request: Request) -> Request {
    request
}

/// What a request is about.
pub struct Target<'a> {
    pub world: &'a World,
    /// The school in the path.
    pub school: i64,
    /// Of our school, for what a request finds there.
    pub gestor: &'a Caller,
    /// Instead of a new one.
    pub known_figure: Option<i64>,
}

impl<'a> Target<'a> {
    pub fn ours(world: &'a World, gestor: &'a Caller) -> Self {
        Self { world, school: world.ours.id, gestor, known_figure: None }
    }

    /// A school that does not exist.
    pub fn nobodys(&self) -> Target<'a> {
        Target { school: 2_000_000_000, ..*self }
    }

    /// The number of a figure that our school entered.
    pub fn figure(&self) -> i64 {
        if let Some(known) = self.known_figure {
            return known;
        }
        let figure = json!({ "stage": "ensino_medio", "year": 2019, "idebScore": "4.2" });
        let figure = self.gestor.post(self.world.ours.path("/ideb"), figure).expect(201).json();
        figure["id"].as_i64().unwrap()
    }

    /// The number of a simulation that our gestor saved.
    pub fn simulation(&self) -> String {
        let saved = json!({ "name": "Plano A", "approvalRate": "94.5", "saebScore": "5.4" });
        let saved = self.gestor.post("/api/simulations", saved).expect(201).json();
        saved["id"].to_string()
    }

    /// A goal of our school for "anos_finais" and 2025.
    pub fn goal(&self) {
        let goal = json!({ "stage": "anos_finais", "year": 2025, "goal": "5.2" });
        let _ = self.gestor.put(self.world.ours.path("/goals"), goal).expect(200);
    }
}

/// All valid requests.
pub fn all() -> impl Iterator<Item = &'static Valid> {
    AREAS.into_iter().flat_map(|area| area.valid)
}
