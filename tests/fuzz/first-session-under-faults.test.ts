import '~tests/support/window/fake-device.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import type { FirstSession } from '~/queries/first-session/first-session.ts'
import { randomStream } from '~/raga/random.ts'
import { asha, keep, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'
import { isLongRun } from '~tests/support/long-run.ts'
import { directDatabase } from './direct-database.ts'
import { PASSING_FAULTS } from './faults/fault.ts'
import { faultFetch } from './faults/fault-fetch.ts'
import { seededPlan } from './faults/fault-plan.ts'
import { createFaults } from './faults/faults.ts'
import { seed } from './fuzz-run.ts'
import { ownPatience } from './own-patience.ts'

// Each opens several tabs, which takes more than a second.
const RUNS = isLongRun ? 100 : 25
const FAULTY_SHARE = 0.5
// A token that has ended asks the identity service, which is not here.
const KINDS = PASSING_FAULTS.filter((kind) => kind !== 'restart' && kind !== 'expired-token')
const DAY = localDay('2026-03-04')

const database = directDatabase()

/** What a browser keeps of a page, as far as the app asks for it here. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** What hears of another tab that it has changed the storage: the page that is open now. */
let page = new EventTarget()

class KeyEvent extends Event {
  readonly key = STORAGE_KEY
}

/** A tab that has just been opened or reloaded: new code beside the same device and the same tab's storage. */
async function openTab() {
  vi.resetModules()
  page = new EventTarget()
  const { broughtAlong } = await import('~/queries/drafts/brought-along.ts')
  const { firstSession } = await import('~/queries/first-session/first-session.ts')
  const { keepFirstSession } = await import('~/queries/first-session/keep-first-session.ts')
  const { outboxOf } = await import('~/queries/outbox/outbox-of.ts')
  const { identity } = await import('~/services/identity/identity.ts')
  identity.current()
  return { broughtAlong, firstSession, keepFirstSession, outboxOf, client: new QueryClient() }
}

const accountOf = (uid: string) => ({
  ...asha,
  uid,
  email: `${uid}@example.com`,
  token: unsignedToken(uid),
})

/** Firebase keeps the record of a person who signs in, of which the page hears as from another tab. */
function signIn(uid: string): void {
  keep(accountOf(uid))
  page.dispatchEvent(new KeyEvent('storage'))
}

function signOut(): void {
  localStorage.removeItem(STORAGE_KEY)
  page.dispatchEvent(new KeyEvent('storage'))
}

function begun(): FirstSession {
  const moment = { day: DAY, minute: 600, at: '2026-03-04T10:00:00.000Z' }
  return {
    checkIn: { id: crypto.randomUUID(), mood: 4, ...moment },
    raga: 'yaman',
    prahar: 'day-2',
    minutes: 3,
    step: 'session',
    underWay: null,
    session: null,
    words: null,
    prompt: 'What are you ready to leave here?',
    isWanted: false,
  }
}

function withAll(first: FirstSession): FirstSession {
  const { day, minute, at } = first.checkIn
  const moment = { day, minute, at }
  const id = () => crypto.randomUUID()
  return {
    ...first,
    step: 'reflection',
    session: { id: id(), ...moment, minutes: 3, raga: 'Yaman', heard: null },
    words: { id: id(), began: moment, content: 'The low note stayed.' },
    isWanted: true,
  }
}

/** Fills the device, so that its next `times` writes fail; returns a function that makes room. */
function fillDevice(times: number): () => void {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const add = vi.spyOn(IDBObjectStore.prototype, 'add')
  for (let time = 0; time < times; time++) add.mockImplementationOnce(full)
  return () => add.mockRestore()
}

async function storedBy(uid: string): Promise<readonly string[]> {
  const rows = await database.rows(
    `select case when is_session then 'session ' || coalesce(raag, '') else 'mood ' || emotion end
       || ' of ' || local_date as line
     from public.mood_logs where user_id = $1
     union all
     select 'entry ' || content || ' ' || mood || ' of ' || local_date
     from public.journal_entries where user_id = $1`,
    [uid],
  )
  return rows.map(({ line = '' }) => line).toSorted()
}

const EXPECTED = [
  'entry The low note stayed. 4 of 2026-03-04',
  'mood 4 of 2026-03-04',
  'session Yaman of 2026-03-04',
]

/** One stranger, from the first face to the account, with a reload between any two steps. */
async function liveThrough(uid: string, random: () => number): Promise<void> {
  let tab = await openTab()
  const perhapsReload = async () => {
    if (random() < 0.3) tab = await openTab()
  }
  tab.firstSession.keep(begun())
  await perhapsReload()
  const first = tab.firstSession.get()
  if (!first) throw new Error('The first session was lost before the sign-in.')
  tab.firstSession.keep(withAll(first))
  await perhapsReload()
  if (random() < 0.3) {
    // The page is reloaded when the service has signed the person in, and never hears of it.
    void tab.broughtAlong.through(accountOf(uid).email, () => {
      keep(accountOf(uid))
      return new Promise(() => undefined)
    })
    tab = await openTab()
  } else await tab.broughtAlong.through(accountOf(uid).email, async () => signIn(uid))
  const underWay: Promise<unknown>[] = []
  for (let attempt = 0; attempt < 30 && tab.firstSession.get() !== null; attempt++) {
    const makeRoom = random() < 0.3 ? fillDevice(1 + Math.floor(random() * 3)) : () => {}
    const kept = tab.keepFirstSession(uid).catch(() => 'not yet')
    underWay.push(kept)
    // A tab that is reloaded meanwhile may have sent what the next one sends again.
    if (random() < 0.3) tab = await openTab()
    else await kept
    makeRoom()
  }
  // What a browser ends with its page goes on here, and would take the next person for a stranger.
  await Promise.all(underWay)
  expect(tab.firstSession.get(), 'what is still in the tab').toBeNull()
}

test('a first session is kept exactly once, whatever happens on the way, and for nobody else', async () => {
  vi.stubGlobal('addEventListener', (type: string, hear: EventListener) =>
    page.addEventListener(type, hear),
  )
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-alap-key')
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-alap')
  vi.stubEnv('VITE_DATABASE_DOOR', 'sql')
  vi.stubEnv('VITE_DATABASE_URL', 'postgresql://authenticated@database.example/alap')
  const endPatience = ownPatience()
  let faults = 0
  const wrong: string[] = []
  for (let run = 0; run < RUNS; run++) {
    const uid = `first-${run}`
    const plan = seededPlan({ seed: `${seed}/${uid}`, share: FAULTY_SHARE, kinds: KINDS })
    const here = createFaults({ plan, endPatience })
    vi.stubGlobal(
      'fetch',
      faultFetch(() => here, database.fetch),
    )
    await liveThrough(uid, randomStream(`reloads/${seed}/${uid}`))
    here.follow(null)
    const tab = await openTab()
    await tab.outboxOf(uid).ready()
    await tab.outboxOf(uid).send({ hurry: true })
    const stored = await storedBy(uid)
    if (JSON.stringify(stored) !== JSON.stringify(EXPECTED)) wrong.push(`${uid}: ${stored}`)
    faults += here.done.filter((kind) => kind !== null).length

    signOut()
    const other = `second-${run}`
    await tab.broughtAlong.through(accountOf(other).email, async () => signIn(other))
    expect(tab.firstSession.get()).toBeNull()
    expect(await tab.keepFirstSession(other)).toBe('nothing')
    expect(await storedBy(other)).toEqual([])
    signOut()
  }
  expect(wrong).toEqual([])
  expect(faults).toBeGreaterThan(RUNS / 2)
}, 900_000)
