import * as v from 'valibot';
import { load } from 'js-yaml';
import { readParts } from '../../common/markdown.ts';
import type { Block, Inline } from '../../common/markdown.ts';

/** `minutes`: the reading time, at least 1. */
export type Article = {
  title: string;
  description: string;
  date: string;
  minutes: number;
  blocks: readonly Block[];
};

const articleSchema = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  description: v.pipe(v.string(), v.minLength(20), v.maxLength(200)),
});

const inlinesOf = (block: Block): readonly Inline[] =>
  block.kind === 'list' ? block.items.flat() : block.kind === 'paragraph' ? block.inlines : [];

export const linksOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(inlinesOf).flatMap((inline) => (inline.kind === 'link' ? [inline.href] : []));

/** What is set in bold: the names of what stands on a page. */
export const namesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(inlinesOf).flatMap((inline) => (inline.kind === 'strong' ? [inline.text] : []));

/** For average readers; Chinese is written without spaces. */
const WORDS_A_MINUTE = 220;
const CHARACTERS_A_MINUTE = 400;

function minutesFor(blocks: readonly Block[]): number {
  const text = blocks
    .map((block) =>
      block.kind === 'heading'
        ? block.text
        : inlinesOf(block)
            .map((inline) => inline.text)
            .join(''),
    )
    .join(' ');
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{N}'’-]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(chinese / CHARACTERS_A_MINUTE + words / WORDS_A_MINUTE));
}

/** Reads a blog article, whose head has a date and a description. */
export function readArticle(source: string): Article {
  const { head, title, blocks } = readParts(source);
  const { date, description } = v.parse(articleSchema, load(head));
  return { title, description, date, minutes: minutesFor(blocks), blocks };
}
