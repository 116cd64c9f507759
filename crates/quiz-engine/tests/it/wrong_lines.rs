//! What was not taken is mended in a table, whatever format it came in, and taken then.

use kernel::table::{Line, Sheet, neutralised};
use kernel::{Contents, Stage};
use quiz_engine::formats::{FileFormat, Reading, Refusal, read, wrong_lines};
use quiz_engine::question::{Difficulty, SubjectContext};

fn of() -> SubjectContext {
    SubjectContext::of("Matemática", Stage::AnosIniciais)
}

fn text(text: &str) -> Reading {
    read(&Contents::Text(text.to_owned()), of()).unwrap()
}

/// As it is read again, from a file whose cells were neutralised.
fn table(lines: &[Vec<String>]) -> Contents {
    let cells = |line: &Vec<String>| line.iter().map(|cell| neutralised(cell)).collect();
    let lines = (1..).zip(lines).map(|(number, line)| Line { number, cells: cells(line) });
    Contents::Table(vec![Sheet { name: "mendar.csv".to_owned(), lines: lines.collect() }])
}

fn is_taken(reading: &Reading) -> Vec<bool> {
    reading.questions.iter().map(|question| question.outcome.is_ok()).collect()
}

#[test]
fn only_what_is_wrong_is_to_be_mended_and_says_why() {
    let reading = text("Certa?|1|2|3|4|A|facil|\nErrada?|1|2|3|4|X|facil|Somar\n-1 ou +1?|-1|+1|-1|0|A||");
    assert_eq!((reading.format, is_taken(&reading)), (FileFormat::Bars, vec![true, false, false]));
    let lines = wrong_lines(&reading);
    assert_eq!(
        lines[0].join(";"),
        "pergunta;opcaoA;opcaoB;opcaoC;opcaoD;resposta;dificuldade;habilidade;descritor;bncc;explicacao;texto_base;fonte;situacao;o_que_corrigir"
    );
    assert_eq!(
        lines[1].join(";"),
        "Errada?;1;2;3;4;X;facil;Somar;;;;;;;A resposta “X” não é uma letra nem o texto de uma alternativa. Escreva a letra da resposta certa: A, B, C ou D."
    );
    assert_eq!(lines.len(), 3);
    let again = read(&table(&lines), of()).unwrap();
    assert_eq!(is_taken(&again), [false, false]);

    let mut mended = lines.clone();
    mended[1][5] = "B".to_owned();
    mended[2][3] = "2".to_owned();
    let mended = read(&table(&mended), of()).unwrap();
    assert_eq!(is_taken(&mended), [true, true]);
    let second = mended.questions[1].outcome.as_ref().unwrap();
    assert_eq!(second.text.statement.as_str(), "-1 ou +1?");
}

#[test]
fn questions_of_other_formats_are_mended_in_a_table_too() {
    for (file, column, mended) in [
        ("::1::Quanto?{=1 ~2 ~3 ~4 ~5}", "opcaoE", &[("opcaoE", "")][..]),
        ("::1::Quanto? {=1 ~2 ~3}", "opcaoD", &[("opcaoD", "4")]),
        ("::1::Quanto?{~%50%1 ~%50%2 ~3 ~4}", "resposta", &[("resposta", "A")]),
        (
            "Quanto?\nA) 1\nB) 2\nC) 3\nD) 4\nE) 5\nANSWER: E\n",
            "opcaoE",
            &[("opcaoD", "5"), ("opcaoE", ""), ("resposta", "D")],
        ),
        ("Quanto?|1|2|3|4||facil|", "resposta", &[("resposta", "C")]),
    ] {
        let mut lines = wrong_lines(&text(file));
        let place = |name: &str, lines: &[Vec<String>]| lines[0].iter().position(|it| it == name).unwrap();
        assert!(place(column, &lines) > 0);
        assert_eq!(is_taken(&read(&table(&lines), of()).unwrap()), [false], "{file}");
        for (name, cell) in mended {
            let place = place(name, &lines);
            (*cell).clone_into(&mut lines[1][place]);
        }
        assert_eq!(is_taken(&read(&table(&lines), of()).unwrap()), [true], "{file}");
    }
}

/// What a file is read by as a whole does not depend on the lines that are mended.
#[test]
fn a_level_stays_what_it_is_in_the_file() {
    let lines = [
        "pergunta;a;b;c;d;resposta;nivel",
        "Um?;1;2;3;4;A;5",
        "Dois?;1;2;3;4;;3",
        "Três?;1;2;3;4;;2",
        "Quatro?;1;2;3;4;;Nível 1",
        "Cinco?;1;2;3;4;;",
    ];
    let lines = lines.map(|line| line.split(';').map(String::from).collect());
    let file = read(&table(&lines), of()).unwrap();
    let mut lines = wrong_lines(&file);
    let difficulties: Vec<_> = lines[1..].iter().map(|line| line[6].as_str()).collect();
    assert_eq!(difficulties, ["medio", "facil", "facil", ""]);
    lines[1..].iter_mut().for_each(|line| line[5] = "B".to_owned());
    let again = read(&table(&lines), of()).unwrap();
    let read = again.questions.iter().map(|question| question.outcome.as_ref().unwrap().difficulty);
    assert_eq!(
        read.collect::<Vec<_>>(),
        [Difficulty::Medio, Difficulty::Facil, Difficulty::Facil, Difficulty::Medio]
    );
    let shifted = text("Um?|1|2|3|4|A|5|\nDois?|10|20|30|40|um|2|1|");
    assert_eq!(wrong_lines(&shifted)[1][5..7], ["2", "1"], "nobody knows what these are");
}

