//! Addresses of the web, as an action keeps them.

use std::str::FromStr;

use url::Url;
use url::quirks::domain_to_unicode;

/// An address that a browser opens as a page, and as nothing else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link(Box<str>);

const NO_LINK: &str = "Use um endereço que comece com https://";
const NO_SITE: &str = "O endereço não leva a um site.";
const OTHER_ALPHABET: &str = "O endereço tem letras de outro alfabeto, que podem imitar as nossas. Confira de quem é o site e use um \
    endereço dele que tenha só as nossas letras.";

impl Link {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// One that is given now, which a browser opens, at a site that has a name: what is kept may be older than this rule. No letter of
    /// the name is of another alphabet, and may stand for one of ours, also where it is written with `xn--`.
    pub fn typed(text: &str) -> Result<Self, &'static str> {
        let link: Self = text.parse()?;
        let is_ours = |letter: char| letter.is_ascii() || matches!(letter, '\u{df}'..='\u{ff}');
        if !link.host().chars().all(is_ours) {
            return Err(OTHER_ALPHABET);
        }
        let url = Url::parse(link.as_str()).map_err(|_| NO_SITE)?;
        let Some(name) = url.domain().filter(|name| is_site(name) && url.port() != Some(0)) else {
            return Err(NO_SITE);
        };
        // Of a name that cannot be read, nothing is left.
        let meant = domain_to_unicode(name);
        if meant.is_empty() {
            Err(NO_SITE)
        } else if meant.chars().all(is_ours) {
            Ok(link)
        } else {
            Err(OTHER_ALPHABET)
        }
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
            return Err(NO_SITE);
        }
        Ok(Self(format!("{scheme}://{}{path}", authority.to_lowercase()).into()))
    }
}

/// A name that the system of names may know, written in ASCII, and no number.
fn is_site(name: &str) -> bool {
    let is_label =
        |label: &str| (1..=63).contains(&label.len()) && !label.starts_with('-') && !label.ends_with('-');
    let last = name.rsplit_once('.').map(|(_, last)| last);
    let has_letter = last.is_some_and(|label| label.bytes().any(|byte| byte.is_ascii_alphabetic()));
    has_letter && name.len() <= 253 && name.split('.').all(is_label)
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
            ["https://educação.gov.br/", "https://Pão-de-Açúcar.com.br", "https://xn--educao-7ta5a.gov.br/"]
        {
            assert!(Link::typed(typed).is_ok(), "{typed}");
        }
        // The first has one Cyrillic letter, the second nothing else, the third a dotless i, the last is twice as wide.
        for typed in [
            "https://b\u{430}nco.com.br/x",
            "https://\u{430}\u{440}\u{440}\u{4cf}\u{435}.com",
            "https://br\u{131}lho.org",
            "https://\u{ff47}ov.br",
            // The second one again, as a browser writes it.
            "https://xn--80ak6aa92e.com",
            "https://XN--80AK6AA92E.com/",
        ] {
            assert_eq!(Link::typed(typed), Err(OTHER_ALPHABET), "{typed}");
            assert!(typed.parse::<Link>().is_ok(), "{typed}");
        }
        assert_eq!(Link::typed("javascript:alert(1)"), Err(NO_LINK));
    }

    #[test]
    fn what_no_browser_opens_or_has_no_name_is_refused_where_it_is_typed_and_read_where_it_is_kept() {
        let long = format!("https://{}.org", "a".repeat(64));
        for typed in [
            "https://a.org:99999/",
            "https://a.org:0",
            "https://-.-",
            "https://-a.org",
            "https://a-.org",
            "https://1.1",
            "https://127.0.0.1/",
            "https://0x7f.1/",
            "https://a.-1",
            "https://xn--a.org/",
            &long,
        ] {
            assert_eq!(Link::typed(typed), Err(NO_SITE), "{typed}");
            assert!(typed.parse::<Link>().is_ok(), "{typed}");
        }
        for typed in ["https://a.org:443/", "http://1.exemplo.org:8080", "https://a--b.org"] {
            assert!(Link::typed(typed).is_ok(), "{typed}");
        }
    }
}
