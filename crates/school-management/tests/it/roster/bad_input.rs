//! Files and lines that are refused, with the sentence that says why and what to do.

use std::collections::BTreeMap;

use kernel::ClassId;
use kernel::table::{Finding, Sheet};
use school_management::people::pupil::DateOrder;
use school_management::roster::classes::{ClassChoice, ClassFor, class_text};
use school_management::roster::{Refusal, read, wrong_lines};

use super::school::{School, reading, sheet, split, today};

const NO_LINES: &str =
    "Arquivo inválido: O arquivo deve conter pelo menos uma linha de cabeçalho e uma linha de dados.";
const NO_VALID_LINE: &str =
    "Dados inválidos: Nenhum aluno válido encontrado. Verifique o formato do arquivo.";

fn refusal(text: &str) -> String {
    let planned = School::new().plan(&[sheet("lista", text)], &ClassChoice::default());
    planned.map_or_else(Some, |plan| plan.refusal()).map(|refusal| refusal.to_string()).unwrap_or_default()
}

#[test]
fn a_file_without_lines_or_without_a_valid_one_has_the_specified_sentence() {
    for text in [
        "",
        "matricula;nome;turma_id",
        "título",
        "Escola\nmatricula;nome;turma_id\n",
        "matricula;nome;turma\n;;6º A",
    ] {
        assert_eq!(refusal(text), NO_LINES, "{text}");
    }
    for text in [
        "matricula;nome;turma\n7;Ana Lima;",
        "matricula;nome;turma\n7;;6º A",
        "matricula;nome;turma\n;Ana Lima;6º A\n7;;6º A",
        "matricula;nome;turma;situacao\n7;Ana Lima;6º A;Transferido",
    ] {
        assert_eq!(refusal(text), NO_VALID_LINE, "{text}");
    }
    assert_eq!(reading(&[]).unwrap_err(), Refusal::NoLines);
    assert_eq!(refusal("matricula;nome;turma\n7;Ana Lima;6º A"), "");
}

#[test]
fn classes_that_are_missing_hide_nothing_that_choosing_them_would_not_mend() {
    let planned = |lines: &str| {
        let list = [sheet("lista", &format!("matricula;nome;turma\n{lines}"))];
        School::new().plan(&list, &ClassChoice::default()).unwrap()
    };
    let nameless = (1..=60).map(|number| format!("{number};;8º Z")).collect::<Vec<_>>().join("\n");
    for lines in [nameless.clone(), format!("{nameless}\n61;Ana Lima;")] {
        let plan = planned(&lines);
        assert_eq!(
            (plan.missing.len(), plan.refusal()),
            (1, Some(Refusal::NoValidLine)),
            "to be mapped still"
        );
    }
    let plan = planned(&format!("{nameless}\n61;Ana Lima;8º Z"));
    assert_eq!(plan.refusal(), Some(Refusal::UnknownClasses { count: 1 }));
}

#[test]
fn a_file_that_lacks_a_column_is_refused_with_the_remedy() {
    for (text, sentence) in [
        (
            "nome;turma\nAna Lima;6º A",
            "O arquivo não tem matrículas. Acrescente a coluna matricula, ou peça para o sistema criar uma matrícula para cada aluno.",
        ),
        (
            "matricula;nome;turma\n;Ana Lima;6º A",
            "O arquivo não tem matrículas. Acrescente a coluna matricula, ou peça para o sistema criar uma matrícula para cada aluno.",
        ),
        (
            "matricula;nome\n7;Ana Lima",
            "O arquivo não diz a turma dos alunos. Escolha uma turma para todos, ou acrescente a coluna turma.",
        ),
        (
            "7;Ana Lima;6º A\n8;Rui Sá;6º A",
            "Não encontramos o cabeçalho da lista. A primeira linha da tabela deve ter os nomes das colunas, como matricula, nome e turma; a que lemos foi: 7, Ana Lima, 6º A.",
        ),
    ] {
        assert_eq!(refusal(text), sentence, "{text}");
    }
}

