//! What is written is read again as it was, but for what the format is said not to carry.

use kernel::table::{Line, Sheet, neutralised};
use kernel::{Contents, Element, Stage, Text};
use proptest::prelude::*;
use quiz_engine::formats::{ExportFormat, Exported, Loss, Written, is_table, losses, read, write};
use quiz_engine::question::{DescriptorForm, QuestionData, QuestionForm, Status, SubjectContext};

fn of() -> SubjectContext {
    SubjectContext::of("Matemática", Stage::AnosFinais)
}

/// Signs of all formats, words that mean something in one, and what people write.
fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(vec![
            "|",
            "\\",
            "\\|",
            "\\\\",
            "~",
            "=",
            "#",
            "####",
            "{",
            "}",
            ":",
            "::",
            "->",
            "%50%",
            "%100%",
            "[html]",
            "[plain]",
            "[tag:x]",
            "]",
            "<b>",
            "</text>",
            "]]>",
            "&amp;",
            "&",
            "\"",
            "'",
            ";",
            ",",
            "\t",
            "\n",
            "\n\n",
            "//",
            "$CATEGORY",
            "ANSWER: B",
            "A)",
            "{=a ~b}",
            "{T}",
            "D4",
            "EF05MA07",
            "\\n",
            "\\neq",
            "$\\frac{1}{2}$",
            "pergunta",
            "resposta",
            "-",
            "+",
            "@",
            "1",
            "2",
            "a",
            "c",
            "é",
            "ção",
            "x²",
            "数",
            "👩\u{200d}🏫",
            " ",
            "  ",
        ])
        .prop_map(String::from),
        "[a-zA-Z0-9 .,?!çãé]{0,12}",
        "\\PC{0,4}",
    ]
}

fn words(pieces: std::ops::Range<usize>) -> impl Strategy<Value = String> {
    prop::collection::vec(piece(), pieces).prop_map(|pieces| pieces.concat())
}

fn maybe(pieces: std::ops::Range<usize>) -> impl Strategy<Value = String> {
    prop_oneof![Just(String::new()), words(pieces)]
}

prop_compose! {
    fn question()(
        statement in words(1..8),
        options in prop::array::uniform4(words(1..4)),
        key in prop::sample::select(vec!["A", "B", "C", "D"]),
        difficulty in prop::sample::select(vec!["facil", "medio", "dificil"]),
        skill in maybe(1..4),
        descriptor in prop_oneof![Just(None), (prop::sample::select(vec!["5", "9", "em"]), 1..28_u8).prop_map(Some)],
        bncc in prop::sample::select(vec!["", "EF05MA07", "EM13LP01"]),
        explanation in maybe(1..6),
        base_text in maybe(1..6),
        source in maybe(1..3),
    ) -> Option<QuestionData> {
        let code = descriptor.map(|(grade, number)| (grade, format!("D{number}")));
        let form = QuestionForm {
            question: &statement,
            options: [&options[0], &options[1], &options[2], &options[3]],
            correct_answer: key,
            difficulty,
            skill: &skill,
            descriptor: code.as_ref().map(|(grade, code)| DescriptorForm { grade: Some(grade), code }),
            bncc,
            explanation: &explanation,
            base_text: &base_text,
            base_text_source: if base_text.trim().is_empty() { "" } else { &source },
        };
        form.parse(of()).ok()
    }
}

fn questions() -> impl Strategy<Value = Vec<(QuestionData, Status)>> {
    let some = question().prop_filter_map("breaks a rule", |question| question);
    prop::collection::vec((some, prop::sample::select(Status::ALL.to_vec())), 1..4)
}

fn exported(data: &QuestionData) -> Exported<'_> {
    Exported { data, status: Status::Ativa, has_image: false }
}

