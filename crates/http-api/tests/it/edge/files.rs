//! Files are read apart from all else: a school's file is felt by nobody, and nobody's by it.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use application::spreadsheet::{Spreadsheet, SpreadsheetReader, Unreadable};
use http_api::server::Size;
use http_api::{FileLimits, Settings};

use crate::client::{Answer, Request};
use crate::harness::{School, World};
use crate::server::Parts;
use crate::spreadsheets::held;

fn import(school: &School) -> Answer {
    let request = Request::new("POST", school.path("/ideb/import?dryRun=true"));
    school.gestor.caller.send(request.file("notas.csv", b"a"))
}

#[test]
fn files_that_are_read_keep_no_work_of_the_database_waiting() {
    let (spreadsheets, arrival, go) = held();
    let size = Size { workers: 1, connections: 1 };
    let world = World::with(Parts { spreadsheets, size, ..Parts::default() });
    thread::scope(|scope| {
        // Gone with a failure, so that nothing is held for ever.
        let go = go;
        let held = [&world.ours, &world.theirs].map(|school| scope.spawn(|| import(school)));
        for _ in &held {
            arrival.recv_timeout(Duration::from_secs(20)).unwrap();
        }
        for school in [&world.ours, &world.theirs] {
            school.gestor.caller.get(school.path("/simulations")).expect(200);
        }
        for _ in &held {
            go.send(()).unwrap();
        }
        for file in held {
            assert_eq!(file.join().unwrap().expect(422).detail(), "lido");
        }
    });
}

#[test]
fn a_school_has_one_file_read_and_one_waiting_and_hears_that_of_a_third() {
    let (spreadsheets, arrival, go) = held();
    let world = World::with(Parts { spreadsheets, ..Parts::default() });
    let ((done, answers), ours) = (channel(), &world.ours);
    thread::scope(|scope| {
        let go = go;
        for done in [done.clone(), done.clone(), done] {
            scope.spawn(move || done.send(import(ours)).unwrap());
        }
        arrival.recv().unwrap();
        let refused = answers.recv().unwrap().expect(503);
        let sentence = "Outros arquivos estão sendo lidos agora. Aguarde 5 segundos e tente de novo.";
        assert_eq!((refused.detail().as_str(), refused.retry_after()), (sentence, 5));
        assert!(arrival.try_recv().is_err(), "two files of a school at once");
        let other = scope.spawn(|| import(&world.theirs));
        arrival.recv().unwrap();
        for _ in 0..3 {
            go.send(()).unwrap();
        }
        other.join().unwrap().expect(422);
        for _ in 0..2 {
            assert_eq!(answers.recv().unwrap().expect(422).detail(), "lido");
        }
        go.send(()).unwrap();
        import(ours).expect(422);
    });
}

#[test]
fn a_large_file_hears_that_there_is_no_place_for_it() {
    let settings =
        Settings { files: FileLimits { of_a_school: 0, ..FileLimits::STANDARD }, ..Settings::default() };
    let world = World::with(Parts { settings, ..Parts::default() });
    let large = vec![b'a'; 1_900_000];
    let request = Request::new("POST", world.ours.path("/ideb/import")).file("notas.csv", &large);
    let refused = world.ours.gestor.caller.send(request).expect(503);
    assert_eq!(refused.retry_after(), 5);
}

/// The head of an upload and the beginning of its body, of which nothing more comes.
fn begin_upload(world: &World, school: &School) -> TcpStream {
    let host = world.server.base.strip_prefix("http://").unwrap();
    let sid = school.gestor.caller.cookie("sid").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    write!(
        stream,
        "POST {} HTTP/1.1\r\nHost: {host}\r\nX-Requested-With: ideb\r\nCookie: sid={sid}\r\n\
         Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\n",
        school.path("/ideb/import")
    )
    .unwrap();
    stream
}

#[test]
fn a_file_that_comes_slowly_gives_way_to_another_school_and_hears_so() {
    let files = FileLimits { in_all: 1, undisturbed: Duration::ZERO, ..FileLimits::STANDARD };
    let settings = Settings { files, ..Settings::default() };
    let world = World::with(Parts { settings, ..Parts::default() });
    let mut slow = begin_upload(&world, &world.theirs);
    let mut heard = [0; 2000];
    let length = loop {
        // Nothing is undisturbed: until the slow one has the place, it may take it from ours as well.
        let ours = import(&world.ours);
        slow.set_nonblocking(true).unwrap();
        if let Ok(length) = slow.read(&mut heard) {
            ours.expect(422);
            break length;
        }
        assert!([422, 503].contains(&ours.status), "{}", ours.status);
    };
    let heard = String::from_utf8_lossy(&heard[..length]);
    for part in ["HTTP/1.1 503", "retry-after: 5", "chegava devagar e deu lugar aos de outras escolas"] {
        assert!(heard.to_lowercase().contains(&part.to_lowercase()), "{part}: {heard}");
    }
}

