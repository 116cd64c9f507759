use ideb_core::measure::{ApprovalRate, Proficiency};
use ideb_core::simulation::OfficialInputs;
use kernel::title::Title;
use kernel::{Invalid, PersonId};
use school_management::actions::action::{Action, NewAction};
use school_management::actions::form::ActionForm;
use school_management::actions::late::Late;
use school_management::actions::milestone::MilestoneForm;

use super::adopt::{MOST_ADOPTED, Reviewed, adopt};
use super::*;
use crate::actions::effect::tests::{indicator, of};
use crate::actions::refusal::ActionError;
use crate::classes::class::By;
use crate::testing::{MemoryDatabase, at, registered, registration, within};

fn scenario(ground: &Ground, lp: &str, mt: &str, rates: [&str; 4]) -> Vec<(Measured, Decimal<2>)> {
    let after = OfficialInputs {
        proficiency_lp: Proficiency::parse(lp).unwrap(),
        proficiency_mt: Proficiency::parse(mt).unwrap(),
        approval_by_grade: rates.map(|rate| ApprovalRate::parse(rate).ok()).to_vec(),
        ..ground.inputs.clone()
    };
    rises(&ground.inputs, &after).into_iter().map(|(lever, by)| (measured(lever), by)).collect()
}

/// The ground's own approval.
const SAME: [&str; 4] = ["93.4", "91.0", "95.0", "100.0"];

fn action(id: i64, title: &str, status: ActionStatus, indicator: Option<Indicator>) -> ActionSeen {
    let about = NewAction { title: Title::typed(title).unwrap(), indicator, ..NewAction::example() };
    ActionSeen {
        action: Action { id: ActionId(id), about, status, ..Action::example() },
        responsible: None,
        late: Late::default(),
        status_reason: None,
        created_by_name: String::new(),
        changed_by_name: None,
        updates: 0,
        resources: 0,
    }
}

#[test]
fn a_scenario_becomes_an_action_for_each_thing_that_rises() {
    let ground = of(2023);
    let asked = scenario(&ground, "264.00", "265.28", ["96.5", "91.0", "95.0", "100.0"]);
    let drafts = ground.drafts(&asked, &[]).unwrap();
    assert_eq!((drafts.edition.year(), drafts.covers.to_string()), (2023, "0.00".to_owned()));
    let told: Vec<_> = drafts
        .drafts
        .iter()
        .map(|draft| {
            let action = draft.action.as_ref().unwrap();
            (action.indicator.written(), action.effect.gain.to_string(), action.model.slug())
        })
        .collect();
    let expected = [
        ("Matemática, Anos Finais: de 262,70 para 265,28", "0.04", "grupos_matematica"),
        ("Língua Portuguesa, Anos Finais: de 260,84 para 264,00", "0.05", "grupos_leitura"),
        ("Aprovação no 6º ano, Anos Finais: de 93,40 para 96,50", "0.04", "busca_ativa"),
    ];
    assert_eq!(told, expected.map(|(indicator, gain, model)| (indicator.to_owned(), gain.to_owned(), model)));
    let all = ground.with_all(asked.iter().copied());
    assert_eq!(drafts.asks, seen(ground.gain(all)), "what all of them bring together");
}

#[test]
fn what_is_under_way_is_not_drafted_again() {
    let ground = of(2023);
    let asked = scenario(&ground, "263.00", "269.26", SAME);
    let under_way = [
        action(1, "Frações", ActionStatus::Active, Some(indicator("mt", "262.70", "265.28"))),
        action(2, "Leitura", ActionStatus::Active, Some(indicator("lp", "260.84", "264.00"))),
        action(3, "Parada", ActionStatus::Paused, Some(indicator("mt", "262.70", "280"))),
        action(4, "Sem indicador", ActionStatus::Active, None),
    ];
    let drafts = ground.drafts(&asked, &under_way).unwrap();
    let [mt, lp] = &drafts.drafts[..] else { panic!("{drafts:?}") };
    assert_eq!((mt.share.asked.to_string(), mt.share.covered.to_string()), ("6.56".into(), "2.58".into()));
    let of_mt = mt.action.as_ref().unwrap();
    assert_eq!(of_mt.indicator.target.to_string(), "266.68", "only the rest");
    assert_eq!(mt.whole.difference().unwrap().to_string(), "6.56", "the effort is that of all of it");
    let waiting = Some((ActionId(3), "Parada".to_owned(), ActionStatus::Paused));
    assert_eq!(of_mt.duplicate, waiting, "it waits, and is to bring as much");
    assert_eq!((lp.share.covered.to_string(), lp.action.as_ref()), ("2.16".into(), None));
    let covered = [(Measured::Mt, mt.share.covered), (Measured::Lp, lp.share.covered)];
    assert_eq!(drafts.covers, seen(ground.gain(ground.with_all(covered.into_iter()))));
}

