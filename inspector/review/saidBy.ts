const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Who said something and when: "by Ada, 27 Nov 2026". */
export const saidBy = ({ author, at }: { author: string; at: string }): string => {
  const date = new Date(at).toLocaleDateString('en-GB', day);
  return author === '' ? date : `by ${author}, ${date}`;
};
