import { beforeEach, expect, test, vi } from 'vitest'
import { directDatabase } from '~tests/fuzz/direct-database.ts'
import {
  expectNothingLostOfChanged,
  seed,
  tries,
  tryAll,
  type Verdict,
} from '~tests/fuzz/fuzz-run.ts'
import { fileInput, throughFiles } from '~tests/fuzz/inputs/file-inputs.ts'
import { points, stored } from '~tests/fuzz/inputs/odd-text.ts'
import { throughWrites } from '~tests/fuzz/inputs/write-inputs.ts'

const FILES = { kind: 'Inputs in a file of my data', count: 1_000 }
const WRITES = { kind: 'Inputs, written one by one', count: 100 }
const ROWS_A_FILE = 1_000
const PEOPLE = 4

const database = directDatabase()
beforeEach(() => void vi.stubGlobal('fetch', database.fetch))

test(`${FILES.kind} are stored and read again as they are, or refused by name`, async () => {
  const { kind, count } = FILES
  // One file is one try of many: its person has nothing before it.
  const files = new Map<number, Promise<Verdict[]>>()
  const fileOf = (first: number) => {
    const inputs = Array.from({ length: ROWS_A_FILE }, (_, n) =>
      fileInput(`${seed}/${kind}`, first + n),
    )
    return throughFiles(database.as(`files-${first}`), inputs)
  }
  const tally = await tryAll(kind, tries(count), ROWS_A_FILE, async (at) => {
    const first = at - (at % ROWS_A_FILE)
    const file = files.get(first) ?? fileOf(first)
    files.set(first, file)
    return (await file)[at - first] ?? { fault: 'no verdict' }
  })
  expectNothingLostOfChanged(tally, tries(count))
}, 600_000)

test(`${WRITES.kind}, are stored and read again as they are, or refused by name`, async () => {
  const { kind, count } = WRITES
  // A person holds one set of birth details, so each has one input at a time.
  const people = Array.from({ length: PEOPLE }, (_, person) => database.as(`writes-${person}`))
  const tally = await tryAll(kind, tries(count), PEOPLE, async (at) => {
    const db = people[at % PEOPLE]
    return db ? throughWrites(db, `${seed}/${kind}`, at) : { fault: 'nobody' }
  })
  expectNothingLostOfChanged(tally, tries(count))
}, 600_000)

test('the rule of what is stored is the one of PostgreSQL and JSON', () => {
  expect(stored('a\0b\ud83dc🙏\udc00\ud800')).toBe('ab\ufffdc🙏\ufffd\ufffd')
  expect(points('🙏e\u0301')).toBe(3)
})
