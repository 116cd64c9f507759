//! The demonstration's strategic actions, one of every state, as its leaders would have kept them.

use application::actions::action::{self, StatusAsked};
use application::actions::{milestone, resource, update};
use application::classes::class::By;
use application::gate::model::Actor;
use application::tx::database::SchoolTx;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::{Day, PersonId, Uf};
use school_management::actions::action::ActionStatus;
use school_management::actions::form::ActionForm;
use school_management::actions::indicator::IndicatorForm;
use school_management::actions::milestone::MilestoneForm;
use school_management::actions::resource::LinkForm;
use school_management::actions::timeline::update::UpdateForm;

use crate::failure::Failure;

/// Days from today.
type Days = i64;

/// An action as it came to be.
struct Made {
    title: &'static str,
    description: &'static str,
    kind: &'static str,
    priority: &'static str,
    /// Start and end.
    days: (Days, Days),
    budget: (&'static str, &'static str),
    pupils: Option<i64>,
    /// Who of the staff answers for it.
    responsible: usize,
    indicator: Option<IndicatorForm<'static>>,
    /// When each is due, within the action's days, and whether it is done.
    milestones: &'static [(&'static str, Option<Days>, bool)],
    comment: &'static str,
    link: Option<(&'static str, &'static str)>,
    status: ActionStatus,
    reason: &'static str,
}

const fn of_stage(
    kind: &'static str,
    grade: &'static str,
    baseline: &'static str,
    target: &'static str,
) -> IndicatorForm<'static> {
    IndicatorForm { kind, stage: "anos_finais", grade, baseline, target, year: None }
}

const ACTIONS: [Made; 8] = [
    Made {
        title: "Acompanhar quem está perto de reprovar no 6º ano",
        description: "Quem está com 3 ou mais notas abaixo de 5 tem plantão duas vezes por semana, e a família é chamada uma \
            vez por bimestre.",
        kind: "aprovacao",
        priority: "alta",
        days: (-95, 390),
        budget: ("2400", "960"),
        pupils: Some(29),
        responsible: 2,
        indicator: Some(of_stage("grade", "6º ano", "93.4", "96.5")),
        milestones: &[
            ("Levantar quem está em risco", Some(-85), true),
            ("Busca ativa, 6º ano", Some(-1), true),
            ("Plantão de dúvidas, 6º ano", Some(-5), false),
            ("Conversa com as famílias", Some(180), false),
            ("Conselho de classe final", Some(385), false),
        ],
        comment: "Dos 8 alunos sem vir, 6 voltaram esta semana.",
        link: Some(("Guia de busca ativa escolar", "https://buscaativa.exemplo.org.br/guia")),
        status: ActionStatus::Active,
        reason: "",
    },
    Made {
        title: "Reduzir as faltas no 8º ano",
        description: "Ligar para a família no segundo dia de falta seguido.",
        kind: "frequencia",
        priority: "media",
        days: (-120, -4),
        budget: ("", ""),
        pupils: Some(27),
        responsible: 1,
        indicator: Some(of_stage("grade", "8º ano", "93.9", "95.1")),
        milestones: &[
            ("Lista de quem falta", Some(-100), true),
            ("Ligações toda semana", Some(-60), true),
            ("Reunião com as famílias", Some(-30), true),
            ("Balanço das faltas", None, false),
        ],
        comment: "As ligações ficaram com a secretaria.",
        link: None,
        status: ActionStatus::Active,
        reason: "",
    },
    Made {
        title: "Retomar frações e proporção no 9º ano",
        description: "Uma aula por semana, com os erros do último simulado.",
        kind: "matematica",
        priority: "alta",
        days: (-80, 330),
        budget: ("800", "250"),
        pupils: Some(53),
        responsible: 1,
        indicator: Some(of_stage("mt", "", "258.94", "261.52")),
        milestones: &[
            ("Avaliação diagnóstica", Some(-70), true),
            ("Sequência de frações", Some(-40), true),
            ("Sequência de proporção", Some(-10), true),
            ("Simulado", Some(60), false),
            ("Nova avaliação", Some(200), false),
        ],
        comment: "A turma B já resolve regra de três sem tabela.",
        link: None,
        status: ActionStatus::Active,
        reason: "",
    },
    Made {
        title: "Ler todo dia, do 6º ao 9º ano",
        description: "Quinze minutos de leitura no começo da primeira aula.",
        kind: "lingua_portuguesa",
        priority: "media",
        days: (-60, 360),
        budget: ("1500", "1500"),
        pupils: Some(134),
        responsible: 2,
        indicator: Some(of_stage("lp", "", "260.84", "262.74")),
        milestones: &[
            ("Caixas de livros nas salas", Some(-50), true),
            ("Oficina de leitura, 6º ano", Some(3), false),
            ("Roda de leitura com as famílias", Some(120), false),
        ],
        comment: "Chegaram 40 livros novos.",
        link: Some(("Lista de livros", "https://leitura.exemplo.org.br/lista")),
        status: ActionStatus::Active,
        reason: "",
    },
    Made {
        title: "Formação em avaliação para Matemática",
        description: "Três encontros com a rede.",
        kind: "formacao",
        priority: "media",
        days: (70, 210),
        budget: ("600", ""),
        pupils: None,
        responsible: 1,
        indicator: Some(of_stage("mt", "", "258.94", "260.24")),
        milestones: &[
            ("Encontro 1", Some(80), false),
            ("Encontro 2", Some(130), false),
            ("Encontro 3", Some(200), false),
        ],
        comment: "",
        link: None,
        status: ActionStatus::Planned,
        reason: "",
    },
    Made {
        title: "Conselho de famílias do 7º ano",
        description: "",
        kind: "gestao",
        priority: "baixa",
        days: (-40, 220),
        budget: ("", ""),
        pupils: Some(25),
        responsible: 0,
        indicator: Some(of_stage("grade", "7º ano", "93.7", "94.5")),
        milestones: &[("Convite às famílias", Some(-30), true), ("Primeiro encontro", Some(20), false)],
        comment: "",
        link: None,
        status: ActionStatus::Paused,
        reason: "Volta depois das férias",
    },
    Made {
        title: "Simulado do Saeb com o 9º ano",
        description: "",
        kind: "outro",
        priority: "media",
        days: (-90, -15),
        budget: ("300", "280"),
        pupils: Some(53),
        responsible: 1,
        indicator: None,
        milestones: &[
            ("Montar a prova", Some(-70), true),
            ("Aplicar", Some(-40), true),
            ("Devolver os erros", Some(-19), true),
        ],
        comment: "Todos fizeram as duas provas.",
        link: None,
        status: ActionStatus::Done,
        reason: "",
    },
    Made {
        title: "Projeto de xadrez no contraturno",
        description: "",
        kind: "outro",
        priority: "baixa",
        days: (-100, 100),
        budget: ("2000", "0"),
        pupils: Some(20),
        responsible: 0,
        indicator: None,
        milestones: &[("Comprar os tabuleiros", Some(-60), false)],
        comment: "",
        link: None,
        status: ActionStatus::Cancelled,
        reason: "A verba foi para o plantão de dúvidas",
    },
];

