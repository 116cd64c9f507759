//! Fair files of each format: the invented ones, what we write, and workbooks.

use std::fs;

use application::spreadsheet::{SpreadsheetWriter, WrittenSheet};
use kernel::Stage;
use office_files::{Limits, Workbooks, open};
use quiz_engine::formats::{self, ExportFormat, Exported, Written};
use quiz_engine::question::{QuestionData, Status, SubjectContext};

pub const FORMATS: [&str; 6] = ["txt", "csv", "xlsx", "gift", "aiken", "moodle"];

pub struct Corpus {
    pub format: &'static str,
    pub files: Vec<Vec<u8>>,
}

const INVENTED: [(&str, &str); 6] = [
    ("txt", "banco.txt"),
    ("csv", "banco.csv"),
    ("csv", "niveis_excel.csv"),
    ("gift", "moodle.gift.txt"),
    ("aiken", "moodle.aiken.txt"),
    ("moodle", "moodle.xml"),
];

pub fn all() -> Vec<Corpus> {
    let invented = INVENTED.map(|(format, name)| {
        (format, fs::read(test_files::invented(&format!("questions/{name}"))).unwrap())
    });
    let questions: Vec<QuestionData> = invented.iter().flat_map(|(_, bytes)| taken(bytes)).collect();
    let exported = questions.iter().map(|data| Exported { data, status: Status::Ativa, has_image: false });
    let questions: Vec<_> = exported.collect();
    let written = |format| match formats::write(format, &questions) {
        Written::Text(text) => vec![text.into_bytes()],
        Written::Table(lines) => {
            let text = Workbooks.text(&lines);
            let sheet = WrittenSheet { name: "Questões".to_owned(), lines };
            vec![text, Workbooks.workbook(&[sheet]).unwrap()]
        }
    };
    let all = FORMATS.map(|format| {
        let mut files: Vec<_> =
            invented.iter().filter(|(known, _)| *known == format).map(|(_, bytes)| bytes.clone()).collect();
        match format {
            "xlsx" => files.extend(written(ExportFormat::Csv).into_iter().skip(1)),
            "csv" => files.extend(written(ExportFormat::Csv).into_iter().take(1)),
            _ => files.extend(format.parse::<ExportFormat>().into_iter().flat_map(&written)),
        }
        Corpus { format, files }
    });
    all.into()
}

fn taken(bytes: &[u8]) -> Vec<QuestionData> {
    let opened = open("questoes", bytes, formats::is_table, &Limits::QUESTIONS).unwrap();
    let of = SubjectContext::of("Matemática", Stage::AnosFinais);
    let reading = formats::read(&opened.contents, of).unwrap();
    reading.questions.into_iter().filter_map(|question| question.outcome.ok()).collect()
}
