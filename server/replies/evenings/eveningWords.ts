import type { EveningId } from '../../../src/machines/evening/evenings';

/** One of two that a turn offers. */
export type Choice = {
  /** What the user says to take it, as it stands above the message field. */
  label: string;
  /** Words of a message that take it as well, between commas, in lower case. */
  words: string;
  /** What the character says to it. */
  answer: string;
};

/** A turn of an evening: what the character says where it begins, and what it offers. */
export type Turn = { says: string; first: Choice; second: Choice };

export type EveningWords = {
  /** How the user asks for any evening, as it stands above the message field. */
  begin: string;
  /** Words of a message that ask for any evening. */
  wishes: string;
  /** Words that invite to what an evening is about: "let us". */
  inviting: string;
  /** How the user takes leave of it, and words of a message that do. */
  leave: string;
  leaving: string;
  /** What the character says to somebody who has had enough. */
  left: readonly string[];
  /** When what is wished for was spent of late. */
  spent: readonly string[];
  evenings: Readonly<
    Record<
      EveningId,
      {
        /** What it is about, in the words of an invitation: "cook". */
        wishes: string;
        /** By the states of its chart. */
        turns: Readonly<Record<string, Turn>>;
        /** What the character says at its end. */
        over: string;
      }
    >
  >;
};
