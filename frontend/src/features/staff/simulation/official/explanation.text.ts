export const explanationText = {
  title: 'Como é calculado o IDEB?',
  paragraphs: [
    'O IDEB, Índice de Desenvolvimento da Educação Básica, vai de 0 a 10 e multiplica duas coisas: quanto os alunos aprenderam (N) e quantos passaram de ano (P).',
    'N vem das provas do Saeb, que avalia Língua Portuguesa e Matemática. P é a média harmônica da aprovação de cada ano ou série: onde há muita reprovação, ela pesa mais.',
    'A nota 6,0 é o padrão de países desenvolvidos, adotada como referência para os Anos Iniciais.',
  ],
  legend: 'Cores do índice',
  bands: [
    { value: '6', range: '6,00 ou mais' },
    { value: '4', range: '4,00 a 5,99' },
    { value: '0', range: 'abaixo de 4,00' },
  ],
};
