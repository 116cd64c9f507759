//! Where a link of a PDF leads, however its string is written.

use crate::documents::pdf::lexer::Token;

/// What a link may open. An address without any is one of the web, as readers complete it.
const SCHEMES: [&[u8]; 3] = [b"http", b"https", b"mailto"];

/// `None`: no string.
pub(super) fn is_fair(token: &Token<'_>) -> Option<bool> {
    let said = match token {
        Token::Text(text) => unescaped(text),
        Token::Hex(digits) => from_hex(digits),
        _ => return None,
    };
    Some(opens_no_more(said))
}

/// Browsers and readers pass over blanks and controls in an address, and over what marks a text as Unicode: with its zeros gone, UTF-16
/// of such an address is ASCII.
fn opens_no_more(mut said: Vec<u8>) -> bool {
    said.retain(|byte| *byte > b' ' && *byte != 0x7f);
    let said = said.strip_prefix(b"\xfe\xff").or(said.strip_prefix(b"\xff\xfe")).unwrap_or(&said);
    let said = said.strip_prefix(b"\xef\xbb\xbf").unwrap_or(said);
    match said.iter().position(|byte| matches!(byte, b':' | b'/' | b'\\' | b'?' | b'#')) {
        Some(end) if said[end] == b':' => {
            SCHEMES.iter().any(|scheme| said[..end].eq_ignore_ascii_case(scheme))
        }
        // From the root, or of another computer.
        Some(0) => !matches!(said[0], b'/' | b'\\'),
        _ => true,
    }
}

fn unescaped(text: &[u8]) -> Vec<u8> {
    let (mut said, mut at) = (Vec::with_capacity(text.len()), 0);
    while let Some(byte) = text.get(at) {
        at += 1;
        if *byte != b'\\' {
            said.push(*byte);
            continue;
        }
        let is_octal = |byte: &&u8| matches!(byte, b'0'..=b'7');
        let digits = text[at..].iter().take(3).take_while(is_octal).count();
        if digits > 0 {
            // As readers do, what is above a byte is lost.
            said.push(text[at..at + digits].iter().fold(0, |sum: u8, digit| (sum << 3) | (digit - b'0')));
        } else if let Some(letter) = text.get(at).filter(|it| !matches!(it, b'n' | b'r' | b't' | b'b' | b'f'))
        {
            said.push(*letter);
        }
        at += digits.max(1);
    }
    said
}

/// What is no digit is passed over; a last digit that is missing is a zero.
fn from_hex(digits: &[u8]) -> Vec<u8> {
    let value = |byte: &u8| char::from(*byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let values: Vec<u8> = digits.iter().filter_map(value).collect();
    values.chunks(2).map(|pair| (pair[0] << 4) | pair.get(1).unwrap_or(&0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_of_the_web_or_of_mail() {
        for (text, fair) in [
            ("https://inep.gov.br", true),
            ("HTTP://inep.gov.br/a:b", true),
            ("mailto:escola@exemplo.org", true),
            ("www.inep.gov.br/x", true),
            ("#pagina", true),
            ("", true),
            ("https\\072//inep.gov.br/\\(a\\)", true),
            ("ht\\\r\ntps://inep.gov.br", true),
            ("javascript:alert(1)", false),
            (" JavaScript :alert(1)", false),
            ("java\\nscript:x", false),
            ("j\\141v\\\nascript\\72x", false),
            ("\\152avascript:x", false),
            ("data:text/html,x", false),
            ("file:///etc/passwd", false),
            ("\\\\\\\\servidor\\\\x", false),
            ("//servidor/x", false),
            ("C:/x", false),
            (":x", false),
        ] {
            assert_eq!(is_fair(&Token::Text(text.as_bytes())), Some(fair), "{text}");
        }
        for (digits, fair) in [
            ("68 74 74 70 3A 2F 2f", true),
            ("6A617661\n7363 72697074:3A", false),
            ("FEFF006A006100760061007300630072006900700074003A", false),
            ("FEFF0068007400740070003A002F002F0061", true),
            ("EFBBBF6A733A", false),
            ("6A733A7", false),
        ] {
            assert_eq!(is_fair(&Token::Hex(digits.as_bytes())), Some(fair), "{digits}");
        }
        assert_eq!(is_fair(&Token::Word(b"7")), None);
    }
}
