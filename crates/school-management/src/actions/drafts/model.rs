//! The library of action models: what schools do to move a lever, in our own words. A model proposes; people decide.

use kernel::words;

use crate::actions::action::ActionType;
use crate::actions::indicator::IndicatorKind;
use crate::classes::school_year::Term;

words! {
    /// What a school may do.
    pub enum ActionModel {
        ReadingGroups = "grupos_leitura",
        DailyReading = "leitura_diaria",
        Writing = "escrita_reescrita",
        MathsGroups = "grupos_matematica",
        Tutoring = "monitoria",
        Problems = "problemas_semana",
        FractionsFirst = "fracoes_proporcao",
        Training = "formacao_avaliacao",
        Diagnosis = "devolutiva_simulado",
        AttendanceSearch = "busca_ativa",
        AtRisk = "perto_de_reprovar",
        Clinic = "plantao_duvidas",
        Recovery = "recuperacao_continua",
        Families = "familias",
        Council = "conselho_antecipado",
    }
    /// A text that names none.
    pub struct UnknownModel = "Escolha um modelo da lista.";
}

/// What a model says.
struct Said {
    title: &'static str,
    description: &'static str,
    kind: ActionType,
    moves: &'static [IndicatorKind],
    steps: [&'static str; 4],
}

const LP: &[IndicatorKind] = &[IndicatorKind::Lp];
const MT: &[IndicatorKind] = &[IndicatorKind::Mt];
const BOTH: &[IndicatorKind] = &[IndicatorKind::Mt, IndicatorKind::Lp];
const APPROVAL: &[IndicatorKind] = &[IndicatorKind::Approval, IndicatorKind::Grade];

const READING_GROUPS: Said = Said {
    title: "Grupos de leitura para quem ficou para trás",
    description: "Grupos de até 8 alunos, duas vezes por semana, formados pelo que cada um já lê. Quem avança \
        muda de grupo a cada bimestre.",
    kind: ActionType::Lp,
    moves: LP,
    steps: [
        "Ouvir cada aluno ler e formar os grupos",
        "Primeiro ciclo dos grupos",
        "Ouvir de novo e trocar os grupos",
        "Comparar com a leitura do início",
    ],
};

const DAILY_READING: Said = Said {
    title: "Ler todo dia",
    description: "Quinze minutos de leitura por dia, em todas as turmas, com livro escolhido pelo aluno e roda de \
        conversa às sextas.",
    kind: ActionType::Lp,
    moves: LP,
    steps: [
        "Acervo separado por turma e horário combinado",
        "Todas as turmas lendo todo dia",
        "Rodas de conversa às sextas",
        "Balanço de livros lidos por turma",
    ],
};

const WRITING: Said = Said {
    title: "Escrever e reescrever",
    description: "Um texto curto por quinzena, devolvido com dois comentários e reescrito pelo aluno. A nota vale na \
        segunda versão.",
    kind: ActionType::Lp,
    moves: LP,
    steps: [
        "Gêneros e critérios combinados",
        "Primeiros textos devolvidos e reescritos",
        "Seis textos por aluno",
        "Mostra do primeiro e do último texto",
    ],
};

const MATHS_GROUPS: Said = Said {
    title: "Recompor a base de Matemática em pequenos grupos",
    description: "Grupos formados pelo que falta aprender, não pelo ano, em dois horários por semana, com material \
        concreto e lista curta.",
    kind: ActionType::Mt,
    moves: MT,
    steps: [
        "Avaliação diagnóstica e grupos formados",
        "Operações e números retomados",
        "Grandezas e frações retomadas",
        "Nova avaliação e comparação",
    ],
};

const TUTORING: Said = Said {
    title: "Monitoria entre alunos",
    description: "Alunos que dominam a matéria atendem colegas no contraturno, com um professor presente e roteiro \
        pronto.",
    kind: ActionType::Mt,
    moves: BOTH,
    steps: [
        "Monitores escolhidos e preparados",
        "Horários abertos e frequência anotada",
        "Roteiros revistos com quem mais errou",
        "Balanço da monitoria com as turmas",
    ],
};

const PROBLEMS: Said = Said {
    title: "Um problema por semana",
    description: "Toda semana um problema aberto para resolver em duplas e explicar no quadro. O que importa é o \
        caminho, não só a resposta.",
    kind: ActionType::Mt,
    moves: MT,
    steps: [
        "Banco de problemas por ano pronto",
        "Oito problemas resolvidos",
        "Dezesseis problemas resolvidos",
        "Desafio entre as turmas",
    ],
};

const FRACTIONS_FIRST: Said = Said {
    title: "Frações e proporção antes do resto",
    description: "Uma aula fixa por semana para frações, porcentagem e proporção, com os erros do último simulado como \
        ponto de partida.",
    kind: ActionType::Mt,
    moves: MT,
    steps: [
        "Erros do simulado organizados por descritor",
        "Sequência de frações",
        "Sequência de porcentagem e proporção",
        "Simulado só destes descritores",
    ],
};

const TRAINING: Said = Said {
    title: "Formação dos professores em avaliação",
    description: "Encontros mensais para ler resultados, escrever questões parecidas com as do Saeb e planejar a \
        retomada do que a turma errou.",
    kind: ActionType::Training,
    moves: BOTH,
    steps: [
        "Calendário dos encontros e primeiro diagnóstico",
        "Questões escritas e trocadas entre professores",
        "Retomadas planejadas por turma",
        "O que mudou na sala, em reunião",
    ],
};

const DIAGNOSIS: Said = Said {
    title: "Simulado com devolutiva por descritor",
    description: "Um simulado por semestre, corrigido em uma semana; cada turma recebe os três descritores em que mais \
        errou e uma aula para cada um.",
    kind: ActionType::Management,
    moves: BOTH,
    steps: [
        "Primeiro simulado aplicado e corrigido",
        "Devolutiva e aulas dos três descritores",
        "Segundo simulado aplicado e corrigido",
        "Comparação dos dois por turma",
    ],
};

const ATTENDANCE_SEARCH: Said = Said {
    title: "Busca ativa de quem falta",
    description: "Ligar para a família no segundo dia de falta seguido, visitar a partir do quinto e combinar a volta. \
        A rede de proteção entra quando a escola não basta.",
    kind: ActionType::Attendance,
    moves: APPROVAL,
    steps: [
        "Lista de faltas revista toda semana",
        "Famílias chamadas no segundo dia",
        "Visitas e volta combinada",
        "Balanço das faltas por turma",
    ],
};

const AT_RISK: Said = Said {
    title: "Acompanhar quem está perto de reprovar",
    description: "Quem tem três ou mais notas abaixo da média recebe um adulto de referência, um plano de estudos e uma \
        conversa com a família por bimestre.",
    kind: ActionType::Approval,
    moves: APPROVAL,
    steps: [
        "Lista de quem está em risco e adulto de referência",
        "Plano de estudos de cada um",
        "Conversa com as famílias",
        "Conselho de classe com a lista revista",
    ],
};

const CLINIC: Said = Said {
    title: "Plantão de dúvidas no contraturno",
    description: "Dois horários por semana abertos a todos e com convite a quem precisa, por disciplina, antes das \
        provas e não só depois.",
    kind: ActionType::Approval,
    moves: APPROVAL,
    steps: [
        "Horários, salas e convites",
        "Plantão funcionando nas disciplinas que mais reprovam",
        "Quem foi e quem falta ir",
        "Notas antes e depois do plantão",
    ],
};

const RECOVERY: Said = Said {
    title: "Recuperação ao longo do bimestre",
    description: "O que a turma não aprendeu é retomado na semana seguinte, com nova avaliação, em vez de esperar o fim \
        do ano.",
    kind: ActionType::Approval,
    moves: APPROVAL,
    steps: [
        "Combinado da recuperação em todas as disciplinas",
        "Primeira rodada de retomada e nova avaliação",
        "Segunda rodada",
        "Notas recuperadas por turma",
    ],
};

const FAMILIES: Said = Said {
    title: "Famílias por perto",
    description: "Uma reunião curta por bimestre em horário em que a família pode vir, com o boletim explicado e uma \
        coisa a fazer em casa.",
    kind: ActionType::Management,
    moves: APPROVAL,
    steps: [
        "Contatos atualizados e calendário combinado",
        "Primeira reunião por turma",
        "Visita a quem não veio",
        "Reunião final e escuta das famílias",
    ],
};

const COUNCIL: Said = Said {
    title: "Conselho de classe antes do fim do bimestre",
    description: "O conselho acontece três semanas antes do fim do bimestre, com frequência e notas na mão, enquanto \
        ainda dá tempo de agir.",
    kind: ActionType::Management,
    moves: APPROVAL,
    steps: [
        "Datas do conselho no calendário",
        "Primeiro conselho e combinados por aluno",
        "Combinados conferidos",
        "Resultado do ano por turma",
    ],
};

impl ActionModel {
    pub const fn title(self) -> &'static str {
        self.said().title
    }

