mod hostile;
mod in_office;
mod opened;

use application::lessons::paper::{PlanPaper, PlanPapers};
use kernel::PersonId;
use lesson_planning::bncc::BnccSkill;
use lesson_planning::plan::seen::PlanSeen;
use lesson_planning::plan::{Origin, PlanForm, PlanQuestion, PlanStatus};
use lesson_planning::testing::{plan, plan_form};

use self::opened::Opened;
use super::{PlanDocuments, text};

fn paper(form: PlanForm<'_>) -> PlanPaper {
    let about = form.parse().unwrap();
    let question = |question: &_| PlanQuestion { question: Clone::clone(question), in_bank: None };
    let mut plan = plan(PersonId(7));
    plan.questions = about.quiz.iter().map(question).collect();
    plan.about = about;
    PlanPaper {
        school: "E. E. Profª Alzira Moura Campos".to_owned(),
        seen: PlanSeen {
            plan,
            author_name: "Carlos Lima".to_owned(),
            changed_by_name: None,
            judged_by_name: None,
            class_name: None,
        },
        skills: Vec::new(),
    }
}

/// With all that a plan can have.
fn full() -> PlanPaper {
    let mut paper = paper(PlanForm {
        methodology: "Aula 1 de 2 (20 min)\n10 min, Retomada: duas questões.\nErros comuns: somar os \
            denominadores.\nPausa: guardar as tiras.\nAula 2 de 2\n40 min, Prática: receitas.\nPara quem já \
            sabe: três frações.\nDica: medir antes.",
        target_audience: "Turma que lê pouco.",
        school_considerations: "Sem projetor.",
        day: "2026-11-06",
        ..plan_form()
    });
    paper.skills = paper.seen.plan.about.codes.iter().cloned().map(BnccSkill::example).collect();
    paper.seen.class_name = Some("5º A".to_owned());
    paper.seen.plan.origin = Origin::Ai;
    paper.seen.plan.status = PlanStatus::Approved;
    paper.seen.judged_by_name = Some("Ana Prado".to_owned());
    paper
}

fn opened(paper: &PlanPaper) -> Opened {
    let opened = Opened::new(&PlanDocuments.docx(paper).unwrap());
    opened.assert_well_formed();
    opened
}

fn texts(told: &[(String, String)]) -> Vec<&str> {
    told.iter().map(|(_, text)| text.as_str()).collect()
}

#[test]
fn everything_of_a_plan_is_in_it_in_order() {
    let told = opened(&full()).told();
    let told: Vec<_> = told.iter().map(|(style, text)| (style.as_str(), text.as_str())).collect();
    let expected = [
        ("Title", "Frações no dia a dia"),
        ("CellLabel", "Disciplina"),
        ("Cell", "Matemática"),
        ("CellLabel", "Série/Ano"),
        ("Cell", "5º ano"),
        ("CellLabel", "Duração"),
        ("Cell", "50 minutos"),
        ("CellLabel", "Data"),
        ("Cell", "06/11/2026"),
        ("CellLabel", "Professor(a)"),
        ("Cell", "Carlos Lima"),
        ("CellLabel", "Turma"),
        ("Cell", "5º A"),
        ("CellLabel", "Situação"),
        ("Cell", "Aprovado por Ana Prado"),
        ("Notice", Origin::Ai.notice()),
        ("Heading1", "Objetivos de aprendizagem"),
        ("ListBullet", "Comparar frações."),
        ("ListBullet", "Somar frações de mesmo denominador."),
        ("Heading1", "Alinhamento BNCC"),
        ("Normal", "EF05MA07 Resolver e elaborar problemas (EF05MA07)."),
        ("Normal", "EF05MA08 Resolver e elaborar problemas (EF05MA08)."),
        ("Heading1", "Conteúdo"),
        ("Normal", "Frações equivalentes"),
        ("Heading1", "Metodologia"),
        ("CellLabel", "Tempo"),
        ("CellLabel", "Etapa"),
        ("CellLabel", "O que o professor faz"),
        ("CellStrong", "Aula 1 de 2 (20 min)"),
        ("CellStrong", "10\u{a0}min"),
        ("Cell", "Retomada"),
        ("Cell", "Duas questões."),
        ("Cell", "Pausa: guardar as tiras."),
        ("CellStrong", "Aula 2 de 2"),
        ("CellStrong", "40\u{a0}min"),
        ("Cell", "Prática"),
        ("Cell", "Receitas."),
        ("CellStrong", "50\u{a0}min"),
        ("CellStrong", "Total, igual à duração do plano"),
        ("Heading2", "Erros comuns"),
        ("Normal", "Somar os denominadores."),
        ("Heading2", "Para quem já sabe"),
        ("Normal", "Três frações."),
        ("Normal", "Dica: medir antes."),
        ("Heading1", "Recursos didáticos"),
        ("Normal", "Tiras de papel"),
        ("Heading1", "Forma de avaliação"),
        ("Normal", "Quiz de saída"),
        ("Heading1", "Público-alvo"),
        ("Normal", "Turma que lê pouco."),
        ("Heading1", "Considerações da escola"),
        ("Normal", "Sem projetor."),
        ("Heading1", "Quiz de saída"),
        ("Question", "1.\tQuanto é 1/4 + 2/4?"),
        ("Option", "A)\t3/4"),
        ("Option", "B)\t3/8"),
        ("Option", "C)\t2/8"),
        ("Option", "D)\t1/2"),
        ("Question", "2.\tQual é maior, 1/2 ou 2/5? Por quê?"),
        ("WritingLine", ""),
        ("WritingLine", ""),
        ("WritingLine", ""),
        ("Heading1", "Gabarito"),
        ("Question", "1.\tA)\t3/4"),
        ("Explanation", "Os quartos se somam: 1 e 2 são 3."),
        ("Question", "2.\tO que uma resposta certa mostra:"),
        ("Explanation", "1/2, que é 5/10; 2/5 são 4/10."),
    ];
    assert_eq!(told, expected);
}

