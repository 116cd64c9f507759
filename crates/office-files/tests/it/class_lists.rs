//! Class lists from bytes to what an import of them would do.

use std::collections::BTreeMap;
use std::fs;

use chrono::{DateTime, Utc};
use kernel::{Day, Uf};
use office_files::{Limits, Unreadable};
use school_management::people::pupil::DateOrder;
use school_management::roster::classes::ClassChoice;
use school_management::roster::{Counts, Plan, PlanOptions, Roll, plan, read};

/// The plan for a school without pupils and classes, which creates what it needs.
fn planned(name: &str, bytes: &[u8]) -> Plan {
    let document = office_files::read(name, bytes, &Limits::UPLOAD).unwrap();
    let now: DateTime<Utc> = "2026-11-22T15:00:00Z".parse().unwrap();
    let reading = read(&document.sheets, DateOrder::DayFirst, Day::of(now, Uf::SP)).unwrap();
    let choice = ClassChoice::ByLine { by_hand: BTreeMap::new(), create_missing: true };
    let options = PlanOptions { classes: &[], school_year: 2026, choice: &choice, draw_numbers: true };
    plan(&reading, &Roll::of(Vec::new()), &options).unwrap()
}

fn invented(name: &str) -> Vec<u8> {
    fs::read(test_files::invented(&format!("pupils/{name}"))).unwrap()
}

#[test]
fn every_list_is_read_from_its_bytes() {
    for (name, expected) in [
        ("sed_sp.csv", Counts { new: 4, ignored: 3, classes_to_create: 1, ..Counts::default() }),
        ("i_educar.csv", Counts { new: 12, ignored: 1, classes_to_create: 2, ..Counts::default() }),
    ] {
        let plan = planned(name, &invented(name));
        assert_eq!(plan.counts(), expected, "{name}: {:?}", plan.findings().next());
    }
}

#[test]
fn the_same_60_pupils_come_in_every_encoding() {
    let names = ["alunos_excel_ptbr_windows1252.csv", "alunos_utf8_virgula.csv"];
    let [excel, utf8] = names.map(|name| planned(name, &invented(name)));
    assert_eq!(excel.counts(), Counts { new: 60, classes_to_create: 9, ..Counts::default() });
    let outcomes = |plan: &Plan| plan.lines.iter().map(|line| line.outcome.clone()).collect::<Vec<_>>();
    assert_eq!(outcomes(&excel), outcomes(&utf8));

    let text = String::from_utf8(invented(names[1])).unwrap();
    let utf16: Vec<u8> =
        std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    assert_eq!(outcomes(&planned("alunos.txt", &utf16)), outcomes(&utf8));
    for file in names.iter().filter_map(|name| test_files::public(&format!("alunos/{name}"))) {
        let plan = planned("alunos.csv", &fs::read(file).unwrap());
        assert_eq!(plan.counts(), Counts { new: 60, classes_to_create: 9, ..Counts::default() });
    }
}

#[test]
fn cells_pasted_from_a_spreadsheet_are_a_list() {
    let plan =
        planned("colado", "Matrícula\tNome\tTurma\n0012\tAna Lima\t6º A\n0013\tRui Sá\t6º A\n".as_bytes());
    assert_eq!(plan.counts(), Counts { new: 2, classes_to_create: 1, ..Counts::default() });
}

#[test]
fn what_is_no_text_is_refused_before_it_is_a_list() {
    let limits = Limits::UPLOAD;
    let huge = format!("matricula;nome;turma\n7;{};6º A\n8;Ana;6º A\n", "a".repeat(1_000_000));
    for (bytes, refusal) in [
        (&b"matricula;nome;turma\n7;Ana\0Lima;6A\n8;Rui;6A\n"[..], Unreadable::NulBytes),
        (huge.as_bytes(), Unreadable::HugeCell { line: 2, limit: limits.cell_chars }),
    ] {
        assert_eq!(office_files::read("alunos.csv", bytes, &limits).unwrap_err(), refusal);
    }
    let program = [&b"\x7fELF\x02\x01\x01"[..], &[0; 200]].concat();
    assert!(office_files::read("alunos.csv", &program, &limits).is_err());
}
