//! What an action is to move: the index, a subject, or the approval of a stage.

use kernel::{Decimal, Grade, Invalid, Stage, words};

words! {
    /// What is measured.
    pub enum IndicatorKind {
        Index = "indice",
        Lp = "lp",
        Mt = "mt",
        /// The approval of all grades.
        Approval = "aprovacao",
        /// The approval of one grade.
        Grade = "grade",
    }
    /// A text that names none.
    pub struct UnknownIndicator = "Escolha o indicador.";
}

impl IndicatorKind {
    /// The end of its scale.
    const fn most(self) -> i64 {
        match self {
            Self::Index => 10,
            Self::Lp | Self::Mt => 500,
            Self::Approval | Self::Grade => 100,
        }
    }
}

/// What is measured, of a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Measured {
    Index,
    Lp,
    Mt,
    Approval,
    Grade(Grade),
}

impl Measured {
    pub const fn kind(self) -> IndicatorKind {
        match self {
            Self::Index => IndicatorKind::Index,
            Self::Lp => IndicatorKind::Lp,
            Self::Mt => IndicatorKind::Mt,
            Self::Approval => IndicatorKind::Approval,
            Self::Grade(_) => IndicatorKind::Grade,
        }
    }

    pub const fn grade(self) -> Option<Grade> {
        match self {
            Self::Grade(grade) => Some(grade),
            _ => None,
        }
    }

    /// `None` of one grade that is not said.
    pub const fn of(kind: IndicatorKind, grade: Option<Grade>) -> Option<Self> {
        match (kind, grade) {
            (IndicatorKind::Index, _) => Some(Self::Index),
            (IndicatorKind::Lp, _) => Some(Self::Lp),
            (IndicatorKind::Mt, _) => Some(Self::Mt),
            (IndicatorKind::Approval, _) => Some(Self::Approval),
            (IndicatorKind::Grade, Some(grade)) => Some(Self::Grade(grade)),
            (IndicatorKind::Grade, None) => None,
        }
    }

    /// "Aprovação no 6º ano".
    pub fn label(self) -> String {
        match self {
            Self::Index => "IDEB".to_owned(),
            Self::Lp => "Língua Portuguesa".to_owned(),
            Self::Mt => "Matemática".to_owned(),
            Self::Approval => "Aprovação".to_owned(),
            Self::Grade(grade) if grade.stage == Stage::EnsinoMedio => {
                format!("Aprovação na {}", grade.label())
            }
            Self::Grade(grade) => format!("Aprovação no {}", grade.label()),
        }
    }
}

/// From where an action is to lead its measure, and to where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Indicator {
    pub measured: Measured,
    pub stage: Stage,
    pub baseline: Decimal<2>,
    /// Above the baseline, on the scale.
    pub target: Decimal<2>,
    /// The edition that the baseline stands on.
    pub year: Option<i16>,
}

impl Indicator {
    pub fn rise(&self) -> Decimal<2> {
        self.target - self.baseline
    }

    /// "Matemática, Anos Finais: de 262,70 para 265,28".
    pub fn written(&self) -> String {
        let (from, to) = (self.baseline.with_comma(), self.target.with_comma());
        format!("{}, {}: de {from} para {to}", self.measured.label(), self.stage)
    }
}

/// An indicator as typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct IndicatorForm<'a> {
    /// The kind's slug.
    pub kind: &'a str,
    /// The stage's slug.
    pub stage: &'a str,
    /// The grade's name, of one grade: "6º ano".
    pub grade: &'a str,
    pub baseline: &'a str,
    pub target: &'a str,
    pub year: Option<i64>,
}

