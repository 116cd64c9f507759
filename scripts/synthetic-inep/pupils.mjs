// Class lists as schools have them: typed in a spreadsheet, or from the systems that print them. Nobody in them exists.
import { latin1, table, utf8, utf8WithMark } from './text.mjs';

const FIRST =
  'Alice,Antônio,Beatriz,Caio,Cecília,Davi,Estêvão,Flávia,Gonçalo,Heloísa,Ícaro,João,Laís,Luísa,Márcio'.split(
    ',',
  );
const LAST = "Araújo,Brandão,Conceição,D'Ávila,Falcão,Guimarães,Leitão".split(',');
const STREETS = ['(16) 3301-01', '+55 16 3301 01', '16 3301-01', '0300 330 01'];
const COUNT = 60;

const two = (number) => String(number).padStart(2, '0');

const PUPILS = Array.from({ length: COUNT }, (_, place) => {
  const grade = 1 + Math.floor((place * 9) / COUNT);
  const name = `${FIRST[place % 15]} ${LAST[place % 7]} ${LAST[(place + 3) % 7]}`;
  return {
    number: String(10_007 + place * 1_499),
    name,
    email: `aluno${two(place + 1)}@example.${place % 2 ? 'org' : 'net'}`,
    grade,
    born: { day: 1 + ((place * 5) % 28), month: 1 + ((place * 7) % 12), year: 2020 - grade },
    guardian: `${FIRST[(place + 4) % 15]} ${LAST[(place + 3) % 7]}`,
    phone: `${STREETS[place % 4]}${two(place)}`,
  };
});

const printed = ({ day, month, year }) => `${two(day)}/${two(month)}/${year}`;
const iso = ({ day, month, year }) => `${year}-${two(month)}-${two(day)}`;

/** The specification's columns; classes by numbers, which no school has to have. */
function specified(date) {
  const head = ['matricula', 'nome', 'email', 'turma_id', 'data_nascimento', 'responsavel', 'telefone'];
  const rows = PUPILS.map((it) => [
    it.number,
    it.name,
    it.email,
    String(it.grade),
    date(it.born),
    it.guardian,
    it.phone,
  ]);
  return [head, ...rows];
}

/** SED-SP: one class, named in the titles; the number in two columns; some have left, one of them to come back. */
function sedSp() {
  const pupils = PUPILS.filter((it) => it.grade === 5);
  const situations = { 1: 'Transferido', 3: 'Remanejado', 4: 'Não Comparecimento' };
  const line = (it, place) => [
    String(place + 1),
    it.name.toUpperCase(),
    `0001100${it.number}`,
    'X1234567'[place % 8],
    'SP',
    printed(it.born),
    situations[place] ?? 'Ativo',
    situations[place] ? '03/04/2026' : '',
  ];
  return [
    ['Governo do Estado (invenção)'],
    ['Relação de Alunos por Classe'],
    ['Escola: ALZIRA MOURA', 'Ano Letivo: 2026'],
    ['Turma: 5º ANO A MANHA ANUAL', 'Tipo de Ensino: ENSINO FUNDAMENTAL'],
    ['Nº', 'Nome do Aluno', 'RA', 'Dig. RA', 'UF RA', 'Data de Nascimento', 'Situação', 'Data Movimentação'],
    ...pupils.map(line),
    [`Total de alunos: ${pupils.length}`],
  ];
}

function iEducar() {
  const head = [
    ...['ID Aluno', 'Nome', 'Data de nascimento', 'Série', 'Turma', 'Turno'],
    ...['Nome do responsável', 'Telefone', 'Situação'],
  ];
  const rows = PUPILS.filter((it) => it.grade === 6 || it.grade === 7).map((it, place) => [
    it.number,
    it.name,
    printed(it.born),
    `${it.grade}º Ano`,
    'A',
    'Matutino',
    it.guardian,
    it.phone,
    place === 2 ? 'Transferido' : 'Cursando',
  ]);
  return [head, ...rows];
}

function googleWorkspace() {
  const head = [
    ...['First Name [Required]', 'Last Name [Required]', 'Email Address [Required]'],
    ...['Password [Required]', 'Org Unit Path [Required]', 'Employee ID'],
  ];
  const rows = PUPILS.filter((it) => it.grade === 9).map((it) => {
    const [first, ...last] = it.name.split(' ');
    return [first, last.join(' '), it.email, '****', '/Alunos', it.number];
  });
  return [head, ...rows];
}

export function pupilFiles() {
  const excel = { delimiter: ';', newline: '\r\n' };
  return {
    'alunos_excel_ptbr_windows1252.csv': latin1(table(specified(printed), excel)),
    'alunos_utf8_virgula.csv': utf8(table(specified(iso), { delimiter: ',' })),
    'sed_sp.csv': latin1(table(sedSp(), excel)),
    'i_educar.csv': utf8WithMark(table(iEducar(), excel)),
    'google_workspace.csv': utf8(table(googleWorkspace(), { delimiter: ',' })),
  };
}
