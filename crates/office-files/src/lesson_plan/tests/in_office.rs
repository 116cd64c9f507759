//! LibreOffice opens the document, where it is installed.

use std::path::Path;
use std::process::Command;

use application::lessons::paper::{PlanPaper, PlanPapers};

use super::full;
use crate::PlanDocuments;

fn converted(folder: &Path, paper: &PlanPaper) -> Option<Vec<u8>> {
    let file = folder.join("plano.docx");
    std::fs::write(&file, PlanDocuments.docx(paper).unwrap()).unwrap();
    let profile = format!("-env:UserInstallation=file://{}", folder.join("profile").display());
    let outcome = Command::new("soffice")
        .args([&profile, "--headless", "--convert-to", "pdf", "--outdir"])
        .arg(folder)
        .arg(&file)
        .output();
    match outcome {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        outcome => {
            let outcome = outcome.unwrap();
            assert!(outcome.status.success(), "{}", String::from_utf8_lossy(&outcome.stderr));
            Some(std::fs::read(folder.join("plano.pdf")).unwrap())
        }
    }
}

#[test]
fn libreoffice_makes_a_pdf_of_it() {
    let folder = tempfile::tempdir().unwrap();
    match converted(folder.path(), &full()) {
        None => eprintln!("skipped: no LibreOffice here"),
        Some(pdf) => assert!(pdf.starts_with(b"%PDF-") && pdf.len() > 10_000, "{} bytes", pdf.len()),
    }
}
