import { readMyDataFile } from '~/data/my-data/my-data-file.ts'
import { MY_KINDS, type MyKind, type MyRow, type MyRows } from '~/domain/my-data/my-data.ts'
import { MY_DATA_FORMAT, MY_DATA_VERSION } from '~/domain/my-data/my-data-text.ts'
import type { Database } from '~/lib/call.ts'
import { randomStream } from '~/raga/random.ts'
import { addMyData } from '~tests/support/database/add-my-data.ts'
import { myDataHeld } from '~tests/support/database/held.ts'
import type { Verdict } from '../fuzz-run.ts'
import { pick, type Random } from '../mutate-json.ts'
import { oddText, points, stored } from './odd-text.ts'

const EMPTY = Object.fromEntries(MY_KINDS.map((kind) => [kind, []])) as unknown as MyRows
const AT = '2026-03-04T10:00:00.123456Z'

/** A row with an odd text, the text it is to hold, and whether it may be stored at all. */
type Input = {
  readonly kind: MyKind
  readonly id: string
  readonly row: MyRow
  readonly column: string
  readonly held: string
  readonly isFit: boolean
}

const idOf = (at: number) => `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`

/** White space and what cannot be seen. */
const BLANK = /^[\s\u0085\u180e\u200b-\u200d\u2060]*$/u

function entry(random: Random, at: number): Input {
  const content = oddText(random, 20_000)
  const held = stored(content)
  const row = {
    id: idOf(at),
    content,
    mood: 1 + Math.floor(random() * 5),
    local_date: '2026-03-04',
    local_minute: Math.floor(random() * 1440),
    date_created: AT,
    updated_at: AT,
    starred: random() < 0.5,
  }
  const isFit = points(held) <= 20_000 && !BLANK.test(held)
  return { kind: 'journal_entries', id: idOf(at), row, column: 'content', held, isFit }
}

function session(random: Random, at: number) {
  const day = new Date(Date.UTC(1950, 0, 1 + (at % 20_000))).toISOString().slice(0, 10)
  return {
    id: idOf(at),
    emotion: 'session_complete',
    emotion_label: 'Meditation Session Completed',
    local_date: day,
    local_minute: 600,
    timestamp: AT,
    minutes: 1 + Math.floor(random() * 1440),
    raag: null,
    heard: null,
  }
}

function namedSession(random: Random, at: number): Input {
  const raag = oddText(random, 100)
  const held = stored(raag)
  const row = { ...session(random, at), raag }
  const isFit = points(held) <= 100 && /[^ ]/.test(held)
  return { kind: 'mood_logs', id: idOf(at), row, column: 'raag', held, isFit }
}

const ADDRESS = /^\/recordings\/[a-z0-9+.?=&-]+$/

/** Half of the addresses are those of recordings, and some of these are too long. */
function heardSession(random: Random, at: number): Input {
  const letters = 'yaman-23.mp3?seed=2026-11-25&sa=cs3'.repeat(1 + Math.floor(random() * 6))
  const heard = `/recordings/${pick(random, [letters, oddText(random, 100)])}`
  const row = { ...session(random, at), heard }
  const isFit = heard.length <= 200 && ADDRESS.test(heard)
  return { kind: 'mood_logs', id: idOf(at), row, column: 'heard', held: heard, isFit }
}

/** The input of a number. */
export function fileInput(seed: string, at: number): Input {
  const random = randomStream(`${seed}/${at}`)
  return pick(random, [entry, entry, namedSession, heardSession])(random, at)
}

const fileWith = (rows: Partial<MyRows>) =>
  readMyDataFile(
    JSON.stringify({ ...EMPTY, ...rows, format: MY_DATA_FORMAT, version: MY_DATA_VERSION }),
  )

/** Imports inputs as one person does with a file, and reads all of them again. */
export async function throughFiles(db: Database, inputs: readonly Input[]): Promise<Verdict[]> {
  const verdicts = inputs.map((input) => refusedRight(input))
  const fit = inputs.filter((_, index) => verdicts[index] === 'accepted')
  const rows = (of: MyKind) => fit.filter(({ kind }) => kind === of).map(({ row }) => row)
  const file = fileWith({ journal_entries: rows('journal_entries'), mood_logs: rows('mood_logs') })
  if (file.status === 'refused') throw new Error(file.because.join(' '))
  await addMyData(db, file.rows)
  const held = await myDataHeld(db)
  const found = new Map(
    [...held.journal_entries, ...held.mood_logs].map((row) => [String(row.id), row]),
  )
  return inputs.map((input, index) => {
    const verdict = verdicts[index] ?? 'refused'
    return verdict === 'accepted' ? same(input, found.get(input.id)) : verdict
  })
}

/** A row alone is refused with a sentence exactly when it may not be stored. */
function refusedRight({ kind, row, isFit }: Input): Verdict {
  const file = fileWith({ [kind]: [row] })
  if (file.status === 'read') {
    return isFit ? 'accepted' : { fault: `accepted ${JSON.stringify(row).slice(0, 300)}` }
  }
  const isNamed = file.because.length > 0 && file.because.every((words) => / row 1: “/.test(words))
  if (isFit || !isNamed) return { fault: `${file.because[0]} ${JSON.stringify(row).slice(0, 300)}` }
  return 'refused'
}

function same({ row, column, held }: Input, found: MyRow | undefined): Verdict {
  const expected = JSON.stringify({ ...row, [column]: held })
  const stored = JSON.stringify(found)
  return stored === expected ? 'accepted' : { fault: `sent ${expected}, stored ${stored}` }
}
