//! Where a request comes from.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use actix_web::HttpRequest;

use crate::settings::Settings;

/// The connection's other end; behind a proxy, what that proxy added to `X-Forwarded-For`: the last entry. The entries
/// before it, and `Forwarded`, are whatever the caller wrote.
pub fn address(request: &HttpRequest, settings: &Settings) -> IpAddr {
    let forwarded = if settings.behind_proxy { forwarded(request) } else { None };
    let peer = request.peer_addr().map(|peer| peer.ip());
    forwarded.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)).to_canonical()
}

fn forwarded(request: &HttpRequest) -> Option<IpAddr> {
    let line = request.headers().get_all("X-Forwarded-For").last()?.to_str().ok()?;
    let entry = line.rsplit(',').next()?.trim();
    entry.parse().ok().or_else(|| entry.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn of(behind_proxy: bool, headers: &[(&'static str, &'static str)]) -> String {
        let mut request = TestRequest::default().peer_addr("192.0.2.1:4711".parse().unwrap());
        for header in headers {
            request = request.append_header(*header);
        }
        address(&request.to_http_request(), &Settings { behind_proxy, ..Settings::default() }).to_string()
    }

    #[test]
    fn the_callers_word_counts_for_nothing() {
        let forged = [("X-Forwarded-For", "203.0.113.9"), ("Forwarded", "for=203.0.113.8")];
        assert_eq!(of(false, &forged), "192.0.2.1");
        assert_eq!(of(true, &forged[1..]), "192.0.2.1");
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
            ("198.51.100.7, nonsense", "192.0.2.1"),
            ("", "192.0.2.1"),
        ] {
            assert_eq!(of(true, &[("X-Forwarded-For", entries)]), expected, "{entries}");
        }
        let twice = [("X-Forwarded-For", "203.0.113.9"), ("X-Forwarded-For", "198.51.100.7")];
        assert_eq!(of(true, &twice), "198.51.100.7");
    }
}
