import { useFormikContext } from 'formik';

/** For parts inside a Form: its values, and a way to set or check them from outside a field. */
export function useForm<V extends object>() {
  const { values, setFieldValue, setValues, validateForm, isSubmitting, dirty, resetForm } =
    useFormikContext<V>();
  return {
    values,
    dirty,
    isSubmitting,
    validate: validateForm,
    reset: resetForm,
    /** Fills fields from outside, over what is typed at that moment, and checks the form again. */
    fill: (part: Partial<V> | ((known: V) => V)) =>
      setValues((known) => (typeof part === 'function' ? part(known) : { ...known, ...part }), true),
    set: (name: Extract<keyof V, string>, value: V[Extract<keyof V, string>]) =>
      setFieldValue(name, value, true),
  };
}
