use kernel::MilestoneId;
use school_management::actions::action::Action;
use school_management::actions::milestone::MilestoneForm;
use school_management::actions::progress::Percent;
use school_management::actions::timeline::update::UpdateForm;
use school_management::people::password::HashedPassword;
use school_management::people::person::Person;
use school_management::people::registration::NewStaffMember;
use school_management::people::staff::StaffRole;

use super::*;
use crate::actions::{milestone, update};
use crate::gate::model::Actor;
use crate::gate::session::LiveSession;
use crate::testing::{MemoryDatabase, at, registered, registration, within};

const FORM: ActionForm<'_> = ActionForm {
    title: "Busca ativa",
    description: "",
    kind: "frequencia",
    priority: "",
    start: "",
    end: "",
    expected_budget: "",
    actual_budget: "",
    target_students: None,
    responsible: None,
    indicator: None,
};

const fn asked(to: ActionStatus) -> StatusAsked<'static> {
    StatusAsked { to, reason: "Sem verba", version: None, despite_open: false }
}

fn professor(database: &MemoryDatabase, school: &LiveSession) -> Actor {
    let new = NewStaffMember {
        username: "joao.lima".parse().unwrap(),
        first_name: "João".to_owned(),
        last_name: "Lima".to_owned(),
        email: None,
        role: StaffRole::Professor,
    };
    let member =
        within(database, school, |tx| tx.school().add_member(&new, &HashedPassword::new("$"))).unwrap();
    Actor { school: school.actor().school, person: Person::Staff(member) }
}

/// What a line of the timeline says, with the progress before and after.
type Told = (String, String, Option<(u8, u8)>);

/// A school with an action under way, and what both hands of its people are.
struct World {
    database: MemoryDatabase,
    ana: LiveSession,
    joao: Actor,
    action: ActionId,
}

impl World {
    fn new() -> Self {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let joao = professor(&database, &ana);
        let by = By { actor: ana.actor(), now: at(1) };
        let made = within(&database, &ana, |tx| create(tx, by, FORM, ActionStatus::Active)).unwrap();
        Self { database, ana, joao, action: made.id }
    }

    fn by(&self) -> By<'_> {
        By { actor: self.ana.actor(), now: at(2) }
    }

    fn by_joao(&self) -> By<'_> {
        By { actor: &self.joao, now: at(3) }
    }

    fn within<T>(&self, work: impl FnOnce(&mut dyn SchoolTx) -> T) -> T {
        within(&self.database, &self.ana, work)
    }

    fn action(&self) -> Action {
        self.within(|tx| tx.school().action(self.action)).unwrap().unwrap()
    }

    fn milestone(&self, title: &str) -> MilestoneId {
        let form = MilestoneForm { title, ..MilestoneForm::default() };
        self.within(|tx| milestone::add(tx, self.by(), self.action, form)).unwrap().milestone.id
    }

    fn trail(&self) -> Vec<String> {
        self.database.trail(self.ana.scope().school()).into_iter().map(|entry| entry.text).collect()
    }

    fn timeline(&self) -> Vec<Told> {
        let mut told = Vec::new();
        self.database.change_school(self.ana.scope().school(), |school| {
            told = school.timeline(self.action);
        });
        let numbers = |update: &NewUpdate| update.progress.map(|(from, to)| (from.get(), to.get()));
        told.iter().map(|it| (it.title.clone(), it.description.clone(), numbers(it))).collect()
    }
}

#[test]
fn what_is_done_to_an_action_is_told_twice() {
    let world = World::new();
    let (id, by) = (world.action, world.by());
    let longer = ActionForm { end: "2027-12-17", responsible: Some(world.joao.id()), ..FORM };
    assert_eq!(world.within(|tx| change(tx, by, id, 1, longer)).unwrap(), Outcome::Kept);
    assert_eq!(world.within(|tx| change(tx, by, id, 2, longer)).unwrap(), Outcome::Kept, "nothing changes");
    assert_eq!(
        world.within(|tx| set_status(tx, by, id, asked(ActionStatus::Cancelled))).unwrap(),
        Outcome::Kept
    );
    assert_eq!(world.action().version, 3);
    assert_eq!(
        world.trail(),
        [
            "criou a ação “Busca ativa”",
            "alterou a ação “Busca ativa”: o fim de nada para 17/12/2027 e o responsável",
            "mudou a situação da ação “Busca ativa” de Ativa para Cancelada",
        ]
    );
    let lines = "o fim de nada para 17/12/2027\no responsável de ninguém para João Lima".to_owned();
    assert_eq!(
        world.timeline(),
        [
            ("criou a ação".to_owned(), String::new(), None),
            ("mudou o fim e o responsável".to_owned(), lines, None),
            ("mudou a situação de Ativa para Cancelada".to_owned(), "Sem verba".to_owned(), None),
        ]
    );
}

