//! What a skill asks of pupils, told by the verbs that begin its text.

use kernel::table::folded;

/// Verbs that ask for one kind of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    Identify,
    Compare,
    Solve,
    Read,
    Produce,
    Experiment,
    Explain,
    Argue,
    Appreciate,
}

const IDENTIFY: &str = "identificar reconhecer nomear localizar listar perceber observar conhecer indicar \
    discriminar mapear inventariar exemplificar memorizar mostrar acompanhar notar constatar";
const COMPARE: &str = "comparar diferenciar distinguir classificar agrupar ordenar relacionar associar \
    estabelecer organizar selecionar escolher contrapor corresponder segmentar articular";
const SOLVE: &str = "resolver calcular determinar efetuar medir estimar converter aplicar utilizar usar \
    empregar \
    contar quantificar obter compor representar verificar acentuar pontuar flexionar realizar grafar";
const READ: &str = "ler interpretar inferir recuperar reler buscar grifar resumir escutar compilar \
    coletar antecipar";
const PRODUCE: &str = "produzir escrever elaborar planejar reescrever registrar construir criar editar \
    revisar \
    recriar roteirizar copiar formular desenvolver parodiar tecer projetar esbocar retextualizar recontar relatar \
    reconstruir entrevistar divulgar apresentar expor compartilhar comunicar noticiar fazer formar atribuir inventar";
const EXPERIMENT: &str = "experimentar explorar investigar pesquisar testar vivenciar praticar executar exercitar \
    descobrir participar interagir solicitar cantar improvisar atuar colaborar mobilizar";
const EXPLAIN: &str = "explicar justificar descrever caracterizar analisar compreender avaliar concluir deduzir \
    demonstrar \
    conceituar contextualizar definir examinar refletir apropriar expressar recorrer contribuir valorizar respeitar";
const ARGUE: &str = "argumentar defender opinar debater posicionar discutir propor problematizar \
    dialogar tomar engajar negociar sustentar";
const APPRECIATE: &str = "apreciar fruir assistir ouvir recitar declamar interessar";

/// The whole rule: each verb has one act.
const ACTS: [(Act, &str); 9] = [
    (Act::Identify, IDENTIFY),
    (Act::Compare, COMPARE),
    (Act::Solve, SOLVE),
    (Act::Read, READ),
    (Act::Produce, PRODUCE),
    (Act::Experiment, EXPERIMENT),
    (Act::Explain, EXPLAIN),
    (Act::Argue, ARGUE),
    (Act::Appreciate, APPRECIATE),
];

/// Of a verb as it stands, `posicionar-se` too.
pub fn act_of(verb: &str) -> Option<Act> {
    let plain = folded(verb.split('-').next().unwrap_or(verb));
    ACTS.into_iter().find(|(_, verbs)| verbs.split_whitespace().any(|it| it == plain)).map(|(act, _)| act)
}

/// The act of the first known verb of a skill's text.
pub fn act_in(text: &str) -> Option<Act> {
    text.split(|it: char| !it.is_alphabetic() && it != '-').take(8).find_map(act_of)
}

/// Whether a word is an infinitive that the rules know.
pub fn is_verb(word: &str) -> bool {
    act_of(word).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_skill_asks_for_what_its_first_verb_says() {
        for (text, act) in [
            ("Resolver e elaborar problemas de adição", Act::Solve),
            ("Posicionar-se criticamente", Act::Argue),
            ("(Re)conhecer letras", Act::Identify),
            ("Apreciar poemas e outros textos versificados", Act::Appreciate),
            ("Em pequenos grupos, discutir", Act::Argue),
        ] {
            assert_eq!(act_in(text), Some(act), "{text}");
        }
        assert_eq!(act_in("Substantivos"), None);
    }

    #[test]
    fn each_verb_has_one_act() {
        let mut verbs: Vec<_> = ACTS.iter().flat_map(|(_, verbs)| verbs.split_whitespace()).collect();
        let all = verbs.len();
        verbs.sort_unstable();
        verbs.dedup();
        assert_eq!(verbs.len(), all);
    }
}
