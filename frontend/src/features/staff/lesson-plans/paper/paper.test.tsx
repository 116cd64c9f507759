import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { ninth } from '@/test/classes';

import { fractions, openPlans, press } from '../test-page';

it('is what the browser prints while it is open', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await openPlans([fractions], {}, `/lesson-plans?plano=${fractions.id}`);
  await screen.findByRole('button', { name: 'Imprimir' });
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.querySelector('body > .lesson-paper')).toHaveTextContent('Frações no dia a dia');
  window.dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(document.querySelector('.lesson-paper')).toBeNull());
  expect(print).not.toHaveBeenCalled();
  print.mockRestore();
});

it('goes on paper alone', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await openPlans([fractions], {}, `/lesson-plans?plano=${fractions.id}`);
  await press('Imprimir');
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  const paper = document.querySelector('body > .lesson-paper');
  expect(paper).toHaveTextContent('Frações no dia a dia');
  expect(paper).toHaveTextContent(`Turma ${ninth.name}, 20/11/2026`);
  const [quiz, key] = paper?.querySelectorAll<HTMLElement>('.lesson-paper-page') ?? [];
  // The quiz can be handed out: what is right stands on the page after it.
  expect(quiz).toHaveTextContent('Quanto é metade de 8?A) 2B) 4C) 6D) 8O que é uma fração?');
  expect(quiz).not.toHaveTextContent(/certa|4 e 4 são 8|parte de um inteiro/);
  expect(key).toHaveTextContent('GabaritoSó para quem dá a aula.B) 44 e 4 são 8.');
  expect(key).toHaveTextContent('O que uma resposta certa mostra:Que é parte de um inteiro.');
  expect(paper?.querySelectorAll('[data-right]')).toHaveLength(0);
  window.dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(document.querySelector('.lesson-paper')).toBeNull());
  print.mockRestore();
});
