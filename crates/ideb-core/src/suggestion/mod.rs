//! Suggestions of actions, by the distance to the goal.

use kernel::{Decimal, Grade, Stage};

use crate::effort::Effort;
use crate::effort::gains::LeverGain;
use crate::levers::Lever;
use crate::measure::ApprovalRate;
use crate::plan::{AllGrades, Change, Plan, Way};
use crate::ratio::Ratio;

/// A gap above this is large.
const LARGE_GAP: Decimal<1> = Decimal::from_units(5);

/// A suggested action, in words for the school.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    pub title: String,
    pub detail: String,
    /// What its aim takes.
    pub effort: Option<Effort>,
}

/// The way to a goal, and the levers ranked by their gain.
struct Outlook<'a> {
    plan: &'a Plan,
    levers: &'a [LeverGain],
}

impl Outlook<'_> {
    /// The subject that needs the fewest points to reach the goal alone.
    fn subject_aim(&self) -> Option<String> {
        let nearest = self.nearest(|lever| matches!(lever, Lever::Mt | Lever::Lp))?;
        let name = match nearest.lever {
            Lever::Mt => "Matemática",
            _ => "Língua Portuguesa",
        };
        let points = nearest.difference()?.with_comma();
        let from = if nearest.is_below_scale() {
            format!(" a partir de {}, onde a escala começa", nearest.start.with_comma())
        } else {
            String::new()
        };
        Some(format!("Alvo: +{points} pontos em {name}{from}."))
    }

    /// The grade that needs the smallest rise of approval to reach the goal alone; else all grades together.
    fn approval_aim(&self) -> Option<String> {
        let Some(nearest) = self.nearest(|lever| matches!(lever, Lever::Grade(_))) else {
            return all_grades_aim(self.plan.all_grades.as_ref()?);
        };
        let Lever::Grade(grade) = nearest.lever else { return None };
        Some(format!(
            "Alvo: aprovação {} de {} % para {} %.",
            of_grade(grade),
            percent(nearest.current),
            percent(nearest.needed?)
        ))
    }

    fn nearest(&self, of: impl Fn(Lever) -> bool) -> Option<&Way> {
        self.plan
            .single
            .iter()
            .filter(|single| of(single.lever) && single.needed.is_some())
            .min_by_key(|single| single.difference())
    }

    /// What moves the index most, in one sentence.
    fn strongest_lever(&self) -> Option<String> {
        let strongest = self.levers.first()?;
        let name = match strongest.lever {
            Lever::Mt => "Matemática".to_owned(),
            Lever::Lp => "Língua Portuguesa".to_owned(),
            lever => format!("a aprovação: {}", lever.grade_label()?),
        };
        Some(format!(
            "O que mais move o índice hoje é {name}: +{} a cada {} {}.",
            strongest.product.change.with_comma(),
            strongest.step_text().replace('.', ","),
            strongest.lever.unit()
        ))
    }
}

/// The step of all grades, or the rate of each where one step does not lead to all of them.
fn all_grades_aim(AllGrades { step, changes }: &AllGrades) -> Option<String> {
    if let Some(step) = step {
        let step = step.with_comma();
        return Some(format!("Alvo: +{step} p.p. na aprovação de cada {}, até 100 %.", grade_word(changes)?));
    }
    let aim = |change: &Change| match change.lever {
        Lever::Grade(grade) => Some(format!("{} em {} %", of_grade(grade), percent(change.needed))),
        Lever::Mt | Lever::Lp | Lever::Approval => None,
    };
    Some(format!("Alvo: aprovação {}.", changes.iter().filter_map(aim).collect::<Vec<_>>().join(", ")))
}

fn grade_word(changes: &[Change]) -> Option<&'static str> {
    changes.iter().find_map(|change| match change.lever {
        Lever::Grade(grade) => Some(grade.stage.grade_word()),
        Lever::Mt | Lever::Lp | Lever::Approval => None,
    })
}

/// "do 6º ano", "da 1ª série".
fn of_grade(grade: Grade) -> String {
    let article = if grade.stage == Stage::EnsinoMedio { "da" } else { "do" };
    format!("{article} {}", grade.label())
}

/// With one place, or two where the second says something.
fn percent(rate: Decimal<2>) -> String {
    ApprovalRate::nearest(rate).shortest().replace('.', ",")
}

