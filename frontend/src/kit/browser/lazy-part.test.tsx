import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { ChunkError, lazyPart } from './lazy-part';

const Part = ({ name }: { name: string }) => <p>{name} chegou</p>;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'));
const come = () => Promise.resolve(Part);

/** A file that does not come these many times, then does. */
function fileThatFails(times: number) {
  const load = vi.fn<() => Promise<typeof Part>>(come);
  for (let time = 0; time < times; time += 1) load.mockImplementationOnce(gone);
  return load;
}

const second = () => act(() => vi.advanceTimersByTimeAsync(1000));

/** Time enough for both tries, and to forget a failure that has been shown. */
async function wait() {
  await second();
  await second();
  await second();
}

const Failure = ({ error }: FallbackProps) => (
  <p>{error instanceof ChunkError ? 'versão nova' : 'defeito'}</p>
);

const Page = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Failure}>
    <p>a página</p>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

async function open(part: ReactNode) {
  await act(async () => render(part, { wrapper: Page }));
  await wait();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a part of the program', () => {
  it('is asked for twice before giving up', async () => {
    const load = fileThatFails(2);
    const part = lazyPart(load);
    await open(<part.Component name="Parte" />);
    expect(screen.getByText('versão nova')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that failed ahead of time is asked for again when it is needed', async () => {
    const part = lazyPart(fileThatFails(2));
    part.preload();
    await wait();
    await open(<part.Component name="Parte" />);
    expect(screen.getByText('Parte chegou')).toBeInTheDocument();
  });
});

describe('a dialog that could not be loaded', () => {
  const onClose = vi.fn<() => void>();
  const show = async (load: () => Promise<typeof Part>) => {
    const dialog = lazyDialog(load, () => onClose);
    await open(<dialog.Component name="Diálogo" />);
  };

  it('leaves the page standing, and offers to load it anew', async () => {
    await show(gone);
    expect(screen.getByText('a página')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Não foi possível abrir' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInTheDocument();
  });

  it('can be closed', async () => {
    await show(gone);
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('that loads and then breaks goes to the error boundary, not to a new version', async () => {
    await show(() =>
      Promise.resolve(() => {
        throw new Error('quebrou');
      }),
    );
    expect(screen.getByText('defeito')).toBeInTheDocument();
  });
});
