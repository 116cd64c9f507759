//! The audit trail as those read it who answer for the school.

use chrono::{DateTime, Utc};
use kernel::table::folded;
use kernel::{Day, Invalid, PersonId, Uf, words};

use crate::notices::activity::{Activity, ActivityKind, Place};

words! {
    /// Under which word an entry is looked for. Each entry stands under one.
    pub enum AuditGroup {
        Refused = "recusas",
        SignIn = "entradas",
        Accounts = "contas",
        Pupils = "alunos",
        Classroom = "turmas",
        Imports = "importacoes",
        Exports = "exportacoes",
        Index = "ideb",
        Actions = "acoes",
        Plans = "planos",
    }
    /// A text that names none.
    pub struct UnknownGroup = "Escolha um tipo de registro.";
}

/// What is written of anything that leaves the school as a file begins so, whatever it is about.
pub const EXPORTED: &str = "exportou";

impl AuditGroup {
    pub fn of(kind: ActivityKind, text: &str) -> Self {
        let group = Self::of_kind(kind);
        if group != Self::Refused && text.starts_with(EXPORTED) { Self::Exports } else { group }
    }

    const fn of_kind(kind: ActivityKind) -> Self {
        match kind {
            ActivityKind::Denied | ActivityKind::SignInFailed => Self::Refused,
            ActivityKind::SignIn | ActivityKind::SignOut => Self::SignIn,
            ActivityKind::Password | ActivityKind::Staff | ActivityKind::Registration => Self::Accounts,
            ActivityKind::Pupils => Self::Pupils,
            ActivityKind::Classes | ActivityKind::Questions => Self::Classroom,
            ActivityKind::Plans | ActivityKind::PlanSent | ActivityKind::PlanJudged => Self::Plans,
            ActivityKind::Import => Self::Imports,
            ActivityKind::Figures | ActivityKind::Goal | ActivityKind::Simulation => Self::Index,
            ActivityKind::Actions => Self::Actions,
        }
    }

    /// The kinds it may be of.
    pub fn kinds(self) -> Vec<ActivityKind> {
        let of_it = |kind: &ActivityKind| match self {
            Self::Exports => Self::of_kind(*kind) != Self::Refused,
            _ => Self::of_kind(*kind) == self,
        };
        ActivityKind::ALL.into_iter().filter(of_it).collect()
    }

    /// As a file and a badge say it.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Refused => "Recusado",
            Self::SignIn => "Entrada",
            Self::Accounts => "Senha e perfil",
            Self::Pupils => "Aluno",
            Self::Classroom => "Turma e questão",
            Self::Imports => "Importação",
            Self::Exports => "Exportação",
            Self::Index => "IDEB",
            Self::Actions => "Ação",
            Self::Plans => "Plano de aula",
        }
    }
}

/// Words that are all found in what an entry says, or in the name of one of those whom it tells of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sought(Vec<String>);

impl Sought {
    const MOST_WORDS: usize = 8;

    /// `None` where nothing was typed.
    pub fn of(typed: &str) -> Option<Self> {
        // What is no letter for people is none for a database either: it takes no NUL.
        let typed = typed.replace(char::is_control, " ");
        let folded = folded(&typed);
        // A text in another alphabet has no folded form.
        let words = if folded.is_empty() { typed.trim().to_lowercase() } else { folded };
        let words = words.split('_').filter(|word| !word.is_empty()).take(Self::MOST_WORDS);
        let words: Vec<_> = words.map(ToOwned::to_owned).collect();
        (!words.is_empty()).then_some(Self(words))
    }

    /// In small letters, without accents.
    pub fn words(&self) -> &[String] {
        &self.0
    }

    pub fn is_in(&self, name: &str) -> bool {
        let name = format!("{} {}", folded(name), name.to_lowercase());
        self.0.iter().all(|word| name.contains(word.as_str()))
    }
}

/// Which entries somebody asks for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AuditFilter {
    /// Who acted, or whom it is about.
    pub person: Option<PersonId>,
    pub group: Option<AuditGroup>,
    /// From this instant on.
    pub from: Option<DateTime<Utc>>,
    /// Before this one.
    pub until: Option<DateTime<Utc>>,
    pub sought: Option<Sought>,
}

/// The same as typed; an empty text asks for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AuditForm<'a> {
    pub person: Option<i64>,
    pub group: &'a str,
    /// The first and the last day.
    pub from: &'a str,
    pub until: &'a str,
    pub sought: &'a str,
}

impl AuditForm<'_> {
    /// Days are those of the school's state. Refuses by the fields `group`, `from` and `to`.
    pub fn parse(self, state: Uf) -> Result<AuditFilter, Invalid> {
        kernel::gather! {
            group = "group": given(self.group);
            from = "from": given::<Day>(self.from);
            until = "to": given::<Day>(self.until);
        }
        if from.zip(until).is_some_and(|(from, until)| until < from) {
            return Err(Invalid::field("to", "O último dia vem antes do primeiro."));
        }
        Ok(AuditFilter {
            person: self.person.map(PersonId),
            group,
            from: from.map(|day| day.begins(state)),
            until: until.map(|day| day.after(1).begins(state)),
            sought: Sought::of(self.sought),
        })
    }
}

