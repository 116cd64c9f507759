//! As much of PostgreSQL's protocol as a test needs.

use std::io::{Read, Write};
use std::os::unix::net::UnixStream;

use embedded_postgres::Cluster;

pub struct Session(UnixStream);

impl Session {
    pub fn open(cluster: &Cluster) -> Self {
        Self::at(&cluster.url("postgres", "postgres"))
    }

    pub fn at(url: &str) -> Self {
        let host = url.split_once("?host=").unwrap().1.split_once("&port=5432").unwrap().0;
        let folder = host.replace("%2F", "/");
        assert!(!folder.contains('%'), "{folder}");
        let mut session = Self(UnixStream::connect(format!("{folder}/.s.PGSQL.5432")).unwrap());
        let mut body = 0x0003_0000_u32.to_be_bytes().to_vec();
        body.extend(b"user\0postgres\0database\0postgres\0\0");
        session.send(None, &body);
        session.answer();
        session
    }

    /// The first column of the first row.
    pub fn ask(&mut self, query: &str) -> String {
        self.send(Some(b'Q'), format!("{query}\0").as_bytes());
        self.answer()
    }

    fn send(&mut self, kind: Option<u8>, body: &[u8]) {
        let length = u32::try_from(body.len() + 4).unwrap().to_be_bytes();
        let message: Vec<u8> = kind.into_iter().chain(length).chain(body.iter().copied()).collect();
        self.0.write_all(&message).unwrap();
    }

    fn answer(&mut self) -> String {
        let mut value = String::new();
        loop {
            let mut head = [0; 5];
            self.0.read_exact(&mut head).unwrap();
            let length = u32::from_be_bytes(head[1..].try_into().unwrap());
            let mut body = vec![0; length as usize - 4];
            self.0.read_exact(&mut body).unwrap();
            match head[0] {
                b'Z' => return value,
                b'E' => panic!("{}", String::from_utf8_lossy(&body)),
                // The number of columns, the first one's length, its text.
                b'D' if value.is_empty() => {
                    let length = u32::from_be_bytes(body[2..6].try_into().unwrap()) as usize;
                    value = String::from_utf8(body[6..6 + length].to_vec()).unwrap();
                }
                _ => {}
            }
        }
    }
}
