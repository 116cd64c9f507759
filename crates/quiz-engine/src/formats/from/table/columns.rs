//! What the columns of a table mean, found by their names: the specification's, English ones and what people type.

use kernel::table::Header;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::formats) enum Column {
    Statement,
    /// Counted from 0.
    Option(usize),
    Key,
    Difficulty,
    Skill,
    Descriptor,
    Bncc,
    Explanation,
    BaseText,
    BaseTextSource,
    Status,
}

/// The columns of the files that we write, in the order of the specification's text lines.
pub(in crate::formats) const COLUMNS: [(Column, &str); 14] = [
    (Column::Statement, "pergunta"),
    (Column::Option(0), "opcaoA"),
    (Column::Option(1), "opcaoB"),
    (Column::Option(2), "opcaoC"),
    (Column::Option(3), "opcaoD"),
    (Column::Key, "resposta"),
    (Column::Difficulty, "dificuldade"),
    (Column::Skill, "habilidade"),
    (Column::Descriptor, "descritor"),
    (Column::Bncc, "bncc"),
    (Column::Explanation, "explicacao"),
    (Column::BaseText, "texto_base"),
    (Column::BaseTextSource, "fonte"),
    (Column::Status, "situacao"),
];

/// The folded names of each column, the surest first: of two columns of one kind the surer is read.
const NAMES: [(Column, &[&str]); 10] = [
    (
        Column::Statement,
        &[
            "enunciado",
            "enunciado_da_questao",
            "texto_da_questao",
            "texto_da_pergunta",
            "pergunta",
            "perguntas",
            "question",
            "question_text",
            "questiontext",
            "statement",
            "questao",
            "questoes",
        ],
    ),
    (
        Column::Key,
        &[
            "resposta_correta",
            "resposta_certa",
            "respostacorreta",
            "alternativa_correta",
            "alternativa_certa",
            "alternativacorreta",
            "opcao_correta",
            "opcaocorreta",
            "letra_correta",
            "correct_answer",
            "correctanswer",
            "correct_answer_s",
            "correct_option",
            "gabarito",
            "resposta",
            "correta",
            "correto",
            "certa",
            "correct",
            "answer",
            "key",
        ],
    ),
    (
        Column::Difficulty,
        &["dificuldade", "nivel_de_dificuldade", "grau_de_dificuldade", "difficulty", "nivel", "level"],
    ),
    (
        Column::Skill,
        &["habilidade", "habilidades", "skill", "skills", "conteudo", "assunto", "topico", "tema", "topic"],
    ),
    (Column::Descriptor, &["descritor", "descritor_saeb", "descritor_do_saeb", "saeb", "descriptor"]),
    (
        Column::Bncc,
        &["bncc", "codigo_bncc", "codigo_da_bncc", "habilidade_bncc", "habilidade_da_bncc", "bncc_code"],
    ),
    (
        Column::Explanation,
        &["explicacao", "explanation", "justificativa", "comentario", "resolucao", "feedback"],
    ),
    (
        Column::BaseText,
        &["texto_base", "textobase", "texto_de_apoio", "texto_motivador", "base_text", "basetext"],
    ),
    (
        Column::BaseTextSource,
        &["fonte", "fonte_do_texto", "fonte_do_texto_base", "source", "base_text_source"],
    ),
    (Column::Status, &["situacao", "situacao_da_questao", "status"]),
];

/// What stands before the letter or number of an option.
const OPTIONS: [&str; 11] =
    ["opcao", "opc", "alternativa", "alt", "option", "opt", "resposta", "answer", "item", "choice", "letra"];

/// What Kahoot's names say besides: `Answer 1 - max 75 characters`.
const SAID_OF_NAMES: [&str; 2] = ["_max_", "_choose_at_least_"];

/// The column with a folded name.
pub(in crate::formats::from) fn role(name: &str) -> Option<Column> {
    let name = SAID_OF_NAMES.iter().find_map(|said| Some(name.split_once(said)?.0)).unwrap_or(name);
    let named = NAMES.iter().find(|(_, names)| names.contains(&name)).map(|(column, _)| *column);
    named.or_else(|| option(name))
}

