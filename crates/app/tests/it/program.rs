//! A program that serves, and someone who calls it.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use ureq::{Agent, http};

use crate::{Installation, ideb};

const DEADLINE: Duration = Duration::from_mins(1);
/// Between two looks at a condition.
const POLL: Duration = Duration::from_millis(20);

pub const PASSWORD: &str = "ipê-amarelo";

/// Looks again until it holds.
#[track_caller]
pub fn wait_until(what: &str, mut holds: impl FnMut() -> bool) {
    let since = Instant::now();
    while !holds() {
        assert!(since.elapsed() < DEADLINE, "never came true: {what}");
        std::thread::sleep(POLL);
    }
}

pub fn signal(name: &str, pid: &str) {
    assert!(Command::new("kill").args([name, pid]).status().unwrap().success());
}

/// A running `ideb serve`, killed at the end.
pub struct Serving {
    pub child: Child,
    pub address: String,
    /// What it writes on the standard error, to its end.
    pub log: Option<JoinHandle<String>>,
}

impl Serving {
    /// On a data folder, durable: what a test's database confirms a moment before it is killed would be lost.
    pub fn begin(installation: &Installation) -> Self {
        Self::spawn(ideb().env("IDEB_DATA", installation.path()))
    }

    pub fn spawn(command: &mut Command) -> Self {
        let mut child =
            command.env("IDEB_PORT", "0").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut errors = BufReader::new(child.stderr.take().unwrap());
        let log = std::thread::spawn(move || {
            let mut text = String::new();
            let _ = errors.read_to_string(&mut text);
            text
        });
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first = lines.next().unwrap().unwrap();
        let address = first.rsplit_once("http://").unwrap().1.to_owned();
        // Read on, so that the program never waits for us.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, address, log: Some(log) }
    }

    pub fn anonymous(&self) -> Caller {
        Caller::new(&self.address)
    }

    /// Asks again until the answer comes.
    #[track_caller]
    pub fn answers(&self, path: &str, status: u16) {
        let caller = self.anonymous();
        wait_until(&format!("{path} answers {status}"), || {
            caller.get(path).is_ok_and(|answer| answer.status == status)
        });
    }

    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub struct Answer {
    pub status: u16,
    pub headers: http::HeaderMap,
    pub body: Value,
}

impl Answer {
    /// As a browser sends them back.
    fn cookies(&self) -> String {
        let cookies = self.headers.get_all("set-cookie").iter();
        let cookies: Vec<_> =
            cookies.map(|cookie| cookie.to_str().unwrap().split(';').next().unwrap()).collect();
        cookies.join("; ")
    }
}

/// A browser, signed in or not.
#[derive(Clone)]
pub struct Caller {
    agent: Agent,
    address: String,
    cookie: String,
}

impl Caller {
    fn new(address: &str) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .proxy(None)
            // The next request may be for a program that was started again.
            .max_idle_connections(0)
            .timeout_global(Some(Duration::from_secs(30)))
            .build();
        Self { agent: config.new_agent(), address: address.to_owned(), cookie: String::new() }
    }

    /// The same person at a program that was started again.
    pub fn at(&self, address: &str) -> Self {
        Self { address: address.to_owned(), ..self.clone() }
    }

    pub fn get(&self, path: &str) -> Result<Answer, ureq::Error> {
        answer(self.agent.run(self.request("GET", path).body(()).unwrap()))
    }

    pub fn post(&self, path: &str, body: &Value) -> Result<Answer, ureq::Error> {
        self.send(self.request("POST", path), body)
    }

    /// A form that acts once, however often it is sent.
    pub fn post_once(&self, path: &str, key: &str, body: &Value) -> Result<Answer, ureq::Error> {
        self.send(self.request("POST", path).header("Idempotency-Key", key), body)
    }

    fn send(&self, request: http::request::Builder, body: &Value) -> Result<Answer, ureq::Error> {
        let request = request.header("Content-Type", "application/json");
        answer(self.agent.run(request.body(body.to_string()).unwrap()))
    }

    fn request(&self, method: &str, path: &str) -> http::request::Builder {
        http::Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.address))
            .header("X-Requested-With", "ideb")
            .header("Cookie", &self.cookie)
    }

    /// A school with this manager.
    pub fn register(&self, username: &str) {
        let form = json!({
            "schoolName": "E. E. Vale do Saber", "municipality": "Costa Marques", "state": "RO",
            "managerFirstName": "Marina", "managerLastName": "Souza", "managerUsername": username,
            "managerPassword": PASSWORD, "managerPasswordConfirm": PASSWORD,
        });
        let answer = self.post("/api/schools/register", &form).unwrap();
        assert_eq!(answer.status, 201, "{}", answer.body);
    }

    /// `None` when the server refuses.
    pub fn sign_in(&self, username: &str, password: &str) -> Option<Self> {
        let credentials = json!({ "username": username, "password": password });
        let answer = self.post("/api/auth/login", &credentials).unwrap();
        (answer.status == 200).then(|| Self { cookie: answer.cookies(), ..self.clone() })
    }
}

impl Caller {
    /// A pupil, by number.
    pub fn sign_in_pupil(&self, number: &str, password: &str) -> Self {
        let credentials = json!({ "studentId": number, "password": password });
        let answer = self.post("/api/students/auth", &credentials).unwrap();
        assert_eq!(answer.status, 200, "{}", answer.body);
        Self { cookie: answer.cookies(), ..self.clone() }
    }
}

fn answer(answered: Result<http::Response<ureq::Body>, ureq::Error>) -> Result<Answer, ureq::Error> {
    let mut answered = answered?;
    let bytes = answered.body_mut().read_to_vec()?;
    Ok(Answer {
        status: answered.status().as_u16(),
        headers: answered.headers().clone(),
        body: serde_json::from_slice(&bytes).unwrap_or(Value::Null),
    })
}
