// About fifteen files a folder: the next one is the moment to split it.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MOST = 16;

const counts = new Map();
for (const entry of readdirSync('src', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const folder = dirname(join(entry.parentPath, entry.name));
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}
const full = [...counts].filter(([, count]) => count > MOST);
full.forEach(([folder, count]) => console.error(`${folder} has ${count} files, more than ${MOST}`));
process.exitCode = full.length > 0 ? 1 : 0;
