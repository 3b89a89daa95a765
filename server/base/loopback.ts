/** Whether a connection from this address comes from this machine. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  address !== undefined && /^(?:::1$|(?:::ffff:)?127\.)/.test(address);

/** Whether this host name, as written in an address, is this machine's name for itself. */
export const isLoopbackName = (hostname: string): boolean =>
  /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
