//! A plan as typed.

use kernel::title::{Title, day, description};
use kernel::{ClassId, Invalid, gather};

use super::lesson_plan::NewPlan;
use crate::draft::typed::{codes, discipline, grade, said};
use crate::draft::{ExitQuestion, InvalidMinutes, MOST_QUESTIONS, Minutes, limits};

/// A plan as typed: an empty text is nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlanForm<'a> {
    pub title: &'a str,
    /// The discipline's slug.
    pub subject: &'a str,
    /// "6º ano" or "1ª série"
    pub grade: &'a str,
    /// In minutes.
    pub duration: Option<i64>,
    pub objectives: &'a str,
    pub content: &'a str,
    pub methodology: &'a str,
    pub resources: &'a str,
    pub evaluation: &'a str,
    pub bncc_alignment: Vec<&'a str>,
    pub target_audience: &'a str,
    pub school_considerations: &'a str,
    pub class: Option<ClassId>,
    pub day: &'a str,
    pub quiz: Vec<ExitQuestion>,
}

impl PlanForm<'_> {
    /// Refuses by the names of the JSON body.
    pub fn parse(self) -> Result<NewPlan, Invalid> {
        gather! {
            title = "title": Title::typed(self.title);
            discipline = "subject": discipline(self.subject);
            grade = "grade": grade(self.grade);
            duration = "duration": self.duration.unwrap_or(0).try_into().map_err(said::<InvalidMinutes>);
            objectives = "objectives":
                text(self.objectives, limits::TEXT, "Objetivos de aprendizagem são obrigatórios");
            content = "content": text(self.content, limits::TEXT, "Conteúdo é obrigatório");
            methodology = "methodology":
                text(self.methodology, limits::METHODOLOGY, "Metodologia é obrigatória");
            resources = "resources":
                text(self.resources, limits::TEXT, "Recursos didáticos são obrigatórios");
            evaluation = "evaluation":
                text(self.evaluation, limits::TEXT, "Forma de avaliação é obrigatória");
            codes = "bnccAlignment": codes(&self.bncc_alignment);
            audience = "targetAudience": description(self.target_audience, limits::ASIDE);
            considerations = "schoolConsiderations": description(self.school_considerations, limits::ASIDE);
            day = "day": day(self.day);
            quiz = "quiz": quiz(self.quiz);
        }
        let class = self.class;
        let duration: Minutes = duration;
        Ok(NewPlan {
            title,
            discipline,
            grade,
            duration,
            objectives,
            content,
            methodology,
            resources,
            evaluation,
            codes,
            audience,
            considerations,
            class,
            day,
            quiz,
        })
    }
}

fn text(typed: &str, longest: usize, missing: &'static str) -> Result<String, String> {
    let text = description(typed, longest)?;
    if text.is_empty() { Err(missing.to_owned()) } else { Ok(text) }
}

fn quiz(questions: Vec<ExitQuestion>) -> Result<Vec<ExitQuestion>, String> {
    if questions.len() > MOST_QUESTIONS {
        return Err(format!("O quiz de saída tem no máximo {MOST_QUESTIONS} questões."));
    }
    let questions: Vec<_> = questions.iter().map(ExitQuestion::cleaned).collect();
    questions.iter().try_for_each(ExitQuestion::check)?;
    Ok(questions)
}

#[cfg(test)]
mod tests {
    use kernel::BnccCode;

    use super::*;
    use crate::testing::plan_form;

    #[test]
    fn a_whole_form_is_a_plan() {
        let plan = plan_form().parse().unwrap();
        assert_eq!((plan.title.as_str(), plan.duration.get()), ("Frações no dia a dia", 50));
        assert_eq!(plan.codes.iter().map(BnccCode::as_str).collect::<Vec<_>>(), ["EF05MA07", "EF05MA08"]);
    }

    #[test]
    fn what_is_missing_is_said_of_each_field_at_once() {
        let invalid = PlanForm::default().parse().unwrap_err();
        let said: Vec<_> = invalid.fields().collect();
        assert_eq!(
            said,
            [
                ("content", "Conteúdo é obrigatório"),
                ("duration", "Duração deve ser maior que 0"),
                ("evaluation", "Forma de avaliação é obrigatória"),
                ("grade", "Série/Ano é obrigatório"),
                ("methodology", "Metodologia é obrigatória"),
                ("objectives", "Objetivos de aprendizagem são obrigatórios"),
                ("resources", "Recursos didáticos são obrigatórios"),
                ("subject", "Disciplina é obrigatória"),
                ("title", "Título é obrigatório"),
            ]
        );
    }

    #[test]
    fn what_does_not_fit_is_said_by_its_field() {
        type Change = fn(&mut PlanForm<'_>);
        let told = |change: Change| {
            let mut form = plan_form();
            change(&mut form);
            let invalid = form.parse().unwrap_err();
            invalid.fields().map(|(name, text)| format!("{name}: {text}")).collect::<Vec<_>>().join("; ")
        };
        let cases: [(Change, &str); 10] = [
            (|it| it.duration = Some(-1), "duration: Duração deve ser maior que 0"),
            (
                |it| it.duration = Some(10_000),
                "duration: A duração pode ter no máximo 600 minutos. Divida o assunto em mais de um plano.",
            ),
            (
                |it| it.grade = "10º ano",
                "grade: Escolha um ano da lista, do 1º ao 9º ano ou da 1ª à 4ª série.",
            ),
            (|it| it.subject = "química", "subject: Disciplina desconhecida: escolha uma da lista."),
            (
                |it| it.bncc_alignment = vec!["EF05"],
                "bnccAlignment: O código não tem a forma dos códigos da BNCC, como EF05MA07 ou EM13MAT101.",
            ),
            (|it| it.day = "2026-02-30", "day: Informe uma data que exista."),
            (|it| it.quiz = vec![it.quiz[0].clone(); 7], "quiz: O quiz de saída tem no máximo 6 questões."),
            (
                |it| it.quiz = vec![ExitQuestion::Open { statement: " ".into(), answer_shows: "x".into() }],
                "quiz: Esta parte do plano está vazia.",
            ),
            (|it| it.content = "a\u{0}b", "content: O texto contém caracteres inválidos"),
            (
                |it| {
                    it.quiz =
                        vec![ExitQuestion::Open { statement: "a\u{1b}".into(), answer_shows: "x".into() }];
                },
                "quiz: O texto contém caracteres inválidos",
            ),
        ];
        for (change, expected) in cases {
            assert_eq!(told(change), expected);
        }
    }
}
