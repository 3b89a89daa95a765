/** Whether a connection from this address is one of this machine. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  address !== undefined && /^(?:::1$|(?:::ffff:)?127\.)/.test(address);

/** Whether this name of a host, as an address has it, is this machine's for itself. */
export const isLoopbackName = (hostname: string): boolean =>
  /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
