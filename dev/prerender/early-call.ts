import { runInVite } from '~dev/app-build/run-in-vite.ts'

/** The first requests of home. */
export type EarlyRequests = {
  readonly headers: Readonly<Record<string, string>>
  readonly calls: readonly { readonly url: string; readonly body: string }[]
}

type Sent = { readonly url: string; readonly init: RequestInit }

const LATER_THAN_TOKEN_MS = 30_000
const TIME_LIMIT_MS = 12_000

/**
 * Lets the app's own code send home's first requests, as a person whose device has kept nothing, and
 * returns them instead of sending them. Undefined in a build without a database.
 */
export async function requestsOfHome(): Promise<EarlyRequests | undefined> {
  if (!process.env.VITE_DATABASE_URL) return undefined
  const sent = await runInVite('/src/queries/database/database-session.ts', firstRequests)
  const { Authorization: _, ...headers } = sent[0].init.headers as Record<string, string>
  return { headers, calls: sent.map(({ url, init }) => ({ url, body: String(init.body) })) }
}

type Session = { databaseOf(uid: string): { read(call: unknown): Promise<unknown> } }

async function firstRequests({ databaseOf }: Session): Promise<readonly [Sent, Sent]> {
  const { fetch, localStorage, addEventListener } = globalThis
  const stsTokenManager = { accessToken: 't', expirationTime: Number.MAX_SAFE_INTEGER }
  const record = JSON.stringify({ uid: 'u', email: 'e', stsTokenManager })
  const request = (name: string, args: unknown) =>
    new Promise<Sent>((resolve) => {
      Object.assign(globalThis, {
        localStorage: { getItem: () => record },
        addEventListener: () => undefined,
        fetch: (url: string, init: RequestInit) => {
          Object.assign(globalThis, { fetch, localStorage, addEventListener })
          resolve({ url, init })
          return new Promise(() => {})
        },
      })
      void databaseOf('u').read({ name, args })
    })
  return [await request('first', {}), await request('catalogue', { known: null })]
}

/**
 * The part of the document's script that sends the requests, on a device that has not kept the app:
 * it knows `u`, the stored sign-in, `d`, the time, and `hint`. Where they cannot be sent, it fetches
 * `driver`, which the app then needs for the same requests.
 */
export function earlyCallScript(requests: EarlyRequests, driver: readonly string[]): string {
  return `const t=u.stsTokenManager.accessToken,v=()=>${JSON.stringify(driver)}.forEach(f=>hint("modulepreload",f));
if(typeof t!="string"||!(u.stsTokenManager.expirationTime-d>${LATER_THAN_TOKEN_MS}))v();
else{
self.earlyCalls=${JSON.stringify(requests.calls)}.map(({url,body})=>{
const reply=fetch(url,{method:"POST",headers:{...${JSON.stringify(requests.headers)},Authorization:"Bearer "+t},body,credentials:"omit",redirect:"error",signal:AbortSignal.timeout(${TIME_LIMIT_MS})});
reply.catch(v);
return{url,token:t,body,reply}})
}`
}
