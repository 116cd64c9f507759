//! Whatever was imported, in whatever order, however often, and whether the demonstration stands beside it: the figures and
//! places are the same.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use diesel::pg::PgConnection;
use diesel::prelude::*;
use test_database::TestDatabase;

use crate::backup::texts;
use crate::{ideb, text};

/// Orders tried of invented files; each has a third of them without the demonstration, with it loaded first, and loaded last.
const SHUFFLES: u64 = 6;
/// From here on six orders hold all six of the three tables that tell of the same schools, and each file before each other.
const FIRST_SEED: u64 = 229;
/// Of INEP's own, by hand.
const SHUFFLES_BY_HAND: u64 = 50;

/// All that is told of real schools and areas, but for the names that the newest import gives.
const FIGURES: [&str; 5] = [
    "SELECT (to_jsonb(r) - 'told_in')::text AS text FROM public.reference_school_results r ORDER BY 1",
    "SELECT r::text AS text FROM public.reference_area_results r ORDER BY 1",
    "SELECT concat_ws(' ', inep_code, municipality_code) AS text FROM public.reference_schools ORDER BY 1",
    "SELECT r::text AS text FROM public.reference_coverage r ORDER BY 1",
    "SELECT a::text AS text FROM public.reference_advances a ORDER BY 1",
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Demonstration {
    None,
    First,
    Last,
}

/// A database of its own, with the files imported in this order.
struct Imported {
    database: TestDatabase,
}

impl Imported {
    fn new(files: &[&Path], demonstration: Demonstration) -> Self {
        let imported = Self { database: TestDatabase::new() };
        if demonstration == Demonstration::First {
            imported.run(&["demo"], &[]);
        }
        imported.run(&["import", "ideb"], files);
        if demonstration == Demonstration::Last {
            imported.run(&["demo"], &[]);
        }
        imported
    }

    fn run(&self, command: &[&str], files: &[&Path]) -> String {
        let output = ideb()
            .env("DATABASE_URL", self.database.server_url())
            .env("IDEB_ADMIN_URL", self.database.admin_url())
            .env("IDEB_TESTING", "true")
            .args(command)
            .args(files)
            .output()
            .unwrap();
        // A folder of public files may hold one that is no table of results.
        let may_fail = command.starts_with(&["import"]);
        assert!(may_fail || output.status.success(), "{command:?}: {}", text(&output.stderr));
        text(&output.stdout) + &text(&output.stderr)
    }

    fn figures(&self) -> Vec<String> {
        let mut connection = PgConnection::establish(&self.database.admin_url()).unwrap();
        FIGURES.iter().flat_map(|statement| texts(&mut connection, statement)).collect()
    }
}

/// A permutation that the seed alone decides.
fn shuffled<'a>(files: &[&'a Path], seed: u64) -> Vec<&'a Path> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap()
    };
    let mut order = files.to_vec();
    for last in (1..order.len()).rev() {
        order.swap(last, next() % (last + 1));
    }
    order
}

#[track_caller]
fn same(found: &[String], expected: &[String], order: &[&Path], demonstration: Demonstration) {
    let known: BTreeSet<&String> = expected.iter().collect();
    let other: Vec<_> = found.iter().filter(|row| !known.contains(row)).take(5).collect();
    let names: Vec<_> = order.iter().filter_map(|file| file.file_name()).collect();
    assert!(other.is_empty() && found.len() == expected.len(), "{names:?} {demonstration:?}: {other:#?}");
}

/// All of them shuffled, and some of these twice.
fn in_every_order(files: &[PathBuf], shuffles: u64) {
    let files: Vec<&Path> = files.iter().map(PathBuf::as_path).collect();
    let expected = Imported::new(&files, Demonstration::None).figures();
    assert!(expected.len() > 100, "{} figures", expected.len());
    for number in 0..shuffles {
        let order = shuffled(&files, FIRST_SEED + number);
        let demonstration = match number % 3 {
            0 => Demonstration::None,
            1 => Demonstration::First,
            _ => Demonstration::Last,
        };
        let imported = Imported::new(&order, demonstration);
        same(&imported.figures(), &expected, &order, demonstration);
        if number < 3 {
            imported.run(&["import", "ideb"], &files);
            same(&imported.figures(), &expected, &order, demonstration);
            imported.run(&["demo", "--remove"], &[]);
            same(&imported.figures(), &expected, &order, demonstration);
        }
    }
}

/// Every pair, in both orders.
fn in_pairs(files: &[PathBuf]) {
    let files: Vec<&Path> = files.iter().map(PathBuf::as_path).collect();
    for (place, one) in files.iter().enumerate() {
        for other in &files[place + 1..] {
            let (order, turned) = ([*one, *other], [*other, *one]);
            let forth = Imported::new(&order, Demonstration::None).figures();
            let back = Imported::new(&turned, Demonstration::First).figures();
            same(&back, &forth, &turned, Demonstration::First);
        }
    }
}

/// A table of the years 2017 and 2019 as other files may have told its schools: one of 2017 alone, all of the city's network
/// and in another city; one without any network.
fn told_otherwise(folder: &Path) -> [PathBuf; 3] {
    let table = test_files::invented("derived/ensino_medio_escolas_2017_2019.csv");
    let whole = fs::read_to_string(&table).unwrap();
    let lines: Vec<Vec<&str>> = whole.lines().map(|line| line.split(';').collect()).collect();
    let elsewhere = lines[1][1];
    let written = |name: &str, without: &[&str], change: &dyn Fn(&mut [String])| {
        let kept = |column: &usize| !without.iter().any(|year| lines[0][*column].contains(year));
        let columns: Vec<_> = (0..lines[0].len()).filter(kept).collect();
        let changed = lines.iter().enumerate().map(|(number, line)| {
            let mut line: Vec<_> = columns.iter().map(|column| line[*column].to_owned()).collect();
            if number > 0 {
                change(&mut line);
            }
            line.join(";")
        });
        let file = folder.join(format!("ensino_medio_escolas_2017_2019_{name}.csv"));
        fs::write(&file, changed.collect::<Vec<_>>().join("\r\n")).unwrap();
        file
    };
    let old = written("antes", &["2019", "2021"], &|line| {
        "Municipal".clone_into(&mut line[5]);
        if line[0] == lines[1][0] {
            elsewhere.clone_into(&mut line[1]);
        }
    });
    [table, old, written("sem_rede", &[], &|line| line[5].clear())]
}

#[test]
fn invented_files_say_the_same_in_every_order() {
    let folder = tempfile::tempdir().unwrap();
    let whole = [
        "derived/inventada_2023_AF.csv",
        "inep/divulgacao_anos_finais_escolas_2023.csv",
        "inep/divulgacao_regioes_ufs_ideb_2023_ensino_medio.csv",
    ]
    .map(test_files::invented);
    let files: Vec<_> = told_otherwise(folder.path()).into_iter().chain(whole).collect();
    in_every_order(&files, SHUFFLES);
}

/// The same on INEP's own, by hand: `IDEB_INEP_FILES` names their folder.
#[test]
fn inep_files_say_the_same_in_every_order() {
    let Some(folder) = env::var_os("IDEB_INEP_FILES").filter(|folder| !folder.is_empty()) else { return };
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    in_every_order(&files, SHUFFLES_BY_HAND);
    in_pairs(&files);
}
