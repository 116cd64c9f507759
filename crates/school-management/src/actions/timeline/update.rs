//! The timeline of an action.

use chrono::{DateTime, Utc};
use kernel::{ActionUpdateId, Invalid, PersonId, gather, words};

use crate::actions::progress::Percent;
use kernel::title::{Title, description};

words! {
    pub enum UpdateType {
        /// Said by hand how far it is.
        Progress = "progress",
        Milestone = "milestone",
        Status = "status_change",
        Comment = "comment",
        /// What is said of the action: that it was made, and what became another.
        Change = "change",
    }
    /// A text that names none.
    pub struct UnknownUpdate = "Escolha o tipo da atualização.";
}

/// An entry about to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewUpdate {
    pub kind: UpdateType,
    /// A comment's own title; else what follows the person's name: "concluiu o marco “Busca ativa”".
    pub title: String,
    pub description: String,
    /// Before and after, where it changed.
    pub progress: Option<(Percent, Percent)>,
}

impl NewUpdate {
    pub fn new(kind: UpdateType, title: impl Into<String>) -> Self {
        Self { kind, title: title.into(), description: String::new(), progress: None }
    }

    #[must_use]
    pub fn saying(self, description: impl Into<String>) -> Self {
        Self { description: description.into(), ..self }
    }

    /// Nothing is told where it stayed.
    #[must_use]
    pub fn from_to(self, before: Percent, after: Percent) -> Self {
        Self { progress: (before != after).then_some((before, after)), ..self }
    }
}

/// An entry of the timeline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Update {
    pub id: ActionUpdateId,
    pub about: NewUpdate,
    pub by: PersonId,
    pub by_name: String,
    pub at: DateTime<Utc>,
}

/// A comment, or the progress said by hand, as typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct UpdateForm<'a> {
    /// The slug; people write comments and progress alone, the rest is written down as it happens.
    pub kind: &'a str,
    pub title: &'a str,
    pub description: &'a str,
    pub progress: Option<i64>,
    /// Progress is as far as the milestones are, again.
    pub from_milestones: bool,
}

/// What somebody writes into the timeline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Written {
    Comment {
        title: Title,
        description: String,
    },
    /// `None`: as far as the milestones are.
    Progress {
        by_hand: Option<Percent>,
        description: String,
    },
}

impl UpdateForm<'_> {
    /// Refuses by the fields `updateType`, `title`, `description` and `progress`.
    pub fn parse(self) -> Result<Written, Invalid> {
        let description = description(self.description, 5_000);
        match self.kind.parse() {
            Ok(UpdateType::Comment) => {
                gather! {
                    title = "title": Title::typed(self.title);
                    description = "description": description;
                }
                Ok(Written::Comment { title, description })
            }
            Ok(UpdateType::Progress) => {
                gather! {
                    by_hand = "progress": self.by_hand();
                    description = "description": description;
                }
                Ok(Written::Progress { by_hand, description })
            }
            Ok(_) | Err(UnknownUpdate) => {
                Err(Invalid::field("updateType", "Escreva um comentário, ou informe o progresso."))
            }
        }
    }

    fn by_hand(self) -> Result<Option<Percent>, &'static str> {
        match (self.progress, self.from_milestones) {
            (None, true) => Ok(None),
            (Some(percent), false) => Percent::new(percent).map(Some),
            _ => Err("Informe de 0 a 100, ou deixe o progresso com os marcos."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_write_comments_and_progress_alone() {
        let form = UpdateForm { kind: "comment", title: "6 voltaram", ..UpdateForm::default() };
        assert!(matches!(form.parse(), Ok(Written::Comment { .. })));
        for (form, field) in [
            (UpdateForm { kind: "milestone", ..form }, "updateType"),
            (UpdateForm { kind: "status_change", ..form }, "updateType"),
            (UpdateForm { kind: "x", ..form }, "updateType"),
            (UpdateForm { title: "", ..form }, "title"),
            (UpdateForm { kind: "progress", ..form }, "progress"),
            (UpdateForm { kind: "progress", progress: Some(101), ..form }, "progress"),
            (UpdateForm { kind: "progress", progress: Some(1), from_milestones: true, ..form }, "progress"),
        ] {
            let invalid = form.parse().unwrap_err();
            assert_eq!(invalid.fields().map(|(field, _)| field).collect::<Vec<_>>(), [field], "{form:?}");
        }
        let by_hand = UpdateForm { kind: "progress", progress: Some(60), ..UpdateForm::default() }.parse();
        let expected = Written::Progress { by_hand: Percent::new(60).ok(), description: String::new() };
        assert_eq!(by_hand.unwrap(), expected);
    }
}
