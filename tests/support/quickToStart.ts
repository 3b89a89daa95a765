/**
 * What Node is told. The embedded database is 9 MB of WebAssembly. To compile it a second time, for speed that a test
 * never sees, is two fifths of what the start of a server takes of the processor.
 */
export const quickToStart = ['--liftoff-only', '--wasm-lazy-compilation'];
