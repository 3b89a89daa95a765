/**
 * Reads a remote endpoint's answer up to an expected size, so that it cannot fill the memory.
 * Rejects if there is more.
 */
export async function boundedBytes({ body }: Response, mostBytes: number): Promise<Buffer> {
  if (body === null) return Buffer.alloc(0);
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.byteLength;
    if (length > mostBytes) {
      await reader.cancel();
      throw new Error(`The answer is longer than ${mostBytes} bytes`);
    }
    parts.push(next.value);
  }
  return Buffer.concat(parts, length);
}

export const boundedText = async (response: Response, mostBytes: number): Promise<string> =>
  (await boundedBytes(response, mostBytes)).toString('utf8');

export const boundedJson = async (response: Response, mostBytes: number): Promise<unknown> =>
  JSON.parse(await boundedText(response, mostBytes));
