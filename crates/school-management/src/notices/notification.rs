//! What the bell tells.

use crate::notices::activity::{Activity, ActivityKind};

/// A person's bell.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Notifications {
    pub unread: i64,
    /// Newest first.
    pub items: Vec<Notification>,
}

/// Something that happened, as it is told to a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notification {
    pub activity: Activity,
    /// Whether the person has seen it.
    pub read: bool,
}

impl Notification {
    pub fn title(&self) -> &'static str {
        told(&self.activity).0
    }

    /// A sentence: who did what.
    pub fn detail(&self) -> String {
        format!("{} {}.", self.activity.actor_name, self.activity.text)
    }

    /// The path of the application where it shows.
    pub fn link(&self) -> Option<&'static str> {
        told(&self.activity).1
    }
}

/// The title and the link. What does not ring the bell has none of its own.
fn told(activity: &Activity) -> (&'static str, Option<&'static str>) {
    match activity.kind {
        // Both imports are of one kind: what was said tells which.
        ActivityKind::Import if activity.text.contains("aluno") => {
            ("Importação de alunos", Some("/students"))
        }
        ActivityKind::Import => ("Importação de dados", Some("/")),
        ActivityKind::Figures => ("Dados do IDEB alterados", Some("/")),
        ActivityKind::Goal => ("Meta da escola alterada", Some("/")),
        _ => ("Atividade", None),
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use kernel::{ActivityId, PersonId};

    use super::*;

    fn notification(kind: ActivityKind, text: &str) -> Notification {
        let activity = Activity {
            id: ActivityId(1),
            at: DateTime::UNIX_EPOCH,
            actor: Some(PersonId(1)),
            actor_name: "Marina Souza".to_owned(),
            kind,
            text: text.to_owned(),
        };
        Notification { activity, read: false }
    }

    #[test]
    fn what_rings_the_bell_has_a_title_of_its_own_and_a_place() {
        for kind in ActivityKind::ALL {
            let found = notification(kind, "");
            let rings = ActivityKind::NOTIFYING.contains(&kind);
            assert_eq!((found.title() != "Atividade", found.link().is_some()), (rings, rings), "{kind:?}");
        }
    }

    #[test]
    fn an_import_of_pupils_leads_to_them_and_one_of_figures_to_these() {
        for (text, title, link) in [
            ("importou 1 resultado do IDEB", "Importação de dados", "/"),
            ("importou 60 resultados do IDEB", "Importação de dados", "/"),
            ("importou uma lista de alunos: 60 novos e 1 atualizado", "Importação de alunos", "/students"),
            ("desfez uma importação de alunos: 1 aluno saiu", "Importação de alunos", "/students"),
        ] {
            let found = notification(ActivityKind::Import, text);
            assert_eq!((found.title(), found.link()), (title, Some(link)), "{text}");
        }
    }

    #[test]
    fn a_notification_says_who_did_what() {
        let found = notification(ActivityKind::Goal, "definiu a meta 5,1 para 2025, Anos Finais");
        assert_eq!(found.title(), "Meta da escola alterada");
        assert_eq!(found.detail(), "Marina Souza definiu a meta 5,1 para 2025, Anos Finais.");
        assert_eq!(found.link(), Some("/"));
    }
}
