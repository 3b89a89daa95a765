import { object, string, type ObjectSchema } from 'yup';
import { says } from '../forms/validation';

export type CodeForm = { code: string };

/** Whether it is right only the server knows. */
export const verificationSchema: ObjectSchema<CodeForm> = object({
  code: string().trim().required(says('fill')).max(128, says('codeInvalid')),
});
