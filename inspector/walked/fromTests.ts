/** Filled by the build with what the last tests left, as text; null where none ran here. */
export const fromTests: string | null = null;
