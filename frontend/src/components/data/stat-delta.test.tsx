import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { DataTable } from './data-table';
import { StatDelta } from './stat-delta';

describe('StatDelta', () => {
  it('says a direction in words and colours it by meaning', () => {
    const { container } = render(<StatDelta value="-1.2" unit="p.p." lowerIsBetter />);
    expect(container).toHaveTextContent(/^caiu 1,2\sp\.p\.$/);
    expect(container.firstChild).toHaveClass('good');
  });

  it('treats a change that rounds to nothing as none', () => {
    const { container } = render(<StatDelta value="0.04" />);
    expect(container).toHaveTextContent('0,0');
    expect(container.firstChild).toHaveClass('same');
  });
});

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