#[test]
fn a_number_that_may_mean_two_options_is_left_out_with_its_reason() {
    let file = text(
        "Um?|a1|b1|c1|d1|0||\nDois?|a2|b2|c2|d2|1||\nTrês?|a3|b3||d3|2||\nQuatro?|1|2|3||1||\nCinco?|1|2|3|4|A||",
    );
    let lines = wrong_lines(&file);
    let told: Vec<_> = lines[1..].iter().map(|line| (line[5].as_str(), line[14].as_str())).collect();
    assert_eq!(told.iter().map(|(key, _)| *key).collect::<Vec<_>>(), ["0", "", "", ""]);
    assert!(
        told[1..].iter().all(|(_, reason)| reason.contains("conta as alternativas a partir do 0")),
        "{told:?}"
    );
    let mut mended = lines.clone();
    mended[1][5] = "A".to_owned();
    assert_eq!(is_taken(&read(&table(&mended), of()).unwrap()), [true, false, false, false]);
}

#[test]
fn two_questions_that_contradict_each_other_are_both_mended() {
    let lines = wrong_lines(&text("Um?|1|2|3|4|A|facil|\nDois?|1|2|3|4|A||\nUm?|1|2|3|4|B|dificil|"));
    assert_eq!(lines.len(), 3);
    assert!(
        lines[1][14].contains("da linha 3 é a mesma") && lines[2][14].contains("da linha 1"),
        "{lines:?}"
    );
    assert_eq!(is_taken(&read(&table(&lines), of()).unwrap()), [false, false]);
    let mut mended = lines;
    mended[1][5] = "B".to_owned();
    assert_eq!(is_taken(&read(&table(&mended), of()).unwrap()), [true, true]);
}

#[test]
fn nothing_wrong_is_nothing_to_mend() {
    assert!(wrong_lines(&text("Certa?|1|2|3|4|A|facil|")).is_empty());
}

#[test]
fn a_file_without_questions_is_refused_as_a_whole() {
    let sheet = |lines: &[&str]| {
        let lines = (1..).zip(lines).map(|(number, line)| Line { number, cells: line.split(';').collect() });
        Contents::Table(vec![Sheet { name: String::new(), lines: lines.collect() }])
    };
    for (contents, refusal) in [
        (sheet(&["Nome;Turma", "Ana;6A"]), Refusal::NoHeader { first_line: "Nome, Turma".to_owned() }),
        (
            sheet(&["pergunta;resposta", "Um?;1"]),
            Refusal::NoColumns { missing: vec!["as colunas das alternativas"] },
        ),
        (
            sheet(&["pergunta;opcaoA;opcaoB", "Um?;1;2"]),
            Refusal::NoColumns { missing: vec!["a coluna da resposta certa"] },
        ),
        (sheet(&["pergunta;opcaoA;opcaoB;resposta"]), Refusal::NoQuestions),
        (Contents::Text("Um bilhete".to_owned()), Refusal::NoHeader { first_line: "Um bilhete".to_owned() }),
        (Contents::Text("Um?|1|2|3|4|A|facil|\n".repeat(2001)), Refusal::TooManyQuestions { limit: 2000 }),
        (Contents::Text("::1::Um? {}\n\n".repeat(2001)), Refusal::TooManyQuestions { limit: 2000 }),
    ] {
        assert_eq!(read(&contents, of()).unwrap_err(), refusal);
    }
    assert_eq!(text(&"Um?|1|2|3|4|A|facil|\n".repeat(2000)).questions.len(), 2000);
}

/// Somebody wrote above the header, or put the header last.
#[test]
fn a_question_above_the_header_is_one_and_a_title_is_none() {
    let header = "pergunta|opcaoA|opcaoB|opcaoC|opcaoD|resposta|dificuldade";
    for (lines, expected) in [
        (
            &["Um?|1|2|3|4|A|facil", "Dois?|1|2|3|4||facil", header, "Três?|1|2|3|4|B|"][..],
            &[true, false, true][..],
        ),
        (&["Um?|1|2|3|4|A|facil", header], &[true]),
        (&["Um?|1|2|3||A|facil", header], &[false]),
        (&["Escola Castelo|6º ano|Ana|2026|", "Capítulo 1", header, "Um?|1|2|3|4|A|"], &[true]),
        (&["Prova|Matemática|Turma|6A||", header, "Um?|1|2|3|4|A|"], &[true]),
    ] {
        let sheet: Vec<Vec<String>> =
            lines.iter().map(|line| line.split('|').map(String::from).collect()).collect();
        for reading in [text(&lines.join("\n")), read(&table(&sheet), of()).unwrap()] {
            assert_eq!(is_taken(&reading), expected, "{lines:?}");
        }
    }
}

/// Whatever a line has too much of stands in columns of its own, and the rest under its names.
#[test]
fn a_line_with_parts_too_many_is_mended_in_place() {
    for (line, options, rest) in [
        ("Um?|a1|b1|c1|d1|e1|C|facil|Somar", "a1;b1;c1;d1;e1", "C;facil;Somar"),
        ("Um?|10|20|30|40|50|2|medio", "10;20;30;40;50", "2;medio;"),
        ("Quanto é |-3|?|1|2|3|4|C|facil|Módulo", "-3;?;1;2;3;4", "C;facil;Módulo"),
    ] {
        let mut lines = wrong_lines(&text(line));
        assert_eq!(lines[1][5..8].join(";"), rest, "{line}");
        let more = lines[0].len() - 1;
        assert_eq!([&lines[1][1..5], &lines[1][14..more]].concat().join(";"), options, "{line}");
        assert_eq!(is_taken(&read(&table(&lines), of()).unwrap()), [false]);
        lines[1][14..more].iter_mut().for_each(String::clear);
        assert_eq!(is_taken(&read(&table(&lines), of()).unwrap()), [true], "{line}");
    }
}
