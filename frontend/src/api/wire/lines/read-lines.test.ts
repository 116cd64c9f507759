import { expect, it } from 'vitest';

import { readLines } from './read-lines';

const answer = (...pieces: string[]): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
  );

it('gives each line once it is whole, wherever the answer was cut', async () => {
  const heard: unknown[] = [];
  await readLines(answer('{"a":', '1}\n{"b"', ':"ç"}\n\n{"c":3}\n'), (line) => heard.push(line));
  expect(heard).toEqual([{ a: 1 }, { b: 'ç' }, { c: 3 }]);
});

it('refuses what is no JSON, and an answer without a body', async () => {
  await expect(readLines(answer('<html>\n'), () => {})).rejects.toMatchObject({ status: 0 });
  await expect(readLines(new Response(null), () => {})).rejects.toMatchObject({ status: 0 });
});