#[test]
fn an_action_that_waits_hides_a_draft_by_what_it_has_left_to_raise() {
    let ground = of(2023);
    let asked = scenario(&ground, "260.84", "265.28", SAME);
    let duplicate = |baseline, target| {
        let waits = action(1, "Parada", ActionStatus::Paused, Some(indicator("mt", baseline, target)));
        let drafts = ground.drafts(&asked, &[waits]).unwrap();
        drafts.drafts[0].action.as_ref().unwrap().duplicate.is_some()
    };
    assert!(duplicate("250.00", "265.28"), "its target is where the scenario goes");
    assert!(!duplicate("250.00", "262.70"), "the newest edition is at its target");
    assert!(!duplicate("250.00", "264.00"), "the rest of its way is shorter than what is asked");
}

#[test]
fn a_model_is_proposed_that_no_action_has_yet() {
    let ground = of(2023);
    let asked = scenario(&ground, "260.84", "265.28", SAME);
    let model = |actions: &[ActionSeen]| {
        let drafts = ground.drafts(&asked, actions).unwrap();
        drafts.drafts[0].action.as_ref().unwrap().model
    };
    assert_eq!(model(&[]), ActionModel::MathsGroups);
    let cancelled = action(1, ActionModel::MathsGroups.title(), ActionStatus::Cancelled, None);
    assert_eq!(model(&[cancelled]), ActionModel::Tutoring);
    let all = ActionModel::ALL.map(|model| action(1, model.title(), ActionStatus::Planned, None));
    assert_eq!(model(&all), ActionModel::MathsGroups, "rather one again than none");
}

#[test]
fn a_rise_beyond_the_scale_and_no_rise_ask_for_nothing() {
    let ground = of(2023);
    for asked in
        [vec![], scenario(&ground, "250", "250", SAME), vec![(Measured::Index, Decimal::from_units(10))]]
    {
        assert_eq!(ground.drafts(&asked, &[]), None, "{asked:?}");
    }
    let beyond = ground.drafts(&[(Measured::Grade(first_grade()), Decimal::from_units(5_000))], &[]).unwrap();
    assert_eq!(beyond.drafts[0].action.as_ref().unwrap().indicator.target.to_string(), "100.00");
}

fn first_grade() -> kernel::Grade {
    Stage::AnosFinais.grades().next().unwrap()
}

fn form(title: &str) -> ActionForm<'_> {
    ActionForm { title, kind: "matematica", ..ActionForm::default() }
}

#[test]
fn reviewed_drafts_become_planned_actions_with_their_milestones() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let by = By { actor: ana.actor(), now: at(1) };
    let milestones = ["2027-04-16", "2027-07-02"]
        .map(|due| MilestoneForm { title: "Marco", description: "", due })
        .to_vec();
    let drafts = ["Monitoria", "Leitura"]
        .map(|title| Reviewed { action: form(title), milestones: milestones.clone() });
    let made = within(&database, &ana, |tx| adopt(tx, by, None, &drafts)).unwrap();
    let found: Vec<_> = made
        .iter()
        .map(|id| within(&database, &ana, |tx| tx.school().action(*id)).unwrap().unwrap())
        .map(|action| (action.about.title.as_str().to_owned(), action.status, action.progress.milestones))
        .collect();
    let planned = ActionStatus::Planned;
    assert_eq!(found, [("Monitoria".to_owned(), planned, 2), ("Leitura".to_owned(), planned, 2)]);
    let missing = within(&database, &ana, |tx| adopt(tx, by, Some(SimulationId(99)), &drafts));
    assert!(matches!(missing, Err(ActionError::NotFound)));
}

#[test]
fn drafts_are_refused_with_their_number() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let by = By { actor: ana.actor(), now: at(1) };
    let draft = |title: &'static str, due: &'static str, milestones: usize| Reviewed {
        action: form(title),
        milestones: vec![MilestoneForm { title: "Marco", description: "", due }; milestones],
    };
    let stranger = ActionForm { responsible: Some(PersonId(99)), ..form("Dois") };
    let strangers = Reviewed { action: stranger, milestones: Vec::new() };
    for (drafts, sentence) in [
        (vec![], "Escolha ao menos uma ação."),
        (vec![draft("Um", "", 1); MOST_ADOPTED + 1], "Crie até 12 ações de uma vez."),
        (vec![draft("Um", "", 1), draft("", "", 1)], "2ª ação: Título é obrigatório"),
        (vec![draft("Um", "ontem", 1)], "1ª ação: Informe uma data que exista."),
        (vec![draft("Um", "", 101)], "1ª ação: uma ação tem até 100 marcos."),
        (
            vec![draft("Um", "", 1), strangers],
            "2ª ação: Esta pessoa não está na equipe da escola. Escolha outra.",
        ),
    ] {
        let refused = within(&database, &ana, |tx| adopt(tx, by, None, &drafts)).unwrap_err();
        let ActionError::Invalid(invalid) = refused else { panic!("{refused}") };
        assert_eq!(invalid, Invalid::field("drafts", sentence));
    }
}
