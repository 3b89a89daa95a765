import { useId, useState } from 'react';
import type { Sample } from './sampleTypes';
import styles from './Simulate.module.css';
import { isSample } from './steps';
import { sampleWords } from './stepWords';

type JsonFormProps = {
  /** What it is, such as "Payload". */
  label: string;
  samples: readonly Sample[];
  /** Says why a value cannot be sent; null if it can. */
  fault?: (value: Sample) => string | null;
  action: string;
  onSubmit: (value: Sample) => void;
  /** Shown about the value while it is being edited. */
  about?: (value: Sample) => React.ReactNode;
};

type Parsed = { value: Sample } | { fault: string };

const parse = (text: string, fault: (value: Sample) => string | null): Parsed => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isSample(value)) return { fault: 'This is not JSON.' };
    const wrong = fault(value);
    return wrong === null ? { value } : { fault: wrong };
  } catch (error) {
    return { fault: `This is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
};

const written = (sample: Sample | undefined): string => JSON.stringify(sample ?? null, null, 2);

const nothingWrong = () => null;

/** A value as JSON to edit before it is sent; errors are shown at the field. */
export function JsonForm({
  label,
  samples,
  fault = nothingWrong,
  action,
  onSubmit,
  about,
}: JsonFormProps) {
  const [text, setText] = useState(() => written(samples[0]));
  const id = useId();
  const parsed = parse(text, fault);
  const message = 'fault' in parsed ? parsed.fault : null;
  return (
    <form
      className={styles.json}
      onSubmit={(event) => {
        event.preventDefault();
        if ('value' in parsed) onSubmit(parsed.value);
      }}
    >
      {samples.length > 1 ? (
        <label className={styles.field}>
          One of {samples.length} samples
          <select
            value={samples.findIndex((sample) => written(sample) === text)}
            onChange={({ target }) => setText(written(samples[Number(target.value)]))}
          >
            <option value={-1} disabled>
              As written below
            </option>
            {samples.map((sample, index) => (
              <option key={written(sample)} value={index}>
                {sampleWords(sample)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label className={styles.field}>
        {label}
        <textarea
          value={text}
          rows={Math.min(14, text.split('\n').length)}
          spellCheck={false}
          aria-invalid={message !== null}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p id={`${id}-fault`} className={styles.fault} role="status">
        {message}
      </p>
      {'value' in parsed ? about?.(parsed.value) : null}
      <button type="submit" className={styles.small} aria-disabled={message !== null}>
        {action}
      </button>
    </form>
  );
}
