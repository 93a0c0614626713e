import { expect, test } from 'vitest'
import { anewOf, insteadOf, merged, rebased, type Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { BORN_IN_PUNE } from '~tests/support/born-in-pune.ts'

const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const AT = '2026-03-04T20:00:00.000Z'
const LATER = '2026-03-04T21:00:00.000Z'

const keep = (changes: Partial<Write<'keep-chart'>> = {}): Write<'keep-chart'> => ({
  kind: 'keep-chart',
  id: ID,
  name: 'Asha',
  birthDate: localDay('1990-01-18'),
  birthTime: '08:30',
  ...BORN_IN_PUNE,
  at: AT,
  base: null,
  ...changes,
})
const drop = (base: string | null = AT): Write<'delete-chart'> => ({
  kind: 'delete-chart',
  id: ID,
  base,
})
const refused = (kind: 'superseded' | 'gone') => new WriteRefused(kind, null)

test('of two changes that wait, the later is sent, based on what the first was based on', () => {
  expect(merged(keep(), keep({ name: 'Usha', base: AT }))).toEqual(keep({ name: 'Usha' }))
  expect(merged(keep({ base: AT }), keep({ name: 'Usha', base: LATER }))).toEqual(
    keep({ name: 'Usha', base: AT }),
  )
})

test('a deletion and a later change in another tab, both unsent, leave the changed chart', () => {
  expect(merged(keep({ name: 'Usha', base: AT }), drop(LATER))).toEqual(drop(AT))
  expect(merged(drop(AT), keep())).toEqual(keep({ base: AT }))
  expect(merged(merged(keep(), drop(AT)) ?? keep(), keep())).toEqual(keep())
})

test('a change that another device overtook is kept as a chart of its own', () => {
  const instead = insteadOf(keep({ base: AT }), refused('superseded'))
  expect(instead).toEqual(keep({ id: expect.any(String), name: 'Asha (2)' }))
  expect(instead).not.toMatchObject({ id: ID })
  const long = insteadOf(keep({ name: '🙏'.repeat(100), base: AT }), refused('superseded'))
  const name = typeof long === 'object' && long && 'name' in long ? long.name : ''
  expect(name).toBe(`${'🙏'.repeat(98)} (2)`)
})

test('a change of a chart that another device deleted stores nothing by itself', () => {
  expect(insteadOf(keep({ base: AT }), refused('gone'))).toBeNull()
})

test('the change of a deleted chart can be kept as a new chart', () => {
  const anew = anewOf(keep({ name: 'Usha', base: AT }))
  expect(anew).toEqual(keep({ id: expect.any(String), name: 'Usha' }))
  expect(anew).not.toMatchObject({ id: ID })
})

test('a deletion leaves what another device changed', () => {
  expect(insteadOf(drop(), refused('superseded'))).toBe('leave')
})

test('a write that waited behind another is based on what was stored, also beside', () => {
  expect(rebased(keep({ base: AT }), LATER)).toEqual(keep({ base: LATER }))
  expect(rebased(drop(), LATER, 'another')).toEqual({ ...drop(LATER), id: 'another' })
})
