import { FormattedMessage } from 'react-intl';
import formStyles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { Checkbox } from '../kit/Checkbox';
import { TextArea } from '../kit/TextArea';
import { TextField } from '../kit/TextField';
import { removalSchema, type RemovalValues } from './removal.schema';
import type { RemovalView } from './useRemoval';

const fields = ['place', 'text', 'name', 'email', 'statement'] as const;

export type RemovalFormProps = {
  removal: Omit<RemovalView, 'receipt'>;
  /** What a page without scripts submitted and shows again. */
  isStated?: boolean;
  /** The first invalid field has the focus on load, without any script. */
  isFocused?: boolean;
};

/**
 * Where the picture is, what it shows, who asks, and that it is true. Without scripts, a browser
 * posts it to the page's own address.
 */
export function RemovalForm({ removal, isStated = false, isFocused = false }: RemovalFormProps) {
  const { formProps, field, checkbox, errorOf } = useSchemaForm<RemovalValues>({
    initialValues: { ...removal.form, statement: isStated },
    schema: removalSchema,
    problem: removal.problem,
    busy: removal.isBusy,
    onSubmit: removal.submit,
  });
  const wrong = isFocused ? fields.find((name) => errorOf(name) !== undefined) : undefined;
  return (
    <form {...formProps} className={formStyles.form} action="/removal" method="post">
      <FormNote problem={removal.problem} />
      <TextArea
        {...field('place')}
        rows={2}
        autoFocus={wrong === 'place'}
        label={<FormattedMessage id="removal.place" />}
        hint={<FormattedMessage id="removal.placeHint" />}
      />
      <TextArea
        {...field('text')}
        autoFocus={wrong === 'text'}
        label={<FormattedMessage id="removal.what" />}
        hint={<FormattedMessage id="removal.whatHint" />}
      />
      <TextField
        {...field('name')}
        autoComplete="name"
        autoFocus={wrong === 'name'}
        label={<FormattedMessage id="removal.name" />}
        hint={<FormattedMessage id="removal.nameHint" />}
      />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoFocus={wrong === 'email'}
        label={<FormattedMessage id="removal.email" />}
        hint={<FormattedMessage id="removal.emailHint" />}
      />
      <Checkbox
        {...checkbox('statement')}
        autoFocus={wrong === 'statement'}
        label={<FormattedMessage id="removal.statement" />}
      />
      <Button type="submit" variant="primary" size="large" wide busy={removal.isBusy}>
        <FormattedMessage id="removal.submit" />
      </Button>
    </form>
  );
}
