import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { SideNav } from './side-nav';

const links = (address: string) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SideNav />
    </MemoryRouter>,
  );
  return ['Dashboard', 'Simulação IDEB'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
};

it.each([
  ['/?etapa=ensino_medio', ['/?etapa=ensino_medio', '/simulation?etapa=ensino_medio']],
  ['/simulation?modo=rapida&etapa=anos_finais', ['/?etapa=anos_finais', '/simulation?etapa=anos_finais']],
  ['/', ['/', '/simulation']],
  ['/?etapa=outra', ['/', '/simulation']],
])('from %s the stage goes along', (address, expected) => {
  expect(links(address)).toEqual(expected);
});
