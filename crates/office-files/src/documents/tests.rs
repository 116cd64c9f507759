use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;

use super::*;
use crate::testing::zip;

fn look(name: &str, bytes: &[u8]) -> Result<MediaType, NoDocument> {
    Looker.look(name, bytes).map(|file| file.kind)
}

fn pdf(body: &str) -> Vec<u8> {
    format!("%PDF-1.7\n1 0 obj\n<< /Type /Catalog {body} >>\nendobj\n%%EOF").into_bytes()
}

/// With objects in a compressed part.
fn packed(objects: &str, filter: &str) -> Vec<u8> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
    packed.write_all(objects.as_bytes()).unwrap();
    let mut bytes =
        format!("%PDF-1.7\n7 0 obj\n<< /Type /ObjStm /Filter {filter} >>\nstream\r\n").into_bytes();
    bytes.extend(packed.finish().unwrap());
    bytes.extend(b"\nendstream\nendobj\n%%EOF");
    bytes
}

fn office(part: &str, more: &[&str], types: &str) -> Vec<u8> {
    let mut parts: Vec<(&str, &[u8])> = vec![("[Content_Types].xml", types.as_bytes()), (part, b"<x/>")];
    parts.extend(more.iter().map(|part| (*part, &b"x"[..])));
    zip(&parts)
}

fn open_document(kind: &str, more: &[&str]) -> Vec<u8> {
    let mime = format!("application/vnd.oasis.opendocument.{kind}");
    let mut parts: Vec<(&str, &[u8])> = vec![("mimetype", mime.as_bytes()), ("content.xml", b"<x/>")];
    parts.extend(more.iter().map(|part| (*part, &b"x"[..])));
    zip(&parts)
}

#[test]
fn a_document_is_what_its_bytes_are() {
    let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
    for (name, bytes, kind) in [
        ("lista.pdf", pdf(""), MediaType::Pdf),
        ("lista.PDF", packed("<< /S /GoTo >>", "/FlateDecode"), MediaType::Pdf),
        ("foto.png", png.to_vec(), MediaType::Png),
        ("foto.jpeg", b"\xff\xd8\xff\xe0".to_vec(), MediaType::Jpeg),
        ("ata.docx", office("word/document.xml", &["word/embeddings/tabela.xlsx"], ""), MediaType::Docx),
        ("faltas.xlsx", office("xl/workbook.xml", &[], ""), MediaType::Xlsx),
        ("reuniao.pptx", office("ppt/presentation.xml", &[], ""), MediaType::Pptx),
        ("ata.odt", open_document("text", &[]), MediaType::Odt),
        ("faltas.ods", open_document("spreadsheet", &[]), MediaType::Ods),
        ("reuniao.odp", open_document("presentation", &[]), MediaType::Odp),
        ("sem ponto", pdf(""), MediaType::Pdf),
    ] {
        assert_eq!(look(name, &bytes), Ok(kind), "{name}");
    }
}

#[test]
fn a_file_that_is_not_what_its_name_says_is_refused() {
    let refused = look("lista.pdf", b"\x89PNG\r\n\x1a\n").unwrap_err();
    let sentence = "O nome do arquivo termina em .pdf, mas por dentro é outra coisa: imagem PNG. Salve-o de novo com o nome certo antes de enviar.";
    assert_eq!(refused.to_string(), sentence);
    for (name, bytes) in [
        ("fatura.pdf.exe", pdf("")),
        ("ata.docx", office("xl/workbook.xml", &[], "")),
        ("foto.png", b"\xff\xd8\xff".to_vec()),
    ] {
        assert!(matches!(look(name, &bytes), Err(NoDocument::NotItsName { .. })), "{name}");
    }
    for bytes in [
        b"".to_vec(),
        b"MZ\x90".to_vec(),
        b"<html>".to_vec(),
        zip(&[("a.txt", b"x")]),
        open_document("chart", &[]),
    ] {
        assert_eq!(look("x", &bytes), Err(NoDocument::OtherKind));
    }
    assert_eq!(look("ata.docx", b"PK\x03\x04rest"), Err(NoDocument::Broken));
}

#[test]
fn a_pdf_that_does_more_than_be_read_is_refused() {
    for body in [
        "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>",
        "/OpenAction << /S /J#61vaScr#69pt /JS (x) >>",
        "/AA << /O << /S /Launch /F (cmd.exe) >> >>",
        "/Names << /EmbeddedFiles << >> >>",
        "/S /#4caunch",
    ] {
        assert_eq!(look("x.pdf", &pdf(body)), Err(NoDocument::ActivePdf), "{body}");
        assert_eq!(look("x.pdf", &packed(body, "/FlateDecode")), Err(NoDocument::ActivePdf), "{body}");
    }
    assert_eq!(look("x.pdf", &pdf("/Encrypt 5 0 R")), Err(NoDocument::LockedPdf));
    for filter in ["[/ASCIIHexDecode /FlateDecode]", "/LZWDecode", "[/ASCII#38#35Decode]"] {
        assert_eq!(look("x.pdf", &packed("", filter)), Err(NoDocument::LockedPdf), "{filter}");
    }
}

#[test]
fn a_pdf_that_swells_is_put_down_and_a_name_between_two_parts_is_seen() {
    let swollen = packed(&"0".repeat(100_000), "/FlateDecode");
    assert_eq!(pdf::look_within(&swollen, 99_999), Err(NoDocument::LockedPdf));
    assert_eq!(pdf::look_within(&swollen, 100_000), Ok(()));
    for before in 65_520..65_545 {
        let hidden = format!("{}/L#61unch", "0".repeat(before));
        assert_eq!(look("x.pdf", &packed(&hidden, "/FlateDecode")), Err(NoDocument::ActivePdf), "{before}");
    }
}

#[test]
fn office_files_with_programs_are_refused() {
    let of_word = "application/vnd.ms-word.document.macroEnabled.main+xml";
    for (bytes, refusal) in [
        (office("word/document.xml", &["word/vbaProject.bin"], ""), NoDocument::Macros),
        (office("word/document.xml", &[], of_word), NoDocument::Macros),
        (office("xl/workbook.xml", &["xl/macrosheets/sheet1.xml"], ""), NoDocument::Macros),
        (open_document("text", &["Basic/Standard/Module1.xml"]), NoDocument::Macros),
        (open_document("text", &["Scripts/python/x.py"]), NoDocument::Macros),
        (office("word/document.xml", &["word/embeddings/oleObject1.bin"], ""), NoDocument::Embedded),
        (office("word/document.xml", &["word/activeX/activeX1.xml"], ""), NoDocument::Embedded),
        (office("ppt/presentation.xml", &["ppt/media/jogo.exe"], ""), NoDocument::Embedded),
    ] {
        assert_eq!(look("x", &bytes), Err(refusal));
    }
}
