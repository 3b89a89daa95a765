export type Labelled = { refused: readonly string[]; allowed: readonly string[] };
