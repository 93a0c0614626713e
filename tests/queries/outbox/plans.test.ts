import { expect, test, vi } from 'vitest'
import type { Write } from '~/data/write.ts'
import type { KeptWrite } from '~/device/outbox-rows.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { DataError, type DataErrorKind, WriteRefused } from '~/lib/data-error.ts'
import { backOff, untilDone, verdictOn } from '~/queries/outbox/back-off.ts'
import {
  dueRows,
  latestOf,
  pauseOfRows,
  planOfCommit,
  planOfCommits,
  planOfReturn,
  withoutFault,
} from '~/queries/outbox/plans.ts'
import { planOfEnd, planOfResults, sentOf } from '~/queries/outbox/results.ts'
import { waitingIn } from '~/queries/outbox/waiting.ts'

const AT = '2026-03-04T20:00:00.000Z'
const NOW = Date.parse(AT)
const DAY = localDay('2026-03-04')
const ID = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'

const entry = (id = ID, content = 'dusk'): Write<'save-entry'> => {
  return { kind: 'save-entry', id, content, mood: 3, day: DAY, minute: 1200, at: AT }
}
const edit = (content: string, base = AT): Write<'edit-entry'> => {
  return { kind: 'edit-entry', id: ID, content, mood: 3, at: AT, base }
}
const beads = (count: number, day = DAY): Write<'record-japa'> => {
  return { kind: 'record-japa', mantra: 'shiva', day, beads: count, at: AT, base: null }
}
const celebrate = (...achievements: string[]): Write<'celebrate'> => {
  return { kind: 'celebrate', achievements, at: AT }
}
const rest = (day = DAY): Write<'add-rest-day'> => ({ kind: 'add-rest-day', day })

let seq = 0
const row = (write: Write, name: string, changes: Partial<KeptWrite> = {}): KeptWrite => {
  seq += 1
  const own = { seq, uid: 'asha', row: name, write, at: AT }
  return { ...own, attempts: 0, nextAt: 0, fault: null, ...changes }
}
const ofEntry = (write: Write, changes?: Partial<KeptWrite>) => row(write, `entry ${ID}`, changes)

test('a write is appended with its row, to be sent at once', () => {
  expect(planOfCommit([], rest(), AT)).toEqual({
    add: [{ row: 'rest 2026-03-04', write: rest(), at: AT, attempts: 0, nextAt: 0, fault: null }],
    remove: [],
  })
})

test('writes are appended together, but none to a row for which something waits', () => {
  const waits = row(rest(), 'rest 2026-03-04', { attempts: 1 })
  const { add, put, remove } = planOfCommits([waits], [rest(), entry(), entry(OTHER)], AT)
  expect(add?.map((one) => one.write)).toEqual([entry(), entry(OTHER)])
  expect([put, remove]).toEqual([undefined, []])
})

test('what a restored backup has not comes before what waits for its rows, and what did not find it is sent again', () => {
  const missed = ofEntry(edit('missed'), { attempts: 2, nextAt: NOW, fault: 'gone' })
  const refused = ofEntry(edit('refused'), { attempts: 1, fault: 'superseded' })
  const newer = ofEntry({ kind: 'of a newer app' } as never, { fault: 'newer' })
  const other = row(rest(), 'rest 2026-03-04')
  const star: Write = { kind: 'star-entry', id: ID, isStarred: true }
  const rows = [missed, refused, newer, other]
  const { add, remove } = planOfReturn(rows, [entry(), star], AT)
  expect(remove).toEqual([missed.seq, refused.seq])
  expect(add?.map(({ write, fault, attempts }) => [write, fault, attempts])).toEqual([
    [entry(), null, 0],
    [star, null, 0],
    [edit('missed'), null, 2],
    [edit('refused'), 'superseded', 1],
  ])
  expect(add?.every(({ nextAt }) => nextAt === 0)).toBe(true)
})

test('a bead waits four seconds for the next one, which takes its place and waits anew', () => {
  expect(planOfCommit([], beads(1), AT).add).toMatchObject([{ nextAt: NOW + 4000 }])
  const first = row(beads(1), 'japa shiva-2026-03-04', { nextAt: NOW + 4000 })
  const later = new Date(NOW + 3000).toISOString()
  expect(planOfCommit([first], beads(2), later)).toEqual({
    put: [{ ...first, write: beads(2), nextAt: NOW + 7000 }],
  })
})

