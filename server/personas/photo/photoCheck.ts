import * as v from 'valibot';
import { boundedJson } from '../../http/bounded';
import type { PhotoConfig } from './settings';

const WITHIN_MS = 15_000;
const LONGEST_ANSWER = 10_000;

const answerSchema = v.object({ verdict: v.picklist(['adult', 'refused']) });

/**
 * Judges whether somebody in a picture looks under 18, or too close to tell; a picture without a
 * face passes. Rejects without an answer.
 */
export type PhotoCheck = {
  judge(picture: Buffer): Promise<'adult' | 'refused'>;
};

/**
 * A check over HTTP. `POST {url}` with the picture as `image/jpeg`, 960 × 1280, without metadata;
 * the answer is 200 with `{"verdict": "adult"}` or `{"verdict": "refused"}`, within 15 seconds.
 */
export function createPhotoCheck({ photoCheck }: PhotoConfig): PhotoCheck | null {
  if (photoCheck === null) return null;
  const { url, key } = photoCheck;
  return {
    async judge(picture) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'image/jpeg',
          accept: 'application/json',
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        body: new Uint8Array(picture),
        redirect: 'error',
        signal: AbortSignal.timeout(WITHIN_MS),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new Error(`The check of photos answered ${response.status}`);
      }
      return v.parse(answerSchema, await boundedJson(response, LONGEST_ANSWER)).verdict;
    },
  };
}
