//! Suggestions of actions, by the distance to the goal and by what the school itself shows.

pub mod portrait;
mod words;

use kernel::{Decimal, enumerated};

use crate::effort::gains::LeverGain;
use crate::effort::{Effort, Measure, MeasureKind, Tone};
use crate::formula::Index;
use crate::levers::Lever;
use crate::plan::{AllGrades, Background, Change, Plan, Reach, Way, way_between};
use crate::ratio::Ratio;
use crate::simulation::OfficialInputs;
use portrait::{Fall, Portrait, Why};
use words::{in_grade, lever_name, of_grade, percent, shortest};

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

/// A calculation with a goal, and whose it is.
#[derive(Debug, Clone, Copy)]
pub struct Situation<'a> {
    pub inputs: &'a OfficialInputs,
    pub index: &'a Index,
    pub plan: &'a Plan,
    /// Ranked by their gain.
    pub levers: &'a [LeverGain],
    pub background: &'a Background,
    pub portrait: &'a Portrait,
}

/// A way to the goal in words, and what it takes.
struct Aim {
    sentence: String,
    effort: Option<Effort>,
}

impl Situation<'_> {
    /// The suggestions: three while the gap is above 0.5, two below, three when the goal is met. They begin with what the
    /// school shows, and name how far it has to move. A goal that is met is a wish: it is not praised, but told what it
    /// asks for. The quick mode's are the screen's own: it is reckoned there.
    pub fn suggestions(&self) -> Vec<Suggestion> {
        if self.plan.met {
            return vec![self.what_it_asks_for(), self.with_dates(), self.what_comes_next()];
        }
        if self.plan.gap.value() > Ratio::from(LARGE_GAP) {
            let training = [
                Some("Dedique as reuniões pedagógicas às habilidades com menos acertos.".to_owned()),
                self.strongest_lever(),
            ];
            return vec![
                self.of_approval(
                    "Programas de reforço",
                    "Organize turmas de reforço no contraturno para quem corre risco de reprovar.",
                ),
                suggestion("Formação de professores", training, None),
                self.of_subject(
                    "Projetos de Português e Matemática",
                    "Reserve um tempo fixo na semana para leitura e resolução de problemas.",
                ),
            ];
        }
        let whom = self.fallen().map_or_else(String::new, |fall| format!(" {}", in_grade(fall.grade)));
        let mut near = vec![
            self.of_subject(
                "Retomar o que a turma ainda não domina",
                "Reserve duas aulas por semana para revisão até o Saeb.",
            ),
            self.of_approval(
                &format!("Acompanhar quem está perto de reprovar{whom}"),
                "Revise frequência e notas a cada quinzena e procure as famílias cedo.",
            ),
        ];
        near.sort_by_key(|suggestion| {
            let share = suggestion.effort.as_ref().map(|effort| effort.share);
            (share.is_none(), share)
        });
        near
    }

    fn of_approval(&self, title: &str, advice: &str) -> Suggestion {
        let fallen = self.fallen();
        let fact = fallen.map(|Fall { grade, by, from, to }| {
            let (of_grade, by) = (of_grade(grade), shortest(by));
            format!("A aprovação {of_grade} foi a que mais caiu de {from} a {to}: {by} p.p.")
        });
        let alone = fallen.and_then(|fall| self.sufficient(|lever| lever == Lever::Grade(fall.grade)));
        let way =
            alone.or_else(|| self.sufficient(|lever| matches!(lever, Lever::Approval | Lever::Grade(_))));
        let aim = way.and_then(|way| self.approval_aim(way));
        advised(title, advice, fact, aim)
    }

    fn of_subject(&self, title: &str, advice: &str) -> Suggestion {
        let weaker = self.portrait.weaker;
        let fact = weaker.map(|weaker| match weaker.why {
            Why::Fell { by, from, to } => {
                format!("{} caiu {} pontos de {from} a {to}.", lever_name(weaker.subject), by.with_comma())
            }
            Why::Lower { note, other, edition } => format!(
                "Em {edition}, {} teve a nota Saeb mais baixa: {}, contra {}.",
                lever_name(weaker.subject),
                note.with_comma(),
                other.with_comma()
            ),
        });
        let alone = weaker.and_then(|weaker| self.sufficient(|lever| lever == weaker.subject));
        let way = alone.or_else(|| self.sufficient(|lever| matches!(lever, Lever::Mt | Lever::Lp)));
        let aim = way.and_then(subject_aim);
        advised(title, advice, fact, aim)
    }

    /// The grade that fell most, where the inputs have it.
    fn fallen(&self) -> Option<Fall> {
        let counts = |fall: &Fall| Lever::grades(self.inputs).any(|lever| lever == Lever::Grade(fall.grade));
        self.portrait.fallen.filter(counts)
    }

    /// The way of least effort among these that reach the goal.
    fn sufficient(&self, of: impl Fn(Lever) -> bool) -> Option<&Way> {
        self.plan.single.iter().find(|way| of(way.lever) && way.needed.is_some())
    }

    fn approval_aim(&self, way: &Way) -> Option<Aim> {
        let aim = match way.lever {
            Lever::Grade(grade) => {
                let (from, to) = (percent(way.current), percent(way.needed?));
                format!("aprovação {} de {from} para {to}", of_grade(grade))
            }
            _ => all_grades_aim(self.plan.all_grades.as_ref()?, way.difference()?)?,
        };
        let pupils = way.pupils.map(|pupils| {
            let more = pupils.more;
            format!(
                " Cerca de {more} {} a mais, de {}.",
                if more == 1 { "aprovado" } else { "aprovados" },
                pupils.of
            )
        });
        let sentence = format!("Alvo: {aim}.{}", pupils.unwrap_or_default());
        Some(Aim { sentence, effort: way.effort.clone() })
    }

    /// What moves the index most, in one sentence.
    fn strongest_lever(&self) -> Option<String> {
        let strongest = self.levers.first()?;
        let name = lever_name(strongest.lever);
        let step = format!("{} {}", strongest.step_text().replace('.', ","), strongest.lever.unit());
        let how = match strongest.measure.as_ref().map(Measure::kind) {
            Some(MeasureKind::Own) => format!("se repetir o maior avanço da escola, {step}"),
            Some(MeasureKind::Typical) => format!("com o avanço típico de escolas como esta, {step}"),
            None => format!("a cada {step}"),
        };
        let gain = strongest.product.change.with_comma();
        Some(format!("O que mais move o índice hoje é {name}: +{gain} {how}."))
    }

    /// What a goal that is met asks for, beside the newest edition.
    fn what_it_asks_for(&self) -> Suggestion {
        let title = format!("Com estes números, publica {}", self.index.published().decimal().with_comma());
        let Some((edition, before)) = &self.portrait.newest else {
            let unknown = "Sem uma edição completa da escola não há com que comparar o que isso pede.";
            return suggestion(&title, [Some(unknown.to_owned())], None);
        };
        let levers = [Lever::Mt, Lever::Lp, Lever::Approval].into_iter();
        let ways = levers.filter_map(|lever| way_between(before, self.inputs, lever, self.background));
        let rises: Vec<Way> =
            ways.filter(|way| way.difference().is_some_and(|rise| rise.units() > 0)).collect();
        let asked: Vec<_> = rises.iter().filter_map(rise_in_words).collect();
        let detail = if asked.is_empty() {
            format!("Isso não pede mais do que a escola teve em {edition}.")
        } else {
            format!("Desde {edition}, isso pede {}.", enumerated(&asked))
        };
        let measured: Option<Vec<_>> = rises.into_iter().map(|way| way.effort).collect();
        let hardest = measured.and_then(|efforts| efforts.into_iter().max_by_key(|effort| effort.share));
        suggestion(&title, [Some(detail)], hardest)
    }

    fn with_dates(&self) -> Suggestion {
        let advice = "Combine quem cuida de cada mudança e até quando: enquanto o ano corre, a aprovação é o que ainda se muda.";
        suggestion("Transformar em ações com prazo", [Some(advice.to_owned()), self.strongest_lever()], None)
    }

    fn what_comes_next(&self) -> Suggestion {
        let next = self.plan.goals.first().map(|Reach { ideb, tone }| {
            let ideb = ideb.decimal().with_comma();
            let typical = self.plan.measured_by == Some(MeasureKind::Typical);
            match tone {
                Some(Tone::One) => format!("Depois vem {ideb}, que dá em uma edição."),
                Some(Tone::Two) => format!("Depois vem {ideb}, que dá em duas edições."),
                Some(Tone::Beyond) if typical => {
                    format!("Depois vem {ideb}, que pede mais que o dobro do avanço típico.")
                }
                Some(Tone::Beyond) => {
                    format!("Depois vem {ideb}, que pede mais que qualquer avanço até hoje.")
                }
                None => format!("Depois vem {ideb}."),
            }
        });
        let next = next.unwrap_or_else(|| "Acima deste índice não há outro.".to_owned());
        let advice = "Simule a meta seguinte e veja o que ela pede.".to_owned();
        suggestion(
            "Preparar a próxima meta",
            [Some(next), (!self.plan.goals.is_empty()).then_some(advice)],
            None,
        )
    }
}

