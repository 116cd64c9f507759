//! Published results: the formula gives each of their figures.

use ideb_core::formula::index;
use ideb_core::measure::{ApprovalRate, Edition, Proficiency};
use ideb_core::simulation::OfficialInputs;
use kernel::Stage::{self, AnosFinais, EnsinoMedio};

struct Vector {
    name: &'static str,
    stage: Stage,
    edition: i16,
    rates: &'static [&'static str],
    mt: &'static str,
    lp: &'static str,
    /// P and N with 6 places, N x P with 5, the index with 1.
    expected: [&'static str; 4],
}

const VECTORS: [Vector; 8] = [
    Vector {
        name: "Brasil, anos finais, total",
        stage: AnosFinais,
        edition: 2023,
        rates: &["93.4", "93.7", "93.9", "95.0"],
        mt: "258.94",
        lp: "260.84",
        expected: ["0.939961", "5.329667", "5.00968", "5.0"],
    },
    // Rounded to two places first, this one would become 4.8.
    Vector {
        name: "Brasil, anos finais, pública",
        stage: AnosFinais,
        edition: 2023,
        rates: &["92.4", "92.8", "93.1", "94.4"],
        mt: "251.27",
        lp: "254.62",
        expected: ["0.931690", "5.098167", "4.74991", "4.7"],
    },
    Vector {
        name: "Brasil, anos finais, pública",
        stage: AnosFinais,
        edition: 2021,
        rates: &["95.7", "94.5", "95.1", "95.6"],
        mt: "252.04",
        lp: "254.88",
        expected: ["0.952226", "5.115333", "4.87095", "4.9"],
    },
    Vector {
        name: "Brasil, ensino médio, total",
        stage: EnsinoMedio,
        edition: 2023,
        rates: &["88.9", "91.6", "94.5", "93.1"],
        mt: "272.88",
        lp: "276.91",
        expected: ["0.919778", "4.667458", "4.29302", "4.3"],
    },
    Vector {
        name: "Brasil, ensino médio, pública",
        stage: EnsinoMedio,
        edition: 2023,
        rates: &["88.0", "90.7", "93.8", "93.2"],
        mt: "264.68",
        lp: "270.22",
        expected: ["0.913668", "4.452140", "4.06778", "4.1"],
    },
    Vector {
        name: "a school",
        stage: EnsinoMedio,
        edition: 2019,
        rates: &["96.2", "96.3", "100"],
        mt: "313.39",
        lp: "306.34",
        // The product of the published, rounded N and P would be 5.53326.
        expected: ["0.974683", "5.676987", "5.53327", "5.5"],
    },
    Vector {
        name: "a school without a 1st grade",
        stage: EnsinoMedio,
        edition: 2019,
        rates: &["-", "95.5", "96.2"],
        mt: "278.16",
        lp: "287.91",
        expected: ["0.958487", "4.906286", "4.70261", "4.7"],
    },
    // A rate of 0 is left out, and notes end at 10.
    Vector {
        name: "the borders",
        stage: EnsinoMedio,
        edition: 2019,
        rates: &["0", "100", "100"],
        mt: "467.01",
        lp: "500",
        expected: ["1.000000", "10.000000", "10.00000", "10.0"],
    },
];

#[test]
fn the_formula_gives_the_published_figures() {
    for vector in VECTORS {
        let inputs = OfficialInputs {
            stage: vector.stage,
            edition: Edition::new(vector.edition).ok(),
            proficiency_lp: Proficiency::parse(vector.lp).unwrap(),
            proficiency_mt: Proficiency::parse(vector.mt).unwrap(),
            approval_by_grade: vector.rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect(),
            indicator: None,
        };
        let index = index(&inputs).unwrap();
        let found = [
            index.indicator.to_decimal::<6>().to_string(),
            index.score.to_decimal::<6>().to_string(),
            index.product.to_decimal::<5>().to_string(),
            index.published().to_string(),
        ];
        assert_eq!(found, vector.expected, "{} {}", vector.name, vector.edition);
    }
}
