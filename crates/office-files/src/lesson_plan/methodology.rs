//! The steps of a plan as a table, and what is to be minded below it.

use docx_rs::{Paragraph, Table, TableRow};
use lesson_planning::draft::{Part, RemarkLabel, Section, lacking, parts, steps, total};
use lesson_planning::plan::NewPlan;

use super::body::Body;
use super::tables::{WIDTH, cell, header, shaded, table};
use super::text::{Style, capital, exercises};

const MINUTES: usize = 1150;
const NAME: usize = 2350;
const COLUMNS: [usize; 3] = [MINUTES, NAME, WIDTH - MINUTES - NAME];

/// Characters of a step that stays on one page.
const SHORT: usize = 700;

impl Body {
    pub fn methodology(self, about: &NewPlan) -> Self {
        let parts = parts(&about.methodology);
        let steps_end =
            parts.iter().rposition(|part| matches!(part, Part::Step(_))).map_or(0, |last| last + 1);
        let (with_steps, after) = parts.split_at(steps_end);
        // What is to be minded stands below the steps, wherever it was typed; a break is where it is.
        let (inside, remarks): (Vec<_>, Vec<_>) = with_steps.iter().partition(|part| is_inside(part));
        let body = self.heading(Section::Methodology.label());
        let body = if inside.is_empty() { body } else { body.table(steps_table(&inside, about)) };
        remarks.into_iter().chain(after).fold(body, |body, part| match part {
            Part::Remark(remark) => {
                let body = body.paragraph(Style::Heading2.of(remark.label.label()));
                exercises(&remark.text).into_iter().fold(body, |body, text| body.texts(&capital(text)))
            }
            Part::Line(line) => body.texts(line),
            Part::Step(_) => body,
        })
    }
}

fn is_inside(part: &Part) -> bool {
    match part {
        Part::Step(_) | Part::Line(_) => true,
        Part::Remark(remark) => remark.label == RemarkLabel::Break,
    }
}

fn steps_table(inside: &[&Part], about: &NewPlan) -> Table {
    let names = ["Tempo", "Etapa", "O que o professor faz"];
    let names = COLUMNS.into_iter().zip(names).map(|(width, name)| cell(width, Style::CellLabel.of(name)));
    let mut rows = vec![header(names.collect())];
    rows.extend(inside.iter().map(|part| row(part)));
    rows.push(total_row(about));
    table(&COLUMNS, rows)
}

fn row(part: &Part) -> TableRow {
    match part {
        Part::Step(step) => {
            let minutes = format!("{}\u{a0}min", step.minutes);
            let [first, second, third] = COLUMNS;
            let row = TableRow::new(vec![
                cell(first, Style::CellStrong.of(&minutes)),
                cell(second, Style::Cell.of(&step.name)),
                cell(third, Style::Cell.of(&capital(&step.text))),
            ]);
            if step.text.chars().count() > SHORT { row } else { row.cant_split() }
        }
        Part::Remark(remark) => across(Style::Cell.of(&format!("{}: {}", remark.label.label(), remark.text))),
        // The name of what follows.
        Part::Line(line) => across(Style::CellStrong.of(line).keep_next(true)),
    }
}

fn across(paragraph: Paragraph) -> TableRow {
    TableRow::new(vec![shaded(cell(WIDTH, paragraph).grid_span(COLUMNS.len()))])
}

fn total_row(about: &NewPlan) -> TableRow {
    let steps = steps(&about.methodology);
    let duration = about.duration.get();
    let says = match lacking(&steps, about.duration) {
        0 => "Total, igual à duração do plano".to_owned(),
        lacks if lacks > 0 => format!("Total: faltam {lacks} min para a duração do plano, de {duration} min"),
        lacks => format!("Total: {} min além da duração do plano, de {duration} min", -lacks),
    };
    let [first, second, third] = COLUMNS;
    let cells = vec![
        cell(first, Style::CellStrong.of(&format!("{}\u{a0}min", total(&steps)))),
        cell(second + third, Style::CellStrong.of(&says)).grid_span(2),
    ];
    TableRow::new(cells.into_iter().map(shaded).collect()).cant_split()
}
