//! A question that a file has twice with two keys: nobody knows which is right.

use std::collections::HashMap;

use super::fault::{Fault, Part};
use super::judge::Judged;
use super::said::Place;
use crate::question::{Fingerprint, QuestionText};

/// Refuses all of them, each with the place of one that says otherwise.
pub(super) fn refuse(judged: &mut [Judged]) {
    let mut alike: HashMap<Fingerprint, Vec<usize>> = HashMap::new();
    for (place, text) in judged.iter().enumerate().filter_map(|(place, it)| Some((place, it.text()?))) {
        alike.entry(Fingerprint::of(text)).or_default().push(place);
    }
    for places in alike.into_values() {
        refuse_unless_agreed(judged, &places);
    }
}

fn refuse_unless_agreed(judged: &mut [Judged], places: &[usize]) {
    let text = |place: usize| judged[place].text();
    let Some(first) = places.first().and_then(|first| text(*first)) else { return };
    let agrees = |place: &usize| text(*place).is_some_and(|text: &QuestionText| text.has_the_key_of(first));
    let (with_first, against): (Vec<usize>, Vec<usize>) = places.iter().partition(|place| agrees(place));
    let [one, other] = [&with_first, &against].map(|side| side.first().copied());
    let (Some(one), Some(other)) = (one, other) else { return };
    for (side, otherwise) in [(with_first, other), (against, one)] {
        let otherwise = judged[otherwise].said.place.clone();
        for place in side {
            judged[place].outcome = Err(vec![fault(&otherwise, &judged[place].said.place)]);
        }
    }
}

fn fault(otherwise: &Place, at: &Place) -> Fault {
    let what = format!("A questão da {} é a mesma, com outra resposta certa.", otherwise.seen_from(at));
    Fault::new(Part::Key, what, "Veja qual é a certa e deixe uma só das questões.")
}
