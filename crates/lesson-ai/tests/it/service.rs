//! A service on this machine that says what a test tells it.

use std::collections::VecDeque;
use std::future::Future;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lesson_ai::{ChatWriter, Limits, Settings};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// What is sent on a connection.
pub enum Answer {
    /// And then it is closed.
    Sent(Vec<u8>),
    /// And then nothing, until the other side closes.
    Held(Vec<u8>),
}

/// A request as it came.
#[derive(Debug, Clone)]
pub struct Asked {
    pub head: String,
    pub body: Value,
}

impl Asked {
    /// The words of the message at a place.
    pub fn message(&self, place: usize) -> &str {
        self.body["messages"][place]["content"].as_str().unwrap()
    }

    pub fn form(&self) -> Option<&str> {
        self.body["response_format"]["type"].as_str()
    }
}

pub struct Fake {
    pub base: String,
    state: Arc<State>,
}

struct State {
    answers: Mutex<VecDeque<Answer>>,
    asked: Mutex<Vec<Asked>>,
    arrived: Semaphore,
    closed: Semaphore,
}

impl Fake {
    /// Gives one answer after the other, each on a connection of its own.
    pub async fn new(answers: impl IntoIterator<Item = Answer>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}/v1", listener.local_addr().unwrap());
        let state = Arc::new(State {
            answers: Mutex::new(answers.into_iter().collect()),
            asked: Mutex::default(),
            arrived: Semaphore::new(0),
            closed: Semaphore::new(0),
        });
        tokio::spawn(serve(listener, Arc::clone(&state)));
        Self { base, state }
    }

    pub fn asked(&self) -> Vec<Asked> {
        self.state.asked.lock().unwrap().clone()
    }

    /// Until so many requests have come.
    pub async fn hears(&self, count: u32) {
        within(self.state.arrived.acquire_many(count)).await.unwrap().forget();
    }

    /// Until the other side has closed a connection that was held.
    pub async fn sees_one_closed(&self) {
        within(self.state.closed.acquire()).await.unwrap().forget();
    }

    pub fn writer(&self) -> ChatWriter {
        self.writer_within(limits())
    }

    pub fn writer_within(&self, limits: Limits) -> ChatWriter {
        ChatWriter::new(self.settings(None).within(limits)).unwrap()
    }

    pub fn settings(&self, key: Option<&str>) -> Settings {
        Settings::new(&self.base, "modelo-1", key).unwrap()
    }
}

/// Those of the product, with retries that follow at once.
pub fn limits() -> Limits {
    Limits { first_pause: Duration::from_millis(1), ..Limits::default() }
}

/// A test that waits for what does not come fails.
pub async fn within<T>(future: impl Future<Output = T>) -> T {
    timeout(Duration::from_secs(20), future).await.unwrap()
}

async fn serve(listener: TcpListener, state: Arc<State>) {
    loop {
        let (connection, _) = listener.accept().await.unwrap();
        tokio::spawn(answer(connection, Arc::clone(&state)));
    }
}

async fn answer(mut connection: TcpStream, state: Arc<State>) {
    let asked = read(&mut connection).await;
    state.asked.lock().unwrap().push(asked);
    let answer = state.answers.lock().unwrap().pop_front();
    state.arrived.add_permits(1);
    match answer {
        // Whoever has read enough closes before all is sent.
        Some(Answer::Sent(bytes)) => drop(connection.write_all(&bytes).await),
        Some(Answer::Held(bytes)) => {
            connection.write_all(&bytes).await.unwrap();
            let _ = connection.read(&mut [0; 16]).await;
            state.closed.add_permits(1);
        }
        None => connection.write_all(&reply(418, "text/plain", "Mais nada.")).await.unwrap(),
    }
}

async fn read(connection: &mut TcpStream) -> Asked {
    let mut read = Vec::new();
    loop {
        assert_ne!(connection.read_buf(&mut read).await.unwrap(), 0, "a request ends in the middle");
        let Some(end) = read.windows(4).position(|it| it == b"\r\n\r\n") else { continue };
        let head = String::from_utf8(read[..end].to_vec()).unwrap();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
        if read.len() == end + 4 + length.parse::<usize>().unwrap() {
            return Asked { head, body: serde_json::from_slice(&read[end + 4..]).unwrap() };
        }
    }
}

/// An HTTP answer whose length is told.
pub fn reply(status: u16, kind: &str, body: &str) -> Vec<u8> {
    reply_with(status, &format!("content-type: {kind}\r\n"), body)
}

pub fn reply_with(status: u16, headers: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!("HTTP/1.1 {status} X\r\n{headers}content-length: {length}\r\nconnection: close\r\n\r\n{body}")
        .into()
}

pub fn refusal(status: u16, message: &str) -> Answer {
    Answer::Sent(reply(status, "application/json", &json!({ "error": { "message": message } }).to_string()))
}

/// A text as one JSON answer.
pub fn whole(text: &str) -> Answer {
    let message = json!({ "role": "assistant", "content": text });
    let body = json!({ "choices": [{ "message": message, "finish_reason": "stop" }] });
    Answer::Sent(reply(200, "application/json; charset=utf-8", &body.to_string()))
}

/// The beginning of a stream: its head, and pieces of text.
pub fn begun<'a>(pieces: impl IntoIterator<Item = &'a str>) -> Vec<u8> {
    let mut bytes =
        b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n".to_vec();
    for piece in pieces {
        let event = json!({ "choices": [{ "delta": { "content": piece }, "finish_reason": null }] });
        bytes.extend(format!(": a comment\n\ndata: {event}\n\n").bytes());
    }
    bytes
}

/// A text in pieces of a few letters.
pub fn streamed(text: &str) -> Answer {
    let letters: Vec<char> = text.chars().collect();
    let pieces: Vec<String> = letters.chunks(5).map(|piece| piece.iter().collect()).collect();
    let mut bytes = begun(pieces.iter().map(String::as_str));
    bytes.extend(b"data: [DONE]\n\n");
    Answer::Sent(bytes)
}
