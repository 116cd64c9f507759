//! Tables to upload, and a reader that a test can hold.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use application::spreadsheet::{Spreadsheet, SpreadsheetReader, Unreadable};

/// A tidy table of one school, as INEP's columns are named there.
pub const HEADER: &str = "id_escola;nome_escola;rede;etapa;ano;ideb";

/// The table with these lines.
pub fn table(lines: &[&str]) -> String {
    format!("{HEADER}\n{}\n", lines.join("\n"))
}

/// Tells when a file reached it, and keeps it, and its thread, until it is let go.
struct Held {
    arrived: Sender<()>,
    go_on: Mutex<Receiver<()>>,
}

impl SpreadsheetReader for Held {
    fn read(&self, _: &str, _: &[u8], _: &dyn Fn() -> bool) -> Result<Spreadsheet, Unreadable> {
        self.arrived.send(()).unwrap();
        let _ = self.go_on.lock().unwrap().recv();
        Err(Unreadable("lido".into()))
    }
}

/// Such a reader, what hears of a file's arrival, and what lets it go.
pub fn held() -> (Arc<dyn SpreadsheetReader>, Receiver<()>, Sender<()>) {
    let (arrived, arrival) = channel();
    let (go, go_on) = channel();
    (Arc::new(Held { arrived, go_on: Mutex::new(go_on) }), arrival, go)
}
