//! The stream of a connection, of which requests are read one at a time, and whose answers must be taken.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use actix_web::rt::net::TcpStream;
use actix_web::web::BytesMut;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

use crate::edge::connection::reading::{Owed, Reading};

/// How long the other end is waited for.
#[derive(Debug, Clone, Copy)]
pub struct Patience {
    /// That takes nothing of an answer.
    pub answer: Duration,
    /// From the first byte of a head to its end.
    pub head: Duration,
    /// That sends nothing of a body, though the request was answered.
    pub body: Duration,
}

impl Patience {
    pub const STANDARD: Self = Self {
        answer: Duration::from_secs(30),
        head: Duration::from_secs(10),
        body: Duration::from_secs(15),
    };
}

#[derive(Debug)]
pub struct Connection {
    stream: TcpStream,
    /// Absent where all that comes is read at once: it serves to show why it is not so.
    reading: Option<Rc<Reading>>,
    /// Came, and is of the next request.
    kept: BytesMut,
    patience: Patience,
    /// Since nothing of it can be sent. Nothing is read meanwhile, whose answers would pile up.
    stuck: Option<Pin<Box<Sleep>>>,
    /// Until what was begun is waited for.
    owed: Option<Pin<Box<Sleep>>>,
}

impl Connection {
    pub fn new(stream: TcpStream, one_at_a_time: bool, patience: Patience) -> Self {
        let reading = one_at_a_time.then(Rc::default);
        Self { stream, reading, kept: BytesMut::new(), patience, stuck: None, owed: None }
    }

    pub fn peer(&self) -> Option<SocketAddr> {
        self.stream.peer_addr().ok()
    }

    pub fn reading(&self) -> Option<&Rc<Reading>> {
        self.reading.as_ref()
    }

    /// Whether the other end hung up, which is heard of also while nothing is read.
    fn poll_end(&self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match ready!(self.stream.poll_peek(context, &mut ReadBuf::new(&mut [0])))? {
            0 => Poll::Ready(Ok(())),
            _ => Poll::Pending,
        }
    }

