import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { ErrorState } from './error-state';

function Page() {
  const [failed, setFailed] = useState(true);
  return (
    <>
      <h1 tabIndex={-1}>Dashboard</h1>
      {failed ? <ErrorState title="Erro" onRetry={() => setFailed(false)} /> : <p>6,0</p>}
    </>
  );
}

it('leaves the focus to the title of the page when trying again went well', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
