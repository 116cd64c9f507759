use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{ClassId, LessonPlanId, PersonId, QuestionId, StoreError};

use crate::draft::{ExitQuestion, PlanDraft};
use crate::plan::seen::PlanSeen;
use crate::plan::store::{KnownPlans, Plans};
use crate::plan::{NewPlan, Origin, Plan, PlanForm, PlanQuestion, PlanStatus, Verdict};

/// With everything that a plan must have, and a quiz of two questions.
pub fn plan_form() -> PlanForm<'static> {
    PlanForm {
        title: "Frações no dia a dia",
        subject: "matematica",
        grade: "5º ano",
        duration: Some(50),
        objectives: "Comparar frações.\nSomar frações de mesmo denominador.",
        content: "Frações equivalentes",
        methodology: "10 min, Retomada: duas questões.\n40 min, Prática: receitas.",
        resources: "Tiras de papel",
        evaluation: "Quiz de saída",
        bncc_alignment: vec!["EF05MA07", "EF05MA08"],
        quiz: vec![
            ExitQuestion::Choice {
                statement: "Quanto é 1/4 + 2/4?".to_owned(),
                options: ["3/4", "3/8", "2/8", "1/2"].map(str::to_owned),
                correct: 0,
                explanation: "Os quartos se somam: 1 e 2 são 3.".to_owned(),
            },
            ExitQuestion::Open {
                statement: "Qual é maior, 1/2 ou 2/5? Por quê?".to_owned(),
                answer_shows: "1/2, que é 5/10; 2/5 são 4/10.".to_owned(),
            },
        ],
        ..PlanForm::default()
    }
}

fn new_plan() -> NewPlan {
    plan_form().parse().unwrap()
}

/// A draft of somebody's.
pub fn plan(by: PersonId) -> Plan {
    drafted(LessonPlanId(1), &new_plan(), Origin::Person, by, DateTime::UNIX_EPOCH)
}

/// As whoever writes plans leaves them.
pub fn plan_draft() -> PlanDraft {
    let about = new_plan();
    let mut quiz = about.quiz;
    quiz.push(ExitQuestion::Open { statement: "E 1/3?".to_owned(), answer_shows: "É menor.".to_owned() });
    PlanDraft {
        title: about.title.as_str().to_owned(),
        objectives: about.objectives,
        content: about.content,
        methodology: about.methodology,
        resources: about.resources,
        evaluation: about.evaluation,
        quiz,
        codes: about.codes,
    }
}

fn drafted(id: LessonPlanId, new: &NewPlan, origin: Origin, by: PersonId, at: DateTime<Utc>) -> Plan {
    let question = |question: &ExitQuestion| PlanQuestion { question: question.clone(), in_bank: None };
    Plan {
        id,
        about: new.clone(),
        questions: new.quiz.iter().map(question).collect(),
        origin,
        status: PlanStatus::Draft,
        version: 1,
        created_by: by,
        created_at: at,
        changed: None,
        sent_at: None,
        judged: None,
    }
}

/// Plans of a school in memory. It knows nobody's name.
#[derive(Debug, Clone, Default)]
pub struct MemoryPlans {
    kept: BTreeMap<LessonPlanId, Plan>,
    last: i64,
}

impl KnownPlans for MemoryPlans {
    fn plan_seen(&mut self, id: LessonPlanId) -> Result<Option<PlanSeen>, StoreError> {
        let seen = |plan: &Plan| PlanSeen {
            plan: plan.clone(),
            author_name: String::new(),
            changed_by_name: None,
            judged_by_name: None,
            class_name: None,
        };
        Ok(self.kept.get(&id).map(seen))
    }
}

