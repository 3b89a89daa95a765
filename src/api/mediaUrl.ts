/** Signed addresses of pictures, voices and exports are on the API's origin, all else on ours. */
export function mediaUrl(address: string): string {
  const apiOrigin = import.meta.env.VITE_API_ORIGIN;
  return apiOrigin && address.startsWith('/media/') ? new URL(address, apiOrigin).href : address;
}
