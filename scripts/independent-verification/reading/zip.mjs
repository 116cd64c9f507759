// The entries of a zip archive, by its central directory.
import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

export const isZip = (bytes) => bytes.length > 4 && bytes.readUInt32LE(0) === 0x04034b50;

/** Each entry's name, and what gives its bytes. */
export function entries(bytes) {
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw new Error('o zip não tem índice');
  const found = new Map();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('o índice do zip está danificado');
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const header = bytes.readUInt32LE(at + 42);
    found.set(bytes.toString('utf8', at + 46, at + 46 + name), () => {
      const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
      const packed = bytes.subarray(start, start + size);
      return method === 0 ? packed : inflateRawSync(packed);
    });
    at += 46 + name + extra + comment;
  }
  return found;
}