/// Saves them at the days on which they would have been.
pub fn save(
    tx: &mut dyn SchoolTx,
    manager: &Actor,
    staff: &[PersonId],
    now: DateTime<Utc>,
) -> Result<(), Failure> {
    ACTIONS.iter().try_for_each(|made| one(tx, manager, staff, made, now))
}

fn one(
    tx: &mut dyn SchoolTx,
    manager: &Actor,
    staff: &[PersonId],
    made: &Made,
    now: DateTime<Utc>,
) -> Result<(), Failure> {
    // By the calendar of the school.
    let on = |days: Days| Day::of(now, Uf::SP).after(days).to_string();
    // Nothing is written down before the school began, or after today.
    let by = |days: Days| By { actor: manager, now: now + TimeDelta::days(days.clamp(-150, 0)) };
    let (start, end) = (on(made.days.0), on(made.days.1));
    let form = ActionForm {
        title: made.title,
        description: made.description,
        kind: made.kind,
        priority: made.priority,
        start: &start,
        end: &end,
        expected_budget: made.budget.0,
        actual_budget: made.budget.1,
        target_students: made.pupils,
        responsible: staff.get(made.responsible).copied(),
        indicator: made.indicator,
    };
    let begun = made.days.0;
    let planned = made.status == ActionStatus::Planned;
    let status = if planned { ActionStatus::Planned } else { ActionStatus::Active };
    let id = action::create(tx, by(begun), form, status)?.id;
    if let Some((title, url)) = made.link {
        resource::add_link(tx, by(begun), id, LinkForm { title, url, ..LinkForm::default() })?;
    }
    // In the order of their days, as the time line tells them.
    let mut done = Vec::new();
    for (title, due, is_done) in made.milestones {
        let form = MilestoneForm { title, description: "", due: &due.map_or_else(String::new, on) };
        let kept = milestone::add(tx, by(begun), id, form)?.milestone.id;
        done.extend(due.filter(|_| *is_done).map(|due| (due - 3, kept)));
    }
    done.sort_by_key(|(on, _)| *on);
    for (on, milestone) in done {
        milestone::complete(tx, by(on), milestone)?;
    }
    if made.status != status {
        let asked = StatusAsked { to: made.status, reason: made.reason, version: None, despite_open: false };
        action::set_status(tx, by(-10), id, asked)?;
    }
    if !made.comment.is_empty() {
        let comment = UpdateForm { kind: "comment", title: made.comment, ..UpdateForm::default() };
        update::write(tx, by(-2), id, comment)?;
    }
    Ok(())
}
