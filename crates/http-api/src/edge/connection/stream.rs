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

use crate::edge::connection::reading::Reading;

#[derive(Debug)]
pub struct Connection {
    stream: TcpStream,
    /// Absent where all that comes is read at once: it serves to show why it is not so.
    reading: Option<Rc<Reading>>,
    /// Came, and is of the next request.
    kept: BytesMut,
    /// Who takes nothing of an answer for so long is not waited for.
    patience: Duration,
    /// Since nothing of it can be sent. Nothing is read meanwhile, whose answers would pile up.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl Connection {
    pub fn new(stream: TcpStream, one_at_a_time: bool, patience: Duration) -> Self {
        let reading = one_at_a_time.then(Rc::default);
        Self { stream, reading, kept: BytesMut::new(), patience, stuck: None }
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
            return this.poll_end(context);
        }
        if this.kept.is_empty() {
            let before = out.filled().len();
            ready!(Pin::new(&mut this.stream).poll_read(context, out))?;
            let came = &out.filled()[before..];
            let given = reading.take(came);
            this.kept = BytesMut::from(&came[given..]);
            out.set_filled(before + given);
        } else {
            let fits = this.kept.len().min(out.remaining());
            let given = reading.take(&this.kept[..fits]);
            out.put_slice(&this.kept.split_to(given));
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
        let stuck = this.stuck.get_or_insert_with(|| Box::pin(sleep(this.patience)));
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

    use super::*;
    use crate::edge::connection::body::Body;

    const POST: &[u8] = b"POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\n";

    fn connected(patience: Duration) -> (Plain, Connection) {
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
        let (mut client, mut connection) = connected(Duration::MAX);
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
        let (mut client, mut connection) = connected(Duration::MAX);
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
        let (mut client, mut connection) = connected(Duration::MAX);
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
        let (_client, mut connection) = connected(Duration::from_millis(10));
        let error = loop {
            if let Err(error) = write(&mut connection).await {
                break error;
            }
        };
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
