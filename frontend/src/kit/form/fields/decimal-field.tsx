import { useField } from 'formik';
import type { KeyboardEvent } from 'react';

import { add, type Decimal, isNegative, negate, parseDecimal, toWire } from '@/domain/decimal';

import { TextField, type TextFieldProps } from './text-field';

const TENTH: Decimal = { digits: 1n, scale: 1 };

/** A decimal as text, with comma or dot. Never type="number". Arrow keys step by 0.1. */
export function DecimalField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  const [{ value }, , { setValue }] = useField<string>(props.name);

  function step(event: KeyboardEvent<HTMLInputElement>) {
    props.onKeyDown?.(event);
    const typed = parseDecimal(value);
    if (!typed || event.defaultPrevented || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const next = add(typed, event.key === 'ArrowUp' ? TENTH : negate(TENTH));
    if (!isNegative(next)) void setValue(toWire(next).replace('.', ','), false);
  }

  return <TextField inputMode="decimal" autoComplete="off" spellCheck={false} {...props} onKeyDown={step} />;
}
