//! The lists that state systems, spreadsheets and people make.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::slice::from_ref;

use kernel::ClassId;
use kernel::table::Sheet;
use school_management::classes::class::Shift;
use school_management::roster::classes::{ClassChoice, ClassFor};
use school_management::roster::{Counts, Layout, Refusal, wrong_lines};

use super::school::{School, reading, sheet, split, verdicts};

/// A list's lines. Those of Windows have no letter outside Latin-1.
fn lines(path: &Path, delimiter: char) -> Sheet {
    let bytes = fs::read(path).unwrap();
    let latin1 = |bytes: Vec<u8>| bytes.into_iter().map(char::from).collect();
    let text = String::from_utf8(bytes).unwrap_or_else(|error| latin1(error.into_bytes()));
    split("lista", text.trim_start_matches('\u{feff}'), delimiter)
}

/// An invented list.
fn file(name: &str, delimiter: char) -> Sheet {
    lines(&test_files::invented(&format!("pupils/{name}")), delimiter)
}

/// The two files of the specification's columns, invented, and those of a school where they are at hand.
fn pairs() -> Vec<[Sheet; 2]> {
    let (excel, utf8) = ("alunos_excel_ptbr_windows1252.csv", "alunos_utf8_virgula.csv");
    let public = |name: &str| test_files::public(&format!("alunos/{name}"));
    let of_school = public(excel).zip(public(utf8));
    let of_school = of_school.map(|(excel, utf8)| [lines(&excel, ';'), lines(&utf8, ',')]);
    [[file(excel, ';'), file(utf8, ',')]].into_iter().chain(of_school).collect()
}

fn create() -> ClassChoice {
    ClassChoice::ByLine { by_hand: BTreeMap::new(), create_missing: true }
}

/// The school's classes for the numbers 1 to 9 of the specification's files.
fn by_hand() -> ClassChoice {
    let by_hand = (1..=9).map(|number| (number.to_string(), ClassFor::New)).collect();
    ClassChoice::ByLine { by_hand, create_missing: false }
}

#[test]
fn both_files_of_the_specifications_columns_are_the_same_60_pupils() {
    for [excel, utf8] in pairs() {
        for choice in [create(), by_hand()] {
            let mut school = School { classes: Vec::new(), ..School::new() };
            let first = school.import(from_ref(&excel), &choice).unwrap();
            assert_eq!(first.counts(), Counts { new: 60, classes_to_create: 9, ..Counts::default() });
            let imported = school.clone();
            for again in [&excel, &utf8] {
                let plan = school.import(from_ref(again), &choice).unwrap();
                assert_eq!(plan.counts(), Counts { same: 60, ..Counts::default() });
                assert_eq!(school, imported);
            }
        }
    }
}

#[test]
fn accents_and_dates_of_both_files_are_kept() {
    let mut school = School { classes: Vec::new(), ..School::new() };
    school.import(&[file("alunos_excel_ptbr_windows1252.csv", ';')], &create()).unwrap();
    let pupil = school.pupil("11506");
    assert_eq!(pupil.data.name.as_str(), "Antônio Brandão Falcão");
    assert_eq!(pupil.data.birth_date.unwrap().to_string(), "06/08/2019");
}

#[test]
fn numbers_of_classes_that_are_not_there_are_listed_once_each() {
    let school = School { classes: Vec::new(), ..School::new() };
    let plan = school.plan(&[file("alunos_utf8_virgula.csv", ',')], &ClassChoice::default()).unwrap();
    assert_eq!(plan.counts().wrong, 60);
    assert_eq!(plan.refusal(), Some(Refusal::UnknownClasses { count: 9 }));
    let missing: Vec<_> = plan.missing.iter().map(|it| (it.name.as_str(), it.lines)).collect();
    assert_eq!(missing.len(), 9);
    assert_eq!(missing[0], ("1", 7));
    assert_eq!(missing.iter().map(|(_, lines)| lines).sum::<usize>(), 60);
    let first = plan.findings().next().unwrap();
    assert_eq!(
        (first.line, first.column.as_deref(), first.value.as_deref(), first.problem.as_str()),
        (2, Some("turma_id"), Some("1"), "Nenhuma turma com esse número.")
    );
}

