// What stands on screen before any file of ours has come: the brand, and the frame of the page's area where the real one
// will be. It lies under the page, so that the page moves nothing, and goes when the page's frame is there
// (src/kit/browser/first-frame.ts).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { FIRST_FRAME } from '../src/kit/browser/first-frame';

const read = (file: string): string => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');

const MARK =
  '<svg viewBox="0 0 36 36"><rect width="36" height="36" rx="9" fill="var(--primary)"></rect>' +
  '<g fill="none" stroke="var(--on-primary)" stroke-linecap="round"><path d="M7 24.5h22" stroke-width="2.5"></path>' +
  '<path d="M9.5 24v-4M14 24v-4M22.5 24v-4M27 24v-4" stroke-width="2" opacity=".65"></path>' +
  '<path d="M18.2 24V10" stroke-width="3"></path></g></svg>';

export const BRAND = `<div class="first-brand">${MARK}<div><b>Sistema IDEB</b> <span>Gestão Educacional</span></div></div>`;

/** The button of a phone's menu, as lucide draws it. */
const MENU =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M4 5h16M4 12h16M4 19h16"/></svg>';

const SHAPES: Readonly<Record<string, string>> = {
  public: `<div class="first-bar">${BRAND}</div>`,
  staff: `<div class="first-nav">${BRAND}</div><div class="first-bar">${MENU}</div>`,
  pupil: `<div class="first-pupil">${MARK}<b>Sistema IDEB</b></div>`,
};

/** The tokens that a style sheet uses, theme by theme, as they stand in the product's own. */
function tokensFor(css: string, isPupils: boolean): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  const blocks = read('../src/styles/tokens.css').matchAll(/(:root[^{}]*?)\s*\{([^{}]*)\}/g);
  const rules = [...blocks].flatMap(([, selector = '', body = '']) => {
    const declared = [...body.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g)]
      .filter(([, name = '']) => used.has(name) || name === 'color-scheme')
      .map(([, name, value]) => `${name}:${value}`);
    const isArea = selector.includes('data-area');
    if (declared.length === 0 || (isArea && !isPupils)) return [];
    const rule = `${selector}{${declared.join(';')}}`;
    if (!selector.includes(':not(')) return [rule];
    // Warm paper is the light theme's, the other exception the dark one's.
    return [`@media ${isArea ? 'not ' : ''}(prefers-color-scheme:dark){${rule}}`];
  });
  return rules.join('');
}

const small = (css: string): string => css.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};:,>]) ?/g, '$1');

/** In the order of src/styles/index.css, before any sheet of a part that comes ahead of that one names its layer. */
const LAYERS = '@layer properties,theme,base,kit,features,utilities;';

/** The style and the markup of an area's frame. */
export function firstFrame(area: string): { style: string; markup: string } {
  const css = read('./first-frame.css') + (area === 'pupil' ? read('./first-frame-pupil.css') : '');
  const shape = SHAPES[area];
  if (!shape) throw new Error(`the area ${area} has no first frame: draw one in scripts/first-frame.ts`);
  return {
    style: `<style>${LAYERS}${small(tokensFor(css + shape, area === 'pupil') + css)}</style>`,
    markup: `<div id="${FIRST_FRAME}" aria-hidden="true">${shape}</div>`,
  };
}