#[test]
fn a_file_that_does_not_come_is_answered() {
    let files = FileLimits { longest_way: Duration::from_millis(100), ..FileLimits::STANDARD };
    let settings = Settings { files, ..Settings::default() };
    let world = World::with(Parts { settings, ..Parts::default() });
    let mut slow = begin_upload(&world, &world.ours);
    slow.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut start = [0; 12];
    slow.read_exact(&mut start).unwrap();
    assert_eq!(&start, b"HTTP/1.1 408");
}

#[test]
fn a_file_whose_turn_does_not_come_is_answered() {
    let files = FileLimits { longest_wait: Duration::from_millis(100), ..FileLimits::STANDARD };
    let settings = Settings { files, ..Settings::default() };
    let (spreadsheets, arrival, go) = held();
    let world = World::with(Parts { settings, spreadsheets, ..Parts::default() });
    thread::scope(|scope| {
        let go = go;
        let reads = scope.spawn(|| import(&world.ours));
        arrival.recv().unwrap();
        import(&world.ours).expect(503);
        go.send(()).unwrap();
        reads.join().unwrap().expect(422);
    });
}

#[test]
fn who_waits_for_a_place_when_the_server_stops_is_told_to_come_back() {
    let settings = Settings {
        files: FileLimits { in_all: 1, ..FileLimits::STANDARD },
        slowest_at_stop: Duration::ZERO,
        ..Settings::default()
    };
    let (spreadsheets, arrival, go) = held();
    let mut world = World::with(Parts { settings, spreadsheets, ..Parts::default() });
    let stop = world.server.stop.take().unwrap();
    let ours = &world.ours;
    thread::scope(|scope| {
        let go = go;
        let reads = scope.spawn(|| import(&world.theirs));
        arrival.recv().unwrap();
        let waits = scope.spawn(move || {
            let heard = import(ours);
            go.send(()).unwrap();
            heard
        });
        actix_web::rt::System::new().block_on(stop.gently());
        waits.join().unwrap().expect(503);
        reads.join().unwrap().expect(422);
    });
}

/// Goes on until nobody waits, and tells so.
struct Patient {
    arrived: Sender<()>,
    gave_up: Sender<()>,
}

impl SpreadsheetReader for Patient {
    fn read(&self, _: &str, _: &[u8], is_wanted: &dyn Fn() -> bool) -> Result<Spreadsheet, Unreadable> {
        self.arrived.send(()).unwrap();
        while is_wanted() {
            thread::yield_now();
        }
        self.gave_up.send(()).unwrap();
        Err(Unreadable("interrompido".into()))
    }
}

#[test]
fn the_reading_ends_when_whoever_sent_the_file_hangs_up() {
    let ((arrived, arrival), (gave_up, end)) = (channel(), channel());
    let spreadsheets = Arc::new(Patient { arrived, gave_up });
    let world = World::with(Parts { spreadsheets, ..Parts::default() });
    let host = world.server.base.strip_prefix("http://").unwrap();
    let sid = world.ours.gestor.caller.cookie("sid").unwrap();
    let path = world.ours.path("/ideb/import");
    let body =
        "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"n.csv\"\r\n\r\na\r\n--x--\r\n";
    for hang_up in [
        |stream: &TcpStream| stream.shutdown(std::net::Shutdown::Both).unwrap(),
        |stream: &TcpStream| stream.set_read_timeout(Some(Duration::from_secs(1))).unwrap(),
    ] {
        let mut stream = TcpStream::connect(host).unwrap();
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {host}\r\nX-Requested-With: ideb\r\nCookie: sid={sid}\r\n\
             Content-Type: multipart/form-data; boundary=x\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        arrival.recv().unwrap();
        hang_up(&stream);
        let _ = stream.read(&mut [0]);
        drop(stream);
        end.recv_timeout(Duration::from_secs(30)).unwrap();
    }
}
