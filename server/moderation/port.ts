export type TextVerdict = { ok: true } | { ok: false; reason: string };

/** Whether a text may be kept and shown; refused: "Inappropriate content" (spec 1, spec 6). */
export type CheckText = (text: string) => TextVerdict;