fn given<T: std::str::FromStr<Err: ToString>>(text: &str) -> Result<Option<T>, String> {
    if text.is_empty() { Ok(None) } else { text.parse().map(Some).map_err(|error: T::Err| error.to_string()) }
}

/// Of an entry, whom it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    pub id: PersonId,
    /// The name at the time of asking; `None` of whom nothing is known any more.
    pub name: Option<String>,
    pub is_pupil: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditEntry {
    pub activity: Activity,
    pub about: Option<About>,
}

impl AuditEntry {
    pub fn group(&self) -> AuditGroup {
        AuditGroup::of(self.activity.kind, &self.activity.text)
    }
}

/// What somebody was not let do, in a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Refusals {
    pub sign_ins: usize,
    pub denials: usize,
}

/// So many entries are counted for a page, and it says that there are more.
pub const MOST_COUNTED: usize = 10_000;

/// So many stand in a file.
pub const MOST_EXPORTED: usize = 50_000;

/// A page of entries, the newest first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AuditPage {
    pub entries: Vec<AuditEntry>,
    /// Where those go on that are left out.
    pub next: Option<Place>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_entry_stands_under_one_word_which_knows_its_kind() {
        for kind in ActivityKind::ALL {
            for text in ["fez", "exportou a lista de alunos: 405 alunos"] {
                let group = AuditGroup::of(kind, text);
                assert!(group.kinds().contains(&kind), "{kind:?} {text}");
                let others = AuditGroup::ALL.into_iter().filter(|other| {
                    let exported = text.starts_with(EXPORTED);
                    other.kinds().contains(&kind)
                        && (*other == AuditGroup::Refused || (*other == AuditGroup::Exports) == exported)
                });
                assert_eq!(others.collect::<Vec<_>>(), [group], "{kind:?} {text}");
            }
        }
        assert_eq!(
            AuditGroup::of(ActivityKind::Pupils, "exportou todos os dados de um aluno"),
            AuditGroup::Exports
        );
        assert_eq!(AuditGroup::of(ActivityKind::Denied, "exportou"), AuditGroup::Refused);
    }

    #[test]
    fn days_are_those_of_the_school() {
        let form = AuditForm {
            person: Some(3),
            group: "recusas",
            from: "2026-11-01",
            until: "2026-11-14",
            sought: "",
        };
        let filter = form.parse(Uf::AC).unwrap();
        assert_eq!(filter.from, Some("2026-11-01T05:00:00Z".parse().unwrap()));
        assert_eq!(filter.until, Some("2026-11-15T05:00:00Z".parse().unwrap()));
        assert_eq!((filter.person, filter.group), (Some(PersonId(3)), Some(AuditGroup::Refused)));
        assert_eq!(AuditForm::default().parse(Uf::SP), Ok(AuditFilter::default()));
        for (form, field, sentence) in [
            (AuditForm { group: "tudo", ..AuditForm::default() }, "group", "Escolha um tipo de registro."),
            (
                AuditForm { from: "01/11/2026", ..AuditForm::default() },
                "from",
                "Informe uma data que exista.",
            ),
            (
                AuditForm { from: "2026-11-14", until: "2026-11-13", ..AuditForm::default() },
                "to",
                "O último dia vem antes do primeiro.",
            ),
        ] {
            assert_eq!(form.parse(Uf::SP).unwrap_err(), Invalid::field(field, sentence));
        }
    }

    #[test]
    fn words_are_sought_without_accents_and_capitals() {
        for (typed, words) in [
            ("  ", None),
            ("Tânia  COUTO", Some(vec!["tania", "couto"])),
            ("6_ano.csv", Some(vec!["6", "ano", "csv"])),
            ("李小龙", Some(vec!["李小龙"])),
            ("6º (A)", Some(vec!["6o", "a"])),
            ("\0", None),
            ("😀\0", Some(vec!["😀"])),
            ("Tânia\0Couto\u{7}", Some(vec!["tania", "couto"])),
        ] {
            let sought = Sought::of(typed);
            let found = sought.as_ref().map(|sought| sought.words().iter().map(String::as_str).collect());
            assert_eq!(found, words, "{typed}");
        }
        assert_eq!(Sought::of(&"a ".repeat(50)).unwrap().words().len(), 8);
        let sought = Sought::of("COUTO tania").unwrap();
        assert!(sought.is_in("Tânia Couto") && !sought.is_in("Tânia Prado"));
        assert!(Sought::of("李").unwrap().is_in("李小龙"));
    }
}
