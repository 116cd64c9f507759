// A bank of questions as large as people fill one, among those of the other schools of the district.
const OF_OTHERS = 5;

/** Words of a kind of text, one of each list for a number `n`. */
const words = (lists) =>
  lists
    .map(([every, ...choices]) => {
      const listed = choices.map((choice) => `'${choice}'`).join(', ');
      return `(ARRAY[${listed}])[n / ${every} % ${choices.length} + 1]`;
    })
    .join(` || ' ' || `);

const STATEMENT = `${words([
  [1, 'Uma professora', 'O dono da padaria', 'A turma da tarde', 'Um marceneiro', 'A equipe de vôlei'],
  [5, 'comprou', 'distribuiu', 'mediu', 'organizou', 'desenhou', 'contou', 'dividiu'],
  [
    3,
    'um retângulo',
    'a fração',
    'o triângulo',
    'a sequência',
    'o gráfico',
    'a tabela',
    'o cubo',
    'o perímetro',
  ],
  [2, 'que aparece na figura', 'de um jornal da cidade', 'que representa a produção', 'feita pelos alunos'],
])} || ', de número ' || n || ${`', e depois de somar as quantidades indicadas concluiu que havia um erro. Qual alternativa explica o erro?'`}`;

/** Texts in the form in which a search compares them: each word once after a `_`. */
const folded = (text) =>
  `(SELECT string_agg('_' || word, '' ORDER BY word) FROM (SELECT DISTINCT word FROM regexp_split_to_table(
    translate(lower(${text}), 'áâãàçéêíóôõú', 'aaaaceeiooou'), '[^a-z0-9]+') word WHERE word <> '') parts)`;

/** `count` questions of one school beside a few of each other, mixed as they would have been written in the same years. */
export const questionsSql = ({ school, count, schools, users }) => `
INSERT INTO reference_saeb_descriptors (descriptor, topic, description)
SELECT 'MT-9-D' || n, 'Números', 'O que a matriz pede no descritor de número ' || n FROM generate_series(1, 37) n
ON CONFLICT DO NOTHING;
INSERT INTO subjects (school_id, name, stage) SELECT s, 'Matemática', 'anos_finais' FROM generate_series(1, ${schools}) s;
INSERT INTO skills (school_id, subject_id, source, code, name)
SELECT school_id, id, 'saeb', 'MT-9-D' || n, 'MT-9-D' || n FROM subjects, generate_series(1, 37) n;
INSERT INTO questions (school_id, subject_id, status, difficulty, skill_id, descriptor, statement, option_a, option_b,
  option_c, option_d, answer_key, explanation, fingerprint, created_by, created_at)
SELECT s, j.id, (ARRAY['ativa', 'ativa', 'ativa', 'rascunho', 'inativa'])[n % 5 + 1],
  (ARRAY['facil', 'medio', 'dificil'])[n % 3 + 1], k.id, k.code, ${STATEMENT},
  'A soma não levou em conta a dezena ' || n, 'A medida estava em centímetros ' || n + 1, 'O gráfico começa em ' || n + 2,
  'Não há erro na conta ' || n + 3, (ARRAY['A', 'B', 'C', 'D'])[n % 4 + 1],
  'Somadas as quantidades, falta a que foi indicada por último, que vale ' || n || ' e muda a ordem das dezenas.',
  sha256(convert_to(s || ' ' || n, 'UTF8')), (s - 1) * ${users} + n % 7 + 1, now() - (1 - place) * interval '300 days'
FROM (
  SELECT ${school} AS s, n, n::float / ${count} AS place FROM generate_series(1, ${count}) n
  UNION ALL SELECT s, n, n::float / ${OF_OTHERS} FROM generate_series(1, ${schools}) s, generate_series(1, ${OF_OTHERS}) n
  WHERE s <> ${school}
) written JOIN subjects j ON j.school_id = s AND j.name = 'Matemática'
JOIN skills k ON k.school_id = s AND k.subject_id = j.id AND k.code = 'MT-9-D' || n % 37 + 1
ORDER BY place, s;
INSERT INTO question_words (school_id, question_id, words)
SELECT school_id, id, ${folded(`concat_ws(' ', statement, option_a, option_b, option_c, option_d, split_part(descriptor, '-', 3))`)}
FROM questions ORDER BY id;`;
