/** What a user can react to a message with, in the order in which it is offered. */
export const reactions = ['❤️', '😂', '😮', '😢', '👍', '🔥'] as const;

export type Reaction = (typeof reactions)[number];
