import { TextField, type TextFieldProps } from './text-field';

/** A decimal as text, with comma or dot; read it with fromInput. Never type="number". */
export function DecimalField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField inputMode="decimal" autoComplete="off" spellCheck={false} {...props} />;
}
