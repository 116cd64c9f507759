import { afterEach, describe, expect, it, vi } from 'vitest';

import { fingerprint, shortDigest } from './fingerprint';

const PATH = '/api/simulations';

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['with SHA-256', crypto],
  ['over plain http, without it', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('a fingerprint %s', (_, given) => {
  const of = (address: string, body: string | Blob) => {
    vi.stubGlobal('crypto', given);
    return fingerprint(address, body);
  };

  it('is the same for the same request, as text or as a file', async () => {
    const first = await of(PATH, '{"managerEmail":"marina@example.org"}');
    expect(await of(PATH, '{"managerEmail":"marina@example.org"}')).toBe(first);
    expect(await of(PATH, new Blob(['{"managerEmail":"marina@example.org"}']))).toBe(first);
  });

  it('is another for another body or address', async () => {
    const all = [await of(PATH, '{"a":1}'), await of(PATH, '{"a":2}'), await of('/api/other', '{"a":1}')];
    expect(new Set(all).size).toBe(3);
  });

  it('holds nothing of what was sent', async () => {
    expect(await of(PATH, '{"managerEmail":"marina@example.org"}')).toMatch(/^([\da-f]{16}|[\da-f]{64})$/);
  });
});

it('differs for each of many similar requests', () => {
  const digests = Array.from({ length: 20_000 }, (_, place) =>
    shortDigest(new TextEncoder().encode(`{"approvalRate":"${place / 100}"}`)),
  );
  expect(new Set(digests).size).toBe(20_000);
});