/// Reads again what was written, as the files would be read.
fn again(written: &Written) -> Vec<(QuestionData, Status)> {
    let contents = match written {
        Written::Table(lines) => {
            let cells = |line: &Vec<String>| line.iter().map(|cell| neutralised(cell)).collect();
            let lines = (1..).zip(lines).map(|(number, line)| Line { number, cells: cells(line) });
            Contents::Table(vec![Sheet { name: String::new(), lines: lines.collect() }])
        }
        Written::Text(text) if text.starts_with("<?xml") => Contents::Elements(element(text)),
        Written::Text(text) => {
            assert!(!is_table(text), "{text}");
            Contents::Text(text.clone())
        }
    };
    let reading = read(&contents, of()).unwrap();
    let questions = reading.questions.into_iter();
    questions.map(|read| (read.outcome.unwrap(), read.status.unwrap_or(Status::Ativa))).collect()
}

/// As much of XML as is written; that others read it too is tested where bytes are read.
fn element(xml: &str) -> Element {
    let mut open = vec![Element::default()];
    for piece in xml.split('<').skip(2) {
        let (tag, text) = piece.split_once('>').unwrap();
        if let Some(name) = tag.strip_prefix('/') {
            let closed = open.pop().unwrap();
            assert_eq!(closed.name, name);
            open.last_mut().unwrap().children.push(closed);
        } else {
            let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
            let attributes = attributes.split(' ').filter_map(|it| it.split_once('='));
            let attributes =
                attributes.map(|(name, value)| (name.to_owned(), value.trim_matches('"').to_owned()));
            let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
            open.push(Element {
                name: name.to_owned(),
                attributes: attributes.collect(),
                text: Text::Whole(text),
                ..Element::default()
            });
        }
    }
    open.remove(0).children.remove(0)
}

/// The question without what is said to be lost.
fn without(question: &QuestionData, lost: &[Loss]) -> QuestionData {
    let mut left = question.clone();
    for loss in lost {
        match loss {
            Loss::Image | Loss::Status => {}
            Loss::BaseText => left.text.base = None,
            Loss::Explanation => left.explanation = None,
            Loss::Skills => left.skills = quiz_engine::question::Skills::default(),
            Loss::LineBreaks => {
                let one_line = |text: &str| text.replace('\n', " ");
                left.text.statement = one_line(left.text.statement.as_str()).parse().unwrap();
                let options: Vec<_> = left
                    .text
                    .options
                    .each()
                    .map(|(_, option)| one_line(option.as_str()).parse().unwrap())
                    .collect();
                left.text.options = quiz_engine::question::Options::new(options.try_into().unwrap()).unwrap();
            }
        }
    }
    left
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(questions in questions(), format in prop::sample::select(ExportFormat::ALL.to_vec())) {
        let exported = questions.iter().map(|(data, status)| Exported { data, status: *status, has_image: false });
        let written = write(format, &exported.collect::<Vec<_>>());
        let read = again(&written);
        prop_assert_eq!(read.len(), questions.len());
        for ((mut read, read_status), (question, status)) in read.into_iter().zip(&questions) {
            let lost = losses(&Exported { data: question, status: *status, has_image: false }, format);
            let carried = if lost.contains(&Loss::Status) { Status::Ativa } else { *status };
            prop_assert_eq!(read_status, carried, "{:?}", format);
            if lost.contains(&Loss::Skills) {
                // The main one may have come.
                read.skills = quiz_engine::question::Skills::default();
            }
            prop_assert_eq!(read, without(question, &lost), "{:?} {:?}", format, &written);
        }
    }
}

const FULL: QuestionForm<'_> = QuestionForm {
    question: "Quanto é\n|x|?",
    options: ["-1", "=1", "1|2", "<b>"],
    correct_answer: "C",
    difficulty: "dificil",
    skill: "Módulo; distância",
    descriptor: Some(DescriptorForm { grade: None, code: "D4" }),
    bncc: "EF07MA03",
    explanation: "Porque #1 = {1}.",
    base_text: "Leia:\n\num texto.",
    base_text_source: "Livro",
};