/// The suggestions for a calculation with a goal: three while the gap is above 0.5, two milder ones below, three when the
/// goal is met. They name the lever and how far it has to move. The quick mode's are the screen's own: it is reckoned
/// there.
pub fn suggestions(plan: &Plan, levers: &[LeverGain]) -> Vec<Suggestion> {
    let outlook = Outlook { plan, levers };
    if plan.met {
        return vec![
            suggestion(
                "Meta alcançada nesta simulação",
                "Parabéns! Apresente o resultado à equipe e ao conselho escolar.",
                None,
            ),
            suggestion(
                "Registrar o que deu certo",
                "Anote as ações que mais ajudaram e mantenha-as no plano da escola.",
                outlook.strongest_lever(),
            ),
            suggestion(
                "Preparar a próxima meta",
                "Simule um índice um pouco maior e veja o que ele pede.",
                None,
            ),
        ];
    }
    if plan.gap.value() > Ratio::from(LARGE_GAP) {
        return vec![
            suggestion(
                "Programas de reforço",
                "Organize turmas de reforço no contraturno para quem corre risco de reprovar.",
                outlook.approval_aim(),
            ),
            suggestion(
                "Formação de professores",
                "Dedique as reuniões pedagógicas às habilidades com menos acertos.",
                outlook.strongest_lever(),
            ),
            suggestion(
                "Projetos de Português e Matemática",
                "Reserve um tempo fixo na semana para leitura e resolução de problemas.",
                outlook.subject_aim(),
            ),
        ];
    }
    vec![
        suggestion(
            "Retomar o que a turma ainda não domina",
            "Falta pouco: reserve duas aulas por semana para revisão até o Saeb.",
            outlook.subject_aim(),
        ),
        suggestion(
            "Acompanhar quem está perto de reprovar",
            "Revise frequência e notas a cada quinzena e procure as famílias cedo.",
            outlook.approval_aim(),
        ),
    ]
}

fn suggestion(title: &str, advice: &str, aim: Option<String>) -> Suggestion {
    Suggestion {
        title: title.to_owned(),
        detail: [Some(advice.to_owned()), aim].into_iter().flatten().collect::<Vec<_>>().join(" "),
        effort: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::index;
    use crate::levers::gains;
    use crate::measure::{ApprovalRate, Proficiency, TargetIdeb};
    use crate::plan::plan;
    use crate::printed::Printed;
    use crate::simulation::OfficialInputs;
    use kernel::Stage;

    fn inputs(stage: Stage, lp: &str) -> OfficialInputs {
        OfficialInputs {
            stage,
            edition: None,
            proficiency_lp: Proficiency::parse(lp).unwrap(),
            proficiency_mt: Proficiency::parse("258.94").unwrap(),
            approval_by_grade: ["93.4", "93.7", "93.9", "95"]
                .map(|rate| ApprovalRate::parse(rate).ok())
                .to_vec(),
        }
    }

    fn official(stage: Stage, lp: &str, target: &str) -> Vec<String> {
        let inputs = inputs(stage, lp);
        let plan = plan(&inputs, TargetIdeb::parse(target).unwrap(), &[]);
        let levers = gains(&inputs, &index(&inputs).unwrap());
        suggestions(&plan, &levers).into_iter().map(|suggestion| suggestion.detail).collect()
    }

    #[test]
    fn the_gap_decides_how_many_suggestions_there_are() {
        let far = plan(&inputs(Stage::AnosFinais, "260.84"), TargetIdeb::parse("6").unwrap(), &[]);
        for (gap, met, first, count) in [
            (9_000, false, "Programas de reforço", 3),
            (5_001, false, "Programas de reforço", 3),
            (5_000, false, "Retomar o que a turma ainda não domina", 2),
            (1, false, "Retomar o que a turma ainda não domina", 2),
            (0, true, "Meta alcançada nesta simulação", 3),
        ] {
            let gap = Printed::of(Decimal::<4>::from_units(gap).into(), 4);
            let plan = Plan { gap, met, ..far.clone() };
            let found = suggestions(&plan, &[]);
            assert_eq!((found[0].title.as_str(), found.len()), (first, count), "{}", plan.gap);
        }
    }

    #[test]
    fn the_levers_are_named_and_how_far_they_move() {
        let near = official(Stage::AnosFinais, "260.84", "5.1");
        assert!(near[0].ends_with("Alvo: +2,58 pontos em Matemática."), "{near:?}");
        assert!(near[1].ends_with("Alvo: aprovação do 6º ano de 93,4 % para 96,5 %."), "{near:?}");
        let far = official(Stage::AnosFinais, "260.84", "6");
        assert_eq!(far[0], "Organize turmas de reforço no contraturno para quem corre risco de reprovar.");
        assert!(
            far[1].ends_with("O que mais move o índice hoje é Língua Portuguesa: +0,157 a cada 10 pontos."),
            "{far:?}"
        );
        assert_eq!(official(Stage::AnosFinais, "260.84", "5").len(), 3);
    }

    #[test]
    fn a_grade_of_ensino_medio_is_a_serie() {
        let near = official(Stage::EnsinoMedio, "265", "4.1");
        assert!(near[1].contains("aprovação da 1ª série de"), "{near:?}");
    }
}