#[test]
fn a_list_of_sed_sp_says_its_class_in_a_title() {
    let list = file("sed_sp.csv", ';');
    assert_eq!(reading(from_ref(&list)).unwrap().layout, Layout::SedSp);
    let mut school = School::new();
    let plan = school.import(from_ref(&list), &create()).unwrap();
    assert_eq!(
        verdicts(&plan),
        [
            "6 Novo",
            "7 Fora: Não entra: a situação é Transferido",
            "8 Novo",
            "9 Fora: Não entra: a situação é Remanejado",
            "10 Fora: Não entra: a situação é Não Comparecimento",
            "11 Novo",
            "12 Novo",
        ]
    );
    let [class] = &plan.create[..] else { panic!("{:?}", plan.create) };
    let guess = class.guess.as_ref().unwrap();
    assert_eq!((class.name.as_str(), guess.grade.label().as_str()), ("5º ANO A MANHA ANUAL", "5º ano"));
    assert_eq!((guess.shift, guess.which.as_str()), (Some(Shift::Matutino), "a"));
    assert_eq!(school.pupil("000110050480X").data.birth_date.unwrap().to_string(), "24/10/2015");
    assert_eq!(plan.notices[0].what, "3 linhas são de alunos que saíram da turma e não serão importadas.");

    let again = school.plan(from_ref(&list), &create()).unwrap();
    assert_eq!(again.counts(), Counts { same: 4, ignored: 3, ..Counts::default() });
    let whole = School::new().plan(&[list], &ClassChoice::Whole(ClassId(1))).unwrap();
    assert_eq!(whole.counts(), Counts { new: 4, ignored: 3, ..Counts::default() });
}

#[test]
fn a_list_of_i_educar_has_the_class_in_two_columns() {
    let list = file("i_educar.csv", ';');
    assert_eq!(reading(from_ref(&list)).unwrap().layout, Layout::IEducar);
    let mut school = School::new();
    let counts = school.import(&[list], &ClassChoice::default()).unwrap().counts();
    assert_eq!((counts.ignored, counts.wrong, counts.new), (1, 0, 12));
    let pupil = school.pupil("60973");
    assert_eq!(pupil.class, Some(ClassId(1)));
    assert_eq!(pupil.data.guardian_name.as_ref().unwrap().as_str(), "Gonçalo Conceição");
}

#[test]
fn a_list_of_google_workspace_has_names_in_two_columns_and_no_class() {
    let list = file("google_workspace.csv", ',');
    assert_eq!(reading(from_ref(&list)).unwrap().layout, Layout::GoogleWorkspace);
    let mut school = School::new();
    assert_eq!(school.plan(from_ref(&list), &create()), Err(Refusal::NoClasses));
    school.import(&[list], &ClassChoice::Whole(ClassId(3))).unwrap();
    let pupil = school.pupil("90953");
    assert_eq!((pupil.data.name.as_str(), pupil.class), ("Heloísa Guimarães Brandão", Some(ClassId(3))));
    assert_eq!(pupil.data.email.as_ref().unwrap().as_str(), "aluno55@example.net");
}

