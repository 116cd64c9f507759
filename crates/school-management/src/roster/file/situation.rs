//! Pupils whom a state system still lists although they left.

use kernel::table::folded;

/// How the situations begin of pupils who are no longer in the class, folded: those of SED-SP, in full and by their
/// letters, of i-Educar, and what people type.
const LEFT: [&str; 21] = [
    "transf",
    "remanej",
    "abandon",
    "nao_comparec",
    "nao_frequent",
    "baixa",
    "falec",
    "obito",
    "evad",
    "evas",
    "desist",
    "cancel",
    "tranc",
    "deslig",
    "deixou",
    "inativ",
    "reclassific",
    "cessa",
    "exclu",
    "saiu",
    "mudou",
];

/// The same by the letters of SED-SP.
const LETTERS: [&str; 8] = ["tran", "rema", "aban", "ncom", "bxtr", "reclas", "fale", "cess"];

/// How the situations begin of pupils who are there.
const HERE: [&str; 16] = [
    "ativ",
    "cursando",
    "em_curso",
    "em_andamento",
    "aprovad",
    "reprovad",
    "promovid",
    "retid",
    "conclu",
    "matricul",
    "rematricul",
    "receb",
    "regular",
    "frequent",
    "normal",
    "nov",
];

/// Whether it is none of the situations that we know: of who left, or of who is there.
pub(super) fn is_unknown(situation: &str) -> bool {
    let folded = folded(situation);
    !situation.is_empty() && !has_left(situation) && !HERE.iter().any(|word| folded.starts_with(word))
}

/// Whether a pupil in this situation has left. An unknown one has not: nobody is dropped by a word that we do not know.
pub(super) fn has_left(situation: &str) -> bool {
    let folded = folded(situation);
    LEFT.iter().any(|word| folded.starts_with(word)) || LETTERS.contains(&folded.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_left_is_told_by_the_words_of_the_systems() {
        for situation in [
            "Transferido",
            "TRANSFERIDA",
            "Remanejado",
            "Não Comparecimento",
            "NCOM",
            "TRAN",
            "Abandonou",
            "Abandono",
            "Baixa - Transferência",
            "Reclassificado",
            "Falecido",
            "Deixou de Frequentar",
            "Inativo",
            "Cancelada",
        ] {
            assert!(has_left(situation) && !is_unknown(situation), "{situation}");
        }
        for situation in [
            "",
            "Ativo",
            "Cursando",
            "Em andamento",
            "Aprovado",
            "Reprovado",
            "Matriculado",
            "Rematriculado",
            "Recebido por transferência",
        ] {
            assert!(!has_left(situation) && !is_unknown(situation), "{situation}");
        }
        for situation in ["Trans", "?", "RECL", "RCLA", "NCFP", "CLAS", "xyz", "李"] {
            assert!(!has_left(situation) && is_unknown(situation), "{situation}");
        }
    }
}
