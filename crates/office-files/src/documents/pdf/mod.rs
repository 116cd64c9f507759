//! What a PDF does beside being read. Names may be written with numbers (`/J#53`), and objects may be packed into streams: both are
//! undone before anything is looked for. A packed stream is undone in one way alone, and a file that packs in another is refused: no
//! other stream holds objects, so that none but these is inflated.

mod address;
mod lexer;
#[cfg(test)]
mod tests;

use std::collections::HashSet;
use std::io::Read;

use application::files::NoDocument;
use flate2::read::ZlibDecoder;

use lexer::{Lexer, Token};

/// Actions that run something or open another file, what carries other files, and forms with programs of their own.
const ACTIVE: [&[u8]; 12] = [
    b"JavaScript",
    b"Launch",
    b"EmbeddedFile",
    b"EmbeddedFiles",
    b"FileAttachment",
    b"RichMedia",
    b"ImportData",
    b"SubmitForm",
    b"GoToE",
    b"GoToR",
    b"Rendition",
    b"XFA",
];

/// What in an action that nobody asked for opens an address, or leads on to another action.
const LEADING: [&[u8]; 2] = [b"URI", b"Next"];

/// All packed objects of a file together may inflate to so many times its bytes, and to so much.
const TIMES_PACKED: usize = 20;
const FOR_ANY: usize = 500_000;
const MOST_INFLATED: usize = 20_000_000;

/// Bytes of dictionaries that are read, as many times the file's: each once, and what looks like one.
const TIMES_READ: usize = 2;

pub(super) fn look(bytes: &[u8]) -> Result<(), NoDocument> {
    look_within(bytes, MOST_INFLATED.min(FOR_ANY + TIMES_PACKED * bytes.len()))
}

fn look_within(bytes: &[u8], most_inflated: usize) -> Result<(), NoDocument> {
    let mut look = Look { inflatable: most_inflated, ..Look::default() };
    look.readable = TIMES_READ * (bytes.len() + most_inflated);
    look.names(bytes)?;
    if !(has_end(bytes) && (look.has_packed_table || has_table(bytes))) {
        return Err(NoDocument::Broken);
    }
    look.objects(bytes)?;
    look.opened()
}

#[derive(Default)]
struct Look {
    has_packed_table: bool,
    /// Bytes that may still be inflated, and read as dictionaries.
    inflatable: usize,
    readable: usize,
    /// Objects that act without being asked, if they are actions.
    by_themselves: HashSet<u32>,
    /// Objects that open an address or lead on; `None`: one whose number is not told.
    leading: HashSet<Option<u32>>,
    /// Objects that links name as their address, and those that are no fair one.
    addresses: HashSet<u32>,
    no_addresses: HashSet<Option<u32>>,
}

impl Look {
    /// All names, wherever they stand: also in what looks like a string.
    fn names(&mut self, text: &[u8]) -> Result<(), NoDocument> {
        let slashes = text.iter().enumerate().filter(|(_, byte)| **byte == b'/');
        for (at, _) in slashes {
            let name = lexer::name(&text[at + 1..]);
            match &*name {
                b"Encrypt" => return Err(NoDocument::LockedPdf),
                b"XRef" => self.has_packed_table = true,
                b"OpenAction" => self.acts(text, at, false)?,
                b"AA" => self.acts(text, at, true)?,
                b"URI" | b"Base" => self.opens(text, at)?,
                active if ACTIVE.contains(&active) => return Err(NoDocument::ActivePdf),
                _ => {}
            }
        }
        Ok(())
    }

    /// What follows a name is an action that nobody asks for, or where there are several, a dictionary of them.
    fn acts(&mut self, text: &[u8], name: usize, several: bool) -> Result<(), NoDocument> {
        let mut lexer = Lexer::new(text, name);
        lexer.next();
        match lexer.next() {
            Some(Token::Open) => {
                let inside = self.dictionary(&mut lexer)?;
                if leads(&inside) {
                    return Err(NoDocument::ActivePdf);
                }
                if several {
                    self.by_themselves.extend(references(&inside));
                }
            }
            Some(word) => self.by_themselves.extend(word.number::<u32>()),
            None => {}
        }
        Ok(())
    }

    /// What follows a name is the address of a link, or what all of them begin with.
    fn opens(&mut self, text: &[u8], name: usize) -> Result<(), NoDocument> {
        let mut lexer = Lexer::new(text, name);
        lexer.next();
        let address = lexer.next();
        self.read(lexer.at - name)?;
        if address.as_ref().and_then(address::is_fair) == Some(false) {
            return Err(NoDocument::ActivePdf);
        }
        self.addresses.extend(address.and_then(|word| word.number::<u32>()));
        Ok(())
    }

    /// All objects that are dictionaries, and those packed into them. Whatever might be one is looked at: a word in a string too.
    fn objects(&mut self, bytes: &[u8]) -> Result<(), NoDocument> {
        const WORD: &[u8] = b"obj";
        let words = bytes.windows(WORD.len()).enumerate().filter(|(_, it)| *it == WORD);
        for (at, _) in words {
            let mut lexer = Lexer::new(bytes, at + WORD.len());
            let first = lexer.next();
            self.read(lexer.at - at)?;
            let number = lexer::number_before(bytes, at);
            if is_no_address(first.as_ref(), number) {
                self.no_addresses.insert(number);
            }
            if first != Some(Token::Open) {
                continue;
            }
            let inside = self.dictionary(&mut lexer)?;
            if leads(&inside) {
                self.leading.insert(number);
            }
            if packs(&inside) && lexer.next() == Some(Token::Word(b"stream")) {
                self.packed(&inside, &bytes[lexer.at..])?;
            }
        }
        Ok(())
    }