#[test]
fn the_answers_have_a_page_of_their_own_and_codes_stand_out() {
    let body = opened(&full()).body();
    let of_new_pages: Vec<_> = body.iter().filter(|it| it.new_page).map(|it| it.text.as_str()).collect();
    assert_eq!(of_new_pages, ["Gabarito"]);
    let strong: Vec<_> = body.iter().map(|it| it.strong.as_str()).filter(|it| !it.is_empty()).collect();
    assert_eq!(strong, ["EF05MA07", "EF05MA08", "1.", "2.", "1.A)3/4", "2.O que uma resposta certa mostra:"]);
}

#[test]
fn headings_are_headings_and_the_language_is_portuguese() {
    let opened = opened(&full());
    let styles = opened.part("word/styles.xml");
    let style = |id: &str| {
        let from = styles.find(&format!(r#"w:styleId="{id}""#)).unwrap_or_else(|| panic!("{id}"));
        &styles[from..from + styles[from..].find("</w:style>").unwrap()]
    };
    for (id, name, outline) in [("Heading1", "heading 1", "0"), ("Heading2", "heading 2", "1")] {
        assert!(style(id).contains(&format!(r#"<w:name w:val="{name}"/>"#)), "{id}");
        assert!(style(id).contains(&format!(r#"<w:outlineLvl w:val="{outline}"/>"#)), "{id}");
    }
    assert!(style("Title").contains(r#"<w:name w:val="Title"/>"#));
    for (used, _) in opened.told() {
        style(&used);
    }
    style("Strong");
    assert!(styles.contains(r#"<w:lang w:val="pt-BR""#));
    let properties = opened.part("docProps/core.xml");
    for said in ["<dc:title>Frações no dia a dia<", "<dc:creator>Carlos Lima<", "<dc:language>pt-BR<"] {
        assert!(properties.contains(said), "{said}");
    }
}

#[test]
fn the_page_is_a4_with_the_school_above_and_its_number_below() {
    let opened = opened(&full());
    let document = opened.part("word/document.xml");
    let page = &document[document.find("<w:sectPr>").unwrap()..];
    let expected = r#"<w:sectPr><w:headerReference w:type="default" r:id="rIdHeader1" /><w:footerReference w:type="default" r:id="rIdFooter1" /><w:pgSz w:w="11906" w:h="16838" /><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" "#;
    assert!(page.starts_with(expected), "{page}");
    assert!(page.ends_with("</w:sectPr></w:body></w:document>"), "{page}");
    let above = opened.paragraphs("word/header1.xml");
    assert_eq!(above[0].text, "E. E. Profª Alzira Moura Campos\tPlano de aula");
    assert_eq!(opened.paragraphs("word/footer1.xml")[0].text, "Página 1 de 1");
    for field in ["<w:instrText>PAGE<", "<w:instrText>NUMPAGES<"] {
        assert!(opened.part("word/footer1.xml").contains(field), "{field}");
    }
}

/// What the library writes in an order of its own, or not at all.
#[test]
fn the_steps_repeat_their_columns_names_and_nothing_is_out_of_order() {
    let opened = opened(&full());
    let document = opened.part("word/document.xml");
    assert_eq!(document.matches("<w:cantSplit /><w:tblHeader /></w:trPr>").count(), 1);
    for (name, other) in [("word/document.xml", "w:trHeight"), ("word/document.xml", "<w:rPr />")] {
        assert!(!opened.part(name).contains(other), "{other}");
    }
    // What names it is on a page with what follows.
    assert!(opened.part("word/_rels/document.xml.rels").contains("numbering.xml"));
    assert!(opened.names().contains(&"word/numbering.xml"));
}

#[test]
fn a_plan_without_quiz_codes_and_class_says_what_it_has() {
    let bare = paper(PlanForm {
        bncc_alignment: Vec::new(),
        quiz: Vec::new(),
        objectives: "Comparar frações.",
        methodology: "Conversa sobre frações.\nErros comuns: inverter.",
        ..plan_form()
    });
    let told = opened(&bare).told();
    let headings: Vec<_> = told.iter().filter(|(style, _)| style.starts_with("Heading")).cloned().collect();
    assert_eq!(
        texts(&headings),
        [
            "Objetivos de aprendizagem",
            "Conteúdo",
            "Metodologia",
            "Erros comuns",
            "Recursos didáticos",
            "Forma de avaliação"
        ]
    );
    let head: Vec<_> = told.iter().filter(|(style, _)| style == "Cell").cloned().collect();
    let expected =
        ["Matemática", "5º ano", "50 minutos", "A definir", "Carlos Lima", "A definir", "Rascunho"];
    assert_eq!(texts(&head), expected);
    assert!(told.contains(&("Normal".to_owned(), "Conversa sobre frações.".to_owned())));
    // Of one that a person wrote nothing is said.
    assert!(!told.iter().any(|(style, _)| style == "Notice"));
}

#[test]
fn a_code_that_the_catalogue_does_not_have_stands_alone() {
    let told = opened(&paper(plan_form())).told();
    assert!(texts(&told).contains(&"EF05MA07"));
}

#[test]
fn steps_that_lack_minutes_or_have_too_many_say_so() {
    for (steps, total) in [
        ("30 min, Prática: receitas.", "Total: faltam 20 min para a duração do plano, de 50 min"),
        ("70 min, Prática: receitas.", "Total: 20 min além da duração do plano, de 50 min"),
        ("50 min, Prática", "Total, igual à duração do plano"),
    ] {
        let told = opened(&paper(PlanForm { methodology: steps, ..plan_form() })).told();
        assert!(texts(&told).contains(&total), "{told:?}");
    }
}

#[test]
fn lines_typed_as_points_are_points() {
    let content = "Frações:\n- próprias\n• impróprias\n* mistas\n- 5 + 3\n-5";
    let told = opened(&paper(PlanForm { content, ..plan_form() })).told();
    let from = told.iter().position(|(_, text)| text == "Conteúdo").unwrap() + 1;
    let told: Vec<_> =
        told[from..from + 6].iter().map(|(style, text)| (style.as_str(), text.as_str())).collect();
    assert_eq!(
        told,
        [
            ("Normal", "Frações:"),
            ("ListBullet", "próprias"),
            ("ListBullet", "impróprias"),
            ("ListBullet", "mistas"),
            ("Normal", "- 5 + 3"),
            ("Normal", "-5"),
        ]
    );
}

#[test]
fn objectives_are_a_list_as_somebody_made_it() {
    let told = |objectives: &'static str| -> Vec<(String, String)> {
        let told = opened(&paper(PlanForm { objectives, ..plan_form() })).told();
        let until = told.iter().position(|(_, text)| text == "Alinhamento BNCC").unwrap();
        let from = told.iter().position(|(_, text)| text == "Objetivos de aprendizagem").unwrap();
        told[from + 1..until].to_vec()
    };
    let cases: [(&str, &[(&str, &str)]); 3] = [
        (
            "Ao fim da aula:\n1. Comparar frações.\n2) Somar.\nE falar disso.",
            &[
                ("Normal", "Ao fim da aula:"),
                ("Numbered", "1.\tComparar frações."),
                ("Numbered", "2)\tSomar."),
                ("Normal", "E falar disso."),
            ],
        ),
        (
            "Ao fim da aula:\nComparar.\n2027 frações.",
            &[("Normal", "Ao fim da aula:"), ("ListBullet", "Comparar."), ("ListBullet", "2027 frações.")],
        ),
        ("Comparar.", &[("Normal", "Comparar.")]),
    ];
    for (objectives, expected) in cases {
        let told = told(objectives);
        let told: Vec<_> = told.iter().map(|(style, text)| (style.as_str(), text.as_str())).collect();
        assert_eq!(told, expected);
    }
}

#[test]
fn exercises_stand_below_each_other() {
    for (text, expected) in [
        ("1) Dois? (resposta: 2) 2) Três. 3) Um.", &["1) Dois? (resposta: 2)", "2) Três.", "3) Um."][..]),
        ("1) De 1 a 2) e mais.", &["1) De 1 a 2) e mais."]),
        ("Os da página 12.", &["Os da página 12."]),
        ("", &[""]),
    ] {
        assert_eq!(text::exercises(text), expected, "{text}");
    }
}

#[test]
fn what_begins_a_line_has_a_capital() {
    for (text, shown) in [
        ("área de figuras", "Área de figuras"),
        ("quadro, giz", "Quadro, giz"),
        ("x = 2", "x = 2"),
        ("pH da água", "pH da água"),
        ("2 contas", "2 contas"),
        ("", ""),
    ] {
        assert_eq!(text::capital(text), shown);
    }
}
