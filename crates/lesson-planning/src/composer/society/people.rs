//! Cities, those who move, those who govern a municipality, and what peoples tell of the beginning.

use crate::Discipline::{EnsinoReligioso, Geografia};
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Geografia],
        years: (4, 12),
        names: &[
            "urbaniza*",
            "cresciment* cidade*",
            "cidade* -campo -rural -antiga*",
            "espaco* urbano*",
            "metropole*",
        ],
        before: "a cidade ou a vila que conhecem e o que mudou nela",
        content: &[
            "o que faz um lugar ser cidade: funções e serviços",
            "por que as cidades crescem",
            "o que muda com o crescimento: moradia, transporte e ambiente",
        ],
        goals: &[
            "Explicar duas causas do crescimento de uma cidade",
            "Ligar um problema urbano a uma causa e propor uma saída",
        ],
        example: "uma fábrica chega, vem gente trabalhar, abrem-se ruas e comércio; se as casas sobem o morro \
            sem esgoto, a chuva traz lama e doença. Crescer depressa não é o mesmo que crescer bem.",
        mistakes: &[
            (
                "Cidade grande é sempre melhor para viver.",
                "Compare tempo de viagem, aluguel e áreas verdes de duas cidades.",
            ),
            ("Enchente é culpa só da chuva.", "Pergunte para onde vai a água quando o chão é de asfalto."),
        ],
        tasks: &[
            "comparam duas imagens do mesmo lugar em épocas diferentes e escrevem três mudanças, com a causa provável \
                de cada uma",
            "fazem um croqui do caminho da escola com um problema urbano, a causa dele e uma proposta",
        ],
        items: questions! {
            "Como se chama o aumento da população das cidades em relação à do campo?" =>
                "urbanização", not ["irrigação", "desmatamento", "mecanização"],
                "A urbanização acontece quando a população urbana cresce mais que a rural.";
            "Onde vive a maior parte da população brasileira?" =>
                "em cidades", not ["no campo", "em aldeias", "em ilhas"],
                "Mais de oito em cada dez brasileiros vivem em áreas urbanas.";
            "O que acontece com a água da chuva onde o chão é todo de asfalto?" =>
                "escorre e pode causar enchente", not ["entra toda no solo", "deixa de cair", "vira água mineral"],
                "O chão coberto não deixa a água entrar.";
            "Qual destes é um transporte coletivo?" =>
                "ônibus", not ["carro particular", "motocicleta", "bicicleta"],
                "O ônibus leva muitas pessoas de uma vez.";
            "Qual destas é uma função de muitas cidades?" =>
                "comércio e serviços", not ["criação de gado solto", "pesca em alto-mar", "plantio de soja"],
                "As cidades reúnem lojas, hospitais, escolas e escritórios.";
        },
    },
    Known {
        of: &[Geografia],
        years: (4, 12),
        names: &["migrac*", "imigrac*", "migrante*", "imigrante*", "fluxo* migratorio*", "exodo rural"],
        before: "de onde vieram as famílias da turma e por que as pessoas se mudam",
        content: &[
            "migração interna e entre países",
            "o que empurra e o que atrai",
            "o que quem chega traz e o que encontra",
        ],
        goals: &[
            "Diferenciar emigrante, imigrante e refugiado com exemplos",
            "Explicar uma migração por um motivo de saída e um de chegada",
        ],
        example: "na seca, uma família do sertão perdeu a roça: é o que empurra. Em São Paulo havia trabalho em \
            obras: é o que atrai. Com ela foram receitas, músicas e palavras.",
        mistakes: &[
            ("As pessoas migram sempre porque querem.", "Pergunte o que se faz quando há guerra ou fome."),
            (
                "Imigrante tira o trabalho dos outros.",
                "Liste na região comércio, comidas e ofícios trazidos por quem chegou.",
            ),
        ],
        tasks: &[
            "marcam em um mapa de onde vieram três pessoas da família ou do bairro e escrevem o motivo de cada mudança",
            "leem dois relatos de migrantes do livro e preenchem um quadro de saída, caminho, chegada e o que ficou para trás",
        ],
        items: questions! {
            "No país a que chega, como se chama quem veio viver nele?" =>
                "imigrante", not ["emigrante", "turista", "nativo"],
                "Imigrante é quem entra; emigrante, quem sai.";
            "Como se chama a saída de muitas pessoas do campo para a cidade?" =>
                "êxodo rural", not ["turismo rural", "nomadismo", "reforma agrária"],
                "Êxodo quer dizer saída.";
            "Como se chama quem foge de guerra ou perseguição para outro país?" =>
                "refugiado", not ["turista", "diplomata", "comerciante"],
                "O refugiado busca proteção.";
            "De que continente vieram, à força, milhões de pessoas escravizadas para o Brasil?" =>
                "África", not ["Ásia", "Europa", "Oceania"],
                "O tráfico trouxe à força cerca de cinco milhões de africanos.";
            "De que país vieram os imigrantes do navio Kasato Maru, em 1908?" =>
                "Japão", not ["Itália", "Alemanha", "Portugal"],
                "Foi o começo da imigração japonesa.";
        },
    },
    Known {
        of: &[Geografia],
        years: (3, 6),
        names: &["poder* publico*", "prefeit*", "vereador*", "municip*", "camara municipal"],
        before: "o nome do município e os serviços públicos que usam",
        content: &[
            "prefeitura: cuida dos serviços e executa as leis",
            "Câmara Municipal: faz as leis e fiscaliza",
            "conselhos e outros modos de participar",
        ],
        goals: &[
            "Dizer a quem levar um pedido da comunidade e por quê",
            "Distinguir o que faz a prefeitura do que faz a Câmara Municipal",
        ],
        example: "falta luz em um poste da rua: pede-se à prefeitura. Para proibir som alto à noite é preciso uma \
            lei: quem a discute e vota são os vereadores.",
        mistakes: &[
            ("O prefeito faz as leis sozinho.", "Pergunte quem discute e vota antes que a lei valha."),
            ("Só se participa na eleição.", "Liste conselhos, audiências, abaixo-assinados e ouvidoria."),
        ],
        tasks: &[
            "separam oito situações do bairro em prefeitura, Câmara Municipal ou outro órgão e justificam duas",
            "escrevem um pedido curto a um órgão do município sobre um problema perto da escola, com o motivo e uma proposta",
        ],
        items: questions! {
            "Quem governa o município?" =>
                "o prefeito ou a prefeita", not ["o governador ou a governadora", "o presidente da República", "o juiz \
                    ou a juíza"],
                "O governador cuida do estado, e o presidente, do país.";
            "Quem faz as leis do município?" =>
                "os vereadores", not ["os senadores", "os deputados federais", "os diretores de escola"],
                "Os vereadores discutem e votam as leis municipais.";
            "Onde os vereadores se reúnem para votar?" =>
                "na Câmara Municipal", not ["no Senado", "na delegacia", "no posto de saúde"],
                "A Câmara é a casa das leis do município.";
            "De quanto em quanto tempo se elege o prefeito?" =>
                "de quatro em quatro anos", not ["todo ano", "de oito em oito anos", "de dez em dez anos"],
                "O mandato dura quatro anos.";
            "Qual destes serviços é cuidado pela prefeitura?" =>
                "coleta de lixo", not ["emissão de passaporte", "impressão de dinheiro", "Forças Armadas"],
                "A limpeza urbana é do município.";
        },
    },
    Known {
        of: &[EnsinoReligioso],
        years: (4, 9),
        names: &["mito*", "origem mundo", "criacao mundo", "narrativa* sagrada*"],
        before: "histórias que ouviram sobre o começo do mundo",
        content: &[
            "o que é um mito para quem o conta",
            "mitos de criação de diferentes povos",
            "o que eles ensinam sobre natureza, pessoas e divindades",
        ],
        goals: &[
            "Recontar um mito de criação com respeito e dizer de que povo é",
            "Apontar uma semelhança e uma diferença entre dois mitos",
        ],
        example: "no Gênesis, da tradição judaica e cristã, Deus cria o mundo em seis dias e descansa no sétimo; em \
            narrativas iorubás, Obatalá recebe a tarefa de moldar os seres humanos do barro. Nos dois, a vida é um dom.",
        mistakes: &[
            ("Mito é mentira.", "Pergunte o que a história ensina a quem a conta, e não se aconteceu."),
            (
                "Só a história do meu povo explica o começo.",
                "Leia dois mitos e procure o que cada um quer explicar.",
            ),
        ],
        tasks: &[
            "leem dois mitos de criação do livro e preenchem um quadro de quem cria, com quê, em que ordem e o que ensina",
            "desenham um mito em quatro quadros, com uma legenda em cada um e o nome do povo que o conta",
        ],
        items: questions! {
            "De que trata um mito de criação?" =>
                "da origem do mundo e dos seres", not ["do preço das coisas", "da previsão do tempo", "do placar de um jogo"],
                "Ele conta como tudo começou para um povo.";
            "Como muitos mitos indígenas e africanos chegaram até hoje?" =>
                "contados de geração em geração", not ["em anúncios de rádio", "em contratos escritos", "em provas \
                    escolares"],
                "A tradição oral os preservou.";
            "No Gênesis, em que dia Deus descansa depois da criação?" =>
                "no sétimo", not ["no primeiro", "no terceiro", "no décimo"],
                "São seis dias de criação e um de descanso.";
            "Como devemos tratar a narrativa sagrada de outra tradição?" =>
                "com respeito e vontade de entender", not ["com zombaria", "como se fosse proibida", "fingindo que não existe"],
                "Respeitar não é o mesmo que crer.";
            "O que um mito transmite a quem vive a tradição?" =>
                "sentidos e ensinamentos", not ["resultados de pesquisas", "notícias do dia", "regras de trânsito"],
                "O mito fala do sentido da vida e de como viver.";
        },
    },
];
