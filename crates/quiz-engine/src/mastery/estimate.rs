use std::collections::BTreeMap;

use kernel::{PersonId, SkillId, Uf};

use super::knowledge::{Evidence, Known, Mastery};
use super::parameters::{SkillParameters, parameters};
use super::said::Said;

/// All that a school's pupils answered to the questions of a skill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillAnswers {
    pub skill: SkillId,
    /// Pupil by pupil, each in their order; also what was answered to these questions when they asked for another skill.
    pub said: Vec<Said>,
    /// Where the school is: its day begins there.
    pub state: Uf,
}

/// What follows from a skill's answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Estimated {
    pub parameters: SkillParameters,
    /// Of each pupil who answered, how likely the skill is known by these parameters: as if every answer had been judged by them.
    pub mastery: Vec<(PersonId, Mastery)>,
}

/// The parameters of a skill, and what its pupils know by them.
pub fn estimated(answers: &SkillAnswers) -> Estimated {
    let mut pupils: BTreeMap<PersonId, Vec<Evidence>> = BTreeMap::new();
    for (said, evidence) in Said::evidence(&answers.said, answers.state) {
        if said.skill == Some(answers.skill) {
            pupils.entry(said.student).or_default().push(evidence);
        }
    }
    let of_pupils: Vec<_> = pupils.values().collect();
    let found = parameters(&of_pupils);
    let mastery = pupils.iter().map(|(student, evidence)| {
        let known = evidence.iter().fold(Known::nothing(found.parameters), |known, evidence| {
            known.after(*evidence, found.parameters)
        });
        (*student, known.mastery)
    });
    Estimated { parameters: found, mastery: mastery.collect() }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;
    use kernel::QuestionId;

    use super::*;
    use crate::mastery::{Parameters, Source};
    use crate::testing::second;

    /// An answer a day to questions in turn.
    fn said(student: i64, letters: &str) -> Vec<Said> {
        let one = |(place, letter): (i64, char)| Said {
            student: PersonId(student),
            question: QuestionId(place % 3),
            skill: Some(SkillId(5)),
            earned_lately: false,
            correct: letter == 'R',
            seconds: 10,
            at: second(0) + TimeDelta::days(place),
        };
        (0..).zip(letters.chars()).map(one).collect()
    }

    fn of(said: Vec<Said>) -> Estimated {
        estimated(&SkillAnswers { skill: SkillId(5), said, state: Uf::SP })
    }

    #[test]
    fn without_answers_enough_each_pupil_knows_what_the_assumed_numbers_say() {
        let found = of([said(8, "RRR"), said(9, "W")].concat());
        assert_eq!(found.parameters.parameters, Parameters::ASSUMED);
        let told: Vec<_> = found.mastery.iter().map(|(id, it)| (id.0, it.decimal().to_string())).collect();
        assert_eq!(told, [(8, "0.973438".to_owned()), (9, "0.195946".to_owned())]);
    }

    #[test]
    fn a_school_s_own_numbers_tell_what_its_pupils_know() {
        let pupils: Vec<_> =
            (0..60).flat_map(|id| said(id, if id % 3 == 0 { "WWRR" } else { "WRRR" })).collect();
        let found = of(pupils);
        assert!(matches!(found.parameters.source, Source::Estimated(sample) if sample.pupils == 60));
        let by = found.parameters.parameters;
        let anew = [false, true, true, true]
            .iter()
            .fold(Known::nothing(by).mastery, |it, right| it.after(*right, by));
        assert_eq!(found.mastery[1], (PersonId(1), anew));
    }

    #[test]
    fn what_was_remembered_and_other_skills_count_for_nothing() {
        let mut all = said(8, "WRRRRRR");
        // Right the day on which it was missed; and questions that asked for something else then.
        all[3].at = all[0].at + TimeDelta::hours(1);
        all[4].skill = None;
        all[5].earned_lately = true;
        let found = of(all);
        let told: Vec<_> = found.mastery.iter().map(|(_, it)| it.decimal().to_string()).collect();
        assert_eq!(told, [of(said(8, "WRRR")).mastery[0].1.decimal().to_string()]);
    }
}
