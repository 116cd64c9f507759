//! What is asked for, and a plan as a service writes it.

use std::sync::Mutex;

use lesson_ai::ChatWriter;
use lesson_planning::bncc::BnccSkill;
use lesson_planning::draft::{PlanRequest, RequestForm, Section};
use lesson_planning::writer::{LessonPlanWriter, WriterError, Written};
use serde_json::Value;

use crate::service::{Answer, Fake, within};

/// `plan_draft()` of the domain's tests, as a service writes it.
pub const PLAN: &str = r#"{
    "title": "Frações no dia a dia",
    "objectives": "Comparar frações.\nSomar frações de mesmo denominador.",
    "content": "Frações equivalentes",
    "methodology": "10 min, Retomada: duas questões.\n40 min, Prática: receitas.",
    "resources": "Tiras de papel",
    "evaluation": "Quiz de saída",
    "quiz": [
        {
            "kind": "choice",
            "statement": "Quanto é 1/4 + 2/4?",
            "options": ["3/4", "3/8", "2/8", "1/2"],
            "correct": 0,
            "explanation": "Os quartos se somam: 1 e 2 são 3."
        },
        {
            "kind": "open",
            "statement": "Qual é maior, 1/2 ou 2/5? Por quê?",
            "answerShows": "1/2, que é 5/10; 2/5 são 4/10."
        },
        {"kind": "open", "statement": "E 1/3?", "answerShows": "É menor."}
    ],
    "bnccCodes": ["EF05MA07", "EF05MA08"]
}"#;

/// The plan, changed.
pub fn plan_with(change: impl FnOnce(&mut Value)) -> String {
    let mut plan = serde_json::from_str(PLAN).unwrap();
    change(&mut plan);
    plan.to_string()
}

pub fn request() -> PlanRequest {
    let form = RequestForm {
        subject: "matematica",
        grade: "5º ano",
        topic: "Frações",
        target_audience: "Turma da manhã",
        school_context: "Sem laboratório",
        specific_requirements: "Com jogos",
        ..RequestForm::default()
    };
    let (request, _) = form.parse().unwrap();
    let skills = vec![BnccSkill::example("EF05MA07".parse().unwrap())];
    PlanRequest { skills, ..request }
}

/// What is written for the request, and which sections were told on the way.
pub async fn write(writer: &ChatWriter) -> (Result<Written, WriterError>, Vec<Section>) {
    let told = Mutex::new(Vec::new());
    let tells = |section| told.lock().unwrap().push(section);
    let written = within(writer.write(&request(), &tells)).await;
    (written, told.into_inner().unwrap())
}

/// What comes of one answer.
pub async fn written(answer: Answer) -> Result<Written, WriterError> {
    write(&Fake::new([answer]).await.writer()).await.0
}

/// As its reader is told it.
pub async fn told_of(answer: Answer) -> String {
    written(answer).await.unwrap_err().to_string()
}
