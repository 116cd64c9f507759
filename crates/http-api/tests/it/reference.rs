//! Reference data of an invented city: five schools of one network, two editions, and the areas around them.

use ideb_core::measure::{ApprovalRate, Edition, Proficiency, PublishedIdeb};
use ideb_core::reference::{Area, AreaResult, Figures, Network, ReferenceSchool, SchoolResult};
use kernel::{Stage, StoreError, Uf};
use store_postgres::operator::Operator;

use crate::harness::now;

/// The code our school registers with.
pub const OURS: &str = "35999201";
/// Better than ours in 2023.
pub const BETTER: &str = "35999202";
const WORSE: [&str; 3] = ["35999203", "35999204", "35999205"];

const MUNICIPALITY: &str = "3599997";

fn figures(lp: &str, mt: &str, rates: &[&str], ideb: &str, target: Option<&str>) -> Figures {
    Figures {
        approval: ApprovalRate::parse("94.0").ok(),
        approval_by_grade: rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect(),
        proficiency_lp: Proficiency::parse(lp).ok(),
        proficiency_mt: Proficiency::parse(mt).ok(),
        ideb: PublishedIdeb::parse(ideb).ok(),
        target: target.and_then(|target| PublishedIdeb::parse(target).ok()),
        ..Figures::default()
    }
}

fn result(code: &str, year: i16, figures: Figures) -> SchoolResult {
    let edition = Edition::new(year).unwrap();
    let network = Some(Network::Estadual);
    SchoolResult { code: code.parse().unwrap(), stage: Stage::AnosFinais, edition, network, figures }
}

fn area(area: Area, ideb: &str) -> AreaResult {
    AreaResult {
        area,
        network: Network::Estadual,
        stage: Stage::AnosFinais,
        edition: Edition::new(2023).unwrap(),
        figures: Figures { ideb: PublishedIdeb::parse(ideb).ok(), ..Figures::default() },
    }
}

pub fn load(operator: &mut Operator) {
    let named = [(OURS, "EE DA NOSSA RUA"), (BETTER, "EE DO BAIRRO")];
    let named = named.into_iter().chain(WORSE.map(|code| (code, "EE DA ESTACAO")));
    let schools = named.map(|(code, name)| ReferenceSchool {
        code: code.parse().unwrap(),
        name: name.into(),
        municipality_code: MUNICIPALITY.parse().ok(),
        municipality: "Vale do Saber".into(),
    });
    let mut results = vec![
        result(
            OURS,
            2021,
            figures("254.88", "252.04", &["95.7", "94.5", "95.1", "95.6"], "4.9", Some("5.4")),
        ),
        result(OURS, 2023, figures("260.84", "258.94", &["93.4", "93.7", "93.9", "95.0"], "5.0", None)),
        result(BETTER, 2023, figures("", "", &[], "5.6", None)),
    ];
    results.extend(WORSE.map(|code| result(code, 2023, figures("", "", &[], "4.1", None))));
    let areas = [
        area(Area::Municipality(MUNICIPALITY.parse().unwrap()), "4.8"),
        area(Area::State(Uf::SP), "5.1"),
        area(Area::Country, "4.9"),
        AreaResult {
            network: Network::Total,
            figures: figures("260.84", "258.94", &["93.4", "93.7", "93.9", "95.0"], "5.0", None),
            ..area(Area::Country, "5.0")
        },
    ];
    operator
        .load::<_, StoreError>(|loader| {
            let of = |school: &ReferenceSchool| {
                results.iter().filter(|result| result.code == school.code).cloned().collect()
            };
            let lines: Vec<_> = schools.map(|school| (school.clone(), of(&school))).collect();
            loader.load_schools(&lines)?;
            loader.load_area_results(&areas)?;
            let editions = [2021, 2023].map(|year| (Stage::AnosFinais, Edition::new(year).unwrap()));
            loader.rank(&editions)?;
            loader.note_file("dados inventados", "", now())
        })
        .unwrap();
}
