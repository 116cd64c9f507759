//! Counting and comparing.

use super::asked::counting::{before, greatest, next, one_more};
use crate::Discipline::Matematica;
use crate::composer::known::{Items, Known};

pub const KNOWN: &[Known] = &[Known {
    of: &[Matematica],
    years: (1, 3),
    names: &[
        "contar",
        "contagem*",
        "numero* natura*",
        "numero* ate",
        "quantidade*",
        "antecessor sucessor",
        "numero* 0 a",
        "comparar numero*",
    ],
    before: "contar objetos e dizer os números em ordem",
    content: &[
        "contar sem pular e sem repetir",
        "o último número dito é a quantidade",
        "o que vem antes e o que vem depois; mais, menos e igual",
    ],
    goals: &[
        "Contar uma coleção apontando cada objeto e dizer quantos há",
        "Dizer o número que vem antes e o que vem depois",
        "Comparar duas coleções e dizer onde há mais",
    ],
    example: "com 8 tampinhas em fila, a turma conta tocando em cada uma: a última é 8, então há 8. \
        Espalhadas na mesa, continuam 8.",
    mistakes: &[
        ("Espalhando as tampinhas, há mais.", "Conte de novo junto com a criança: alguma tampinha chegou?"),
        (
            "Depois do 19 vem o 110.",
            "Mostre a fila dos números e procure o que se repete depois de cada dezena.",
        ),
    ],
    tasks: &[
        "contam coleções de tampinhas em fila e espalhadas, desenham uma delas e escrevem o número",
        "jogam com dois montes de tampinhas: contam, dizem onde há mais e quantas faltam para ficarem iguais",
    ],
    items: Items::Made(&[next, before, greatest, one_more]),
}];
