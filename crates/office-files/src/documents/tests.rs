use image::{DynamicImage, RgbImage};

use super::*;
use crate::pictures::hostile::{jpeg_header, png_header};
use crate::pictures::tests::{as_jpeg, as_png};
use crate::testing::{pdf, zip};

fn look(name: &str, bytes: &[u8]) -> Result<MediaType, NoDocument> {
    Looker.look(name, bytes).map(|file| file.kind)
}

fn dot() -> DynamicImage {
    RgbImage::new(1, 1).into()
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
    for (name, bytes, kind) in [
        ("lista.pdf", pdf(""), MediaType::Pdf),
        ("lista.PDF", pdf("/Lang (pt-BR)"), MediaType::Pdf),
        ("foto.png", as_png(dot()), MediaType::Png),
        ("foto.jpeg", as_jpeg(dot()), MediaType::Jpeg),
        ("ata.docx", office("word/document.xml", &["word/embeddings/tabela.xlsx"], ""), MediaType::Docx),
        ("faltas.xlsx", office("xl/workbook.xml", &[], ""), MediaType::Xlsx),
        ("reuniao.pptx", office("ppt/presentation.xml", &[], ""), MediaType::Pptx),
        ("ata.odt", open_document("text", &[]), MediaType::Odt),
        ("faltas.ods", open_document("spreadsheet", &[]), MediaType::Ods),
        ("reuniao.odp", open_document("presentation", &[]), MediaType::Odp),
        ("sem ponto", pdf(""), MediaType::Pdf),
        ("Ata 12.11", pdf(""), MediaType::Pdf),
        ("Relatório v1.2", pdf(""), MediaType::Pdf),
        ("a.", pdf(""), MediaType::Pdf),
        (".png", pdf(""), MediaType::Pdf),
    ] {
        assert_eq!(look(name, &bytes), Ok(kind), "{name}");
    }
}

#[test]
fn a_file_that_is_not_what_its_name_says_is_refused() {
    let refused = look("lista.pdf", &as_png(dot())).unwrap_err();
    let sentence = "O nome do arquivo termina em .pdf, mas por dentro é outra coisa: imagem PNG. Troque o fim do nome para .png e envie de novo.";
    assert_eq!(refused.to_string(), sentence);
    for (name, bytes) in [
        ("fatura.pdf.exe", pdf("")),
        ("ata.docx", office("xl/workbook.xml", &[], "")),
        ("foto.png", as_jpeg(dot())),
    ] {
        assert!(matches!(look(name, &bytes), Err(NoDocument::NotItsName { .. })), "{name}");
    }
    for bytes in
        [b"MZ\x90".to_vec(), b"<html>".to_vec(), zip(&[("a.txt", b"x")]), open_document("chart", &[])]
    {
        assert_eq!(look("x", &bytes), Err(NoDocument::OtherKind));
    }
    assert_eq!(look("ata.docx", b"PK\x03\x04rest"), Err(NoDocument::Broken));
}

#[test]
fn what_cannot_be_kept_says_what_to_do() {
    let old = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1rest";
    let locked: Vec<u8> =
        old.iter().copied().chain("EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes)).collect();
    for (name, bytes, sentence) in [
        (
            "ata.docx",
            &b""[..],
            "O arquivo está vazio. Abra-o no programa em que foi feito, confira o conteúdo, salve e envie de novo.",
        ),
        (
            "ata.doc",
            old,
            "O arquivo está no formato antigo do Word, .doc. Abra-o, salve como .docx e envie de novo.",
        ),
        (
            "FALTAS.XLS",
            old,
            "O arquivo está no formato antigo do Excel, .xls. Abra-o, salve como .xlsx e envie de novo.",
        ),
        (
            "aula.ppt",
            old,
            "O arquivo está no formato antigo do PowerPoint, .ppt. Abra-o, salve como .pptx e envie de novo.",
        ),
        (
            "ata.doc",
            b"{\\rtf1",
            "O arquivo está no formato antigo do Word, .doc. Abra-o, salve como .docx e envie de novo.",
        ),
        (
            "ata.docx",
            &locked,
            "O arquivo está protegido por senha e não pode ser conferido. Salve-o sem senha e envie de novo.",
        ),
        (
            "ata.docx",
            old,
            "O nome do arquivo termina em .docx, mas por dentro não é documento do Word: ele foi renomeado ou está danificado. Abra-o no programa em que foi feito, salve como .docx e envie de novo.",
        ),
        (
            "foto.jpg",
            b"\0\0\0\x18ftypheic",
            "O nome do arquivo termina em .jpg, mas por dentro não é imagem JPEG: ele foi renomeado ou está danificado. Abra-o no programa em que foi feito, salve como .jpg e envie de novo.",
        ),
    ] {
        assert_eq!(look(name, bytes).unwrap_err().to_string(), sentence, "{name}");
    }
    assert!(matches!(look("ata.doc", &pdf("")), Err(NoDocument::NotItsName { right: "pdf", .. })));
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

#[test]
fn an_office_file_that_reaches_out_is_refused() {
    let related = |kind: &str, more: &str| {
        let kind = format!("http://schemas.openxmlformats.org/officeDocument/2006/relationships/{kind}");
        format!("<Relationships><Relationship Type=\"{kind}\" Target=\"x\" {more}/></Relationships>")
    };
    let external = "TargetMode=\"External\"";
    for (part, text, outcome) in [
        ("word/_rels/document.xml.rels", related("hyperlink", external), Ok(MediaType::Docx)),
        ("word/_rels/settings.xml.rels", related("attachedTemplate", external), Err(NoDocument::Linked)),
        ("word/_rels/document.xml.rels", related("vbaProject", ""), Err(NoDocument::Macros)),
        ("word/embeddings/tabela.xlsm", String::new(), Err(NoDocument::Macros)),
        ("word/header1.xml", "<w:instrText>DDEAUTO cmd</w:instrText>".to_owned(), Err(NoDocument::Linked)),
        ("word/settings.xml", "<!DOCTYPE x [<!ENTITY a \"b\">]><x/>".to_owned(), Err(NoDocument::Broken)),
        ("word/../../x.xml", "<x/>".to_owned(), Err(NoDocument::Broken)),
    ] {
        let parts: [(&str, &[u8]); 3] =
            [("[Content_Types].xml", b""), ("word/document.xml", b"<x/>"), (part, text.as_bytes())];
        assert_eq!(look("ata.docx", &zip(&parts)), outcome, "{part}");
    }
}

#[test]
fn a_picture_has_a_header_and_a_size_that_can_be_shown() {
    for (bytes, outcome) in [
        (png_header(8_000, 5_000, 8, 2), Ok(MediaType::Png)),
        (jpeg_header(8_000, 5_000, 0xC0), Ok(MediaType::Jpeg)),
        (png_header(8_001, 5_000, 8, 2), Err(NoDocument::TooManyPixels)),
        (jpeg_header(50_000, 50_000, 0xC0), Err(NoDocument::TooManyPixels)),
        (png_header(2_000_000_000, 1, 1, 0), Err(NoDocument::TooManyPixels)),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(), Err(NoDocument::Broken)),
        (b"\xff\xd8\xff\xe0".to_vec(), Err(NoDocument::Broken)),
    ] {
        assert_eq!(look("x", &bytes), outcome);
    }
}
