/** Pictures, voices and exports with a signed address are where the API is; all else is with the pages. */
export function mediaUrl(address: string): string {
  const apiOrigin = import.meta.env.VITE_API_ORIGIN;
  return apiOrigin && address.startsWith('/media/') ? new URL(address, apiOrigin).href : address;
}
