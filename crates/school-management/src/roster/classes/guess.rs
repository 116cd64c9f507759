use kernel::table::folded;
use kernel::{Grade, Stage};

use crate::classes::class::Shift;

/// What the name of a class says of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ClassGuess {
    pub grade: Grade,
    pub shift: Option<Shift>,
    /// What tells it from the other classes of the grade, folded: `a`, `01`, `girassol`; empty where nothing does.
    pub which: String,
}

impl ClassGuess {
    /// Reads a name as schools write it: `5º A`, `6 ANO C MANHA`, `1ª série B`, `9ºB`, `1º EM A`. None for what may be of
    /// several stages (`7ª A`), of several grades, before school or of adults' education.
    pub fn of(name: &str) -> Option<Self> {
        let (before, digits, after) = first_number(name)?;
        if before.split('_').any(|word| !matches!(word, "" | "turma" | "classe" | "serie" | "ano")) {
            return None;
        }
        let mut says = Says::of(after.strip_prefix(['º', '°', 'ª']).unwrap_or(after))?;
        says.series |= after.starts_with('ª');
        Some(Self { grade: says.grade(digits.parse().ok()?)?, shift: says.shift, which: says.which })
    }

    /// The same of a class of which grade and shift are known: its name may be a mere `A`.
    pub fn of_known(name: &str, grade: Grade, shift: Shift) -> Self {
        let of_name = Self::of(name).filter(|guess| guess.grade == grade);
        let which = of_name.map_or_else(|| Says::of(name).unwrap_or_default().which, |guess| guess.which);
        Self { grade, shift: Some(shift), which }
    }

    /// Whether two names may mean the same class. A shift that only one of them names does not tell them apart.
    pub fn may_be(&self, other: &Self) -> bool {
        let same_shift = self.shift.is_none() || other.shift.is_none() || self.shift == other.shift;
        self.grade == other.grade && self.which == other.which && same_shift
    }
}

/// The folded text before the first number, its digits, and what follows it.
fn first_number(name: &str) -> Option<(String, &str, &str)> {
    let start = name.find(|letter: char| letter.is_ascii_digit())?;
    let length = name[start..].bytes().take_while(u8::is_ascii_digit).count();
    Some((folded(&name[..start]), &name[start..start + length], &name[start + length..]))
}

/// What the words behind the number say.
#[derive(Default)]
struct Says {
    year: bool,
    series: bool,
    high_school: bool,
    shift: Option<Shift>,
    which: String,
}

impl Says {
    fn of(text: &str) -> Option<Self> {
        let mut says = Self::default();
        let folded = folded(text);
        let mut words = folded.split('_').filter(|word| !word.is_empty()).peekable();
        while let Some(word) = words.next() {
            // `4º e 5º ano`; elsewhere it is a letter: `6º E`.
            let next_is_number =
                words.peek().is_some_and(|next| next.starts_with(|it: char| it.is_ascii_digit()));
            if word == "e" && next_is_number {
                return None;
            }
            says.word(word)?;
        }
        Some(says)
    }

    /// None for a word that no class of these stages has.
    fn word(&mut self, word: &str) -> Option<()> {
        match word {
            "o" if self.which.is_empty() && !self.year => self.year = true,
            "ano" => self.year = true,
            "serie" => {
                self.series = true;
                // `1a série`, with a letter for the sign.
                if self.which == "a" {
                    self.which.clear();
                }
            }
            "em" | "medio" => self.high_school = true,
            "ensino" | "fundamental" | "ef" | "turma" | "classe" | "turno" | "periodo" | "anual" | "do"
            | "da" | "de" | "anos" | "iniciais" | "finais" => {}
            "manha" | "matutino" | "matutina" => self.shift = Some(Shift::Matutino),
            "tarde" | "vespertino" | "vespertina" => self.shift = Some(Shift::Vespertino),
            "noite" | "noturno" | "noturna" => self.shift = Some(Shift::Noturno),
            "integral" => self.shift = Some(Shift::Integral),
            "eja" | "etapa" | "fase" | "modulo" | "termo" | "semestre" | "ciclo" | "multi"
            | "multisseriada" | "multisseriado" => return None,
            other => self.which.push_str(other),
        }
        Some(())
    }

