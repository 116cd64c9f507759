//! Tables with the BNCC's skills: a code and a text a line. Years and component are read from the code.

use kernel::table::{Bounds, Header, LeftOut, Line, Problem, Sheet, Table, bounded, read_once};
use kernel::{BnccCode, one_line};
use thiserror::Error;

use super::catalogue::{LONGEST_NAME, LONGEST_TEXT};
use super::skill::BnccSkill;

/// Why a file has no catalogue that can be read, as a sentence for whoever gave it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NoCatalogue {
    #[error("Não reconheci o catálogo da BNCC: o cabeçalho precisa das colunas codigo e texto.")]
    UnknownLayout,
    #[error("A tabela foi reconhecida, mas não tem nenhuma habilidade.")]
    Empty,
}

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reading {
    /// Each once, in the order of the file.
    pub skills: Vec<BnccSkill>,
    /// Lines that cannot be read.
    pub left_out: LeftOut,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    Code,
    Text,
    Unit,
    Practice,
    Objects,
}

/// Reads every table of skills in a file. Other columns are passed over.
pub fn read(sheets: &[Sheet], bounds: &Bounds) -> Result<Reading, NoCatalogue> {
    let tables: Vec<_> = sheets.iter().filter_map(|sheet| Table::find(sheet, role, is_header)).collect();
    if tables.is_empty() {
        return Err(NoCatalogue::UnknownLayout);
    }
    let (skills, left_out) = read_once(
        &tables,
        bounds,
        skill,
        |it| it.code.clone(),
        |header, first| {
            let what = format!("A habilidade já está na linha {first}, com outras palavras.");
            header.problem(Role::Text, what, "Deixe só uma das duas linhas.")
        },
    );
    if skills.is_empty() && left_out.count == 0 {
        return Err(NoCatalogue::Empty);
    }
    Ok(Reading { skills, left_out })
}

fn role(name: &str) -> Option<Role> {
    match name {
        "codigo" | "cod" | "codigo_da_habilidade" => Some(Role::Code),
        "texto" | "habilidade" | "habilidades" | "descricao" | "texto_da_habilidade" => Some(Role::Text),
        "unidade_tematica" | "unidades_tematicas" | "campo_de_atuacao" | "campos_de_atuacao" => {
            Some(Role::Unit)
        }
        "pratica_de_linguagem" | "praticas_de_linguagem" | "eixo" => Some(Role::Practice),
        "objeto_de_conhecimento" | "objetos_de_conhecimento" => Some(Role::Objects),
        _ => None,
    }
}

fn is_header(header: &Header<'_, Role>) -> bool {
    [Role::Code, Role::Text].into_iter().all(|role| header.column(role).is_some())
}

fn skill(header: &Header<'_, Role>, line: &Line) -> Result<BnccSkill, Problem> {
    let cell = |role| header.column(role).map(|column| line.cell(column)).unwrap_or_default();
    let code: BnccCode = cell(Role::Code)
        .parse()
        .map_err(|what: &str| header.problem(Role::Code, what, "Corrija o código da linha."))?;
    let text = bounded(one_line(cell(Role::Text)), LONGEST_TEXT)
        .and_then(
            |text| if text.is_empty() { Err("Falta o texto da habilidade.".to_owned()) } else { Ok(text) },
        )
        .map_err(|what| header.problem(Role::Text, what, "Escreva a habilidade como a BNCC a escreve."))?;
    let name = |role| {
        bounded(one_line(cell(role)), LONGEST_NAME)
            .map_err(|what| header.problem(role, what, "Encurte-o, ou deixe-o vazio."))
    };
    let objects = name(Role::Objects)?.split(';').map(one_line).filter(|object| !object.is_empty()).collect();
    Ok(BnccSkill { code, text, unit: name(Role::Unit)?, practice: name(Role::Practice)?, objects })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(lines: &[&str]) -> Sheet {
        let lines = (1..).zip(lines).map(|(number, line)| Line { number, cells: line.split('|').collect() });
        Sheet { name: "bncc".to_owned(), lines: lines.collect() }
    }

    #[test]
    fn a_catalogue_is_read_by_the_names_of_its_columns() {
        let lines = [
            "codigo|etapa|componente_ou_area|anos|organizacao|texto",
            "EF05MA07|EF|Matemática|5|numeros|Resolver e elaborar problemas.",
            "codigo|etapa|componente_ou_area|anos|organizacao|texto",
            "ef05ma07|EF|Matemática|5|numeros|Resolver e elaborar problemas.",
        ];
        let skill = BnccSkill {
            text: "Resolver e elaborar problemas.".to_owned(),
            ..BnccSkill::example("EF05MA07".parse().unwrap())
        };
        let plain = BnccSkill { unit: String::new(), practice: String::new(), objects: Vec::new(), ..skill };
        let reading = read(&[sheet(&lines)], &Bounds::OPERATOR).unwrap();
        assert_eq!((reading.skills, reading.left_out.count), (vec![plain.clone()], 0));
        let lines = [
            "Código|Unidade temática|Objetos de conhecimento|Habilidade",
            "(EF05MA07)|Números|Adição; Subtração|Resolver e elaborar problemas.",
        ];
        let objects = vec!["Adição".to_owned(), "Subtração".to_owned()];
        let whole = BnccSkill { unit: "Números".to_owned(), objects, ..plain };
        assert_eq!(read(&[sheet(&lines)], &Bounds::OPERATOR).unwrap().skills, [whole]);
    }

    #[test]
    fn a_line_that_cannot_be_read_is_left_out_with_the_reason() {
        let long = format!("EF05MA08|{}", "x".repeat(2_001));
        for (line, column, told) in [
            (
                "D12|Ler.",
                "codigo",
                "O código não tem a forma dos códigos da BNCC, como EF05MA07 ou EM13MAT101.",
            ),
            ("EF05MA08|", "texto", "Falta o texto da habilidade."),
            ("EF05MA08|a\u{7}b", "texto", "O texto contém caracteres inválidos."),
            (&long, "texto", "O texto passa de 2000 caracteres."),
            ("EF05MA07|Outra.", "texto", "A habilidade já está na linha 2, com outras palavras."),
        ] {
            let reading =
                read(&[sheet(&["codigo|texto", "EF05MA07|Uma.", line])], &Bounds::OPERATOR).unwrap();
            let [finding] = reading.left_out.described.as_slice() else { panic!("{line}: {reading:?}") };
            assert_eq!((finding.line, finding.column.as_deref()), (3, Some(column)), "{line}");
            assert_eq!(finding.problem, told);
        }
    }

    #[test]
    fn another_table_is_none() {
        for (lines, refused) in [
            (&["Nome|Turma", "Ana|9A"][..], NoCatalogue::UnknownLayout),
            (&["codigo|texto"], NoCatalogue::Empty),
            (&[], NoCatalogue::UnknownLayout),
        ] {
            assert_eq!(read(&[sheet(lines)], &Bounds::OPERATOR), Err(refused), "{lines:?}");
        }
    }
}
