import { Form as FormikForm, Formik, type FormikHelpers, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ObjectSchema } from 'yup';

import { failureOf, isFailure } from './form-failure';

interface FormProps<V extends FormikValues, O extends object> {
  initialValues: V;
  /** yup; its sentences stand next to the fields. */
  schema?: ObjectSchema<O>;
  /** What it throws becomes the form's alert; its field sentences go to their fields. */
  onSubmit: (values: V, helpers: FormikHelpers<V>) => Promise<unknown> | unknown;
  /** Told when sending is held back by the schema; the sentences by field. */
  onInvalid?: (errors: Readonly<Record<string, unknown>>) => void;
  /** The alert's sentence when the server gives none. */
  fallback?: string;
  /** Starts over when the initial values change. */
  reinitialize?: boolean;
  children: ReactNode | ((values: V) => ReactNode);
  className?: string;
  label?: string;
}

/** Every form: checks on leaving a field, sends once at a time, brings the focus to the first wrong field. */
export function Form<V extends FormikValues, O extends object>(props: FormProps<V, O>) {
  const {
    initialValues,
    schema,
    onSubmit,
    fallback,
    reinitialize = false,
    onInvalid,
    children,
    className,
    label,
  } = props;
  const element = useRef<HTMLFormElement>(null);

  async function submit(values: V, helpers: FormikHelpers<V>) {
    helpers.setStatus(undefined);
    try {
      await onSubmit(values, helpers);
    } catch (error) {
      helpers.setStatus(failureOf(error, values, fallback));
    }
  }

  return (
    <Formik
      initialValues={initialValues}
      {...(schema ? { validationSchema: schema } : {})}
      enableReinitialize={reinitialize}
      validateOnChange={false}
      onSubmit={submit}
    >
      {(formik) => (
        <FormikForm
          ref={element}
          className={className}
          aria-label={label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (formik.isSubmitting) return;
            void formik.submitForm();
            if (onInvalid) void formik.validateForm().then((errors) => tell(errors, onInvalid));
          }}
        >
          <FocusFirstInvalid form={element} />
          {typeof children === 'function' ? children(formik.values) : children}
        </FormikForm>
      )}
    </Formik>
  );
}

function tell(
  errors: Readonly<Record<string, unknown>>,
  onInvalid: (errors: Readonly<Record<string, unknown>>) => void,
) {
  if (Object.keys(errors).length > 0) onInvalid(errors);
}

/** After an attempt that failed, the focus goes to the first wrong field; never while someone types. */
function FocusFirstInvalid({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { isSubmitting, errors, status } = useFormikContext();
  const refused = Object.keys(errors).length > 0 || isFailure(status);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && refused) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    wasSubmitting.current = isSubmitting;
  }, [form, isSubmitting, refused]);
  return null;
}
