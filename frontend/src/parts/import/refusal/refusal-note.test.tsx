import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { Problem } from '@/api/wire/problem';
import { toastStore } from '@/kit/feedback/toast/toast-store';
import { ImportFoot } from '@/parts/import/import-foot';
import type { ImportKind } from '@/parts/import/import-kind';
import { ImportWizard } from '@/parts/import/import-wizard';
import { useImport } from '@/parts/import/use-import';

/** An import that is never taken. */
function Refused({ by }: { by: Problem }) {
  const kind: ImportKind<string> = {
    send: async () => {
      throw by;
    },
    options: null,
    accepts: ['.csv'],
    wanted: () => 0,
    wrong: () => 0,
    steps: { check: () => null, errors: () => null, result: () => null },
    text: { limits: '', wrongKind: '', bringIn: () => '', again: '', see: '' },
  };
  const flow = useImport(kind);
  return (
    <>
      <ImportWizard kind={kind} flow={flow} />
      <ImportFoot kind={kind} flow={flow} onClose={() => {}} />
    </>
  );
}

describe('a file that is refused', () => {
  const refusal = new Problem({
    status: 422,
    type: 'urn:ideb:file-not-taken',
    title: 'Esta planilha não é a do INEP',
    detail: 'Não encontrei nela nenhuma tabela do IDEB.',
    facts: [{ name: 'Separador', value: 'vírgula' }],
  });
  const refuse = async (error: Problem, name = 'notas da Ana.csv') => {
    const person = userEvent.setup();
    act(() => toastStore.dismiss());
    render(<Refused by={error} />);
    await person.upload(screen.getByLabelText(/Escolher a planilha/), new File(['a,b'], name));
    await person.click(screen.getByRole('button', { name: 'Conferir a planilha' }));
    return person;
  };

  it('is told beside the place for a file, and there alone', async () => {
    await refuse(refusal);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Esta planilha não é a do INEPNão encontrei nela nenhuma tabela do IDEB.',
    );
    expect(toastStore.current()).toBeNull();
  });

  it('has its facts behind a word, and a message for whoever helps that names nobody', async () => {
    const person = await refuse(refusal);
    await person.click(await screen.findByText('Detalhes do arquivo'));
    expect(screen.getByText('vírgula')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Copiar mensagem para o suporte' }));
    expect(await screen.findByText('Mensagem copiada')).toBeVisible();
    const message = await navigator.clipboard.readText();
    expect(message).toContain('Recusa: Esta planilha não é a do INEP. Não encontrei nela');
    expect(message).toContain('Tipo do arquivo: CSV');
    expect(message).toContain('Separador: vírgula');
    expect(message).toMatch(/^Data: \d\d\/\d\d\/\d{4}, \d\d:\d\d$/m);
    expect(message).not.toContain('Ana');
  });

  it('that the server could not look at has no details', async () => {
    await refuse(new Problem({ status: 500 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro na importação');
    expect(screen.queryByText('Detalhes do arquivo')).toBeNull();
  });
});
