//! What an action keeps: links, and files.

use std::str::FromStr;

use chrono::{DateTime, Utc};
use kernel::{ActionId, ActionResourceId, FileId, Invalid, PersonId, gather, name_line, shortened, words};

use crate::actions::title::{Title, description};

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

/// An address that a browser opens as a page, and as nothing else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link(Box<str>);

const NO_LINK: &str = "Use um endereço que comece com https://";
const OTHER_ALPHABET: &str = "O endereço tem letras de outro alfabeto, que podem imitar as nossas. Confira de quem é o site e copie o \
    endereço da barra do navegador.";

impl Link {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// One that is given now, whose host has no letter of another alphabet, which may stand for one of ours: what is kept may be
    /// older than this rule. A browser writes such a host in its address bar with `xn--`, and so it is taken.
    pub fn typed(text: &str) -> Result<Self, &'static str> {
        let link: Self = text.parse()?;
        let is_ours = |letter: char| letter.is_ascii() || matches!(letter, '\u{df}'..='\u{ff}');
        if link.host().chars().all(is_ours) { Ok(link) } else { Err(OTHER_ALPHABET) }
    }

    /// "buscaativa.org.br".
    pub fn host(&self) -> &str {
        let rest = self.0.split_once("://").map_or("", |(_, rest)| rest);
        let authority = rest.split(['/', '?', '#']).next().unwrap_or(rest);
        authority.split(':').next().unwrap_or(authority)
    }
}

impl FromStr for Link {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let text = text.trim();
        let (scheme, rest) = text.split_once("://").ok_or(NO_LINK)?;
        let scheme = scheme.to_ascii_lowercase();
        if !matches!(scheme.as_str(), "http" | "https") {
            return Err(NO_LINK);
        }
        if text.chars().count() > 2_000 {
            return Err("Use um endereço de até 2.000 caracteres.");
        }
        // What is not seen, turns the direction of writing, or is read otherwise by a browser than by a person.
        let hides = |letter: char| letter.is_control() || letter.is_whitespace() || letter == '\\';
        if text.chars().any(hides) || kernel::printable(text) != text {
            return Err("O endereço tem caracteres inválidos.");
        }
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let (authority, path) = rest.split_at(end);
        let (host, port) =
            authority.split_once(':').map_or((authority, None), |(host, port)| (host, Some(port)));
        let is_port =
            |port: &str| !port.is_empty() && port.len() <= 5 && port.bytes().all(|it| it.is_ascii_digit());
        let is_label =
            |label: &str| !label.is_empty() && label.chars().all(|it| it.is_alphanumeric() || it == '-');
        if !host.contains('.') || !host.split('.').all(is_label) || !port.is_none_or(is_port) {
            return Err("O endereço não leva a um site.");
        }
        Ok(Self(format!("{scheme}://{}{path}", authority.to_lowercase()).into()))
    }
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
        let stem = name.as_str().rsplit_once('.').map_or(name.as_str(), |(stem, _)| stem);
        let title = if self.title.trim().is_empty() { stem } else { self.title };
        gather! {
            title = "title": Title::typed(title);
            description = "description": description(self.description, 2_000);
            kind = "resourceType": kind(self.kind, ResourceType::Document);
        }
        Ok((title, description, kind))
    }
}

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
    fn a_link_leads_to_a_site_and_does_nothing_else() {
        for (typed, kept, host) in [
            (" https://buscaativa.org.br/guia ", "https://buscaativa.org.br/guia", "buscaativa.org.br"),
            ("HTTP://Exemplo.ORG:8080?a=B#C", "http://exemplo.org:8080?a=B#C", "exemplo.org"),
            ("https://educação.gov.br/", "https://educação.gov.br/", "educação.gov.br"),
        ] {
            let link: Link = typed.parse().unwrap();
            assert_eq!((link.as_str(), link.host()), (kept, host));
            assert_eq!(link.as_str().parse(), Ok(link.clone()));
        }
        let (none, signs, site) =
            (NO_LINK, "O endereço tem caracteres inválidos.", "O endereço não leva a um site.");
        for (typed, sentence) in [
            ("", none),
            ("javascript:alert(1)", none),
            ("javascript://exemplo.org/%0Aalert(1)", none),
            ("JaVaScRiPt:alert(1)", none),
            ("data:text/html,<script>", none),
            ("data://text.html", none),
            ("file:///etc/passwd", none),
            ("ftp://exemplo.org", none),
            ("//exemplo.org", none),
            ("/alunos", none),
            ("exemplo.org", none),
            ("\u{1}javascript://a.b", none),
            ("https://exemplo.org\\@outro.org", signs),
            ("https://exemplo.org/\u{202e}fdp", signs),
            ("https://exemplo .org", signs),
            ("https://", site),
            ("https:///exemplo.org", site),
            ("https://localhost/", site),
            ("https://banco.com@outro.org/", site),
            ("https://exemplo.org:porta/", site),
            ("https://.org", site),
        ] {
            assert_eq!(typed.parse::<Link>(), Err(sentence), "{typed:?}");
        }
        let long = format!("https://exemplo.org/{}", "a".repeat(2_000));
        assert_eq!(long.parse::<Link>(), Err("Use um endereço de até 2.000 caracteres."));
    }

    #[test]
    fn a_host_that_imitates_another_is_refused_where_it_is_typed_and_read_where_it_is_kept() {
        for typed in
            ["https://educação.gov.br/", "https://Pão-de-Açúcar.com.br", "https://xn--80ak6aa92e.com/"]
        {
            assert!(Link::typed(typed).is_ok(), "{typed}");
        }
        // The first has one Cyrillic letter, the second nothing else, the third a dotless i, the last is twice as wide.
        for typed in [
            "https://b\u{430}nco.com.br/x",
            "https://\u{430}\u{440}\u{440}\u{4cf}\u{435}.com",
            "https://br\u{131}lho.org",
            "https://\u{ff47}ov.br",
        ] {
            assert_eq!(Link::typed(typed), Err(OTHER_ALPHABET), "{typed}");
            assert!(typed.parse::<Link>().is_ok(), "{typed}");
        }
        assert_eq!(Link::typed("javascript:alert(1)"), Err(NO_LINK));
    }

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
        let refused =
            FileForm { kind: "x", ..FileForm::default() }.parse(&FileName::sent("...pdf")).unwrap_err();
        assert_eq!(refused.fields().map(|(field, _)| field).collect::<Vec<_>>(), ["resourceType", "title"]);
    }
}
