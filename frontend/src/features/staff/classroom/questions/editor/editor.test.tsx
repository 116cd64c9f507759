import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { bakery } from '@/test/questions';
import { refuse } from '@/test/server';

import { person, press } from '@/features/staff/classroom/test-page';
import { openBank, serveQuestions } from '@/features/staff/classroom/questions/serve-questions';

const field = (name: string | RegExp) => screen.getByLabelText(name);

/** As one types it, at once. */
async function put(name: string, words: string) {
  await person.click(field(name));
  await person.paste(words);
}

async function writeQuestion() {
  await press('Nova Questão');
  await screen.findByRole('dialog', { name: 'Nova Questão' });
  await person.selectOptions(within(dialog()).getByLabelText('Disciplina'), 'Matemática, Anos Finais');
  await person.selectOptions(within(dialog()).getByLabelText('Dificuldade'), 'Fácil');
  await put('Enunciado', 'Quanto é 2 + 2?');
  await put('Alternativa A', '2');
  await put('Alternativa B', '3');
  await put('Alternativa C', '4');
  await put('Alternativa D', '5');
}
const dialog = () => screen.getByRole('dialog', { name: /questão$/i });

afterEach(() => vi.unstubAllGlobals());

it('a question is written, seen as pupils will, and created', async () => {
  const { sent } = serveQuestions([bakery]);
  await openBank();
  await writeQuestion();
  expect(within(dialog()).getByText('Quanto é 2 + 2?', { selector: 'p' })).toBeVisible();
  await press('Criar questão');
  expect(await screen.findByText('Escolha a resposta correta: A, B, C ou D.')).toBeVisible();
  expect(sent).toEqual([]);
  await person.click(field('C é a certa'));
  await press('Criar questão');
  expect(await screen.findByText('Questão criada com sucesso!')).toBeVisible();
  expect(sent).toMatchObject([
    {
      to: '/api/questions',
      body: { subjectId: 3, question: 'Quanto é 2 + 2?', optionC: '4', correctAnswer: 'C', status: 'ativa' },
    },
  ]);
});

it('a question without a subject is told so at its field', async () => {
  serveQuestions([bakery]);
  await openBank();
  await press('Nova Questão');
  await screen.findByRole('dialog', { name: 'Nova Questão' });
  expect(field('Enunciado')).not.toHaveFocus();
  await press('Criar questão');
  expect(await screen.findByText('Escolha a disciplina.')).toBeVisible();
});

it('options alike leave no single right answer', async () => {
  serveQuestions([bakery]);
  await openBank();
  await writeQuestion();
  await person.clear(field('Alternativa D'));
  await person.type(field('Alternativa D'), ' 3');
  await press('Criar questão');
  expect(await screen.findByText('As alternativas B e D são iguais.')).toBeVisible();
});

it('what the server refuses stands beside its field', async () => {
  serveQuestions([bakery], { 'POST /api/questions': () => refuse(409, 'A escola já tem 20.000 questões.') });
  await openBank();
  await writeQuestion();
  await person.click(field('C é a certa'));
  await press('Criar questão');
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent('A escola já tem 20.000 questões.');
});

it('a change sends what changed alone; line breaks of an option stay', async () => {
  const lines = { ...bakery, optionB: 'uma linha\noutra' };
  const { sent } = serveQuestions([lines]);
  await openBank();
  await press('Editar');
  await screen.findByRole('dialog', { name: 'Editar questão' });
  expect(field('Alternativa B')).toHaveValue('uma linha\noutra');
  await person.type(field(/^Explicação/), ' Sobram 30.');
  await press('Salvar questão');
  expect(await screen.findByText('Questão atualizada com sucesso!')).toBeVisible();
  expect(sent).toEqual([
    { to: '/api/questions/12', body: { explanation: 'Três quartos de 120 são 90. Sobram 30.' } },
  ]);
});

it('a new key of an answered question is asked about before results are corrected', async () => {
  const answered = { ...bakery, answers: 94, mayDelete: false };
  const sent: unknown[] = [];
  const sentence = 'Esta questão já foi respondida 94 vezes.';
  serveQuestions([answered], {
    'PUT /api/questions/{id}': ({ body }) => {
      sent.push(body);
      return body.confirm ? answered : refuse(409, sentence, undefined, 'urn:ideb:confirm');
    },
  });
  await openBank();
  await press('Editar');
  expect(await screen.findByText(/^94 respostas já usam esta questão\./)).toBeVisible();
  await person.click(field('B é a certa'));
  await press('Salvar questão');
  expect(await screen.findByRole('alertdialog', { name: 'Mudar o gabarito de A para B?' })).toHaveTextContent(
    sentence,
  );
  await press('Mudar e recalcular');
  expect(await screen.findByText('Questão atualizada com sucesso!')).toBeVisible();
  expect(sent).toEqual([{ correctAnswer: 'B' }, { correctAnswer: 'B', confirm: true }]);
});

