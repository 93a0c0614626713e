import getPort from 'get-port'

/** Every stand-in listens only here. */
export const LOOPBACK = '127.0.0.1'

/**
 * The preferred port when it is free, otherwise one from the system, which `onTaken` receives. A
 * process never gets the same port twice within 15 seconds, so call this once, just before
 * listening.
 * @param preferred 0 takes any free port.
 */
export async function freePort(
  preferred: number,
  onTaken?: (instead: number) => void,
): Promise<number> {
  const port = await getPort({ host: LOOPBACK, port: preferred })
  if (preferred !== 0 && port !== preferred) onTaken?.(port)
  return port
}