test('the beads of yesterday and of today are two counts', () => {
  const ofYesterday = row(beads(108), 'japa shiva-2026-03-04')
  const today = beads(3, localDay('2026-03-05'))
  const plan = planOfCommit([ofYesterday], today, AT)
  expect(plan).toMatchObject({ add: [{ row: 'japa shiva-2026-03-05', write: today }], remove: [] })
  expect(plan.put).toBeUndefined()
})

test('the beads of two mantras are two counts', () => {
  const plan = planOfCommit([row(beads(9), 'japa ganesha-2026-03-04')], beads(3), AT)
  expect(plan.add).toMatchObject([{ write: beads(3) }])
})

test('achievements that wait are celebrated together, each once', () => {
  const waiting = row(celebrate('first', 'second'), 'celebrations')
  expect(planOfCommit([waiting], celebrate('second', 'third'), AT).put).toMatchObject([
    { seq: waiting.seq, write: celebrate('first', 'second', 'third') },
  ])
})

test.each<[string, Partial<KeptWrite>]>([
  ['may have been sent', { attempts: 1 }],
  ['was set aside', { fault: 'invalid' }],
])('a write that %s takes no other in', (_, changes) => {
  const before = row(celebrate('first'), 'celebrations', changes)
  expect(planOfCommit([before], celebrate('second'), AT)).toMatchObject({
    add: [{ write: celebrate('second') }],
    remove: [],
  })
})

test('a write is merged into the latest of its row, not into an earlier one', () => {
  const rows = [
    row(celebrate('first'), 'celebrations'),
    row(celebrate('second'), 'celebrations'),
    row(rest(), 'rest 2026-03-04'),
  ]
  expect(latestOf(rows, celebrate('x'))).toBe(rows[1])
  expect(planOfCommit(rows, celebrate('third'), AT).put).toMatchObject([
    { write: celebrate('second', 'third') },
  ])
})

test('what was set aside goes when a newer write of its row makes it needless', () => {
  const aside = [
    row(beads(1), 'japa shiva-2026-03-04', { fault: 'invalid' }),
    row(beads(2), 'japa shiva-2026-03-05', { fault: 'invalid' }),
    row(beads(3), 'japa shiva-2026-03-04', { attempts: 2 }),
    row(beads(4), 'japa shiva-2026-03-04', { fault: 'damaged' }),
  ]
  expect(planOfCommit(aside, beads(9), AT).remove).toEqual([aside[0]?.seq])
})

test('words that were set aside stay when more are written', () => {
  const aside = ofEntry(edit('lost words'), { fault: 'invalid' })
  expect(planOfCommit([aside], edit('more words'), AT).remove).toEqual([])
})

test('of each row only the earliest is due, and nothing that waits, was set aside or comes later', () => {
  const first = ofEntry(entry())
  const second = ofEntry(edit('noon'))
  const aside = row(rest(), 'rest 2026-03-04', { fault: 'full' })
  const behind = row({ kind: 'remove-rest-day', day: DAY }, 'rest 2026-03-04')
  const later = row(beads(1), 'japa', { nextAt: NOW + 1 })
  const now = row(beads(2), 'japa 2', { nextAt: NOW })
  const rows = [first, second, aside, behind, later, now]
  expect(dueRows(rows, NOW)).toEqual([first, behind, now])
  expect(dueRows(rows, Number.POSITIVE_INFINITY)).toEqual([first, behind, later, now])
})

test('what waits for a time keeps the later writes of its row waiting too', () => {
  const first = ofEntry(entry(), { nextAt: NOW + 1000 })
  expect(dueRows([first, ofEntry(edit('noon'))], NOW)).toEqual([])
})

test('an entry is changed after the day that it is filled into has been sent', () => {
  const filled: Write = { kind: 'add-backdated', day: DAY, sessionId: null, entryId: ID }
  const rows = [row(filled, 'backdated 2026-03-04'), ofEntry(edit('noon'))]
  expect(dueRows(rows, NOW)).toEqual([rows[0]])
  const other = row(edit('noon'), `entry ${OTHER}`)
  expect(dueRows([...rows, other], NOW)).toEqual([rows[0], other])
})

