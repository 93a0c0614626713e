import { expect, test } from 'vitest'
import { isWrite } from '~/data/kept-writes.ts'
import { anewOf, callOf, insteadOf, merged, rebased, type Write } from '~/data/write.ts'
import { WriteRefused } from '~/lib/data-error.ts'

const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const AT = '2026-03-04T20:00:00.000Z'
const LATER = '2026-03-04T21:00:00.000Z'
const FILE = { from: 'file', hash: '0123456789abcdef'.repeat(4), bytes: 7 } as const

type Keep = Write<'keep-recording'>

const keep = (changes: Partial<Keep> = {}): Keep => ({
  kind: 'keep-recording',
  id: ID,
  sound: { from: 'address', address: 'https://media.example/yaman.mp3' },
  title: 'An evening in Pune',
  raga: 'Yaman',
  moodCategory: null,
  seconds: 1471,
  at: AT,
  base: null,
  ...changes,
})
const drop = (base: string | null = AT): Write<'delete-recording'> => ({
  kind: 'delete-recording',
  id: ID,
  base,
})
const refused = (kind: 'superseded' | 'gone') => new WriteRefused(kind, null)

test('of two changes that wait, the later is sent, based on what the first was based on', () => {
  expect(merged(keep(), keep({ title: 'A morning', base: AT }))).toEqual(
    keep({ title: 'A morning' }),
  )
  expect(merged(keep({ base: AT }), keep({ title: 'A morning', base: LATER }))).toEqual(
    keep({ title: 'A morning', base: AT }),
  )
})

test('a deletion and a later change in another tab, both unsent, leave the changed recording', () => {
  expect(merged(keep({ title: 'A morning', base: AT }), drop(LATER))).toEqual(drop(AT))
  expect(merged(drop(AT), keep())).toEqual(keep({ base: AT }))
  expect(merged(merged(keep(), drop(AT)) ?? keep(), keep())).toEqual(keep())
})

test('what another device said last of a recording stays', () => {
  expect(insteadOf(keep({ base: AT }), refused('superseded'))).toBe('leave')
  expect(insteadOf(drop(), refused('superseded'))).toBe('leave')
})

test('a change of a recording that another device deleted stores nothing by itself', () => {
  expect(insteadOf(keep({ base: AT }), refused('gone'))).toBeNull()
})

test('the change of a deleted recording can be kept as a new one, of the same sound', () => {
  for (const sound of [keep().sound, FILE]) {
    const anew = anewOf(keep({ sound, title: 'A morning', base: AT }))
    expect(anew).toEqual(keep({ sound, id: expect.any(String), title: 'A morning' }))
    expect(anew).not.toMatchObject({ id: ID })
  }
  expect(anewOf(drop())).toBeNull()
})

test('a write that waited behind another is based on what was stored, also anew', () => {
  expect(rebased(keep({ base: AT }), LATER)).toEqual(keep({ base: LATER }))
  expect(rebased(drop(), LATER, 'another')).toEqual({ ...drop(LATER), id: 'another' })
})

test('of an address the address is sent, of a file its hash and its size', () => {
  expect(callOf(keep()).args).toMatchObject({
    address: 'https://media.example/yaman.mp3',
    file: null,
    bytes: null,
  })
  expect(callOf(keep({ sound: FILE })).args).toMatchObject({
    address: null,
    file: FILE.hash,
    bytes: 7,
  })
})

const CHANGED: readonly (readonly [string, object, boolean])[] = [
  ['as it was', {}, true],
  ['a file', { sound: FILE }, true],
  ['of nothing known', { raga: null, moodCategory: null, seconds: null }, true],
  ['without a sound', { sound: undefined }, false],
  ['by http', { sound: { from: 'address', address: 'http://media.example/a.mp3' } }, false],
  ['by a script', { sound: { from: 'address', address: 'javascript:alert(1)' } }, false],
  ['by a password', { sound: { from: 'address', address: 'https://a:b@media.example/' } }, false],
  ['by a path', { sound: { from: 'file', hash: '../yaman.mp3', bytes: 7 } }, false],
  ['of no bytes', { sound: { ...FILE, bytes: 0 } }, false],
  ['of too many bytes', { sound: { ...FILE, bytes: 1_073_741_825 } }, false],
  ['from elsewhere', { sound: { from: 'blob', address: 'https://media.example/a.mp3' } }, false],
  ['of a strange category', { moodCategory: 'Raudra' }, false],
  ['of half a second', { seconds: 0.5 }, false],
  ['without a title', { title: null }, false],
  ['without an id', { id: 'yaman' }, false],
]

test.each(CHANGED)('what the device has kept of a recording is read: %s', (_, changes, isSound) => {
  expect(isWrite({ ...keep(), ...changes })).toBe(isSound)
})