    pub const fn description(self) -> &'static str {
        self.said().description
    }

    pub const fn kind(self) -> ActionType {
        self.said().kind
    }

    /// The measures that it is to move.
    pub const fn moves(self) -> &'static [IndicatorKind] {
        self.said().moves
    }

    /// What is ready at which end of a bimester: four steps, evenly over what lies ahead.
    pub fn milestones(self, ahead: &[Term]) -> Vec<(&'static str, Term)> {
        let steps = self.said().steps;
        let place = |step: usize| ((step + 1) * ahead.len()).div_ceil(steps.len()).saturating_sub(1);
        let due = |step: usize| ahead.get(place(step)).copied();
        steps.into_iter().enumerate().filter_map(|(step, title)| Some((title, due(step)?))).collect()
    }

    const fn said(self) -> Said {
        match self {
            Self::ReadingGroups => READING_GROUPS,
            Self::DailyReading => DAILY_READING,
            Self::Writing => WRITING,
            Self::MathsGroups => MATHS_GROUPS,
            Self::Tutoring => TUTORING,
            Self::Problems => PROBLEMS,
            Self::FractionsFirst => FRACTIONS_FIRST,
            Self::Training => TRAINING,
            Self::Diagnosis => DIAGNOSIS,
            Self::AttendanceSearch => ATTENDANCE_SEARCH,
            Self::AtRisk => AT_RISK,
            Self::Clinic => CLINIC,
            Self::Recovery => RECOVERY,
            Self::Families => FAMILIES,
            Self::Council => COUNCIL,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::classes::class::CalendarYear;
    use crate::classes::school_year::SchoolYear;
    use kernel::title::{Title, description};

    #[test]
    fn every_lever_has_models_and_every_model_a_lever() {
        let titles: BTreeSet<_> = ActionModel::ALL.map(ActionModel::title).into();
        assert_eq!(titles.len(), ActionModel::ALL.len());
        for kind in IndicatorKind::ALL {
            let models = ActionModel::ALL.iter().filter(|model| model.moves().contains(&kind)).count();
            assert_eq!(models >= 3, kind != IndicatorKind::Index, "{kind:?} has {models}");
        }
        for model in ActionModel::ALL {
            assert!(!model.moves().is_empty(), "{model:?}");
            assert_eq!(Title::typed(model.title()).unwrap().as_str(), model.title());
            assert_eq!(description(model.description(), 2_000).unwrap(), model.description());
            for step in model.said().steps {
                assert_eq!(Title::typed(step).unwrap().as_str(), step);
            }
        }
    }

    #[test]
    fn the_steps_are_spread_over_the_bimesters_that_lie_ahead() {
        let year = SchoolYear::proposed(CalendarYear::new(2027).unwrap());
        let terms = year.terms();
        for (ahead, numbers) in [
            (4, vec![1, 2, 3, 4]),
            (3, vec![1, 2, 3, 3]),
            (2, vec![1, 1, 2, 2]),
            (1, vec![1; 4]),
            (0, vec![]),
        ] {
            let milestones = ActionModel::DailyReading.milestones(&terms[..ahead]);
            let found: Vec<_> = milestones.iter().map(|(_, term)| term.number).collect();
            assert_eq!(found, numbers, "{ahead}");
        }
    }
}
