//! What an import would do to a school that has pupils.

use kernel::ClassId;
use school_management::roster::classes::ClassChoice;
use school_management::roster::{Counts, Outcome};

use super::school::{School, sheet, verdicts};

const KNOWN: &str = "matricula;nome;email;turma;data_nascimento;responsavel;telefone
0012;Caio Prado;caio@example.com;6º B;21/07/2014;Rita Prado;16 3301-0100
0013;Bia Reis;;6º A;12/02/2014;;";

#[test]
fn each_line_is_new_an_update_the_same_or_wrong() {
    for (text, expected) in [
        ("matricula;nome;turma\n0014;Ana Lima;6º A", &["2 Novo"][..]),
        ("matricula;nome;turma\n0012;Caio Prado;6º B", &["2 Sem mudança"]),
        ("matricula;nome;turma\n0012;Caio Prado;6º A", &["2 Atualiza: Muda a turma: 6º B para 6º A"]),
        (
            "matricula;nome;turma;responsavel;telefone\n0012;Caio H. Prado;6º B;Ivo Prado;16 3301-0100",
            &[
                "2 Atualiza: Muda o nome: Caio Prado para Caio H. Prado; Muda o responsável: Rita Prado para Ivo Prado",
            ],
        ),
        (
            "matricula;nome;turma;telefone;email\n0013;Bia Reis;6º A;16 3301-0111;",
            &["2 Atualiza: Preenche o telefone: 16 3301-0111"],
        ),
        // State systems print in capitals.
        ("matricula;nome;turma\n0012;CAIO PRADO;6º B", &["2 Sem mudança"]),
        (
            "matricula;nome;turma\n0012;CAIO H. PRADO;6º B",
            &["2 Atualiza: Muda o nome: Caio Prado para CAIO H. PRADO"],
        ),
        // An empty cell keeps what is known, a class that is missing is refused all the same.
        ("matricula;nome;turma;email;telefone\n0012;Caio Prado;6º B;;", &["2 Sem mudança"]),
        (
            "matricula;nome;turma\n0012;Caio Prado;\n0013;Bia Reis;6º A",
            &["2 Errada: Falta a turma.", "3 Sem mudança"],
        ),
        // A number stands in a file once.
        (
            "matricula;nome;turma\n0014;Ana Lima;6º A\n0015;Rui Sá;6º A\n0014;Ana Lima;6º A",
            &["2 Novo", "3 Novo", "4 Errada: A matrícula 0014 já está na linha 2."],
        ),
        // The first line counts as the first even where it is wrong.
        (
            "matricula;nome;turma\n0014;Ana Lima;6º Z\n0014;Ana Lima;6º A",
            &[
                "2 Errada: Nenhuma turma com esse nome. Turmas de 6º ano: 6º A, 6º B.",
                "3 Errada: A matrícula 0014 já está na linha 2.",
            ],
        ),
        // Who left one class and is in another stands in a list twice.
        (
            "matricula;nome;turma;situacao\n0014;Ana Lima;6º A;Remanejado\n0014;Ana Lima;6º B;Ativo",
            &["2 Fora: Não entra: a situação é Remanejado", "3 Novo"],
        ),
    ] {
        assert_eq!(School::with(KNOWN).verdicts(text), expected, "{text}");
    }
}

