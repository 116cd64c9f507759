//! Files of questions, from bytes to questions.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use application::spreadsheet::{OpenedFile, SpreadsheetWriter, WrittenSheet};
use encoding_rs::WINDOWS_1252;
use kernel::Stage;
use office_files::{Limits, Workbooks, open};
use quiz_engine::formats::{self, ExportFormat, Exported, FileFormat, Reading, Written};
use quiz_engine::import::{Bank, Notice, plan};
use quiz_engine::question::{Difficulty, Fingerprint, Letter, QuestionData, Status, SubjectContext};
use rust_xlsxwriter::{Format, Workbook};
use test_files::{invented, public};

fn opened(name: &str, bytes: &[u8]) -> OpenedFile {
    open(name, bytes, formats::is_table, &Limits::QUESTIONS).unwrap()
}

fn reading(name: &str, bytes: &[u8]) -> Reading {
    let of = SubjectContext::of("Matemática", Stage::AnosIniciais);
    formats::read(&opened(name, bytes).contents, of).unwrap()
}

fn file(path: &Path) -> Reading {
    reading("questoes", &fs::read(path).unwrap())
}

fn taken(reading: &Reading) -> Vec<&QuestionData> {
    reading.questions.iter().filter_map(|question| question.outcome.as_ref().ok()).collect()
}

/// The lines of questions that are wrong, with the first thing that is.
fn wrong(reading: &Reading) -> Vec<(u32, &str)> {
    let questions = reading.questions.iter();
    let told =
        questions.filter_map(|it| Some((it.place.line, it.outcome.as_ref().err()?.faults[0].what.as_str())));
    told.collect()
}

/// How many would be new, how many repeat one before them in the file, how many are wrong.
fn counts(reading: &Reading) -> [usize; 3] {
    let mut seen: HashMap<Fingerprint, usize> = HashMap::new();
    for question in taken(reading) {
        *seen.entry(Fingerprint::of(&question.text)).or_default() += 1;
    }
    let repeated = seen.values().map(|times| times - 1).sum();
    [seen.len(), repeated, wrong(reading).len()]
}

const NOT_FOUR: &str = "alternativas, e o banco guarda questões de quatro.";

/// Counted by a careful reader. Some sets are printed with two options alike, or with one question twice.
#[test]
fn public_files_give_what_a_careful_reader_gets() {
    for (name, format, expected, difficulties) in [
        ("banco_conhecimentos_gerais.txt", FileFormat::Bars, [54, 0, 0], [24, 17, 13]),
        ("banco_matematica.txt", FileFormat::Bars, [68, 1, 1], [27, 28, 14]),
        ("banco_matematica.csv", FileFormat::Table, [68, 1, 1], [27, 28, 14]),
        ("milhao_perguntas.csv", FileFormat::Table, [80, 0, 0], [40, 15, 25]),
        ("moodle_questions.aiken.txt", FileFormat::Aiken, [1, 0, 1], [0, 1, 0]),
        ("moodle_questions.gift.txt", FileFormat::Gift, [0, 0, 9], [0, 0, 0]),
    ] {
        let Some(path) = public(&format!("questoes/{name}")) else { continue };
        let reading = file(&path);
        assert_eq!((reading.format, counts(&reading)), (format, expected), "{name}: {:?}", wrong(&reading));
        let of = |difficulty| taken(&reading).iter().filter(|it| it.difficulty == difficulty).count();
        assert_eq!(Difficulty::ALL.map(of), difficulties, "{name}");
    }
}

