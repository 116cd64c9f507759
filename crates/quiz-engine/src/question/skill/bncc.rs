use std::str::FromStr;

/// A code of the BNCC, by its grammar: `EF05MA07`, `EM13MAT101`, `EI03EO01`. Whether a skill has it is not asked.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BnccCode(Box<str>);

/// Years and blocks of years of the ensino fundamental.
const YEARS: [&str; 15] =
    ["01", "02", "03", "04", "05", "06", "07", "08", "09", "12", "15", "35", "67", "69", "89"];
const COMPONENTS: [&str; 9] = ["AR", "CI", "EF", "ER", "GE", "HI", "LI", "LP", "MA"];

impl BnccCode {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for BnccCode {
    type Err = &'static str;

    /// In capitals or not, with spaces or in brackets, as they stand in plans: `(ef05ma07)`.
    fn from_str(text: &str) -> Result<Self, &'static str> {
        let bare = text.trim().trim_start_matches('(').trim_end_matches(')');
        let code: String = bare.split_whitespace().collect::<String>().to_uppercase();
        if is_code(&code) {
            Ok(Self(code.into()))
        } else {
            Err("O código não tem a forma dos códigos da BNCC, como EF05MA07 ou EM13MAT101.")
        }
    }
}

/// Read by position: `EF` begins the codes of a stage, and is a component too.
fn is_code(code: &str) -> bool {
    let number =
        |text: &str, digits: usize| text.len() == digits && text.bytes().all(|it| it.is_ascii_digit());
    let parts = |stage: usize, component: usize| {
        Some((code.get(..stage)?, code.get(stage..component)?, code.get(component..)?))
    };
    let infantil = || {
        parts(4, 6).is_some_and(|(stage, field, rest)| {
            let fields =
                ["EO", "CG", "TS", "EF", "ET"].contains(&field) && ["EI01", "EI02", "EI03"].contains(&stage);
            (fields || stage == "EI03" && field == "CO") && number(rest, 2)
        })
    };
    let fundamental = || {
        parts(4, 6).is_some_and(|(stage, component, rest)| {
            let year = stage.strip_prefix("EF").filter(|year| YEARS.contains(year));
            let computing =
                |year: &str| component == "CO" && (year.starts_with('0') || ["15", "69"].contains(&year));
            year.is_some_and(|year| COMPONENTS.contains(&component) || computing(year)) && number(rest, 2)
        })
    };
    let medio = || {
        code.strip_prefix("EM13").is_some_and(|rest| {
            let areas = ["LGG", "MAT", "CNT", "CHS"].into_iter().map(|area| (area, 3));
            areas
                .chain([("LP", 2), ("CO", 2)])
                .any(|(area, digits)| rest.strip_prefix(area).is_some_and(|rest| number(rest, digits)))
        })
    };
    infantil() || fundamental() || medio()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_the_form_of_its_stage() {
        for (typed, code) in [
            ("EF05MA07", "EF05MA07"),
            (" (ef 35 lp 04) ", "EF35LP04"),
            ("EF12EF01", "EF12EF01"),
            ("EF89AR02", "EF89AR02"),
            ("EF69CO05", "EF69CO05"),
            ("EI02TS01", "EI02TS01"),
            ("EI03CO11", "EI03CO11"),
            ("EM13MAT101", "EM13MAT101"),
            ("EM13LP01", "EM13LP01"),
            ("EM13CO26", "EM13CO26"),
        ] {
            assert_eq!(typed.parse::<BnccCode>().unwrap().as_str(), code, "{typed}");
        }
        for wrong in [
            "",
            "D12",
            "EF05",
            "EF05MA7",
            "EF05MA077",
            "EF10MA01",
            "EF00MA01",
            "EF05XX01",
            "EF12CO01",
            "EI01CO01",
            "EI04EO01",
            "EM13MAT10",
            "EM13MA101",
            "EM12MAT101",
            "EM13LP001",
            "EF05MA0７",
            "EFéMA01",
            "EF05MA07 EF05MA08",
        ] {
            assert!(wrong.parse::<BnccCode>().is_err(), "{wrong}");
        }
    }
}
