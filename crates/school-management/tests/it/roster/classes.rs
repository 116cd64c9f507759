//! From what a file calls a class to a class of the school.

use std::collections::BTreeMap;

use kernel::ClassId;
use school_management::roster::Outcome;
use school_management::roster::classes::{ClassChoice, ClassFor, ClassRef, class_text};

use super::school::{School, YEAR, sheet, verdicts};

/// What comes of one line with a text for the class.
fn found(column: &str, text: &str, choice: &ClassChoice) -> String {
    let list = [sheet("lista", &format!("matricula;nome;{column}\n7;Ana Lima;{text}"))];
    let plan = School::new().plan(&list, choice).unwrap();
    match &plan.lines[0].outcome {
        Outcome::New { class: ClassRef::Known(id), .. } => id.to_string(),
        Outcome::New { class: ClassRef::New(place), .. } => format!("nova {}", plan.create[*place].name),
        Outcome::Wrong(findings) => format!("{} {}", findings[0].problem, findings[0].hint),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_class_is_found_by_name_by_what_the_name_says_and_by_its_number_where_the_column_says_so() {
    for (column, text, expected) in [
        ("turma_id", "1", "1"),
        ("turma_id", "6º A", "1"),
        ("turma_id", "101", "7"),
        ("turma", "101", "7"),
        // Its name goes before a number that nobody sees, and a plain class is never one.
        ("turma_id", "3", "10"),
        ("turma", "3", "10"),
        ("turma_id", "2", "2"),
        ("turma", "2", "Nenhuma turma com esse nome. Corrija o nome, escolha a turma ou mande criar."),
        ("turma", "6º A", "1"),
        ("turma", "6° a", "1"),
        ("turma", "6A", "1"),
        ("turma", "6 ANO A MANHA", "1"),
        ("turma", "1ª série A", "6"),
        ("turma", "9ºB Tarde", "12"),
        ("turma", "9º B vespertino", "12"),
        ("turma", "2º ano Ipê", "13"),
        ("turma", "IPÊ", "13"),
        ("turma", "ipe", "14"),
        // It may be either.
        (
            "turma",
            "9B",
            "Nenhuma turma com esse nome. Turmas de 9º ano: 9º B manhã, 9º B tarde. Corrija o nome, escolha a turma ou mande criar.",
        ),
        ("turma", "Ipé", "Nenhuma turma com esse nome. Corrija o nome, escolha a turma ou mande criar."),
        (
            "turma",
            "6 ANO A TARDE",
            "Nenhuma turma com esse nome. Turmas de 6º ano: 6º A, 6º B. Corrija o nome, escolha a turma ou mande criar.",
        ),
        ("turma_id", "8", "A turma 6º C está arquivada. Escolha outra turma ou desarquive esta."),
        ("turma", "6º C", "A turma 6º C está arquivada. Escolha outra turma ou desarquive esta."),
        ("turma", "9º A", "A turma 9º A é de 2025. Escolha uma turma deste ano letivo."),
        // The name with its year is this class and no other.
        ("turma", "9º A (2025)", "A turma 9º A é de 2025. Escolha uma turma deste ano letivo."),
        ("turma", "6ºa(2026)", "1"),
        (
            "turma",
            "7º D",
            "Nenhuma turma com esse nome. Turmas de 7º ano: 7º A, 7º B, 7º C. Corrija o nome, escolha a turma ou mande criar.",
        ),
        // 1º ano is not the 1ª série.
        ("turma", "1º A", "Nenhuma turma com esse nome. Corrija o nome, escolha a turma ou mande criar."),
        ("turma", "Girassol", "Nenhuma turma com esse nome. Corrija o nome, escolha a turma ou mande criar."),
        ("turma_id", "77", "Nenhuma turma com esse número. Corrija o nome, escolha a turma ou mande criar."),
        (
            "turma_id",
            "99999999999999999999",
            "Nenhuma turma com esse número. Corrija o nome, escolha a turma ou mande criar.",
        ),
    ] {
        assert_eq!(found(column, text, &ClassChoice::default()), expected, "{column} {text}");
    }
}

#[test]
fn a_text_is_mapped_by_hand_or_created() {
    let choice = |chosen: &[(&str, ClassFor)], create_missing| {
        let by_hand: BTreeMap<_, _> = chosen.iter().map(|(text, class)| (class_text(text), *class)).collect();
        ClassChoice::ByLine { by_hand, create_missing }
    };
    let known = |id| ClassFor::Known(ClassId(id));
    for (text, choice, expected) in [
        ("Girassol", choice(&[("GIRASSOL", known(2))], false), "2"),
        ("Girassol", choice(&[("Girassol", ClassFor::New)], false), "nova Girassol"),
        ("Girassol", choice(&[], true), "nova Girassol"),
        (
            "Girassol",
            choice(&[("Girassol", known(8))], false),
            "A turma 6º C está arquivada. Escolha outra turma ou desarquive esta.",
        ),
        (
            "Girassol",
            choice(&[("Girassol", known(99))], false),
            "A turma escolhida não existe mais. Escolha outra turma.",
        ),
        // What was chosen goes before what would be found.
        ("6º A", choice(&[("6º A", known(2))], false), "2"),
        ("6 ANO A TARDE", choice(&[("6 ano a tarde", ClassFor::New)], false), "nova 6 ANO A TARDE"),
        // But no class is created twice.
        ("6º A", choice(&[("6º A", ClassFor::New)], false), "1"),
        ("6º A", choice(&[], true), "1"),
        ("李", choice(&[("李", known(2))], false), "2"),
    ] {
        assert_eq!(found("turma", text, &choice), expected, "{text}");
    }
    for (id, expected) in [
        (1, "1"),
        (9, "A turma 9º A é de 2025. Escolha uma turma deste ano letivo."),
        (99, "A turma escolhida não existe mais. Escolha outra turma."),
    ] {
        assert_eq!(found("turma", "Girassol", &ClassChoice::Whole(ClassId(id))), expected);
    }
}

/// A repeater goes, and whoever is only exported and imported again stays: a name that two years share does not tell which.
#[test]
fn from_one_years_class_to_anothers_of_the_same_name_nobody_goes_by_the_name_alone() {
    let mut school = School::with("matricula;nome;turma\n1;Ana Lima;6º A\n2;Rui Sá;6º A");
    school.add_class(15, "9º A", YEAR);
    school.pupils[0].class = Some(ClassId(9));
    let line = |class: &str| [sheet("lista", &format!("matricula;nome;turma\n1;Ana Lima;{class}"))];
    let by_hand = |to| ClassChoice::ByLine {
        by_hand: BTreeMap::from([(class_text("9º A"), ClassFor::Known(ClassId(to)))]),
        create_missing: false,
    };
    let create = ClassChoice::ByLine { by_hand: BTreeMap::new(), create_missing: true };
    let either =
        "2 Errada: O aluno está na turma 9º A de 2025, e a lista não diz se fica nela ou vai para a de 2026.";
    let goes = "2 Atualiza: Muda a turma: 9º A (2025) para 9º A";
    let numbered = [sheet("lista", "matricula;nome;turma_id\n1;Ana Lima;15")];
    let plan = school.plan(&numbered, &ClassChoice::default()).unwrap();
    assert_eq!(verdicts(&plan), [goes], "the number says which");
    for (text, choice, expected) in [
        ("9º A", ClassChoice::default(), either),
        ("9 ANO A MANHA", ClassChoice::default(), either),
        ("9º A (2026)", ClassChoice::default(), goes),
        ("9º A", by_hand(15), goes),
        ("9º A", ClassChoice::Whole(ClassId(15)), goes),
        ("9º A (2025)", ClassChoice::default(), "2 Sem mudança"),
        ("6º A", ClassChoice::default(), "2 Atualiza: Muda a turma: 9º A (2025) para 6º A"),
    ] {
        assert_eq!(verdicts(&school.plan(&line(text), &choice).unwrap()), [expected], "{text} {choice:?}");
    }
    // Nor is a class created for that, and what else is wrong with a line does not hide behind it.
    school.classes.pop();
    let plan = school.plan(&line("9º A"), &create).unwrap();
    assert_eq!((verdicts(&plan), plan.create.len()), (vec![either.to_owned()], 0));
    let plan = school.plan(&line("9º A (2026)"), &create).unwrap();
    assert_eq!(verdicts(&plan), [goes]);
    assert_eq!(plan.create[0].name, "9º A");
    let wrong = [sheet("lista", "matricula;nome;turma;nascimento\n1;Ana Lima;9º A (2025);31/02/2016")];
    let plan = school.plan(&wrong, &ClassChoice::default()).unwrap();
    assert_eq!(plan.findings().count(), 1, "{:?}", verdicts(&plan));
}

#[test]
fn two_spellings_are_one_new_class_and_a_wrong_line_creates_none() {
    let list = [sheet(
        "lista",
        "matricula;nome;turma\n1;Ana Lima;8º A\n2;Rui Sá;8A\n3;Bia Reis;8 ano a\n4;;8º B\n5;Caio Luz;EJA 1\n6;Eva Luz;eja 1",
    )];
    let create = ClassChoice::ByLine { by_hand: BTreeMap::new(), create_missing: true };
    let plan = School::new().plan(&list, &create).unwrap();
    let created: Vec<_> = plan
        .create
        .iter()
        .map(|class| (class.name.as_str(), class.guess.as_ref().map(|guess| guess.grade.label())))
        .collect();
    assert_eq!(created, [("8º A", Some("8º ano".to_owned())), ("EJA 1", None)]);
    assert_eq!(
        verdicts(&plan),
        ["2 Novo", "3 Novo", "4 Novo", "5 Errada: A matrícula 4 está sem nome.", "6 Novo", "7 Novo"]
    );
    assert_eq!(plan.missing, []);
}

/// A school's index of names, which knows neither capitals nor spaces, takes every class that a plan creates.
#[test]
fn no_class_is_created_that_a_school_could_not_have() {
    let create = ClassChoice::ByLine { by_hand: BTreeMap::new(), create_missing: true };
    for text in ["6º C", "6ºc", "6º ANO C"] {
        let told = found("turma", text, &create);
        let archived = "A turma 6º C está arquivada. Escolha outra turma ou desarquive esta.";
        assert_eq!(told, if text == "6º ANO C" { "nova 6º ANO C" } else { archived }, "{text}");
    }
    assert_eq!(found("turma", "9º A", &create), "nova 9º A", "last year's leaves the name free");
    let list = [sheet(
        "lista",
        "matricula;nome;turma\n1;Ana Lima;Turma Ipê\n2;Rui Sá;TurmaIpê\n3;Bia Reis;Turma Ipe",
    )];
    let plan = School::new().plan(&list, &create).unwrap();
    assert_eq!(plan.create.iter().map(|class| class.name.as_str()).collect::<Vec<_>>(), ["Turma Ipê"]);
}

#[test]
fn a_class_in_another_shift_is_another_class() {
    let list = [sheet(
        "lista",
        "matricula;nome;turma\n1;Ana Lima;6A MANHÃ\n2;Rui Sá;6A TARDE\n3;Bia Reis;6 ano A manhã",
    )];
    let plan = School::new().plan(&list, &ClassChoice::default()).unwrap();
    let verdicts = verdicts(&plan);
    assert_eq!(
        verdicts,
        ["2 Novo", "3 Errada: Nenhuma turma com esse nome. Turmas de 6º ano: 6º A, 6º B.", "4 Novo"]
    );
    assert_eq!(plan.missing.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["6A TARDE"]);
}

#[test]
fn a_column_of_something_else_creates_no_thousand_classes() {
    let lines: Vec<_> = (0..300).map(|line| format!("{line};Ana Lima;rua {line}")).collect();
    let list = [sheet("lista", &format!("matricula;nome;turma\n{}", lines.join("\n")))];
    let create = ClassChoice::ByLine { by_hand: BTreeMap::new(), create_missing: true };
    let plan = School::new().plan(&list, &create).unwrap();
    assert_eq!((plan.create.len(), plan.counts().wrong), (200, 100));
    let told = plan.findings().next().unwrap();
    assert_eq!(told.problem, "O arquivo criaria mais de 200 turmas.");
    let plan = School::new().plan(&list, &ClassChoice::default()).unwrap();
    assert_eq!((plan.missing.len(), plan.missing_count), (200, 300));
    assert_eq!(
        plan.refusal().unwrap().to_string(),
        "300 turmas da lista não existem na escola. Escolha a turma de cada nome, ou mande criar."
    );
}

/// A state's list numbers its classes from 1 as the system does.
#[test]
fn a_class_that_is_found_by_its_number_is_told_and_can_be_said_otherwise() {
    let list = [sheet(
        "lista",
        "matricula;nome;turma_id\n1;Ana Lima;1\n2;Rui Sá;2\n3;Bia Reis;1\n4;Eva Luz;6º B\n5;Caio Luz;3",
    )];
    let plan = School::new().plan(&list, &ClassChoice::default()).unwrap();
    let told = plan.numbered.iter().map(|it| (it.number.as_str(), it.class_name.as_str(), it.lines));
    assert_eq!(told.collect::<Vec<_>>(), [("1", "6º A", 2), ("2", "6º B", 1)]);
    let notices: Vec<_> = plan.notices.iter().map(|notice| notice.what.as_str()).collect();
    assert_eq!(notices, ["2 turmas foram achadas só pelo número interno do sistema, como 1, que é a 6º A."]);
    let by_hand =
        BTreeMap::from([("1".to_owned(), ClassFor::New), ("2".to_owned(), ClassFor::Known(ClassId(5)))]);
    let choice = ClassChoice::ByLine { by_hand, create_missing: false };
    let said = School::new().plan(&list, &choice).unwrap();
    assert_eq!((said.numbered, said.notices), (Vec::new(), Vec::new()));
    let told = said.chosen.iter().map(|it| (it.text.as_str(), it.class, it.class_name.as_deref(), it.lines));
    let expected = [("1", ClassFor::New, None, 2), ("2", ClassFor::Known(ClassId(5)), Some("7º C"), 1)];
    assert_eq!(told.collect::<Vec<_>>(), expected);
    assert_eq!(said.create.iter().map(|class| class.name.as_str()).collect::<Vec<_>>(), ["1"]);

    // A class that is called so and is not open any more is meant, and no other by its number.
    let mut school = School::new();
    school.classes[7].name = "2".to_owned();
    let plan = school.plan(&list, &ClassChoice::default()).unwrap();
    assert_eq!(verdicts(&plan)[1], "3 Errada: A turma 2 está arquivada.");
}
