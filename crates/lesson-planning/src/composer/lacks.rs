//! What a composed plan lacks, which its reader is told beside [`NOTICE`](super::NOTICE).

use super::rules::known_topic;
use crate::bncc::search::school_year;
use crate::draft::PlanRequest;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lack {
    /// The base knows the discipline, and nothing of the topic.
    Topic,
    /// The catalogue has skills for the year, and none was found for the topic.
    Skills,
}

impl Lack {
    /// For the teacher.
    pub const fn told(self) -> &'static str {
        match self {
            Self::Topic => {
                "O modelo não conhece este tema: ele traz as etapas da aula, e o conteúdo, os exemplos e as questões do \
                 tema ficam para você completar."
            }
            Self::Skills => {
                "Não encontramos habilidade da BNCC deste ano para este tema; escolha no catálogo, se quiser."
            }
        }
    }
}

/// `among` is how many skills the catalogue has for the discipline and the grade: none where no catalogue is loaded.
pub fn lacks(request: &PlanRequest, among: usize) -> Vec<Lack> {
    let PlanRequest { discipline, grade, topic, skills, .. } = request;
    let is_known = known_topic(*discipline, school_year(*grade), topic.as_str()).is_some();
    let lacking = [(Lack::Topic, !is_known), (Lack::Skills, skills.is_empty() && among > 0)];
    lacking.into_iter().filter(|(_, lacks)| *lacks).map(|(lack, _)| lack).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Discipline;
    use crate::bncc::BnccSkill;

    fn request(discipline: Discipline, grade: &str, topic: &str) -> PlanRequest {
        PlanRequest {
            discipline,
            grade: grade.parse().unwrap(),
            topic: topic.parse().unwrap(),
            duration: 50.try_into().unwrap(),
            skills: Vec::new(),
            audience: String::new(),
            considerations: String::new(),
            requirements: String::new(),
        }
    }

    #[test]
    fn what_a_plan_lacks_is_told() {
        for (discipline, grade, topic, among, lacking) in [
            (Discipline::Matematica, "6º ano", "Frações", 34, &[Lack::Skills][..]),
            (Discipline::Matematica, "6º ano", "Frações", 0, &[]),
            (Discipline::Historia, "4º ano", "A feira do meu bairro", 11, &[Lack::Topic, Lack::Skills]),
            (Discipline::Ingles, "3º ano", "At the market", 0, &[Lack::Topic]),
        ] {
            let mut request = request(discipline, grade, topic);
            assert_eq!(lacks(&request, among), lacking, "{topic}");
            request.skills = vec![BnccSkill::example("EF06MA07".parse().unwrap())];
            assert!(!lacks(&request, among).contains(&Lack::Skills), "{topic}");
        }
    }
}