test('twenty writes are sent at once, the earliest', () => {
  const rows = Array.from({ length: 25 }, (_, index) => row(rest(), `rest ${index}`))
  expect(dueRows(rows, NOW)).toEqual(rows.slice(0, 20))
})

test.each<[string, readonly Partial<KeptWrite>[], number | null]>([
  ['nothing waits', [], null],
  ['all is due', [{ nextAt: 0 }], null],
  ['one was set aside', [{ nextAt: NOW + 500, fault: 'full' }], null],
  ['two wait', [{ nextAt: NOW + 900 }, { nextAt: NOW + 500 }], 500],
  ['it is past', [{ nextAt: NOW - 900 }], 100],
  ['it is nearly there', [{ nextAt: NOW + 99 }], 100],
  ['the clock was set back', [{ nextAt: NOW + 86_400_000 }], 60_000],
])('the next look at what waits when %s', (_, rows, ms) => {
  const waiting = rows.map((changes) => row(rest(), 'rest', changes))
  expect(pauseOfRows(waiting, NOW)).toBe(ms)
})

test('a write that was set aside waits again, as one that may have been sent', () => {
  const aside = { fault: 'invalid', nextAt: NOW + 5000 }
  const rows = [
    row(rest(), 'a', { ...aside, attempts: 0 }),
    row(rest(), 'b', { ...aside, attempts: 7 }),
  ]
  const [one, two] = rows
  expect(withoutFault(rows, one?.seq ?? 0)).toEqual([
    { ...one, fault: null, attempts: 1, nextAt: 0 },
  ])
  expect(withoutFault(rows, two?.seq ?? 0)).toEqual([
    { ...two, fault: null, attempts: 7, nextAt: 0 },
  ])
})

const chance = { now: () => NOW, random: () => 0.5 }
const failed = (kind: DataErrorKind) => ({ error: new DataError(kind, kind) })

test.each<[DataErrorKind, number]>([
  ['offline', 1],
  ['disturbed', 100],
  ['malformed', 31],
  ['unexpected', 29],
])('a write that failed as %s %i times is sent again after a pause', (kind, attempts) => {
  const sent = row(rest(), 'rest', { attempts })
  const { plan, ends, isReached, stored } = planOfResults([sent], [failed(kind)], chance)
  const nextAt = NOW + Math.min(60_000, 500 * 2 ** attempts) / 2
  expect(plan).toEqual({ put: [{ ...sent, nextAt }], remove: [], sent: [] })
  expect(ends).toEqual([[sent.seq, { did: 'kept' }]])
  expect([isReached, stored.size]).toEqual([false, 0])
})

test('a write of somebody who is signed out waits without a pause', () => {
  const sent = row(rest(), 'rest', { attempts: 3 })
  const { plan, ends, isReached } = planOfResults([sent], [failed('signed-out')], chance)
  expect(plan).toEqual({ put: [sent], remove: [], sent: [] })
  expect(ends).toEqual([[sent.seq, { did: 'kept' }]])
  expect(isReached).toBe(false)
})

test.each<[DataErrorKind, number]>([
  ['invalid', 1],
  ['full', 1],
  ['forbidden', 1],
  ['outdated', 1],
  ['not-configured', 1],
  ['unexpected', 30],
])('a write that failed as %s after %i attempts is set aside', (kind, attempts) => {
  const sent = row(rest(), 'rest', { attempts })
  const result = failed(kind)
  const { plan, ends, isReached } = planOfResults([sent], [result], chance)
  expect(plan).toEqual({ put: [{ ...sent, fault: kind }], remove: [], sent: [] })
  expect(ends).toEqual([[sent.seq, result]])
  expect(isReached).toBe(true)
})

test('a write that the database has leaves, to be shown until its rows have come', () => {
  const [changed, unchanged] = [ofEntry(entry()), row(rest(), 'rest')]
  const results = [
    { did: 'changed', at: '2026-03-05T00:00:00.000Z' },
    { did: 'unchanged', at: null },
  ] as const
  const { plan, ends, stored, isReached } = planOfResults([changed, unchanged], results, chance)
  expect(plan.put).toEqual([])
  expect(plan.remove).toEqual([changed.seq, unchanged.seq])
  expect(plan.sent).toEqual([
    { seq: changed.seq, write: entry() },
    { seq: unchanged.seq, write: rest() },
  ])
  expect(ends).toEqual([
    [changed.seq, { did: 'changed' }],
    [unchanged.seq, { did: 'unchanged' }],
  ])
  expect([...stored]).toEqual([[`entry ${ID}`, '2026-03-05T00:00:00.000Z']])
  expect(isReached).toBe(true)
})

