import '~tests/support/window/fake-device.ts'
import { expect, test } from 'vitest'
import type { Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { DataError, WriteRefused } from '~/lib/data-error.ts'
import type { End } from '~/queries/outbox/outbox-parts.ts'
import { waitingIn } from '~/queries/outbox/waiting.ts'
import { committed, device, offline, stored } from '~tests/queries/outbox/outbox-on.ts'

const DAY = localDay('2026-03-04')
const AT = '2026-03-04T20:00:00.000Z'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const mood = (value: 1 | 2 | 3 | 4 | 5, base: string | null = null): Write<'record-mood'> => {
  return { kind: 'record-mood', id: idOf(value), mood: value, day: DAY, minute: 1200, at: AT, base }
}
const entry = (number: number, content: string): Write<'save-entry'> => {
  return { kind: 'save-entry', id: idOf(number), content, mood: 3, day: DAY, minute: 1200, at: AT }
}
const edit = (number: number, content: string, base = AT): Write<'edit-entry'> => {
  const of = { day: DAY, minute: 1200, createdAt: AT }
  return { kind: 'edit-entry', id: idOf(number), content, mood: 3, at: AT, base, of }
}

const beads = (count: number): Write<'record-japa'> => {
  const at = new Date(Date.parse(AT) + count).toISOString()
  return { kind: 'record-japa', mantra: 'shiva', day: DAY, beads: count, at, base: AT }
}

let people = 0
/** A device of a person that no other test has used. */
const newDevice = () => {
  people += 1
  return device(`person ${people}`)
}

test('a write that the database has leaves the outbox', async () => {
  const own = newDevice()
  expect(await committed(own.tab(), mood(4))).toEqual({ did: 'changed' })
  expect(await own.rows()).toEqual([])
  expect(own.requests).toEqual([[mood(4)]])
})

test('a write is on the device before it is sent, and there again for the next tab', async () => {
  const own = newDevice()
  own.reply = async () => {
    expect(await own.rows()).toMatchObject([{ write: mood(4), attempts: 1 }])
    return offline()
  }
  expect(await committed(own.tab(), mood(4))).toEqual({ did: 'kept' })
  own.reply = async () => [stored]
  const next = own.tab()
  await next.ready()
  expect(next.rows()).toMatchObject([{ write: mood(4) }])
  await next.send({ hurry: true })
  expect(await own.rows()).toEqual([])
})

test('a device that cannot be read at first is read again, and what waits on it is shown', async () => {
  const own = newDevice()
  own.reply = async () => offline()
  await committed(own.tab(), mood(4))
  await own.settled()
  // The tab before hears no more, so that it tells this one nothing.
  own.reply = () => new Promise(() => {})
  const read = own.list
  own.list = () => Promise.reject(new Error('The device is silent.'))
  const next = own.tab()
  await next.ready()
  expect(next.rows()).toEqual([])
  own.list = read
  own.now += 60_000
  own.ring()
  await expect.poll(() => next.rows()).toMatchObject([{ write: mood(4) }])
})

test('a write that could not be sent is sent again when its pause is over', async () => {
  const own = newDevice()
  own.reply = async () => offline()
  await committed(own.tab(), mood(4))
  await own.settled()
  own.reply = async () => [stored]
  expect(own.waitingTimers()).toBe(1)
  own.now += 60_000
  own.ring()
  await own.settled()
  expect(await own.rows()).toEqual([])
  expect(own.requests).toHaveLength(2)
})

test('a write that could not be sent before the clock was set back is not kept waiting for the old time', async () => {
  const own = newDevice()
  own.reply = async () => offline()
  await committed(own.tab(), mood(4))
  await own.settled()
  own.reply = async () => [stored]
  own.now -= 365 * 86_400_000
  const next = own.tab()
  await next.ready()
  await next.send()
  expect(await own.rows()).toEqual([])
})

test('beads wait for the next one, each safe on the device, and are sent as one write after a pause', async () => {
  const own = newDevice()
  const tab = own.tab()
  for (const count of [1, 2, 3]) {
    expect(await committed(tab, beads(count))).toEqual({ did: 'kept' })
    expect(await own.rows()).toMatchObject([{ write: beads(count), attempts: 0 }])
  }
  expect(waitingIn(tab.rows())).toEqual([])
  expect(own.requests).toEqual([])
  expect(own.waitingTimers()).toBe(1)
  own.now += 4000
  own.ring()
  await own.settled()
  expect(own.requests).toEqual([[beads(3)]])
  expect(await own.rows()).toEqual([])
})

test('beads that cannot be sent are among what waits', async () => {
  const own = newDevice()
  const tab = own.tab()
  own.reply = async () => offline()
  await committed(tab, beads(1))
  await tab.send({ hurry: true })
  expect(waitingIn(tab.rows())).toMatchObject([{ write: beads(1), needsAttention: false }])
})

test('the writes of one row are sent in their order, one after the other has ended', async () => {
  const own = newDevice()
  const tab = own.tab()
  own.reply = async () => offline()
  await committed(tab, entry(1, 'dusk'))
  await committed(tab, edit(1, 'dawn'))
  await committed(tab, { kind: 'delete-entry', id: idOf(1), day: DAY })
  own.requests.length = 0
  own.reply = async (writes) => writes.map(() => stored)
  await tab.send({ hurry: true })
  // The edit was never sent, so the deletion has taken its place.
  expect(own.requests.map((writes) => writes.map(({ kind }) => kind))).toEqual([
    ['save-entry'],
    ['delete-entry'],
  ])
})

test('all writes that wait go in one request, twenty at most', async () => {
  const own = newDevice()
  const tab = own.tab()
  own.reply = async () => offline()
  for (let number = 1; number <= 25; number += 1) await committed(tab, entry(number, 'dusk'))
  own.requests.length = 0
  own.reply = async (writes) => writes.map(() => stored)
  await tab.send({ hurry: true })
  expect(own.requests.map(({ length }) => length)).toEqual([20, 5])
})

test('a write that can never be stored is set aside and holds up no other', async () => {
  const own = newDevice()
  const tab = own.tab()
  own.reply = async () => offline()
  await committed(tab, entry(1, 'poison'))
  await committed(tab, entry(2, 'dusk'))
  own.reply = async (writes) =>
    writes.map((write) =>
      'content' in write && write.content === 'poison'
        ? { error: new DataError('invalid', 'refused') }
        : stored,
    )
  await tab.send({ hurry: true })
  expect(await own.rows()).toMatchObject([{ write: entry(1, 'poison'), fault: 'invalid' }])
  await tab.send({ hurry: true })
  expect(own.requests.at(-1)).toHaveLength(2)

  own.reply = async () => [stored]
  await tab.tryAgain(tab.rows()[0]?.seq ?? 0)
  expect(await own.rows()).toEqual([])
})

test('a write that was set aside can be given up', async () => {
  const own = newDevice()
  const tab = own.tab()
  own.reply = async () => [{ error: new DataError('forbidden', 'refused') }]
  expect(await committed(tab, mood(4))).toMatchObject({ error: { kind: 'forbidden' } })
  await tab.giveUp(tab.rows()[0]?.seq ?? 0)
  expect(await own.rows()).toEqual([])
})

test('writes wait for the same person to sign in again, and are not set aside', async () => {
  const own = newDevice()
  own.reply = async () => new DataError('signed-out', 'refused')
  expect(await committed(own.tab(), mood(4))).toEqual({ did: 'kept' })
  expect(await own.rows()).toMatchObject([{ fault: null }])
  expect(own.waitingTimers()).toBe(0)
})

test('an unsent mood is replaced by the next one, which keeps what the first was based on', async () => {
  const own = newDevice()
  const tab = own.tab()
  const [one, two] = [await tab.commit(mood(2, 'first')), await tab.commit(mood(5, 'second'))]
  await Promise.all([one.end, two.end])
  expect(own.requests.flat().map((write) => 'mood' in write && write.mood)).toContain(5)
  expect(await own.rows()).toEqual([])
})

test('a write that may have arrived is never changed', async () => {
  const own = newDevice()
  const tab = own.tab()
  own.reply = async () => offline()
  await committed(tab, mood(2))
  await committed(tab, mood(5))
  expect((await own.rows()).map(({ write }) => write)).toEqual([mood(2), mood(5)])
})

test('an edit behind another one is based on what that one stored', async () => {
  const own = newDevice()
  const tab = own.tab()
  own.reply = async () => offline()
  await committed(tab, edit(1, 'dawn'))
  await committed(tab, edit(1, 'noon', 'what the screen showed'))
  own.reply = async () => [{ did: 'changed', at: '2026-03-05T00:00:00.000Z' }]
  own.requests.length = 0
  await tab.send({ hurry: true })
  expect(own.requests.flat()).toEqual([
    edit(1, 'dawn'),
    edit(1, 'noon', '2026-03-05T00:00:00.000Z'),
  ])
})

const held = { content: 'words of another device', mood: 4 as const, updatedAt: AT }

test('words whose id holds other words are stored under a new id', async () => {
  const own = newDevice()
  own.reply = async ([write]) =>
    own.requests.length === 1
      ? [{ error: new WriteRefused('conflict', held) }]
      : [write ? stored : stored]
  expect(await committed(own.tab(), entry(1, 'dusk'))).toEqual({ did: 'beside' })
  const [first, second] = own.requests.flat()
  expect(second).toEqual({ ...first, id: expect.not.stringMatching(idOf(1)) })
  expect(await own.rows()).toEqual([])
})

test('an edit of an entry that was changed elsewhere keeps its words as a new entry of that day', async () => {
  const own = newDevice()
  own.reply = async () =>
    own.requests.length === 1 ? [{ error: new WriteRefused('superseded', held) }] : [stored]
  expect(await committed(own.tab(), edit(1, 'noon'))).toEqual({ did: 'beside' })
  const copy = { ...entry(1, 'noon'), id: expect.any(String), copyOf: 'edit' }
  expect(own.requests[1]).toEqual([copy])
  expect(own.requests[1]?.[0]).not.toMatchObject({ id: idOf(1) })
})

test.each([entry(1, 'noon'), edit(1, 'noon')])(
  'the words of an entry that was deleted elsewhere are offered, and become a new entry when asked: $kind',
  async (write) => {
    const own = newDevice()
    const tab = own.tab()
    own.reply = async () => offline()
    await committed(tab, write)
    own.reply = async () => [{ error: new WriteRefused('gone', null) }]
    await tab.send({ hurry: true })
    const [offered] = waitingIn(await own.rows())
    expect(offered).toMatchObject({ write, needsAttention: true, isDeleted: true })
    // It is shown nowhere, and not sent again by itself.
    expect(tab.shown()).toEqual([])
    own.requests.length = 0
    own.reply = async () => [stored]
    await tab.send({ hurry: true })
    expect(own.requests).toEqual([])
    await tab.tryAgain(offered?.seq ?? 0)
    const anew = { ...entry(1, 'noon'), id: expect.not.stringMatching(idOf(1)) }
    expect(own.requests).toEqual([[anew]])
    expect(await own.rows()).toEqual([])
  },
)

test('what was set aside for another reason is sent again as it was', async () => {
  const own = newDevice()
  const tab = own.tab()
  own.reply = async () => [{ error: new DataError('forbidden', 'refused') }]
  await committed(tab, entry(1, 'noon'))
  expect(waitingIn(tab.rows())).toMatchObject([{ needsAttention: true, isDeleted: false }])
  own.requests.length = 0
  await tab.tryAgain(tab.rows()[0]?.seq ?? 0)
  expect(own.requests).toEqual([[entry(1, 'noon')]])
})

test('what is changed and deleted after an edit became a copy is the copy', async () => {
  const own = newDevice()
  const tab = own.tab()
  own.reply = async () => offline()
  await committed(tab, edit(1, 'dawn'))
  await committed(tab, edit(1, 'noon'))
  own.requests.length = 0
  const at = '2026-03-05T00:00:00.000Z'
  own.reply = async () =>
    own.requests.length === 1
      ? [{ error: new WriteRefused('superseded', held) }]
      : [{ did: 'changed', at }]
  await tab.send({ hurry: true })
  const [, copy, later] = own.requests.flat() as Write<'save-entry'>[]
  expect(copy?.id).not.toBe(idOf(1))
  expect(later).toEqual({ ...edit(1, 'noon', at), id: copy?.id })
  expect(await own.rows()).toEqual([])
})

test('a copy that was not heard of keeps its words when the entry beside it is changed', async () => {
  const own = newDevice()
  const tab = own.tab()
  own.reply = async () => {
    if (own.requests.length === 1) return [{ error: new WriteRefused('superseded', held) }]
    throw new DataError('offline', 'No reply')
  }
  await committed(tab, edit(1, 'dawn'))
  // The screens show what the other device made of the entry, and the copy beside it.
  await committed(tab, edit(1, 'noon', held.updatedAt))
  own.requests.length = 0
  own.reply = async (writes) => writes.map(() => stored)
  await tab.send({ hurry: true })
  const [copy, later] = own.requests.flat() as Write<'save-entry'>[]
  expect(copy).toMatchObject({
    content: 'dawn',
    copyOf: 'edit',
    id: expect.not.stringMatching(idOf(1)),
  })
  expect(later).toEqual(edit(1, 'noon', held.updatedAt))
  expect(await own.rows()).toEqual([])
})

test('what is changed of a copy comes after what was written before it became one', async () => {
  const own = newDevice()
  const tab = own.tab()
  own.reply = async () => offline()
  await committed(tab, edit(1, 'dawn'))
  await committed(tab, edit(1, 'noon'))
  own.requests.length = 0
  own.reply = async () => {
    if (own.requests.length === 1) return [{ error: new WriteRefused('superseded', held) }]
    throw new DataError('offline', 'No reply')
  }
  await tab.send({ hurry: true })
  const [, copy] = own.requests.flat() as Write<'save-entry'>[]
  const id = copy?.id ?? ''
  await committed(tab, { ...edit(1, 'night'), id })
  own.requests.length = 0
  const at = '2026-03-05T00:00:00.000Z'
  own.reply = async (writes) => writes.map(() => ({ did: 'changed', at }))
  await tab.send({ hurry: true })
  expect(own.requests.map((request) => request.map((write) => Object(write)))).toMatchObject([
    [{ id, content: 'dawn' }],
    [{ id, content: 'night', base: at }],
  ])
})

test('an edit that another device made in the same words is stored once', async () => {
  const own = newDevice()
  const same = { ...held, content: 'noon', mood: 3 as const }
  own.reply = async () => [{ error: new WriteRefused('superseded', same) }]
  expect(await committed(own.tab(), edit(1, ' noon '))).toEqual({ did: 'unchanged' })
  expect(own.requests).toHaveLength(1)
})

test('a mood older than that of another device is dropped and its person is told', async () => {
  const own = newDevice()
  own.reply = async () => [{ error: new WriteRefused('superseded', null) }]
  expect(await committed(own.tab(), mood(2))).toMatchObject({ error: { kind: 'superseded' } })
  expect(await own.rows()).toEqual([])
})

test('a tab learns how its write ended when another tab has sent it', async () => {
  const own = newDevice()
  const [one, other] = [own.tab(), own.tab()]
  await Promise.all([one.ready(), other.ready()])
  own.reply = async () => offline()
  await committed(one, mood(4))
  const ended: End[] = []
  one.subscribe({ ended: (_write, end) => ended.push(end) })
  await other.hear({ ends: [] })
  own.reply = async () => [stored]
  await other.send({ hurry: true })
  await expect.poll(() => one.rows()).toEqual([])
  expect(ended).toEqual([{ did: 'changed' }])
})

test('a write ends late in the tab that sent it when its page had been told that it waits', async () => {
  const own = newDevice()
  const late: [string, boolean][] = []
  const listening = (name: string) => {
    const tab = own.tab()
    tab.subscribe({ ended: (_write, _end, isLate) => late.push([name, isLate]) })
    return tab
  }
  const [first, other] = [listening('first'), listening('other')]
  await Promise.all([first.ready(), other.ready()])
  await committed(first, mood(4))
  await other.hear({ ends: [] })
  expect(late.filter(([, isLate]) => isLate)).toEqual([])
  own.reply = async () => offline()
  await committed(first, mood(5))
  own.reply = async () => [stored]
  await other.hear({ ends: [] })
  await first.send({ hurry: true })
  await own.settled()
  expect(late.filter(([, isLate]) => isLate)).toEqual([['first', true]])
})

test('the outbox of one person holds nothing of another', async () => {
  const [asha, ravi] = [newDevice(), newDevice()]
  asha.reply = async () => offline()
  await committed(asha.tab(), mood(1))
  const tab = ravi.tab()
  await tab.ready()
  expect(tab.rows()).toEqual([])
  await tab.send({ hurry: true })
  expect(ravi.requests).toEqual([])
})