#[test]
fn what_is_wrong_in_public_files_is_told() {
    let Some(aiken) = public("questoes/moodle_questions.aiken.txt") else { return };
    assert_eq!(wrong(&file(&aiken)), [(8, format!("A questão tem 2 {NOT_FOUR}").as_str())]);
    let maths =
        ["txt", "csv"].map(|kind| file(&public(&format!("questoes/banco_matematica.{kind}")).unwrap()));
    for (reading, line) in maths.iter().zip([7, 8]) {
        assert_eq!(wrong(reading), [(line, "As alternativas A e C são iguais.")]);
    }
    let gift = file(&public("questoes/moodle_questions.gift.txt").unwrap());
    let kind = |kind: &str| format!("É uma questão {kind}, e o banco guarda questões de múltipla escolha.");
    let expected = [
        (2, kind("dissertativa")),
        (5, kind("de associação")),
        (14, format!("A questão tem 3 {NOT_FOUR}")),
        (22, "Há uma alternativa que vale parte dos pontos.".to_owned()),
        (31, kind("numérica")),
        (34, kind("de resposta curta")),
        (41, kind("de verdadeiro ou falso")),
        (46, kind("de verdadeiro ou falso")),
        (49, kind("de verdadeiro ou falso")),
    ];
    let expected: Vec<_> = expected.iter().map(|(line, what)| (*line, what.as_str())).collect();
    assert_eq!(wrong(&gift), expected);
}

#[test]
fn lines_of_text_are_read_whatever_way_they_say_it() {
    let reading = file(&invented("questions/banco.txt"));
    assert_eq!((reading.format, counts(&reading)), (FileFormat::Bars, [5, 1, 5]));
    assert_eq!(
        wrong(&reading),
        [
            (7, "A resposta “2” pode ser a alternativa B ou o texto da alternativa A."),
            (8, "A resposta é a alternativa E, que a questão não tem."),
            (
                9,
                "A resposta está uma posição adiante: há cinco alternativas, ou um separador no meio de um texto."
            ),
            (10, "A linha tem partes de menos."),
            (11, "As alternativas A e C são iguais."),
        ]
    );
    let questions = taken(&reading);
    let keys: Vec<Letter> = questions.iter().map(|it| it.text.key).collect();
    assert_eq!(keys, [Letter::C, Letter::B, Letter::B, Letter::C, Letter::B, Letter::C]);
    assert_eq!(questions[2].text.statement.as_str(), "Quanto é $\\frac{1}{2}$ de 30?");
    assert_eq!(questions[3].text.statement.as_str(), "Qual é o valor de |-3|?");
    assert_eq!(questions[4].text.statement.as_str(), "Complete: \"Ana e Rui ___ cedo.\"");
}

#[test]
fn tables_are_read_in_every_dress() {
    use Difficulty::{Dificil, Facil, Medio};
    let reading = file(&invented("questions/banco.csv"));
    assert_eq!(counts(&reading), [3, 0, 2]);
    assert_eq!(
        wrong(&reading),
        [
            (5, format!("A questão tem 3 {NOT_FOUR}").as_str()),
            (6, "A resposta “c” pode ser a alternativa C ou o texto da alternativa B."),
        ]
    );
    assert_eq!(taken(&reading)[0].text.statement.as_str(), "Leia e responda:\nquanto é 2,5 + 0,5?");

    let levels = file(&invented("questions/niveis_excel.csv"));
    assert_eq!(counts(&levels), [5, 0, 0]);
    assert_eq!(plan(&levels, &Bank::default()).notices, [Notice::FiveLevels, Notice::WithoutDifficulty(1)]);
    let difficulties: Vec<_> = taken(&levels).iter().map(|it| it.difficulty).collect();
    assert_eq!(difficulties, [Facil, Facil, Dificil, Dificil, Medio]);
    assert_eq!(taken(&levels)[0].text.statement.as_str(), "Quantos pés tem uma aranha?");

    let pasted = reading_of("Um?\t1\t2\t3\t4\tA\tfácil\tSomar\nDois?\t1\t2\t3\t4\t2\t\t\n");
    assert_eq!(counts(&pasted), [2, 0, 0]);
}

fn reading_of(text: &str) -> Reading {
    reading("colado.txt", text.as_bytes())
}

