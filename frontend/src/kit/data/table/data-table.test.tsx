import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { DataTable } from './data-table';

it('sorts text in Portuguese order and says so', async () => {
  const rows = ['Zebra', 'Água', 'Árvore', 'azul'];
  render(
    <DataTable
      caption="Nomes"
      rows={rows}
      rowKey={(row) => row}
      columns={[{ key: 'name', label: 'Nome', cell: (row) => row, sortBy: (row) => row }]}
    />,
  );
  screen.getByRole('button', { name: 'Nome' }).click();
  expect(await screen.findByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Água',
    'Árvore',
    'azul',
    'Zebra',
  ]);
});

it.each([
  ['wider than the screen', 900, '0'],
  ['not', 300, null],
])('is reached by Tab where it is %s', (_, width, stop) => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(
    <DataTable
      caption="Nomes"
      rows={['Ana']}
      rowKey={(row) => row}
      columns={[{ key: 'name', label: 'Nome', cell: (row) => row }]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Nomes' }).getAttribute('tabindex')).toBe(stop);
  vi.restoreAllMocks();
});
