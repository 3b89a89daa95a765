import { FormattedMessage, useIntl } from 'react-intl';
import { noteKinds } from '../../machines/memory/note';
import { FormNote } from '../forms/FormNote';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { Select } from '../kit/Select';
import { TextField } from '../kit/TextField';
import { kindTexts } from './kindTexts';
import { noteSchema, type NoteValues } from './memory.schema';
import styles from './MemoryDialog.module.css';
import type { MemoryView } from './useMemory';

/** Adds or corrects a note. */
export function NoteEditor({ view }: { view: MemoryView }) {
  const intl = useIntl();
  const { form, problem, isBusy, isNew, save, cancel } = view;
  const { formProps, field } = useSchemaForm<NoteValues>({
    initialValues: form,
    schema: noteSchema,
    problem,
    busy: isBusy,
    onSubmit: save,
    focusesFirst: true,
  });
  return (
    <form {...formProps} className={styles.editor}>
      <FormNote problem={problem} />
      {isNew ? (
        <Select
          {...field('kind')}
          label={<FormattedMessage id="memory.kind" />}
          options={noteKinds.map((kind) => ({
            value: kind,
            label: intl.formatMessage(kindTexts[kind]),
          }))}
        />
      ) : null}
      <TextField
        {...field('note')}
        autoComplete="off"
        label={
          isNew ? <FormattedMessage id="memory.note" /> : <FormattedMessage id="memory.correct" />
        }
      />
      <div className={styles.buttons}>
        <Button onClick={cancel}>
          <FormattedMessage id="memory.cancel" />
        </Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          <FormattedMessage id="memory.save" />
        </Button>
      </div>
    </form>
  );
}
