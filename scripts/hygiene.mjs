// What may not enter the repository; reads every file that git tracks or would track.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const LISTED_LINES = 400;
const MOST_LINES = 600;
const CODE = /\.(rs|tsx?|m?js|css|sql|sh)$|^scripts\/[^./]+$/;
const GENERATED = /\.gen\.ts$/;
// In brackets, so that this file does not match itself.
const PRIVATE = [
  [/(^|[^a-z])\/(wor[k]|far[m])\//, 'caminho de uma máquina particular'],
  [/(^|[^\w.-])\/(hom[e]|User[s])\/(?!linuxbrew\b)[\w.-]+\//, 'caminho de uma máquina particular'],
  [/(^|[^\w.-])\/roo[t]\/\w/, 'caminho de uma máquina particular'],
  [
    /https?:\/\/[a-z.]*(np[m]|pyp[i]|crat[e]|debia[n])[a-z]*\.(org|io|com)/,
    'servidor de um registro de pacotes',
  ],
];

const problems = [];
const report = (file, line, problem) => problems.push(`${file}${line ? `:${line}` : ''}: ${problem}`);

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\0')
  .filter((file) => file && existsSync(file) && statSync(file).isFile());

const texts = new Map();
for (const file of files) {
  const bytes = readFileSync(file);
  if (!bytes.includes(0)) texts.set(file, bytes.toString('utf8'));
}

for (const [file, text] of texts) {
  const lines = text.split('\n');
  if (file !== 'Cargo.lock') {
    lines.forEach((line, index) => {
      for (const [pattern, problem] of PRIVATE) if (pattern.test(line)) report(file, index + 1, problem);
    });
  }
  if (CODE.test(file) && !GENERATED.test(file)) {
    const count = lines.length - (text.endsWith('\n') ? 1 : 0);
    if (count > MOST_LINES) report(file, 0, `${count} linhas, mais que ${MOST_LINES}`);
    else if (count > LISTED_LINES) console.log(`${file}: ${count} linhas; há uma segunda coisa dentro?`);
  }
}

// Lock files pin by digest; an address would tie them to one registry or mirror.
for (const [file, text] of texts) {
  const name = basename(file);
  if (name === 'package-lock.json' || name === 'npm-shrinkwrap.json') {
    for (const [path, entry] of Object.entries(JSON.parse(text).packages ?? {})) {
      if (/^\w+:/.test(entry.resolved ?? '')) report(file, 0, `endereço de download em ${path}`);
      // Other platforms' packages may be out of reach where the lock file is made.
      if (path && !entry.link && !entry.optional && !entry.integrity)
        report(file, 0, `sem soma de verificação: ${path}`);
    }
  }
  if (name === 'Cargo.lock') {
    const index = 'registry+https://github.com/rust-lang/crates.io-index';
    for (const [, source] of text.matchAll(/^source = "(.*)"$/gm)) {
      if (source !== index) report(file, 0, `origem que não é o registro comum: ${source}`);
    }
  }
}

const migrations = new Map();
for (const file of files) {
  const [, folder, name] = file.match(/^migrations\/([^/]+)\/([^/]+)$/) ?? [];
  if (folder) migrations.set(folder, [...(migrations.get(folder) ?? []), name]);
}
[...migrations.keys()].sort().forEach((folder, index) => {
  const path = `migrations/${folder}`;
  if (!folder.startsWith(`${String(index + 1).padStart(4, '0')}_`))
    report(path, 0, 'fora da numeração seguida');
  for (const name of ['up.sql', 'down.sql']) {
    if (!texts.get(`${path}/${name}`)?.trim()) report(path, 0, `falta ${name}, ou está vazio`);
  }
});

const withoutCode = (text) => text.replace(/^(```|~~~)[\s\S]*?^\1/gm, (code) => code.replace(/[^\n]/g, ''));

// The anchors that a heading of a page gets where Markdown is shown.
function anchors(text) {
  const seen = new Map();
  return [...withoutCode(text).matchAll(/^#{1,6} +(.*?) *#*$/gm)].map(([, title]) => {
    const words = title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = words.replace(/[^\p{L}\p{N}\p{M} _-]/gu, '').replaceAll(' ', '-');
    const earlier = seen.get(slug) ?? 0;
    seen.set(slug, earlier + 1);
    return earlier ? `${slug}-${earlier}` : slug;
  });
}

const LINK = /!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)|^\[[^\]]+\]:\s*<?([^\s>]+)>?/gm;
for (const [file, text] of texts) {
  if (!file.endsWith('.md')) continue;
  const page = withoutCode(text).replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
  for (const match of page.matchAll(LINK)) {
    const link = match[1] ?? match[2];
    if (/^[a-z][a-z+.-]*:/i.test(link)) continue;
    const line = page.slice(0, match.index).split('\n').length;
    const [path, anchor] = decodeURI(link).split('#');
    const target = path ? normalize(path.startsWith('/') ? path.slice(1) : join(dirname(file), path)) : file;
    if (!existsSync(target)) report(file, line, `o link ${link} não leva a nada`);
    else if (anchor && target.endsWith('.md') && !anchors(readFileSync(target, 'utf8')).includes(anchor)) {
      report(file, line, `o link ${link} leva a um título que não existe`);
    }
  }
}

for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);
console.log(`${files.length} arquivos em ordem.`);
