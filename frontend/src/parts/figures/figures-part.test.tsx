import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import { type IdebRecord, useIdebRecords } from '@/api/index/ideb';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import type { Unsaved } from '@/kit/overlay/dialog/use-unsaved-guard';
import { marina } from '@/test/people';
import { edition2023 } from '@/test/records';
import { serve } from '@/test/server';

import { FiguresPart } from './figures-part';

const person = { ...marina, rights: ['figure.enter', 'figure.remove'] };
const own: IdebRecord = { ...edition2023, id: 4, source: 'escola' };

/** The typing over what the server holds; tells whether something is typed. */
function openFigures(records: IdebRecord[]) {
  const unsaved = vi.fn<(unsaved: Unsaved) => void>();
  let held = records;
  serve({
    'GET /api/school/{school}/ideb': () => held,
    'DELETE /api/school/{school}/ideb/{id}': () => void (held = []),
  });
  function Part() {
    const { data } = useIdebRecords(marina.schoolId);
    return data ? (
      <FiguresPart
        schoolId={marina.schoolId}
        stage="anos_finais"
        records={data}
        onUnsaved={unsaved}
        guard={(go) => go()}
      />
    ) : null;
  }
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <SessionContext value={person}>
        <Part />
      </SessionContext>
    </SWRConfig>,
  );
  return () => unsaved.mock.lastCall?.[0];
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => vi.unstubAllGlobals());

it('counts what differs from the edition it began with as typed', async () => {
  const unsaved = openFigures([own]);
  await press('Alterar os números de Anos Finais, 2023');
  expect(screen.getByLabelText(/^Língua Portuguesa/)).toHaveValue('260,84');
  expect(unsaved()).toBe('nothing');
  await userEvent.type(screen.getByLabelText(/^Matemática/), '1');
  expect(unsaved()).toBe('typed');
  await userEvent.selectOptions(screen.getByLabelText(/^Edição/), '2021');
  expect(screen.getByLabelText(/^Matemática/)).toHaveValue('258,941');
  expect(screen.getByLabelText(/^Língua Portuguesa/)).toHaveValue('');
  expect(unsaved()).toBe('typed');
});

it('does not count the figures of an edition that was taken back as typed', async () => {
  const unsaved = openFigures([own]);
  await press('Alterar os números de Anos Finais, 2023');
  await press('Excluir os números de Anos Finais, 2023');
  await press('Excluir os números');
  await waitFor(() => expect(screen.queryByText('Anos Finais, 2023')).toBeNull());
  expect(unsaved()).toBe('nothing');
});