    /// Nothing came. The time for a head goes on, whatever comes of it; that for a body begins with each byte. Then it is as
    /// if the other end had hung up: actix has no time limit of its own but for the first head.
    fn poll_owed(&mut self, owed: Option<Owed>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let Patience { head, body, .. } = self.patience;
        let Some(owed) = owed else { return Poll::Pending };
        let time = match owed {
            Owed::Head => head,
            Owed::Body => body,
        };
        let deadline = self.owed.get_or_insert_with(|| Box::pin(sleep(time)));
        deadline.as_mut().poll(context).map(Ok)
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        out: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let Some(reading) = &this.reading else { return Pin::new(&mut this.stream).poll_read(context, out) };
        if this.stuck.is_some() || !reading.gives(context) {
            this.owed = None;
            return this.poll_end(context);
        }
        if this.kept.is_empty() {
            let before = out.filled().len();
            if Pin::new(&mut this.stream).poll_read(context, out)?.is_pending() {
                let owed = reading.owed();
                return this.poll_owed(owed, context);
            }
            let came = &out.filled()[before..];
            let given = reading.take(came);
            this.kept = BytesMut::from(&came[given..]);
            out.set_filled(before + given);
        } else {
            let fits = this.kept.len().min(out.remaining());
            let given = reading.take(&this.kept[..fits]);
            out.put_slice(&this.kept.split_to(given));
        }
        if reading.owed() != Some(Owed::Head) {
            this.owed = None;
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Connection {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let sent = Pin::new(&mut this.stream).poll_write(context, bytes);
        if sent.is_ready() {
            if this.stuck.take().is_some() {
                // It may be read on.
                context.waker().wake_by_ref();
            }
            return sent;
        }
        let stuck = this.stuck.get_or_insert_with(|| Box::pin(sleep(this.patience.answer)));
        stuck.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::io::{Read, Write};
    use std::net::{TcpListener, TcpStream as Plain};

    use futures_util::FutureExt;
    use tokio::time::{Instant, pause, timeout};

    use super::*;
    use crate::edge::connection::body::Body;

    const POST: &[u8] = b"POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\n";

    const PATIENT: Patience = Patience { answer: Duration::MAX, ..Patience::STANDARD };

    fn connected(patience: Patience) -> (Plain, Connection) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let client = Plain::connect(listener.local_addr().unwrap()).unwrap();
        let (server, _) = listener.accept().unwrap();
        server.set_nonblocking(true).unwrap();
        (client, Connection::new(TcpStream::from_std(server).unwrap(), true, patience))
    }

    /// What one read gives.
    async fn read(connection: &mut Connection) -> Vec<u8> {
        let mut room = [0; 256];
        poll_fn(|context| {
            let mut out = ReadBuf::new(&mut room);
            Pin::new(&mut *connection).poll_read(context, &mut out).map(|read| {
                read.unwrap();
                out.filled().to_vec()
            })
        })
        .await
    }

    #[actix_web::test]
    async fn requests_that_come_together_are_given_one_after_the_other() {
        let (mut client, mut connection) = connected(PATIENT);
        client.write_all(&[POST, b"\n\n\n\n", POST, b"body"].concat()).unwrap();
        let reading = Rc::clone(connection.reading().unwrap());
        for body in [b"\n\n\n\n", b"body"] {
            assert_eq!(read(&mut connection).await, POST);
            assert!(read(&mut connection).now_or_never().is_none());
            let at_work = reading.begin(Body::Length(4));
            assert_eq!(read(&mut connection).await, body);
            assert!(read(&mut connection).now_or_never().is_none());
            drop(at_work);
        }
        assert!(read(&mut connection).now_or_never().is_none(), "there is no third one");
    }

    #[actix_web::test]
    async fn who_hangs_up_is_noticed_while_the_request_is_at_work() {
        let (mut client, mut connection) = connected(PATIENT);
        client.write_all(POST).unwrap();
        assert_eq!(read(&mut connection).await, POST);
        let _at_work = connection.reading().unwrap().begin(Body::NONE);
        assert!(read(&mut connection).now_or_never().is_none());
        drop(client);
        assert!(read(&mut connection).await.is_empty());
    }

    /// What of an answer can be sent.
    fn write(connection: &mut Connection) -> impl Future<Output = io::Result<usize>> {
        poll_fn(|context| Pin::new(&mut *connection).poll_write(context, &[0; 1 << 14]))
    }

    #[actix_web::test]
    async fn of_who_takes_nothing_of_an_answer_nothing_is_read() {
        let (mut client, mut connection) = connected(PATIENT);
        let mut answered = 0;
        while let Some(sent) = write(&mut connection).now_or_never() {
            answered += sent.unwrap();
        }
        client.write_all(POST).unwrap();
        connection.stream.readable().await.unwrap();
        assert!(read(&mut connection).now_or_never().is_none());
        client.read_exact(&mut vec![0; answered]).unwrap();
        assert!(write(&mut connection).await.is_ok());
        assert_eq!(read(&mut connection).await, POST);
    }

    #[actix_web::test]
    async fn who_takes_nothing_of_an_answer_is_not_waited_for() {
        pause();
        let (_client, mut connection) = connected(Patience::STANDARD);
        let error = loop {
            if let Err(error) = write(&mut connection).await {
                break error;
            }
        };
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    /// How long it takes until the connection ends without a byte, after these, of which one is sent every so often.
    async fn ends(connection: &mut Connection, client: &mut Plain, drip: &[u8], every: Duration) -> Duration {
        let since = Instant::now();
        for byte in drip {
            if let Ok(read) = timeout(every, read(connection)).await {
                assert!(read.is_empty());
                return since.elapsed();
            }
            client.write_all(&[*byte]).unwrap();
            connection.stream.readable().await.unwrap();
            assert_eq!(read(connection).await, [*byte]);
        }
        assert!(read(connection).await.is_empty());
        since.elapsed()
    }

    #[actix_web::test]
    async fn a_head_that_has_begun_is_whole_soon_or_the_connection_ends() {
        pause();
        for begun in ["\r\n", "GET / HT", "GET / HTTP/1.1\r\nX: "] {
            for (drip, every) in [("", 0), ("aaaaaaaaa", 3)] {
                let (mut client, mut connection) = connected(PATIENT);
                client.write_all(POST).unwrap();
                assert_eq!(read(&mut connection).await, POST);
                drop(connection.reading().unwrap().begin(Body::NONE));
                // Between requests actix has its own limit.
                assert!(timeout(Duration::from_hours(1), read(&mut connection)).await.is_err());
                client.write_all(begun.as_bytes()).unwrap();
                assert_eq!(read(&mut connection).await, begun.as_bytes());
                let took =
                    ends(&mut connection, &mut client, drip.as_bytes(), Duration::from_secs(every)).await;
                assert_eq!(took.as_secs(), 10, "{begun:?} {drip}");
            }
        }
    }

    #[actix_web::test]
    async fn whoever_waits_for_a_body_hears_that_its_request_was_answered() {
        pause();
        let (mut client, mut connection) = connected(PATIENT);
        client.write_all(POST).unwrap();
        assert_eq!(read(&mut connection).await, POST);
        let at_work = connection.reading().unwrap().begin(Body::CHUNKED);
        let since = Instant::now();
        let answers = async {
            sleep(Duration::from_secs(5)).await;
            drop(at_work);
        };
        // In a task of its own, which is asked again only when it is woken.
        let reads = actix_web::rt::spawn(async move { read(&mut connection).await });
        answers.await;
        assert!(timeout(Duration::from_hours(1), reads).await.unwrap().unwrap().is_empty());
        assert_eq!(since.elapsed().as_secs(), 20);
    }

    #[actix_web::test]
    async fn the_rest_of_a_body_comes_byte_by_byte_or_the_connection_ends() {
        pause();
        for (body, begun) in [(Body::Length(99), "a"), (Body::CHUNKED, "ffff\r\nabc"), (Body::CHUNKED, "f")] {
            let (mut client, mut connection) = connected(PATIENT);
            client.write_all(POST).unwrap();
            assert_eq!(read(&mut connection).await, POST);
            let at_work = connection.reading().unwrap().begin(body);
            client.write_all(begun.as_bytes()).unwrap();
            assert_eq!(read(&mut connection).await, begun.as_bytes());
            // The request's own limit holds.
            assert!(timeout(Duration::from_hours(1), read(&mut connection)).await.is_err());
            drop(at_work);
            let took = ends(&mut connection, &mut client, b"000", Duration::from_secs(14)).await;
            assert_eq!(took.as_secs(), 3 * 14 + 15, "{begun:?}");
        }
    }
}
