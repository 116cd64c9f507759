//! The demonstration's results, in a world of their own. The school, its city, its neighbours and its state's values are
//! invented; proficiencies and rates are given and the index follows by the formula. Brazil's values are INEP's (divulgação
//! do Ideb 2023, rede estadual).

use ideb_core::formula;
use ideb_core::measure::{
    ApprovalRate, Edition, PerformanceIndicator, Proficiency, PublishedIdeb, StandardizedScore,
};
use ideb_core::reference::{Area, AreaResult, Figures, Network, ReferenceSchool, SchoolResult};
use ideb_core::simulation::OfficialInputs;
use ideb_core::store::SchoolLine;
use kernel::{InepCode, MunicipalityCode, Stage, StoreError, Uf};

pub const SCHOOL_NAME: &str = "E. E. Profª Alzira Moura Campos";
pub const SCHOOL_CODE: &str = "35999001";
pub const MUNICIPALITY: &str = "Vale do Saber";
const MUNICIPALITY_CODE: &str = "3599999";

use Stage::{AnosFinais, AnosIniciais, EnsinoMedio};

/// Year, LP, MT, approval by grade, official target.
type Edited = (i16, &'static str, &'static str, &'static [&'static str], Option<&'static str>);

const ANOS_INICIAIS: &[Edited] = &[
    (2005, "174.21", "180.35", &["91.2", "88.4", "86.9", "88.1", "87.3"], None),
    (2007, "177.80", "187.92", &["92.0", "89.1", "88.3", "89.4", "88.8"], Some("4.2")),
    (2009, "186.44", "201.37", &["93.1", "90.6", "89.9", "91.2", "90.4"], Some("4.5")),
    (2011, "192.18", "208.05", &["94.4", "92.8", "91.7", "92.6", "92.0"], Some("4.9")),
    (2013, "197.63", "211.48", &["96.0", "95.1", "92.9", "94.0", "93.5"], Some("5.2")),
    (2015, "208.70", "219.82", &["97.1", "96.4", "94.2", "95.3", "94.8"], Some("5.5")),
    (2017, "214.92", "223.76", &["97.8", "97.0", "95.5", "96.1", "95.9"], Some("5.8")),
    (2019, "216.05", "228.41", &["98.2", "97.9", "96.3", "97.0", "96.8"], Some("6.0")),
    (2021, "208.88", "217.30", &["98.9", "98.6", "98.0", "98.4", "98.1"], Some("6.3")),
    (2023, "214.57", "225.16", &["98.6", "98.1", "96.7", "97.5", "97.2"], None),
];

const ANOS_FINAIS: &[Edited] = &[
    (2005, "227.15", "234.02", &["78.3", "79.9", "80.4", "81.6"], None),
    (2007, "230.40", "239.77", &["80.1", "82.2", "82.9", "83.5"], Some("3.4")),
    (2009, "240.08", "243.50", &["83.0", "84.4", "84.9", "85.8"], Some("3.6")),
    (2011, "240.62", "246.91", &["86.2", "87.7", "87.9", "88.4"], Some("3.9")),
    (2013, "241.75", "246.10", &["88.4", "89.3", "89.8", "90.7"], Some("4.3")),
    (2015, "247.90", "248.84", &["87.1", "88.8", "89.0", "90.2"], Some("4.7")),
    (2017, "254.63", "252.70", &["89.6", "90.4", "90.9", "92.1"], Some("4.9")),
    (2019, "255.91", "257.20", &["91.0", "91.8", "92.4", "93.0"], Some("5.2")),
    (2021, "254.88", "252.04", &["95.7", "94.5", "95.1", "95.6"], Some("5.4")),
    (2023, "260.84", "258.94", &["93.4", "93.7", "93.9", "95.0"], None),
];

const ENSINO_MEDIO: &[Edited] = &[
    (2017, "262.30", "260.14", &["78.4", "84.6", "88.0"], None),
    (2019, "273.08", "269.92", &["82.7", "87.5", "90.9"], Some("4.2")),
    (2021, "270.46", "263.58", &["88.1", "90.2", "93.4"], Some("4.4")),
    (2023, "276.91", "272.88", &["88.9", "91.6", "94.5"], None),
];

