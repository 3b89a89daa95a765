export declare const stretched: (
  messages: Readonly<Record<string, unknown>>,
) => Record<string, unknown[]>;
