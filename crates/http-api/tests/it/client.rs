//! A browser as the tests need it: requests as they are on the wire, answers whole.

use std::time::Duration;

use serde_json::Value;
use ureq::{Agent, http};

/// A request under construction. Carries the header that our own pages send, unless a test leaves it out.
#[must_use]
#[derive(Debug, Clone)]
pub struct Request {
    pub method: &'static str,
    pub path: String,
    headers: Vec<(String, String)>,
    body: Option<Vec<u8>>,
}

impl Request {
    pub fn new(method: &'static str, path: impl Into<String>) -> Self {
        Self {
            method,
            path: path.into(),
            headers: vec![("X-Requested-With".into(), "ideb".into())],
            body: None,
        }
    }

    pub fn get(path: impl Into<String>) -> Self {
        Self::new("GET", path)
    }

    pub fn post(path: impl Into<String>, body: Value) -> Self {
        Self::new("POST", path).json(body)
    }

    pub fn json(self, body: Value) -> Self {
        self.bytes("application/json", body.to_string())
    }

    pub fn bytes(self, kind: &str, body: impl Into<Vec<u8>>) -> Self {
        let mut request = self.header("Content-Type", kind);
        request.body = Some(body.into());
        request
    }

    /// What it carries as JSON.
    pub fn json_body(&self) -> Option<Value> {
        serde_json::from_slice(self.body.as_deref()?).ok()
    }

    /// A file in the field `file`, as a browser sends it.
    pub fn file(self, name: &str, bytes: &[u8]) -> Self {
        self.form_field(&format!("name=\"file\"; filename=\"{name}\""), bytes)
    }

    /// The same with JSON in the field `options`.
    pub fn file_with(self, name: &str, bytes: &[u8], options: &Value) -> Self {
        let file = format!("name=\"file\"; filename=\"{name}\"");
        self.form(&[(&file, bytes), ("name=\"options\"", options.to_string().as_bytes())])
    }

    pub fn form_field(self, disposition: &str, bytes: &[u8]) -> Self {
        self.form(&[(disposition, bytes)])
    }

    pub fn form(self, fields: &[(&str, &[u8])]) -> Self {
        const BOUNDARY: &str = "limite-do-formulario";
        let mut body = Vec::new();
        for (disposition, bytes) in fields {
            let head = format!("--{BOUNDARY}\r\nContent-Disposition: form-data; {disposition}\r\n\r\n");
            body.extend_from_slice(&[head.as_bytes(), bytes, b"\r\n"].concat());
        }
        body.extend_from_slice(format!("--{BOUNDARY}--\r\n").as_bytes());
        self.bytes(&format!("multipart/form-data; boundary={BOUNDARY}"), body)
    }

    /// Replaces a header of the same name.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self = self.without(name);
        self.headers.push((name.into(), value.into()));
        self
    }

    pub fn without(mut self, name: &str) -> Self {
        self.headers.retain(|(present, _)| !present.eq_ignore_ascii_case(name));
        self
    }

    /// Puts a value in the place of a parameter of the path.
    pub fn at(mut self, parameter: &str, value: &str) -> Self {
        assert!(self.path.contains(parameter), "{} has no {parameter}", self.path);
        self.path = self.path.replace(parameter, value);
        self
    }

    pub fn asking(mut self, query: &str) -> Self {
        self.path.push(if self.path.contains('?') { '&' } else { '?' });
        self.path.push_str(query);
        self
    }

    pub fn once(self, key: &str) -> Self {
        self.header("Idempotency-Key", key)
    }
}

/// What came back.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    pub headers: http::HeaderMap,
    /// Empty where the answer is compressed, or no text.
    pub body: String,
    pub bytes: Vec<u8>,
}

impl Answer {
    /// Fails with the whole answer when the status is another one.
    #[track_caller]
    pub fn expect(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{} {:?}", self.body, self.headers);
        self
    }

    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {:?}", self.body))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }

    pub fn set_cookies(&self) -> Vec<String> {
        let all = self.headers.get_all("set-cookie").iter();
        all.map(|value| value.to_str().unwrap().to_owned()).collect()
    }

    /// The value that a `Set-Cookie` gives.
    pub fn cookie(&self, name: &str) -> Option<String> {
        self.set_cookies().iter().find_map(|line| {
            let (found, rest) = line.split_once('=')?;
            (found == name).then(|| rest.split(';').next().unwrap_or_default().to_owned())
        })
    }