#[test]
fn zeros_that_a_spreadsheet_dropped_are_forgiven_to_who_has_the_same_name() {
    for (text, expected) in [
        (
            "matricula;nome;turma\n12;CAIO PRADO;6º A",
            &["2 Atualiza: Muda a turma: 6º B para 6º A; Está cadastrado com a matrícula 0012"][..],
        ),
        (
            "matricula;nome;turma\n00012;Caio Prado;6º B",
            &["2 Sem mudança: Está cadastrado com a matrícula 0012"],
        ),
        (
            "matricula;nome;turma\n12;Ana Lima;6º A",
            &["2 Errada: Falta ou sobra um zero? A matrícula 0012 é de Caio Prado."],
        ),
        (
            "matricula;nome;turma\n0012;Caio Prado;6º B\n12;Caio Prado;6º B",
            &["2 Sem mudança: ", "3 Errada: A linha 2 já é deste aluno."],
        ),
    ] {
        let expected: Vec<_> = expected.iter().map(|line| line.trim_end_matches(": ")).collect();
        assert_eq!(School::with(KNOWN).verdicts(text), expected, "{text}");
    }
    let mut school = School::with(KNOWN);
    school
        .import(&[sheet("lista", "matricula;nome;turma\n12;Caio Prado;6º A")], &ClassChoice::default())
        .unwrap();
    assert_eq!(school.pupil("0012").class, Some(ClassId(1)));
}

#[test]
fn a_column_that_the_file_does_not_have_keeps_what_is_known() {
    let mut school = School::with(KNOWN);
    let before = school.pupil("0012").clone();
    let list = [sheet("lista", "matricula;nome;turma;nascimento\n0012;Caio Prado;7º A;22/07/2014")];
    let plan = school.import(&list, &ClassChoice::default()).unwrap();
    let after = school.pupil("0012");
    assert_eq!(
        (after.class, after.data.birth_date.unwrap().to_string()),
        (Some(ClassId(3)), "22/07/2014".to_owned())
    );
    assert_eq!(
        (&after.data.email, &after.data.guardian_phone),
        (&before.data.email, &before.data.guardian_phone)
    );
    let Outcome::Updated(update) = &plan.lines[0].outcome else { panic!() };
    let fields: Vec<_> = update.changes.iter().map(|change| change.field.slug()).collect();
    assert_eq!((update.id, fields), (before.id, vec!["classId", "birthDate"]));

    let again = school.clone().import(&list, &ClassChoice::default()).unwrap();
    assert_eq!(again.counts(), Counts { same: 1, ..Counts::default() });
}

#[test]
fn an_inactive_pupil_stays_so() {
    let mut school = School::with(KNOWN);
    school.pupils[0].active = false;
    let verdicts = school.verdicts("matricula;nome;turma\n0012;Caio Prado;6º B\n0013;Bia Reis;6º A");
    assert_eq!(verdicts, ["2 Sem mudança: O aluno está inativo e continua assim", "3 Sem mudança"]);
}

#[test]
fn a_pupil_without_a_class_gets_the_files() {
    let mut school = School::with(KNOWN);
    school.pupils[0].class = None;
    assert_eq!(
        school.verdicts("matricula;nome;turma\n0012;Caio Prado;6º B"),
        ["2 Atualiza: Preenche a turma: 6º B"]
    );
}

#[test]
fn lines_that_may_be_about_somebody_else_are_noticed() {
    let notices = |text: &str| {
        let plan = School::with(KNOWN).plan(&[sheet("lista", text)], &ClassChoice::default()).unwrap();
        plan.notices.into_iter().map(|notice| notice.what).collect::<Vec<_>>()
    };
    assert_eq!(
        notices("matricula;nome;turma\n0012;Ana Lima;6º B\n0013;Rui Sá;6º A"),
        ["2 linhas dão outro nome a quem já tem a matrícula: Caio Prado, que viraria Ana Lima."]
    );
    assert_eq!(
        notices(
            "matricula;nome;turma;nascimento\n99;CAIO PRADO;6º B;21/07/2014\n98;Bia Reis;6º A;13/02/2014"
        ),
        [
            "1 aluno novo tem nome e nascimento de quem já está cadastrado com outra matrícula: CAIO PRADO, aqui com a matrícula 99."
        ]
    );
    assert_eq!(notices("matricula;nome;turma\n0012;Caio Henrique;6º B"), [""; 0]);
}

