import { Problem } from '@/api/wire/problem';

/** Reads an answer that comes line by line, each a JSON document, and gives each as soon as it is whole. */
export async function readLines<Line>(response: Response, onLine: (line: Line) => void): Promise<void> {
  if (!response.body) throw new Problem({ status: 0 });
  let rest = '';
  const lines = new WritableStream<string>({
    write(piece) {
      const parts = (rest + piece).split('\n');
      rest = parts.pop() ?? '';
      parts.filter((line) => line !== '').forEach((line) => onLine(JSON.parse(line) as Line));
    },
  });
  try {
    await response.body.pipeThrough(new TextDecoderStream()).pipeTo(lines);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem({ status: 0 });
  }
}
