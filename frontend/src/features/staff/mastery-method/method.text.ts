export const methodText = {
  title: 'Como a projeção e o domínio são feitos',
  tab: 'Método da projeção',
  back: 'Mapa da turma',
  label: 'Conteve o valor verdadeiro',
  figure: '9',
  figureOf: 'de cada 10',
  answer: 'A projeção é um número com margem, feito das respostas ao quiz; não é nota do Saeb',
  answerDetail:
    'No estudo do método, com turmas feitas por computador, o intervalo mostrado conteve o valor verdadeiro em cerca de 9 de cada 10. Com poucas respostas não há número, e a tela diz o que falta.',
  parts: [
    {
      title: 'O que é estimado',
      lines: [
        'Para cada aluno da turma e cada descritor da matriz, a chance de acertar agora uma questão parecida com as que a turma respondeu.',
        'A projeção é dez vezes a média de todas essas chances. Todo descritor conta igual, porque o INEP não publica pesos, e todo aluno conta igual, até quem ainda não respondeu.',
        'Quem respondeu pouco é levado para perto da média da turma; quem respondeu muito, quase nada.',
      ],
    },
    {
      title: 'O que não é estimado',
      lines: [
        'A nota do Saeb, nem o IDEB. A escala vai de 0 a 10 como a deles, mas é outra: uma turma que chuta tudo entre quatro opções fica em 2,5.',
        'Se as questões da escola são tão difíceis quanto as do INEP: as respostas não dizem isso.',
        'Como cada aluno aprende, ou o que vai esquecer nas férias.',
      ],
    },
    {
      title: 'O intervalo',
      lines: [
        'Vai até onde a projeção pode estar errada com as respostas que há. É feito para conter o valor verdadeiro 9 vezes em 10.',
        'Quanto mais alunos respondem, e a mais descritores, mais estreito ele fica.',
      ],
    },
    {
      title: 'Quando não há número',
      lines: [
        'Com menos de 40 respostas, com menos de 5 alunos que responderam, com menos de um quarto dos descritores respondidos, ou quando o intervalo teria mais de 4 pontos.',
        'A escola tem número quando as turmas com projeção somam pelo menos metade dos alunos.',
      ],
    },
    {
      title: 'E se a turma aprender',
      lines: [
        'Troca a chance de quem está abaixo de 60 no descritor pela de quem já sabe. O ganho cresce por igual com o número de alunos e muda esta projeção, não a nota do Saeb.',
      ],
    },
    {
      title: 'Limites',
      lines: [
        'Descritores sem resposta são tomados como parecidos com os respondidos. Se os difíceis ficarem de fora, a projeção sai alta e nenhum intervalo avisa. Por isso a cobertura fica ao lado do número.',
        'Com alunos acontece parecido: se só os melhores jogam, a correção pode não bastar.',
        'O estudo usa turmas feitas por computador, de dois tipos. Turmas de verdade podem ser diferentes.',
        'O ajuste pela nota oficial só existe com duas edições da própria escola que tenham projeção e resultado, e ainda assim com margem larga.',
      ],
    },
  ],
  study: 'O que o estudo mostrou',
  studyDetail: (classes: string) =>
    `Em cada linha, ${classes} turmas de 35 alunos feitas por computador, com uma matriz de 21 descritores. O valor verdadeiro é conhecido, e o método não sabe como a turma foi feita.`,
  studyCaption: 'Acerto da projeção no estudo',
  studyModel: 'Turmas feitas por',
  models: { 'knowledge tracing': 'aprendizagem a cada resposta', 'item response': 'habilidade fixa (TRI)' },
  studyAnswered: 'Descritores respondidos',
  answered: (of: string) => of.replace(' of ', ' de '),
  studyAnswers: 'Respostas da turma',
  studyBias: 'Erro médio',
  studyWidth: 'Largura do intervalo',
  studyCoverage: 'Continha o verdadeiro',
};
