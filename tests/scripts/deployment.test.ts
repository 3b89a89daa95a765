import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, variables } from '../../server/config';
import { readCompose } from '../support/compose';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** Values as an operator would put them in `.env`. */
const chosen: Record<string, string> = {
  POSTGRES_PASSWORD: 'p'.repeat(20),
  JWT_SECRET: 'j'.repeat(32),
  REFRESH_SECRET: 'r'.repeat(32),
  PUBLIC_ORIGIN: 'https://example.org',
  SMTP_URL: 'smtps://user:secret@mail.example.org',
  MAIL_FROM: 'no-reply@example.org',
  LLM_BASE_URL: 'https://model.example.org/v1',
  LLM_MODEL: 'a-model',
  PHOTO_CHECK_URL: 'https://check.example.org/photo',
  STRIPE_SECRET_KEY: 'sk_live_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_key',
};
describe('the compose file', () => {
  it('sets only what the server reads, and all that production demands', () => {
    const { app } = readCompose(chosen);
    expect(Object.keys(app).filter((name) => !variables.includes(name))).toEqual([]);
    expect(readConfig({ ...app, NODE_ENV: 'production' })).toMatchObject({
      isProduction: true,
      publicOrigin: 'https://example.org',
      trustProxy: 1,
    });
  });
});

describe('the image', () => {
  const lines = read('Dockerfile').split('\n');

  it('copies what exists, and runs what the build makes', () => {
    const built = ['node_modules', 'dist', 'dist-server'];
    const copied = lines.flatMap((line) => {
      const [, sources] = /^COPY (?:--from=build )?(.+) \S+$/.exec(line) ?? [];
      return sources === undefined
        ? []
        : sources.split(' ').map((name) => name.replace('/app/', ''));
    });
    expect(copied).toContain('server/migrations');
    expect(
      copied.filter(
        (name) => !built.includes(name) && !existsSync(new URL(`../../${name}`, import.meta.url)),
      ),
    ).toEqual([]);
  });

  it('is in production from the start, and not as root', () => {
    expect(lines.some((line) => /^ENV .*NODE_ENV=production/.test(line))).toBe(true);
    expect(lines).toContain('USER node');
  });
});
