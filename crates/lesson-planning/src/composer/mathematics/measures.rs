//! Measures and time.

use super::asked::measures::{converted, fitting_unit, half_unit, hours_later, minutes_between, minutes_in};
use crate::Discipline::Matematica;
use crate::composer::known::{Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (2, 8),
        names: &[
            "comprimento*",
            "centimetro*",
            "metro quilometro",
            "medidas -tempo -tendenc* -area -volume -estatist*",
            "unidade* medida*",
            "massa",
            "capacidade",
            "litro*",
            "quilograma*",
            "quilo grama*",
        ],
        before: "medir com passos, palmos e régua",
        content: &[
            "escolher a unidade adequada",
            "metro e centímetro, quilograma e grama, litro e mililitro",
            "estimar antes de medir",
        ],
        goals: &[
            "Estimar e medir com a unidade adequada",
            "Passar de uma unidade a outra explicando o motivo",
        ],
        example: "a mesa tem 1 metro e 20 centímetros. Como 1 m tem 100 cm, são 120 cm.",
        mistakes: &[
            ("Para medir, começo no 1 da régua.", "Meça um objeto a partir do 0 e a partir do 1 e compare."),
            (
                "Ao passar de metro para centímetro o número diminui, porque o centímetro é menor.",
                "Pergunte: de quantos pedaços menores você precisa para cobrir um metro?",
            ),
        ],
        tasks: &[
            "estimam e medem cinco objetos da sala, anotam estimativa e medida e escrevem cada medida em \
                duas unidades",
            "leem rótulos de embalagens, ordenam pela quantidade e calculam quantas formam um quilo ou um \
                litro",
        ],
        items: Items::Made(&[converted, half_unit, fitting_unit]),
    },
    Known {
        of: &[Matematica],
        years: (1, 7),
        names: &[
            "hora* -verao",
            "relogio*",
            "minuto*",
            "medidas tempo",
            "medida tempo",
            "calendario",
            "duracao",
        ],
        before: "a rotina do dia e a ordem dos dias da semana",
        content: &["hora, meia hora e minutos", "uma hora tem 60 minutos", "duração: do começo ao fim"],
        goals: &[
            "Ler horas e meias horas e ligá-las à rotina",
            "Calcular quanto tempo passa entre dois horários",
        ],
        example: "a aula começa às 7 horas e 30 minutos e termina às 8 horas e 20: de 7h30 a 8h são 30 \
            minutos; de 8h a 8h20, mais 20. São 50 minutos.",
        mistakes: &[
            (
                "De 7h50 a 8h10 passam 60 minutos.",
                "Conte na linha do tempo: até as 8 horas e depois das 8 horas.",
            ),
            ("Uma hora tem 100 minutos.", "Dê uma volta no relógio contando de cinco em cinco."),
        ],
        tasks: &[
            "marcam em relógios de papel seis horários da rotina e calculam quanto tempo há entre eles",
            "montam o horário de um passeio com quatro atividades, começo, fim e duração de cada uma",
        ],
        items: Items::Made(&[hours_later, minutes_between, minutes_in]),
    },
];
