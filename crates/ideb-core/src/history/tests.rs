use super::*;
use crate::measure::Proficiency;
use crate::reference::Area;

const STAGE: Stage = Stage::AnosFinais;

fn edition(year: i16) -> Edition {
    Edition::new(year).unwrap()
}

fn index(text: &str) -> Option<PublishedIdeb> {
    PublishedIdeb::parse(text).ok()
}

fn official(year: i16, ideb: &str, target: &str) -> SchoolResult {
    SchoolResult {
        code: "35999001".parse().unwrap(),
        stage: STAGE,
        edition: edition(year),
        network: Some(Network::Estadual),
        figures: Figures { ideb: index(ideb), target: index(target), ..Figures::default() },
    }
}

fn own(year: i16, ideb: &str, target: &str) -> OwnFigure {
    OwnFigure {
        id: IdebDataId(7),
        stage: STAGE,
        edition: edition(year),
        figures: official(year, ideb, target).figures,
    }
}

#[test]
fn what_inep_measured_wins_and_the_own_record_fills_gaps() {
    let records = history(
        Source::Inep,
        vec![official(2023, "5.0", "-"), official(2021, "-", "5.4"), official(2019, "4.8", "5.2")],
        vec![own(2023, "9.9", "-"), own(2021, "4.9", "-"), own(2017, "4.6", "5.0")],
    );
    let found: Vec<_> = records
        .iter()
        .map(|record| {
            (
                record.edition.year(),
                record.source.slug(),
                record.figures.ideb,
                record.figures.target,
                record.id.is_some(),
            )
        })
        .collect();
    assert_eq!(
        found,
        [
            (2017, "escola", index("4.6"), index("5.0"), true),
            (2019, "inep", index("4.8"), index("5.2"), false),
            (2021, "escola", index("4.9"), index("5.4"), true),
            (2023, "inep", index("5.0"), None, false),
        ]
    );
}

#[test]
fn a_record_has_the_network_of_its_edition_and_one_of_the_schools_own_its_newest() {
    let of = |year, network| SchoolResult { network, ..official(year, "5.0", "-") };
    let records = history(
        Source::Inep,
        vec![
            of(2017, None),
            of(2019, Some(Network::Municipal)),
            of(2021, Some(Network::Estadual)),
            of(2023, None),
        ],
        vec![own(2025, "5.1", "-")],
    );
    let found: Vec<_> = records.iter().map(|record| (record.edition.year(), record.network)).collect();
    assert_eq!(
        found,
        [
            (2017, None),
            (2019, Some(Network::Municipal)),
            (2021, Some(Network::Estadual)),
            (2023, None),
            (2025, Some(Network::Estadual)),
        ]
    );
    assert_eq!(newest_network(&records, STAGE), Some(Network::Estadual));
    assert_eq!(newest_network(&records, Stage::EnsinoMedio), None);
}

#[test]
fn without_an_index_from_inep_the_own_record_completes_what_inep_measured() {
    let indicator = |text: &str| PerformanceIndicator::parse(text).ok();
    let mut published = official(2019, "-", "-");
    published.figures.indicator = indicator("0.95");
    let mut typed = own(2019, "4.6", "-");
    typed.figures.indicator = indicator("0.90");
    let records = history(Source::Inep, vec![published], vec![typed]);
    let [record] = records.as_slice() else { panic!("one record") };
    assert_eq!((record.source, record.id), (Source::School, Some(IdebDataId(7))));
    assert_eq!((record.figures.ideb, record.figures.indicator), (index("4.6"), indicator("0.95")));
}

