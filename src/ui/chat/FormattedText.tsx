import { Fragment, memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { createBlockReader } from './blockReader';
import type { Block, ListBlock } from './blocks';
import styles from './FormattedText.module.css';
import { type Inline, readInline } from './inline';

export type FormattedTextProps = {
  text: string;
  /** More text is still to come. */
  isUnfinished?: boolean;
};

/** A character's message, lightly formatted. Never rendered as HTML, links or pictures. */
export function FormattedText({ text, isUnfinished = false }: FormattedTextProps) {
  const [read] = useState(createBlockReader);
  return (
    <div className={styles.text} data-words="">
      {read(text, isUnfinished).map((block) => (
        <BlockView key={block.at} block={block} />
      ))}
    </div>
  );
}

const BlockView = memo(function BlockView({ block }: { block: Block }) {
  const intl = useIntl();
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir="auto">
          <InlineText text={block.text} />
        </p>
      );
    case 'heading':
      return (
        <p className={styles.heading} dir="auto">
          <InlineText text={block.text} />
        </p>
      );
    case 'quote':
      return (
        <blockquote dir="auto">
          <InlineText text={block.text} />
        </blockquote>
      );
    case 'code':
      return (
        <pre
          className={styles.code}
          dir="ltr"
          translate="no"
          role="group"
          aria-label={intl.formatMessage({ id: 'chat.code' })}
          tabIndex={0}
        >
          {block.text}
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'list':
      return <ListView list={block.list} />;
  }
});

function ListView({ list }: { list: ListBlock }) {
  const items = list.items.map((item, index) => (
    <li key={index} value={item.number ?? undefined}>
      <InlineText text={item.text} />
      {item.lists.map((inner, at) => (
        <ListView key={at} list={inner} />
      ))}
    </li>
  ));
  return list.isNumbered ? <ol dir="auto">{items}</ol> : <ul dir="auto">{items}</ul>;
}

const InlineText = memo(function InlineText({ text }: { text: string }) {
  return <Pieces pieces={readInline(text)} />;
});

/** Isolates each mark, so that a change of direction inside it does not affect what follows. */
function Pieces({ pieces }: { pieces: readonly Inline[] }) {
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>;
    if (piece.kind === 'code')
      return (
        <code key={index} dir="auto" translate="no">
          {piece.text}
        </code>
      );
    const Mark = piece.kind === 'action' ? 'em' : 'strong';
    return (
      <Mark key={index} dir="auto">
        <Pieces pieces={piece.children} />
      </Mark>
    );
  });
}
