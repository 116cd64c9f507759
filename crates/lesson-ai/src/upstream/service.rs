use std::error::Error;
use std::io;
use std::time::Duration;

use lesson_planning::writer::WriterError;
use reqwest::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE};
use reqwest::{Client, Response, redirect, retry};
use serde_json::Value;
use tokio::time::sleep;

use super::events::{self, Ended, Said};
use super::refusal;
use crate::answer::Telling;
use crate::prompt::{Form, Question};
use crate::settings::{InvalidSettings, Key, Settings};

/// Whoever asks to be left alone for longer is.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Each piece of a streamed text, a few letters, comes in about 300 bytes of its own: what is read may be so many times
/// as long as the text.
const BESIDE_THE_TEXT: usize = 16;

/// Of an answer that refuses.
const MOST_OF_A_REFUSAL: usize = 16 * 1024;

#[derive(Debug)]
pub struct Service {
    client: Client,
    settings: Settings,
}

/// Why a try gave no text.
enum Failed {
    /// Another would not either.
    Ended(WriterError),
    /// Another may, after a pause that the service names.
    Passing(WriterError, Option<Duration>),
    /// One that asks for another form may.
    Form(WriterError),
}

impl From<WriterError> for Failed {
    fn from(error: WriterError) -> Self {
        Self::Ended(error)
    }
}

impl Service {
    pub fn new(settings: Settings) -> Result<Self, InvalidSettings> {
        let mut client = Client::builder()
            .user_agent("ideb")
            .redirect(redirect::Policy::none())
            .no_proxy()
            .retry(retry::never())
            .connect_timeout(settings.limits.connect)
            // Plans are far between: what was kept open would be closed by then.
            .pool_max_idle_per_host(0);
        if settings.address.scheme() == "http" {
            // A machine without certificates can ask its neighbour.
            client = client.tls_certs_only([]);
        }
        let client = client.build().map_err(|_| InvalidSettings::Certificates)?;
        Ok(Self { client, settings })
    }

    /// The text that answers a question, of which is told while it comes.
    pub async fn answer(
        &self,
        question: &Question,
        telling: &mut Telling<'_>,
    ) -> Result<String, WriterError> {
        let limits = self.settings.limits;
        let (mut form, mut left, mut pause) = (Form::Schema, limits.retries, limits.first_pause);
        loop {
            match self.once(question.body(&self.settings.model, form), telling).await {
                Ok(text) => return Ok(text),
                Err(Failed::Ended(error)) => return Err(error),
                Err(Failed::Form(error)) => form = form.simpler().ok_or(error)?,
                Err(Failed::Passing(error, asked)) => {
                    let asked = asked.unwrap_or_default();
                    if left == 0 || asked > LONGEST_PAUSE {
                        return Err(error);
                    }
                    sleep(pause.max(asked)).await;
                    left -= 1;
                    pause *= 2;
                }
            }
        }
    }

    async fn once(&self, body: String, telling: &mut Telling<'_>) -> Result<String, Failed> {
        let mut request = self
            .client
            .post(self.settings.address.clone())
            .header(CONTENT_TYPE, "application/json")
            .header(ACCEPT, "text/event-stream, application/json")
            .body(body);
        if let Some(key) = &self.settings.key {
            request = request.header(AUTHORIZATION, key.header());
        }
        let response = request.send().await.map_err(|error| not_reached(&error))?;
        let status = response.status();
        if status.is_redirection() {
            Err(WriterError::Redirected)?;
        }
        if !status.is_success() {
            return Err(self.refused(response).await);
        }
        let text = if refusal::is_stream(response.headers()) {
            self.streamed(response, telling).await?
        } else {
            self.whole(response, telling).await?
        };
        Ok(text)
    }

    async fn streamed(
        &self,
        mut response: Response,
        telling: &mut Telling<'_>,
    ) -> Result<String, WriterError> {
        let most = self.settings.limits.most_bytes;
        let (mut text, mut line, mut read) = (String::new(), Vec::new(), 0);
        while let Some(chunk) = response.chunk().await.map_err(|_| cut())? {
            read += chunk.len();
            for piece in chunk.split_inclusive(|byte| *byte == b'\n') {
                line.extend_from_slice(piece);
                if read > most.saturating_mul(BESIDE_THE_TEXT) {
                    return Err(self.too_long());
                }
                if !piece.ends_with(b"\n") {
                    continue;
                }
                let said = events::line(&line);
                line.clear();
                if self.take(said, &mut text, telling)? {
                    return Ok(text);
                }
            }
        }
        // A last line may come without its line break.
        if self.take(events::line(&line), &mut text, telling)? { Ok(text) } else { Err(cut()) }
    }

    async fn whole(&self, mut response: Response, telling: &mut Telling<'_>) -> Result<String, WriterError> {
        let mut read = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(|_| cut())? {
            read.extend_from_slice(&chunk);
            if read.len() > self.settings.limits.most_bytes {
                return Err(self.too_long());
            }
        }
        if refusal::is_page(response.headers(), &read) {
            return Err(page());
        }
        let mut text = String::new();
        self.take(events::whole(&read), &mut text, telling)?;
        Ok(text)
    }

