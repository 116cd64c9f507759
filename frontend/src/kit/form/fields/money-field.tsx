import { useField } from 'formik';
import type { KeyboardEvent } from 'react';

import { parseMoney } from '@/domain/action/money';
import { add, type Decimal, formatDecimal, isNegative, negate } from '@/domain/decimal';

import { TextField, type TextFieldProps } from './text-field';

const CENT: Decimal = { digits: 1n, scale: 2 };

/** Reais as people write them. Arrow keys step by a cent, never below nothing. */
export function MoneyField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  const [{ value }, , { setValue }] = useField<string>(props.name);

  function step(event: KeyboardEvent<HTMLInputElement>) {
    const typed = parseMoney(value);
    if (!typed || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const next = add(typed, event.key === 'ArrowUp' ? CENT : negate(CENT));
    if (!isNegative(next)) void setValue(formatDecimal(next, 2), false);
  }

  return <TextField inputMode="decimal" autoComplete="off" spellCheck={false} {...props} onKeyDown={step} />;
}
