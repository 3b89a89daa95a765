import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/config';

const secrets = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://confidant:secret@db.example.org/confidant',
  JWT_SECRET: 'j'.repeat(32),
  REFRESH_SECRET: 'r'.repeat(32),
  PUBLIC_ORIGIN: 'https://example.org/path/',
  SMTP_URL: 'smtp://user:secret@mail.example.org',
  MAIL_FROM: 'Confidant <no-reply@example.org>',
  LLM_BASE_URL: 'https://model.example.org/v1',
  LLM_MODEL: 'a-model',
  PHOTO_CHECK_URL: 'https://check.example.org/photo',
  STRIPE_SECRET_KEY: 'sk_live_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_key',
};

describe('the configuration', () => {
  it('is a demonstration on this machine when nothing is said', () => {
    expect(readConfig({})).toEqual({
      isProduction: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      databaseUrl: null,
      distDir: './dist',
      publicOrigin: null,
      webOrigins: [],
      logLevel: 'warn',
      trustProxy: 0,
      secrets: null,
      mail: { smtpUrl: null, from: 'no-reply@localhost' },
      remindAfterSeconds: 86_400,
      freeTextsPerDay: 50,
      requestWithinSeconds: 30,
      limits: {
        callsPerMinute: 600,
        signInPerMinute: 120,
        signInPerAccountPerMinute: 10,
        reportsPerMinute: 10,
        searchesPerMinute: 120,
        photosPerMinute: 10,
        talksPerMinute: 10,
        unconfirmedClaimsPerDay: 5,
      },
      model: null,
      photoCheck: null,
      payment: { stripe: null, btcpay: null, hasSandbox: true },
      discountMinutes: 15,
      storage: null,
      speech: null,
      transcription: null,
      calls: { liveKit: null, limitSeconds: 900, warnSeconds: 60 },
    });
  });

  it('takes an empty variable for none', () => {
    expect(readConfig({ PORT: '', JWT_SECRET: '', LLM_MODEL: '' })).toEqual(readConfig({}));
  });

  it('takes a bucket, and all that belongs to it or nothing', () => {
    const bucket = {
      STORAGE_S3_ENDPOINT: 'https://s3.example.org/',
      STORAGE_S3_BUCKET: 'media',
      STORAGE_S3_ACCESS_KEY_ID: 'id',
      STORAGE_S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig(bucket).storage).toEqual({
      endpoint: 'https://s3.example.org',
      bucket: 'media',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(() => readConfig({ STORAGE_S3_BUCKET: 'media' })).toThrow(
      new ConfigError(
        'The storage needs STORAGE_S3_ENDPOINT, STORAGE_S3_ACCESS_KEY_ID, STORAGE_S3_SECRET_ACCESS_KEY, too.',
      ),
    );
  });

  it('demands its secrets in production, all at once', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      new ConfigError(
        'NODE_ENV=production needs DATABASE_URL, JWT_SECRET, REFRESH_SECRET, PUBLIC_ORIGIN, SMTP_URL, MAIL_FROM, LLM_BASE_URL, LLM_MODEL, PHOTO_CHECK_URL.',
      ),
    );
  });

  it.each(Object.keys(secrets).filter((name) => name !== 'NODE_ENV' && !name.startsWith('STRIPE')))(
    'refuses to start in production without %s',
    (name) => {
      expect(() => readConfig({ ...secrets, [name]: '' })).toThrow(
        new ConfigError(`NODE_ENV=production needs ${name}.`),
      );
    },
  );

  it('wants two secrets, and an address that is encrypted or on this machine', () => {
    expect(() => readConfig({ ...secrets, REFRESH_SECRET: secrets.JWT_SECRET })).toThrow(
      'JWT_SECRET and REFRESH_SECRET must be two secrets.',
    );
    expect(() => readConfig({ ...secrets, PUBLIC_ORIGIN: 'http://example.org' })).toThrow(
      'PUBLIC_ORIGIN must begin with https: in production.',
    );
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      expect(readConfig({ ...secrets, PUBLIC_ORIGIN: origin }).publicOrigin).toBe(origin);
    }
  });

  it.each([
    ['JWT_SECRET', 'REFRESH_SECRET'],
    ['REFRESH_SECRET', 'JWT_SECRET'],
  ])('X10 takes %s only with %s', (given, missing) => {
    expect(() => readConfig({ [given]: 's'.repeat(32) })).toThrow(
      new ConfigError(
        `${given} is set, and ${missing} is not: set both, or for a demonstration neither.`,
      ),
    );
  });

  it('reads the origins whose pages may call the API', () => {
    const { webOrigins } = readConfig({
      WEB_ORIGINS: 'https://example.org, http://localhost:8080',
    });
    expect(webOrigins).toEqual(['https://example.org', 'http://localhost:8080']);
  });

  it.each([
    ['0', 0],
    ['1', 1],
    [' 2 ', 2],
    ['127.0.0.1', ['127.0.0.1']],
    ['loopback, 10.0.0.0/8,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
    ['uniquelocal,linklocal', ['uniquelocal', 'linklocal']],
  ])('A7 takes %j for whose word on addresses is taken', (text, proxies) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(proxies);
  });

  it.each([
    'true',
    'yes',
    '-1',
    '1.5',
    '11',
    '1,2',
    'proxy.example.org',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '10.0.0.0/255.0.0.0',
    '10.0.0.1,',
    '10.0.0.0/8/8',
    'constructor',
  ])('A7 does not start with %j for it, and says what is permitted', (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow(
      new ConfigError(
        'The configuration is not valid. TRUST_PROXY: It must be a number of proxies from 0 to 10, ' +
          'or their addresses, ranges (10.0.0.0/8) and names (loopback, linklocal, uniquelocal) ' +
          'with commas between them',
      ),
    );
  });

  it('makes calls in the rooms of a LiveKit server that is named as a whole', () => {
    const liveKit = { LIVEKIT_URL: 'wss://rooms.example.org/', LIVEKIT_API_KEY: 'key' };
    expect(readConfig({ ...liveKit, LIVEKIT_API_SECRET: 's' }).calls.liveKit).toEqual({
      url: 'wss://rooms.example.org',
      apiKey: 'key',
      apiSecret: 's',
    });
    expect(() => readConfig(liveKit)).toThrow(
      new ConfigError('Calls need LIVEKIT_API_SECRET, too.'),
    );
    expect(() => readConfig({ CALL_LIMIT_SECONDS: '60' })).toThrow('CALL_WARN_SECONDS');
  });

  it('wants somebody who takes payments in production, with all that belongs to them', () => {
    const none = { ...secrets, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
    expect(() => readConfig(none)).toThrow(
      'NODE_ENV=production needs STRIPE_SECRET_KEY or BTCPAY_URL.',
    );
    expect(() => readConfig({ ...secrets, STRIPE_WEBHOOK_SECRET: '' })).toThrow('go together');
    expect(() => readConfig({ BTCPAY_URL: 'https://pay.example.org' })).toThrow('go together');
    const btcpay = {
      BTCPAY_URL: 'https://pay.example.org/',
      BTCPAY_API_KEY: 'key',
      BTCPAY_STORE_ID: 'Store1',
      BTCPAY_WEBHOOK_SECRET: 'secret',
    };
    expect(readConfig({ ...none, ...btcpay }).payment).toEqual({
      stripe: null,
      btcpay: {
        url: 'https://pay.example.org',
        apiKey: 'key',
        storeId: 'Store1',
        webhookSecret: 'secret',
      },
      hasSandbox: false,
    });
  });

  it('keeps the sandbox out of production', () => {
    expect(() => readConfig({ ...secrets, PAYMENT_SANDBOX: '1' })).toThrow(
      'PAYMENT_SANDBOX is not for production: nobody pays there.',
    );
    expect(readConfig(secrets).payment.hasSandbox).toBe(false);
    expect(readConfig({ PAYMENT_SANDBOX: '0' }).payment.hasSandbox).toBe(false);
  });

  it('takes them', () => {
    const config = readConfig(secrets);
    expect(config).toMatchObject({
      isProduction: true,
      logLevel: 'info',
      publicOrigin: 'https://example.org',
      secrets: { jwt: secrets.JWT_SECRET, refresh: secrets.REFRESH_SECRET },
    });
  });

  it.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: 'http' }, 'PORT'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [{ DATABASE_URL: 'mysql://me@example.org/app' }, 'DATABASE_URL'],
    [{ LLM_BASE_URL: 'not an address', LLM_MODEL: 'm' }, 'LLM_BASE_URL'],
    [{ LLM_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'LLM_MODEL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ PUBLIC_ORIGIN: 'ftp://example.org' }, 'PUBLIC_ORIGIN'],
    [{ WEB_ORIGINS: '*' }, 'WEB_ORIGINS'],
    [{ WEB_ORIGINS: 'https://example.org/app' }, 'WEB_ORIGINS'],
    [{ FREE_TEXTS_PER_DAY: '0' }, 'FREE_TEXTS_PER_DAY'],
  ])('refuses %j by name', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(name);
  });

  it.each([{ JWT_SECRET: 'canary' }, { DATABASE_URL: 'mysql://me:canary@example.org/app' }])(
    'never repeats a secret in what it says of %j',
    (fault) => {
      expect(() => readConfig({ ...secrets, ...fault })).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining('canary') }),
      );
    },
  );
});
