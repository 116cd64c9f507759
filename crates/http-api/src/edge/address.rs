//! Where a request comes from.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use actix_web::HttpRequest;

use crate::settings::Settings;

/// Whom a proxy names in words that are no address: a caller of its own, of a network that nobody has (RFC 6666). Never the
/// proxy's own address, which may be this machine's.
const UNREADABLE: IpAddr = IpAddr::V6(Ipv6Addr::new(0x100, 0, 0, 0, 0, 0, 0, 0));

/// The connection's other end; behind a proxy, what that proxy added to `X-Forwarded-For`: the last entry. The entries
/// before it, and `Forwarded`, are whatever the caller wrote.
pub fn address(request: &HttpRequest, settings: &Settings) -> IpAddr {
    let forwarded = if settings.behind_proxy { forwarded(request) } else { None };
    let peer = request.peer_addr().map(|peer| peer.ip());
    forwarded.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)).to_canonical()
}

/// `None` where no proxy says anything. The caller's entries may be any bytes: they are cut off, never read.
fn forwarded(request: &HttpRequest) -> Option<IpAddr> {
    let line = request.headers().get_all("X-Forwarded-For").last()?.as_bytes();
    let entry = line.rsplit(|&byte| byte == b',').next().unwrap_or_default();
    Some(std::str::from_utf8(entry.trim_ascii()).ok().and_then(read).unwrap_or(UNREADABLE))
}

fn read(entry: &str) -> Option<IpAddr> {
    entry.parse().ok().or_else(|| entry.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;
    use actix_web::test::TestRequest;

    use super::*;

    fn of(behind_proxy: bool, headers: &[(&'static str, &[u8])]) -> String {
        let mut request = TestRequest::default().peer_addr("127.0.0.1:4711".parse().unwrap());
        for (name, value) in headers {
            request = request.append_header((*name, HeaderValue::from_bytes(value).unwrap()));
        }
        address(&request.to_http_request(), &Settings { behind_proxy, ..Settings::default() }).to_string()
    }

    #[test]
    fn the_callers_word_counts_for_nothing() {
        let forged: [(_, &[u8]); 2] =
            [("X-Forwarded-For", b"203.0.113.9"), ("Forwarded", b"for=203.0.113.8")];
        assert_eq!(of(false, &forged), "127.0.0.1");
        assert_eq!(of(true, &forged[1..]), "127.0.0.1");
    }

    #[test]
    fn behind_a_proxy_its_own_entry_counts() {
        for (entries, expected) in [
            ("198.51.100.7", "198.51.100.7"),
            ("203.0.113.9, 198.51.100.7", "198.51.100.7"),
            ("203.0.113.9,2001:db8::7", "2001:db8::7"),
            ("198.51.100.7:4711", "198.51.100.7"),
            ("[2001:db8::7]:4711", "2001:db8::7"),
            ("::ffff:198.51.100.7", "198.51.100.7"),
            ("é, 198.51.100.7", "198.51.100.7"),
        ] {
            assert_eq!(of(true, &[("X-Forwarded-For", entries.as_bytes())]), expected, "{entries}");
        }
        let bytes: &[u8] = b"\xe9\xff,198.51.100.7";
        assert_eq!(of(true, &[("X-Forwarded-For", bytes)]), "198.51.100.7");
        let twice: [(_, &[u8]); 2] =
            [("X-Forwarded-For", b"203.0.113.9"), ("X-Forwarded-For", b"198.51.100.7")];
        assert_eq!(of(true, &twice), "198.51.100.7");
    }

    #[test]
    fn what_cannot_be_read_is_a_caller_of_its_own_and_never_this_machine() {
        for entries in
            [&b"\xc3\xa9"[..], b"\xff", b"198.51.100.7, nonsense", b"127.0.0.1,", b"", b"localhost"]
        {
            assert_eq!(of(true, &[("X-Forwarded-For", entries)]), UNREADABLE.to_string(), "{entries:?}");
        }
        assert!(!UNREADABLE.is_loopback());
    }
}