test('a result that is missing is a reply that means nothing', () => {
  const rows = [row(rest(), 'a', { attempts: 1 }), row(rest(), 'b', { attempts: 1 })]
  const { ends, plan } = planOfResults(rows, [{ did: 'changed', at: null }], chance)
  expect(ends).toEqual([
    [rows[0]?.seq, { did: 'changed' }],
    [rows[1]?.seq, { did: 'kept' }],
  ])
  expect(plan.remove).toEqual([rows[0]?.seq])
})

test('what is older than what another device stored leaves without having been stored', () => {
  const sent = row(beads(1), 'japa')
  const error = new WriteRefused('superseded', null)
  const { plan, ends, isReached } = planOfResults([sent], [{ error }], chance)
  expect(plan).toEqual({ put: [], remove: [sent.seq], sent: [] })
  expect(ends).toEqual([[sent.seq, { error }]])
  expect(isReached).toBe(true)
})

test('words that the database has already leave as saved, and are in the copies', () => {
  const sent = ofEntry(entry())
  const held = { content: 'dusk', mood: 3, updatedAt: AT } as const
  const { plan, ends } = planOfResults(
    [sent],
    [{ error: new WriteRefused('conflict', held) }],
    chance,
  )
  expect(plan).toMatchObject({ put: [], remove: [sent.seq], sent: [{ write: entry() }] })
  expect(ends).toEqual([[sent.seq, { did: 'unchanged' }]])
})

test('what is sent instead is sent at once in the same place, and nobody hears of an end yet', () => {
  const sent = ofEntry(entry(), { attempts: 4, nextAt: NOW + 1 })
  const held = { content: 'other words', mood: 3, updatedAt: AT } as const
  const { plan, ends, isReached } = planOfResults(
    [sent],
    [{ error: new WriteRefused('conflict', held) }],
    chance,
  )
  const [put] = plan.put
  expect(put).toMatchObject({ seq: sent.seq, nextAt: 0, fault: null })
  expect(put?.row).toBe(`entry ${Object(put?.write).id}`)
  expect(put?.write).toEqual({ ...entry(), id: expect.not.stringMatching(ID) })
  expect([plan.remove, plan.sent, ends, isReached]).toEqual([[], [], [], true])
  // Its own reply says that it is beside the other.
  expect(put && planOfResults([put], [{ did: 'changed', at: null }], chance).ends).toEqual([
    [sent.seq, { did: 'beside' }],
  ])
})

test('a refusal without another way is set aside', () => {
  const sent = row(rest(), 'rest', { attempts: 1 })
  const { plan } = planOfResults([sent], [{ error: new WriteRefused('gone', null) }], chance)
  expect(plan.put).toMatchObject([{ fault: 'gone' }])
})

test('after a request what another tab removed stays away, and later writes of a row are rebased', () => {
  const sent = ofEntry(entry())
  const later = ofEntry(edit('noon'))
  const elsewhere = row(edit('noon'), `entry ${OTHER}`)
  const damaged = { ...ofEntry(edit('x'), { fault: 'damaged' }), write: { kind: 'edit-entry' } }
  const removedElsewhere = row(rest(), 'rest')
  const stored = new Map([[`entry ${ID}`, '2026-03-05T00:00:00.000Z']])
  const plan = { put: [removedElsewhere], remove: [sent.seq] }
  expect(planOfEnd([sent, later, elsewhere, damaged], plan, stored)).toEqual({
    put: [{ ...later, write: edit('noon', '2026-03-05T00:00:00.000Z') }],
    remove: [sent.seq],
    sent: [],
  })
  expect(planOfEnd([removedElsewhere], plan, new Map()).put).toEqual([removedElsewhere])
})