    /// Adds what is said to the text; whether that was the last of it.
    fn take(&self, said: Said, text: &mut String, telling: &mut Telling<'_>) -> Result<bool, WriterError> {
        let unreadable = |words: &str| WriterError::Unreadable(words.to_owned());
        match said {
            Said::Nothing => Ok(false),
            Said::Over => Ok(true),
            Said::Foreign => Err(unreadable("ela não tem a forma das respostas desse tipo de serviço.")),
            Said::Declined(words) => {
                let words = refusal::told(&words, self.key());
                Err(WriterError::Unreadable(format!("o modelo recusou o pedido com “{words}”.")))
            }
            Said::Error(error) => Err(self.said(&error)),
            Said::Text { text: more, ended } => {
                text.push_str(&more);
                if text.len() > self.settings.limits.most_bytes {
                    return Err(self.too_long());
                }
                telling.hear(more.as_bytes());
                match ended {
                    None => Ok(false),
                    Some(Ended::Whole) => Ok(true),
                    Some(Ended::TooLong) => {
                        Err(unreadable("o texto parou no limite de tamanho do serviço, antes do fim."))
                    }
                    Some(Ended::Filtered) => Err(unreadable("o filtro do serviço interrompeu o texto.")),
                }
            }
        }
    }

    /// An answer that is none.
    async fn refused(&self, mut response: Response) -> Failed {
        let mut read = Vec::new();
        while read.len() < MOST_OF_A_REFUSAL {
            // What came before a connection broke says enough.
            let Ok(Some(chunk)) = response.chunk().await else { break };
            read.extend_from_slice(&chunk);
        }
        read.truncate(MOST_OF_A_REFUSAL);
        let status = response.status();
        let error = if refusal::is_page(response.headers(), &read) {
            page()
        } else {
            WriterError::Refused { status: status.as_u16(), words: refusal::words(&read, self.key()) }
        };
        if refusal::is_passing(status) {
            Failed::Passing(error, refusal::pause(response.headers()))
        } else if refusal::is_of_form(status, &read) {
            Failed::Form(error)
        } else {
            Failed::Ended(error)
        }
    }

    /// An error that is told under a status of success.
    fn said(&self, error: &Value) -> WriterError {
        let code = error.get("code").and_then(Value::as_u64).and_then(|code| u16::try_from(code).ok());
        let status = code.filter(|code| (400..600).contains(code)).unwrap_or(500);
        let words = error.get("message").unwrap_or(error).as_str().unwrap_or_default();
        WriterError::Refused { status, words: refusal::told(words, self.key()) }
    }

    const fn key(&self) -> Option<&Key> {
        self.settings.key.as_ref()
    }

    const fn too_long(&self) -> WriterError {
        WriterError::TooLong(self.settings.limits.most_bytes / 1024)
    }
}

fn cut() -> WriterError {
    WriterError::Unreachable("a conexão caiu no meio da resposta".to_owned())
}

fn page() -> WriterError {
    let words = "veio uma página da web, e não o serviço. Confira o endereço configurado.";
    WriterError::Unreadable(words.to_owned())
}

/// Why nothing was answered. What the error itself says holds addresses, and is of no use to a reader.
fn not_reached(error: &reqwest::Error) -> Failed {
    let mut sources = std::iter::successors(error.source(), |source| (*source).source());
    let kind = sources.find_map(|source| source.downcast_ref::<io::Error>()).map(innermost);
    let words = match kind {
        _ if error.is_timeout() => "a conexão não se abriu a tempo",
        Some(io::ErrorKind::ConnectionRefused) => "a conexão foi recusada",
        Some(io::ErrorKind::InvalidData) => "a conexão segura com ele não é de confiança",
        _ if error.is_connect() => "a conexão não se abriu",
        _ => "a conexão caiu antes da resposta",
    };
    let told = WriterError::Unreachable(words.to_owned());
    if error.is_connect() { Failed::Passing(told, None) } else { Failed::Ended(told) }
}

/// An error of a connection may stand within another that says nothing.
fn innermost(error: &io::Error) -> io::ErrorKind {
    let within = error.get_ref().and_then(|within| within.downcast_ref());
    within.map_or_else(|| error.kind(), innermost)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_known_by_what_stands_within_it() {
        let untrusted = io::Error::new(io::ErrorKind::InvalidData, "UnknownIssuer");
        assert_eq!(innermost(&io::Error::other(untrusted)), io::ErrorKind::InvalidData);
        assert_eq!(innermost(&io::Error::other("x")), io::ErrorKind::Other);
        assert_eq!(innermost(&io::ErrorKind::ConnectionRefused.into()), io::ErrorKind::ConnectionRefused);
    }
}
