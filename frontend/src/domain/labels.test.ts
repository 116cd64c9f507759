import { describe, expect, it } from 'vitest';

import { formatDate, formatMonth, formatRecent, parseDay } from './dates';
import { bandOf } from '@/domain/index/index-band';
import { headerRole, initials, networkLabel, roleLabel, states } from './labels';

describe('labels', () => {
  it('shows gestor by name, other roles as they are, none as a user', () => {
    expect(headerRole('gestor')).toBe('Gestor');
    expect(headerRole('coordenador')).toBe('coordenador');
    expect(headerRole(undefined)).toBe('Usuário');
    expect(roleLabel('professor')).toBe('Professor(a)');
  });

  it('names networks and counts the states', () => {
    expect(networkLabel('estadual')).toBe('rede estadual');
    expect(networkLabel(null)).toBeNull();
    expect(new Set(states).size).toBe(27);
  });

  it.each([
    ['Marina Souza', 'MS'],
    ['Maria da Silva e Souza', 'MS'],
    ['Érica', 'É'],
    ['Bia 🌻', 'B'],
    ['🌻Ana (Lia) 👩‍👧', 'AL'],
    ['𐐨𐐩 Sá', '𐐀S'],
    ['', ''],
  ])('takes the initials of "%s": "%s"', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('bandOf', () => {
  it.each([
    ['6.00', 'boa'],
    ['5.99', 'atencao'],
    ['4.00', 'atencao'],
    ['3.99', 'critica'],
    ['10', 'boa'],
    ['0', 'critica'],
  ])('%s is %s', (index, band) => {
    expect(bandOf(index)).toBe(band);
  });

  it('is nothing without an index', () => {
    expect(bandOf(null)).toBeNull();
  });
});

describe('dates', () => {
  it('keeps a date without a time on its day', () => {
    expect(formatDate('2015-03-02')).toBe('02/03/2015');
  });

  it('names months', () => {
    expect(formatMonth('2025-07')).toBe('jul/25');
    expect(formatMonth('2025-07', true)).toBe('jul');
  });

  it('says today and yesterday', () => {
    const now = new Date(2025, 9, 14, 12);
    expect(formatRecent(new Date(2025, 9, 14, 7, 30).toISOString(), now)).toBe('hoje, 07:30');
    expect(formatRecent(new Date(2025, 9, 13, 18, 12).toISOString(), now)).toBe('ontem, 18:12');
    expect(formatRecent(new Date(2025, 9, 1, 9).toISOString(), now)).toBe('01/10/2025');
  });
});

it.each([
  ['17/04/2026', '2026-04-17'],
  [' 7/4/2026 ', '2026-04-07'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2026', null],
  ['04/17/2026', null],
  ['17/04/26', null],
  ['2026-04-17', null],
  ['', null],
])('"%s" is read as the day %s', (typed, day) => {
  expect(parseDay(typed)).toBe(day);
});