#[test]
fn a_workbook_keeps_numbers_and_days_as_such() {
    let mut workbook = Workbook::new();
    let page = workbook.add_worksheet();
    for (row, cells) in (0..).zip([
        ["pergunta", "a", "b", "c", "d", "resposta"],
        ["Quanto?", "", "40", "15", "30", "22,5"],
        ["Metade?", "", "40", "15", "30", "B"],
        ["Qual é maior?", "", "", "2.375", "1.25", ""],
    ]) {
        for (column, cell) in (0..).zip(cells) {
            page.write_string(row, column, cell).unwrap();
        }
    }
    page.write_string(0, 1, "a").unwrap();
    page.write_number(1, 1, 22.5).unwrap();
    for (column, number) in [(1, 2.375), (2, 9.0), (5, 2.375)] {
        page.write_number(3, column, number).unwrap();
    }
    // The first of February, which somebody typed as 1/2.
    page.write_number_with_format(2, 1, 46_054, &Format::new().set_num_format("d/mmm")).unwrap();
    let workbook = workbook.save_to_buffer().unwrap();
    let reading = reading("q.xlsx", &workbook);
    assert_eq!(reading.format, FileFormat::Workbook);
    let questions = taken(&reading);
    assert_eq!(questions[0].text.options.of(questions[0].text.key).as_str(), "22,5");
    // A text with a dot stays: it may be two thousand.
    let options = questions[1].text.options.each().map(|(_, option)| option.as_str());
    assert_eq!(options.collect::<Vec<_>>(), ["2,375", "9", "2.375", "1.25"]);
    assert_eq!(questions[1].text.key, Letter::A);
    assert_eq!(reading.questions[1].place.sheet.as_deref(), Some("Sheet1"));
    let [(3, what)] = wrong(&reading)[..] else { panic!("{reading:?}") };
    assert!(what.contains("guardou uma alternativa como data"));
}

/// What whoever typed it sees is what the pupil reads.
#[test]
fn a_cell_is_read_as_it_shows() {
    let mut workbook = Workbook::new();
    let page = workbook.add_worksheet();
    for (column, name) in (0..).zip(["pergunta", "a", "b", "c", "d", "resposta"]) {
        page.write_string(0, column, name).unwrap();
    }
    let kinds = [
        ("0%", [0.5, 0.25, 0.1, 1.0], ["50%", "25%", "10%", "100%"]),
        ("# ?/?", [0.5, 0.25, 1.5, 1.0], ["1/2", "1/4", "1 1/2", "1"]),
        ("hh:mm", [0.354_166_666_666_667, 0.5, 0.75, 0.25], ["08:30", "12:00", "18:00", "06:00"]),
        ("\"R$\" #,##0.00", [3.5, 0.35, 35.0, 1350.0], ["R$ 3,50", "R$ 0,35", "R$ 35,00", "R$ 1.350,00"]),
        ("0.00E+00", [1e21, 2e21, 1e3, 1e-3], ["1,00E+21", "2,00E+21", "1,00E+03", "1,00E-03"]),
    ];
    for (row, (code, numbers, _)) in (1..).zip(kinds) {
        page.write_string(row, 0, format!("Quanto? {code}")).unwrap();
        for (column, number) in (1..).zip(numbers) {
            page.write_number_with_format(row, column, number, &Format::new().set_num_format(code)).unwrap();
        }
        page.write_string(row, 5, "A").unwrap();
    }
    let reading = reading("q.xlsx", &workbook.save_to_buffer().unwrap());
    let questions = taken(&reading);
    assert_eq!(questions.len(), kinds.len(), "{:?}", wrong(&reading));
    for (question, (code, _, shown)) in questions.iter().zip(kinds) {
        let options: Vec<_> = question.text.options.each().map(|(_, option)| option.as_str()).collect();
        assert_eq!(options, shown, "{code}");
    }
}

