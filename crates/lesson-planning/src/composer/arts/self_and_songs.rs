//! Portraits of oneself, and the songs of Brazil.

use crate::Discipline::Arte;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Arte],
        years: (1, 9),
        names: &["autorretrato*", "auto retrato*", "retrato*", "selfie*"],
        before: "fotos e desenhos de si mesmos e de outras pessoas",
        content: &[
            "olhar para si: formas, cores e expressão do rosto",
            "o que os objetos e o fundo contam de alguém",
            "autorretratos de artistas de lugares e épocas diferentes",
        ],
        goals: &[
            "Criar um autorretrato em que a expressão e os objetos contem algo de si",
            "Descrever um autorretrato de artista pelo que se vê antes de interpretar",
        ],
        example: "Frida Kahlo se pintou com flores, bichos e roupas de sua terra: antes de ler o título, já sabemos o que ela \
            amava. O que estaria à sua volta no seu autorretrato?",
        mistakes: &[
            (
                "Autorretrato bom é o que fica igual à foto.",
                "Compare dois autorretratos do mesmo artista: o que cada um quis contar?",
            ),
            (
                "Não sei desenhar rosto.",
                "Proponha três esboços de um minuto, um deles sem olhar para o papel.",
            ),
        ],
        tasks: &[
            "observam o rosto no espelho ou no vidro, fazem dois esboços rápidos e, na folha grande, o autorretrato com dois objetos \
                que contem algo de si",
            "fazem, cada um o seu, um autorretrato de recortes e desenho, sem escrever o nome, e a turma descobre de quem é pelo que vê",
        ],
        items: questions! {
            "O que é um autorretrato?" =>
                "a imagem que alguém faz de si mesmo", not ["o retrato de um amigo", "a pintura de uma paisagem", "o desenho de \
                    um objeto"],
                "Auto quer dizer de si mesmo.";
            "Que pintora mexicana ficou conhecida por seus autorretratos?" =>
                "Frida Kahlo", not ["Tarsila do Amaral", "Anita Malfatti", "Djanira"],
                "Frida fez dezenas de autorretratos; as outras são brasileiras.";
            "Que pintor holandês fez muitos autorretratos e pintou girassóis?" =>
                "Vincent van Gogh", not ["Pablo Picasso", "Candido Portinari", "Leonardo da Vinci"],
                "Van Gogh nasceu na Holanda.";
            "O que ajuda a observar o próprio rosto para desenhar?" =>
                "um espelho", not ["uma régua", "um mapa", "um relógio"],
                "No espelho se vê o próprio rosto.";
            "O que, em volta da pessoa, pode contar do que ela gosta?" =>
                "os objetos", not ["o tamanho da folha", "o preço da tinta", "o nome do museu"],
                "Os objetos escolhidos falam de quem está no retrato.";
        },
    },
    Known {
        of: &[Arte],
        years: (4, 13),
        names: &["musica* brasil*", "musica popular", "mpb", "samba*", "bossa nova", "choro", "baiao"],
        before: "músicas brasileiras que a família e a turma conhecem",
        content: &[
            "gêneros: samba, choro, baião, bossa nova e outros",
            "instrumentos, ritmo e voz de cada gênero",
            "de onde vêm e quem os criou",
        ],
        goals: &[
            "Reconhecer dois gêneros brasileiros pelo ritmo e pelos instrumentos",
            "Contar de onde vem um gênero e quem o tocava",
        ],
        example: "no baião, a sanfona canta a melodia, a zabumba marca o chão e o triângulo corre em cima. Batendo os pés no tempo da \
            zabumba e as mãos no do triângulo, a turma toca um baião.",
        mistakes: &[
            (
                "Música brasileira é só samba.",
                "Ouça dois trechos de regiões diferentes e compare os instrumentos.",
            ),
            ("Para fazer música é preciso instrumento.", "Monte o ritmo com palmas, pés e voz."),
        ],
        tasks: &[
            "tocam com o corpo o ritmo de um samba e o de um baião e criam um arranjo curto em que cada parte do grupo tem um som",
            "ouvem ou lembram três músicas de gêneros diferentes e montam uma ficha com instrumentos, andamento, lugar de origem e \
                um artista",
        ],
        items: questions! {
            "Qual destes gêneros musicais nasceu no Brasil?" => "choro", not ["jazz", "tango", "reggae"],
                "O choro nasceu no Rio de Janeiro, no século XIX.";
            "Quem compôs “Asa Branca” com Humberto Teixeira?" =>
                "Luiz Gonzaga", not ["Tom Jobim", "Noel Rosa", "Pixinguinha"],
                "Luiz Gonzaga é chamado de rei do baião.";
            "Quem compôs “Garota de Ipanema” com Vinicius de Moraes?" =>
                "Tom Jobim", not ["Luiz Gonzaga", "Cartola", "Villa-Lobos"],
                "É uma das músicas mais conhecidas da bossa nova.";
            "Que conjunto de instrumentos é típico do baião?" =>
                "sanfona, zabumba e triângulo", not ["violino, viola e violoncelo", "guitarra, baixo e bateria", "flauta, fagote e \
                    oboé"],
                "Foi assim que Luiz Gonzaga o tornou conhecido.";
            "Que estilo do fim dos anos 1950 uniu samba, voz suave e violão?" =>
                "bossa nova", not ["Jovem Guarda", "Tropicália", "manguebeat"],
                "João Gilberto e Tom Jobim estão entre os que o criaram.";
        },
    },
];
