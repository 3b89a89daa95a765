import { createHmac } from 'node:crypto';
import { toCode } from './emailCodes';

/**
 * Codes and tokens sent by mail. They are derived from the mail's job and the server's key, so that
 * a retried mail carries the same one, and the database never holds one that opens an account.
 */
export type MailedSecrets = {
  code(jobId: string): string;
  token(jobId: string): string;
};

export function createMailedSecrets(secret: Uint8Array): MailedSecrets {
  const key = createHmac('sha256', secret).update('mailed secrets').digest();
  const digest = (what: string, jobId: string) =>
    createHmac('sha256', key).update(`${what} ${jobId}`).digest();
  return {
    code: (jobId) => toCode(digest('code', jobId)),
    token: (jobId) => digest('token', jobId).toString('base64url'),
  };
}