    fn grade(&self, number: u8) -> Option<Grade> {
        let stage = match number {
            1..=4 if self.high_school || self.series => Stage::EnsinoMedio,
            // A bare number is no name of a grade, and until 2006 the years above the fourth were called "série" too.
            _ if self.high_school || self.series => return None,
            _ if !self.year && self.which.is_empty() => return None,
            1..=5 => Stage::AnosIniciais,
            6..=9 => Stage::AnosFinais,
            _ => return None,
        };
        let first = if stage == Stage::AnosFinais { 6 } else { 1 };
        Some(Grade { stage, place: number - first })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(name: &str) -> Option<(String, Option<Shift>, String)> {
        ClassGuess::of(name).map(|guess| (guess.grade.label(), guess.shift, guess.which))
    }

    #[test]
    fn a_name_tells_the_grade_the_shift_and_which() {
        for (name, grade, shift, which) in [
            ("5º A", "5º ano", None, "a"),
            ("5°A", "5º ano", None, "a"),
            ("5A", "5º ano", None, "a"),
            ("5-A", "5º ano", None, "a"),
            ("5o A", "5º ano", None, "a"),
            ("5º ANO A", "5º ano", None, "a"),
            ("5º ano", "5º ano", None, ""),
            ("5º ano Girassol", "5º ano", None, "girassol"),
            ("5º E", "5º ano", None, "e"),
            ("5º ano E MANHÃ", "5º ano", Some(Shift::Matutino), "e"),
            ("TURMA 5A", "5º ano", None, "a"),
            ("Série 5 A", "5º ano", None, "a"),
            ("6 ANO C MANHA", "6º ano", Some(Shift::Matutino), "c"),
            ("6º ANO A INTEGRAL ANUAL", "6º ano", Some(Shift::Integral), "a"),
            ("9º B - Tarde", "9º ano", Some(Shift::Vespertino), "b"),
            ("9º ano 01 (noturno)", "9º ano", Some(Shift::Noturno), "01"),
            ("1º A", "1º ano", None, "a"),
            ("1ª série B", "1ª série", None, "b"),
            ("1ª A", "1ª série", None, "a"),
            ("1a série B", "1ª série", None, "b"),
            ("3 SERIE C NOITE", "3ª série", Some(Shift::Noturno), "c"),
            ("1º EM A", "1ª série", None, "a"),
            ("2º ano do Ensino Médio B", "2ª série", None, "b"),
            ("5º ano do Ensino Fundamental A", "5º ano", None, "a"),
        ] {
            assert_eq!(says(name), Some((grade.to_owned(), shift, which.to_owned())), "{name}");
        }
    }

    #[test]
    fn what_may_be_of_several_stages_is_not_guessed() {
        for name in [
            "",
            "A",
            "1",
            "101",
            "2026",
            "7ª A",
            "8ª série",
            "10º A",
            "0º A",
            "5º EM A",
            "EJA 1",
            "1ª etapa EJA",
            "Pré 2",
            "Maternal II",
            "Jardim 1 A",
            "4º e 5º ano",
            "7º e 8º",
            "Multisseriada 1 a 5",
            "Reforço 5º A",
            "999999999999",
        ] {
            assert_eq!(says(name), None, "{name}");
        }
    }

    #[test]
    fn of_a_known_class_the_name_says_only_which() {
        let fifth = ClassGuess::of("5º A").unwrap().grade;
        for (name, which) in [
            ("5º A", "a"),
            ("A", "a"),
            ("Turma A", "a"),
            ("Girassol", "girassol"),
            ("6º A", "6oa"),
            ("EJA", ""),
        ] {
            let known = ClassGuess::of_known(name, fifth, Shift::Integral);
            assert_eq!(
                (known.grade, known.shift, known.which.as_str()),
                (fifth, Some(Shift::Integral), which),
                "{name}"
            );
        }
    }

    #[test]
    fn two_names_may_mean_one_class() {
        for (one, other, same) in [
            ("5º A", "5º ANO A", true),
            ("5º A", "5A MANHÃ", true),
            ("5A TARDE", "5A MANHÃ", false),
            ("5º A", "5º B", false),
            ("1º A", "1ª A", false),
        ] {
            let guess = |name| ClassGuess::of(name).unwrap();
            assert_eq!(guess(one).may_be(&guess(other)), same, "{one} {other}");
        }
    }
}
