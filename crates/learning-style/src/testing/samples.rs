use chrono::{DateTime, TimeDelta, Utc};
use kernel::{PersonId, QuestionId, RecommendationId, SkillId};

use crate::recommendation::{KeptRecommendation, Priority, Recommendation, Sort};

/// To practise a skill from memory, for two weeks.
pub fn recommendation(skill: i64) -> Recommendation {
    Recommendation {
        sort: Sort::Retrieval,
        priority: Priority::High,
        title: format!("De memória, sem consulta: “Habilidade {skill}”"),
        description: "Responder a poucas questões com o caderno fechado e só depois conferir.",
        reasoning: "Acertou 2 de 9; domínio de 31 em 100.".to_owned(),
        days: 14,
        skills: vec![SkillId(skill)],
        questions: vec![QuestionId(10 * skill)],
    }
}

/// The same as it is kept.
pub fn kept_recommendation(skill: i64, at: DateTime<Utc>) -> KeptRecommendation {
    kept(RecommendationId(skill), PersonId(9), recommendation(skill), at)
}

pub(super) fn kept(
    id: RecommendationId,
    student: PersonId,
    new: Recommendation,
    at: DateTime<Utc>,
) -> KeptRecommendation {
    KeptRecommendation {
        id,
        student,
        sort: new.sort,
        priority: new.priority,
        title: new.title,
        description: new.description.to_owned(),
        reasoning: new.reasoning,
        skills: new.skills,
        questions: new.questions,
        created_at: at,
        expires_at: at + TimeDelta::days(new.days.into()),
        implemented: None,
        effective: None,
        note: String::new(),
    }
}
