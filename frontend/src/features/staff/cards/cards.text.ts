import { plural } from '@/domain/plural';
import { namedClass, namedClassFirst } from '@/domain/school/class-name';

const cards = (count: number) => `${count} ${plural(count, 'cartão', 'cartões')}`;
const sheets = (count: number) => `${count} ${plural(count, 'folha', 'folhas')}`;
const pupils = (count: number) => `${count} ${plural(count, 'aluno', 'alunos')}`;

export const cardsText = {
  title: 'Cartões de acesso',
  counted: (count: number, onSheets: number) => `${cards(count)} em ${sheets(onSheets)}`,
  description: 'Separados por turma. Entregue cada cartão em mãos: com ele se entra no lugar do aluno.',
  loading: 'Abrindo os cartões...',
  back: 'Voltar para Gestão de Alunos',
  print: 'Imprimir',
  askOnPaper: 'Os cartões saíram no papel?',
  onPaper: 'Sim, anotar',
  notYet: 'Ainda não',
  noting: 'Anotando...',
  noted: 'Anotado: estes cartões já foram impressos.',
  noteFailed: 'A impressão não foi anotada',
  noteFailedDetail: 'Os cartões continuam entre os que faltam imprimir. Os que saíram no papel valem.',
  hereAlone: (host: string) =>
    `Os cartões dizem ${host}, um endereço que só abre neste computador. Para imprimir, abra o sistema pelo endereço que os alunos usam.`,
  failed: 'Os cartões não abriram',
  failedDetail: 'As senhas continuam guardadas. Tente de novo antes de gerar outras.',
  notAllowed: 'Só a gestão e a coordenação imprimem cartões',
  notAllowedDetail:
    'Peça os cartões da sua turma a elas. Para um aluno seu que perdeu a senha, gere outra em Alunos.',
  none: 'Nenhum cartão por imprimir',
  noneNew: 'Todos os cartões à espera já foram impressos, ou todos os alunos já entraram.',
  noneHere: 'Estes alunos já entraram com a sua senha, estão inativos, ou a senha do cartão venceu.',
  noPupils: 'A escola ainda não tem alunos. Com o cadastro ou a importação vêm as senhas e os cartões.',
  printed: 'Abrir os que já foram impressos',
  choose: 'Escolher alunos',
  without: (count: number) =>
    `${pupils(count)} sem senha que abra: ${plural(count, 'nunca teve cartão ou o cartão venceu', 'nunca tiveram cartão ou o cartão venceu')}.`,
  issue: 'Gerar senhas novas',
  issuing: 'Gerando...',
  issued: (count: number) => `Senhas geradas para ${pupils(count)}`,
  issueFailed: 'As senhas não foram geradas',
  sheet: (place: number, of: number) => `Folha ${place} de ${of}`,
  foot: (place: number, of: number, whose: string) =>
    `Folha ${place} de ${of}, ${whose} • corte nas linhas tracejadas`,
  ofClass: namedClass,
  ofNone: 'sem turma',
  card: {
    product: 'Sistema IDEB, cartão de acesso',
    className: namedClassFirst,
    noClass: 'Sem turma',
    number: 'Matrícula',
    password: 'Senha',
    school: 'Escola',
    qr: 'Código para abrir a página de entrada com a matrícula preenchida',
    how: 'Aponte a câmera para o código, ou entre em',
    until: (day: string) => `Primeira entrada até ${day}.`,
  },
};
