const KEPT_MS = 60_000;

/** Hands a file to the browser, which asks where to put it or downloads it. */
export const saveFile = (document: Document) => (file: Blob, name: string) => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the download has begun in every browser.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};
