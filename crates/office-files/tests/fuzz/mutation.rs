//! What happens to a file.

use proptest::prelude::*;
use proptest::sample::Index;

/// No file is read that is larger; one is made as large as that now and then.
const LARGEST: usize = 5_000_000;

/// Words that mean something in one of the formats.
const WORDS: [&[u8]; 40] = [
    b"|",
    b"\\|",
    b"\\",
    b";",
    b",",
    b"\t",
    b"\"",
    b"\n",
    b"\r\n",
    b"\n\n",
    b"{",
    b"}",
    b"{=",
    b"~",
    b"=",
    b"####",
    b"::",
    b"%50%",
    b"->",
    b"[html]<p>",
    b"// [tag:",
    b"$CATEGORY: ",
    b"ANSWER: ",
    b"A) ",
    b"B. ",
    b"<",
    b">",
    b"<question type=\"multichoice\">",
    b"</question>",
    b"<![CDATA[",
    b"]]>",
    b"&amp;",
    b"&#0;",
    b"<!DOCTYPE a [<!ENTITY b \"c\">]>",
    b"<answer fraction=\"100\"><text>",
    b"&x;",
    b"\0",
    b"\xff\xfe",
    b"\xc3",
    b"pergunta;opcaoA;opcaoB;opcaoC;resposta\n",
];

#[derive(Debug, Clone)]
pub enum Mutation {
    Flip(Index, u8),
    Word(Index, Index),
    Cut(Index, Index),
    Copy(Index, Index, Index),
    /// A piece as often as the largest file holds, or so many times.
    Repeat(Index, Index, u16),
    /// From there on another file.
    Splice(Index, Index, Index),
    Truncate(Index),
}

pub fn mutation() -> impl Strategy<Value = Mutation> {
    let place = any::<Index>;
    prop_oneof![
        4 => (place(), any::<u8>()).prop_map(|(at, byte)| Mutation::Flip(at, byte)),
        6 => (place(), place()).prop_map(|(at, word)| Mutation::Word(at, word)),
        2 => (place(), place()).prop_map(|(from, to)| Mutation::Cut(from, to)),
        2 => (place(), place(), place()).prop_map(|(from, to, at)| Mutation::Copy(from, to, at)),
        1 => (place(), place(), any::<u16>()).prop_map(|(at, word, times)| Mutation::Repeat(at, word, times)),
        1 => (place(), place(), place()).prop_map(|(at, other, from)| Mutation::Splice(at, other, from)),
        1 => place().prop_map(Mutation::Truncate),
    ]
}

pub fn mutated(file: &[u8], mutations: &[Mutation], others: &[&[u8]]) -> Vec<u8> {
    let mut bytes = file.to_vec();
    for mutation in mutations {
        apply(&mut bytes, mutation, others);
        bytes.truncate(LARGEST);
    }
    bytes
}

fn apply(bytes: &mut Vec<u8>, mutation: &Mutation, others: &[&[u8]]) {
    let length = bytes.len();
    let place = |index: &Index| index.index(length + 1);
    let piece = |one: &Index, other: &Index| {
        let (one, other) = (place(one), place(other));
        one.min(other)..one.max(other)
    };
    match mutation {
        Mutation::Flip(at, byte) => {
            if let Some(flipped) = bytes.get_mut(place(at)) {
                *flipped ^= byte;
            }
        }
        Mutation::Word(at, word) => insert(bytes, place(at), word.get::<&[u8]>(&WORDS)),
        Mutation::Cut(from, to) => drop(bytes.drain(piece(from, to))),
        Mutation::Copy(from, to, at) => {
            let copy = bytes[piece(from, to)].to_vec();
            insert(bytes, place(at), &copy);
        }
        Mutation::Repeat(at, word, times) => {
            let word = *word.get::<&[u8]>(&WORDS);
            // One of 64 fills a file.
            let times = if times % 64 == 0 { LARGEST / word.len() } else { usize::from(*times) };
            insert(bytes, place(at), &word.repeat(times));
        }
        Mutation::Splice(at, other, from) => {
            let other = *other.get::<&[u8]>(others);
            bytes.truncate(place(at));
            bytes.extend(&other[from.index(other.len() + 1)..]);
        }
        Mutation::Truncate(at) => bytes.truncate(place(at)),
    }
}

fn insert(bytes: &mut Vec<u8>, at: usize, piece: &[u8]) {
    let behind = bytes.split_off(at);
    bytes.extend(piece);
    bytes.extend(behind);
}
