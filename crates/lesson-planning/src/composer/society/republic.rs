//! Brazil on its way to be a republic, and in it.

use crate::Discipline::Historia;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Historia],
        years: (4, 12),
        names: &["inconfidencia", "conjurac* mineira", "tiradentes", "rebeli* colonia*"],
        before: "o ouro de Minas Gerais e os impostos cobrados por Portugal",
        content: &[
            "ouro, impostos e a ameaça da derrama",
            "quem conspirou e com que ideias",
            "delação, prisão e o uso da figura de Tiradentes",
        ],
        goals: &[
            "Explicar uma causa econômica e uma causa de ideias da Inconfidência Mineira",
            "Dizer por que Tiradentes virou herói só na República",
        ],
        example: "o ouro já rendia menos, mas Portugal queria a mesma quantia de impostos. A notícia da \
            derrama, a cobrança de tudo o que faltava, uniu quem tinha dívidas e quem lia sobre liberdade.",
        mistakes: &[
            (
                "A Inconfidência libertou o Brasil.",
                "Ponha 1789 e 1822 na linha do tempo: o que houve em cada ano?",
            ),
            (
                "Os inconfidentes eram todos pobres.",
                "Leia a lista de profissões: padres, poetas, militares, donos de minas.",
            ),
        ],
        tasks: &[
            "montam um esquema com causas, plano, delação e castigo e marcam com cores as causas econômicas e as de ideias",
            "comparam duas imagens de Tiradentes e escrevem o que cada pintor quis que se pensasse dele",
        ],
        items: questions! {
            "Em que capitania aconteceu a Inconfidência de 1789?" =>
                "Minas Gerais", not ["Bahia", "Pernambuco", "São Paulo"],
                "Foi em Vila Rica, hoje Ouro Preto, e arredores.";
            "O que era a derrama?" =>
                "a cobrança forçada de impostos atrasados", not ["uma festa do ouro", "um jeito de procurar \
                    ouro", "a venda de terras"],
                "Portugal podia exigir de uma vez o que faltava pagar.";
            "Quem foi enforcado pela participação na Inconfidência Mineira?" =>
                "Tiradentes", not ["Tomás Antônio Gonzaga", "Cláudio Manuel da Costa", "dom João VI"],
                "Joaquim José da Silva Xavier foi executado em 1792.";
            "Que ideias circulavam entre os inconfidentes?" =>
                "as do Iluminismo", not ["as do comunismo", "as do nazismo", "as do feudalismo"],
                "Liam sobre liberdade e sobre a independência dos Estados Unidos.";
            "Como a conspiração de Minas foi descoberta?" =>
                "por uma delação", not ["por um jornal", "por uma batalha", "por uma eleição"],
                "Joaquim Silvério dos Reis contou o plano em troca do perdão de dívidas.";
        },
    },
    Known {
        of: &[Historia],
        years: (8, 13),
        names: &["vargas", "getulio", "estado novo", "trabalhismo", "revolucao 1930"],
        before: "a Primeira República e o poder dos fazendeiros do café",
        content: &[
            "1930: a chegada ao poder",
            "1937 a 1945: o Estado Novo, com censura e repressão",
            "leis do trabalho, indústria e propaganda",
        ],
        goals: &[
            "Situar 1930, 1937 e 1945 e dizer o que mudou em cada ano",
            "Explicar direitos e limites do período com um exemplo de cada",
        ],
        example: "em 1943 a CLT reuniu leis sobre jornada e férias; ao mesmo tempo, jornais eram censurados e \
            opositores, presos. Direitos e repressão conviveram.",
        mistakes: &[
            (
                "Vargas governou sempre com eleições.",
                "Marque na linha do tempo como ele chegou ao poder em 1930 e em 1950.",
            ),
            (
                "Os direitos foram um presente de Vargas.",
                "Lembre as greves e os pedidos dos trabalhadores desde 1917.",
            ),
        ],
        tasks: &[
            "montam uma linha do tempo de 1930 a 1954 com um fato político, um econômico e um do trabalho em cada fase",
            "analisam um cartaz de propaganda do período: o que mostra, o que esconde e a quem se dirige",
        ],
        items: questions! {
            "Em que ano Getúlio Vargas chegou ao poder pela primeira vez?" => "1930", not ["1889", "1964", "1985"],
                "Foi depois do movimento de outubro de 1930.";
            "Como se chamou o governo autoritário de Vargas entre 1937 e 1945?" =>
                "Estado Novo", not ["República Velha", "Primeiro Reinado", "Nova República"],
                "O Congresso foi fechado, e a imprensa, censurada.";
            "Que conjunto de leis do trabalho é de 1943?" =>
                "a CLT", not ["a Lei Áurea", "a Lei de Terras", "a Lei do Ventre Livre"],
                "A Consolidação das Leis do Trabalho reuniu leis sobre jornada, férias e salário.";
            "Quem passou a poder votar com o Código Eleitoral de 1932?" =>
                "as mulheres", not ["os analfabetos", "as crianças", "os estrangeiros"],
                "O Código reconheceu o voto feminino.";
            "Que empresa de aço foi criada nos anos 1940, durante o Estado Novo?" =>
                "a Companhia Siderúrgica Nacional", not ["a Embraer", "a Itaipu Binacional", "a Embrapa"],
                "A usina de Volta Redonda produzia aço para a indústria.";
        },
    },
];
