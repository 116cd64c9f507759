// Compresses the built files once, so that the server sends them as they are: `.br` and `.gz` beside each.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this a smaller file saves no packet. */
const worthwhile = 1024;

for (const entry of readdirSync('dist', { recursive: true })) {
  const path = join('dist', entry);
  if (!compressible.test(path) || path.includes('.vite') || statSync(path).size < worthwhile) continue;
  const bytes = readFileSync(path);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: size }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