#[test]
fn who_changes_what_another_changed_meanwhile_writes_nothing() {
    let world = World::new();
    let (id, by) = (world.action, world.by());
    let one = ActionForm { title: "Busca ativa no 6º ano", ..FORM };
    let other = ActionForm { title: "Busca", ..FORM };
    assert_eq!(world.within(|tx| change(tx, by, id, 1, one)).unwrap(), Outcome::Kept);
    assert_eq!(world.within(|tx| change(tx, by, id, 1, other)).unwrap(), Outcome::Stale);
    let stale = StatusAsked { version: Some(1), ..asked(ActionStatus::Paused) };
    assert_eq!(world.within(|tx| set_status(tx, by, id, stale)).unwrap(), Outcome::Stale);
    assert_eq!(world.action().about.title.as_str(), "Busca ativa no 6º ano");
    assert_eq!((world.action().status, world.action().version), (ActionStatus::Active, 2));
}

#[test]
fn who_has_left_stays_responsible_until_another_is_chosen() {
    let world = World::new();
    let (id, by, joao) = (world.action, world.by(), world.joao.id());
    let theirs = ActionForm { responsible: Some(joao), ..FORM };
    world.within(|tx| change(tx, by, id, 1, theirs)).unwrap();
    world.within(|tx| tx.school().set_active(joao, false)).unwrap();
    let seen = world.within(|tx| seen::now(tx, id, at(4))).unwrap().unwrap().responsible.unwrap();
    assert_eq!((seen.name.as_str(), seen.active), ("João Lima", false));
    let longer = ActionForm { end: "2027-12-17", ..theirs };
    assert_eq!(world.within(|tx| change(tx, by, id, 2, longer)).unwrap(), Outcome::Kept);
    let refused = world.within(|tx| create(tx, by, theirs, ActionStatus::Active)).unwrap_err();
    assert_eq!(refused.to_string(), "Esta pessoa não entra mais no sistema. Escolha outra.");
    let nobody = ActionForm { responsible: Some(PersonId(99)), ..FORM };
    let sentence = "Esta pessoa não está na equipe da escola. Escolha outra.";
    for refused in [
        world.within(|tx| change(tx, by, id, 3, nobody)).unwrap_err(),
        world.within(|tx| create(tx, by, nobody, ActionStatus::Active)).unwrap_err(),
    ] {
        let ActionError::Invalid(invalid) = refused else { panic!("{refused}") };
        assert_eq!(invalid, Invalid::field("responsibleUserId", sentence));
    }
    let no_action = world.within(|tx| change(tx, by, ActionId(99), 1, nobody));
    assert!(matches!(no_action, Err(ActionError::NotFound)));
}

#[test]
fn milestones_lead_the_progress_until_somebody_does() {
    let world = World::new();
    let by = world.by();
    let [first, second] = ["Levantar", "Plantão"].map(|title| world.milestone(title));
    world.within(|tx| milestone::complete(tx, by, first)).unwrap();
    let twice = world.within(|tx| milestone::complete(tx, by, first));
    assert!(matches!(twice, Err(ActionError::AlreadyDone)));
    let by_hand = UpdateForm { kind: "progress", progress: Some(80), ..UpdateForm::default() };
    world.within(|tx| update::write(tx, by, world.action, by_hand)).unwrap();
    world.within(|tx| milestone::complete(tx, by, second)).unwrap();
    assert_eq!(world.action().progress.percent().get(), 80, "said by hand");
    let back = UpdateForm { progress: None, from_milestones: true, ..by_hand };
    world.within(|tx| update::write(tx, by, world.action, back)).unwrap();
    world.within(|tx| milestone::reopen(tx, by, second, "Faltou a 6º B")).unwrap();
    assert!(matches!(
        world.within(|tx| milestone::reopen(tx, by, second, "x")),
        Err(ActionError::AlreadyOpen)
    ));
    let told: Vec<_> = world.timeline().into_iter().skip(3).collect();
    let line = |title: &str, reason: &str, progress| (title.to_owned(), reason.to_owned(), progress);
    assert_eq!(
        told,
        [
            line("concluiu o marco “Levantar”", "", Some((0, 50))),
            line("informou o progresso: 80\u{a0}%", "", Some((50, 80))),
            line("concluiu o marco “Plantão”", "", None),
            line("devolveu o progresso aos marcos", "", Some((80, 100))),
            line("reabriu o marco “Plantão”", "Faltou a 6º B", Some((100, 50))),
        ]
    );
    let open = world.within(|tx| set_status(tx, by, world.action, asked(ActionStatus::Done))).unwrap_err();
    assert!(matches!(open, ActionError::OpenMilestones(1)));
    let despite = StatusAsked { despite_open: true, ..asked(ActionStatus::Done) };
    world.within(|tx| set_status(tx, by, world.action, despite)).unwrap();
    assert_eq!(world.timeline().last().unwrap().2, Some((50, 100)));
    assert_eq!(world.action().progress.by_hand.map(Percent::get), Some(100));
}