    fn packed(&mut self, dictionary: &[Token<'_>], stream: &[u8]) -> Result<(), NoDocument> {
        let first = first(dictionary).filter(|_| is_only_deflated(dictionary));
        let first = first.ok_or(NoDocument::UncheckedPdf)?;
        let start = stream.iter().take_while(|byte| matches!(byte, b'\r' | b'\n' | b' ')).count();
        let mut text = Vec::new();
        let most = u64::try_from(self.inflatable).unwrap_or(u64::MAX).saturating_add(1);
        ZlibDecoder::new(&stream[start..])
            .take(most)
            .read_to_end(&mut text)
            .map_err(|_| NoDocument::UncheckedPdf)?;
        self.inflatable = self.inflatable.checked_sub(text.len()).ok_or(NoDocument::UncheckedPdf)?;
        self.names(&text)?;
        let head = Lexer::new(text.get(..first).ok_or(NoDocument::UncheckedPdf)?, 0);
        let numbers: Vec<usize> = head.map_while(|token| token.number()).collect();
        for pair in numbers.chunks_exact(2) {
            let mut lexer = Lexer::new(&text, first.saturating_add(pair[1]));
            let (number, first) = (u32::try_from(pair[0]).ok(), lexer.next());
            if is_no_address(first.as_ref(), number) {
                self.no_addresses.insert(number);
            }
            if first == Some(Token::Open) && leads(&self.dictionary(&mut lexer)?) {
                self.leading.insert(number);
            }
        }
        Ok(())
    }

    fn opened(&self) -> Result<(), NoDocument> {
        let is_among = |named: &HashSet<u32>, objects: &HashSet<Option<u32>>| {
            let is_unknown = objects.contains(&None) && !named.is_empty();
            is_unknown || named.iter().any(|number| objects.contains(&Some(*number)))
        };
        if is_among(&self.by_themselves, &self.leading) || is_among(&self.addresses, &self.no_addresses) {
            Err(NoDocument::ActivePdf)
        } else {
            Ok(())
        }
    }

    fn dictionary<'a>(&mut self, lexer: &mut Lexer<'a>) -> Result<Vec<Token<'a>>, NoDocument> {
        let start = lexer.at;
        let inside = lexer.dictionary();
        self.read(lexer.at - start)?;
        inside.ok_or(NoDocument::UncheckedPdf)
    }

    fn read(&mut self, bytes: usize) -> Result<(), NoDocument> {
        self.readable = self.readable.checked_sub(bytes).ok_or(NoDocument::UncheckedPdf)?;
        Ok(())
    }
}

fn has_end(bytes: &[u8]) -> bool {
    bytes.windows(5).any(|it| it == b"%%EOF")
}

/// The table of objects, whose word also ends the one for where it starts.
fn has_table(bytes: &[u8]) -> bool {
    const WORD: &[u8] = b"xref";
    let mut words = bytes.windows(WORD.len()).enumerate().filter(|(_, it)| *it == WORD);
    words.any(|(at, _)| !bytes[..at].ends_with(b"start"))
}

fn leads(dictionary: &[Token<'_>]) -> bool {
    dictionary.iter().any(|token| LEADING.iter().any(|name| token.is_name(name)))
}

/// An object that is an address other than of the web or mail, or that may stand for one: a word without a number before it is most
/// often what comes after the end of an object.
fn is_no_address(object: Option<&Token<'_>>, number: Option<u32>) -> bool {
    match object {
        Some(Token::Word(_)) => number.is_some(),
        object => object.and_then(address::is_fair) == Some(false),
    }
}

/// Not every reader asks for the type of a stream from which it takes objects, but each for these two numbers.
fn packs(dictionary: &[Token<'_>]) -> bool {
    let has = |name: &[u8]| dictionary.iter().any(|token| token.is_name(name));
    has(b"ObjStm") || has(b"First") && has(b"N")
}

/// Where the first object begins.
fn first(dictionary: &[Token<'_>]) -> Option<usize> {
    let mut places = dictionary.iter().enumerate().filter(|(_, token)| token.is_name(b"First"));
    let ((at, _), None) = (places.next()?, places.next()) else { return None };
    // Two numbers are one that lies in another object.
    if matches!(dictionary.get(at + 2), Some(Token::Word(_))) {
        return None;
    }
    dictionary.get(at + 1)?.number()
}

/// Deflated once, as it says itself and nowhere else: filters in another object, and what changes bytes before or after, are never
/// needed for objects.
fn is_only_deflated(dictionary: &[Token<'_>]) -> bool {
    const OTHER_WAYS: [&[u8]; 5] = [b"DecodeParms", b"DP", b"F", b"FFilter", b"FDecodeParms"];
    if dictionary.iter().any(|token| OTHER_WAYS.iter().any(|way| token.is_name(way))) {
        return false;
    }
    let mut filters = dictionary.split(|token| token.is_name(b"Filter")).skip(1);
    let (Some(filter), None) = (filters.next(), filters.next()) else { return false };
    match filter {
        [Token::Mark(b'['), name, Token::Mark(b']'), ..] | [name, ..] => name.is_name(b"FlateDecode"),
        [] => false,
    }
}

/// The objects that stand as `7 0 R` in it.
fn references(dictionary: &[Token<'_>]) -> impl Iterator<Item = u32> {
    let pointing = |three: &&[Token<'_>]| matches!(three[2], Token::Word(b"R"));
    dictionary.windows(3).filter(pointing).filter_map(|three| three[0].number())
}
