import type { QueryClient } from '@tanstack/react-query'
import { addDays, firstOfMonth, type LocalDay, localDayAt } from '~/domain/day/local-day.ts'
import { WINDOW_DAYS } from '~/domain/practice/completion.ts'
import { runInVite } from '~dev/app-build/run-in-vite.ts'

/** The first request of home, with `{day}` and `{since}` where its two days stand. */
export type EarlyRequest = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

type Sent = { readonly url: string; readonly init: RequestInit }

const LATER_THAN_TOKEN_MS = 30_000
const TIME_LIMIT_MS = 12_000
const DAYS_BACK = WINDOW_DAYS - 1

/**
 * Lets the app's own code send home's first request, as a person whose device has kept nothing, and
 * returns it instead of sending it. Undefined in a build without a database.
 */
export async function requestOfHome(now = new Date()): Promise<EarlyRequest | undefined> {
  if (!process.env.VITE_DATABASE_URL) return undefined
  const { url, init } = await runInVite('/src/app/routes/prefetch.ts', firstRequest)
  const { Authorization: _, ...headers } = init.headers as Record<string, string>
  return { url, headers, body: withoutDays(String(init.body), localDayAt(now)) }
}

type Reads = { prefetch: { dashboard(client: QueryClient): void } }

async function firstRequest({ prefetch }: Reads): Promise<Sent> {
  // React must not be loaded before the build has chosen which of its two builds it uses.
  const { QueryClient } = await import('@tanstack/react-query')
  const { fetch, localStorage, addEventListener } = globalThis
  const account = { uid: 'u', email: 'e', stsTokenManager: { accessToken: 't' } }
  const expirationTime = Number.MAX_SAFE_INTEGER
  const record = JSON.stringify({
    ...account,
    stsTokenManager: { accessToken: 't', expirationTime },
  })
  return new Promise<Sent>((resolve) => {
    Object.assign(globalThis, {
      localStorage: { getItem: () => record },
      addEventListener: () => undefined,
      fetch: (url: string, init: RequestInit) => {
        Object.assign(globalThis, { fetch, localStorage, addEventListener })
        resolve({ url, init })
        return new Promise(() => {})
      },
    })
    prefetch.dashboard(new QueryClient())
  })
}

function withoutDays(body: string, day: LocalDay): string {
  const since = firstOfMonth(addDays(day, -DAYS_BACK))
  const [start, middle, end, ...more] = body.split(new RegExp(`${day}|${since}`))
  const isPlain = body.includes(day) && body.includes(since) && !/\{day\}|\{since\}/.test(body)
  if (end === undefined || more.length > 0 || !isPlain) {
    throw new Error('The first request of home does not hold its two days once each.')
  }
  const [first, second] =
    body.indexOf(day) < body.indexOf(since) ? ['{day}', '{since}'] : ['{since}', '{day}']
  return `${start}${first}${middle}${second}${end}`
}

/**
 * The part of the document's script that sends the request, on a device that has not kept the app:
 * it knows `u`, the stored sign-in, `d`, the time, and `hint`. Where it cannot be sent, it fetches
 * `driver`, which the app then needs for the same request.
 */
export function earlyCallScript(request: EarlyRequest, driver: readonly string[]): string {
  return `const t=u.stsTokenManager.accessToken,v=()=>${JSON.stringify(driver)}.forEach(f=>hint("modulepreload",f)),
day=(m,s)=>[m.getFullYear(),m.getMonth()+1,s||m.getDate()].map((n,i)=>String(n).padStart(i?2:4,0)).join("-");
if(typeof t!="string"||!(u.stsTokenManager.expirationTime-d>${LATER_THAN_TOKEN_MS}))v();
else{
const url=${JSON.stringify(request.url)},body=${JSON.stringify(request.body)}.replace("{day}",day(d)).replace("{since}",day(new Date(d.getFullYear(),d.getMonth(),d.getDate()-${DAYS_BACK}),1)),
reply=fetch(url,{method:"POST",headers:{...${JSON.stringify(request.headers)},Authorization:"Bearer "+t},body,credentials:"omit",redirect:"error",signal:AbortSignal.timeout(${TIME_LIMIT_MS})});
reply.catch(v);
self.earlyCall={url,token:t,body,reply}
}`
}