#[test]
fn each_format_is_written_as_others_read_it() {
    let full = FULL.parse(of()).unwrap();
    for (format, expected) in [
        (ExportFormat::Txt, "Quanto é \\|x\\|?|-1|=1|1\\|2|<b>|C|dificil|D4 (9º ano)\r\n"),
        (
            ExportFormat::Gift,
            "// [tag:dificuldade:dificil] [tag:habilidade:Módulo; distância] [tag:descritor:D4 (9º ano)] [tag:bncc:EF07MA03]\n\
             ::Questão 1::[plain]Quanto é\\n|x|?{\n~[plain]-1\n~[plain]\\=1\n=[plain]1|2\n~[plain]<b>\n\
             ####[plain]Porque \\#1 \\= \\{1\\}.\n}\n",
        ),
    ] {
        assert_eq!(write(format, &[exported(&full)]), Written::Text(expected.to_owned()));
    }
    let Written::Text(xml) = write(ExportFormat::Moodle, &[exported(&full)]) else { panic!("no text") };
    for part in [
        "<question type=\"multichoice\">",
        "<questiontext format=\"plain_text\"><text>Quanto é\n|x|?</text></questiontext>",
        "<answer fraction=\"100\" format=\"plain_text\"><text>1|2</text></answer>",
        "<answer fraction=\"0\" format=\"plain_text\"><text>&lt;b&gt;</text></answer>",
        "<single>true</single>",
        "<tag><text>bncc:EF07MA03</text></tag>",
    ] {
        assert!(xml.contains(part), "{part}: {xml}");
    }
}

/// What only chance would find among the random ones.
#[test]
fn letters_and_backslashes_come_back_as_they_were() {
    let bare = || QuestionForm { skill: "Módulo", ..bare() };
    let letters = QuestionForm { question: "Qual é a vogal?", options: ["c", "b", "a", "C)"], ..bare() };
    let backslashes =
        QuestionForm { question: "\\", options: ["a\\", "\\|", "|\\\\", "\\\\|\\"], skill: "\\", ..bare() };
    for (form, line) in [
        (letters, "Qual é a vogal?|c|b|a|C)|(C)|dificil|Módulo\r\n"),
        (backslashes, "\\\\|a\\\\|\\\\\\||\\|\\\\\\\\|\\\\\\\\\\|\\\\|C|dificil|\\\r\n"),
    ] {
        let question = form.parse(of()).unwrap();
        assert_eq!(write(ExportFormat::Txt, &[exported(&question)]), Written::Text(line.to_owned()));
        for format in ExportFormat::ALL {
            let read = again(&write(format, &[exported(&question)]));
            assert_eq!(read, [(question.clone(), Status::Ativa)], "{format:?}");
        }
    }
}

/// What each format carries.
fn bare() -> QuestionForm<'static> {
    QuestionForm {
        question: "Quanto?",
        descriptor: None,
        bncc: "",
        explanation: "",
        base_text: "",
        base_text_source: "",
        ..FULL
    }
}

#[test]
fn what_a_format_does_not_carry_is_named() {
    let full = FULL.parse(of()).unwrap();
    let bare = bare();
    let like_a_code = QuestionForm { skill: "D4", ..bare }.parse(of()).unwrap();
    let one_skill = QuestionForm { skill: "Módulo", ..bare }.parse(of()).unwrap();
    let bare = bare.parse(of()).unwrap();
    for (question, has_image, format, lost) in [
        (&full, true, ExportFormat::Csv, "imagem"),
        (&full, false, ExportFormat::Csv, ""),
        (&full, true, ExportFormat::Gift, "imagem texto_base"),
        (&full, true, ExportFormat::Moodle, "imagem texto_base"),
        (&full, true, ExportFormat::Txt, "imagem texto_base explicacao habilidades quebras_de_linha"),
        (&bare, false, ExportFormat::Txt, "habilidades"),
        (&one_skill, false, ExportFormat::Txt, ""),
        (&like_a_code, false, ExportFormat::Txt, "habilidades"),
        (&like_a_code, false, ExportFormat::Csv, ""),
    ] {
        let found = losses(&Exported { has_image, ..exported(question) }, format);
        assert_eq!(found.into_iter().map(Loss::slug).collect::<Vec<_>>().join(" "), lost, "{format:?}");
    }
    let draft = Exported { status: Status::Rascunho, ..exported(&one_skill) };
    assert_eq!(losses(&draft, ExportFormat::Txt), [Loss::Status]);
    assert_eq!(losses(&draft, ExportFormat::Csv), []);
}
