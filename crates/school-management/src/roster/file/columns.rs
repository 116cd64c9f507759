//! What the columns of a class list mean, found by their names: the specification's and English ones, those of SED-SP,
//! i-Educar and Google Workspace, and what people type.

use std::collections::HashMap;

use kernel::table::{Header, folded};

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Column {
    Enrolment,
    /// The digit behind an RA, in a column of its own.
    EnrolmentDigit,
    Name,
    FirstName,
    LastName,
    Email,
    /// A class by its name.
    Class,
    /// A class by its id, or by its name all the same.
    ClassId,
    /// A grade, beside a class that is a mere letter.
    Grade,
    BirthDate,
    GuardianName,
    GuardianPhone,
    /// Whether the pupil is still there.
    Situation,
}

/// The folded names of each column, the surest first: of two columns of one kind the surer is read.
const NAMES: [(Column, &[&str]); 13] = [
    (
        Column::Enrolment,
        &[
            "matricula",
            "student_id",
            "studentid",
            "numero_de_matricula",
            "numero_da_matricula",
            "no_de_matricula",
            "no_da_matricula",
            "no_matricula",
            "n_matricula",
            "num_matricula",
            "codigo_da_matricula",
            "cod_matricula",
            "matricula_do_aluno",
            "ra",
            "ra_do_aluno",
            "numero_do_ra",
            "registro_do_aluno",
            "registro_do_aluno_ra",
            "rm",
            "cgm",
            "id_aluno",
            "id_do_aluno",
            "codigo_do_aluno",
            "codigo_aluno",
            "cod_aluno",
            "cod_do_aluno",
            "enrollment_number",
            "enrolment_number",
            "enrollment",
            "enrolment",
            "enrollment_id",
            "registration_number",
            "registration",
            "student_number",
            "employee_id",
            "codigo",
        ],
    ),
    (Column::EnrolmentDigit, &["dig_ra", "digito_ra", "digito_do_ra", "dig_do_ra", "dv_ra"]),
    (
        Column::Name,
        &[
            "nome",
            "nome_do_aluno",
            "nome_aluno",
            "nome_completo",
            "nome_do_a_aluno_a",
            "nome_do_estudante",
            "nome_da_crianca",
            "aluno",
            "aluna",
            "aluno_a",
            "alunos",
            "estudante",
            "name",
            "full_name",
            "student_name",
            "student",
        ],
    ),
    (
        Column::FirstName,
        &["first_name", "first_name_required", "firstname", "given_name", "primeiro_nome", "prenome"],
    ),
    (
        Column::LastName,
        &["last_name", "last_name_required", "lastname", "family_name", "surname", "sobrenome"],
    ),
    (
        Column::Email,
        &[
            "email",
            "e_mail",
            "email_do_aluno",
            "e_mail_do_aluno",
            "email_institucional",
            "email_address",
            "email_address_required",
            "student_email",
            "correio_eletronico",
        ],
    ),
    (
        Column::Class,
        &[
            "turma",
            "nome_da_turma",
            "nome_turma",
            "turma_do_aluno",
            "turma_nome",
            "descricao_da_turma",
            "serie_turma",
            "ano_turma",
            "enturmacao",
            "classe",
            "class",
            "class_name",
            "classname",
            "classroom",
        ],
    ),
    (Column::ClassId, &["turma_id", "id_turma", "id_da_turma", "class_id", "classid"]),
    (Column::Grade, &["serie", "ano", "ano_serie", "serie_ano", "ano_escolar", "serie_do_aluno", "grade"]),
    (
        Column::BirthDate,
        &[
            "data_nascimento",
            "data_de_nascimento",
            "data_nasc",
            "data_de_nasc",
            "dt_nascimento",
            "dt_nasc",
            "nascimento",
            "nasc",
            "birth_date",
            "birthdate",
            "date_of_birth",
            "birthday",
            "dob",
        ],
    ),
    (
        Column::GuardianName,
        &[
            "responsavel",
            "nome_do_responsavel",
            "nome_responsavel",
            "responsavel_legal",
            "nome_do_responsavel_legal",
            "guardian_name",
            "guardian",
            "guardianname",
            "parent_name",
            "parent",
        ],
    ),
    (
        Column::GuardianPhone,
        &[
            "telefone",
            "telefone_do_responsavel",
            "telefone_responsavel",
            "telefone_de_contato",
            "telefone_1",
            "celular",
            "celular_do_responsavel",
            "fone",
            "contato",
            "tel",
            "whatsapp",
            "guardian_phone",
            "guardianphone",
            "phone",
            "phone_number",
            "mobile_phone",
        ],
    ),
    (
        Column::Situation,
        &["situacao", "situacao_do_aluno", "situacao_da_matricula", "situacao_matricula", "status"],
    ),
];

/// The column with a folded name.
pub(super) fn column(name: &str) -> Option<Column> {
    NAMES.iter().find(|(_, names)| names.contains(&name)).map(|(column, _)| *column)
}

/// Whether words of a text are names of columns, of which one is the pupil's.
pub(super) fn names_columns(text: &str) -> bool {
    let folded = folded(text);
    let named: Vec<_> = folded.split('_').filter_map(column).collect();
    named.len() > 1 && named.contains(&Column::Name)
}