fn subject_aim(way: &Way) -> Option<Aim> {
    let points = way.difference()?.with_comma();
    let from = if way.is_below_scale() {
        format!(" a partir de {}, onde a escala começa", way.start.with_comma())
    } else {
        String::new()
    };
    let sentence = format!("Alvo: +{points} pontos em {}{from}.", lever_name(way.lever));
    Some(Aim { sentence, effort: way.effort.clone() })
}

/// The step of all grades, with what it is on average where some reach 100 %; or the rate of each where one step does not
/// lead to all of them.
fn all_grades_aim(AllGrades { step, changes }: &AllGrades, mean: Decimal<2>) -> Option<String> {
    if let Some(step) = step {
        let whole = kernel::percent(100);
        let average = if step.rescale() == Some(mean) {
            String::new()
        } else {
            format!(" (em média, +{})", shortest(mean))
        };
        let (step, word) = (step.with_comma(), grade_word(changes)?);
        return Some(format!("+{step} p.p. na aprovação de cada {word}, até {whole}{average}"));
    }
    let aim = |change: &Change| match change.lever {
        Lever::Grade(grade) => Some(format!("{} em {}", of_grade(grade), percent(change.needed))),
        Lever::Mt | Lever::Lp | Lever::Approval => None,
    };
    Some(format!("aprovação {}", changes.iter().filter_map(aim).collect::<Vec<_>>().join(", ")))
}

