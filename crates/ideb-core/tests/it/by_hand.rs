//! A reader who recomputes a printed line from the figures printed in it, exactly, and rounds like the line.

use ideb_core::ratio::Ratio;

/// "5,3297" as it stands.
pub fn figure(text: &str) -> Ratio {
    let (whole, fraction) = text.split_once([',', '.']).unwrap_or((text, ""));
    let units: i128 = format!("{whole}{fraction}").replace('−', "-").parse().unwrap();
    Ratio::new(units, 10_i128.pow(u32::try_from(fraction.len()).unwrap())).unwrap()
}

/// How many places a printed figure has.
pub fn places(text: &str) -> u32 {
    text.split_once([',', '.']).map_or(0, |(_, fraction)| u32::try_from(fraction.len()).unwrap())
}

/// Whether a value, rounded half up to the places of a printed figure, is that figure.
pub fn rounds_to(value: Ratio, printed: &str) -> bool {
    value.units_at(places(printed)) == figure(printed).units_at(places(printed))
}

/// The value of "(5,36133 + 5,29800) ÷ 2".
pub fn expression(text: &str) -> Ratio {
    let (text, bound) = text.split_once(", no m").map_or((text, None), |(text, bound)| (text, Some(bound)));
    let mut reader = Reader { rest: text };
    let value = reader.sum();
    assert_eq!(reader.rest, "", "{text}");
    match bound {
        Some("áximo 10") => value.min(Ratio::whole(10)),
        Some("ínimo 0") => value.max(Ratio::ZERO),
        bound => {
            assert_eq!(bound, None);
            value
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn takes(&mut self, sign: char) -> bool {
        let rest = self.rest.trim_start().strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest).trim_start();
        rest.is_some()
    }

    fn sum(&mut self) -> Ratio {
        let mut value = self.product();
        loop {
            if self.takes('+') {
                value = value + self.product();
            } else if self.takes('−') {
                value = value - self.product();
            } else {
                return value;
            }
        }
    }

    fn product(&mut self) -> Ratio {
        let mut value = self.operand();
        loop {
            if self.takes('×') {
                value = value * self.operand();
            } else if self.takes('÷') || self.takes('/') {
                value = value.over(self.operand()).unwrap();
            } else {
                return value;
            }
        }
    }

    fn operand(&mut self) -> Ratio {
        if self.takes('(') {
            let value = self.sum();
            assert!(self.takes(')'));
            return value;
        }
        let end = self
            .rest
            .find(|letter: char| !letter.is_ascii_digit() && letter != ',')
            .unwrap_or(self.rest.len());
        let (number, rest) = self.rest.split_at(end);
        self.rest = rest.trim_start();
        figure(number)
    }
}
