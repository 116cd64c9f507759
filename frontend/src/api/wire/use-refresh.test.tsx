import { fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it } from 'vitest';

import { swrOptions } from './swr-options';
import { useRefresh } from './use-refresh';
import { useResource } from './use-resource';

const LIST = '/api/school/1/simulations';
const OTHER = '/api/about';

let asked: string[] = [];

function Reading({ path }: { path: string }) {
  const { data } = useResource<number>(path);
  return <p>{data === undefined ? 'lendo' : `${path} lido ${data} vez`}</p>;
}

function Screen({ paths }: { paths: readonly string[] }) {
  const refresh = useRefresh();
  return (
    <>
      <button type="button" onClick={() => void refresh(LIST)}>
        Salvar
      </button>
      {paths.map((path) => (
        <Reading key={path} path={path} />
      ))}
    </>
  );
}

function show(paths: readonly string[]) {
  const fetcher = (path: string) => Promise.resolve(asked.push(path));
  const cache = new Map();
  const page = (shown: readonly string[]) => (
    <SWRConfig value={{ ...swrOptions, fetcher, provider: () => cache }}>
      <Screen paths={shown} />
    </SWRConfig>
  );
  const { rerender } = render(page(paths));
  return (next: readonly string[]) => rerender(page(next));
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));

beforeEach(() => {
  asked = [];
});

it('reads again what is on screen, keeping it there meanwhile', async () => {
  show([LIST]);
  await screen.findByText(`${LIST} lido 1 vez`);
  save();
  expect(screen.queryByText('lendo')).toBeNull();
  await screen.findByText(`${LIST} lido 2 vez`);
});

it('forgets what is not on screen, so that the next page reads it anew', async () => {
  const go = show([LIST, OTHER]);
  await screen.findByText(`${OTHER} lido 2 vez`);
  go([]);
  save();
  expect(asked).toEqual([LIST, OTHER]);
  go([LIST, OTHER]);
  expect(screen.getByText('lendo')).toBeInTheDocument();
  await screen.findByText(`${LIST} lido 3 vez`);
  expect(asked).toEqual([LIST, OTHER, LIST]);
});
