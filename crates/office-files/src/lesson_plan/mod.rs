//! Lesson plans as documents that Word and LibreOffice open.

mod body;
mod head;
mod methodology;
mod package;
mod quiz;
mod tables;
#[cfg(test)]
mod tests;
mod text;

use application::lessons::paper::{NoPaper, PlanPaper, PlanPapers};
use docx_rs::{Docx, Footer, Header, NumPages, PageMargin, PageNum};
use lesson_planning::draft::Section;

use self::body::Body;
use self::text::{Style, run};

/// A4, in twentieths of a point.
const PAGE: (u32, u32) = (11906, 16838);

/// 2 cm.
const MARGIN: i32 = 1134;

/// From an edge of the page to what stands in its margin.
const EDGE: i32 = 567;

/// Writes docx.
#[derive(Debug, Clone, Copy)]
pub struct PlanDocuments;

impl PlanPapers for PlanDocuments {
    fn docx(&self, paper: &PlanPaper) -> Result<Vec<u8>, NoPaper> {
        package::packed(written(paper), paper)
    }
}

fn written(paper: &PlanPaper) -> Docx {
    let PlanPaper { school, seen, skills } = paper;
    let (about, questions) = (&seen.plan.about, &seen.plan.questions);
    let body = Body(page(school))
        .head(seen)
        .objectives(about)
        .skills(about, skills)
        .part(Section::Content.label(), &about.content)
        .methodology(about)
        .part(Section::Resources.label(), &about.resources)
        .part(Section::Evaluation.label(), &about.evaluation)
        .part("Público-alvo", &about.audience)
        .part("Considerações da escola", &about.considerations)
        .quiz(questions)
        .answers(questions);
    body.0
}

/// An empty page of the school.
fn page(school: &str) -> Docx {
    let above = Style::Header.of(school).add_run(run("\tPlano de aula"));
    let below = Style::Footer.of("Página ").add_page_num(PageNum::new());
    let below = below.add_run(run(" de ")).add_num_pages(NumPages::new());
    let margins = PageMargin {
        top: MARGIN,
        left: MARGIN,
        bottom: MARGIN,
        right: MARGIN,
        header: EDGE,
        footer: EDGE,
        gutter: 0,
    };
    Docx::new()
        .page_size(PAGE.0, PAGE.1)
        .page_margin(margins)
        .header(Header::new().add_paragraph(above))
        .footer(Footer::new().add_paragraph(below))
}