fn grade_word(changes: &[Change]) -> Option<&'static str> {
    changes.iter().find_map(|change| match change.lever {
        Lever::Grade(grade) => Some(grade.stage.grade_word()),
        Lever::Mt | Lever::Lp | Lever::Approval => None,
    })
}

/// "+2,58 pontos em Matemática", "+1,7 p.p. na aprovação, cerca de 6 alunos".
fn rise_in_words(way: &Way) -> Option<String> {
    let rise = way.difference()?;
    Some(match way.lever {
        Lever::Mt | Lever::Lp => format!("+{} pontos em {}", rise.with_comma(), lever_name(way.lever)),
        Lever::Approval | Lever::Grade(_) => {
            let pupils = way.pupils.map(|pupils| format!(" (cerca de {} aprovados a mais)", pupils.more));
            format!("+{} p.p. na aprovação{}", shortest(rise), pupils.unwrap_or_default())
        }
    })
}

/// What the school shows, what to do about it, and how far that has to lead.
fn advised(title: &str, advice: &str, fact: Option<String>, aim: Option<Aim>) -> Suggestion {
    let (aim, effort) = aim.map_or((None, None), |aim| (Some(aim.sentence), aim.effort));
    suggestion(title, [fact, Some(advice.to_owned()), aim], effort)
}

fn suggestion<const PARTS: usize>(
    title: &str,
    sentences: [Option<String>; PARTS],
    effort: Option<Effort>,
) -> Suggestion {
    Suggestion {
        title: title.to_owned(),
        detail: sentences.into_iter().flatten().collect::<Vec<_>>().join(" "),
        effort,
    }
}

#[cfg(test)]
mod tests;
