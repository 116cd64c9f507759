import { describe, expect, it } from 'vitest';

import { isGone, Problem, readProblem, sentenceOf } from './problem';

function refusal(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

describe('readProblem', () => {
  it('takes the sentence and the fields', async () => {
    const problem = await readProblem(
      refusal(409, { detail: 'Confira os campos.', errors: { managerUsername: 'Já está em uso.', x: 3 } }),
    );
    expect(problem.status).toBe(409);
    expect(problem.sentence()).toBe('Confira os campos.');
    expect(problem.fields).toEqual({ managerUsername: 'Já está em uso.' });
  });

  it('knows by its kind, not by its words, what is no more', async () => {
    const isGoneAfter = async (type: string) =>
      isGone(await readProblem(refusal(404, { type, detail: 'Não encontrado.' })));
    expect(await isGoneAfter('urn:ideb:not-found')).toBe(true);
    expect(await isGoneAfter('about:blank')).toBe(false);
  });

  it('says how long to wait', async () => {
    const problem = await readProblem(
      refusal(
        429,
        { detail: 'Muitas tentativas. Aguarde 2 minutos e tente de novo.' },
        { 'retry-after': '90' },
      ),
    );
    expect(problem.retryAfter).toBe(90);
    expect(problem.sentence()).toBe('Muitas tentativas. Aguarde 2 minutos e tente de novo.');
    const wordless = await readProblem(refusal(429, {}, { 'retry-after': '90' }));
    expect(wordless.sentence('Erro ao fazer login.')).toBe(
      'Erro ao fazer login. Aguarde 2 minutos e tente de novo.',
    );
  });

  it('reads a date to wait for', async () => {
    const now = Date.parse('2025-10-14T12:00:00Z');
    const until = { 'retry-after': 'Tue, 14 Oct 2025 12:00:30 GMT' };
    expect((await readProblem(refusal(503, {}, until), now)).retryAfter).toBe(30);
  });

  it('never shows a page of markup', async () => {
    const page = new Response('<html>502</html>', { status: 502, headers: { 'content-type': 'text/html' } });
    const problem = await readProblem(page);
    expect(problem.sentence('Erro ao fazer login')).toBe('Erro ao fazer login');
  });

  it('survives a body that is no JSON', async () => {
    const broken = new Response('{', { status: 500, headers: { 'content-type': 'application/json' } });
    expect((await readProblem(broken)).sentence()).toBe('Tente novamente.');
  });
});

describe('sentenceOf', () => {
  it('explains a missing answer', () => {
    expect(sentenceOf(new Problem({ status: 0 }))).toContain('Sem resposta do servidor');
  });

  it('falls back for anything else', () => {
    expect(sentenceOf(new TypeError('x'), 'Erro ao registrar escola')).toBe('Erro ao registrar escola');
  });
});