#[test]
fn n_and_p_are_those_published_and_computed_anew_where_only_two_places_are_known() {
    let shown = |p: &str, n: &str, grades: &[&str]| {
        let mut result = official(2023, "5.0", "-");
        result.figures.indicator = PerformanceIndicator::parse(p).ok();
        result.figures.score = StandardizedScore::parse(n).ok();
        result.figures.proficiency_lp = Proficiency::parse("260.84").ok();
        result.figures.proficiency_mt = Proficiency::parse("258.94").ok();
        result.figures.approval_by_grade = grades.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect();
        let record = record(Source::Inep, None, None, STAGE, edition(2023), result.figures);
        [record.score(), record.indicator()].map(|value| value.unwrap().to_string())
    };
    let grades = ["93.4", "93.7", "93.9", "95.0"];
    assert_eq!(shown("0.939962", "5.329668", &grades), ["5.329668", "0.939962"]);
    assert_eq!(shown("0.94", "5.33", &grades), ["5.329667", "0.939961"]);
    assert_eq!(shown("0.94", "-", &[]), ["5.329667", "0.940000"]);
}

#[test]
fn the_latest_record_carries_an_index() {
    let records = history(
        Source::Inep,
        vec![
            official(2023, "-", "5.0"),
            official(2021, "4.9", "-"),
            official(2019, "-", "5.2"),
            official(2017, "4.6", "-"),
        ],
        vec![],
    );
    assert_eq!(latest(&records, STAGE).map(|record| record.edition.year()), Some(2021));
    assert_eq!(current_ideb(&records, STAGE), index("4.9"));
    assert_eq!(current_ideb(&records, Stage::EnsinoMedio), None);
}

#[test]
fn the_edition_asked_for_is_compared_else_the_newest_with_an_index() {
    let records = history(Source::Inep, vec![official(2023, "-", "5.0"), official(2021, "4.9", "-")], vec![]);
    for (stage, year, expected) in [
        (STAGE, None, Some((2021, index("4.9")))),
        (STAGE, Some(2021), Some((2021, index("4.9")))),
        (STAGE, Some(2023), Some((2023, None))),
        (STAGE, Some(2019), Some((2019, None))),
        (STAGE, Some(2022), None),
        (Stage::EnsinoMedio, None, None),
        (Stage::EnsinoMedio, Some(2021), Some((2021, None))),
    ] {
        let expected = expected.map(|(year, ideb)| (edition(year), ideb));
        let found = to_compare(&records, stage, year);
        let found = found.map(|(edition, record)| (edition, record.and_then(|it| it.figures.ideb)));
        assert_eq!(found, expected, "{stage} {year:?}");
    }
}

#[test]
fn what_the_school_typed_later_does_not_hide_what_was_published() {
    let typed = own(2023, "5.2", "-");
    let records = history(Source::Inep, vec![official(2021, "4.9", "-")], vec![typed.clone()]);
    assert_eq!(to_compare(&records, STAGE, None).map(|(edition, _)| edition.year()), Some(2021));
    let records = history(Source::Inep, vec![], vec![typed]);
    assert_eq!(to_compare(&records, STAGE, None).map(|(edition, _)| edition.year()), Some(2023));
}

#[test]
fn screens_open_with_the_first_stage_that_has_an_index_else_figures() {
    let of = |stage, ideb: &str| SchoolResult { stage, ..official(2021, ideb, "5.0") };
    for (results, expected) in [
        (vec![], Stage::AnosIniciais),
        (vec![of(Stage::EnsinoMedio, "4.1"), of(Stage::AnosFinais, "4.9")], Stage::AnosFinais),
        (vec![of(Stage::AnosIniciais, "-"), of(Stage::EnsinoMedio, "4.1")], Stage::EnsinoMedio),
        (vec![of(Stage::AnosFinais, "-")], Stage::AnosFinais),
    ] {
        assert_eq!(first_stage(&history(Source::Inep, results, vec![])), expected);
    }
}

#[test]
fn n_and_p_are_those_published_else_each_computed_from_its_own_part() {
    let figures = |score: &str, indicator: &str, rates: &[&str]| Figures {
        score: StandardizedScore::parse(score).ok(),
        indicator: PerformanceIndicator::parse(indicator).ok(),
        proficiency_lp: Proficiency::parse("260.84").ok(),
        proficiency_mt: Proficiency::parse("258.94").ok(),
        approval_by_grade: rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect(),
        ..Figures::default()
    };
    let rates = ["93.4", "93.7", "93.9", "95.0"];
    for (figures, score, indicator) in [
        (figures("5.3312345", "0.9412345", &rates), Some("5.331235"), Some("0.941235")),
        (figures("-", "-", &rates), Some("5.329667"), Some("0.939961")),
        (figures("-", "-", &[]), Some("5.329667"), None),
    ] {
        let record = own_record(OwnFigure { figures, ..own(2023, "-", "-") });
        let found = [record.score(), record.indicator()].map(|it| it.map(|it| it.to_string()));
        assert_eq!(found, [score, indicator].map(|it| it.map(str::to_owned)));
    }
}