test('what was written on words that became a copy follows it, and what is written after that does not', () => {
  const edited = ofEntry(edit('dusk'), { attempts: 1 })
  const later = ofEntry(edit('noon'))
  const damaged = { ...ofEntry(edit('x'), { fault: 'damaged' }), write: { kind: 'edit-entry' } }
  const copy = { ...edited, row: `entry ${OTHER}`, write: entry(OTHER) }
  const following = { ...later, row: copy.row, write: { ...edit('noon'), id: OTHER } }
  const plan = planOfEnd([edited, later, damaged], { put: [copy] }, new Map())
  expect(plan.put).toEqual([copy, following])
  const after = ofEntry(edit('night'))
  const stored = new Map([[copy.row, '2026-03-05T00:00:00.000Z']])
  expect(planOfEnd([copy, following, after], { remove: [copy.seq] }, stored).put).toEqual([
    { ...following, write: { ...edit('noon', '2026-03-05T00:00:00.000Z'), id: OTHER } },
  ])
})

test('what was written before a copy was made of a later write does not follow that', () => {
  const earlier = ofEntry(edit('dusk'), { fault: 'gone' })
  const edited = ofEntry(edit('noon'), { attempts: 1 })
  const copy = { ...edited, row: `entry ${OTHER}`, write: entry(OTHER) }
  expect(planOfEnd([earlier, edited], { put: [copy] }, new Map()).put).toEqual([copy])
})

test('a request that failed gives its error to each of its writes', async () => {
  const error = new DataError('offline', 'no network')
  expect(await sentOf(Promise.reject(error), 2)).toEqual({
    results: [{ error }, { error }],
    changes: null,
  })
  const { results } = await sentOf(Promise.reject(new Error('odd')), 1)
  expect(results).toMatchObject([{ error: { kind: 'unexpected' } }])
  const sent = { results: [], changes: { since: 5, page: {} } }
  expect(await sentOf(Promise.resolve(sent), 2)).toBe(sent)
})

test('pauses double up to a minute, of which chance takes a part', () => {
  expect([0, 1, 2].map((attempts) => backOff(attempts, 1))).toEqual([500, 1000, 2000])
  expect(backOff(7, 1)).toBe(60_000)
  expect(backOff(1000, 0.25)).toBe(15_000)
  expect(backOff(5, 0)).toBe(0)
})

test('what a failure means depends on its kind alone, but for what nobody foresaw', () => {
  const verdict = (kind: DataErrorKind, attempts = 1) =>
    verdictOn(new DataError(kind, ''), attempts)
  expect([verdict('offline', 999), verdict('signed-out'), verdict('invalid')]).toEqual([
    'send-again',
    'sign-in-first',
    'set-aside',
  ])
  expect([verdict('unexpected', 29), verdict('unexpected', 30)]).toEqual([
    'send-again',
    'set-aside',
  ])
})

test('work is done again after growing pauses until it succeeds, and knows that it is late', async () => {
  const later: [number, () => void][] = []
  const clock = {
    random: () => 1,
    later: (ms: number, work: () => void) => later.push([ms, work]),
  }
  const work = vi.fn<(isLate: boolean) => Promise<void>>()
  work.mockRejectedValueOnce(new Error('no')).mockRejectedValueOnce(new Error('no'))
  work.mockResolvedValue(undefined)
  await untilDone(work, clock)
  expect(later.map(([ms]) => ms)).toEqual([1000])
  later.shift()?.[1]()
  await vi.waitFor(() => expect(later.map(([ms]) => ms)).toEqual([2000]))
  later.shift()?.[1]()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3))
  expect(work.mock.calls).toEqual([[false], [true], [true]])
  expect(later).toEqual([])
})

test('nothing is listed while all of it is on its way; once one is held up, all of it is', () => {
  const onItsWay = [
    row(rest(), 'a'),
    row(rest(), 'b', { attempts: 1 }),
    row(beads(1), 'c', { nextAt: NOW }),
  ]
  expect(waitingIn(onItsWay)).toEqual([])
  const heldUp = row(rest(), 'd', { attempts: 1, nextAt: NOW })
  expect(waitingIn([...onItsWay, heldUp]).map((one) => one.seq)).toEqual(
    [...onItsWay, heldUp].map((one) => one.seq),
  )
  const aside = row(rest(), 'e', { fault: 'full', at: null })
  expect(waitingIn([...onItsWay, aside])).toEqual([
    { seq: aside.seq, at: null, write: rest(), needsAttention: true, isDeleted: false },
  ])
})
