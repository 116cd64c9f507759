use kernel::{ClassId, QuestionId};
use lesson_planning::bncc::BnccSkill;
use lesson_planning::plan::Changed;
use lesson_planning::testing::plan_form;
use quiz_engine::question::Status;
use school_management::classes::class::ClassForm;
use school_management::classes::subject::SubjectForm;
use school_management::people::password::HashedPassword;
use school_management::people::registration::NewStaffMember;
use school_management::people::staff::StaffRole;

use super::*;
use crate::gate::model::Actor;
use crate::gate::session::LiveSession;
use crate::testing::{MemoryDatabase, at, registered, registration, within};

/// A school with its manager, who leads, and a professor.
struct World {
    database: MemoryDatabase,
    marina: LiveSession,
    joao: Actor,
}

impl World {
    fn new() -> Self {
        let database = MemoryDatabase::default();
        let marina = registered(&database, &registration("marina"));
        let new = NewStaffMember {
            username: "joao.lima".parse().unwrap(),
            first_name: "João".to_owned(),
            last_name: "Lima".to_owned(),
            email: None,
            role: StaffRole::Professor,
        };
        let member = within(&database, &marina, |tx| tx.school().add_member(&new, &HashedPassword::new("$")));
        let joao = Actor { school: marina.actor().school, person: Person::Staff(member.unwrap()) };
        Self { database, marina, joao }
    }

    fn within<T>(&self, work: impl FnOnce(&mut dyn SchoolTx) -> T) -> T {
        within(&self.database, &self.marina, work)
    }

    fn by_marina(&self) -> By<'_> {
        By { actor: self.marina.actor(), now: at(9) }
    }

    fn by_joao(&self) -> By<'_> {
        By { actor: &self.joao, now: at(8) }
    }

    fn written(&self, by: By<'_>) -> PlanSeen {
        self.within(|tx| create(tx, by, Origin::Person, plan_form())).unwrap()
    }

    fn trail(&self) -> Vec<String> {
        let trail = self.database.trail(self.marina.actor().school);
        let of_plans = trail.into_iter().filter(|it| it.text.contains("plano"));
        of_plans.map(|it| format!("{}: {}", it.kind.slug(), it.text)).collect()
    }

    fn class(&self, name: &str, year: &str, stage: &str) -> ClassId {
        let form = ClassForm { name, year, stage, shift: "matutino", school_year: Some(2026), teacher: None };
        self.within(|tx| tx.school().add_class(&form.parse(2026).unwrap(), at(1))).unwrap().id
    }
}

