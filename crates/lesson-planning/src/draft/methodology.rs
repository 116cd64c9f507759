//! The lines of a methodology: steps with their minutes, remarks with a label, and anything else as it stands.

use super::minutes::Minutes;

/// A line such as `10 min, Retomada: duas questões de memória.`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    pub minutes: u16,
    pub name: String,
    /// Empty where a line has no colon.
    pub text: String,
}

kernel::words! {
    /// What a remark after the steps is of.
    pub enum RemarkLabel {
        UsualMistakes = "erros_comuns",
        MoreTime = "mais_tempo",
        AlreadyKnows = "ja_sabe",
        Exercises = "exercicios",
        ForAll = "para_todos",
        Break = "pausa",
    }
}

impl RemarkLabel {
    /// As it begins a line, and as a heading on paper.
    pub const fn label(self) -> &'static str {
        match self {
            Self::UsualMistakes => "Erros comuns",
            Self::MoreTime => "Para quem precisa de mais tempo",
            Self::AlreadyKnows => "Para quem já sabe",
            Self::Exercises => "Exercícios e respostas",
            Self::ForAll => "Para incluir todos",
            Self::Break => "Pausa",
        }
    }
}

/// A line such as `Erros comuns: somar em vez de multiplicar.`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    pub label: RemarkLabel,
    pub text: String,
}

/// A line of a methodology. Nothing of a text is lost in them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    Step(Step),
    Remark(Remark),
    /// As somebody wrote it: the heading of a lesson, or a sentence.
    Line(String),
}

/// The lines of a text, empty ones left out.
pub fn parts(text: &str) -> Vec<Part> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(part).collect()
}

/// The steps alone.
pub fn steps(text: &str) -> Vec<Step> {
    parts(text)
        .into_iter()
        .filter_map(|part| if let Part::Step(step) = part { Some(step) } else { None })
        .collect()
}

/// The remarks alone.
pub fn remarks(text: &str) -> Vec<Remark> {
    let of = |part| if let Part::Remark(remark) = part { Some(remark) } else { None };
    parts(text).into_iter().filter_map(of).collect()
}

/// The minutes of all steps.
pub fn total(steps: &[Step]) -> u32 {
    steps.iter().map(|step| u32::from(step.minutes)).sum()
}

/// The minutes that steps lack to a duration; below 0: those that are too many.
pub fn lacking(steps: &[Step], duration: Minutes) -> i64 {
    i64::from(duration.get()) - i64::from(total(steps))
}

fn part(line: &str) -> Part {
    step(line)
        .map(Part::Step)
        .or_else(|| remark(line).map(Part::Remark))
        .unwrap_or_else(|| Part::Line(line.to_owned()))
}

/// `10 min, Retomada: texto`, as people vary it: `10 minutos - Retomada: texto`.
fn step(line: &str) -> Option<Step> {
    let digits = line.find(|it: char| !it.is_ascii_digit())?;
    let minutes = line[..digits].parse().ok()?;
    let rest = line[digits..].trim_start();
    let unit = ["minutos", "minuto", "min.", "min"].into_iter().find_map(|unit| rest.strip_prefix(unit))?;
    let told = unit.trim_start().strip_prefix([',', ':', '-', '–', '—'])?.trim();
    let (name, text) = told.split_once(':').unwrap_or((told, ""));
    (!name.trim().is_empty()).then(|| Step {
        minutes,
        name: name.trim().to_owned(),
        text: text.trim().to_owned(),
    })
}

fn remark(line: &str) -> Option<Remark> {
    let (name, text) = line.split_once(':')?;
    let label = RemarkLabel::ALL.into_iter().find(|label| label.label() == name.trim())?;
    Some(Remark { label, text: text.trim().to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "Aula 1 de 2 (20 min)\n\
        5 min, Retomada: duas questões, de memória: sem caderno.\n\
        15 minutos – Explicação: a receita de pão.\n\n\
        Pausa: guardar os cartões.\n\
        Aula 2 de 2 (10 min)\n\
        10 min, Quiz de saída\n\
        Erros comuns: somar em vez de multiplicar.\n\
        Para quem já sabe: escalas.\n\
        Dica: medir antes.";

    #[test]
    fn lines_are_steps_remarks_or_as_they_stand() {
        let step = |minutes, name: &str, text: &str| {
            Part::Step(Step { minutes, name: name.to_owned(), text: text.to_owned() })
        };
        let remark = |label, text: &str| Part::Remark(Remark { label, text: text.to_owned() });
        let line = |text: &str| Part::Line(text.to_owned());
        assert_eq!(
            parts(TEXT),
            [
                line("Aula 1 de 2 (20 min)"),
                step(5, "Retomada", "duas questões, de memória: sem caderno."),
                step(15, "Explicação", "a receita de pão."),
                remark(RemarkLabel::Break, "guardar os cartões."),
                line("Aula 2 de 2 (10 min)"),
                step(10, "Quiz de saída", ""),
                remark(RemarkLabel::UsualMistakes, "somar em vez de multiplicar."),
                remark(RemarkLabel::AlreadyKnows, "escalas."),
                line("Dica: medir antes."),
            ]
        );
        assert_eq!((steps(TEXT).len(), remarks(TEXT).len()), (3, 3));
    }

    #[test]
    fn what_only_begins_with_a_number_is_no_step() {
        for line in
            ["10 minas de carvão", "5 min", "min, Retomada: x", "99999999 min, Retomada: x", "3 min, : x", ""]
        {
            assert_eq!(steps(line), [], "{line}");
        }
    }

    #[test]
    fn steps_say_what_they_lack() {
        let minutes = |minutes: i64| Minutes::try_from(minutes).unwrap();
        assert_eq!(total(&steps(TEXT)), 30);
        assert_eq!(lacking(&steps(TEXT), minutes(50)), 20);
        assert_eq!(lacking(&steps(TEXT), minutes(30)), 0);
        assert_eq!(lacking(&steps(TEXT), minutes(20)), -10);
    }
}