#[test]
fn five_thousand_lines_are_the_most() {
    let list = |count: usize| {
        let lines: Vec<_> = (0..count).map(|line| format!("{line};Ana Lima;6º A")).collect();
        sheet("lista", &format!("matricula;nome;turma\n{}", lines.join("\n")))
    };
    assert_eq!(reading(&[list(5000)]).unwrap().lines(), 5000);
    let refusal = reading(&[list(5001)]).unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "O arquivo tem mais de 5.000 linhas de alunos. Divida a lista e importe uma parte de cada vez."
    );
    let two = [list(2500), list(2501)];
    assert_eq!(reading(&two).unwrap_err(), refusal);
}

/// Cells of a line with everything, one of which is replaced.
fn with(column: usize, value: &str) -> Sheet {
    let mut cells = ["7", "Ana Lima", "ana@example.com", "6º A", "21/07/2014", "Rita Lima", "16 3301-0100"];
    cells[column] = value;
    sheet(
        "lista",
        &format!("matricula;nome;email;turma;data_nascimento;responsavel;telefone\n{}", cells.join(";")),
    )
}

#[test]
fn each_cell_that_cannot_be_has_column_value_problem_and_remedy() {
    let long = "á".repeat(201);
    let huge = "9".repeat(1_000_000);
    for (column, value, problem, hint) in [
        (0, "", "Falta a matrícula.", "Preencha a matrícula ou apague a linha."),
        (0, &huge, "Use no máximo 30 caracteres", "Confira a matrícula, com até 30 letras e números."),
        (
            0,
            "1\u{0}2",
            "O texto contém caracteres inválidos",
            "Confira a matrícula, com até 30 letras e números.",
        ),
        (
            0,
            "1,23E+11",
            "O Excel abreviou a matrícula e perdeu os últimos números.",
            "Formate a coluna como texto e digite a matrícula inteira, ou exporte a lista de novo.",
        ),
        (1, "", "A matrícula 7 está sem nome.", "Preencha o nome ou apague a linha."),
        (1, &long, "Use no máximo 200 caracteres", "Confira o nome, com até 200 letras."),
        (1, "12345", "O nome não tem letras.", "Confira o nome, com até 200 letras."),
        (1, "Ana\u{0}Lima", "O texto contém caracteres inválidos", "Confira o nome, com até 200 letras."),
        (2, "ana", "Email inválido", "Corrija o e-mail ou deixe a célula vazia."),
        (1, "Ana ‹Lima›", "O nome tem o sinal ‹, que não é de nomes.", "Confira o nome, com até 200 letras."),
        (3, "", "Falta a turma.", "Preencha a turma ou apague a linha."),
        (3, "\u{3164}\u{200b}", "Falta a turma.", "Preencha a turma ou apague a linha."),
        (3, "---", "O nome da turma não tem letras nem números.", "Use um nome curto, como 6º A."),
        (3, "\u{0}", "O texto contém caracteres inválidos", "Use um nome curto, como 6º A."),
        (3, &huge, "Use no máximo 60 caracteres", "Use um nome curto, como 6º A."),
        (4, "31/02/2014", "Essa data não existe.", "Confira no documento e use dd/mm/aaaa."),
        (4, "23/11/2026", "Essa data ainda não chegou.", "Confira o ano no documento."),
        (4, "01/01/1900", "Com essa data o aluno teria 126 anos.", "Confira o ano no documento."),
        (4, "1900-01-00", "Essa data não existe.", "Confira no documento e use dd/mm/aaaa."),
        (4, "12/03/2025", "Com essa data o aluno teria 1 ano.", "Confira o ano no documento."),
        (
            4,
            "41841",
            "O Excel mostra a data como número.",
            "Formate a coluna como data no Excel e salve de novo.",
        ),
        (4, "não sei", "Isso não é uma data.", "Use dd/mm/aaaa, como 21/07/2014."),
        (5, "123", "O nome não tem letras.", "Corrija o nome ou deixe a célula vazia."),
        (6, "3301", "O telefone tem menos de 8 números.", "Corrija o telefone ou deixe a célula vazia."),
        (6, "não tem", "O telefone não tem números.", "Corrija o telefone ou deixe a célula vazia."),
    ] {
        let mut school = School::new();
        school.draw_numbers = false;
        // A second line, so that a file without its one number is not refused as a whole.
        let mut list = with(column, value);
        list.lines.extend(with(0, "8").lines.pop());
        let plan = school.plan(&[list], &ClassChoice::default()).unwrap();
        let findings: Vec<_> = plan.findings().collect();
        let [finding] = &findings[..] else { panic!("{value:.20}: {findings:?}") };
        let header =
            ["matricula", "nome", "email", "turma", "data_nascimento", "responsavel", "telefone"][column];
        assert_eq!((finding.line, finding.column.as_deref()), (2, Some(header)));
        assert_eq!((finding.problem.as_str(), finding.hint), (problem, hint), "{value:.20}");
        assert!(finding.value.as_deref().is_none_or(|shown| shown.chars().count() <= 81), "{problem}");
        let shown = &plan.lines[0].shown;
        let longest =
            [&shown.enrolment, &shown.name, &shown.class, &shown.birth_date].map(|it| it.chars().count());
        assert!(longest.iter().all(|length| *length <= 81), "{longest:?}");
        assert!(plan.missing.iter().all(|it| it.name.chars().count() <= 60));
    }
}

