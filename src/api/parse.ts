import * as v from 'valibot';
import { ADULT_AGE } from '../../common/limits';
import { kindNumbers, reactions } from '../../common/contract';
import type { MessageKind } from '../../common/contract';
import { hours, placeNames } from '../../common/places';
import { genders, settingNames, settings } from '../../common/settings';
import type { Setting, Settings } from '../../common/settings';
import { fromWire, toWire } from '../../common/wire';
import type { Wire } from '../../common/wire';
import type { Character, Portrait } from '../machines/catalogue/character';
import type { CharacterPage, TagCount } from '../machines/catalogue/catalogueMachine';
import type { ChatListPage } from '../machines/chatList/chatListMachine';
import type { ChatSummary, Message } from '../machines/conversation/message';
import type { Quote } from '../machines/conversation/quote';
import type { Profile, Tokens } from '../machines/session/sessionTypes';
import { mediaUrl } from './mediaUrl';

export const tokensSchema: v.GenericSchema<unknown, Tokens> = v.object({
  access: v.string(),
  refresh: v.string(),
});

export const refreshedSchema = v.object({ access: v.string(), refresh: v.optional(v.string()) });

/** Null in answers from before the setting existed: of an older server, or kept on the device. */
const settingSchema = (setting: Setting) => {
  if (setting.kind === 'text') return v.string();
  return v.nullish(setting.kind === 'choice' ? v.picklist(setting.choices) : v.number(), null);
};

type SettingEntries = {
  [Name in keyof Wire<Settings>]: v.GenericSchema<unknown, Wire<Settings>[Name]>;
};

function settingEntries(): SettingEntries;
function settingEntries(): v.ObjectEntries {
  return toWire(
    Object.fromEntries(settingNames.map((name) => [name, settingSchema(settings[name])])),
  );
}

export const profileSchema = v.pipe(
  v.object({
    ...settingEntries(),
    id: v.string(),
    email: v.string(),
    num_tokens: v.number(),
    balance_version: v.number(),
    has_subscription: v.boolean(),
    is_email_confirmed: v.boolean(),
    next_claim_at: v.nullable(v.string()),
  }),
  v.transform(({ num_tokens: desires, ...body }): Profile => ({ ...fromWire(body), desires })),
);

/** None where this build does not know the place. */
export const pictureSettingSchema = v.fallback(
  v.optional(v.object({ place: v.picklist(placeNames), hour: v.picklist(hours) })),
  undefined,
);

export const portraitSchema: v.GenericSchema<unknown, Portrait> = v.object({
  id: v.optional(v.string()),
  colors: v.tuple([v.string(), v.string(), v.string()]),
  sources: v.array(v.object({ width: v.number(), avif: v.string(), webp: v.string() })),
  setting: pictureSettingSchema,
});

export const characterFields = {
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  age: v.pipe(v.number(), v.minValue(ADULT_AGE)),
  gender: v.picklist(genders),
  tagline: v.string(),
  description: v.string(),
  tags: v.array(v.string()),
  kind: v.picklist(['official', 'custom']),
  is_premium: v.boolean(),
  portrait: portraitSchema,
};

type BotBody = v.InferOutput<v.ObjectSchema<typeof characterFields, undefined>>;

export const toCharacter = (body: BotBody): Character => fromWire(body);

export const characterSchema = v.pipe(v.object(characterFields), v.transform(toCharacter));

/** spec 3: a page with its cursor, or a bare array, which is the whole list. */
export const characterPageSchema = v.pipe(
  v.union([
    v.object({
      results: v.array(characterSchema),
      next_param: v.nullable(v.string()),
      suggestions: v.optional(v.array(v.object({ q: v.string(), tags: v.array(v.string()) })), []),
    }),
    v.pipe(
      v.array(characterSchema),
      v.transform((results) => ({ results, next_param: null, suggestions: [] })),
    ),
  ]),
  v.transform(({ results, next_param: next, suggestions }): CharacterPage => ({
    characters: results,
    next,
    ...(suggestions.length > 0 && { suggestions }),
  })),
);

export const tagListSchema = v.pipe(
  v.object({ results: v.array(v.object({ tag: v.string(), count: v.number() })) }),
  v.transform((body): readonly TagCount[] => body.results),
);

export const favouritesSchema = v.pipe(
  v.object({ slugs: v.array(v.string()) }),
  v.transform((body): readonly string[] => body.slugs),
);

const isKind = (name: string): name is MessageKind => name in kindNumbers;

const kinds = new Map(
  Object.keys(kindNumbers)
    .filter(isKind)
    .map((kind) => [kindNumbers[kind], kind] as const),
);

const quoteSchema = v.pipe(
  v.object({
    message_id: v.string(),
    author: v.picklist(['user', 'bot']),
    text: v.nullable(v.string()),
  }),
  v.transform((body): Quote => fromWire(body)),
);

export const messageSchema = v.pipe(
  v.object({
    id: v.string(),
    chat_id: v.string(),
    seq: v.number(),
    author: v.picklist(['user', 'bot']),
    kind: v.picklist([...kinds.keys()]),
    text: v.string(),
    image_url: v.nullable(v.string()),
    setting: pictureSettingSchema,
    created_at: v.string(),
    client_id: v.nullable(v.string()),
    state: v.picklist(['complete', 'streaming', 'stopped', 'failed', 'refused']),
    version: v.number(),
    versions: v.number(),
    is_edited: v.boolean(),
    notice: v.exactOptional(v.literal('crisis')),
    seconds: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
    reaction: v.exactOptional(v.picklist(reactions)),
    quote: v.exactOptional(quoteSchema),
  }),
  v.transform(({ kind, image_url, ...body }): Message => ({
    ...fromWire(body),
    kind: kinds.get(kind) ?? 'text',
    imageUrl: image_url === null ? null : mediaUrl(image_url),
  })),
);

export const chatSchema = v.pipe(
  v.object({
    id: v.string(),
    bot: characterSchema,
    last_message: v.nullable(messageSchema),
    unread: v.number(),
    is_pinned: v.boolean(),
    is_scripted: v.boolean(),
    updated_at: v.string(),
  }),
  v.transform(({ is_scripted, ...body }): ChatSummary => ({
    ...fromWire(body),
    replies: is_scripted ? 'scripted' : 'model',
  })),
);

export const chatPageSchema = v.pipe(
  v.object({ results: v.array(chatSchema), next_param: v.nullable(v.string()) }),
  v.transform((body): ChatListPage => ({ chats: body.results, next: body.next_param })),
);

/** Reads an answer's body; throws if it does not match the contract. */
export const parse = <TOutput>(schema: v.GenericSchema<unknown, TOutput>, body: unknown): TOutput =>
  v.parse(schema, body);

/** A profile with the contract's field names. */
export const toWireProfile = ({ desires, ...profile }: Profile) => ({
  ...toWire(profile),
  num_tokens: desires,
});