impl IndicatorForm<'_> {
    /// Refuses by the fields `indicator.kind` to `indicator.year`.
    pub fn parse(self) -> Result<Indicator, Invalid> {
        let mut invalid = Invalid::default();
        let kind = self.kind.parse::<IndicatorKind>().map_err(|error| error.to_string());
        let kind = invalid.gather("indicator.kind", kind);
        let stage =
            invalid.gather("indicator.stage", self.stage.parse::<Stage>().map_err(|_| "Escolha a etapa."));
        let grade = stage.and_then(|stage| stage.grade(self.grade));
        if let (Some(IndicatorKind::Grade), Some(stage), None) = (kind, stage, grade) {
            invalid.add("indicator.grade", format!("Escolha {} da etapa.", stage.one_grade()));
        }
        let baseline = invalid.gather("indicator.baseline", on_scale(kind, self.baseline));
        let target = invalid.gather("indicator.target", on_scale(kind, self.target));
        if let (Some(baseline), Some(target)) = (baseline, target)
            && target <= baseline
        {
            invalid.add("indicator.target", "O alvo deve ficar acima do ponto de partida.");
        }
        let year = self.year.map(edition).transpose();
        let year = invalid.gather("indicator.year", year);
        let measured = kind.and_then(|kind| Measured::of(kind, grade));
        match (measured, stage, baseline, target, year) {
            (Some(measured), Some(stage), Some(baseline), Some(target), Some(year)) if invalid.is_empty() => {
                Ok(Indicator { measured, stage, baseline, target, year })
            }
            _ => Err(invalid),
        }
    }
}

fn on_scale(kind: Option<IndicatorKind>, typed: &str) -> Result<Decimal<2>, String> {
    let value = Decimal::<2>::parse(typed).map_err(|error| error.to_string())?;
    let most = kind.map_or(500, IndicatorKind::most);
    if (0..=most * Decimal::<2>::ONE).contains(&value.units()) {
        Ok(value)
    } else {
        Err(format!("Informe de 0 a {most}."))
    }
}

fn edition(year: i64) -> Result<i16, &'static str> {
    let year = i16::try_from(year).ok().filter(|year| (2005..=2099).contains(year) && year % 2 == 1);
    year.ok_or("O IDEB é de anos ímpares: informe uma edição de 2005 em diante.")
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: IndicatorForm<'_> = IndicatorForm {
        kind: "grade",
        stage: "anos_finais",
        grade: "6º ano",
        baseline: "93,4",
        target: "96.5",
        year: Some(2023),
    };

    #[test]
    fn an_indicator_leads_upwards_on_its_scale() {
        let parsed = FORM.parse().unwrap();
        assert_eq!(parsed.rise().to_string(), "3.10");
        assert_eq!(parsed.written(), "Aprovação no 6º ano, Anos Finais: de 93,40 para 96,50");
        let no_number = "Informe um número, como 94,5";
        for (form, expected) in [
            (IndicatorForm { kind: "", ..FORM }, &[("indicator.kind", "Escolha o indicador.")][..]),
            (IndicatorForm { stage: "x", ..FORM }, &[("indicator.stage", "Escolha a etapa.")]),
            (IndicatorForm { grade: "5º ano", ..FORM }, &[("indicator.grade", "Escolha um ano da etapa.")]),
            (IndicatorForm { target: "100,01", ..FORM }, &[("indicator.target", "Informe de 0 a 100.")]),
            (
                IndicatorForm { kind: "indice", target: "10,1", baseline: "5", ..FORM },
                &[("indicator.target", "Informe de 0 a 10.")],
            ),
            (
                IndicatorForm { target: "93,40", ..FORM },
                &[("indicator.target", "O alvo deve ficar acima do ponto de partida.")],
            ),
            (
                IndicatorForm { baseline: "", target: "NaN", ..FORM },
                &[("indicator.baseline", no_number), ("indicator.target", no_number)],
            ),
            (
                IndicatorForm { year: Some(1990), ..FORM },
                &[("indicator.year", "O IDEB é de anos ímpares: informe uma edição de 2005 em diante.")],
            ),
            (
                IndicatorForm { year: Some(2024), ..FORM },
                &[("indicator.year", "O IDEB é de anos ímpares: informe uma edição de 2005 em diante.")],
            ),
        ] {
            assert_eq!(form.parse().unwrap_err().fields().collect::<Vec<_>>(), expected, "{form:?}");
        }
        let points = IndicatorForm { kind: "mt", grade: "", target: "300", ..FORM }.parse().unwrap();
        assert_eq!(points.measured, Measured::Mt);
    }
}
