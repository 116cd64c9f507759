//! What an operator configures, checked before anything is asked.

use std::fmt;
use std::time::Duration;

use reqwest::Url;
use reqwest::header::HeaderValue;
use thiserror::Error;

/// Characters of the longest name of a model.
const LONGEST_MODEL: usize = 200;

/// Which service writes, and within which limits.
#[derive(Debug, Clone)]
pub struct Settings {
    pub(crate) address: Url,
    pub(crate) model: String,
    pub(crate) key: Option<Key>,
    pub(crate) limits: Limits,
}

/// What a service may take: of time, of room, of tries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    pub connect: Duration,
    /// All tries together.
    pub total: Duration,
    /// Of what it writes.
    pub most_bytes: usize,
    /// After the first try.
    pub retries: u32,
    /// Before the first retry; twice as long before each other.
    pub first_pause: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(3),
            total: Duration::from_mins(1),
            most_bytes: 256 * 1024,
            retries: 2,
            first_pause: Duration::from_millis(500),
        }
    }
}

/// Why nothing can be asked with such settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidSettings {
    #[error("O endereço do serviço de IA não é um endereço: escreva-o como https://servidor/v1.")]
    Address,
    #[error("O endereço do serviço de IA tem de começar com http:// ou https://.")]
    Scheme,
    #[error("O endereço do serviço de IA não pode ter usuário nem senha: a chave é configurada à parte.")]
    Login,
    #[error("O endereço do serviço de IA não pode ter “?” nem “#”.")]
    Query,
    #[error("O nome do modelo de IA está vazio, é longo demais ou tem caracteres inválidos.")]
    Model,
    #[error("A chave do serviço de IA tem espaços ou caracteres que uma chave não tem.")]
    Key,
    #[error(
        "A conexão segura com o serviço de IA não pôde ser preparada: faltam os certificados do sistema."
    )]
    Certificates,
}

impl Settings {
    /// `base` is what stands before `/chat/completions`; an empty key is none.
    pub fn new(base: &str, model: &str, key: Option<&str>) -> Result<Self, InvalidSettings> {
        let address = address(base.trim())?;
        let model = kernel::non_empty(model, LONGEST_MODEL, "").map_err(|_| InvalidSettings::Model)?;
        let key = key.map(str::trim).filter(|key| !key.is_empty()).map(Key::new).transpose()?;
        Ok(Self { address, model, key, limits: Limits::default() })
    }

    /// The same within other limits.
    #[must_use]
    pub fn within(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }
}

/// Where is asked.
fn address(base: &str) -> Result<Url, InvalidSettings> {
    let mut url: Url = base.parse().map_err(|_| InvalidSettings::Address)?;
    if !["http", "https"].contains(&url.scheme()) {
        return Err(InvalidSettings::Scheme);
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(InvalidSettings::Login);
    }
    if url.query().is_some() || url.fragment().is_some() {
        return Err(InvalidSettings::Query);
    }
    url.path_segments_mut()
        .map_err(|()| InvalidSettings::Address)?
        .pop_if_empty()
        .extend(["chat", "completions"]);
    Ok(url)
}

/// By which a service knows who asks. Nothing prints it.
#[derive(Clone)]
pub struct Key {
    secret: String,
    header: HeaderValue,
}

impl Key {
    fn new(secret: &str) -> Result<Self, InvalidSettings> {
        if !secret.chars().all(|letter| letter.is_ascii_graphic()) {
            return Err(InvalidSettings::Key);
        }
        let mut header: HeaderValue = format!("Bearer {secret}").parse().map_err(|_| InvalidSettings::Key)?;
        header.set_sensitive(true);
        Ok(Self { secret: secret.to_owned(), header })
    }

    pub const fn header(&self) -> &HeaderValue {
        &self.header
    }

    /// A text without the key, where a service repeats it.
    pub fn hidden_in(&self, text: &str) -> String {
        text.replace(&self.secret, "…")
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Key(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(base: &str) -> Result<String, InvalidSettings> {
        Settings::new(base, "modelo", None).map(|settings| settings.address.to_string())
    }

    #[test]
    fn an_address_is_what_stands_before_the_path_of_the_service() {
        for (base, asked) in [
            ("https://ia.example/v1", "https://ia.example/v1/chat/completions"),
            (" https://ia.example/v1/ ", "https://ia.example/v1/chat/completions"),
            ("http://127.0.0.1:11434", "http://127.0.0.1:11434/chat/completions"),
            ("HTTP://[::1]:8080/a/b", "http://[::1]:8080/a/b/chat/completions"),
        ] {
            assert_eq!(settings(base).as_deref(), Ok(asked));
        }
    }

    #[test]
    fn an_address_that_is_more_or_less_than_that_is_refused() {
        for (base, refused) in [
            ("", InvalidSettings::Address),
            ("ia.example/v1", InvalidSettings::Address),
            ("http://", InvalidSettings::Address),
            ("localhost:11434/v1", InvalidSettings::Scheme),
            ("file:///etc/passwd", InvalidSettings::Scheme),
            ("ftp://ia.example", InvalidSettings::Scheme),
            ("https://ana@ia.example/v1", InvalidSettings::Login),
            ("https://:senha@ia.example/v1", InvalidSettings::Login),
            ("https://ia.example/v1?key=1", InvalidSettings::Query),
            ("https://ia.example/v1#a", InvalidSettings::Query),
        ] {
            assert_eq!(settings(base), Err(refused), "{base}");
        }
    }

    #[test]
    fn a_model_has_a_name_and_a_key_no_spaces() {
        let new = |model: &str, key| Settings::new("https://ia.example/v1", model, key);
        for model in ["", " ", "a\nb", &"x".repeat(201)] {
            assert_eq!(new(model, None).unwrap_err(), InvalidSettings::Model, "{model:?}");
        }
        for key in ["a b", "a\nb", "chavé"] {
            assert_eq!(new("modelo", Some(key)).unwrap_err(), InvalidSettings::Key, "{key:?}");
        }
        assert!(new("modelo", Some("  ")).unwrap().key.is_none());
        let key = new("modelo", Some(" sk-1\n")).unwrap().key.unwrap();
        assert!(key.header() == "Bearer sk-1" && key.header().is_sensitive());
    }

    #[test]
    fn a_service_has_three_seconds_to_connect_and_a_minute_in_all() {
        let limits = Limits::default();
        assert_eq!((limits.connect.as_secs(), limits.total.as_secs()), (3, 60));
        assert_eq!((limits.most_bytes, limits.retries), (262_144, 2));
    }
}