#[test]
fn lists_are_read_as_people_type_them() {
    for (text, class) in [
        // English names, tabs once pasted.
        ("student_id;name;class_id\n7;Ana Lima;1", 1),
        // The school's name above, the class by another spelling.
        ("E. E. Alzira Moura\nAlunos de 2026\n\nMatrícula;Nome;Turma\n7;Ana Lima;6 ANO B", 2),
        // The class in the column of grades.
        ("RA;Aluno;Série\n7;Ana Lima;7A", 3),
        // A letter beside the grade.
        ("RA;Aluno;Série;Turma\n7;Ana Lima;7º ano;C", 5),
        // A class that is called by a number, under its name and as an id.
        ("RA;Aluno;Turma\n7;Ana Lima;101", 7),
        ("RA;Aluno;turma_id\n7;Ana Lima;7", 7),
        // The name before another system's id.
        ("RA;Aluno;ID Turma;Turma\n7;Ana Lima;4;6º A", 1),
        // The class in a title, in two cells.
        ("Turma;6º A\nRA;Aluno\n7;Ana Lima", 1),
        // The header once more, and a note below.
        ("RA;Aluno;Turma\n7;Ana Lima;6º A\nRA;Aluno;Turma\n;;Total: 1", 1),
        ("Matrícula;Nome;Sobrenome;Turma\n7;Ana;Lima;6º A", 1),
    ] {
        let mut school = School::new();
        let plan = school.import(&[sheet("Plan1", text)], &ClassChoice::default()).unwrap();
        assert_eq!((plan.lines.len(), plan.counts().new), (1, 1), "{text}: {:?}", verdicts(&plan));
        let pupil = school.pupil("7");
        assert_eq!((pupil.data.name.as_str(), pupil.class), ("Ana Lima", Some(ClassId(class))), "{text}");
    }
}

#[test]
fn a_file_may_have_a_sheet_for_each_class() {
    let sheets = [
        sheet("Capa", "Escola Alzira Moura\nAlunos\n2026"),
        sheet("6A", "matricula;nome\n1;Ana Lima\n2;Rui Sá"),
        sheet("6 B", "nome;matricula\nBia Reis;3\nRui Sá;2"),
        sheet("Plan4", "matricula;nome\n4;Caio Luz"),
    ];
    let plan = School::new().plan(&sheets, &ClassChoice::default()).unwrap();
    assert_eq!(
        verdicts(&plan),
        [
            "2 Novo",
            "3 Novo",
            "2 Novo",
            "3 Errada: A matrícula 2 já está na linha 3 da planilha 6A.",
            "2 Errada: Falta a turma.",
        ]
    );
    assert_eq!(
        plan.lines.iter().map(|line| line.shown.class.as_str()).collect::<Vec<_>>(),
        ["6º A", "6º A", "6º B", "6 B", ""]
    );
    let tables = reading(&sheets).unwrap().tables();
    assert_eq!(tables.iter().map(|table| table.sheet.as_str()).collect::<Vec<_>>(), ["6A", "6 B", "Plan4"]);
}

#[test]
fn what_is_not_read_is_told() {
    let text = "Título\nmatricula;nome;turma;Cor/raça;;NIS\n7;Ana Lima;6º A;x;;y";
    let [table] = &reading(&[sheet("Plan1", text)]).unwrap().tables()[..] else { panic!() };
    assert_eq!(
        (table.header_line, table.unread.as_slice()),
        (2, &["Cor/raça".to_owned(), "NIS".to_owned()][..])
    );
}

/// The lists of a school's classes one below the other: each of two pupils, one without a number.
fn lists_in_one_sheet(count: usize, title: impl Fn(usize) -> String, header_again: bool) -> Sheet {
    let header = "Nº;Matrícula;Nome;Observação";
    let list = |class: usize| {
        let header = if class == 1 || header_again { header } else { "" };
        format!("{}\n{header}\n1;{class}1;Ana Lima;\n2;;Rui Sá;", title(class))
    };
    sheet("Plan1", &(1..=count).map(list).collect::<Vec<_>>().join("\n"))
}