#[test]
fn names_at_the_bound_with_an_apostrophe_or_emoji_are_fine() {
    for name in [&"á".repeat(200), "Joana D'Ávila", "Bia 🌻 Reis", "李小龙"] {
        let plan = School::new().plan(&[with(1, name)], &ClassChoice::default()).unwrap();
        assert_eq!(plan.counts().new, 1, "{name}");
    }
}

#[test]
fn all_that_is_wrong_with_a_line_is_told_at_once() {
    let verdicts = School::new().verdicts(
        "matricula;nome;turma;data_nascimento;email\n1;Ana Lima;6º A;;\n;;8º Z;31/02/2014;ana\n1;;;32/01/2014;",
    );
    assert_eq!(
        verdicts,
        [
            "2 Novo",
            "3 Errada: Falta a matrícula; Escreva o nome do aluno; Email inválido; Essa data não existe; Nenhuma turma com esse nome.",
            "4 Errada: A matrícula 1 já está na linha 2; A matrícula 1 está sem nome; Essa data não existe; Falta a turma.",
        ]
    );
}

#[test]
fn dates_with_the_month_first_are_suspected_and_can_be_read() {
    let text = "matricula;nome;turma;nascimento\n1;Ana Lima;6º A;07/21/2014\n2;Rui Sá;6º A;03/04/2014";
    let list = [sheet("lista", text)];
    let suspected = reading(&list).unwrap();
    assert_eq!(suspected.notices[0].what, "As datas parecem estar como mm/dd/aaaa.");
    let other = read(&list, DateOrder::MonthFirst, today()).unwrap();
    assert_eq!(other.notices, []);
    let one_wrong = "matricula;nome;turma;nascimento\n1;Ana Lima;6º A;12/31/2014\n2;Rui Sá;6º A;21/04/2014";
    assert_eq!(reading(&[sheet("lista", one_wrong)]).unwrap().notices, []);
}

