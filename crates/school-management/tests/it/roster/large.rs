//! A list of 5,000 lines. Its time is measured, not asserted: run it with `--nocapture`.

use std::time::Instant;

use school_management::roster::Counts;
use school_management::roster::classes::ClassChoice;

use super::school::{School, sheet};

#[test]
fn five_thousand_lines_are_planned_against_as_many_pupils() {
    let list = |class: &str| {
        let lines: Vec<_> = (0..5000)
            .map(|line| {
                let number = 100_000 + line;
                format!("{number};Ana Araújo Lima {line};a{line}@example.com;{class};21/07/2014;Rita Lima;16 3301-0100")
            })
            .collect();
        [sheet(
            "lista",
            &format!("matricula;nome;email;turma;data_nascimento;responsavel;telefone\n{}", lines.join("\n")),
        )]
    };
    let mut school = School::new();
    let first = school.import(&list("6º A"), &ClassChoice::default()).unwrap();
    assert_eq!(first.counts(), Counts { new: 5000, ..Counts::default() });
    let moved = list("6 ano B");
    let started = Instant::now();
    let plan = school.plan(&moved, &ClassChoice::default()).unwrap();
    println!("5,000 lines read and planned against 5,000 pupils: {:?}", started.elapsed());
    assert_eq!(plan.counts(), Counts { updated: 5000, ..Counts::default() });
    assert_eq!(plan.lines[0].told(1).observation, "Muda a turma: 6º A para 6º B");
}