impl Plans for MemoryPlans {
    fn add_plan(
        &mut self,
        new: &NewPlan,
        origin: Origin,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<LessonPlanId, StoreError> {
        self.last += 1;
        let id = LessonPlanId(self.last);
        self.kept.insert(id, drafted(id, new, origin, by, at));
        Ok(id)
    }

    fn hold_plan(&mut self, id: LessonPlanId) -> Result<Option<Plan>, StoreError> {
        Ok(self.kept.get(&id).cloned())
    }

    fn change_plan(&mut self, to: &Plan) -> Result<(), StoreError> {
        self.kept.insert(to.id, to.clone());
        Ok(())
    }

    fn remove_plan(&mut self, id: LessonPlanId) -> Result<(), StoreError> {
        self.kept.remove(&id);
        Ok(())
    }
}

/// What a store's test has at hand: a class, a question of the bank, and a person of the staff.
type Test = fn(&mut dyn Plans, ClassId, QuestionId, PersonId);

const AT: DateTime<Utc> = DateTime::UNIX_EPOCH;

pub const PLANS_SUITE: [(&str, Test); 4] = [
    ("a plan is read as it was written", |plans, class, _, by| {
        let new = NewPlan { class: Some(class), day: Some("2026-08-10".parse().unwrap()), ..new_plan() };
        let id = plans.add_plan(&new, Origin::Template, by, AT).unwrap();
        let seen = plans.plan_seen(id).unwrap().unwrap().plan;
        assert_eq!(seen, drafted(id, &new, Origin::Template, by, AT));
        assert_eq!(plans.hold_plan(id).unwrap(), Some(seen));
    }),
    ("a plan is changed whole", |plans, class, question, by| {
        let id = plans.add_plan(&new_plan(), Origin::Ai, by, AT).unwrap();
        let known = plans.hold_plan(id).unwrap().unwrap();
        let form = PlanForm {
            title: "Frações e receitas",
            subject: "ciencias",
            grade: "1ª série",
            duration: Some(600),
            bncc_alignment: Vec::new(),
            target_audience: "Turma nova",
            school_considerations: "Sem laboratório",
            ..plan_form()
        };
        let about = NewPlan { class: Some(class), ..form.parse().unwrap() };
        let mut changed = known.saying(about, by, AT + TimeDelta::seconds(1));
        changed.questions[0].in_bank = Some(question);
        plans.change_plan(&changed).unwrap();
        assert_eq!(plans.plan_seen(id).unwrap().unwrap().plan, changed);
        let mut shorter = changed.about.clone();
        shorter.quiz.remove(0);
        let shorter = changed.saying(shorter, by, AT + TimeDelta::seconds(2));
        plans.change_plan(&shorter).unwrap();
        assert_eq!(plans.plan_seen(id).unwrap().unwrap().plan, shorter);
    }),
    ("where a plan stands is kept, with the last word on it", |plans, _, _, by| {
        let id = plans.add_plan(&new_plan(), Origin::Person, by, AT).unwrap();
        let sent = plans.hold_plan(id).unwrap().unwrap().sent(AT + TimeDelta::seconds(1)).unwrap();
        plans.change_plan(&sent).unwrap();
        let judged = sent.judged(Verdict::Return, "Falta o tempo.", by, AT + TimeDelta::seconds(2));
        let judged = judged.unwrap().unwrap();
        plans.change_plan(&judged).unwrap();
        assert_eq!(plans.plan_seen(id).unwrap().unwrap().plan, judged);
    }),
    ("a plan that is removed is gone, and no other", |plans, _, _, by| {
        let [gone, stays] = [1, 2].map(|_| plans.add_plan(&new_plan(), Origin::Person, by, AT).unwrap());
        plans.remove_plan(gone).unwrap();
        assert_eq!(plans.hold_plan(gone).unwrap(), None);
        assert!(plans.plan_seen(gone).unwrap().is_none());
        assert!(plans.plan_seen(stays).unwrap().is_some());
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_in_memory_keep_the_contract() {
        for (name, test) in PLANS_SUITE {
            println!("{name}");
            test(&mut MemoryPlans::default(), ClassId(1), QuestionId(1), PersonId(7));
        }
    }
}
