//! What the model takes for granted of a skill, estimated from a school's answers where they suffice.

use super::knowledge::{Evidence, Parameters};

/// The four numbers of a skill, and where they are from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SkillParameters {
    pub parameters: Parameters,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// By the school's own answers.
    Estimated(Sample),
    /// [`Parameters::ASSUMED`]: the answers do not suffice.
    Assumed(Sample),
}

/// The answers to a skill that say something of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sample {
    /// Who gave at least [`LONG`] of them: only these are estimated from.
    pub pupils: u32,
    pub right: u32,
    pub wrong: u32,
}

/// Four numbers cannot be told from fewer than four answers in a row.
pub const LONG: usize = 4;
/// So many pupils have to have answered so often.
pub const LEAST_PUPILS: u32 = 40;
/// And so many of their answers have to be right, and so many wrong: else one of slip and guess was hardly seen.
pub const LEAST_OF_EACH: u32 = 40;

/// What each of the four may be, in the order prior, learn, slip, guess.
///
/// With four options one in four who do not know is right: less is not guessing, much more is knowing. A slip is bounded, so that
/// who answers right knows more than who answers wrong: guess + slip stays below 1.
const BOUNDS: [(f64, f64); 4] = [(0.01, 0.95), (0.01, 0.5), (0.01, 0.3), (0.25, 0.45)];

/// The assumed numbers weigh as much as so many pupils of whom all was seen: prior and guess, learn and slip can stand in for one
/// another, and where the answers do not tell them apart they stay near what is assumed.
const WEIGHS: f64 = 20.0;

/// Baum and Welch's steps; they no longer move by then.
const STEPS: u32 = 200;

/// One over this is the smallest step of a parameter.
const ONE: f64 = 1_000_000.0;

/// How often what a parameter tells of could have happened, and did.
#[derive(Debug, Clone, Copy, Default)]
struct Count {
    of: f64,
    did: f64,
}

/// The parameters of one skill by all pupils' answers to it, each pupil's in their order.
///
/// Right answers that were remembered are passed over, as the model itself does.
pub fn parameters<P: AsRef<[Evidence]>>(pupils: &[P]) -> SkillParameters {
    let told = |evidence: &Evidence| match evidence {
        Evidence::Right => Some(true),
        Evidence::Wrong => Some(false),
        Evidence::Recalled => None,
    };
    let each = pupils.iter().map(|answers| answers.as_ref().iter().filter_map(told).collect::<Vec<_>>());
    let long: Vec<_> = each.filter(|answers| answers.len() >= LONG).collect();
    let mut sample = Sample::default();
    for answers in &long {
        sample.pupils += 1;
        for right in answers {
            if *right { sample.right += 1 } else { sample.wrong += 1 }
        }
    }
    if sample.suffices() {
        SkillParameters { parameters: estimated(&long), source: Source::Estimated(sample) }
    } else {
        SkillParameters { parameters: Parameters::ASSUMED, source: Source::Assumed(sample) }
    }
}

impl Sample {
    /// Whether numbers of one's own are made of it.
    pub const fn suffices(self) -> bool {
        self.pupils >= LEAST_PUPILS && self.right >= LEAST_OF_EACH && self.wrong >= LEAST_OF_EACH
    }

    /// What it lacks, as a sentence; `None` where it suffices.
    pub fn lacks(self) -> Option<String> {
        let least = |has: u32, needs: u32, one: &str, many: &str| {
            let more = needs.saturating_sub(has);
            (more > 0).then(|| if more == 1 { format!("1 {one}") } else { format!("{more} {many}") })
        };
        let (one, many) =
            (format!("aluno com {LONG} respostas ou mais"), format!("alunos com {LONG} respostas ou mais"));
        let lacks: Vec<_> = [
            least(self.pupils, LEAST_PUPILS, &one, &many),
            least(self.right, LEAST_OF_EACH, "resposta certa deles", "respostas certas deles"),
            least(self.wrong, LEAST_OF_EACH, "resposta errada deles", "respostas erradas deles"),
        ]
        .into_iter()
        .flatten()
        .collect();
        (!lacks.is_empty())
            .then(|| format!("Para ter números da própria escola, faltam: {}.", lacks.join(", ")))
    }
}