/// `opcaoa`, `alternativa_2`, `a`.
fn option(name: &str) -> Option<Column> {
    let bare = OPTIONS.iter().find_map(|before| name.strip_prefix(before)).unwrap_or(name);
    let is_bare_number = bare == name && bare.starts_with(|letter: char| letter.is_ascii_digit());
    match bare.strip_prefix('_').unwrap_or(bare).as_bytes() {
        [letter @ b'a'..=b'h'] => Some(Column::Option(usize::from(letter - b'a'))),
        [digit @ b'1'..=b'8'] if !is_bare_number => Some(Column::Option(usize::from(digit - b'1'))),
        _ => None,
    }
}

/// Whether these columns are those of questions. One line of a question may well hold two or three of their names.
pub(in crate::formats::from) fn is_header(header: &Header<'_, Column>) -> bool {
    let columns = [Column::Statement, Column::Option(0), Column::Option(1), Column::Option(2), Column::Key];
    columns.into_iter().all(|column| header.column(column).is_some())
}

/// The same of a table that lacks some: of two options, or without answers.
pub(super) fn is_poor_header(header: &Header<'_, Column>) -> bool {
    let has = |column| header.column(column).is_some();
    has(Column::Statement) && (has(Column::Option(0)) || has(Column::Key))
}

/// The place of the surest column of a kind.
pub(super) fn place(header: &Header<'_, Column>, column: Column) -> Option<usize> {
    let names = NAMES.iter().find(|(known, _)| *known == column).map_or(&[][..], |(_, names)| names);
    let sureness = |place: &usize| {
        let name = header.columns[*place].folded.as_str();
        names.iter().position(|known| *known == name)
    };
    header.columns_with(column).into_iter().min_by_key(sureness)
}

#[cfg(test)]
mod tests {
    use kernel::table::{Line, folded};

    use super::*;

    #[test]
    fn columns_are_found_by_the_names_people_give_them() {
        for (names, column) in [
            (&["Question - max 120 characters"][..], Column::Statement),
            (&["Answer 1 - max 75 characters"], Column::Option(0)),
            (&["Correct answer(s) - choose at least one"], Column::Key),
            (&["pergunta", "Enunciado", "QUESTÃO", "question", "Texto da questão"], Column::Statement),
            (
                &["opcaoA", "Opção A", "alternativaA", "Alternativa a)", "optionA", "alt1", "A", "resposta1"],
                Column::Option(0),
            ),
            (&["opcaoD", "alternativa_4", "option D", "alt4", "answer4"], Column::Option(3)),
            (&["opcaoE", "E", "alt5"], Column::Option(4)),
            (
                &["resposta", "Correta", "Gabarito", "answer", "correctAnswer", "Resposta correta"],
                Column::Key,
            ),
            (&["dificuldade", "Nível", "difficulty"], Column::Difficulty),
            (&["habilidade", "skill", "Conteúdo"], Column::Skill),
            (&["descritor", "Descritor SAEB"], Column::Descriptor),
            (&["bncc", "Código BNCC"], Column::Bncc),
            (&["explicação", "Justificativa"], Column::Explanation),
            (&["Texto-base", "texto de apoio"], Column::BaseText),
            (&["fonte"], Column::BaseTextSource),
            (&["Situação", "status"], Column::Status),
        ] {
            for name in names {
                assert_eq!(role(&folded(name)), Some(column), "{name}");
            }
        }
        for name in ["1", "nº", "id", "opcao", "alternativas", "o_que_corrigir", "indice_da_resposta", ""] {
            assert_eq!(role(&folded(name)), None, "{name}");
        }
        for (column, name) in COLUMNS {
            assert_eq!(role(&folded(name)), Some(column));
        }
    }

    #[test]
    fn of_two_columns_the_surer_is_read() {
        let line =
            Line { number: 1, cells: ["Questão", "Enunciado", "Correta", "Gabarito"].iter().collect() };
        let header = Header::of(&line, role);
        assert_eq!([place(&header, Column::Statement), place(&header, Column::Key)], [Some(1), Some(3)]);
    }
}
