use std::io::Write as _;

use application::files::NoDocument::{self, ActivePdf, Broken, LockedPdf, UncheckedPdf};
use flate2::Compression;
use flate2::write::ZlibEncoder;

use super::{look, look_within};
use crate::testing::{pdf, pdf_of as file};

fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
    packed.write_all(bytes).unwrap();
    packed.finish().unwrap()
}

fn stream(dictionary: &str, bytes: &[u8]) -> Vec<u8> {
    [format!("<< {dictionary} >>\nstream\r\n").as_bytes(), bytes, b"\nendstream"].concat()
}

/// A file with these objects packed, as number 6.
fn packed(objects: &str, dictionary: &str) -> Vec<u8> {
    file(&[b"<< /Type /Catalog >>", &stream(dictionary, &deflated(format!("6 0 {objects}").as_bytes()))])
}

const PLAIN: &str = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode";

#[test]
fn pdfs_that_are_read_pass() {
    for (name, bytes) in [
        ("one object", pdf("")),
        ("a page to open at", pdf("/OpenAction [3 0 R /FitH 800]")),
        ("a page to open at, as an action", pdf("/OpenAction << /S /GoTo /D [3 0 R /Fit] >>")),
        ("packed", packed("<< /S /GoTo >>", PLAIN)),
        ("packed, as a list", packed("<<>>", "/Type/ObjStm/First 4/N 1/Filter[/FlateDecode]/Length 9")),
        (
            "a link, an outline and a page to open at",
            file(&[
                b"<< /OpenAction 2 0 R /Outlines 4 0 R >>",
                b"<< /S /GoTo /D [3 0 R /Fit] >>",
                b"<< /Type /Page /Annots [ << /A << /S /URI /URI (https://inep.gov.br) >> >> ] >>",
                b"<< /First 5 0 R /Next 6 0 R >>",
            ]),
        ),
        (
            "a packed table",
            packed("<<>>", "/Type /XRef /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 5 >>"),
        ),
        (
            "a picture",
            file(&[b"<<>>", &stream("/Subtype /Image /Filter /DCTDecode", b"\xff\xd8/AA obj << \xff")]),
        ),
        // No object lies in it.
        ("a page's drawing", file(&[b"<<>>", &stream("/Filter [/ASCII85Decode /LZWDecode]", b"J..)6T~>")])),
    ] {
        assert_eq!(look(&bytes), Ok(()), "{name}");
    }
}

#[test]
fn a_pdf_that_does_more_than_be_read_is_refused() {
    for said in [
        "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>",
        "/OpenAction << /S /J#61vaScr#69pt /JS (x) >>",
        "/AA << /O << /S /Launch /F (cmd.exe) >> >>",
        "/Names << /EmbeddedFiles << >> >>",
        "/S /#4caunch",
        "/S/GoToR/F(\\\\\\\\servidor\\\\x)",
        "/AcroForm << /XFA 3 0 R >>",
        "/OpenAction << /S /URI /URI (https://x.example) >>",
        "/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 7 0 R >>",
        "/AA<</O<</S/URI/URI(https://x.example)>>>>",
    ] {
        assert_eq!(look(&pdf(said)), Err(ActivePdf), "{said}");
        assert_eq!(look(&packed(&format!("<< {said} >>"), PLAIN)), Err(ActivePdf), "{said}");
    }
    assert_eq!(look(&pdf("/Encrypt 5 0 R")), Err(LockedPdf));
}

/// A page with a link, and what else there is.
fn linked(action: &str, object: &str) -> Vec<u8> {
    let page = format!("<< /Type /Page /Annots [ << /Subtype /Link /A << {action} >> >> ] >>");
    file(&[b"<< /Type /Catalog >>", page.as_bytes(), object.as_bytes()])
}

#[test]
fn a_link_that_opens_other_than_the_web_or_mail_is_refused() {
    for (action, object, outcome) in [
        ("/S /URI /URI (https://inep.gov.br)", "<<>>", Ok(())),
        ("/URI (mailto:escola@exemplo.org) /S /URI", "<<>>", Ok(())),
        ("/S/URI/URI<687474703A2F2F>", "<<>>", Ok(())),
        ("/S /URI /URI 3 0 R", "(https://inep.gov.br)", Ok(())),
        ("/S /URI /URI 9 0 R", "<<>>", Ok(())),
        ("/S /URI /URI (javascript:alert(1))", "<<>>", Err(ActivePdf)),
        ("/URI(javascript:alert(1))/S/URI", "<<>>", Err(ActivePdf)),
        ("/S /URI /UR#49\t%\n<6A61 76617363726970743A>", "<<>>", Err(ActivePdf)),
        ("/S /URI /URI (java\\nscript:x)", "<<>>", Err(ActivePdf)),
        ("/S /URI /URI (file:///C:/x.exe)", "<<>>", Err(ActivePdf)),
        ("/S /URI /URI 3 0 R", "(javascript:x)", Err(ActivePdf)),
        ("/S /URI /URI 3 0 R", "<6A733A>", Err(ActivePdf)),
        // One that stands in yet another object.
        ("/S /URI /URI 3 0 R", "4 0 R", Err(ActivePdf)),
    ] {
        assert_eq!(look(&linked(action, object)), outcome, "{action} {object}");
        let lies_packed = packed(&format!("<< {action} >>"), PLAIN);
        if object == "<<>>" {
            assert_eq!(look(&lies_packed), outcome, "{action}");
        }
    }
    let packed_text = stream(PLAIN, &deflated(b"6 0 (javascript:x)"));
    assert_eq!(look(&file(&[b"<< /S /URI /URI 6 0 R >>", &packed_text])), Err(ActivePdf));
    let mut hidden = b"%PDF-1.4\n9%\n0 obj (javascript:x) endobj\n".to_vec();
    hidden.extend(&pdf("/S /URI /URI 9 0 R")[9..]);
    assert_eq!(look(&hidden), Err(ActivePdf));
    assert_eq!(look(&pdf("/URI << /Base (https://inep.gov.br/) >>")), Ok(()));
    assert_eq!(look(&pdf("/URI << /Base (javascript:) >>")), Err(ActivePdf));
    for (base, outcome) in [("https://inep.gov.br/", Ok(())), ("javascript:", Err(ActivePdf))] {
        let base = format!("<< /Base ({base}) >>");
        assert_eq!(look(&file(&[b"<< /URI 2 0 R >>", base.as_bytes()])), outcome, "{base}");
    }
    // Strings without an end are not read over and over.
    assert_eq!(look(&pdf(&"/URI (a".repeat(100_000))), Err(UncheckedPdf));
}

