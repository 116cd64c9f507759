//! What is exported is imported again, and changes nothing.

use kernel::ClassId;
use kernel::table::{Cells, Line, Sheet, neutralised};
use school_management::people::pupil::Pupil;
use school_management::roster::classes::ClassChoice;
use school_management::roster::{Counts, export, wrong_lines};

use super::school::{School, YEAR, reading, sheet, verdicts};

/// The sheet that a reader makes of lines that a writer wrote.
fn written(lines: &[Vec<String>]) -> Sheet {
    let cells = |line: &Vec<String>| line.iter().map(|cell| neutralised(cell)).collect::<Cells>();
    let lines = (1..).zip(lines).map(|(number, line)| Line { number, cells: cells(line) }).collect();
    Sheet { name: "alunos".to_owned(), lines }
}

fn exported(school: &School) -> Sheet {
    let class = |id| school.classes.iter().find(|class| Some(class.id) == id);
    let called = |pupil: &Pupil| class(pupil.class).map(|class| class.written(YEAR));
    let lines = school.pupils.iter().map(|pupil| export::cells(pupil, called(pupil).as_deref()).to_vec());
    let header = export::HEADER.map(str::to_owned).to_vec();
    written(&[header].into_iter().chain(lines).collect::<Vec<_>>())
}

#[test]
fn an_import_of_the_export_changes_nothing() {
    let mut school = School::with(
        "matricula;nome;email;turma;data_nascimento;responsavel;telefone
0012;Caio Prado;caio@example.com;6º B;21/07/2014;Rita Prado;+55 16 3301-0100
0013;Bia Reis;;101;;;
1E10;=Ana Lima;;6º A;12/02/1950;@Ivo;-16 3301-0100
000123456789X;''=Rui 🌻 D'Ávila;;1ª A;29/02/2016;'nha Sá;(16) 3301-0100
12.345-6;李小龙;;7º C;;;",
    );
    let before = school.clone();
    let export = exported(&school);
    let no_formula = |cell: &str| !cell.starts_with(['=', '+', '-', '@']);
    assert!(export.lines.iter().flat_map(|line| line.cells.iter()).all(no_formula));
    let plan = school.import(&[export], &ClassChoice::default()).unwrap();
    assert_eq!(plan.counts(), Counts { same: 5, ..Counts::default() }, "{:?}", verdicts(&plan));
    assert_eq!(school, before);
    assert_eq!(school.pupil("000123456789X").data.name.as_str(), "'=Rui 🌻 D'Ávila");
}

/// Last year's pupils are exported to mend their phone numbers, and the school has a class of the same name by now.
#[test]
fn who_is_in_a_class_of_another_year_or_an_archived_one_stays_there() {
    let mut school = School::with("matricula;nome;turma\n1;Ana Lima;6º A\n2;Rui Sá;6º A\n3;Bia Reis;6º B");
    school.add_class(15, "9º A", YEAR);
    for (pupil, class) in [(0, 9), (1, 8)] {
        school.pupils[pupil].class = Some(ClassId(class));
    }
    let before = school.clone();
    let export = exported(&school);
    let classes: Vec<_> = export.lines.iter().filter_map(|line| line.cells.iter().nth(3)).collect();
    assert_eq!(classes, ["turma", "9º A (2025)", "6º C", "6º B"]);
    let plan = school.import(&[export], &ClassChoice::default()).unwrap();
    assert_eq!(verdicts(&plan), ["2 Sem mudança", "3 Sem mudança", "4 Sem mudança"]);
    assert_eq!(school, before);
    let mended = "matricula;nome;turma;telefone\n1;Ana Lima;9º A (2025);3301-0100\n2;Rui Sá;6º C;3301-0200";
    assert_eq!(
        school.verdicts(mended),
        ["2 Atualiza: Preenche o telefone: 3301-0100", "3 Atualiza: Preenche o telefone: 3301-0200"]
    );
}

#[test]
fn who_has_no_class_is_exported_and_not_changed() {
    let mut school = School::with("matricula;nome;turma\n1;Ana Lima;6º A\n2;Rui Sá;6º A");
    school.pupils[0].class = None;
    let before = school.clone();
    let plan = school.import(&[exported(&school)], &ClassChoice::default()).unwrap();
    assert_eq!(verdicts(&plan), ["2 Errada: Falta a turma.", "3 Sem mudança"]);
    assert_eq!(school, before);
}

#[test]
fn the_wrong_lines_are_a_file_to_mend() {
    let sheets = [
        sheet("A", "Turma: 6º A\nRA;Dig. RA;Nome;Obs\n110;X;Ana Lima;+\n111;1;;nova"),
        sheet("B", "matricula;nome;turma\n1;Rui Sá;6º A"),
    ];
    let plan = School::new().plan(&sheets, &ClassChoice::default()).unwrap();
    let tables = wrong_lines(&reading(&sheets).unwrap(), &plan);
    let [table] = &tables[..] else { panic!("{tables:?}") };
    assert_eq!(
        table.lines,
        [
            &["Turma: 6º A", "", "", "", ""][..],
            &["RA", "Dig. RA", "Nome", "Obs", "o_que_corrigir"],
            &["111", "1", "", "nova", "A matrícula 1111 está sem nome. Preencha o nome ou apague a linha."],
        ]
    );
    let mut mended = table.lines.clone();
    mended[2][2] = "Bia Reis".to_owned();
    let plan = School::new().plan(&[written(&mended)], &ClassChoice::default()).unwrap();
    assert_eq!(verdicts(&plan), ["3 Novo"]);
}

/// Mended by itself the second of two lines would say nothing of the first.
#[test]
fn lines_that_repeat_each_other_go_out_together() {
    let list = [sheet(
        "lista",
        "matricula;nome;turma\n1;Ana Lima;6º A\n2;Rui Sá;6º A\n1;Bia Reis;6º A\n3;Eva Luz;6º A",
    )];
    let plan = School::new().plan(&list, &ClassChoice::default()).unwrap();
    let tables = wrong_lines(&reading(&list).unwrap(), &plan);
    let lines: Vec<_> = tables[0].lines.iter().map(|line| line.join(";")).collect();
    assert_eq!(
        lines,
        [
            "matricula;nome;turma;o_que_corrigir",
            "1;Ana Lima;6º A;Esta linha está certa, mas outra repete este aluno: corrija ou apague a outra.",
            "1;Bia Reis;6º A;A matrícula 1 já está na linha 2. Corrija a matrícula ou apague uma das duas linhas.",
        ]
    );
    let again = School::new().plan(&[written(&tables[0].lines)], &ClassChoice::default()).unwrap();
    assert_eq!(verdicts(&again)[1], "3 Errada: A matrícula 1 já está na linha 2.");
}
