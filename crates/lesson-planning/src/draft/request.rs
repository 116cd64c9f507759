use kernel::title::description;
use kernel::{BnccCode, Grade, Invalid, gather};

use super::limits;
use super::minutes::{InvalidMinutes, Minutes};
use super::topic::Topic;
use super::typed::{codes, discipline, grade};
use crate::Discipline;
use crate::bncc::BnccSkill;

/// What a teacher asks a plan for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanRequest {
    pub discipline: Discipline,
    pub grade: Grade,
    pub topic: Topic,
    pub duration: Minutes,
    /// Those chosen; none where no catalogue is loaded, or where the BNCC has none for the grade.
    pub skills: Vec<BnccSkill>,
    /// Who the lesson is for, in the teacher's words; may be empty.
    pub audience: String,
    /// What of the school matters for it, in the teacher's words; may be empty.
    pub considerations: String,
    /// What else it must have, in the teacher's words; may be empty. A template does not read them.
    pub requirements: String,
}

/// A request as typed: an empty text is nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RequestForm<'a> {
    /// The discipline's slug.
    pub subject: &'a str,
    /// "6º ano" or "1ª série"
    pub grade: &'a str,
    pub topic: &'a str,
    /// In minutes; absent: those of a lesson.
    pub duration: Option<i64>,
    pub codes: Vec<&'a str>,
    pub target_audience: &'a str,
    pub school_context: &'a str,
    pub specific_requirements: &'a str,
}

/// Minutes of a lesson.
pub const USUAL: i64 = 50;

impl RequestForm<'_> {
    /// A request whose skills are still to be found by the codes. Refuses by the names of the JSON body.
    pub fn parse(self) -> Result<(PlanRequest, Vec<BnccCode>), Invalid> {
        gather! {
            discipline = "subject": discipline(self.subject);
            grade = "grade": grade(self.grade);
            topic = "topic": topic(self.topic);
            duration = "duration": minutes(self.duration);
            codes = "bnccAlignment": codes(&self.codes);
            audience = "targetAudience": description(self.target_audience, limits::ASIDE);
            considerations = "schoolContext": description(self.school_context, limits::ASIDE);
            requirements = "specificRequirements": description(self.specific_requirements, limits::ASIDE);
        }
        let skills = Vec::new();
        let request = PlanRequest {
            discipline,
            grade,
            topic,
            duration,
            skills,
            audience,
            considerations,
            requirements,
        };
        Ok((request, codes))
    }
}

fn topic(typed: &str) -> Result<Topic, String> {
    if typed.trim().is_empty() { Err("Tópico/Tema é obrigatório".to_owned()) } else { typed.parse() }
}

fn minutes(typed: Option<i64>) -> Result<Minutes, String> {
    typed.unwrap_or(USUAL).try_into().map_err(|error: InvalidMinutes| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_names_what_is_missing_and_lasts_a_lesson_where_nothing_is_said() {
        let invalid = RequestForm { duration: Some(0), ..RequestForm::default() }.parse().unwrap_err();
        let said: Vec<_> = invalid.fields().collect();
        assert_eq!(
            said,
            [
                ("duration", "Duração deve ser maior que 0"),
                ("grade", "Série/Ano é obrigatório"),
                ("subject", "Disciplina é obrigatória"),
                ("topic", "Tópico/Tema é obrigatório"),
            ]
        );
        let form = RequestForm {
            subject: "artes",
            grade: "3º ano",
            topic: "Cores",
            codes: vec!["ef15ar02", "EF15AR02"],
            ..RequestForm::default()
        };
        let (request, codes) = form.parse().unwrap();
        assert_eq!((request.discipline, request.duration.get(), codes.len()), (Discipline::Arte, 50, 1));
    }
}