#[test]
fn numbers_are_drawn_on_request_and_people_known_again_by_name_and_birth() {
    let text = "nome;turma;nascimento
Ana Lima;6º A;01/03/2014
ANA LIMA;6º B;02/03/2014
Rui Sá;6º A;
Ana Lima;6º A;01/03/2014
Caio Prado;6º B;21/07/2014";
    let list = [sheet("lista", text)];
    let mut school = School { draw_numbers: true, ..School::with(KNOWN) };
    school.pupils[1].data.enrolment = "20260041".parse().unwrap();
    let plan = school.import(&list, &ClassChoice::default()).unwrap();
    assert_eq!(
        verdicts(&plan),
        [
            "2 Novo: A matrícula é criada pelo sistema",
            "3 Novo: A matrícula é criada pelo sistema",
            "4 Novo: A matrícula é criada pelo sistema",
            "5 Errada: O mesmo aluno já está na linha 2.",
            "6 Sem mudança",
        ]
    );
    let drawn: Vec<_> = plan.lines.iter().map(|line| line.shown.enrolment.as_str()).collect();
    assert_eq!(drawn, ["20260042", "20260043", "20260044", "", "0012"]);

    let imported = school.clone();
    let again = school.import(&list, &ClassChoice::default()).unwrap();
    assert_eq!(again.counts(), Counts { same: 4, wrong: 1, ..Counts::default() });
    assert_eq!(school, imported);

    // A file without the dates cannot tell one Ana from the other, but knows Rui.
    let verdicts = school.verdicts("nome;turma\nAna Lima;6º A\nRui Sá;6º A");
    assert_eq!(verdicts, ["2 Errada: Há mais de um aluno com esse nome.", "3 Sem mudança"]);
}

#[test]
fn a_list_of_names_alone_goes_to_one_class() {
    let school = School { draw_numbers: true, ..School::new() };
    let list = [sheet("lista", "Nome\nAna Lima\nRui Sá")];
    let plan = school.plan(&list, &ClassChoice::Whole(ClassId(1))).unwrap();
    assert_eq!(plan.counts(), Counts { new: 2, ..Counts::default() });
}

/// A number that was typed wrong makes no child of another.
#[test]
fn another_name_and_another_birth_date_are_another_pupil() {
    let refused = "2 Errada: A matrícula 0012 é de Caio Prado, que nasceu em 21/07/2014.";
    for (name, born, expected) in [
        ("Carla Dias", "03/04/2013", refused),
        ("Caio Prado Outro", "03/04/2013", refused),
        ("CAIO PRADO", "03/04/2013", "2 Atualiza: Muda a data de nascimento: 21/07/2014 para 03/04/2013"),
        ("Caio H. Prado", "21/07/2014", "2 Atualiza: Muda o nome: Caio Prado para Caio H. Prado"),
        ("Caio H. Prado", "", "2 Atualiza: Muda o nome: Caio Prado para Caio H. Prado"),
    ] {
        let text = format!("matricula;nome;turma;nascimento\n0012;{name};6º B;{born}");
        assert_eq!(School::with(KNOWN).verdicts(&text), [expected], "{name} {born}");
    }
    let mut school = School::with(KNOWN);
    school.pupils[0].data.birth_date = None;
    let verdicts = school.verdicts("matricula;nome;turma;nascimento\n0012;Caio H. Prado;6º B;03/04/2013");
    assert!(verdicts[0].starts_with("2 Atualiza"), "{verdicts:?}");
}

#[test]
fn a_date_is_shown_as_people_write_it() {
    let list = [sheet(
        "lista",
        "matricula;nome;turma;nascimento\n1;Ana Lima;6º A;2014-07-21\n2;Rui Sá;6º A;31/02/2014",
    )];
    let plan = School::new().plan(&list, &ClassChoice::default()).unwrap();
    let shown: Vec<_> = plan.lines.iter().map(|line| line.shown.birth_date.as_str()).collect();
    assert_eq!(shown, ["21/07/2014", "31/02/2014"]);
}
