import { type ComponentType, useEffect, useState } from 'react'
import { afterFirstScreen } from '~/lib/first-screen.ts'

type LaterProps = {
  /** The same function at every rendering. */
  load: () => Promise<ComponentType>
  restMs?: number
}

/**
 * Something beside the pages whose code is loaded a while after the first of them, and again when the
 * network is back if that failed. No `lazy`: React may keep a fallback for 300 ms after the code has
 * come.
 */
export function Later({ load, restMs }: LaterProps) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null)
  useEffect(() => {
    const begin = () => {
      load().then(
        (component) => setLoaded(() => component),
        () => window.addEventListener('online', begin, { once: true }),
      )
    }
    void afterFirstScreen(restMs).then(begin)
    return () => window.removeEventListener('online', begin)
  }, [load, restMs])
  return Loaded && <Loaded />
}