#[test]
fn zeros_that_a_spreadsheet_dropped_are_suspected() {
    let list = |numbers: &[&str]| {
        let lines: Vec<_> = numbers.iter().map(|number| format!("{number};Ana Lima;6º A")).collect();
        sheet("lista", &format!("matricula;nome;turma\n{}", lines.join("\n")))
    };
    let one = "1 matrícula tem menos de 5 números: o Excel pode ter apagado os zeros do início.";
    for (numbers, notice) in [
        (&["12345", "23456", "3456"][..], Some(one)),
        (&["12345", "23456", "03456"], None),
        (&["12345", "2345", "345"], None),
        (&["12345", "23456", "A456"], None),
        (&["12345", "23456"], None),
    ] {
        let sheets = [list(numbers)];
        let found = reading(&sheets).unwrap();
        assert_eq!(found.notices.first().map(|notice| notice.what.as_str()), notice, "{numbers:?}");
    }
}

/// They wait for a choice: nothing is wrong with the file.
#[test]
fn classes_that_nobody_has_chosen_yet_are_no_fault_of_the_file() {
    for (text, sentence) in [
        (
            "matricula;nome;turma\n7;Ana Lima;1\n8;Rui Sá;2",
            "2 turmas da lista não existem na escola. Escolha a turma de cada nome, ou mande criar.",
        ),
        (
            "matricula;nome;turma\n7;Ana Lima;Girassol",
            "A turma da lista não existe na escola. Escolha a turma de cada nome, ou mande criar.",
        ),
        ("matricula;nome;turma\n7;;Girassol\n8;Rui Sá;6º A", ""),
    ] {
        assert_eq!(refusal(text), sentence, "{text}");
    }
}

#[test]
fn a_number_of_which_a_workbook_lost_the_last_digits_is_refused() {
    let verdicts =
        School::new().verdicts("matricula;nome;turma\n1.23456789012346E+17;Ana Lima;6º A\n1;Rui Sá;6º A");
    assert_eq!(verdicts[0], "2 Errada: O Excel abreviou a matrícula e perdeu os últimos números.");
}

#[test]
fn what_excel_did_not_calculate_is_wrong_in_every_column_that_is_read() {
    let header =
        "matricula;dig_ra;nome;sobrenome;email;turma;serie;data_nascimento;responsavel;telefone;situacao;cor";
    let well = [
        "7",
        "1",
        "Ana",
        "Lima",
        "ana@example.com",
        "6º A",
        "6º ano",
        "21/07/2014",
        "Rita",
        "16 3301-0100",
        "Ativo",
        "",
    ];
    let create = ClassChoice::ByLine { by_hand: BTreeMap::new(), create_missing: true };
    let errors = [
        "#N/D", "#N/A", "#REF!", "#VALOR!", "#VALUE!", "#NOME?", "#NAME?", "#DIV/0!", "#NULO!", "#NULL!",
        "#NÚM!", "#NUM!",
    ];
    for error in errors {
        for (column, name) in header.split(';').enumerate() {
            let mut cells = well;
            cells[column] = error;
            let list = sheet("lista", &format!("{header}\n{}\n8;;Rui;Sá;;6º A;;;;;;", cells.join(";")));
            let plan = School::new().plan(&[list], &create).unwrap();
            let findings: Vec<_> = plan.findings().collect();
            if name == "cor" {
                assert_eq!(findings, Vec::<&Finding>::new(), "it is not read");
                continue;
            }
            let [finding] = &findings[..] else { panic!("{error} {name}: {findings:?}") };
            assert_eq!(
                (finding.line, finding.column.as_deref(), finding.value.as_deref()),
                (2, Some(name), Some(error))
            );
            assert_eq!(finding.problem, format!("O Excel não calculou esta célula ({error})."));
            assert_eq!(finding.hint, "Corrija a fórmula na planilha.");
            assert_eq!((plan.create.len(), plan.missing.len()), (0, 0));
        }
    }
    let list = [with(3, "#N/D")];
    let whole = School::new().plan(&list, &ClassChoice::Whole(ClassId(1))).unwrap();
    assert_eq!(whole.counts().new, 1, "the class is chosen, and the column not read");
    let by_hand = BTreeMap::from([(class_text("#N/D"), ClassFor::Known(ClassId(1)))]);
    let chosen = ClassChoice::ByLine { by_hand, create_missing: false };
    assert_eq!(
        School::new().plan(&list, &chosen).unwrap().counts().wrong,
        1,
        "it is no name to choose a class for"
    );
}

