import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { type Decimal, parseDecimal } from '@/domain/decimal';

import { IdebRuleZoom } from './ideb-rule-zoom';
import { zoomedTenths } from './zoomed-tenths';

const of = (text: string): Decimal => parseDecimal(text) ?? { digits: 0n, scale: 0 };
const zoomed = (index: string, target: string, threshold: string, says: string | null = null) =>
  zoomedTenths(of(index), of(target), of(threshold), says === null ? null : of(says));

describe('the zoomed rule', () => {
  it('has four tenths around the index', () => {
    const { tenths, at, aim, far } = zoomed('5.01', '5.1', '5.05');
    expect(tenths).toEqual([49, 50, 51, 52]);
    expect([at, aim]).toEqual([expect.closeTo(40), expect.closeTo(50)]);
    expect(far).toBe(false);
  });

  it('has up to six where the goal is further away, and one beyond stands at the edge', () => {
    expect(zoomed('5.01', '5.3', '5.25').tenths).toEqual([49, 50, 51, 52, 53, 54]);
    const { tenths, aim, ends } = zoomed('5.01', '6.0', '5.95');
    expect(tenths).toHaveLength(6);
    expect([aim, ends]).toEqual([100, true]);
  });

  it('never leaves 0 to 10', () => {
    expect(zoomed('9.98', '10.0', '9.95').tenths.at(-1)).toBe(100);
    expect(zoomed('0.01', '0.1', '0.05').tenths[0]).toBe(0);
  });

  it('publishes what it is told, where the printed places would say more', () => {
    expect(zoomed('4.95', '5.2', '5.15').published).toBe(50);
    expect(zoomed('4.95', '5.2', '5.15', '4.9').published).toBe(49);
  });

  it('moves the word away from the mark', () => {
    expect(zoomed('4.96', '5.1', '5.05').far).toBe(true);
    expect(zoomed('5.00', '5.1', '5.05').mid).toBe(true);
    expect(zoomed('5.04', '5.1', '5.05').mid).toBe(false);
  });

  it('says the same in words', () => {
    render(<IdebRuleZoom product={of('5.01')} target={of('5.1')} threshold={of('5.05')} when="2023" />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Antes de arredondar, o índice de 2023 é 5,01 e publica 5,0. Para publicar 5,1 precisa chegar a 5,05.',
    );
    expect(screen.getByText('2023: 5,01')).toBeInTheDocument();
    expect(screen.getByText('faltam 0,04')).toBeInTheDocument();
  });

  it('names no gap where the goal is reached', () => {
    render(<IdebRuleZoom product={of('5.06')} target={of('5.1')} threshold={of('5.05')} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'O índice é 5,06 e publica 5,1. A meta 5,1 é atingida.',
    );
    expect(screen.queryByText(/faltam/)).toBeNull();
    expect(screen.getByText('chega a 5,1')).toBeInTheDocument();
  });
});