/// Area, stage, and per edition: year, N, P, published index, target.
type Published =
    (Place, Stage, &'static [(i16, &'static str, &'static str, &'static str, Option<&'static str>)]);

#[derive(Clone, Copy)]
enum Place {
    City,
    State,
    Country,
}

const AREAS: &[Published] = &[
    (
        Place::Country,
        AnosIniciais,
        &[
            (2017, "6.292740238", "0.957228119", "6.0", Some("5.6")),
            (2019, "6.331307524", "0.9640045502", "6.1", Some("5.9")),
            (2021, "6.0001668104", "0.9783530455", "5.9", Some("6.1")),
            (2023, "6.1208828327", "0.9754749566", "6.0", None),
        ],
    ),
    (
        Place::Country,
        AnosFinais,
        &[
            (2017, "5.130333333", "0.868158555", "4.5", Some("4.8")),
            (2019, "5.2435", "0.8999555548", "4.7", Some("5.1")),
            (2021, "5.1781666667", "0.958719213", "5.0", Some("5.3")),
            (2023, "5.1363333333", "0.9467328784", "4.9", None),
        ],
    ),
    (
        Place::Country,
        EnsinoMedio,
        &[
            (2017, "4.234088004", "0.820600131", "3.5", Some("4.4")),
            (2019, "4.5342822781", "0.8534212513", "3.9", Some("4.6")),
            (2021, "4.4095160802", "0.8945450883", "3.9", Some("4.9")),
            (2023, "4.4426015946", "0.9167546067", "4.1", None),
        ],
    ),
    (
        Place::State,
        AnosIniciais,
        &[
            (2017, "6.5121", "0.9802", "6.4", None),
            (2019, "6.5804", "0.9841", "6.5", None),
            (2021, "6.3131", "0.9862", "6.2", None),
            (2023, "6.4403", "0.9861", "6.4", None),
        ],
    ),
    (
        Place::State,
        AnosFinais,
        &[
            (2017, "5.0908", "0.9412", "4.8", None),
            (2019, "5.3102", "0.9554", "5.1", None),
            (2021, "5.3202", "0.9683", "5.2", None),
            (2023, "5.2931", "0.9621", "5.1", None),
        ],
    ),
    (
        Place::State,
        EnsinoMedio,
        &[
            (2017, "4.3012", "0.8711", "3.7", None),
            (2019, "4.6233", "0.9098", "4.2", None),
            (2021, "4.6203", "0.9412", "4.3", None),
            (2023, "4.6105", "0.9327", "4.3", None),
        ],
    ),
    (
        Place::City,
        AnosIniciais,
        &[(2021, "5.7104", "0.9703", "5.5", None), (2023, "5.8812", "0.9688", "5.7", None)],
    ),
    (
        Place::City,
        AnosFinais,
        &[(2021, "4.9903", "0.9601", "4.8", None), (2023, "5.0612", "0.9511", "4.8", None)],
    ),
    (
        Place::City,
        EnsinoMedio,
        &[(2021, "4.4011", "0.9105", "4.0", None), (2023, "4.5308", "0.9142", "4.1", None)],
    ),
];

/// Schools of the same invented city and of others: how far above or below ours their index lies, in tenths.
const NEIGHBOURS: [(&str, i64); 8] = [
    ("E. E. Ribeirão das Pedras", 4),
    ("E. E. Jardim das Acácias", 1),
    ("E. E. Vila Esperança", 0),
    ("E. E. Prof. Benedito Rocha", -1),
    ("E. E. Parque dos Ipês", -2),
    ("E. E. Alto da Serra", -3),
    ("E. E. Dona Carmela Dutra Nunes", -4),
    ("E. E. Bairro da Estação", -7),
];
const ELSEWHERE: i64 = 32;

/// A constant of this file that does not parse is a defect of this file.
fn broken(error: impl std::error::Error + Send + Sync + 'static) -> StoreError {
    StoreError::Broken { call: "demonstration figures", source: Box::new(error) }
}

fn schools() -> Result<Vec<ReferenceSchool>, StoreError> {
    let mut schools = vec![school(SCHOOL_CODE, SCHOOL_NAME, MUNICIPALITY_CODE, MUNICIPALITY)?];
    for (number, (name, _)) in (2..).zip(NEIGHBOURS) {
        schools.push(school(&format!("359990{number:02}"), name, MUNICIPALITY_CODE, MUNICIPALITY)?);
    }
    for number in 0..ELSEWHERE {
        let code = format!("359991{number:02}");
        let name = format!("E. E. Demonstração {:02}", number + 1);
        schools.push(school(&code, &name, "3599998", "Serra do Aprender")?);
    }
    Ok(schools)
}

fn school(code: &str, name: &str, city: &str, city_name: &str) -> Result<ReferenceSchool, StoreError> {
    Ok(ReferenceSchool {
        code: code.parse().map_err(broken)?,
        name: name.to_owned(),
        municipality_code: Some(city.parse().map_err(broken)?),
        municipality: city_name.to_owned(),
    })
}

/// Every school with its results.
pub fn lines() -> Result<Vec<SchoolLine>, StoreError> {
    let results = school_results()?;
    let of = |school: &ReferenceSchool| results.iter().filter(|it| it.code == school.code).cloned().collect();
    Ok(schools()?.into_iter().map(|school| (school.clone(), of(&school))).collect())
}

fn school_results() -> Result<Vec<SchoolResult>, StoreError> {
    let own: InepCode = SCHOOL_CODE.parse().map_err(broken)?;
    let mut results = Vec::new();
    for (stage, editions) in
        [(AnosIniciais, ANOS_INICIAIS), (AnosFinais, ANOS_FINAIS), (EnsinoMedio, ENSINO_MEDIO)]
    {
        for edited in editions {
            let result = calculated(&own, stage, edited)?;
            for (code, tenths) in others(&result)? {
                results.push(tenths_above(&result, code, tenths)?);
            }
            results.push(result);
        }
    }
    Ok(results)
}

/// A result whose index follows from its inputs by the formula.
fn calculated(code: &InepCode, stage: Stage, edited: &Edited) -> Result<SchoolResult, StoreError> {
    let (year, lp, mt, rates, target) = *edited;
    let edition = Edition::new(year).map_err(broken)?;
    let rates = rates.iter().map(|rate| ApprovalRate::parse(rate).map(Some)).collect::<Result<Vec<_>, _>>();
    let inputs = OfficialInputs {
        stage,
        edition: Some(edition),
        proficiency_lp: Proficiency::parse(lp).map_err(broken)?,
        proficiency_mt: Proficiency::parse(mt).map_err(broken)?,
        approval_by_grade: rates.map_err(broken)?,
        indicator: None,
    };
    let index = formula::index(&inputs).map_err(broken)?;
    let total = ideb_core::ratio::Ratio::mean(
        inputs.approval_by_grade.iter().flatten().map(|it| it.decimal().into()),
    );
    Ok(SchoolResult {
        code: code.clone(),
        stage,
        edition,
        network: Some(Network::Estadual),
        figures: Figures {
            approval: total.map(|mean| ApprovalRate::nearest(mean.to_decimal())),
            approval_by_grade: inputs.approval_by_grade,
            indicator: Some(PerformanceIndicator::nearest(index.indicator.to_decimal())),
            proficiency_lp: Some(inputs.proficiency_lp),
            proficiency_mt: Some(inputs.proficiency_mt),
            score: Some(StandardizedScore::nearest(index.score.to_decimal())),
            ideb: Some(index.published()),
            target: target.map(PublishedIdeb::parse).transpose().map_err(broken)?,
        },
    })
}

/// The other schools and how their index differs: the neighbours as listed, those elsewhere spread around ours.
fn others(result: &SchoolResult) -> Result<Vec<(InepCode, i64)>, StoreError> {
    let year = i64::from(result.edition.year());
    let neighbours =
        (2..).zip(NEIGHBOURS).map(|(number, (_, tenths))| (format!("359990{number:02}"), tenths));
    let elsewhere =
        (0..ELSEWHERE).map(|number| (format!("359991{number:02}"), (number * 7 + year) % 23 - 12));
    neighbours.chain(elsewhere).map(|(code, tenths)| Ok((code.parse().map_err(broken)?, tenths))).collect()
}

fn tenths_above(result: &SchoolResult, code: InepCode, tenths: i64) -> Result<SchoolResult, StoreError> {
    let ours = result.figures.ideb.map_or(0, |ideb| ideb.decimal().units());
    let ideb =
        PublishedIdeb::new(kernel::Decimal::from_units((ours + tenths).clamp(0, 100))).map_err(broken)?;
    Ok(SchoolResult {
        code,
        stage: result.stage,
        edition: result.edition,
        network: result.network,
        figures: Figures { ideb: Some(ideb), ..Figures::default() },
    })
}

pub fn area_results() -> Result<Vec<AreaResult>, StoreError> {
    let city: MunicipalityCode = MUNICIPALITY_CODE.parse().map_err(broken)?;
    let mut results = Vec::new();
    for (place, stage, editions) in AREAS {
        let area = match place {
            Place::City => Area::Municipality(city.clone()),
            Place::State => Area::State(Uf::SP),
            Place::Country => Area::Country,
        };
        for (year, score, indicator, ideb, target) in *editions {
            results.push(AreaResult {
                area: area.clone(),
                network: Network::Estadual,
                stage: *stage,
                edition: Edition::new(*year).map_err(broken)?,
                figures: Figures {
                    score: Some(StandardizedScore::parse(score).map_err(broken)?),
                    indicator: Some(PerformanceIndicator::parse(indicator).map_err(broken)?),
                    ideb: Some(PublishedIdeb::parse(ideb).map_err(broken)?),
                    target: target.map(PublishedIdeb::parse).transpose().map_err(broken)?,
                    ..Figures::default()
                },
            });
        }
    }
    Ok(results)
}

#[cfg(test)]
mod tests {
    use school_management::people::school::is_of_demonstration;

    use super::*;

    #[test]
    fn no_other_school_may_register_with_its_codes() {
        let lines = lines().unwrap();
        assert_eq!(lines.len(), 41);
        assert!(
            lines.iter().all(|(school, results)| is_of_demonstration(&school.code) && !results.is_empty())
        );
    }
}