#[test]
fn n_and_p_are_printed_as_the_calculation_has_them_else_as_published() {
    let rates = ["96.3", "95.9", "96.2", "96.19"].map(|rate| ApprovalRate::parse(rate).ok()).to_vec();
    let figures = Figures {
        proficiency_lp: Proficiency::parse("260.84").ok(),
        proficiency_mt: Proficiency::parse("258.94").ok(),
        approval_by_grade: rates,
        ..Figures::default()
    };
    let published = Figures {
        score: StandardizedScore::parse("5.335").ok(),
        indicator: PerformanceIndicator::parse("0.96146").ok(),
        ..Figures::default()
    };
    for (figures, expected) in [(figures, ["5.33", "0.961"]), (published, ["5.34", "0.961"])] {
        let record = record(Source::Inep, None, None, STAGE, edition(2023), figures);
        let found = [record.printed_score(), record.printed_indicator()];
        assert_eq!(found.map(|it| it.unwrap().to_string()), expected);
    }
    let none = record(Source::Inep, None, None, STAGE, edition(2023), Figures::default());
    assert_eq!((none.printed_score(), none.printed_indicator()), (None, None));
}

#[test]
fn inputs_are_recognised_as_those_of_a_published_edition() {
    let rates =
        |texts: &[&str]| -> Vec<_> { texts.iter().map(|text| ApprovalRate::parse(text).ok()).collect() };
    let mut result = official(2023, "5.0", "-");
    result.figures.proficiency_lp = Proficiency::parse("260.84").ok();
    result.figures.proficiency_mt = Proficiency::parse("258.94").ok();
    result.figures.approval_by_grade = rates(&["93.4", "93.7", "93.9", "95.0", "-"]);
    let records = history(Source::Inep, vec![result], vec![]);
    let inputs = |lp: &str, year: Option<i16>, last: &str| OfficialInputs {
        stage: STAGE,
        edition: year.map(edition),
        proficiency_lp: Proficiency::parse(lp).unwrap(),
        proficiency_mt: Proficiency::parse("258.94").unwrap(),
        approval_by_grade: rates(&["93.4", "93.7", "93.9", last]),
        indicator: None,
    };
    for (inputs, found) in [
        (inputs("260.84", None, "95"), true),
        (inputs("260.84", Some(2023), "95"), true),
        (inputs("260.84", Some(2021), "95"), false),
        (inputs("260.85", None, "95"), false),
        (inputs("260.84", None, "95.1"), false),
    ] {
        assert_eq!(published_with(&records, &inputs).is_some(), found, "{inputs:?}");
    }
}

#[test]
fn an_area_s_results_stand_as_records_by_stage_and_edition() {
    let of = |stage, year, ideb| AreaResult {
        area: Area::Country,
        network: Network::Total,
        stage,
        edition: edition(year),
        figures: official(year, ideb, "-").figures,
    };
    let results = vec![
        of(Stage::EnsinoMedio, 2019, "4.2"),
        of(Stage::AnosFinais, 2023, "5.0"),
        of(Stage::AnosFinais, 2021, "5.1"),
    ];
    let records = of_area(Source::Invented, results);
    let told: Vec<_> = records.iter().map(|it| (it.stage, it.edition.year(), it.source)).collect();
    assert_eq!(
        told,
        [
            (Stage::AnosFinais, 2021, Source::Invented),
            (Stage::AnosFinais, 2023, Source::Invented),
            (Stage::EnsinoMedio, 2019, Source::Invented),
        ]
    );
    assert!(records.iter().all(|it| it.id.is_none() && it.network == Some(Network::Total)));
}