#[test]
fn a_line_with_more_cells_than_the_header_is_told_and_is_no_better_when_it_comes_back() {
    let text = "matricula;nome;turma\n1;Ana Lima;6º A;\n2;Lima;Rui;6º B\n3;Bia;6º A;x;;y\n4;Eva Luz;6º A";
    let list = [sheet("lista", text)];
    let plan = School::new().plan(&list, &ClassChoice::default()).unwrap();
    let told: Vec<_> = plan.findings().map(|finding| (finding.line, finding.problem.as_str())).collect();
    let no_class = "Nenhuma turma com esse nome.";
    assert_eq!(
        told,
        [
            (3, "Esta linha tem uma célula a mais que o cabeçalho."),
            (3, no_class),
            (4, "Esta linha tem 2 células a mais que o cabeçalho."),
        ]
    );
    let wrong = &wrong_lines(&reading(&list).unwrap(), &plan)[0].lines;
    let again: Vec<_> = wrong.iter().map(|cells| cells.join(";")).collect();
    let again = School::new().plan(&[sheet("lista", &again.join("\n"))], &ClassChoice::default()).unwrap();
    assert_eq!(again.counts().wrong, 2);
}

#[test]
fn a_separator_that_is_not_understood_is_told() {
    let sentence = "Não entendemos o separador das colunas: cada linha veio inteira em uma célula. Separe as colunas com ponto e vírgula, sem aspas em volta da linha toda, ou envie a planilha do Excel.";
    for (text, is_told) in [
        ("matricula;nome;turma\n7;Ana Lima;6º A", true),
        ("matricula,nome,turma\n7,Ana Lima,6º A", true),
        ("matricula nome turma\n7 Ana Lima 6A", true),
        ("matricula:nome:turma\n7:Ana Lima:6A", true),
        ("Escola\nmatricula|nome\n7|Ana Lima", true),
        ("Ana Lima\nRui Sá", false),
        ("Aluno da escola\nRui Sá", false),
    ] {
        // Each line in one cell.
        let list = [split("lista", text, '\u{0}')];
        let told = reading(&list).unwrap_err();
        assert_eq!(told.to_string() == sentence, is_told, "{text}: {told}");
    }
}

#[test]
fn situations_that_nobody_knows_are_told_with_how_many_have_them() {
    let lines = |situations: &[&str]| {
        let line = |(number, it): (usize, &&str)| format!("{number};Ana Lima;6º A;{it}");
        let lines: Vec<_> = situations.iter().enumerate().map(line).collect();
        sheet("lista", &format!("matricula;nome;turma;situacao\n{}", lines.join("\n")))
    };
    let many: Vec<_> = (0..20).map(|place| format!("x{place}")).collect();
    let many: Vec<_> = many.iter().map(String::as_str).collect();
    for (situations, notice) in [
        (&["RCLA", "Ativo", "rcla", ""][..], Some("Situações que não conhecemos: RCLA (2)")),
        (
            &["RECL", "NCFP", "CLAS", "xyz", "NCFP"],
            Some("Situações que não conhecemos: RECL (1), NCFP (2), CLAS (1), xyz (1)"),
        ),
        (&["Ativo", "Cursando", "#N/D"], None),
        (
            &many,
            Some(
                "Situações que não conhecemos: x0 (1), x1 (1), x2 (1), x3 (1), x4 (1), x5 (1), x6 (1), x7 (1), x8 (1), x9 (1), x10 (1), x11 (1) e mais 8",
            ),
        ),
    ] {
        let list = [lines(situations)];
        let found = reading(&list).unwrap();
        assert_eq!(found.notices.first().map(|notice| notice.what.as_str()), notice, "{situations:?}");
    }
}
