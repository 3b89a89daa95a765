import { Link } from 'wouter';
import type { Block, Inline } from '../../../common/markdown';
import styles from './TextBlocks.module.css';

type TextBlocksProps = {
  blocks: readonly Block[];
  /** The id of the heading at this place in `blocks`, if links lead to it. */
  headingId?: (index: number) => string;
};

/** The text of an article or a document. */
export function TextBlocks({ blocks, headingId }: TextBlocksProps) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} id={headingId?.(index)} />
      ))}
    </div>
  );
}

function BlockView({ block, id }: { block: Block; id: string | undefined }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={id} tabIndex={id === undefined ? undefined : -1}>
          {block.text}
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines inlines={item} />
            </li>
          ))}
        </ul>
      );
  }
}

const Inlines = ({ inlines }: { inlines: readonly Inline[] }) =>
  inlines.map((inline, index) => <InlineView key={index} inline={inline} />);

function InlineView({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong':
      return <strong>{inline.text}</strong>;
    case 'code':
      return <code>{inline.text}</code>;
    case 'link':
      return inline.href.startsWith('/') ? (
        <Link href={inline.href}>{inline.text}</Link>
      ) : (
        <a href={inline.href}>{inline.text}</a>
      );
  }
}
