//! A school of whose index INEP published something.

use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::reference::{Figures, Network, ReferenceSchool, SchoolResult};
use ideb_core::testing::MemoryStore;
use kernel::Stage;

use super::{MemoryDatabase, registered, registration};
use crate::gate::session::LiveSession;

/// The school of [`registration`], "ana". Of its anos finais INEP published 4,4 for 2019; for 2021 a target alone, 5,1.
#[expect(clippy::expect_used, reason = "the registration and the years are well formed")]
pub fn published_2019() -> (MemoryDatabase, LiveSession) {
    let school = registration("ana").school;
    let code = school.inep_code.expect("a code");
    let known = ReferenceSchool {
        code: code.clone(),
        name: school.name,
        municipality_code: None,
        municipality: school.municipality,
    };
    let index = Figures { ideb: PublishedIdeb::parse("4.4").ok(), ..Figures::default() };
    let target = Figures { target: PublishedIdeb::parse("5.1").ok(), ..Figures::default() };
    let results = [(2019, index), (2021, target)].map(|(year, figures)| SchoolResult {
        code: code.clone(),
        stage: Stage::AnosFinais,
        edition: Edition::new(year).expect("an edition"),
        network: Some(Network::Estadual),
        figures,
    });
    let mut reference = MemoryStore::default();
    reference.publish(Some(known), &results);
    let database = MemoryDatabase::with_reference(reference);
    let ana = registered(&database, &registration("ana"));
    (database, ana)
}
