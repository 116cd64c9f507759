import type { ReactNode } from 'react';
import { type AnyObject, type ObjectSchema, setLocale } from 'yup';

import { CheckField } from '@/kit/form/fields/check-field';
import { DecimalField } from '@/kit/form/fields/decimal-field';
import { Form, type FormProps } from './form';
import { PasswordField } from '@/kit/form/fields/password-field';
import { SelectField } from '@/kit/form/fields/select-field';
import { TextField } from '@/kit/form/fields/text-field';
import type { FieldName, Typed } from './typed';
import { useForm } from './use-form';
import { uiText } from '@/kit/ui/ui.text';

// Where a rule has no sentence of its own: those of yup are English.
setLocale({ mixed: { required: uiText.required, notType: uiText.required, oneOf: uiText.required } });

/** A field that knows its form's names. */
type FieldOf<F, V> = F extends (props: infer P) => ReactNode
  ? (props: Omit<P, 'name'> & { name: FieldName<V> }) => ReactNode
  : never;

/** A form by its schema: what is typed, under which names, and what it is read into. */
export interface FormOf<O extends AnyObject> {
  Form: (props: Omit<FormProps<Typed<O>, O>, 'schema'>) => ReactNode;
  TextField: FieldOf<typeof TextField, Typed<O>>;
  PasswordField: FieldOf<typeof PasswordField, Typed<O>>;
  DecimalField: FieldOf<typeof DecimalField, Typed<O>>;
  SelectField: FieldOf<typeof SelectField, Typed<O>>;
  CheckField: FieldOf<typeof CheckField, Typed<O>>;
  useForm: typeof useForm<Typed<O>>;
  /** Reads what is typed at this moment, right or wrong. */
  parse: (values: Typed<O>) => O;
}

export function formOf<O extends AnyObject>(schema: ObjectSchema<O>): FormOf<O> {
  return {
    Form: (props) => Form({ ...props, schema }),
    TextField,
    PasswordField,
    DecimalField,
    SelectField,
    CheckField,
    useForm: useForm<Typed<O>>,
    parse: (values) => schema.cast(values, { assert: false }) as O,
  };
}

/** What is typed into a form. */
export type ValuesOf<F> = F extends { parse: (values: infer V) => unknown } ? V : never;