#[test]
fn an_address_that_opens_by_itself_is_found_where_it_lies() {
    let address = "<< /S /URI /URI (https://x.example) >>";
    for opens in ["/OpenAction 2 0 R", "/OpenAction 02 0 R", "/AA 2 0 R", "/AA << /WC 2 0 R >>"] {
        let catalog = format!("<< {opens} >>");
        assert_eq!(look(&file(&[catalog.as_bytes(), address.as_bytes()])), Err(ActivePdf), "{opens}");
        let numbered = opens.replace("2 0 R", "6 0 R");
        let lies_packed = stream(PLAIN, &deflated(format!("6 0 {address}").as_bytes()));
        let bytes = file(&[format!("<< {numbered} >>").as_bytes(), &lies_packed]);
        assert_eq!(look(&bytes), Err(ActivePdf), "{opens}");
    }
    // Its number is hidden behind a comment.
    let mut bytes = b"%PDF-1.4\n2%\n0 obj << /S /URI >> endobj\n".to_vec();
    bytes.extend(&pdf("/OpenAction 2 0 R")[9..]);
    assert_eq!(look(&bytes), Err(ActivePdf));
}

#[test]
fn objects_packed_in_any_other_way_are_refused() {
    for dictionary in [
        "/Type /ObjStm /N 1 /First 4",
        "/Type /ObjStm /N 1 /First 4 /Filter /AHx",
        "/Type /ObjStm /N 1 /First 4 /Filter /A85",
        "/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode",
        "/Type /ObjStm /N 1 /First 4 /Filter [/ASCII#38#35Decode]",
        "/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]",
        "/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]",
        "/Type /ObjStm /N 1 /First 4 /Filter 7 0 R",
        "/Type /ObjStm /N 1 /First 4 /Filter [7 0 R]",
        "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Filter /AHx",
        "/Type /ObjStm /N 1 /First 4 /F#69lter /AHx",
        "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 8 >>",
        "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms 9 0 R",
        "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /F (outro.pdf)",
        "/Type /ObjStm /N 1 /First 7 0 R /Filter /FlateDecode",
        "/Type /ObjStm /N 1 /First 999 /Filter /FlateDecode",
        // Some readers take objects from it all the same.
        "/N 1 /First 4 /Filter /AHx",
        "/Type 8 0 R /N 1 /First 4 /Filter /AHx",
        // A word in a string, or behind a comment, is no object of its own.
        "/Filter /AHx /X (1 0 obj) /Type /ObjStm /N 1 /First 4",
        "/Type /ObjStm /N 1 /First 4 /X (\\)>> stream) /Filter /AHx",
        "/Type /ObjStm /N 1 /First 4\n%>> stream\n/Filter /AHx",
    ] {
        assert_eq!(look(&packed("<<>>", dictionary)), Err(UncheckedPdf), "{dictionary}");
    }
    let broken = file(&[b"<<>>", &stream(PLAIN, b"x\x9cno such bytes")]);
    assert_eq!(look(&broken), Err(UncheckedPdf));
}

#[test]
fn a_pdf_that_swells_is_put_down() {
    let swollen = packed(&"0".repeat(100_000 - 4), PLAIN);
    assert_eq!(look_within(&swollen, 99_999), Err(UncheckedPdf));
    assert_eq!(look_within(&swollen, 100_000), Ok(()));
    let bomb = packed(&"0".repeat(1_000_000), PLAIN);
    assert_eq!(look(&bomb), Err(UncheckedPdf), "{} bytes", bomb.len());
    // What holds no objects is left as it lies.
    let drawing = file(&[b"<<>>", &stream("/Filter /FlateDecode", &deflated(&vec![0; 1_000_000]))]);
    assert_eq!(look(&drawing), Ok(()));
    // Dictionaries within dictionaries are not read over and over.
    let nested = "1 0 obj << ".repeat(5_000);
    assert_eq!(look(&pdf(&nested)), Err(UncheckedPdf));
}

#[test]
fn a_file_without_a_table_and_an_end_is_no_pdf() {
    let whole = pdf("");
    let cut = |until: &[u8]| {
        let at = whole.windows(until.len()).position(|it| it == until).unwrap();
        whole[..at].to_vec()
    };
    for bytes in [
        b"%PDF-1.4<script>alert(1)</script>".to_vec(),
        b"%PDF-1.4 startxref 0\n%%EOF".to_vec(),
        cut(b"%%EOF"),
        cut(b"xref"),
    ] {
        assert_eq!(look(&bytes), Err::<(), NoDocument>(Broken));
    }
}
