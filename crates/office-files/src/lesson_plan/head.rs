//! What a plan begins with: its title, and who teaches it to whom.

use docx_rs::{TableCell, TableRow};
use lesson_planning::plan::PlanStatus;
use lesson_planning::plan::seen::PlanSeen;

use super::body::Body;
use super::tables::{WIDTH, cell, shaded, table};
use super::text::Style;

const LABEL: usize = 1500;
const VALUE: usize = WIDTH / 2 - LABEL;
const COLUMNS: [usize; 4] = [LABEL, VALUE, LABEL, VALUE];

/// For whom or when, where nobody said it yet.
const OPEN: &str = "A definir";

impl Body {
    pub fn head(self, seen: &PlanSeen) -> Self {
        let (about, notice) = (&seen.plan.about, seen.plan.origin.notice());
        let minutes = about.duration.get();
        let duration = format!("{minutes} {}", if minutes == 1 { "minuto" } else { "minutos" });
        let day = about.day.map_or_else(|| OPEN.to_owned(), |day| day.date().format("%d/%m/%Y").to_string());
        let class = seen.class_name.as_deref().unwrap_or(OPEN);
        let rows = vec![
            row([("Disciplina", about.discipline.label()), ("Série/Ano", &about.grade.label())]),
            row([("Duração", &duration), ("Data", &day)]),
            row([("Professor(a)", &seen.author_name), ("Turma", class)]),
            TableRow::new(vec![label("Situação"), value(WIDTH - LABEL, &status(seen)).grid_span(3)])
                .cant_split(),
        ];
        let body = self.paragraph(Style::Title.of(about.title.as_str())).table(table(&COLUMNS, rows));
        if notice.is_empty() { body } else { body.paragraph(Style::Notice.of(notice)) }
    }
}

fn row(pairs: [(&str, &str); 2]) -> TableRow {
    let cells = pairs.into_iter().flat_map(|(name, text)| [label(name), value(VALUE, text)]);
    TableRow::new(cells.collect()).cant_split()
}

fn label(name: &str) -> TableCell {
    shaded(cell(LABEL, Style::CellLabel.of(name)))
}

fn value(width: usize, text: &str) -> TableCell {
    cell(width, Style::Cell.of(text))
}

fn status(seen: &PlanSeen) -> String {
    let label = seen.plan.status.label();
    match (seen.plan.status, &seen.judged_by_name) {
        (PlanStatus::Approved, Some(name)) => format!("{label} por {name}"),
        _ => label.to_owned(),
    }
}