#[test]
fn formats_of_moodle_are_read() {
    let gift = file(&invented("questions/moodle.gift.txt"));
    assert_eq!((gift.format, counts(&gift)), (FileFormat::Gift, [4, 0, 6]), "{:?}", wrong(&gift));
    let questions = taken(&gift);
    assert_eq!(questions[0].text.statement.as_str(), "A que temperatura a água ferve, ao nível do mar?");
    assert_eq!(questions[0].explanation.as_ref().unwrap().as_str(), "Ao nível do mar a pressão é de 1 atm.");
    assert_eq!(questions[0].skills.bncc.as_ref().unwrap().as_str(), "EF03CI04");
    assert_eq!(questions[1].text.statement.as_str(), "Resolva 2x = 8.");
    assert_eq!(questions[2].text.options.of(Letter::C).as_str(), "$\\frac{1}{2}$");
    assert_eq!(questions[3].text.statement.as_str(), "O Sol é uma _____.");
    assert_eq!(
        plan(&gift, &Bank::default()).notices,
        [Notice::WithoutDifficulty(3), Notice::WithFeedback(1)]
    );

    let aiken = file(&invented("questions/moodle.aiken.txt"));
    assert_eq!((aiken.format, counts(&aiken)), (FileFormat::Aiken, [2, 0, 1]));

    let xml = file(&invented("questions/moodle.xml"));
    assert_eq!((xml.format, counts(&xml)), (FileFormat::Moodle, [2, 0, 2]));
    assert_eq!(xml.questions.iter().map(|it| it.place.line).collect::<Vec<_>>(), [7, 21, 33, 42]);
    let questions = taken(&xml);
    assert_eq!(questions[0].text.statement.as_str(), "Quanto é a metade de 2³?\nCalcule.");
    assert_eq!(questions[0].text.options.of(Letter::D).as_str(), "8 & meio");
    assert_eq!((questions[0].difficulty, questions[0].text.key), (Difficulty::Dificil, Letter::B));
    assert_eq!(questions[1].text.statement.as_str(), "Que figura é esta? [imagem: um polígono]");
    assert_eq!(
        plan(&xml, &Bank::default()).notices,
        [Notice::WithoutDifficulty(1), Notice::WithImage(1), Notice::WithFeedback(1)]
    );
}

#[test]
fn the_same_questions_come_in_every_encoding() {
    for name in ["banco.txt", "banco.csv", "moodle.gift.txt", "moodle.aiken.txt", "moodle.xml"] {
        let text = fs::read_to_string(invented(&format!("questions/{name}"))).unwrap();
        let utf8 = reading(name, text.as_bytes());
        let utf16: Vec<u8> =
            std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
        let lines = [&b"\xef\xbb\xbf"[..], text.replace('\n', "\r\n").as_bytes()].concat();
        for bytes in [utf16, WINDOWS_1252.encode(&text).0.into_owned(), lines] {
            assert_eq!(taken(&reading(name, &bytes)), taken(&utf8), "{name}");
        }
    }
}

/// By the bytes that people get and send again.
#[test]
fn what_is_written_is_read_again() {
    let names = ["banco.txt", "banco.csv", "moodle.gift.txt", "moodle.aiken.txt", "moodle.xml"];
    let files = names.map(|name| file(&invented(&format!("questions/{name}"))));
    let questions: Vec<&QuestionData> = files.iter().flat_map(taken).collect();
    assert!(questions.len() > 10);
    for format in [ExportFormat::Csv, ExportFormat::Gift, ExportFormat::Moodle] {
        let of_pictures = |bytes: &[u8]| {
            let reading = reading("questoes", bytes);
            assert_eq!(taken(&reading), questions, "{format:?}: {:?}", wrong(&reading));
        };
        let exported =
            questions.iter().map(|data| Exported { data, status: Status::Ativa, has_image: false });
        match formats::write(format, &exported.collect::<Vec<_>>()) {
            Written::Text(text) => of_pictures(text.as_bytes()),
            Written::Table(lines) => {
                of_pictures(&Workbooks.text(&lines));
                let sheet = WrittenSheet { name: "Questões".to_owned(), lines };
                of_pictures(&Workbooks.workbook(&[sheet]).unwrap());
            }
        }
    }
}
