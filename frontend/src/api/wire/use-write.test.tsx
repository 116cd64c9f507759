import { fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it } from 'vitest';

import { address } from './address';
import { Problem } from './problem';
import { swrOptions } from './swr-options';
import { useReadOnOpening } from './use-read-on-opening';
import { useResource } from './use-resource';
import { useWrite } from './use-write';

const GOALS = address('/api/school/{school}/goals', { school: 1 });
const SCHOOL = address('/api/school/{school}', { school: 1 });
const ABOUT = address('/api/about');

type Shown = typeof GOALS | typeof SCHOOL | typeof ABOUT;

let asked: string[] = [];
let outcome: () => Promise<string> = async () => 'salvo';

function Reading({ from }: { from: Shown }) {
  const { data } = useResource<unknown>(from);
  return <p>{data === undefined ? 'lendo' : `${from} lido ${String(data)} vez`}</p>;
}

function Save() {
  const { written } = useWrite();
  return (
    <button type="button" onClick={() => void written(outcome()).catch(() => undefined)}>
      Salvar
    </button>
  );
}

function Board() {
  const { data } = useResource(GOALS);
  useReadOnOpening();
  return <p>{data ? `Quadro lido ${String(data)} vez` : 'abrindo'}</p>;
}

function show(first: { shown?: readonly Shown[]; board?: boolean }) {
  const fetcher = (path: string) => Promise.resolve(asked.push(path));
  const cache = new Map();
  const page = ({ shown = [], board = false }: typeof first) => (
    <SWRConfig value={{ ...swrOptions, fetcher, provider: () => cache }}>
      <Save />
      {shown.map((from) => (
        <Reading key={from} from={from} />
      ))}
      {board ? <Board /> : null}
    </SWRConfig>
  );
  const { rerender } = render(page(first));
  return (next: typeof first) => rerender(page(next));
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));

beforeEach(() => {
  asked = [];
  outcome = async () => 'salvo';
});

it('after a write reads again what is on screen, keeping it there meanwhile', async () => {
  show({ shown: [GOALS, ABOUT] });
  await screen.findByText(`${ABOUT} lido 2 vez`);
  save();
  expect(screen.queryByText('lendo')).toBeNull();
  await screen.findByText(`${GOALS} lido 3 vez`);
  await screen.findByText(`${ABOUT} lido 4 vez`);
});

it('forgets what is not on screen, so that the next page reads it anew', async () => {
  const go = show({ shown: [GOALS, SCHOOL] });
  await screen.findByText(`${SCHOOL} lido 2 vez`);
  go({ shown: [SCHOOL] });
  save();
  await screen.findByText(`${SCHOOL} lido 3 vez`);
  go({ shown: [GOALS, SCHOOL] });
  expect(screen.getByText('lendo')).toBeInTheDocument();
  await screen.findByText(`${GOALS} lido 4 vez`);
  expect(asked).toEqual([GOALS, SCHOOL, SCHOOL, GOALS]);
});

it('leaves all as it is after a refusal', async () => {
  outcome = () => Promise.reject(new Problem({ status: 409 }));
  const go = show({ shown: [GOALS, SCHOOL] });
  await screen.findByText(`${SCHOOL} lido 2 vez`);
  go({ shown: [SCHOOL] });
  save();
  go({ shown: [GOALS, SCHOOL] });
  await screen.findByText(`${GOALS} lido 1 vez`);
  expect(asked).toEqual([GOALS, SCHOOL]);
});

it.each([0, 404, 502])(
  'reads again when nobody knows whether it was written, or it is gone: %i',
  async (status) => {
    outcome = () => Promise.reject(new Problem({ status }));
    show({ shown: [GOALS] });
    await screen.findByText(`${GOALS} lido 1 vez`);
    save();
    expect(await screen.findByText(`${GOALS} lido 2 vez`)).toBeInTheDocument();
  },
);

it('a board that is opened again shows what is known and then what is new', async () => {
  const go = show({ board: true });
  await screen.findByText('Quadro lido 1 vez');
  expect(asked).toEqual([GOALS]);
  go({});
  go({ board: true });
  expect(screen.getByText('Quadro lido 1 vez')).toBeInTheDocument();
  await screen.findByText('Quadro lido 2 vez');
  expect(asked).toEqual([GOALS, GOALS]);
});

it('what is no board is not read again as it opens', async () => {
  const go = show({ shown: [GOALS] });
  await screen.findByText(`${GOALS} lido 1 vez`);
  go({});
  go({ shown: [GOALS, SCHOOL] });
  await screen.findByText(`${SCHOOL} lido 2 vez`);
  expect(asked).toEqual([GOALS, SCHOOL]);
});
