import { afterEach, describe, expect, it, vi } from 'vitest';
import { resolveConfig } from 'vite';
import { community } from '../../scripts/build/community';

afterEach(() => void vi.unstubAllEnvs());

const begin = (address: string) => {
  vi.stubEnv('VITE_COMMUNITY_URL', address);
  return resolveConfig({ configFile: false, envDir: false, plugins: [community()] }, 'build');
};

describe('a build', () => {
  it.each([
    'http://community.test/join',
    'javascript:alert(1)',
    '//community.test/join',
    'community.test',
    'https://',
    'https://ada:secret@community.test/',
  ])('does not begin with %j for the community chat', async (address) => {
    await expect(begin(address)).rejects.toThrow('VITE_COMMUNITY_URL');
  });

  it.each(['https://community.test/join?from=app', ''])('begins with %j', async (address) => {
    const { env } = await begin(address);
    expect(env['VITE_COMMUNITY_URL']).toBe(address);
  });
});
