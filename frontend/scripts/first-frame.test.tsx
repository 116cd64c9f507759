import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { FIRST_FRAME } from '@/kit/browser/first-frame';

import { firstFrame } from './first-frame';
import { Brand } from '@/parts/frame/brand';
import { PublicFrame } from '@/parts/frame/public-frame';

const inline = (area: string) => {
  document.body.innerHTML = firstFrame(area).markup;
  return document.body;
};
const bare = (html: string) => html.replaceAll(/ class="[^"]*"| aria-hidden="true"/g, '');

it.each(['public', 'staff'])('the HTML of the %s pages brings the same brand as the page', (area) => {
  const { container } = render(<Brand />);
  expect(bare(inline(area).innerHTML)).toContain(bare(container.innerHTML));
});

it('brings each theme’s own colours, and weighs about 2 kB', () => {
  const { style, markup } = firstFrame('staff');
  expect(style).toContain('--bg:#f4f6f9');
  expect(style.match(/--bg:#0b0f16/g)).toHaveLength(2);
  expect(style).not.toContain('--bg:#fbf6ec');
  expect(style.length + markup.length).toBeLessThan(4000);
});

it('goes when the page’s own frame is there', () => {
  inline('public');
  expect(document.getElementById(FIRST_FRAME)).not.toBeNull();
  render(<PublicFrame>início</PublicFrame>, { wrapper: MemoryRouter });
  expect(document.getElementById(FIRST_FRAME)).toBeNull();
});
