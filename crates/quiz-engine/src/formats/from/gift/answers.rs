use super::tokens::{Token, after, marked_up, split, text, trimmed};
use crate::formats::fault::Fault;
use crate::formats::html::{Markup, Untold};
use crate::formats::said::{MOST_OPTIONS, NotCarried, SaidKey};

/// What braces hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// `=` and `~`.
    Choices,
    Essay,
    TrueOrFalse,
    Numerical,
}

impl Kind {
    /// `None` for what is part of a text, as in LaTeX.
    pub fn of(inside: &[Token]) -> Option<Self> {
        let inside = trimmed(inside);
        let Some(first) = inside.first() else { return Some(Self::Essay) };
        if first.is('=') || first.is('~') {
            return Some(Self::Choices);
        }
        if after(inside, "####").is_some() {
            return Some(Self::Essay);
        }
        if first.is('#') {
            return Some(Self::Numerical);
        }
        let (word, _) = split(inside, |token| token.is('#'));
        let is_truth = ["T", "F", "TRUE", "FALSE"].contains(&text(trimmed(word)).as_str());
        is_truth.then_some(Self::TrueOrFalse)
    }

    /// As in "é uma questão …".
    pub const fn name(self) -> &'static str {
        match self {
            Self::Choices => "de múltipla escolha",
            Self::Essay => "dissertativa",
            Self::TrueOrFalse => "de verdadeiro ou falso",
            Self::Numerical => "numérica",
        }
    }
}

/// Options and which is right.
pub(super) struct Answers {
    pub options: Vec<String>,
    pub key: SaidKey,
    pub explanation: String,
    pub fault: Option<Fault>,
    pub not_carried: NotCarried,
}

struct Choice<'a> {
    is_right: bool,
    /// In hundredths of a per cent; where none is said, `=` is worth all and `~` nothing.
    weight: Option<Weight>,
    text: &'a [Token],
    has_feedback: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Weight {
    All,
    Part,
    NothingOrLess,
}

pub(super) fn answers(inside: &[Token], markup: Markup) -> Answers {
    let (inside, explanation) = general_feedback(inside);
    let choices = choices(inside);
    let mut not_carried = NotCarried::default();
    let mut options = Vec::new();
    let mut places = Vec::new();
    let mut untold = None;
    for (place, choice) in choices.iter().enumerate() {
        let (markup, words) = marked_up(choice.text, markup);
        let shown = markup.shown(&text(words));
        not_carried.image |= shown.has_image;
        untold = untold.or(shown.untold);
        not_carried.feedback |= choice.has_feedback;
        options.push(shown.text);
        if choice.weight == Some(Weight::All) || choice.is_right && choice.weight.is_none() {
            places.push(place);
        }
    }
    let (markup, explanation) = marked_up(explanation, markup);
    let explanation = markup.shown(&text(explanation));
    not_carried.image |= explanation.has_image;
    Answers {
        options,
        key: SaidKey::Marked(places),
        explanation: explanation.text,
        fault: fault(&choices).or_else(|| untold.or(explanation.untold).map(Untold::fault)),
        not_carried,
    }
}

/// Why the choices do not make one question with one key.
fn fault(choices: &[Choice<'_>]) -> Option<Fault> {
    let is_match = |choice: &Choice<'_>| text(choice.text).contains("->");
    if choices.iter().all(|choice| choice.is_right) {
        let kind = if choices.iter().any(is_match) { "de associação" } else { "de resposta curta" };
        return Some(Fault::other_kind(kind));
    }
    if choices.iter().any(|choice| choice.weight == Some(Weight::Part)) {
        return Some(Fault::not_one_key("Há uma alternativa que vale parte dos pontos."));
    }
    None
}

/// What follows `####` outside of braces.
fn general_feedback(inside: &[Token]) -> (&[Token], &[Token]) {
    let mut from = 0;
    loop {
        let (before, rest) = split(&inside[from..], |token| token.is('#'));
        let place = from + before.len();
        if rest.is_empty() {
            return (inside, &[]);
        }
        if let Some(feedback) = after(rest, "####") {
            return (&inside[..place], feedback);
        }
        from = place + 1;
    }
}

fn choices(inside: &[Token]) -> Vec<Choice<'_>> {
    let is_mark = |token: Token| token.is('=') || token.is('~');
    let mut choices = Vec::new();
    let (_, mut rest) = split(inside, is_mark);
    while let [mark, behind @ ..] = rest
        && choices.len() <= MOST_OPTIONS
    {
        let (choice, next) = split(behind, is_mark);
        let (said, feedback) = split(choice, |token| token.is('#'));
        let (weight, said) = weight(trimmed(said));
        let has_feedback = feedback.get(1..).is_some_and(|feedback| !trimmed(feedback).is_empty());
        choices.push(Choice { is_right: mark.is('='), weight, text: said, has_feedback });
        rest = next;
    }
    choices
}

/// `%50%` at a choice's beginning.
fn weight(tokens: &[Token]) -> (Option<Weight>, &[Token]) {
    let none = (None, tokens);
    let Some(inside) = after(tokens, "%") else { return none };
    let Some(end) = inside.iter().position(|token| token.is('%')) else { return none };
    let number = text(&inside[..end]);
    let Ok(points) = kernel::Decimal::<5>::parse(&number) else { return none };
    let all = 100 * kernel::Decimal::<5>::ONE;
    let weight = match points.units() {
        units if units >= all => Weight::All,
        units if units > 0 => Weight::Part,
        _ => Weight::NothingOrLess,
    };
    (Some(weight), &inside[end + 1..])
}
