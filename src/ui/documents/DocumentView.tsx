import { ChevronDown, FileDown } from 'lucide-react';
import { useEffect, type MouseEvent } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { Document } from '../../../common/markdown';
import { TextBlocks } from '../kit/TextBlocks';
import { useMedia } from '../kit/useMedia';
import styles from './DocumentView.module.css';

/** `file`: the same text as a PDF. */
type DocumentViewProps = { document: Document; file: string };

const idOf = (index: number) => `section-${index}`;

const goTo = (id: string) => {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

/** The terms or the privacy statement, which are in English in every language. */
export function DocumentView({
  document: { title, date, version, blocks },
  file,
}: DocumentViewProps) {
  const intl = useIntl();
  const isWide = useMedia('(width >= 1024px)');
  const headings = blocks.flatMap((block, index) =>
    block.kind === 'heading' ? [{ id: idOf(index), text: block.text }] : [],
  );
  useEffect(() => {
    if (window.location.hash !== '') goTo(window.location.hash.slice(1));
  }, []);
  // Kept in the address, the fragment would move the focus here again on every Back.
  const follow = (event: MouseEvent, id: string) => {
    event.preventDefault();
    goTo(id);
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} lang="en">
          {title}
        </h1>
        <p className={styles.facts}>
          <span>
            <FormattedMessage
              id="documents.changed"
              values={{
                date: (
                  <time dateTime={date}>
                    <FormattedDate value={`${date}T00:00:00Z`} dateStyle="long" timeZone="UTC" />
                  </time>
                ),
              }}
            />
          </span>
          <span>
            <FormattedMessage id="documents.version" values={{ version }} />
          </span>
          {intl.locale.startsWith('en') ? null : (
            <span>
              <FormattedMessage id="documents.inEnglish" />
            </span>
          )}
          <a className={styles.file} href={file} hrefLang="en" type="application/pdf" download>
            <FileDown aria-hidden="true" />
            <FormattedMessage id="documents.download" />
          </a>
        </p>
      </header>
      <details className={styles.contents} open={isWide}>
        <summary className={styles.summary}>
          <FormattedMessage id="documents.contents" />
          <ChevronDown aria-hidden="true" />
        </summary>
        <nav aria-label={intl.formatMessage({ id: 'documents.contents' })} lang="en">
          <ul className={styles.links}>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => follow(event, id)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
      <article className={styles.article} lang="en" aria-label={title}>
        <TextBlocks blocks={blocks} headingId={idOf} />
      </article>
    </div>
  );
}
