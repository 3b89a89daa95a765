const KEPT_MS = 60_000;

/** Hands a file to the browser, which asks or puts it where its downloads go. */
export const saveFile = (document: Document) => (file: Blob, name: string) => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then, wherever the browser reads it from.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};