fn estimated(pupils: &[Vec<bool>]) -> Parameters {
    let assumed = Parameters::ASSUMED;
    let assumed = [assumed.prior, assumed.learn, assumed.slip, assumed.guess].map(|it| f64::from(it) / ONE);
    let mut numbers = assumed;
    for _ in 0..STEPS {
        let mut counts = assumed.map(|number| Count { of: WEIGHS, did: WEIGHS * number });
        for answers in pupils {
            count(answers, numbers, &mut counts);
        }
        for ((number, count), (least, most)) in numbers.iter_mut().zip(counts).zip(BOUNDS) {
            *number = (count.did / count.of).clamp(least, most);
        }
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1")]
    let [prior, learn, slip, guess] = numbers.map(|number| (number * ONE).round() as u32);
    Parameters { prior, learn, slip, guess }
}

/// Adds what the answers of a pupil say, by these numbers, of how often each of the four happened.
fn count(answers: &[bool], numbers: [f64; 4], counts: &mut [Count; 4]) {
    let [prior, learn, slip, guess] = numbers;
    let likely = |right: bool| if right { (1.0 - slip, guess) } else { (slip, 1.0 - guess) };
    // How likely the skill is known when each answer is given, by it and those before it.
    let mut known = prior;
    let by: Vec<f64> = answers
        .iter()
        .map(|right| {
            let (by_knowing, by_not) = likely(*right);
            let by = known * by_knowing / (known * by_knowing + (1.0 - known) * by_not);
            known = by + (1.0 - by) * learn;
            by
        })
        .collect();
    // From the last one on: how likely the later answers are for who knows the skill, and for who does not, up to a factor.
    let mut later: Option<(f64, f64)> = None;
    let [of_prior, of_learn, of_slip, of_guess] = counts;
    let mut first = prior;
    for (right, by) in answers.iter().zip(by).rev() {
        let (if_known, if_not, if_learnt) = later.map_or((1.0, 1.0, 0.0), |(known, not)| {
            (known, learn * known + (1.0 - learn) * not, learn * known)
        });
        let all = by * if_known + (1.0 - by) * if_not;
        let known = by * if_known / all;
        of_slip.add(known, !right);
        of_guess.add(1.0 - known, *right);
        if later.is_some() {
            of_learn.of += 1.0 - known;
            of_learn.did += (1.0 - by) * if_learnt / all;
        }
        let (by_knowing, by_not) = likely(*right);
        later = Some((by_knowing * if_known / all, by_not * if_not / all));
        first = known;
    }
    of_prior.of += 1.0;
    of_prior.did += first;
}

impl Count {
    const fn add(&mut self, likely: f64, did: bool) {
        self.of += likely;
        if did {
            self.did += likely;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::mastery::Mastery;
    use crate::seed::mixed;

    fn answers(text: &str) -> Vec<Evidence> {
        let evidence = |letter| match letter {
            'R' => Evidence::Right,
            'W' => Evidence::Wrong,
            _ => Evidence::Recalled,
        };
        text.chars().map(evidence).collect()
    }

    /// Pupils made by the model itself: prior, learn, slip, guess.
    fn made(pupils: usize, long: usize, [prior, learn, slip, guess]: [f64; 4]) -> Vec<Vec<Evidence>> {
        let mut seed = 7;
        let mut happens = |likely: f64| {
            seed = mixed(seed, 1);
            f64::from(u32::try_from(seed >> 32).unwrap()) < likely * f64::from(u32::MAX)
        };
        let mut pupil = || {
            let mut known = happens(prior);
            let mut answer = || {
                let right = happens(if known { 1.0 - slip } else { guess });
                known |= happens(learn);
                if right { Evidence::Right } else { Evidence::Wrong }
            };
            (0..long).map(|_| answer()).collect()
        };
        (0..pupils).map(|_| pupil()).collect()
    }

    #[test]
    fn few_answers_leave_what_is_assumed() {
        let each = |pupils: usize, text: &str| vec![answers(text); pupils];
        for (pupils, sample, estimated) in [
            (each(0, ""), (0, 0, 0), false),
            (each(40, "RWRW"), (40, 80, 80), true),
            (each(39, "RWRW"), (39, 78, 78), false),
            (each(40, "RRRR"), (40, 160, 0), false),
            (each(40, "WWWW"), (40, 0, 160), false),
            (each(40, "WRRR"), (40, 120, 40), true),
            (each(300, "RWR"), (0, 0, 0), false),
            (each(40, "RWcRc"), (0, 0, 0), false),
            (each(40, "RWcRcW"), (40, 80, 80), true),
        ] {
            let found = parameters(&pupils);
            let (many, right, wrong) = sample;
            let sample = Sample { pupils: many, right, wrong };
            let source = if estimated { Source::Estimated(sample) } else { Source::Assumed(sample) };
            assert_eq!(found.source, source);
            assert_eq!(found.parameters == Parameters::ASSUMED, !estimated, "{found:?}");
        }
    }

    #[test]
    fn what_a_sample_lacks_is_said() {
        for ((pupils, right, wrong), said) in [
            ((40, 40, 40), None),
            (
                (39, 100, 40),
                Some("Para ter números da própria escola, faltam: 1 aluno com 4 respostas ou mais."),
            ),
            (
                (0, 0, 39),
                Some(
                    "Para ter números da própria escola, faltam: 40 alunos com 4 respostas ou mais, \
                     40 respostas certas deles, 1 resposta errada deles.",
                ),
            ),
        ] {
            let sample = Sample { pupils, right, wrong };
            assert_eq!(sample.lacks().as_deref(), said);
            assert_eq!(sample.suffices(), said.is_none());
        }
    }

    #[test]
    fn many_answers_tell_what_made_them() {
        for truth in
            [[0.3, 0.15, 0.1, 0.25], [0.6, 0.05, 0.05, 0.3], [0.15, 0.3, 0.2, 0.25], [0.1, 0.08, 0.15, 0.35]]
        {
            let found = parameters(&made(3000, 10, truth)).parameters;
            let found = [found.prior, found.learn, found.slip, found.guess];
            for (found, truth) in found.iter().zip(truth) {
                assert!((f64::from(*found) / ONE - truth).abs() < 0.05, "{found:?} is not {truth:?}");
            }
        }
    }

    /// Half of them right whatever was learnt, as no skill is answered: nothing leaves its bounds.
    #[test]
    fn what_the_model_cannot_explain_stays_within_the_bounds() {
        for text in ["RRRRWWWW", "RWRWRWRW", "WWWWWWWR", "RRRRRRRW"] {
            assert_bounded(parameters(&vec![answers(text); 400]).parameters);
        }
    }

    fn assert_bounded(found: Parameters) {
        let numbers = [found.prior, found.learn, found.slip, found.guess].map(|it| f64::from(it) / ONE);
        for (number, (least, most)) in numbers.iter().zip(BOUNDS) {
            assert!((least - 1e-9..=most + 1e-9).contains(number), "{found:?}");
        }
        assert!(found.guess >= 250_000 && found.guess + found.slip < 1_000_000);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]

        #[test]
        fn estimates_are_bounded_and_do_not_ask_who_comes_first(
            texts in prop::collection::vec("[RWc]{0,12}", 40..80),
        ) {
            let pupils: Vec<_> = texts.iter().map(|text| answers(text)).collect();
            let turned: Vec<_> = pupils.iter().rev().cloned().collect();
            let (found, other) = (parameters(&pupils), parameters(&turned));
            prop_assert_eq!(found.source, other.source);
            let [found, other] = [found, other].map(|it| it.parameters);
            assert_bounded(found);
            for (one, two) in [(found.prior, other.prior), (found.learn, other.learn), (found.slip, other.slip), (found.guess, other.guess)] {
                prop_assert!(one.abs_diff(two) <= 1, "{found:?} {other:?}");
            }
            // By any of them a right answer says more than a wrong one.
            let half = Mastery::of("0.5".parse().unwrap()).unwrap();
            prop_assert!(half.after(false, found) < half.after(true, found));
        }
    }
}
