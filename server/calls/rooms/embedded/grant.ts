import { jwtVerify } from 'jose';
import * as v from 'valibot';

/** What a room server's tokens are signed with. */
export type RoomKey = { apiKey: string; apiSecret: string };

const grantSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  name: v.optional(v.string(), ''),
  kind: v.optional(v.picklist(['standard', 'agent']), 'standard'),
  attributes: v.optional(v.record(v.string(), v.string()), {}),
  video: v.object({
    roomJoin: v.literal(true),
    room: v.pipe(v.string(), v.nonEmpty()),
    canPublish: v.optional(v.boolean(), true),
    canPublishData: v.optional(v.boolean(), true),
    canSubscribe: v.optional(v.boolean(), true),
    canUpdateOwnMetadata: v.optional(v.boolean(), false),
    canPublishSources: v.optional(v.array(v.string())),
  }),
});

/** Whom a token admits to which room, and what it allows there. */
export type Grant = v.InferOutput<typeof grantSchema>;

/** Null for a token that is not ours, is no longer valid, or admits nobody to a room. */
export async function readGrant(token: string, key: RoomKey): Promise<Grant | null> {
  try {
    const { payload } = await jwtVerify(token, Buffer.from(key.apiSecret), {
      algorithms: ['HS256'],
      issuer: key.apiKey,
      requiredClaims: ['exp', 'sub'],
    });
    const grant = v.safeParse(grantSchema, payload);
    return grant.success ? grant.output : null;
  } catch {
    return null;
  }
}
