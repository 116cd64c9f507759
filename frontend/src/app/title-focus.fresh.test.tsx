import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { PageHead } from '@/kit/ui/page-head';

it('who follows a link before the first page is drawn finds the focus on the title of the second', () => {
  window.history.pushState({ key: 'followed' }, '');
  render(<PageHead title="Ações Estratégicas" />);
  expect(screen.getByRole('heading', { name: 'Ações Estratégicas' })).toHaveFocus();
});
