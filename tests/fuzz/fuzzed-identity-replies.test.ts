import { afterAll, beforeAll, test } from 'vitest'
import { randomStream } from '~/raga/random.ts'
import type { Firebase } from '~/services/identity/firebase.ts'
import {
  expectNothingLostOfChanged,
  seed,
  tries,
  tryAll,
  type Verdict,
} from '~tests/fuzz/fuzz-run.ts'
import { pick } from '~tests/fuzz/mutate-json.ts'
import { mutatedReply, type RealReply, responseOf } from '~tests/fuzz/mutate-reply.ts'
import {
  connectBeneath,
  type IdentityCall,
  identityCalls,
  isOwn,
  keeping,
  methodOf,
} from '~tests/fuzz/replies/identity-calls.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'

const KIND = 'Replies of Firebase Auth'
const IN_TESTS = 1_000
const EMAIL = 'asha@example.com'
const PASSWORD = 'four quiet strings'

const realFetch = globalThis.fetch
const kept = new Map<string, RealReply[]>()
const heard: string[] = []
let answer: typeof fetch
let firebase: Firebase
let calls: readonly IdentityCall[] = []
let service: Awaited<ReturnType<typeof startIdentityService>>
beforeAll(async () => {
  service = await startIdentityService()
  const keep = keeping(service.url, kept, realFetch)
  answer = keep
  firebase = await connectBeneath(
    (...sent) => answer(...sent),
    (fault) => heard.push(fault),
  )
  await firebase.createAccount({ email: EMAIL, password: PASSWORD, name: 'Asha' })
  await firebase.sendPasswordReset(EMAIL)
  answer = realFetch
  const code = (await service.resetCodeOf(EMAIL)) ?? ''
  answer = keep
  calls = await identityCalls(EMAIL, code)
  // A refusal of each method comes of itself: a code used twice, an address that is taken.
  for (const call of [...calls, ...calls]) await call.ask(firebase).catch(() => undefined)
})
afterAll(() => service.stop())

/** Serves what was kept, and the mutated reply to one method. */
function serve(mutated: string, reply: () => Response, random: () => number): typeof fetch {
  return async (input) => {
    const method = methodOf(String(input))
    if (method === mutated) return reply()
    const real = (kept.get(method) ?? []).filter(({ status }) => status === 200)
    const { status, type, text } = pick(random, real)
    return responseOf({ status, type, body: text })
  }
}

async function signedIn(random: () => number): Promise<void> {
  answer = serve('', () => new Response(), random)
  if (await firebase.refreshed(false).catch(() => null)) return
  await firebase.signIn({ email: EMAIL, password: PASSWORD })
}

async function attempt(at: number): Promise<Verdict> {
  const random = randomStream(`${seed}/${KIND}/${at}`)
  const call = pick(random, calls)
  await signedIn(random)
  const method = pick(random, METHODS[call.name] ?? [...kept.keys()])
  const reply = mutatedReply(pick(random, kept.get(method) ?? []), random)
  answer = serve(method, () => responseOf(reply), random)
  heard.length = 0
  const fault = (what: string): Verdict => ({
    fault: `${call.name}, ${method}: ${what}, from ${String(reply.body).slice(0, 300)}`,
  })
  try {
    const wrong = call.domain(await call.ask(firebase)) ?? heard[0]
    return wrong ? fault(wrong) : 'accepted'
  } catch (error) {
    if (heard[0]) return fault(heard[0])
    return isOwn(error) ? 'refused' : fault(`it threw ${String(error)}`)
  }
}

/** The methods of Firebase that a call asks, of which one gets a mutated reply. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  'sign in': ['accounts:signInWithPassword', 'accounts:lookup'],
  'create an account': ['accounts:signUp', 'accounts:lookup', 'accounts:update'],
  'new token': ['token'],
  rename: ['accounts:update', 'accounts:lookup'],
  'ask for a reset': ['accounts:sendOobCode'],
  'check a reset': ['accounts:resetPassword'],
  reset: ['accounts:resetPassword'],
  'check a link': ['accounts:resetPassword'],
  'open a link': ['accounts:update'],
  'set a password': ['accounts:signInWithPassword', 'accounts:update', 'accounts:lookup'],
  'change an address': ['accounts:signInWithPassword', 'accounts:sendOobCode'],
  delete: ['accounts:signInWithPassword', 'accounts:delete'],
}

test(`${KIND}, mutated beneath the SDK, are refused in words or make no account that is none`, async () => {
  const tally = await tryAll(KIND, tries(IN_TESTS), 1, attempt)
  expectNothingLostOfChanged(tally, tries(IN_TESTS))
}, 1_800_000)
