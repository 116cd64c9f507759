//! What somebody tried, as the audit trail says it to those who answer for the school: "definir uma meta da escola".

use actix_web::http::Method;

use crate::edge::endpoint::Endpoint;

/// The summary's verb, and the same after "tentou".
const VERBS: &[(&str, &str)] = &[
    ("Acrescenta", "acrescentar"),
    ("Altera", "alterar"),
    ("Abandona", "abandonar"),
    ("Abre", "abrir"),
    ("Analisa", "analisar"),
    ("Anota", "anotar"),
    ("Apaga", "apagar"),
    ("Aprova", "aprovar"),
    ("Cadastra", "cadastrar"),
    ("Calcula", "calcular"),
    ("Começa", "começar"),
    ("Conclui", "concluir"),
    ("Conta", "contar"),
    ("Copia", "copiar"),
    ("Cria", "criar"),
    ("Define", "definir"),
    ("Deixa", "deixar"),
    ("Desfaz", "desfazer"),
    ("Encerra", "encerrar"),
    ("Entra", "entrar"),
    ("Envia", "enviar"),
    ("Exclui", "excluir"),
    ("Exporta", "exportar"),
    ("Gera", "gerar"),
    ("Importa", "importar"),
    ("Informa", "informar"),
    ("Inicia", "iniciar"),
    ("Marca", "marcar"),
    ("Muda", "mudar"),
    ("Ordena", "ordenar"),
    ("Põe", "pôr"),
    ("Reabre", "reabrir"),
    ("Registra", "registrar"),
    ("Remove", "remover"),
    ("Responde", "responder"),
    ("Retira", "retirar"),
    ("Sai", "sair"),
    ("Sugere", "sugerir"),
    ("Tira", "tirar"),
    ("Troca", "trocar"),
];

/// Rows whose summary does not make a sentence, by their ids.
const OWN: &[(&str, &str)] = &[
    ("about.read", "ver a versão do sistema"),
    ("action.drafts", "ver as ações que um cenário pede"),
    ("action.effect", "calcular o efeito de uma ação no índice"),
    ("action.export", "baixar as ações como planilha"),
    ("action.list", "ver as ações estratégicas"),
    ("action.update", "comentar uma ação, ou informar o progresso"),
    ("activity.list", "ver as atividades recentes"),
    ("audit.export", "baixar os registros da auditoria"),
    ("audit.list", "ver a auditoria"),
    ("bncc.coverage", "ver onde a BNCC apareceu em planos e questões"),
    ("bncc.filters", "ver por que se filtra a BNCC"),
    ("class.mastery-export", "baixar o mapa de uma turma como planilha"),
    ("class.archive", "arquivar ou desarquivar uma turma"),
    ("class-simulation.absent", "marcar ou desmarcar a falta de um aluno"),
    ("class-simulation.answer", "responder pela turma a uma questão projetada"),
    ("class-simulation.cells", "digitar respostas de uma prova impressa"),
    ("class-simulation.list", "ver as simulações em sala"),
    ("figure.template", "baixar o modelo de planilha do IDEB"),
    ("learning.set-switch", "ligar ou desligar a análise do estilo de estudo"),
    ("lesson-plan.list", "ver os planos de aula"),
    ("lesson-plan.judge", "aprovar ou devolver um plano de aula"),
    ("lesson-plan.options", "ver por que se filtram os planos de aula"),
    ("index.calculate", "calcular pela fórmula oficial"),
    ("index.outlook", "ver quanto falta para a meta"),
    ("notice.read", "marcar notificações como lidas"),
    ("pupil.bulk", "mudar de turma, desativar ou reativar vários alunos"),
    ("pupil.import-template", "baixar o modelo de planilha de alunos"),
    ("pupil.import-wrong", "baixar as linhas erradas de uma lista de turma"),
    ("pupil.list", "ver a lista de alunos"),
    ("pupil.ranking-visibility", "mudar se aparece no ranking"),
    ("pupil.sign-in", "entrar como aluno"),
    ("question.import-template", "baixar o modelo para preencher com questões"),
    ("question.import-wrong", "baixar as questões erradas de um arquivo"),
    ("question.list", "ver as questões"),
    ("question.losses", "ver o que um formato não leva das questões"),
    ("question.status", "ativar, desativar ou voltar a rascunho questões"),
    ("reference.find", "ver uma escola nos dados do INEP"),
    ("reference.search", "procurar escolas nos dados do INEP"),
    ("simulation.list", "ver as simulações"),
    ("simulation.save", "calcular e salvar uma simulação"),
    ("user.activate", "desativar ou reativar o acesso de uma pessoa da equipe"),
];

/// Begins with an infinitive. `None` where the summary of a write begins with no verb that is known here.
pub fn deed(endpoint: &Endpoint) -> Option<String> {
    let own = OWN.iter().find(|(id, _)| *id == endpoint.id);
    own.map(|(_, deed)| (*deed).to_owned()).or_else(|| of_summary(endpoint.summary, &endpoint.method))
}

fn of_summary(summary: &str, method: &Method) -> Option<String> {
    let (first, rest) = summary.split_once(' ').unwrap_or((summary, ""));
    let verb = VERBS.iter().find(|(verb, _)| *verb == first);
    match verb {
        Some((_, infinitive)) => Some(format!("{infinitive} {rest}")),
        None if *method == Method::GET => {
            let mut letters = summary.chars();
            let small: String = letters.next()?.to_lowercase().collect();
            Some(format!("ver {small}{}", letters.as_str()))
        }
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::endpoints::TABLE;

    #[test]
    fn every_row_says_in_portuguese_what_is_tried() {
        for row in TABLE.rows() {
            let deed = deed(row).unwrap_or_default();
            let verb = deed.split([' ', ',']).next().unwrap_or_default();
            let is_infinitive = ["ar", "er", "ir", "ôr"].iter().any(|ending| verb.ends_with(ending));
            assert!(is_infinitive && verb.chars().all(char::is_lowercase), "{row:?}: tentou {deed}");
            let is_for_people = !deed.contains(['{', '/', '_']) && !deed.ends_with([' ', '.', ':']);
            assert!(is_for_people, "{row:?}: {deed}");
        }
    }

    #[test]
    fn what_is_said_of_one_row_has_its_row() {
        let ids: BTreeSet<_> = TABLE.rows().map(|row| row.id).collect();
        for (id, _) in OWN {
            assert!(ids.contains(id), "{id}");
        }
        for (verb, _) in VERBS {
            let is_used = TABLE.rows().any(|row| row.summary.split(' ').next() == Some(verb));
            assert!(is_used, "{verb}");
        }
    }
}
