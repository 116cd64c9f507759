//! Files with the SAEB's reference matrices of 2001: a descriptor a line, with its topic and its text.

use kernel::table::{Bounds, Header, LeftOut, Line, Problem, Sheet, Table, bounded, folded, read_once};
use kernel::{one_line, several_lines};
use thiserror::Error;

use crate::question::view::LoadedDescriptor;
use crate::question::{Component, Descriptor, SaebGrade};

/// Why a file has no matrix that can be read, as a sentence for whoever gave it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NoMatrix {
    #[error(
        "Não reconheci a matriz do Saeb: o cabeçalho precisa das colunas componente (LP ou MT), ano (5, 9 ou em), \
         codigo (D1, D2...) e texto; a coluna topico é opcional."
    )]
    UnknownLayout,
    #[error("A tabela foi reconhecida, mas não tem nenhum descritor.")]
    Empty,
}

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reading {
    /// Each once, in the order of the file.
    pub descriptors: Vec<LoadedDescriptor>,
    /// Lines that cannot be read.
    pub left_out: LeftOut,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    Component,
    Grade,
    Code,
    Topic,
    Text,
}

const NEEDED: [Role; 4] = [Role::Component, Role::Grade, Role::Code, Role::Text];

/// Characters of a topic and of a descriptor's text.
const LONGEST_TOPIC: usize = 200;
const LONGEST_TEXT: usize = 500;

/// Reads every matrix in a file. Other columns are passed over.
pub fn read(sheets: &[Sheet], bounds: &Bounds) -> Result<Reading, NoMatrix> {
    let tables: Vec<_> = sheets.iter().filter_map(|sheet| Table::find(sheet, role, is_header)).collect();
    if tables.is_empty() {
        return Err(NoMatrix::UnknownLayout);
    }
    let (descriptors, left_out) = read_once(
        &tables,
        bounds,
        descriptor,
        |it| it.descriptor,
        |header, first| {
            let what = format!("O descritor já está na linha {first}, com outras palavras.");
            header.problem(Role::Text, what, "Deixe só uma das duas linhas.")
        },
    );
    if descriptors.is_empty() && left_out.count == 0 {
        return Err(NoMatrix::Empty);
    }
    Ok(Reading { descriptors, left_out })
}

fn role(name: &str) -> Option<Role> {
    match name {
        "componente"
        | "componente_curricular"
        | "disciplina"
        | "materia"
        | "area"
        | "area_de_conhecimento" => Some(Role::Component),
        "ano" | "serie" | "ano_serie" | "serie_ano" | "ano_escolar" | "etapa" | "matriz" => Some(Role::Grade),
        "codigo" | "cod" | "codigo_do_descritor" | "cod_descritor" | "descritor" => Some(Role::Code),
        "topico" | "tema" | "topico_tema" | "eixo" => Some(Role::Topic),
        "texto" | "texto_do_descritor" | "descricao" | "descricao_do_descritor" | "habilidade" => {
            Some(Role::Text)
        }
        _ => None,
    }
}

fn is_header(header: &Header<'_, Role>) -> bool {
    NEEDED.into_iter().all(|role| header.column(role).is_some())
}

fn descriptor(header: &Header<'_, Role>, line: &Line) -> Result<LoadedDescriptor, Problem> {
    let cell = |role| header.column(role).map(|column| line.cell(column)).unwrap_or_default();
    let component = component(cell(Role::Component)).ok_or_else(|| {
        header.problem(
            Role::Component,
            "O componente não é conhecido.",
            "Use LP ou MT, que têm matrizes do Saeb.",
        )
    })?;
    let grade = grade(cell(Role::Grade)).ok_or_else(|| {
        header.problem(Role::Grade, "O ano não é conhecido.", "Use 5, 9 ou em (ensino médio).")
    })?;
    let descriptor = Descriptor::parse(component, grade, cell(Role::Code)).map_err(|what| {
        header.problem(Role::Code, what, "Corrija o código, ou o componente e o ano da linha.")
    })?;
    let text = bounded(several_lines(cell(Role::Text)), LONGEST_TEXT)
        .and_then(
            |text| if text.is_empty() { Err("Falta o texto do descritor.".to_owned()) } else { Ok(text) },
        )
        .map_err(|what| {
            header.problem(Role::Text, what, "Escreva o que o descritor pede, em uma ou duas frases.")
        })?;
    let topic = bounded(one_line(cell(Role::Topic)), LONGEST_TOPIC)
        .map_err(|what| header.problem(Role::Topic, what, "Encurte o tópico, ou deixe-o vazio."))?;
    Ok(LoadedDescriptor { descriptor, topic, text })
}

/// `LP`, `Língua Portuguesa`, `Matemática`
fn component(text: &str) -> Option<Component> {
    text.to_uppercase().parse().ok().or_else(|| Component::of_subject(text))
}

