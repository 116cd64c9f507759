//! Counting and comparing, for those who begin.

use super::made::{numeric, whole};
use crate::Discipline::Matematica;
use crate::composer::draw::Draw;
use crate::composer::known::{Item, Items, Known};

pub const KNOWN: &[Known] = &[Known {
    of: &[Matematica],
    years: (1, 3),
    names: &["contar", "contagem*", "numero* natura*", "numero* ate", "quantidade*", "antecessor sucessor", "numero* 0 a", "comparar numero*"],
    before: "contar objetos e dizer os números em ordem",
    content: &["contar sem pular e sem repetir", "o último número dito é a quantidade", "o que vem antes e o que vem depois; mais, menos e igual"],
    goals: &["Contar uma coleção apontando cada objeto e dizer quantos há", "Dizer o número que vem antes e o que vem depois", "Comparar duas coleções e dizer onde há mais"],
    example: "com 8 tampinhas em fila, a turma conta tocando em cada uma: a última é 8, então há 8. Espalhadas na mesa, continuam 8.",
    mistakes: &[
        ("Espalhando as tampinhas, há mais.", "Conte de novo junto com a criança: alguma tampinha chegou?"),
        ("Depois do 19 vem o 110.", "Mostre a fila dos números e procure o que se repete depois de cada dezena."),
    ],
    tasks: &[
        "contam coleções de tampinhas em fila e espalhadas, desenham uma delas e escrevem o número",
        "jogam com dois montes de tampinhas: contam, dizem onde há mais e quantas faltam para ficarem iguais",
    ],
    items: Items::Made(&[next, before, greatest, one_more]),
}];

fn most(year: u8) -> i64 {
    if year <= 1 { 29 } else { 98 }
}

pub fn next(draw: &mut Draw, year: u8) -> Item {
    let number = draw.between(4, most(year));
    let right = number + 1;
    numeric(format!("Que número vem logo depois de {number}?"), right, &[number - 1, number + 2, number + 10], &whole, format!("Contando: {number}, {right}."))
}

pub fn before(draw: &mut Draw, year: u8) -> Item {
    let number = draw.between(5, most(year));
    let right = number - 1;
    numeric(format!("Que número vem logo antes de {number}?"), right, &[number + 1, number - 2, number + 10], &whole, format!("Contando: {right}, {number}."))
}

pub fn greatest(draw: &mut Draw, year: u8) -> Item {
    let right = draw.between(12, most(year));
    let (one, two, three) = (right - draw.between(1, 3), right - draw.between(4, 6), right - draw.between(7, 10));
    let ask = format!("Qual é o maior destes números: {two}, {right}, {three} ou {one}?");
    numeric(ask, right, &[one, two, three], &whole, format!("Na contagem, {right} vem depois dos outros."))
}

pub fn one_more(draw: &mut Draw, year: u8) -> Item {
    let (has, more) = (draw.between(3, most(year) / 2), draw.between(2, 5));
    let right = has + more;
    let ask = format!("Na caixa há {has} lápis. Chegam mais {more}. Quantos lápis há agora?");
    numeric(ask, right, &[has, right + 1, right - 1], &whole, format!("Contando {more} depois de {has}: {right}."))
}
