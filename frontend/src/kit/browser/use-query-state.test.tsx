import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, expectTypeOf, it } from 'vitest';

import { useQueryState } from './use-query-state';

const allowed = { etapa: ['anos_iniciais', 'anos_finais'], ver: ['historico'], turma: /^\d+$/ } as const;

function Page() {
  const [{ etapa, ver, turma }, change, linkTo] = useQueryState(allowed);
  expectTypeOf(turma).toEqualTypeOf<string | null>();
  expectTypeOf(etapa).toEqualTypeOf<'anos_iniciais' | 'anos_finais' | null>();
  const { search } = useLocation();
  return (
    <>
      <p>{`${etapa} ${ver} ${turma}`}</p>
      <a href={linkTo({ turma: '7', etapa: null })}>7</a>
      <output>{search}</output>
      <button type="button" onClick={() => change({ etapa: 'anos_iniciais' })}>
        Iniciais
      </button>
      <button type="button" onClick={() => change({ ver: null })}>
        Fechar
      </button>
      <button
        type="button"
        onClick={() => {
          change({ etapa: 'anos_iniciais' });
          change({ turma: '7' });
        }}
      >
        Duas
      </button>
      {/* @ts-expect-error: no word of this parameter */}
      <button type="button" aria-label="Tudo" onClick={() => change({ ver: 'tudo' })} />
    </>
  );
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );

it('reads the words of the address, and takes no other', () => {
  open('/?etapa=anos_finais&ver=tudo');
  expect(screen.getByText('anos_finais null null')).toBeVisible();
});

it('writes one and leaves the others alone; null takes one out', async () => {
  open('/?etapa=anos_finais&ver=historico&pagina=2');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciais' }));
  expect(screen.getByRole('status')).toHaveTextContent('?etapa=anos_iniciais&ver=historico&pagina=2');
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.getByRole('status')).toHaveTextContent('?etapa=anos_iniciais&pagina=2');
});

it('a change that comes before the page shows the one before it leaves that one', async () => {
  open('/?ver=historico');
  await userEvent.click(screen.getByRole('button', { name: 'Duas' }));
  expect(screen.getByRole('status')).toHaveTextContent('?ver=historico&etapa=anos_iniciais&turma=7');
});

it('reads what fits a pattern, and knows the address of a change', () => {
  open('/?etapa=anos_finais&turma=12&pagina=2');
  expect(screen.getByText('anos_finais null 12')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '?turma=7&pagina=2');
});

it('takes nothing that does not fit its pattern', () => {
  open('/?turma=12a');
  expect(screen.getByText('null null null')).toBeVisible();
});
