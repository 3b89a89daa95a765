/** Filled in by the build with the last test run, as text; null if none ran here. */
export const fromTests: string | null = null;