#[test]
fn each_list_of_a_sheet_has_the_class_of_its_own_title() {
    type Title = fn(usize) -> String;
    let titles: [Title; 9] = [
        |class| format!("Turma: {class}"),
        |class| format!(";Turma: {class}"),
        |class| format!(";;Turma: {class}"),
        |class| format!(";;;;Turma: {class}"),
        |class| format!("Turma;{class}"),
        |class| format!(";Turma;{class}"),
        |class| format!(";Turma;{class};Turno;Manhã"),
        |class| format!("Ano: 2026;Escola: Alzira Moura;Turma: {class};Turno: manhã"),
        |class| format!("Turma {class}"),
    ];
    for title in titles {
        for (count, header_again) in [(2, false), (2, true), (9, false), (9, true)] {
            let list = lists_in_one_sheet(count, title, header_again);
            let mut school = School { classes: Vec::new(), ..School::new() };
            let plan = school.import(from_ref(&list), &create()).unwrap();
            let classes: Vec<String> = (1..=count).map(|class| class.to_string()).collect();
            assert_eq!(
                plan.create.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(),
                classes,
                "{}",
                title(1)
            );
            assert_eq!((plan.counts().new, plan.counts().wrong), (count, count), "{:?}", verdicts(&plan));
            for class in 1..=count {
                let of_pupil = school.pupil(&format!("{class}1")).class.unwrap();
                let of_pupil = school.classes.iter().find(|class| class.id == of_pupil).unwrap();
                assert_eq!(of_pupil.name, class.to_string(), "{}", title(1));
            }
            let told = format!("{count} turmas no arquivo: {}", classes.join(", "));
            assert_eq!(plan.notices[0].what, told);

            // What is mended goes into the class of its own list.
            let wrong = wrong_lines(&reading(from_ref(&list)).unwrap(), &plan).remove(0);
            let mended = wrong.lines.iter().map(|cells| cells.join(";")).collect::<Vec<_>>().join("\n");
            let drawing = School { draw_numbers: true, ..School::new() };
            let again = drawing.plan(&[sheet("Plan1", &mended)], &ClassChoice::default()).unwrap();
            let again: Vec<_> = again.lines.iter().map(|line| line.shown.class.as_str()).collect();
            assert_eq!(again, classes, "{mended}");
        }
    }
}

#[test]
fn a_title_says_the_class_that_a_line_does_not() {
    for (text, classes) in [
        // In a column for the class, whose other cells are empty or say another.
        (
            "Turma;RA;Nome\nTurma: 6º A;;\n;1;Ana\n7º B;2;Rui\nTurma: 6º B;;\n;3;Bia",
            &["6º A", "7º B", "6º B"][..],
        ),
        // A grade is no class, and what goes before a colon no title.
        ("Turma: A\nRA;Nome;Série\n1;Ana;7º ano\nTurma: B\n2;Rui;7º ano", &["7º A", "7º B"]),
        ("Turma: A\nRA;Nome;Série\n1;Ana;7A\n2;Rui;7B", &["7º A", "7º B"]),
        // A pupil's line with a note is no title, nor is a class written so.
        ("Turma: 6º A\nRA;Nome;Obs\n1;Ana;Turma: 6º B\n2;Rui;", &["6º A", "6º A"]),
        ("Turma: 6º A\nRA;Nome;Obs\n1;Ana;\n2;Turma Lima;", &["6º A", "6º A"]),
    ] {
        let plan = School::new().plan(&[sheet("Plan1", text)], &ClassChoice::default()).unwrap();
        let shown: Vec<_> = plan.lines.iter().map(|line| line.shown.class.as_str()).collect();
        assert_eq!((shown.as_slice(), plan.counts().wrong), (classes, 0), "{text}: {:?}", verdicts(&plan));
    }
}

#[test]
fn a_list_below_with_other_columns_is_told() {
    let text =
        "Turma: 6º A\nRA;Nome\n1;Ana\nTurma: 6º B\nMatrícula;Aluno\n2;Rui\nTurma: 7º A\nNome;RA\nBia;3";
    let plan = School::new().plan(&[sheet("Plan1", text)], &ClassChoice::default()).unwrap();
    assert_eq!(verdicts(&plan)[..2], ["3 Novo", "6 Novo"]);
    assert!(verdicts(&plan)[2].starts_with("8 Errada: Esta linha é outro cabeçalho, com outras colunas"));
}
