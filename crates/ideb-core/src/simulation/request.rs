//! A simulation as typed, in whichever mode.

use kernel::Invalid;

use crate::simulate::{OfficialRequest, QuickRequest, given, parse_stage};
use crate::simulation::name::SimulationName;
use crate::simulation::{Mode, Simulated};

/// A simulation as typed. Empty texts count as absent; what the mode does not ask for is not looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SimulationRequest<'a> {
    /// The quick one when absent.
    pub mode: Option<Mode>,
    /// The stage's slug; the quick mode may leave it open.
    pub stage: Option<&'a str>,
    pub target: Option<&'a str>,
    /// Of the quick mode.
    pub approval: Option<&'a str>,
    pub saeb: Option<&'a str>,
    /// Of the official mode.
    pub edition: Option<i64>,
    pub proficiency_lp: Option<&'a str>,
    pub proficiency_mt: Option<&'a str>,
    pub approval_by_grade: &'a [Option<String>],
}

impl SimulationRequest<'_> {
    /// Checks and calculates; refuses by the fields of [`QuickRequest`] and `stage`, or of [`OfficialRequest`].
    pub fn simulate(self) -> Result<Simulated, Invalid> {
        match self.mode.unwrap_or(Mode::Quick) {
            Mode::Quick => {
                let request = QuickRequest {
                    approval: self.approval.unwrap_or_default(),
                    saeb: self.saeb.unwrap_or_default(),
                    target: self.target,
                    stage: None,
                };
                request.simulate_of(given(self.stage).map(parse_stage).transpose())
            }
            Mode::Official => OfficialRequest {
                stage: self.stage.unwrap_or_default(),
                edition: self.edition,
                proficiency_lp: self.proficiency_lp.unwrap_or_default(),
                proficiency_mt: self.proficiency_mt.unwrap_or_default(),
                approval_by_grade: self.approval_by_grade,
                target: self.target,
            }
            .simulate(),
        }
    }

    /// What is saved, and what it is called where somebody said so; refuses also by the field `name`.
    pub fn named(self, name: Option<&str>) -> Result<(Simulated, Option<SimulationName>), Invalid> {
        match (self.simulate(), SimulationName::if_typed(name)) {
            (Ok(simulated), Ok(name)) => Ok((simulated, name)),
            (Ok(_), Err(sentence)) => Err(Invalid::field("name", sentence)),
            (Err(mut invalid), name) => {
                invalid.gather("name", name);
                Err(invalid)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Stage;

    use super::*;

    const QUICK: SimulationRequest<'_> = SimulationRequest {
        mode: None,
        stage: None,
        target: Some("5,1"),
        approval: Some("94,5"),
        saeb: Some("5,4"),
        edition: None,
        proficiency_lp: None,
        proficiency_mt: None,
        approval_by_grade: &[],
    };

    #[test]
    fn the_quick_mode_is_taken_unless_the_official_one_is_asked_for() {
        let rates = ["93.4", "93.7", "93.9", "95"].map(|rate| Some(rate.to_owned()));
        let both = SimulationRequest {
            stage: Some("anos_finais"),
            proficiency_lp: Some("260,84"),
            proficiency_mt: Some("258,94"),
            approval_by_grade: &rates,
            ..QUICK
        };
        for (mode, taken, ideb) in [
            (None, Mode::Quick, "5.10"),
            (Some(Mode::Quick), Mode::Quick, "5.10"),
            (Some(Mode::Official), Mode::Official, "5.01"),
        ] {
            let simulated = SimulationRequest { mode, ..both }.simulate().unwrap();
            assert_eq!((simulated.mode(), simulated.ideb.to_string().as_str()), (taken, ideb));
            assert_eq!(simulated.stage, Some(Stage::AnosFinais));
            assert_eq!(simulated.target.unwrap().to_string(), "5.10");
        }
    }

    #[test]
    fn the_quick_mode_may_leave_the_stage_open() {
        for stage in [None, Some(""), Some(" ")] {
            assert_eq!(SimulationRequest { stage, ..QUICK }.simulate().unwrap().stage, None, "{stage:?}");
        }
    }

    #[test]
    fn what_is_absent_is_refused_by_the_mode_and_all_failing_fields_are_gathered() {
        let nothing = SimulationRequest::default();
        for (request, fields) in [
            (nothing, &["approvalRate", "saebScore"][..]),
            (SimulationRequest { stage: Some("creche"), ..QUICK }, &["stage"]),
            (SimulationRequest { stage: Some("creche"), saeb: Some("11"), ..QUICK }, &["saebScore", "stage"]),
            (
                SimulationRequest { mode: Some(Mode::Official), ..nothing },
                &["proficiencyLp", "proficiencyMt", "stage"],
            ),
        ] {
            let refused = request.simulate().unwrap_err();
            assert_eq!(refused.fields().map(|(field, _)| field).collect::<Vec<_>>(), fields, "{request:?}");
        }
    }

    #[test]
    fn a_bad_name_is_refused_with_whatever_else_is_bad() {
        let (simulated, name) = QUICK.named(Some(" Mais 6  aprovados ")).unwrap();
        assert_eq!(
            (simulated.ideb.to_string().as_str(), name.unwrap().as_str()),
            ("5.10", "Mais 6 aprovados")
        );
        assert_eq!(QUICK.named(Some(" ")).unwrap().1, None);
        let fields = |request: SimulationRequest<'_>| {
            let refused = request.named(Some("?")).unwrap_err();
            refused.fields().map(|(field, _)| field).collect::<Vec<_>>()
        };
        assert_eq!(fields(QUICK), ["name"]);
        assert_eq!(fields(SimulationRequest { saeb: Some("11"), ..QUICK }), ["name", "saebScore"]);
    }
}