/// The place of the surest column of each kind.
pub(super) fn places(header: &Header<'_, Column>) -> HashMap<Column, usize> {
    let surest = |(column, names): &(Column, &[&str])| {
        let sureness = |place: &usize| names.iter().position(|name| *name == header.columns[*place].folded);
        Some((*column, header.columns_with(*column).into_iter().min_by_key(sureness)?))
    };
    NAMES.iter().filter_map(surest).collect()
}

/// A line with a pupil's name and one thing more.
pub(super) fn is_header(header: &Header<'_, Column>) -> bool {
    names_a_pupil(header) && header.roles().any(|column| !is_of_the_name(*column))
}

/// A line with nothing but the name: somebody typed a list of names.
pub(super) fn is_list_of_names(header: &Header<'_, Column>) -> bool {
    names_a_pupil(header)
        && header.columns.iter().all(|column| column.role.is_some() || column.folded.is_empty())
}

fn names_a_pupil(header: &Header<'_, Column>) -> bool {
    header.roles().any(|column| matches!(column, Column::Name | Column::FirstName))
}

fn is_of_the_name(column: Column) -> bool {
    matches!(column, Column::Name | Column::FirstName | Column::LastName)
}

/// Whose list it is, by the columns that only this system has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    SedSp,
    IEducar,
    GoogleWorkspace,
    Other,
}

impl Layout {
    pub(super) fn of(header: &Header<'_, Column>) -> Self {
        let has = |name: &str| header.columns.iter().any(|column| column.folded == name);
        match () {
            () if has("dig_ra") && has("uf_ra") => Self::SedSp,
            () if has("id_aluno") => Self::IEducar,
            () if has("first_name_required") => Self::GoogleWorkspace,
            () => Self::Other,
        }
    }

    /// The name on screen.
    pub const fn label(self) -> &'static str {
        match self {
            Self::SedSp => "Lista da SED-SP",
            Self::IEducar => "Lista do i-Educar",
            Self::GoogleWorkspace => "Usuários do Google Workspace",
            Self::Other => "Lista de alunos",
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::table::Line;

    use super::*;

    #[test]
    fn columns_are_known_by_the_names_that_systems_and_people_give_them() {
        for (name, expected) in [
            ("matricula", Some(Column::Enrolment)),
            ("Matrícula", Some(Column::Enrolment)),
            ("Nº de matrícula", Some(Column::Enrolment)),
            ("RA", Some(Column::Enrolment)),
            ("ID Aluno", Some(Column::Enrolment)),
            ("studentId", Some(Column::Enrolment)),
            ("Employee ID", Some(Column::Enrolment)),
            ("Dig. RA", Some(Column::EnrolmentDigit)),
            ("Código", Some(Column::Enrolment)),
            ("Cód. do Aluno", Some(Column::Enrolment)),
            ("Série/Turma", Some(Column::Class)),
            ("Ano/Turma", Some(Column::Class)),
            ("Enturmação", Some(Column::Class)),
            ("UF RA", None),
            ("Nº", None),
            ("Nome do Aluno", Some(Column::Name)),
            ("First Name [Required]", Some(Column::FirstName)),
            ("Last Name [Required]", Some(Column::LastName)),
            ("Email Address [Required]", Some(Column::Email)),
            ("Password [Required]", None),
            ("turma_id", Some(Column::ClassId)),
            ("Turma", Some(Column::Class)),
            ("Série", Some(Column::Grade)),
            ("Data de Nascimento", Some(Column::BirthDate)),
            ("Nome do responsável", Some(Column::GuardianName)),
            ("Nome da mãe", None),
            ("telefone", Some(Column::GuardianPhone)),
            ("Situação", Some(Column::Situation)),
            ("Data Movimentação", None),
            ("", None),
        ] {
            assert_eq!(column(&folded(name)), expected, "{name}");
        }
    }

    #[test]
    fn a_name_stands_for_one_column() {
        let mut names: Vec<_> = NAMES.iter().flat_map(|(_, names)| *names).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
        assert!(names.iter().all(|name| folded(name) == **name));
    }

    fn line(text: &str) -> Line {
        Line { number: 1, cells: text.split(';').collect() }
    }

    #[test]
    fn a_header_names_a_pupil_and_something_more() {
        for (text, header, list) in [
            ("matricula;nome;email;turma_id", true, false),
            ("Nº;Nome do Aluno;RA;Dig. RA;UF RA", true, false),
            ("First Name [Required];Last Name [Required];Email Address [Required]", true, false),
            ("Nome", false, true),
            ("Nome;;", false, true),
            ("Nome;Sobrenome", false, true),
            ("Turma;Professora", false, false),
            ("Nome;Função", false, false),
            ("5º A;Ana Lima", false, false),
        ] {
            let line = line(text);
            let found = Header::of(&line, column);
            assert_eq!((is_header(&found), !header && is_list_of_names(&found)), (header, list), "{text}");
        }
    }

    #[test]
    fn of_two_columns_of_a_kind_the_surer_is_read() {
        for (text, enrolment) in
            [("Código;ID Aluno;Nome;Matrícula", Some(3)), ("RA;Matrícula;RA", Some(1)), ("Nome", None)]
        {
            let line = line(text);
            assert_eq!(
                places(&Header::of(&line, column)).get(&Column::Enrolment).copied(),
                enrolment,
                "{text}"
            );
        }
    }
}