it('a descriptor is found by its words', async () => {
  const { sent } = serveQuestions([bakery], {
    'GET /api/school/{school}/descriptors': ({ url }) => ({
      component: 'MT',
      grade: '9',
      loaded: true,
      descriptors: [
        { code: 'D26', topic: null, text: 'Operações com números racionais' },
        { code: 'D28', topic: null, text: 'Resolver problema com porcentagem' },
      ].filter(({ text }) => text.includes(url.searchParams.get('q') ?? '')),
    }),
  });
  await openBank();
  await press('Editar');
  const search = await screen.findByRole('combobox', { name: /^Descritor Saeb/ });
  await person.type(search, 'porcentagem');
  await waitFor(() => expect(screen.getAllByRole('option', { name: /^9º ano/ })).toHaveLength(1));
  await person.keyboard('{Enter}');
  expect(search).toHaveValue('9º ano, D28');
  await press('Salvar questão');
  await waitFor(() =>
    expect(sent).toEqual([{ to: '/api/questions/12', body: { descriptor: { grade: '9', code: 'D28' } } }]),
  );
});

const percentages = {
  code: 'EF06MA13',
  description: 'Resolver e elaborar problemas que envolvam porcentagens.',
  unit: 'Números',
  practice: '',
  objects: [],
};

it('a skill of the BNCC is found by its words', async () => {
  const { sent } = serveQuestions([{ ...bakery, bncc: null }], {
    'GET /api/bncc/skills': ({ url }) => ({
      loaded: true,
      total: 1,
      skills: url.searchParams.get('q') === 'ângulos' ? [] : [percentages],
      next: null,
      similar: false,
    }),
  });
  await openBank();
  await press('Editar');
  const search = await screen.findByRole('combobox', { name: /^Código BNCC/ });
  await person.type(search, 'ângulos');
  expect(await screen.findByText('Nenhuma habilidade com essas palavras.')).toBeVisible();
  await person.clear(search);
  await person.type(search, 'porcentagens');
  expect(await screen.findByRole('option', { name: /^EF06MA13, 6º ano/ })).toHaveTextContent(
    percentages.description,
  );
  await person.keyboard('{Enter}');
  expect(search).toHaveValue('EF06MA13');
  expect(search).toHaveAccessibleDescription(percentages.description);
  await press('Salvar questão');
  await waitFor(() => expect(sent).toEqual([{ to: '/api/questions/12', body: { bncc: 'EF06MA13' } }]));
});

it('a code is typed by hand where the BNCC is not loaded', async () => {
  const { sent } = serveQuestions([{ ...bakery, bncc: null }]);
  await openBank();
  await press('Editar');
  await person.type(await screen.findByRole('textbox', { name: /^Código BNCC/ }), 'EF06MA13');
  await press('Salvar questão');
  await waitFor(() => expect(sent).toEqual([{ to: '/api/questions/12', body: { bncc: 'EF06MA13' } }]));
});

it('an image has its limits, and is described', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3 }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  serveQuestions([bakery]);
  await openBank();
  await press('Editar');
  const image = await screen.findByLabelText('Imagem');
  const large = new File([new Uint8Array(5_000_001)], 'grafico.png', { type: 'image/png' });
  await person.upload(image, large);
  expect(await screen.findByText('A imagem é grande demais: o limite é de 5 MB.')).toBeVisible();
  await person.upload(image, new File(['x'], 'grafico.png', { type: 'image/png' }));
  await press('Salvar questão');
  expect(await screen.findByText('Descreva a imagem para quem não a vê.')).toBeVisible();
  await press('Tirar a imagem');
  expect(screen.queryByLabelText('Descrição da imagem')).not.toBeInTheDocument();
});

it('leaving asks before what was typed is lost', async () => {
  serveQuestions([bakery]);
  await openBank();
  await press('Nova Questão');
  await screen.findByRole('dialog', { name: 'Nova Questão' });
  await person.type(field('Enunciado'), 'a');
  await press('Cancelar');
  expect(await screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' })).toBeVisible();
});
