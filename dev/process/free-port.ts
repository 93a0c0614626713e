import getPort from 'get-port'

/** Every stand-in listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1'

/**
 * The preferred port when nobody holds it, else one the system hands out, which `onTaken` hears of.
 * A process gets no port twice within 15 seconds, so ask once, just before listening.
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
