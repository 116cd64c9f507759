// The 27 states.

/** Codes of IBGE, letters, names as INEP's tables of states write them. */
export const STATES = [
  ['11', 'RO', 'rondonia'],
  ['12', 'AC', 'acre'],
  ['13', 'AM', 'amazonas'],
  ['14', 'RR', 'roraima'],
  ['15', 'PA', 'para'],
  ['16', 'AP', 'amapa'],
  ['17', 'TO', 'tocantins'],
  ['21', 'MA', 'maranhao'],
  ['22', 'PI', 'piaui'],
  ['23', 'CE', 'ceara'],
  ['24', 'RN', 'rio_grande_do_norte', 'r_g_do_norte'],
  ['25', 'PB', 'paraiba'],
  ['26', 'PE', 'pernambuco'],
  ['27', 'AL', 'alagoas'],
  ['28', 'SE', 'sergipe'],
  ['29', 'BA', 'bahia'],
  ['31', 'MG', 'minas_gerais'],
  ['32', 'ES', 'espirito_santo'],
  ['33', 'RJ', 'rio_de_janeiro'],
  ['35', 'SP', 'sao_paulo'],
  ['41', 'PR', 'parana'],
  ['42', 'SC', 'santa_catarina'],
  ['43', 'RS', 'rio_grande_do_sul', 'r_g_do_sul'],
  ['50', 'MS', 'mato_grosso_do_sul', 'm_g_do_sul'],
  ['51', 'MT', 'mato_grosso'],
  ['52', 'GO', 'goias'],
  ['53', 'DF', 'distrito_federal'],
];
export const ALL_STATES = STATES.map(([, letters]) => letters);

/** The state of an INEP or municipality code, which begins with the number of its state. */
export const stateOfCode = (code) => STATES.find(([number]) => code.startsWith(number))?.[1];

export const numberOfState = (letters) => STATES.find(([, found]) => found === letters)[0];
