import { vi } from 'vitest';

export type Answer = (request: { body: unknown; url: URL }) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Answers the calls of a test by "METHOD /path"; what is not in the table does not exist. */
export function serve(answers: Record<string, Answer>): void {
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const url = new URL(path, 'http://localhost');
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    return answers[call]?.({ body, url }) ?? json({ detail: `Nada em ${call}` }, 404);
  });
}