#[test]
fn a_professor_completes_what_they_answer_for_and_is_told_apart() {
    let world = World::new();
    let first = world.milestone("Levantar");
    assert!(world.within(|tx| milestone::complete(tx, world.by_joao(), first)).unwrap().is_none());
    let by_hand = UpdateForm { kind: "progress", progress: Some(80), ..UpdateForm::default() };
    let by = world.by_joao();
    assert!(!world.within(|tx| update::may_write(tx, by, world.action, by_hand)).unwrap());
    assert!(matches!(
        world.within(|tx| update::write(tx, by, world.action, by_hand)),
        Err(ActionError::NotTheirs)
    ));
    let comment = UpdateForm { kind: "comment", title: "6 voltaram", ..UpdateForm::default() };
    assert!(world.within(|tx| update::may_write(tx, by, world.action, comment)).unwrap());
    world.within(|tx| update::write(tx, by, world.action, comment)).unwrap();
    let theirs = ActionForm { responsible: Some(world.joao.id()), ..FORM };
    world.within(|tx| change(tx, world.by(), world.action, 1, theirs)).unwrap();
    let done = world.within(|tx| milestone::complete(tx, world.by_joao(), first)).unwrap().unwrap();
    assert_eq!(done.completed_by_name.as_deref(), Some("João Lima"));
    let denied: Vec<_> = world.trail().into_iter().filter(|text| text.starts_with("tentou")).collect();
    assert_eq!(
        denied,
        [
            "tentou sem permissão: concluir o marco “Levantar” da ação “Busca ativa”",
            "tentou sem permissão: informar o progresso da ação “Busca ativa”",
        ]
    );
}

#[test]
fn an_action_has_no_more_than_a_hundred_milestones() {
    let world = World::new();
    let form = MilestoneForm { title: "Marco", ..MilestoneForm::default() };
    world.within(|tx| {
        let new = form.parse().unwrap();
        let by = world.ana.actor().id();
        (0..100).for_each(|_| tx.school().add_milestone(world.action, &new, by, at(1)).map(drop).unwrap());
    });
    let refused = world.within(|tx| milestone::add(tx, world.by(), world.action, form)).unwrap_err();
    let sentence =
        "Uma ação tem até 100 marcos. Divida-a em duas ações, ou exclua marcos que não valem mais.";
    assert_eq!(refused.to_string(), sentence);
}

#[test]
fn an_order_names_all_milestones_of_the_action() {
    let world = World::new();
    let [first, second] = ["Levantar", "Plantão"].map(|title| world.milestone(title));
    let order = |ids: &[MilestoneId]| world.within(|tx| milestone::order(tx, world.by(), world.action, ids));
    let ordered = order(&[second, first]).unwrap();
    assert_eq!(ordered.iter().map(|it| it.milestone.id).collect::<Vec<_>>(), [second, first]);
    for wrong in [&[first][..], &[first, first], &[first, MilestoneId(99)]] {
        assert!(matches!(order(wrong), Err(ActionError::Invalid(_))), "{wrong:?}");
    }
}

#[test]
fn a_new_action_is_active_or_planned() {
    let world = World::new();
    for status in ActionStatus::ALL {
        let made = world.within(|tx| create(tx, world.by(), FORM, status));
        assert_eq!(
            made.is_ok(),
            matches!(status, ActionStatus::Active | ActionStatus::Planned),
            "{status:?}"
        );
    }
}
