// Compares two folders of pictures (`npm run pictures`) pixel by pixel, in Chromium: `node scripts/compare-pictures.mjs
// BEFORE AFTER`. Says of each pair that differs how many pixels do, and where.
import { chromium } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [before, after] = process.argv.slice(2);
const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

const difference = async ([one, other]) => {
  const pixels = async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height)
    return `${a.width}x${a.height} is now ${b.width}x${b.height}`;
  let count = 0;
  const box = [a.width, a.height, 0, 0];
  for (let at = 0; at < a.data.length; at += 4) {
    if ([0, 1, 2].every((part) => a.data[at + part] === b.data[at + part])) continue;
    count += 1;
    const [x, y] = [(at / 4) % a.width, Math.floor(at / 4 / a.width)];
    box.splice(0, 4, Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y));
  }
  return count === 0 ? null : `${count} pixels, within ${box.slice(0, 2)} to ${box.slice(2)}`;
};

const names = [...new Set([...readdirSync(before), ...readdirSync(after)])];
let failed = 0;
for (const name of names) {
  const files = [join(before, name), join(after, name)];
  const told = files.every((file) => existsSync(file))
    ? await page.evaluate(
        difference,
        files.map((file) => readFileSync(file).toString('base64')),
      )
    : 'is not in both';
  if (told === null) continue;
  failed += 1;
  console.log(`${name}: ${told}`);
}
console.log(`${names.length - failed} of ${names.length} are equal`);
await browser.close();
process.exitCode = failed ? 1 : 0;
