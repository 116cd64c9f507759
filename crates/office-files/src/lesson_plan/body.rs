//! What stands between the head of a plan and its quiz.

use docx_rs::{Docx, Paragraph, Table};
use lesson_planning::bncc::BnccSkill;
use lesson_planning::draft::Section;
use lesson_planning::plan::NewPlan;

use super::text::{Style, lines, numbered, point, run, strong};

/// A document that grows downwards.
pub struct Body(pub Docx);

impl Body {
    pub fn paragraph(self, paragraph: Paragraph) -> Self {
        Self(self.0.add_paragraph(paragraph))
    }

    pub fn table(self, table: Table) -> Self {
        Self(self.0.add_table(table))
    }

    /// A part of the plan.
    pub fn heading(self, name: &str) -> Self {
        self.paragraph(Style::Heading1.of(name))
    }

    /// Each line a paragraph, or what it was typed as: a point or a number of a list.
    pub fn texts(self, text: &str) -> Self {
        lines(text).iter().fold(self, |body, line| body.line(line, Style::Normal))
    }

    fn line(self, line: &str, otherwise: Style) -> Self {
        self.paragraph(match (point(line), numbered(line)) {
            (Some(text), _) => Style::ListBullet.of(text),
            (None, Some((number, text))) => Style::Numbered.of(&format!("{number}\t{text}")),
            (None, None) => otherwise.of(line),
        })
    }

    /// Several lines are a list, unless somebody made one of them; what a line with a colon begins is below it.
    fn points(self, text: &str) -> Self {
        let lines = lines(text);
        let is_list = lines.iter().any(|line| point(line).is_some() || numbered(line).is_some());
        let otherwise = if is_list || lines.len() < 2 { Style::Normal } else { Style::ListBullet };
        lines.iter().fold(self, |body, line| {
            body.line(line, if line.ends_with(':') { Style::Normal } else { otherwise })
        })
    }

    pub fn objectives(self, about: &NewPlan) -> Self {
        self.heading(Section::Objectives.label()).points(&about.objectives)
    }

    /// The codes in the plan's order, each with what the catalogue says of it.
    pub fn skills(self, about: &NewPlan, skills: &[BnccSkill]) -> Self {
        if about.codes.is_empty() {
            return self;
        }
        about.codes.iter().fold(self.heading("Alinhamento BNCC"), |body, code| {
            let paragraph = Style::Normal.empty().add_run(strong(code.as_str()));
            let known = skills.iter().find(|skill| skill.code == *code);
            body.paragraph(match known {
                Some(skill) => paragraph.add_run(run(&format!(" {}", lines(&skill.text).join(" ")))),
                None => paragraph,
            })
        })
    }

    /// A part of texts; nothing where there are none.
    pub fn part(self, name: &str, text: &str) -> Self {
        if lines(text).is_empty() { self } else { self.heading(name).texts(text) }
    }
}
