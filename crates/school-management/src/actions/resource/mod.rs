//! What an action keeps: links, and files.

mod link;

use chrono::{DateTime, Utc};
use kernel::{
    ActionId, ActionResourceId, FileId, Invalid, PersonId, gather, name_line, shortened, stem_and_ending,
    words,
};

use kernel::title::{Title, description};

pub use link::Link;

/// An action has no more.
pub const MOST_RESOURCES: usize = 100;

/// What whoever adds one more is told.
pub const FULL: &str = "Uma ação tem até 100 recursos. Exclua os que não valem mais.";

words! {
    pub enum ResourceType {
        Document = "document",
        Link = "link",
        Material = "material",
        Other = "other",
    }
    /// A text that names none.
    pub struct UnknownResource = "Escolha o tipo do recurso.";
}

/// What whoever sent a file called it: one line, without folders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileName(Box<str>);

impl FileName {
    /// Whatever was sent: what is not seen is gone, and what is too long is cut.
    pub fn sent(name: &str) -> Self {
        let base = name.rsplit(['/', '\\']).next().unwrap_or(name);
        let seen: String = name_line(base).chars().filter(|letter| !letter.is_control()).collect();
        let name = shortened(seen.trim(), 119);
        Self(if name.is_empty() { "arquivo".into() } else { name.into() })
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Where a resource is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    Link(Link),
    File { id: FileId, name: FileName },
}

/// What people say of a resource.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewResource {
    pub title: Title,
    pub description: String,
    pub kind: ResourceType,
    pub place: Place,
}

/// A resource of an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resource {
    pub id: ActionResourceId,
    pub action: ActionId,
    pub about: NewResource,
    pub by: PersonId,
}

/// A resource as a screen shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResourceSeen {
    pub resource: Resource,
    pub by_name: String,
    pub at: DateTime<Utc>,
    /// Of a file: its bytes, and their kind by themselves.
    pub file: Option<(usize, String)>,
}

/// A link as typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LinkForm<'a> {
    pub title: &'a str,
    pub description: &'a str,
    /// The type's slug; empty: a link.
    pub kind: &'a str,
    pub url: &'a str,
}

impl LinkForm<'_> {
    /// Refuses by the fields `title`, `description`, `resourceType` and `url`.
    pub fn parse(self) -> Result<NewResource, Invalid> {
        gather! {
            title = "title": Title::typed(self.title);
            description = "description": description(self.description, 2_000);
            kind = "resourceType": kind(self.kind, ResourceType::Link);
            link = "url": Link::typed(self.url);
        }
        Ok(NewResource { title, description, kind, place: Place::Link(link) })
    }
}

/// What goes with a file, as typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FileForm<'a> {
    /// Empty: as the file is called.
    pub title: &'a str,
    pub description: &'a str,
    /// The type's slug; empty: a document.
    pub kind: &'a str,
}

impl FileForm<'_> {
    /// Of a file that is not kept yet: its place comes after.
    pub fn parse(self, name: &FileName) -> Result<(Title, String, ResourceType), Invalid> {
        gather! {
            title = "title": self.title(name);
            description = "description": description(self.description, 2_000);
            kind = "resourceType": kind(self.kind, ResourceType::Document);
        }
        Ok((title, description, kind))
    }

    /// Nobody is told to mend a title that they did not type.
    fn title(self, name: &FileName) -> Result<Title, String> {
        if !self.title.trim().is_empty() {
            return Title::typed(self.title);
        }
        let name = name.as_str();
        let stem = stem_and_ending(name).map_or(name, |(stem, _)| stem);
        let says_something = !stem.starts_with('.');
        Title::typed(if says_something { stem } else { NO_NAME }).or_else(|_| Title::typed(NO_NAME))
    }
}

/// The title of a file whose name says nothing.
const NO_NAME: &str = "Arquivo";

fn kind(slug: &str, otherwise: ResourceType) -> Result<ResourceType, String> {
    if slug.is_empty() {
        Ok(otherwise)
    } else {
        slug.parse().map_err(|error: UnknownResource| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_called_on_one_line_without_folders() {
        let long = "a".repeat(300);
        for (sent, kept) in [
            ("C:\\Users\\ana\\lista.pdf", "lista.pdf"),
            ("../../etc/passwd", "passwd"),
            ("lista\r\n\u{202e}fdp.exe", "lista fdp.exe"),
            ("\u{7}", "arquivo"),
            ("", "arquivo"),
        ] {
            assert_eq!(FileName::sent(sent).as_str(), kept, "{sent:?}");
        }
        assert_eq!(FileName::sent(&long).as_str().chars().count(), 120);
        let (title, _, kind) = FileForm::default().parse(&FileName::sent("lista do 6º.pdf")).unwrap();
        assert_eq!((title.as_str(), kind), ("lista do 6º", ResourceType::Document));
        for (name, title) in [
            ("Ata 12.11", "Ata 12.11"),
            ("v1.2.pdf", "v1.2"),
            (".pdf", NO_NAME),
            ("...pdf", NO_NAME),
            ("-.pdf", NO_NAME),
        ] {
            let (given, ..) = FileForm::default().parse(&FileName::sent(name)).unwrap();
            assert_eq!(given.as_str(), title, "{name}");
        }
        let refused = FileForm { kind: "x", title: "...", ..FileForm::default() };
        let refused = refused.parse(&FileName::sent("lista.pdf")).unwrap_err();
        assert_eq!(refused.fields().map(|(field, _)| field).collect::<Vec<_>>(), ["resourceType", "title"]);
    }
}
