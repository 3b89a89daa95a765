import { useFormik, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ObjectSchema } from 'yup';
import type { FormProblem } from '../../machines/shared/fieldErrors';
import { serverErrorKey } from './serverErrors';
import { isValidationKey, validationTexts } from './validation';

export type SchemaFormOptions<TValues extends FormikValues> = {
  initialValues: TValues;
  /** Its messages are keys of validationTexts. */
  schema: ObjectSchema<TValues>;
  problem: FormProblem | null;
  busy: boolean;
  onSubmit: (values: TValues) => void;
  /** Focuses the first field on mount: for a form in a dialog. */
  focusesFirst?: boolean;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A form over a yup schema: no errors before the first submit, which focuses the first invalid
 * field; then each shows its own. A server error stays until its field is changed.
 */
export function useSchemaForm<TValues extends FormikValues>({
  initialValues,
  schema,
  problem,
  busy,
  onSubmit,
  focusesFirst = false,
}: SchemaFormOptions<TValues>) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [wasTried, setTried] = useState(false);
  const [mended, setMended] = useState<{ problem: FormProblem | null; fields: readonly string[] }>({
    problem: null,
    fields: [],
  });
  const formik = useFormik<TValues>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: wasTried,
    onSubmit,
  });

  useEffect(() => {
    if (focusesFirst) form.current?.querySelector('input')?.focus();
  }, [focusesFirst]);

  useEffect(() => {
    if (problem?.kind === 'fields') focusFirst(form.current, problem.errors);
  }, [problem]);

  const serverErrors = problem?.kind === 'fields' ? problem.errors : {};
  const mendedFields = mended.problem === problem ? mended.fields : [];

  const errorOf = (name: string): string | undefined => {
    const found = messageOf(formik.errors, name);
    if (isValidationKey(found)) return intl.formatMessage(validationTexts[found]);
    const code = mendedFields.includes(name) ? undefined : serverErrors[name];
    return code && intl.formatMessage(validationTexts[serverErrorKey(name, code)]);
  };

  const onChange = (event: ChangeEvent<Control>) => {
    setMended({ problem, fields: [...mendedFields, event.target.name] });
    formik.handleChange(event);
  };

  const submit = async () => {
    setTried(true);
    const errors = await formik.validateForm();
    if (Object.keys(errors).length > 0) focusFirst(form.current, errors);
    else onSubmit(formik.values);
  };

  return {
    values: formik.values,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!busy) void submit();
      },
    },
    /** The props of the kit's text field, text area or select. */
    field: (name: keyof TValues & string) => ({
      name,
      value: String(formik.values[name] ?? ''),
      error: errorOf(name),
      onChange,
    }),
    checkbox: (name: keyof TValues & string) => ({
      name,
      checked: formik.values[name] === true,
      error: errorOf(name),
      onChange,
    }),
    errorOf,
  };
}

function messageOf<TValues>(errors: FormikErrors<TValues>, name: string): unknown {
  return Object.entries(errors).find(([key]) => key === name)?.[1];
}

function focusFirst(form: HTMLFormElement | null, errors: object): void {
  const wrong = [...(form?.elements ?? [])].find((element) =>
    Object.hasOwn(errors, element.getAttribute('name') ?? ''),
  );
  if (wrong instanceof HTMLElement) wrong.focus();
}