    /// The sentence of a problem document, which is checked to be one.
    #[track_caller]
    pub fn detail(&self) -> String {
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{}", self.body);
        let problem = self.json();
        assert_eq!(problem["status"], self.status);
        assert!(problem["title"].is_string(), "{problem}");
        let detail = problem["detail"].as_str().unwrap();
        let kind = problem["type"].as_str().unwrap();
        let is_of_a_file = self.status == 422 && kind == "urn:ideb:file-not-taken";
        let expected = if detail == "Não encontrado." { "urn:ideb:not-found" } else { "about:blank" };
        assert!(kind == expected || is_of_a_file, "{problem}");
        detail.to_owned()
    }

    /// The refused fields, in alphabetical order.
    #[track_caller]
    pub fn errors(&self) -> Vec<(String, String)> {
        self.detail();
        let errors = self.json()["errors"].as_object().cloned().unwrap_or_default();
        errors.into_iter().map(|(field, sentence)| (field, sentence.as_str().unwrap().to_owned())).collect()
    }

    /// Fails unless exactly this field is refused with this sentence.
    #[track_caller]
    pub fn refuses(self, field: &str, sentence: &str) {
        let answer = self.expect(400);
        assert_eq!(answer.errors(), [(field.to_owned(), sentence.to_owned())]);
    }

    /// Whole seconds to wait.
    #[track_caller]
    pub fn retry_after(&self) -> u64 {
        let seconds = self.header("retry-after").and_then(|text| text.parse().ok());
        seconds.unwrap_or_else(|| panic!("no Retry-After: {:?}", self.headers))
    }
}

/// Someone who calls the server, with the cookies they hold.
#[must_use]
#[derive(Debug, Clone)]
pub struct Caller {
    base: String,
    agent: Agent,
    cookies: Vec<(String, String)>,
}

impl Caller {
    /// Without a cookie.
    pub fn anonymous(base: &str) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .allow_non_standard_methods(true)
            .max_redirects(0)
            .proxy(None)
            .timeout_global(Some(Duration::from_secs(30)))
            .build();
        Self { base: base.to_owned(), agent: config.new_agent(), cookies: Vec::new() }
    }

    pub fn with_cookie(mut self, name: &str, value: impl Into<String>) -> Self {
        self.cookies.retain(|(present, _)| present != name);
        self.cookies.push((name.to_owned(), value.into()));
        self
    }

    /// Takes over what the answer set.
    pub fn after(mut self, answer: &Answer) -> Self {
        for line in answer.set_cookies() {
            let (name, rest) = line.split_once('=').unwrap();
            self = self.with_cookie(name, rest.split(';').next().unwrap_or_default());
        }
        self
    }

    pub fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.iter().find(|(present, _)| present == name).map(|(_, value)| value.as_str())
    }

    /// The same person at another server.
    pub fn at(mut self, base: &str) -> Self {
        base.clone_into(&mut self.base);
        self
    }

    #[track_caller]
    pub fn send(&self, request: Request) -> Answer {
        let mut builder =
            http::Request::builder().method(request.method).uri(format!("{}{}", self.base, request.path));
        for (name, value) in &request.headers {
            builder = builder.header(name, value);
        }
        if !self.cookies.is_empty() {
            let cookies: Vec<_> =
                self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            builder = builder.header("Cookie", cookies.join("; "));
        }
        let answered = match request.body {
            Some(body) => self.agent.run(builder.body(body).unwrap()),
            None => self.agent.run(builder.body(()).unwrap()),
        };
        let mut answer =
            answered.unwrap_or_else(|error| panic!("{} {}: {error}", request.method, request.path));
        let bytes = answer.body_mut().read_to_vec().unwrap();
        let plain = !answer.headers().contains_key("content-encoding");
        Answer {
            status: answer.status().as_u16(),
            headers: answer.headers().clone(),
            body: if plain { String::from_utf8(bytes.clone()).unwrap_or_default() } else { String::new() },
            bytes,
        }
    }

    #[track_caller]
    pub fn get(&self, path: impl Into<String>) -> Answer {
        self.send(Request::get(path))
    }

    #[track_caller]
    pub fn post(&self, path: impl Into<String>, body: Value) -> Answer {
        self.send(Request::post(path, body))
    }

    #[track_caller]
    pub fn put(&self, path: impl Into<String>, body: Value) -> Answer {
        self.send(Request::new("PUT", path).json(body))
    }

    #[track_caller]
    pub fn delete(&self, path: impl Into<String>) -> Answer {
        self.send(Request::new("DELETE", path))
    }
}
