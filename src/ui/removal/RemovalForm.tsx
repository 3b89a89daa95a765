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

/** Where the picture is, what it shows, who asks, and that it is true. */
export function RemovalForm({ removal }: { removal: RemovalView }) {
  const { formProps, field, checkbox } = useSchemaForm<RemovalValues>({
    initialValues: { ...removal.form, statement: false },
    schema: removalSchema,
    problem: removal.problem,
    busy: removal.isBusy,
    onSubmit: removal.submit,
  });
  return (
    <form {...formProps} className={formStyles.form}>
      <FormNote problem={removal.problem} />
      <TextArea
        {...field('place')}
        rows={2}
        label={<FormattedMessage id="removal.place" />}
        hint={<FormattedMessage id="removal.placeHint" />}
      />
      <TextArea
        {...field('text')}
        label={<FormattedMessage id="removal.what" />}
        hint={<FormattedMessage id="removal.whatHint" />}
      />
      <TextField
        {...field('name')}
        autoComplete="name"
        label={<FormattedMessage id="removal.name" />}
        hint={<FormattedMessage id="removal.nameHint" />}
      />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        label={<FormattedMessage id="removal.email" />}
        hint={<FormattedMessage id="removal.emailHint" />}
      />
      <Checkbox {...checkbox('statement')} label={<FormattedMessage id="removal.statement" />} />
      <Button type="submit" variant="primary" size="large" wide busy={removal.isBusy}>
        <FormattedMessage id="removal.submit" />
      </Button>
    </form>
  );
}