fn kept(outcome: Outcome) -> PlanSeen {
    match outcome {
        Outcome::Kept(seen) => seen,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_plan_goes_to_those_who_lead_and_comes_back_with_words() {
    let world = World::new();
    let plan = world.written(world.by_joao()).plan;
    let sent = kept(world.within(|tx| send(tx, world.by_joao(), plan.id, 1)).unwrap()).plan;
    assert_eq!((sent.status, sent.sent_at), (PlanStatus::Sent, Some(at(8))));
    let returned = world.within(|tx| {
        judge(tx, world.by_marina(), plan.id, 2, Verdict::Return, "Falta o tempo de cada passo.")
    });
    let returned = kept(returned.unwrap()).plan;
    assert_eq!(returned.status, PlanStatus::Returned);
    assert_eq!(returned.judged.unwrap().note, "Falta o tempo de cada passo.");
    let sent = world.within(|tx| send(tx, world.by_joao(), plan.id, 3)).unwrap();
    assert_eq!(kept(sent).plan.version, 4);
    let approved = world.within(|tx| judge(tx, world.by_marina(), plan.id, 4, Verdict::Approve, ""));
    assert_eq!(kept(approved.unwrap()).plan.status, PlanStatus::Approved);
    assert_eq!(
        world.trail(),
        [
            "plans: criou um plano de aula",
            "plan_sent: enviou para aprovação o plano de aula “Frações no dia a dia”",
            "plan_judged: devolveu o plano de aula “Frações no dia a dia”",
            "plan_sent: enviou para aprovação o plano de aula “Frações no dia a dia”",
            "plan_judged: aprovou o plano de aula “Frações no dia a dia”",
        ]
    );
    let trail = world.database.trail(world.marina.actor().school);
    let judged = trail.iter().find(|it| it.kind == ActivityKind::PlanJudged).unwrap();
    assert_eq!(judged.actor, Some(world.marina.actor().id()));
}

#[test]
fn who_sends_takes_back_and_sends_again_rings_once() {
    let world = World::new();
    let plan = world.written(world.by_joao()).plan;
    for version in [1, 3] {
        world.within(|tx| send(tx, world.by_joao(), plan.id, version)).unwrap();
        world.within(|tx| withdraw(tx, world.by_joao(), plan.id, version + 1)).unwrap();
    }
    let sent = "enviou para aprovação o plano de aula “Frações no dia a dia”";
    let told: Vec<_> = world.trail().into_iter().filter(|line| line.ends_with(sent)).collect();
    assert_eq!(told, [format!("plan_sent: {sent}"), format!("plans: {sent}")]);
}

#[test]
fn a_plan_says_who_changed_it() {
    let world = World::new();
    let plan = world.written(world.by_joao()).plan;
    assert_eq!(plan.changed, None);
    let form = PlanForm { title: "Outro título", ..plan_form() };
    let changed = kept(world.within(|tx| change(tx, world.by_joao(), plan.id, 1, form)).unwrap()).plan;
    assert_eq!(changed.changed, Some(Changed { by: world.joao.id(), at: at(8) }));
}

#[test]
fn another_persons_draft_is_not_there_and_the_trail_does_not_say_its_title() {
    let world = World::new();
    let plan = world.written(world.by_joao()).plan;
    let by = world.by_marina();
    let gone = |error| matches!(error, PlanError::NotFound);
    assert!(gone(world.within(|tx| change(tx, by, plan.id, 1, plan_form())).unwrap_err()));
    assert!(gone(world.within(|tx| remove(tx, by, plan.id)).unwrap_err()));
    assert!(gone(world.within(|tx| copy(tx, by, plan.id)).unwrap_err()));
    assert!(gone(world.within(|tx| send(tx, by, plan.id, 1)).unwrap_err()));
    assert!(gone(world.within(|tx| judge(tx, by, plan.id, 1, Verdict::Approve, "")).unwrap_err()));
    let form = PlanForm { title: "Segredo", ..plan_form() };
    world.within(|tx| change(tx, world.by_joao(), plan.id, 1, form)).unwrap();
    assert!(world.within(|tx| remove(tx, world.by_joao(), plan.id)).unwrap());
    assert_eq!(
        world.trail(),
        [
            "plans: criou um plano de aula",
            "plans: alterou um rascunho de plano de aula",
            "plans: excluiu um rascunho de plano de aula",
        ]
    );
}

#[test]
fn what_is_approved_is_read_and_copied_by_all_and_changed_by_its_author_and_those_who_lead() {
    let world = World::new();
    let plan = world.written(world.by_marina()).plan;
    kept(world.within(|tx| send(tx, world.by_marina(), plan.id, 1)).unwrap());
    kept(world.within(|tx| judge(tx, world.by_marina(), plan.id, 2, Verdict::Approve, "")).unwrap());
    let by = world.by_joao();
    assert_eq!(world.within(|tx| change(tx, by, plan.id, 3, plan_form())).unwrap(), Outcome::NotTheirs);
    assert_eq!(world.within(|tx| send(tx, by, plan.id, 3)).unwrap(), Outcome::NotTheirs);
    assert!(!world.within(|tx| remove(tx, by, plan.id)).unwrap());
    let copied = world.within(|tx| copy(tx, by, plan.id)).unwrap().plan;
    assert_eq!((copied.status, copied.created_by), (PlanStatus::Draft, by.actor.id()));
    assert_eq!(
        world.trail().split_off(3),
        [
            "denied: tentou sem permissão: alterar o plano de aula “Frações no dia a dia”",
            "denied: tentou sem permissão: enviar o plano de aula “Frações no dia a dia”",
            "denied: tentou sem permissão: excluir o plano de aula “Frações no dia a dia”",
            "plans: copiou o plano de aula “Frações no dia a dia”",
        ]
    );
}

#[test]
fn of_two_who_change_a_plan_the_slower_is_shown_what_there_is() {
    let world = World::new();
    let plan = world.written(world.by_joao()).plan;
    let first = PlanForm { title: "Primeiro", ..plan_form() };
    kept(world.within(|tx| change(tx, world.by_joao(), plan.id, 1, first)).unwrap());
    let second = PlanForm { title: "Segundo", ..plan_form() };
    match world.within(|tx| change(tx, world.by_joao(), plan.id, 1, second)).unwrap() {
        Outcome::Stale(seen) => assert_eq!(seen.plan.about.title.as_str(), "Primeiro"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn codes_are_those_of_the_catalogue_and_a_class_is_of_the_plans_grade() {
    let world = World::new();
    let known = ["EF05MA07", "EF05MA08"].map(|code| BnccSkill::example(code.parse().unwrap()));
    world.database.load_skills(known.to_vec());
    let (fifth, sixth) =
        (world.class("5º A", "5º ano", "anos_iniciais"), world.class("6º A", "6º ano", "anos_finais"));
    let refused = |form: PlanForm<'_>| {
        let error = world.within(|tx| create(tx, world.by_joao(), Origin::Person, form)).unwrap_err();
        match error {
            PlanError::Invalid(invalid) => {
                invalid.fields().map(|(name, text)| format!("{name}: {text}")).collect::<Vec<_>>().concat()
            }
            other => panic!("{other:?}"),
        }
    };
    let codes = vec!["EF05MA07", "EF05MA99", "EF05MA98"];
    assert_eq!(
        refused(PlanForm { bncc_alignment: codes, ..plan_form() }),
        "bnccAlignment: Não está na BNCC: EF05MA99 e EF05MA98."
    );
    assert_eq!(
        refused(PlanForm { class: Some(sixth), ..plan_form() }),
        "classId: Esta turma é do 6º ano: escolha uma turma da série do plano."
    );
    assert_eq!(
        refused(PlanForm { class: Some(ClassId(999)), ..plan_form() }),
        "classId: Escolha uma turma da escola."
    );
    let form = PlanForm { class: Some(fifth), ..plan_form() };
    let plan = world.within(|tx| create(tx, world.by_joao(), Origin::Person, form)).unwrap().plan;
    // A newer catalogue no longer has it: the plan keeps it.
    world.database.load_skills(known[..1].to_vec());
    let form = PlanForm { title: "Outro título", class: Some(fifth), ..plan_form() };
    let changed = world.within(|tx| change(tx, world.by_joao(), plan.id, 1, form)).unwrap();
    assert_eq!(kept(changed).plan.about.codes.len(), 2);
}

#[test]
fn the_questions_of_a_plan_go_to_the_bank_once_as_drafts() {
    let world = World::new();
    let plan = world.written(world.by_joao()).plan;
    let form = SubjectForm { name: "Matemática", description: "", stage: "anos_iniciais", active: true };
    let subject = world.within(|tx| tx.school().add_subject(&form.parse().unwrap())).unwrap().id;
    let filled = || kept(world.within(|tx| bank::fill(tx, world.by_joao(), plan.id, subject)).unwrap()).plan;
    let once = filled();
    let in_bank: Vec<Option<QuestionId>> = once.questions.iter().map(|it| it.in_bank).collect();
    assert_eq!(in_bank.iter().flatten().count(), 1);
    assert_eq!(filled().questions, once.questions);
    let question = world.within(|tx| tx.questions().question(in_bank[0].unwrap())).unwrap().unwrap();
    assert_eq!(question.about.status, Status::Rascunho);
    assert_eq!(question.created_by, world.joao.id());
    // A copy finds them there.
    let copied = world.within(|tx| copy(tx, world.by_joao(), plan.id)).unwrap().plan;
    assert_eq!(copied.questions[0].in_bank, None);
    let filled = kept(world.within(|tx| bank::fill(tx, world.by_joao(), copied.id, subject)).unwrap());
    assert_eq!(filled.plan.questions[0].in_bank, in_bank[0]);
}

#[test]
fn a_plan_without_questions_to_choose_from_has_none_for_the_bank() {
    let world = World::new();
    let form = PlanForm { quiz: plan_form().quiz.split_off(1), ..plan_form() };
    let plan = world.within(|tx| create(tx, world.by_joao(), Origin::Person, form)).unwrap().plan;
    let form = SubjectForm { name: "Matemática", description: "", stage: "anos_iniciais", active: true };
    let subject = world.within(|tx| tx.school().add_subject(&form.parse().unwrap())).unwrap().id;
    let error = world.within(|tx| bank::fill(tx, world.by_joao(), plan.id, subject)).unwrap_err();
    assert!(matches!(error, PlanError::NothingForTheBank));
}
