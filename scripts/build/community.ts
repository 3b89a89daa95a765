import type { Plugin } from 'vite';

/** Whether the invitation to the community chat may link to this address. */
const isCommunityAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
};

/** Fails the build if the community chat's address is one that visitors must not be sent to. */
export function community(): Plugin {
  return {
    name: 'community',
    configResolved({ env }) {
      const address: unknown = env['VITE_COMMUNITY_URL'];
      if (typeof address !== 'string' || address === '' || isCommunityAddress(address)) return;
      throw new Error(`VITE_COMMUNITY_URL has to be an address with https, not "${address}".`);
    },
  };
}
