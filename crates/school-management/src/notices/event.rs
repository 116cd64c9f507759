//! Things that happened, as the bell tells them.

use crate::notices::activity::{Activity, ActivityKind};
use crate::notices::notice::{Notice, NoticeKey, NoticeKind, ReadMarks, Topic};

/// What others did; `None` of what rings no bell.
pub fn notice(activity: &Activity, marks: &ReadMarks) -> Option<Notice> {
    let (kind, title, link) = told(activity)?;
    let key = NoticeKey::Event(activity.id);
    Some(Notice {
        key,
        kind,
        at: activity.at,
        title: title.to_owned(),
        detail: format!("{} {}.", activity.actor_name, activity.text),
        link: link.to_owned(),
        read: marks.has_entry(activity.id, activity.at),
    })
}

/// The kinds of the trail that are about one topic, or about any.
pub fn kinds(topic: Option<Topic>) -> Vec<ActivityKind> {
    let about = |kind: &ActivityKind| topic.is_none_or(|topic| topic_of(*kind) == Some(topic));
    ActivityKind::NOTIFYING.into_iter().filter(about).collect()
}

fn topic_of(kind: ActivityKind) -> Option<Topic> {
    match kind {
        ActivityKind::Import => Some(Topic::Imports),
        ActivityKind::Figures | ActivityKind::Goal => Some(Topic::Index),
        ActivityKind::PlanSent | ActivityKind::PlanJudged => Some(Topic::Plans),
        _ => None,
    }
}

fn told(activity: &Activity) -> Option<(NoticeKind, &'static str, &'static str)> {
    let of = |kind, title, link| Some((kind, title, link));
    match activity.kind {
        // All imports are of one kind: what was said tells which.
        ActivityKind::Import if activity.text.contains("aluno") => {
            of(NoticeKind::Import, "Importação de alunos", "/students")
        }
        ActivityKind::Import if activity.text.contains("quest") => {
            of(NoticeKind::Import, "Importação de questões", "/classroom?aba=questoes")
        }
        ActivityKind::Import => of(NoticeKind::Import, "Importação de dados", "/"),
        ActivityKind::Figures => of(NoticeKind::Figures, "Dados do IDEB alterados", "/"),
        ActivityKind::Goal => of(NoticeKind::Goal, "Meta da escola alterada", "/"),
        ActivityKind::PlanSent => {
            of(NoticeKind::PlanSent, "Plano de aula à espera de aprovação", "/lesson-plans?situacao=enviado")
        }
        ActivityKind::PlanJudged if activity.text.starts_with("aprovou") => {
            of(NoticeKind::PlanJudged, "Plano de aula aprovado", "/lesson-plans?meus=sim")
        }
        ActivityKind::PlanJudged => {
            of(NoticeKind::PlanJudged, "Plano de aula devolvido", "/lesson-plans?meus=sim&situacao=devolvido")
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use kernel::{ActivityId, PersonId};

    use super::*;

    fn told_of(kind: ActivityKind, text: &str) -> Option<Notice> {
        let activity = Activity {
            id: ActivityId(1),
            at: DateTime::UNIX_EPOCH,
            actor: Some(PersonId(1)),
            actor_name: "Marina Souza".to_owned(),
            kind,
            text: text.to_owned(),
        };
        notice(&activity, &ReadMarks::default())
    }

    #[test]
    fn what_rings_the_bell_is_told_under_the_topic_it_is_looked_for() {
        for kind in ActivityKind::ALL {
            let found = told_of(kind, "");
            assert_eq!(found.is_some(), ActivityKind::NOTIFYING.contains(&kind), "{kind:?}");
            assert_eq!(found.map(|it| it.kind.topic()), topic_of(kind), "{kind:?}");
        }
        assert_eq!(kinds(None), ActivityKind::NOTIFYING);
        assert_eq!(kinds(Some(Topic::Imports)), [ActivityKind::Import]);
        assert_eq!(kinds(Some(Topic::Index)), [ActivityKind::Figures, ActivityKind::Goal]);
        assert_eq!(kinds(Some(Topic::Actions)), []);
    }

    #[test]
    fn an_import_leads_to_what_it_brought() {
        for (text, title, link) in [
            ("importou 1 resultado do IDEB", "Importação de dados", "/"),
            ("importou 60 resultados do IDEB", "Importação de dados", "/"),
            ("importou uma lista de alunos: 60 novos e 1 atualizado", "Importação de alunos", "/students"),
            ("desfez uma importação de alunos: 1 aluno saiu", "Importação de alunos", "/students"),
            ("importou 12 questões", "Importação de questões", "/classroom?aba=questoes"),
        ] {
            let found = told_of(ActivityKind::Import, text).unwrap();
            assert_eq!((found.title.as_str(), found.link.as_str()), (title, link), "{text}");
        }
    }

    #[test]
    fn a_notice_says_who_did_what() {
        let found = told_of(ActivityKind::Goal, "definiu a meta 5,1 para 2025, Anos Finais").unwrap();
        assert_eq!(found.title, "Meta da escola alterada");
        assert_eq!(found.detail, "Marina Souza definiu a meta 5,1 para 2025, Anos Finais.");
        assert_eq!((found.key.to_string().as_str(), found.link.as_str()), ("e1", "/"));
    }
}
