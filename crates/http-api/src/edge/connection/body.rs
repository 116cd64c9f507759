//! Where the body of a request ends, by what its head announces: what comes after it is of the next one.

/// What is still to come of a body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Body {
    /// So many bytes.
    Length(u64),
    Chunked(Chunk),
}

/// Of a body in pieces, each of which begins with its size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chunk {
    /// The line with the size, as far as it was read; what follows the digits says nothing.
    Size { size: u64, read: bool },
    /// So many bytes, with the end of their line.
    Data(u64),
    /// The lines after the last piece, which is empty; the first that is empty ends the body.
    Last { line_is_empty: bool },
}

/// Whether this is all, or something is to come.
impl Body {
    pub const NONE: Self = Self::Length(0);
    pub const CHUNKED: Self = Self::Chunked(Chunk::FIRST);

    pub fn is_over(self) -> bool {
        self == Self::NONE
    }

    /// How many of these bytes are of it. What actix refuses ends its connection, and may be read otherwise here.
    pub fn take(&mut self, bytes: &[u8]) -> usize {
        let mut taken = 0;
        while taken < bytes.len() && !self.is_over() {
            match self {
                Self::Length(rest) | Self::Chunked(Chunk::Data(rest)) => {
                    let some = (bytes.len() - taken).min(usize::try_from(*rest).unwrap_or(usize::MAX));
                    *rest -= some as u64;
                    taken += some;
                    if *self == Self::Chunked(Chunk::Data(0)) {
                        *self = Self::CHUNKED;
                    }
                }
                Self::Chunked(chunk) => {
                    *self = chunk.after(bytes[taken]).map_or(Self::NONE, Self::Chunked);
                    taken += 1;
                }
            }
        }
        taken
    }
}

impl Chunk {
    const FIRST: Self = Self::Size { size: 0, read: false };

    /// Nothing after the end of the body.
    fn after(self, byte: u8) -> Option<Self> {
        Some(match (self, byte) {
            (Self::Size { size: 0, .. }, b'\n') => Self::Last { line_is_empty: true },
            (Self::Size { size, .. }, b'\n') => Self::Data(size.saturating_add(2)),
            (Self::Size { size, read: false }, byte) => match char::from(byte).to_digit(16) {
                Some(digit) => {
                    Self::Size { size: size.saturating_mul(16).saturating_add(digit.into()), read: false }
                }
                None => Self::Size { size, read: true },
            },
            (Self::Last { line_is_empty: true }, b'\n') => return None,
            (Self::Last { .. }, b'\n') => Self::Last { line_is_empty: true },
            (Self::Last { line_is_empty }, b'\r') => Self::Last { line_is_empty },
            (Self::Last { .. }, _) => Self::Last { line_is_empty: false },
            (same, _) => same,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_ends_where_its_head_said_it_would() {
        for (body, text, length) in [
            (Body::NONE, "GET", 0),
            (Body::Length(3), "abcGET", 3),
            (Body::Length(9), "abc", 3),
            (Body::CHUNKED, "0\r\n\r\nGET", 5),
            (Body::CHUNKED, "3\r\n\n\n\n\r\n0\r\n\r\nGET", 13),
            (Body::CHUNKED, "1a ;x=\"3\"\r\n0\r\n\r\n678901234567890123456\r\n0\r\n\r\nGET", 44),
            (Body::CHUNKED, "1\r\na\r\n0\r\nA: b\r\n\r\nGET", 17),
            (Body::CHUNKED, "5\r\nabc", 6),
        ] {
            for piece in 1..=text.len() {
                let (mut rest, mut taken) = (body, 0);
                for bytes in text.as_bytes().chunks(piece) {
                    taken += rest.take(bytes);
                }
                assert_eq!(taken, length, "{text:?} in pieces of {piece}");
                assert_eq!(rest.is_over(), text.ends_with("GET"), "{text:?}");
            }
        }
    }
}
