import { object, string, type ObjectSchema } from 'yup';
import { says } from '../forms/validation';

export type CodeForm = { code: string };

/** Only the server knows whether the code is right. */
export const verificationSchema: ObjectSchema<CodeForm> = object({
  code: string().trim().required(says('fill')).max(128, says('codeInvalid')),
});
