import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Caption } from '../../machines/call/call';
import styles from './Captions.module.css';

export type CaptionsProps = { captions: readonly Caption[]; name: string };

/** Live captions, hidden from screen readers, whose users hear the call. */
export function Captions({ captions, name }: CaptionsProps) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const latest = captions.at(-1);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [latest]);
  return (
    <div
      ref={list}
      className={styles.captions}
      role="region"
      aria-label={intl.formatMessage({ id: 'call.captions' })}
      tabIndex={0}
    >
      {captions.length === 0 ? (
        <p className={styles.empty}>
          <FormattedMessage id="call.captionsEmpty" />
        </p>
      ) : (
        captions.map(({ id, who, text, isFinal }) => (
          <p
            key={id}
            className={clsx(styles.caption, who === 'user' && styles.own)}
            data-final={isFinal ? '' : undefined}
          >
            <span className={styles.who}>
              {who === 'user' ? <FormattedMessage id="call.you" /> : name}
            </span>{' '}
            {text}
          </p>
        ))
      )}
    </div>
  );
}
