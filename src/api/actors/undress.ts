import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { fromWire } from '../../../common/wire';
import type { CreateReply, Job, JobReply, PayReply, Subject } from '../../machines/undress/job';
import type { Client } from '../client';
import { parse, pictureSettingSchema } from '../parse';
import { UnexpectedAnswer } from '../problem';
import { parseProblem } from '../refusal';

const jobSchema = v.pipe(
  v.object({
    id: v.string(),
    state: v.picklist(['processing', 'locked', 'paid', 'failed', 'expired']),
    bot_slug: v.string(),
    picture_id: v.string(),
    price: v.number(),
    image_url: v.nullable(v.string()),
    setting: pictureSettingSchema,
    expires_at: v.nullable(v.string()),
  }),
  v.transform(({ bot_slug: slug, ...body }): Job => ({ ...fromWire(body), slug })),
);

type Answer = { data?: unknown; response: Response };

/** An unknown, expired or foreign job counts as missing. */
const isMissing = ({ status }: Response) => status === 404 || status === 400;

function toJob({ data, response }: Answer, toUrl: (address: string) => string): JobReply {
  if (isMissing(response)) return { kind: 'missing' };
  if (!response.ok) throw new UnexpectedAnswer(response);
  const job = parse(jobSchema, data);
  return { kind: 'found', job: { ...job, imageUrl: job.imageUrl && toUrl(job.imageUrl) } };
}

/**
 * The calls of /undress; two names identify a subject, and no picture can be sent (spec 1).
 * `apiOrigin` is the base of signed addresses.
 */
export const undressActors = (client: Client, apiOrigin: string) => {
  const toUrl = (address: string) => new URL(address, apiOrigin).href;
  return {
    createJob: fromPromise<CreateReply, { subject: Subject }>(
      async ({ input: { subject }, signal }) => {
        const answer = await client.POST('/api/undress_image', {
          body: { bot_slug: subject.slug, picture_id: subject.pictureId },
          signal,
        });
        const { status } = answer.response;
        if (status === 409) return { kind: 'busy' };
        if (status === 403) return { kind: 'refused' };
        const reply = toJob(answer, toUrl);
        return reply.kind === 'found' ? { kind: 'begun', job: reply.job } : { kind: 'refused' };
      },
    ),

    loadOwned: fromPromise<readonly Job[], { isAuthorized: boolean }>(
      async ({ input: { isAuthorized }, signal }) => {
        if (!isAuthorized) return [];
        const { data, response } = await client.GET('/api/undress_images', { signal });
        if (!response.ok) throw new UnexpectedAnswer(response);
        return parse(v.object({ results: v.array(jobSchema) }), data).results;
      },
    ),

    loadJob: fromPromise<JobReply, { id: string }>(async ({ input: { id }, signal }) =>
      toJob(
        await client.GET('/api/undress_image/{id}/', { params: { path: { id } }, signal }),
        toUrl,
      ),
    ),

    verifyJob: fromPromise<JobReply, { id: string }>(async ({ input: { id }, signal }) =>
      toJob(await client.POST('/api/undress_image/verify', { body: { id }, signal }), toUrl),
    ),

    payJob: fromPromise<PayReply, { id: string }>(async ({ input: { id }, signal }) => {
      const answer = await client.POST('/api/undress_image/payment', { body: { id }, signal });
      const { status } = answer.response;
      if (status === 402 && parseProblem(answer.error).code === 'not-enough-desires')
        return { kind: 'short' };
      if (status === 409) return { kind: 'changed' };
      const reply = toJob(answer, toUrl);
      if (reply.kind === 'missing') return { kind: 'changed' };
      return { kind: 'paid', job: reply.job };
    }),
  };
};