/// `5`, `5º`, `5º ano`, `9`, `em`, `3ª série do Ensino Médio`
fn grade(text: &str) -> Option<SaebGrade> {
    let folded = folded(text);
    let grade = folded.strip_suffix("_ano").unwrap_or(&folded);
    match grade {
        "5" | "5o" => Some(SaebGrade::Fifth),
        "9" | "9o" => Some(SaebGrade::Ninth),
        "em" | "medio" | "ensino_medio" | "3a_serie" | "3a_serie_do_ensino_medio" => Some(SaebGrade::Medio),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(lines: &[&str]) -> Sheet {
        let lines = (1..).zip(lines).map(|(number, line)| Line { number, cells: line.split(';').collect() });
        Sheet { name: "matriz".to_owned(), lines: lines.collect() }
    }

    fn texts(lines: &[&str]) -> Result<Vec<String>, NoMatrix> {
        let reading = read(&[sheet(lines)], &Bounds::OPERATOR)?;
        assert_eq!(reading.left_out.count, 0, "{:?}", reading.left_out);
        let text = |it: LoadedDescriptor| format!("{} [{}] {}", it.descriptor.key(), it.topic, it.text);
        Ok(reading.descriptors.into_iter().map(text).collect())
    }

    #[test]
    fn a_matrix_is_read_by_the_names_of_its_columns() {
        for lines in [
            &["componente,ano,codigo,topico,texto", "LP,5,D1,Leitura,Achar o que está dito."][..],
            &[
                "Disciplina,Série,Descritor,Tema,Descrição",
                "Língua Portuguesa,5º ano,d1,Leitura,Achar o que está dito.",
            ],
            &[
                "Matriz de referência",
                "texto,codigo,ano,componente,topico,nota",
                "Achar o que está dito.,D 01,5º,Português,Leitura,x",
            ],
        ] {
            let lines: Vec<_> = lines.iter().map(|line| line.replace(',', ";")).collect();
            let lines: Vec<_> = lines.iter().map(String::as_str).collect();
            assert_eq!(
                texts(&lines),
                Ok(vec!["LP-5-D1 [Leitura] Achar o que está dito.".to_owned()]),
                "{lines:?}"
            );
        }
    }

    #[test]
    fn grades_and_components_are_written_in_many_ways() {
        for (written, read) in [
            ("5", Some(SaebGrade::Fifth)),
            ("5º Ano", Some(SaebGrade::Fifth)),
            ("9o", Some(SaebGrade::Ninth)),
            ("EM", Some(SaebGrade::Medio)),
            ("Ensino Médio", Some(SaebGrade::Medio)),
            ("3ª série do Ensino Médio", Some(SaebGrade::Medio)),
            ("", None),
            ("6", None),
            ("59", None),
            ("2º ano", None),
        ] {
            assert_eq!(grade(written), read, "{written}");
        }
        for (written, read) in [
            ("lp", Some(Component::LinguaPortuguesa)),
            ("MT", Some(Component::Matematica)),
            ("matematica", Some(Component::Matematica)),
            ("Ciências", None),
            ("", None),
        ] {
            assert_eq!(component(written), read, "{written}");
        }
    }

    #[test]
    fn a_line_that_cannot_be_read_is_left_out_with_the_reason() {
        let header = "componente;ano;codigo;topico;texto";
        for (line, column, told) in [
            ("CI;5;D1;;Observar.", "componente", "O componente não é conhecido."),
            ("LP;6;D1;;Ler.", "ano", "O ano não é conhecido."),
            ("LP;5;D16;;Ler.", "codigo", "A matriz de Língua Portuguesa do 5º ano vai de D1 a D15."),
            ("MT;9;12;;Contar.", "codigo", "Escreva o descritor como D1, D2, D3..."),
            ("MT;9;D12;Números;", "texto", "Falta o texto do descritor."),
            ("MT;9;D12;Números;a\u{7}b", "texto", "O texto contém caracteres inválidos."),
            (&format!("MT;9;D12;;{}", "x".repeat(501)), "texto", "O texto passa de 500 caracteres."),
            (&format!("MT;9;D12;{};Contar.", "x".repeat(201)), "topico", "O texto passa de 200 caracteres."),
            ("LP;5;D2;;Ler outra coisa.", "texto", "O descritor já está na linha 2, com outras palavras."),
        ] {
            let reading = read(&[sheet(&[header, "LP;5;D2;;Ler.", line])], &Bounds::OPERATOR).unwrap();
            let [finding] = reading.left_out.described.as_slice() else { panic!("{line}: {reading:?}") };
            assert_eq!((finding.line, finding.column.as_deref()), (3, Some(column)), "{line}");
            assert_eq!(finding.problem, told);
            assert_eq!(reading.descriptors.len(), 1, "{line}");
        }
    }

    #[test]
    fn a_line_that_stands_twice_is_read_once() {
        let header = "componente;ano;codigo;texto";
        let lines = [header, "MT;em;D3;Contar.", header, "MT;EM;d3;Contar."];
        assert_eq!(texts(&lines), Ok(vec!["MT-em-D3 [] Contar.".to_owned()]));
    }

    #[test]
    fn another_table_is_none() {
        for (lines, refused) in [
            (&["Nome;Turma", "Ana;9A"][..], NoMatrix::UnknownLayout),
            (&["componente;ano;codigo", "LP;5;D1"], NoMatrix::UnknownLayout),
            (&[], NoMatrix::UnknownLayout),
            (&["componente;ano;codigo;texto"], NoMatrix::Empty),
        ] {
            assert_eq!(texts(lines), Err(refused), "{lines:?}");
        }
    }
}
