//! What `ideb import` says of cells it could not read, columns it did not, and figures with fewer places.

use crate::Installation;

const HEADER: &str = "cod_escola,escola,P,matematica,lingua_portuguesa,ideb,Origem\n";

#[test]
fn cells_and_columns_that_were_not_read_are_told_and_the_rest_of_the_line_is_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("escolas_AF_2023.csv");
    let line = |cell: &str| format!("26030888,ESCOLA RUI BARBOSA,{cell},266.28,249.78,5.1,x\n");
    let cells = ["0.975656", "ND***", "...", "#N/D"].map(line).concat() + &line("n/c").repeat(25);
    std::fs::write(&file, HEADER.to_owned() + &cells).unwrap();
    let said = Installation::new().succeeds(&["import", "ideb", file.to_str().unwrap()]);
    for part in [
        "resultados novos 1, atualizados 0, iguais 28",
        "colunas não reconhecidas, que não foram lidas: Origem",
        "células ilegíveis, deixadas de fora (o resto da linha vale): 25",
        "linha 6, coluna P (\"n/c\"): O valor não é um número.",
        "linha 25, coluna P (\"n/c\")",
        "... e mais 5",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(!said.contains("linhas puladas") && !said.contains("linha 26,"), "{said}");
}

#[test]
fn a_poorer_copy_changes_nothing_and_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let table = |name: &str, figures: &[&str]| {
        let lines: Vec<_> =
            (26_030_888..).zip(figures).map(|(code, it)| format!("{code},E,{it},5.1,x\n")).collect();
        let file = folder.path().join(format!("{name}_AF_2023.csv"));
        std::fs::write(&file, HEADER.to_owned() + &lines.concat()).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let fine = table("fine", &["0.975656,266.28,249.78", "1,266.28,249.78"]);
    let poorer = table("poorer", &["0.98,266,250", "1,266,250"]);
    let other = table("other", &["0.91,266,250"]);
    let said = Installation::new().succeeds(&["import", "ideb", &fine, &poorer, &other, &fine]);
    let told: Vec<&str> = said
        .lines()
        .map(str::trim)
        .filter(|line| line.contains("iguais") || line.contains("casas"))
        .collect();
    assert_eq!(
        told,
        [
            "resultados novos 2, atualizados 0, iguais 0",
            "resultados novos 0, atualizados 0, iguais 2",
            "iguais, com menos casas (fica o número com mais casas): 2",
            "resultados novos 0, atualizados 0, iguais 1",
            "iguais, com menos casas (fica o número com mais casas): 1",
            "com outro N ou P, de menos casas (fica o número com mais casas): 1",
            "resultados novos 0, atualizados 0, iguais 2",
        ]
    );
}

#[test]
fn matrices_of_the_saeb_come_once_and_a_wrong_line_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("matriz.csv");
    std::fs::write(
        &file,
        "Componente;Ano;Código;Tópico;Texto\nMT;5º ano;D1;Espaço;Achar um lugar no mapa.\nMT;9;D1;Espaço;Achar um \
         lugar no plano.\nLP;5;D16;;Ler.\n",
    )
    .unwrap();
    let (installation, file) = (Installation::new(), file.to_str().unwrap());
    let said = installation.succeeds(&["import", "saeb", file, file]);
    for part in [
        "descritores novos 2, atualizados 0, iguais 0",
        "descritores novos 0, atualizados 0, iguais 2",
        "linhas puladas: 1",
        "linha 4, coluna Código (\"D16\"): A matriz de Língua Portuguesa do 5º ano vai de D1 a D15.",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let other = folder.path().join("alunos.csv");
    std::fs::write(&other, "Nome;Turma\nAna;9A\n").unwrap();
    let told = installation.fails(&["import", "saeb", other.to_str().unwrap()]);
    assert!(told.contains("não carregado: Não reconheci a matriz do Saeb"), "{told}");
}

#[test]
fn the_public_matrices_are_whole() {
    let Some(file) = test_files::public("saeb/descritores_saeb_5_9.csv") else { return };
    let said = Installation::new().succeeds(&["import", "saeb", file.to_str().unwrap()]);
    // 15 and 21 of Língua Portuguesa, 28 and 37 of Matemática.
    assert!(said.contains("descritores novos 101, atualizados 0, iguais 0"), "{said}");
    assert!(!said.contains("linhas puladas"), "{said}");
}
