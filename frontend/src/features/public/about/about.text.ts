export const aboutText = {
  title: 'Sobre',
  description: 'O que os números querem dizer, de onde vêm e em que condições são usados.',
  back: 'Ir para o sistema',
  ideb: {
    title: 'O que é o IDEB',
    paragraphs: [
      'O Índice de Desenvolvimento da Educação Básica vai de 0 a 10 e multiplica duas coisas: quanto os alunos aprenderam (N, a nota do Saeb em uma escala de 0 a 10) e quantos passaram de ano (P, a média harmônica da aprovação de cada ano da etapa).',
      'É publicado pelo INEP a cada dois anos, nos anos ímpares, para os Anos Iniciais e os Anos Finais do Ensino Fundamental e para o Ensino Médio. A nota 6,0 é o padrão de países desenvolvidos, adotada como referência para os Anos Iniciais.',
    ],
    bands: 'Como o sistema classifica o índice',
    bandGood: '6,00 ou mais',
    bandAttention: '4,00 a 5,99',
    bandCritical: 'abaixo de 4,00',
  },
  saeb: {
    title: 'O que é o Saeb',
    paragraphs: [
      'O Sistema de Avaliação da Educação Básica é a prova de Língua Portuguesa e Matemática que o INEP aplica no 5º e no 9º ano do Ensino Fundamental e no fim do Ensino Médio.',
      'O resultado é a proficiência, em uma escala que vai de 0 a cerca de 500 pontos. Para o IDEB ela é convertida na nota Saeb, de 0 a 10.',
    ],
  },
  bncc: {
    title: 'O que é a BNCC',
    paragraphs: [
      'A Base Nacional Comum Curricular diz o que todo aluno tem direito a aprender em cada ano. Cada aprendizagem tem um código, como EF09MA05: Ensino Fundamental, 9º ano, Matemática, habilidade 5.',
    ],
  },
  sources: {
    title: 'Fontes dos dados',
    numbers: 'Números desta instalação',
    schools: 'Escolas na base',
    results: 'Resultados',
    editions: 'Edições',
    imported: 'Última importação',
    range: (first: number, last: number) => `${first}–${last}`,
    none: 'Nenhuma planilha do INEP foi importada nesta instalação. Quem cuida do sistema carrega os arquivos publicados.',
    demonstration:
      'A escola de demonstração, com a cidade e as escolas ao redor dela, tem dados inventados. Eles ficam à parte: nenhuma escola de verdade os vê, e não entram nestes números.',
    failed: 'Não foi possível carregar os números desta instalação.',
    inep: 'Índices, proficiências, taxas de aprovação e metas vêm das planilhas de divulgação do IDEB, publicadas pelo INEP (Instituto Nacional de Estudos e Pesquisas Educacionais Anísio Teixeira).',
    inepLink: 'Página do IDEB no INEP',
    bncc: 'Os códigos e textos da BNCC (2018) e da BNCC Computação (2022), onde foram carregados, vêm da compilação aberta de bncc.dev, licença CC BY 4.0.',
    faithful:
      'Os valores publicados são mostrados como foram publicados. Onde o sistema refaz a conta, ele mostra os passos e diz se confere. Estimativas e simulações são sempre identificadas e não são resultado oficial.',
  },
  licences: {
    title: 'Licenças',
    data: 'Os dados do INEP são públicos e podem ser reproduzidos com a citação da fonte.',
    software:
      'O programa usa bibliotecas de código aberto, entre elas React, Radix, Chart.js, Formik e SWR (licença MIT), Lucide (ISC) e PostgreSQL (licença PostgreSQL).',
    own: 'O Sistema IDEB é software livre, sob a GNU Affero General Public License, versão 3 ou posterior: quem usa o sistema pela rede tem direito ao código-fonte do programa que está usando.',
    source: 'Código-fonte desta instalação',
    noSource: 'Para receber o código-fonte, peça a quem cuida desta instalação.',
    version: (version: string) => `Sistema IDEB, versão ${version}`,
  },
};
