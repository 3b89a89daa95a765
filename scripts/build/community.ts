import type { Plugin } from 'vite';

/** Whether the invitation to the community chat may lead there. */
const isCommunityAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
};

/** Stops where the address of the community chat is none that a visitor may be sent to. */
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
